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

// decode reads exactly one object. gnark checks while it reads that points are on the
// curve and in the right subgroup. It allocates lengths as it reads, so the file's size
// bounds them. gnark panics for some malformed inputs; decode returns an error for
// them.
func decode(raw []byte, into io.ReaderFrom) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: malformed: %v", ErrTranscript, r)
		}
	}()
	r := bytes.NewReader(raw)
	if _, err := into.ReadFrom(r); err != nil {
		return fmt.Errorf("%w: malformed: %w", ErrTranscript, err)
	}
	if r.Len() != 0 {
		return fmt.Errorf("%w: %d bytes too many", ErrTranscript, r.Len())
	}
	return nil
}
