package p2p

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"github.com/multiformats/go-varint"
)

// errFrame is wrapped by errors of readFrame that are the sender's fault.
var errFrame = errors.New("malformed frame")

// frameStep is how much memory a frame gets before its bytes have come; after that it doubles.
const frameStep = 4 << 10

// readFrame reads one length-prefixed message of at most limit bytes. take is asked before memory is used; nil allows
// any. No more than twice what has come is reserved.
func readFrame(in io.Reader, limit int, take func(n int) error) ([]byte, error) {
	r := bufio.NewReaderSize(in, 512)
	size, err := varint.ReadUvarint(r)
	if err != nil {
		return nil, frameError(err)
	}
	if size > uint64(limit) {
		return nil, fmt.Errorf("%w: cap %d bytes", ErrTooLarge, limit)
	}
	b := []byte{}
	for left := int(size); left > 0; {
		n := min(left, max(frameStep, len(b)))
		if take != nil {
			if err := take(n); err != nil {
				return nil, err
			}
		}
		b = append(b, make([]byte, n)...)
		if _, err := io.ReadFull(r, b[len(b)-n:]); err != nil {
			return nil, frameError(err)
		}
		left -= n
	}
	return b, nil
}

func frameError(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("%w: %w", errFrame, io.ErrUnexpectedEOF)
	}
	return fmt.Errorf("read frame: %w", err)
}
