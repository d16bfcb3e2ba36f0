package web

import (
	"bytes"
	"compress/gzip"
	"embed"
	"fmt"
	"net/http"
	"strings"
)

//go:embed dist/index.html dist/app.js dist/app.css
var dist embed.FS

// Policy is what a browser lets the page do. Where trusted types are required and none may be made, nothing that is
// inserted as HTML is accepted.
const Policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
	"trusted-types 'none'"

// Page serves the files. It is safe for concurrent use.
type Page struct{ files map[string]file }

type file struct {
	kind          string
	plain, zipped []byte
}

// New reads the embedded files.
func New() (*Page, error) {
	p := &Page{files: map[string]file{}}
	for path, at := range map[string]struct{ name, kind string }{
		"/":        {"index.html", "text/html; charset=utf-8"},
		"/app.js":  {"app.js", "text/javascript; charset=utf-8"},
		"/app.css": {"app.css", "text/css; charset=utf-8"},
	} {
		b, err := dist.ReadFile("dist/" + at.name)
		if err != nil {
			return nil, err
		}
		zipped, err := zip(b)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", at.name, err)
		}
		p.files[path] = file{at.kind, b, zipped}
	}
	return p, nil
}

func zip(b []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(b); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}

// Has reports whether a path is one of the files.
func (p *Page) Has(path string) bool {
	_, ok := p.files[path]
	return ok
}

// ServeHTTP implements http.Handler.
func (p *Page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f, ok := p.files[r.URL.Path]
	if !ok {
		http.NotFound(w, r)
		return
	}
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Content-Security-Policy", Policy)
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Vary", "Accept-Encoding")
	body := f.plain
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		body = f.zipped
	}
	h.Set("Content-Length", fmt.Sprint(len(body)))
	if r.Method != http.MethodHead {
		// The browser may be gone; there is nobody left to tell.
		_, _ = w.Write(body)
	}
}
