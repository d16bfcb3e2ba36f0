package main

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// commandNamed is a command in a document, in backquotes or indented, and what follows.
var commandNamed = regexp.MustCompile("(?m)(?:`|^ {4}(?:[A-Z]+=\\$\\()?)(?:bin/)?infernet ([^`\n]+)")

// TestCommandsInDocsExist: every command that a document shows is there, with its flags.
func TestCommandsInDocsExist(t *testing.T) {
	files, err := filepath.Glob("../../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, f := range append(files, "../../README.md") {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.ReplaceAll(string(b), "\\\n", " ") // lines that go on
		for _, m := range commandNamed.FindAllStringSubmatch(text, -1) {
			seen++
			if why := missing(m[1]); why != "" {
				t.Errorf("%s: infernet %s: %s", filepath.Base(f), m[1], why)
			}
		}
	}
	if seen < 50 {
		t.Errorf("only %d commands were found", seen)
	}
}

// missing says what of a command line is not there.
func missing(line string) string {
	line, _, _ = strings.Cut(line, " #")
	line, _, _ = strings.Cut(line, " | ")
	line, _, _ = strings.Cut(line, " -- ") // what follows is another program's
	line, _, _ = strings.Cut(line, " > ")
	root := newRoot(&app{in: strings.NewReader(""), out: io.Discard, err: io.Discard})
	words := strings.Fields(strings.TrimSuffix(strings.TrimSpace(line), " &"))
	for len(words) > 1 && words[0] == "--home" {
		words = words[2:]
	}
	c, rest, err := root.Find(words)
	if err != nil {
		return err.Error()
	}
	if c.HasSubCommands() && c.Args != nil && len(rest) > 0 && !strings.HasPrefix(rest[0], "-") &&
		!alternatives(c, rest[0]) {
		if err := c.Args(c, rest[:1]); err != nil {
			return err.Error()
		}
	}
	for _, w := range rest {
		name, _, _ := strings.Cut(strings.TrimPrefix(strings.Trim(w, "[]().,"), "--"), "=")
		if strings.HasPrefix(strings.Trim(w, "["), "--") && c.Flags().Lookup(name) == nil &&
			c.InheritedFlags().Lookup(name) == nil {
			return "no flag --" + name
		}
	}
	return ""
}

// alternatives: documents write several commands as one, "list|show|play".
func alternatives(c *cobra.Command, text string) bool {
	for name := range strings.SplitSeq(text, "|") {
		if sub, _, err := c.Find([]string{name}); err != nil || sub == c {
			return false
		}
	}
	return true
}
