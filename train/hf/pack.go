package hf

import (
	"archive/tar"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"time"

	"github.com/infernetprotocol/infernet/train/tokenizer"
)

// maxPacked bounds the files of an archive: the shards, their index and the small files.
const maxPacked = maxShards + 32

var shardName = regexp.MustCompile(`^[0-9A-Za-z][0-9A-Za-z_.-]{0,127}\.safetensors$`)

// Pack writes the files of f as a tar archive: configuration, weights and the
// tokenizer's files. Equal folders give equal bytes, and so one content id: the
// files are in the order of their names and have fixed headers.
func (f *Folder) Pack(w io.Writer) error {
	names, err := f.packed()
	if err != nil {
		return err
	}
	t := tar.NewWriter(w)
	for _, name := range names {
		if err := packFile(t, f.dir, name); err != nil {
			return fmt.Errorf("pack %s: %w", name, err)
		}
	}
	return t.Close()
}

// packed lists the files of the folder that belong into an archive.
func (f *Folder) packed() ([]string, error) {
	names, err := f.shards()
	if err != nil {
		return nil, err
	}
	for _, name := range append([]string{configName, indexName}, copied...) {
		if _, err := os.Stat(filepath.Join(f.dir, name)); err == nil {
			names = append(names, name)
		} else if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	slices.Sort(names)
	return names, nil
}

func packFile(t *tar.Writer, dir, name string) error {
	info, err := packable(dir, name)
	if err != nil {
		return err
	}
	file, err := os.Open(filepath.Join(dir, name))
	if err != nil {
		return err
	}
	defer file.Close()
	h := &tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: 0o644, Size: info.Size(), ModTime: time.Unix(0, 0)}
	if err := t.WriteHeader(h); err != nil {
		return err
	}
	_, err = io.CopyN(t, file, info.Size())
	return err
}

// mostOf is the largest size of a file of an archive, or -1 for a file that no
// archive has.
func mostOf(name string) int64 {
	switch {
	case name == configName:
		return maxConfig
	case name == indexName:
		return maxHeader
	case slices.Contains(copied, name):
		return tokenizer.MaxFile
	case shardName.MatchString(name):
		return 1 << 44
	}
	return -1
}

// Unpack reads an archive of Pack to its end and writes its files into a new
// folder, all of them or nothing. The archive may be hostile: only regular files
// with the names that Pack gives are taken, each once, at most limit bytes in
// all. The error wraps ErrFormat if the archive is wrong, or ErrExists.
func Unpack(r io.Reader, dir string, limit uint64) error {
	return stage(dir, func(staged string) error {
		t := tar.NewReader(r)
		for n := 0; ; n++ {
			h, err := t.Next()
			if errors.Is(err, io.EOF) {
				_, err = io.Copy(io.Discard, r) // what follows the end is no part of the folder
				return err
			}
			if err != nil {
				return notPacked(err)
			}
			if n >= maxPacked || h.Typeflag != tar.TypeReg || h.Size < 0 || h.Size > mostOf(h.Name) ||
				uint64(h.Size) > limit {
				return fmt.Errorf("%w: the archive's entry %.80q, of %d bytes, is no file of a model", ErrFormat,
					h.Name, h.Size)
			}
			limit -= uint64(h.Size)
			//nolint:gosec // G305: mostOf knows only plain names
			if err := unpackFile(t, filepath.Join(staged, h.Name)); err != nil {
				return notPacked(err)
			}
		}
	})
}

func unpackFile(r io.Reader, name string) error {
	return writeFile(name, func(w io.Writer) error { _, err := io.Copy(w, r); return err })
}

// notPacked distinguishes an archive that is wrong from a reader or a disk that failed.
func notPacked(err error) error {
	if errors.Is(err, tar.ErrHeader) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%w: the archive: %w", ErrFormat, err)
	}
	return err
}
