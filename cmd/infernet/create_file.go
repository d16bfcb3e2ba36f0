package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// createNew writes a file that is not there yet, whole or not at all, also if
// the machine loses power. It returns the file's size.
func createNew(name string, write func(io.Writer) error) (n int64, err error) {
	if _, err := os.Lstat(name); err == nil {
		return 0, &usageError{fmt.Errorf("%s exists already", name), "name a file that does not exist yet"}
	}
	file, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*"+partialSuffix)
	if err != nil {
		return 0, err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(file.Name()) // it may have its name already
		}
	}()
	w := bufio.NewWriterSize(file, 1<<20)
	err = errors.Join(write(w), w.Flush(), file.Chmod(0o644), file.Sync())
	if info, failed := file.Stat(); failed == nil {
		n = info.Size()
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return n, err
	}
	if err = os.Rename(file.Name(), name); err != nil {
		return n, err
	}
	return n, syncFolder(filepath.Dir(name))
}

// partialSuffix ends the name of a file that is being written.
const partialSuffix = ".partial"

// syncFolder makes what was renamed in a folder last.
func syncFolder(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
