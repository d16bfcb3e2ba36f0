package main

import (
	"bytes"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

// pages is where TestPages leaves the man pages and the completions of shells, for
// scripts/release/pages. They are made in a test so that the program is not linked with
// their generator.
var pages = flag.String("pages", "", "write man pages and completions into this folder")

// TestPages writes one man page for every command, and a completion for every shell.
func TestPages(t *testing.T) {
	dir := *pages
	if dir == "" {
		dir = t.TempDir()
	}
	root := newRoot(&app{in: strings.NewReader(""), out: io.Discard, err: io.Discard})
	writeManPages(t, root, filepath.Join(dir, "man"))
	writeCompletions(t, root, filepath.Join(dir, "completions"))
	for _, c := range root.Commands() {
		if !c.IsAvailableCommand() || c.Name() == "completion" {
			continue
		}
		page, err := os.ReadFile(filepath.Join(dir, "man", "infernet-"+c.Name()+".1"))
		if err != nil || !bytes.Contains(page, []byte(c.Short)) {
			t.Errorf("the man page of %s does not tell what it is for: %v", c.CommandPath(), err)
		}
	}
}

// writeManPages dates the pages by SOURCE_DATE_EPOCH if it is set, so that a release can
// be built again to the byte.
func writeManPages(t *testing.T, root *cobra.Command, dir string) {
	t.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	root.InitDefaultHelpCmd()
	root.DisableAutoGenTag = true
	header := &doc.GenManHeader{Section: "1", Source: "infernet", Manual: "infernet"}
	if os.Getenv("SOURCE_DATE_EPOCH") == "" {
		day := time.Unix(0, 0).UTC()
		header.Date = &day
	}
	if err := doc.GenManTree(root, header, dir); err != nil {
		t.Fatal(err)
	}
}

func writeCompletions(t *testing.T, root *cobra.Command, dir string) {
	t.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, write := range map[string]func(io.Writer) error{
		"infernet.bash": func(w io.Writer) error { return root.GenBashCompletionV2(w, true) },
		"infernet.fish": func(w io.Writer) error { return root.GenFishCompletion(w, true) },
		"_infernet":     root.GenZshCompletion,
	} {
		var b bytes.Buffer
		if err := write(&b); err != nil || !strings.Contains(b.String(), "infernet") {
			t.Fatalf("%s: %d bytes: %v", name, b.Len(), err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
