package web

import (
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestBundleIsOfTheSource needs no bundler: the bundle says of which source it was made.
func TestBundleIsOfTheSource(t *testing.T) {
	var want strings.Builder
	paths, err := filepath.Glob("src/*")
	if err != nil || len(paths) < 5 {
		t.Fatalf("%d files: %v", len(paths), err)
	}
	slices.SortFunc(paths, func(a, b string) int {
		return strings.Compare(filepath.Ext(a)+a, filepath.Ext(b)+b)
	})
	for _, p := range paths {
		b, err := os.ReadFile(p)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&want, "%x  %s\n", sha256.Sum256(b), filepath.Base(p))
	}
	got, err := os.ReadFile("dist/sources.txt")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want.String() {
		t.Error("dist was not made of src as it is now: run scripts/web/build")
	}
}

// fetched is a file as a browser gets it.
func fetched(t *testing.T, p *Page, path string) (*httptest.ResponseRecorder, string) {
	t.Helper()
	r := httptest.NewRequest("GET", path, nil)
	r.Header.Set("Accept-Encoding", "gzip")
	w := httptest.NewRecorder()
	p.ServeHTTP(w, r)
	z, err := gzip.NewReader(w.Body)
	if err != nil {
		t.Fatal(err)
	}
	b, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return w, string(b)
}

// TestPageLoadsLittleAndFromNowhereElse holds the first load to the budget and every file to the policy.
func TestPageLoadsLittleAndFromNowhereElse(t *testing.T) {
	const budget = 70 << 10
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	foreign := regexp.MustCompile(`https?://[^"'\s)]+`)
	sum := 0
	for _, path := range []string{"/", "/app.js", "/app.css"} {
		if !p.Has(path) {
			t.Fatalf("there is no %s", path)
		}
		w, text := fetched(t, p, path)
		n := w.Result().ContentLength
		sum += int(n)
		for _, u := range foreign.FindAllString(text, -1) {
			if u != "http://www.w3.org/2000/svg" {
				t.Errorf("%s names %s", path, u)
			}
		}
		for name, want := range map[string]string{
			"Content-Security-Policy": Policy, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
			"Cross-Origin-Opener-Policy": "same-origin", "Set-Cookie": "",
		} {
			if got := w.Header().Get(name); got != want {
				t.Errorf("%s: %s is %q", path, name, got)
			}
		}
	}
	t.Logf("the first load is %d bytes", sum)
	if sum == 0 || sum > budget {
		t.Errorf("the first load is %d bytes, at most %d", sum, budget)
	}
}

// TestSourceParsesNoHTML holds the source to making elements of texts, beside the policy that enforces it.
func TestSourceParsesNoHTML(t *testing.T) {
	sinks := regexp.MustCompile(`innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc|` +
		`document\.cookie|localStorage|DOMParser|setHTML`)
	paths, err := filepath.Glob("src/*.ts")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range paths {
		b, err := os.ReadFile(p)
		if err != nil {
			t.Fatal(err)
		}
		if s := sinks.Find(b); s != nil {
			t.Errorf("%s has %s", p, s)
		}
	}
}

func TestOtherPathsAreNotThePage(t *testing.T) {
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/index.html", "/dist/app.js", "/app.js/", "/../web.go", "/sources.txt", "//"} {
		if p.Has(path) {
			t.Errorf("the page has %s", path)
		}
	}
}
