package extract

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// ErrFile is wrapped by errors about one file, which is left out.
var ErrFile = errors.New("file not read")

// maxFile is the most bytes of a file that is read whole, which all are but those with rows.
const maxFile = 256 << 20

// kind is how a file holds its text.
type kind struct {
	name     string
	endings  []string
	read     func(*Reader, context.Context, *os.File, yield) error
	anySized bool // it is not read whole
}

// yield takes one text of a file.
type yield func(text string) error

var kinds = []kind{
	{"text", []string{".txt", ".text", ".rst"}, (*Reader).plain, false},
	{"Markdown", []string{".md", ".markdown"}, (*Reader).plain, false},
	{"web page", []string{".html", ".htm", ".xhtml"}, (*Reader).page, false},
	{"PDF", []string{".pdf"}, (*Reader).pdf, false},
	{"rows", []string{".jsonl", ".ndjson", ".json", ".parquet"}, (*Reader).rows, true},
}

// Endings lists the endings of file names that are read.
func Endings() (all []string) {
	for _, k := range kinds {
		all = append(all, k.endings...)
	}
	return all
}

// Reader reads files. It is not safe for concurrent use. Close it.
type Reader struct {
	pdfs *sandbox // nil until the first PDF
	// Files counts the files that were read, by kind.
	Files map[string]int
	// Skipped are the files that were not.
	Skipped []Skipped
}

// Skipped is a file that was left out.
type Skipped struct {
	File string `json:"file"`
	Why  string `json:"why"`
}

// NewReader returns a reader.
func NewReader() *Reader { return &Reader{Files: map[string]int{}} }

// Close gives the sandbox's memory back.
func (r *Reader) Close() error {
	if r.pdfs == nil {
		return nil
	}
	return r.pdfs.close()
}

// Read calls take with every text of a file, or of all files under a folder in the order of their names. A file that
// cannot be read is left out and noted in Skipped; one that was named itself is an error. Links in folders are not
// followed, and hidden files and folders are left out.
func (r *Reader) Read(ctx context.Context, path string, take func(file, text string) error) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if !info.IsDir() {
		return r.file(ctx, path, take)
	}
	return filepath.WalkDir(path, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case ctx.Err() != nil:
			return ctx.Err()
		case name != path && strings.HasPrefix(d.Name(), "."):
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case !d.Type().IsRegular():
			return nil
		}
		if err := r.file(ctx, name, take); errors.Is(err, ErrFile) {
			r.Skipped = append(r.Skipped, Skipped{name, err.Error()})
		} else if err != nil {
			return err
		}
		return nil
	})
}

func (r *Reader) file(ctx context.Context, name string, take func(file, text string) error) error {
	ending := strings.ToLower(filepath.Ext(name))
	at := slices.IndexFunc(kinds, func(k kind) bool { return slices.Contains(k.endings, ending) })
	if at < 0 {
		return fmt.Errorf("%w: %q is none of the kinds that are read: %s", ErrFile, filepath.Base(name),
			strings.Join(Endings(), " "))
	}
	f, err := os.Open(name)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFile, err)
	}
	defer f.Close()
	k := kinds[at]
	if info, err := f.Stat(); err != nil {
		return fmt.Errorf("%w: %w", ErrFile, err)
	} else if info.Size() > maxFile && !k.anySized {
		return fmt.Errorf("%w: it has %d MiB, at most %d are read: split it", ErrFile, info.Size()>>20, maxFile>>20)
	}
	if err := k.read(r, ctx, f, func(text string) error { return take(name, text) }); err != nil {
		return err
	}
	r.Files[k.name]++
	return nil
}

// plain reads a file that is one text.
func (r *Reader) plain(_ context.Context, f *os.File, y yield) error {
	b, err := io.ReadAll(f)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFile, err)
	}
	if !utf8.Valid(b) {
		return fmt.Errorf("%w: it is not UTF-8: convert it, for example with iconv", ErrFile)
	}
	return y(string(b))
}
