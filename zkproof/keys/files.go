package keys

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// maxFile is the largest file of a ceremony that is read, in bytes. The file of the
// largest circuit has less than 300 MB.
const maxFile = 1 << 30

// errTooLarge is wrapped if a file is larger than its limit.
var errTooLarge = errors.New("the file is too large")

func readCapped(path string, limit int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	raw, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err == nil && int64(len(raw)) > limit {
		err = fmt.Errorf("%w: %s has more than %d bytes", errTooLarge, path, limit)
	}
	return raw, err
}

// writeFile replaces a file atomically.
func writeFile(path string, b []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // does nothing once the file is renamed
	_, err = f.Write(b)
	err = errors.Join(err, f.Chmod(0o644)) // nothing of a ceremony is secret
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// encode returns the output of a WriterTo.
func encode(w io.WriterTo) ([]byte, error) {
	var b bytes.Buffer
	_, err := w.WriteTo(&b)
	return b.Bytes(), err
}

// codec reads and writes one of gnark's encodings.
type codec interface {
	io.ReaderFrom
	io.WriterTo
}

// decode reads exactly one object in its own encoding, once check has found its lengths to
// fit. gnark checks while it reads that points are on the curve and in the right subgroup;
// it takes some inputs that are cut off, and panics for others. decode returns an error for
// both.
func decode(raw []byte, into codec, check func(raw []byte) error) error {
	if check != nil {
		if err := check(raw); err != nil {
			return fmt.Errorf("%w: malformed: %w", ErrTranscript, err)
		}
	}
	r := bytes.NewReader(raw)
	err := recovered(func() error {
		_, err := into.ReadFrom(r)
		return err
	})
	if err != nil {
		return fmt.Errorf("%w: malformed: %w", ErrTranscript, err)
	}
	again, err := encode(into)
	if err != nil || !bytes.Equal(again, raw) {
		return fmt.Errorf("%w: malformed: %d bytes that encode nothing exactly", ErrTranscript, len(raw))
	}
	return nil
}

// errPanic is wrapped if gnark panicked.
var errPanic = errors.New("refused by the library")

// recovered returns the error of f, also if it panics.
func recovered(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: %v", errPanic, r)
		}
	}()
	return f()
}
