package extract

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// folder writes files and returns their folder.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// read returns the texts of a path, as "name: text".
func read(t *testing.T, path string) (all []string, r *Reader, err error) {
	t.Helper()
	r = NewReader()
	t.Cleanup(func() {
		if err := r.Close(); err != nil {
			t.Error(err)
		}
	})
	err = r.Read(t.Context(), path, func(file, text string) error {
		all = append(all, filepath.Base(file)+": "+strings.TrimSpace(text))
		return nil
	})
	return all, r, err
}

const webPage = `<html><head><meta charset="iso-8859-1"><title>Cats</title><script>var x = 1</script></head><body>
<nav><a href="/">Home</a> <a href="/about">About us</a></nav>
<article><h1>Cats</h1><p>%s</p><p>They like b` + "\xe4" + `nks &amp; sofas.</p></article>
<footer>All rights reserved</footer></body></html>`

// printed is a PDF of one page with one line of text, with the offsets that a reader looks for.
func printed(text string) string {
	var b bytes.Buffer
	b.WriteString("%PDF-1.4\n")
	var at []int
	object := func(body string) {
		at = append(at, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", len(at), body)
	}
	object("<</Type/Catalog/Pages 2 0 R>>")
	object("<</Type/Pages/Kids[3 0 R]/Count 1>>")
	object("<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>")
	object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
	line := "BT /F 12 Tf 72 700 Td (" + text + ") Tj ET"
	object(fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", len(line), line))
	start := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, o := range at {
		fmt.Fprintf(&b, "%010d 00000 n \n", o)
	}
	fmt.Fprintf(&b, "trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, start)
	return b.String()
}

func table(t *testing.T, texts ...string) string {
	t.Helper()
	type row struct {
		Text string `parquet:"text"`
	}
	var b bytes.Buffer
	w := parquet.NewGenericWriter[row](&b)
	for _, s := range texts {
		if _, err := w.Write([]row{{s}}); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestEveryKindIsRead(t *testing.T) {
	dir := folder(t, map[string]string{
		"a.txt": "plain", "b.md": "# Title", "c.html": fmt.Sprintf(webPage, strings.Repeat("Cats sleep long. ", 30)),
		"d.pdf": printed("Hello from a printed page"), "e.jsonl": "{\"text\":\"one\"}\n\n{\"text\":\"two\"}\n",
		"f.json": `[{"text":"three"}]`, "g.parquet": table(t, "four", "five"), "sub/h.TXT": "deep",
		".hidden/i.txt": "no", ".j.txt": "no",
	})
	if err := os.Symlink(filepath.Join(dir, "a.txt"), filepath.Join(dir, "link.txt")); err != nil {
		t.Fatal(err)
	}
	all, r, err := read(t, dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Skipped) > 0 || len(all) != 10 {
		t.Fatalf("%q, not read: %+v", all, r.Skipped)
	}
	page := all[2]
	all = append(all[:2], all[3:]...)
	want := "a.txt: plain|b.md: # Title|d.pdf: Hello from a printed page|e.jsonl: one|e.jsonl: two|f.json: three|" +
		"g.parquet: four|g.parquet: five|h.TXT: deep"
	if got := strings.Join(all, "|"); got != want {
		t.Errorf("%s", got)
	}
	for part, in := range map[string]bool{"Cats sleep long.": true, "bänks & sofas": true, "# Cats": true,
		"Home": false, "rights reserved": false, "var x": false, "<p>": false} {
		if strings.Contains(page, part) != in {
			t.Errorf("the page has %q: %t\n%s", part, !in, page)
		}
	}
	if r.Files["rows"] != 3 || r.Files["text"] != 2 || r.Files["PDF"] != 1 {
		t.Errorf("%v", r.Files)
	}
}

// TestWhatCannotBeReadIsNamed: in a folder it is left out, alone it is an error.
func TestWhatCannotBeReadIsNamed(t *testing.T) {
	files := map[string]string{
		"bad.txt":      "\xff\xfe",
		"chat.jsonl":   `{"messages":[{"role":"user","content":"a"},{"role":"assistant","content":"b"}]}`,
		"broken.jsonl": "{\"text\":\"fine\"}\n{\"text\":", "empty.pdf": printed(""), "junk.pdf": "%PDF-1.7 and no more",
		"none.pdf": "", "prog.exe": "MZ", "table.parquet": "PAR1 and no more", "other.json": `{"points":[1,2]}`,
	}
	dir := folder(t, files)
	all, r, err := read(t, dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Skipped) != len(files) || len(all) != 1 {
		t.Fatalf("%q, %+v", all, r.Skipped)
	}
	says := map[string]string{"bad.txt": "not UTF-8", "chat.jsonl": "data prepare", "broken.jsonl": "line 2",
		"other.json": `no key "text"`,
		"empty.pdf":  "no text", "prog.exe": ".parquet"}
	for _, s := range r.Skipped {
		if !strings.Contains(s.Why, says[filepath.Base(s.File)]) {
			t.Errorf("%s: %s", s.File, s.Why)
		}
	}
	for name := range files {
		if _, _, err := read(t, filepath.Join(dir, name)); !errors.Is(err, ErrFile) {
			t.Errorf("%s alone: %v", name, err)
		}
	}
	if _, _, err := read(t, filepath.Join(dir, "gone")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("what is not there: %v", err)
	}
}

// TestAnInterruptEndsAFolder: also in the middle of a PDF.
func TestAnInterruptEndsAFolder(t *testing.T) {
	dir := folder(t, map[string]string{"a.txt": "plain", "b.pdf": printed("text")})
	ctx, cancel := context.WithCancel(t.Context())
	r := NewReader()
	defer r.Close()
	err := r.Read(ctx, dir, func(string, string) error { cancel(); return nil })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	err = r.Read(ctx, filepath.Join(dir, "b.pdf"), func(string, string) error { return nil })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("alone: %v", err)
	}
	full := errors.New("disk full")
	if err := r.Read(t.Context(), dir, func(string, string) error { return full }); !errors.Is(err, full) {
		t.Errorf("an error of who takes the texts: %v", err)
	}
}
