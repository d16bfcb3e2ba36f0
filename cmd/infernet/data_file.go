package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
)

const (
	outsideFlag = "allow-outside"
	outsideHelp = "let the job file name data outside of its own folder"
	setData     = "set `data` in the job file to the path of your text"
)

// allowOutside adds the flag without which a job file publishes nothing but what lies beside it.
func allowOutside(c *cobra.Command) *bool { return c.Flags().Bool(outsideFlag, false, outsideHelp) }

// openData opens the data set that a job file names. Job files are passed around, and a data set is published. So
// without outside the file must lie in the folder of the job file, also after symbolic links are followed.
func openData(folder, name string, outside bool) (*os.File, error) {
	full := name
	if !filepath.IsAbs(name) {
		full = filepath.Join(folder, name)
	}
	if outside {
		return hintMissing(openRegular(full, api.MaxBlob, os.OpenFile))
	}
	inside, err := within(folder, name)
	if err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	f, err := openRegular(inside, api.MaxBlob, root.OpenFile)
	if err == nil || errors.Is(err, os.ErrPermission) {
		return f, err
	}
	if _, there := root.Stat(inside); there == nil {
		return nil, err // it is inside, and no data set
	}
	if _, there := os.Stat(full); there == nil {
		return nil, errOutside(name)
	}
	return hintMissing(nil, err)
}

// hintMissing says where the name of the data set stands if there is no such file.
func hintMissing(f *os.File, err error) (*os.File, error) {
	if errors.Is(err, os.ErrNotExist) {
		err = &usageError{err, setData}
	}
	return f, err
}

// within is the path of a data set relative to the folder of the job file.
func within(folder, name string) (string, error) {
	if !filepath.IsAbs(name) {
		if name = filepath.Clean(name); !filepath.IsLocal(name) {
			return "", errOutside(name)
		}
		return name, nil
	}
	abs, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	rel, err := filepath.Rel(abs, name)
	if err != nil || !filepath.IsLocal(rel) {
		return "", errOutside(name)
	}
	return rel, nil
}

func errOutside(name string) error {
	return &usageError{fmt.Errorf("data: %s is outside of the job file's folder", name),
		"a data set is published: if this one may be, say so with --" + outsideFlag}
}

// opener is os.OpenFile, or that of an os.Root.
type opener func(name string, flag int, perm os.FileMode) (*os.File, error)

// openRegular opens a regular file of at most limit bytes. It does not wait for the other end of a pipe.
func openRegular(name string, limit int64, open opener) (*os.File, error) {
	f, err := open(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	switch {
	case err != nil:
	case !info.Mode().IsRegular():
		err = &usageError{fmt.Errorf("%s is not a regular file", name), "name a file with the data in it"}
	case info.Size() > limit:
		err = &usageError{fmt.Errorf("%s has %d bytes, at most %d are possible", name, info.Size(), limit), ""}
	default:
		return f, nil
	}
	return nil, errors.Join(err, f.Close())
}

// readRegular reads a regular file of at most limit bytes.
func readRegular(name string, limit int64) ([]byte, error) {
	f, err := openRegular(name, limit, os.OpenFile)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, limit)) // it may be growing
}
