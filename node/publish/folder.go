package publish

import (
	"bytes"
	"crypto/sha1" //nolint:gosec // git names its blobs so
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/infernetprotocol/infernet/node/artifacts"
)

// sampleBytes is how much of a file's beginning the hub wants, by which it tells text from other files.
const sampleBytes = 512

// file is a file of the folder, as it was when it was hashed.
type file struct {
	name   string // below the folder, with slashes
	size   int64
	sha256 string // hexadecimal
	blob   string // git's hash of it
	sample []byte
}

// survey lists and hashes the files of a folder. Names that begin with a dot are left out: they are no
// part of a model, and may be secrets. The error wraps ErrFolder.
func survey(dir string) (files []file, err error) {
	if err := refuseLinks(dir); err != nil {
		return nil, err
	}
	all, err := artifacts.List(dir)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFolder, err)
	}
	weights := false
	for _, f := range all {
		if hidden(f.Name) {
			continue
		}
		weights = weights || strings.HasSuffix(f.Name, ".safetensors") || strings.HasSuffix(f.Name, ".gguf")
		one, err := hashed(dir, f)
		if err != nil {
			return nil, err
		}
		files = append(files, one)
	}
	if !weights {
		return nil, fmt.Errorf("%w: %s has no weights (.safetensors or .gguf)", ErrFolder, dir)
	}
	return files, nil
}

// refuseLinks refuses folders with links and the like, which would be missing from what is published.
func refuseLinks(dir string) error {
	return fs.WalkDir(os.DirFS(dir), ".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && path != "." && hidden(path) && d.IsDir() {
			return fs.SkipDir
		}
		if err == nil && !d.IsDir() && !d.Type().IsRegular() && !hidden(path) {
			err = fmt.Errorf("%s is a link or no regular file: copy the file in its place", path)
		}
		if err != nil {
			err = fmt.Errorf("%w: %w", ErrFolder, err)
		}
		return err
	})
}

func hidden(name string) bool { return strings.HasPrefix(name, ".") || strings.Contains(name, "/.") }

func hashed(dir string, of artifacts.File) (f file, err error) {
	in, err := artifacts.Open(dir, of.Name)
	if err != nil {
		return f, err
	}
	defer in.Close()
	f = file{name: of.Name, size: of.Bytes}
	sum, blob := sha256.New(), sha1.New() //nolint:gosec // as above
	fmt.Fprintf(blob, "blob %d\x00", f.size)
	head := &limited{rest: sampleBytes}
	n, err := io.Copy(io.MultiWriter(sum, blob, head), in)
	if err == nil && n != f.size {
		err = fmt.Errorf("%w: %s", ErrChanged, f.name)
	}
	f.sha256, f.blob, f.sample = digits(sum), digits(blob), head.Bytes()
	return f, err
}

func digits(h hash.Hash) string { return hex.EncodeToString(h.Sum(nil)) }

// limited keeps the first bytes that are written to it.
type limited struct {
	bytes.Buffer
	rest int
}

func (l *limited) Write(b []byte) (int, error) {
	n := min(l.rest, len(b))
	l.rest -= n
	_, err := l.Buffer.Write(b[:n])
	return len(b), err
}

// readWhole reads a small file, and checks that it is what was hashed.
func (f file) readWhole(dir string) ([]byte, error) {
	in, err := artifacts.Open(dir, f.name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	b, err := io.ReadAll(io.LimitReader(in, f.size+1))
	if sum := sha256.Sum256(b); err == nil && hex.EncodeToString(sum[:]) != f.sha256 {
		err = fmt.Errorf("%w: %s", ErrChanged, f.name)
	}
	return b, err
}
