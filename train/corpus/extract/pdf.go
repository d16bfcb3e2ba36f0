package extract

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/klippa-app/go-pdfium"
	"github.com/klippa-app/go-pdfium/references"
	"github.com/klippa-app/go-pdfium/requests"
	"github.com/klippa-app/go-pdfium/webassembly"
	"github.com/tetratelabs/wazero"

	"github.com/infernetprotocol/infernet/train/corpus"
)

const (
	// pdfMemory bounds the sandbox's memory, in pages of 64 KiB.
	pdfMemory = 1 << 30 / (64 << 10)
	// pdfTime bounds the reading of one file.
	pdfTime = 2 * time.Minute
)

// sandbox runs PDFium.
type sandbox struct {
	pool  pdfium.Pool
	cache wazero.CompilationCache
}

// openSandbox compiles PDFium, which takes seconds, and once on a machine: what was compiled is kept.
func openSandbox() (*sandbox, error) {
	s := &sandbox{cache: wazero.NewCompilationCache()}
	if dir, err := os.UserCacheDir(); err == nil {
		if kept, err := wazero.NewCompilationCacheWithDir(filepath.Join(dir, "infernet", "pdfium")); err == nil {
			s.cache = kept
		}
	}
	c := wazero.NewRuntimeConfig().WithCompilationCache(s.cache).WithMemoryLimitPages(pdfMemory).
		WithCloseOnContextDone(true)
	var err error
	s.pool, err = webassembly.Init(webassembly.Config{MaxIdle: 1, MaxTotal: 1,
		RuntimeConfig: c, Stdout: io.Discard, Stderr: io.Discard})
	return s, err
}

func (s *sandbox) close() error {
	return errors.Join(s.pool.Close(), s.cache.Close(context.Background()))
}

// pdf reads the pages of a PDF as one text.
func (r *Reader) pdf(ctx context.Context, f *os.File, y yield) error {
	if r.pdfs == nil {
		s, err := openSandbox()
		if err != nil {
			return fmt.Errorf("PDFium does not start: %w", err)
		}
		r.pdfs = s
	}
	raw, err := io.ReadAll(f)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFile, err)
	}
	text, err := r.pdfs.text(ctx, raw)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		return fmt.Errorf("%w: PDFium: %w", ErrFile, err)
	case strings.TrimSpace(text) == "":
		return fmt.Errorf("%w: it has no text: scanned pages need a program that recognises characters", ErrFile)
	}
	return y(corpus.Joined(text))
}

// text reads a file in an instance of its own, which is killed if it takes too long.
func (s *sandbox) text(ctx context.Context, raw []byte) (text string, err error) {
	i, err := s.pool.GetInstance(pdfTime)
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(ctx, pdfTime)
	defer cancel()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		text, err = pages(i, raw)
	}()
	select {
	case <-ended:
		return text, errors.Join(err, i.Close())
	case <-ctx.Done():
		err := i.Kill()
		<-ended
		return "", errors.Join(fmt.Errorf("it takes more than %v", pdfTime), err)
	}
}

func pages(i pdfium.Pdfium, raw []byte) (string, error) {
	d, err := i.OpenDocument(&requests.OpenDocument{File: &raw})
	if err != nil {
		return "", err
	}
	n, err := i.FPDF_GetPageCount(&requests.FPDF_GetPageCount{Document: d.Document})
	if err != nil {
		return "", err
	}
	var all strings.Builder
	for at := range n.PageCount {
		text, err := onPage(i, d.Document, at)
		if err != nil {
			return "", fmt.Errorf("page %d: %w", at+1, err)
		}
		if all.WriteString(text); all.Len() > maxFile {
			return "", errors.New("its text is longer than the longest file that is read")
		}
		all.WriteByte('\n')
	}
	return all.String(), nil
}

func onPage(i pdfium.Pdfium, d references.FPDF_DOCUMENT, at int) (string, error) {
	page := requests.Page{ByIndex: &requests.PageByIndex{Document: d, Index: at}}
	t, err := i.GetPageText(&requests.GetPageText{Page: page})
	if err != nil {
		return "", err
	}
	return t.Text, nil
}
