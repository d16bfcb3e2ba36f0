// Package artifacts reads the folders of finished jobs' models. Nothing outside of such a folder is
// opened, whatever a name is or a link says.
package artifacts

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// Errors of this package. ErrNone is wrapped for a folder that is not there, and ErrFile for a name
// that is no regular file's below the folder.
var (
	ErrNone = errors.New("no model is here")
	ErrFile = errors.New("the model has no such file")
	ErrMany = errors.New("more files than a model has")
)

// maxFiles is more than a model has.
const maxFiles = 10_000

// File is a file of a model. Name is its path below the model's folder, with slashes, and Bytes its
// length.
type File struct {
	Name  string
	Bytes int64
}

// List returns the regular files below a folder, in the order of their names.
func List(dir string) (all []File, err error) {
	root, err := open(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	err = fs.WalkDir(root.FS(), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		info, err := d.Info()
		if err == nil && len(all) == maxFiles {
			err = fmt.Errorf("%w: over %d in %s", ErrMany, maxFiles, dir)
		}
		if err == nil {
			all = append(all, File{path, info.Size()})
		}
		return err
	})
	return all, err
}

// Open opens a regular file below a folder by its path with slashes.
func Open(dir, name string) (*os.File, error) {
	root, err := open(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	if !fs.ValidPath(name) {
		return nil, fmt.Errorf("%w: %.200q", ErrFile, name)
	}
	// Lstat first: to open a pipe would wait for its other end.
	if info, err := root.Lstat(name); err != nil || !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%w: %.200q", ErrFile, name)
	}
	return root.Open(name)
}

func open(dir string) (*os.Root, error) {
	root, err := os.OpenRoot(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w: %s", ErrNone, dir)
	}
	return root, err
}
