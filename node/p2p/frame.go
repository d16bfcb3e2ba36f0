package p2p

import (
	"errors"
	"fmt"
	"io"

	"github.com/libp2p/go-msgio"
)

// errFrame is wrapped by errors of readFrame that are the sender's fault.
var errFrame = errors.New("malformed frame")

// readFrame reads one length-prefixed message of at most limit bytes.
func readFrame(r io.Reader, limit int) ([]byte, error) {
	b, err := msgio.NewVarintReaderSize(r, limit).ReadMsg()
	switch {
	case errors.Is(err, msgio.ErrMsgTooLarge):
		return nil, fmt.Errorf("%w: cap %d bytes", ErrTooLarge, limit)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return nil, fmt.Errorf("%w: %w", errFrame, io.ErrUnexpectedEOF)
	case err != nil:
		return nil, fmt.Errorf("read frame: %w", err)
	}
	return b, nil
}
