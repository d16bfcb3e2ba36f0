package layers

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	testNamed   = regexp.MustCompile(`\bTest[A-Z][A-Za-z0-9]+\b`)
	testDefined = regexp.MustCompile(`(?m)^func (Test[A-Z][A-Za-z0-9]+)\(`)
	targetNamed = regexp.MustCompile(`^\s*make ([a-z][a-z0-9-]+)\b`)
)

// TestNamesInDocsExist checks that every test that a document names exists in some package, and that every target of
// make that it names exists.
func TestNamesInDocsExist(t *testing.T) {
	defined := map[string]bool{}
	walk(t, "_test.go", func(text string) {
		for _, m := range testDefined.FindAllStringSubmatch(text, -1) {
			defined[m[1]] = true
		}
	})
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	names, targets := 0, 0
	walk(t, ".md", func(text string) {
		for _, name := range testNamed.FindAllString(text, -1) {
			if names++; !defined[name] {
				t.Errorf("a document names %s: there is no such test", name)
			}
		}
		for _, code := range inCode(text) {
			for _, m := range targetNamed.FindAllStringSubmatch(code, -1) {
				if targets++; !strings.Contains(string(makefile), "\n"+m[1]+":") {
					t.Errorf("a document names make %s: there is no such target", m[1])
				}
			}
		}
	})
	if names < 100 || targets < 20 {
		t.Errorf("only %d names of tests and %d targets were found", names, targets)
	}
}

// walk calls fn with the text of every file of the tree with that suffix.
func walk(t *testing.T, suffix string, fn func(text string)) {
	t.Helper()
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && (d.Name() == "node_modules" || strings.HasPrefix(d.Name(), ".") &&
			len(d.Name()) > 2) {
			return errOrSkip(err)
		}
		if d.IsDir() || !strings.HasSuffix(path, suffix) {
			return nil
		}
		b, err := os.ReadFile(path)
		if err == nil {
			fn(string(b))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func errOrSkip(err error) error {
	if err == nil {
		err = fs.SkipDir
	}
	return err
}

// inCode returns what a document writes as code: between backquotes, or indented by four.
func inCode(text string) (out []string) {
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "    ") {
			out = append(out, line)
			continue
		}
		for i, part := range strings.Split(line, "`") {
			if i%2 == 1 {
				out = append(out, part)
			}
		}
	}
	return out
}
