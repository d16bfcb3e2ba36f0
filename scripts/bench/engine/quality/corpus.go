package main

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// corpus is a text in two parts: to train on, and held out.
type corpus struct {
	name          string
	learned, held []byte
}

// Sizes of a corpus, in bytes. A source file longer than maxFile is mostly a table
// and is cut there. At most maxHeld of a held-out text are evaluated.
const (
	maxFile    = 64 << 10
	maxLearned = 16 << 20
	maxHeld    = 256 << 10
)

func (c corpus) hash() string {
	h := sha256.New()
	h.Write(c.learned)
	h.Write(c.held)
	return fmt.Sprintf("%x", h.Sum(nil))
}

func readCorpus(name string) (corpus, error) {
	file := name
	switch name {
	case "go", "opticks":
		out, err := exec.Command("go", "env", "GOROOT").Output()
		if err != nil {
			return corpus{}, fmt.Errorf("go env GOROOT: %w", err)
		}
		src := filepath.Join(strings.TrimSpace(string(out)), "src")
		if name == "go" {
			return sources(src)
		}
		file, name = filepath.Join(src, "testdata", "Isaac.Newton-Opticks.txt"), "Newton's Opticks"
	default:
		name = filepath.Base(name)
	}
	b, err := os.ReadFile(file)
	if err != nil {
		return corpus{}, err
	}
	cut := len(b) * 9 / 10
	return corpus{name, b[:cut], b[cut:min(len(b), cut+maxHeld)]}, nil
}

// sources returns every Go file of the standard library that is not a test, in the
// order of their paths. Every 20th file is held out.
func sources(src string) (corpus, error) {
	c, n := corpus{name: "Go's standard library"}, 0
	err := filepath.WalkDir(src, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || d.Name() == "vendor" || path == filepath.Join(src, "cmd")):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		b, err := os.ReadFile(path)
		b = b[:min(len(b), maxFile)]
		if n++; n%20 == 0 {
			c.held = append(c.held, b...)
		} else {
			c.learned = append(c.learned, b...)
		}
		return err
	})
	c.learned, c.held = c.learned[:min(len(c.learned), maxLearned)], c.held[:min(len(c.held), maxHeld)]
	return c, err
}
