package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestABaseOutsideIsNotPublished: a job file of somebody else names no folder elsewhere, also not by a link.
func TestABaseOutsideIsNotPublished(t *testing.T) {
	jobs, elsewhere := t.TempDir(), t.TempDir()
	if err := os.Mkdir(filepath.Join(jobs, "model"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(elsewhere, filepath.Join(jobs, "link")); err != nil {
		t.Fatal(err)
	}
	if _, err := baseFolder(jobs, "./model", false); err != nil {
		t.Errorf("a folder beside the job file: %v", err)
	}
	for _, name := range []string{"link", elsewhere, "../" + filepath.Base(elsewhere), "none"} {
		if got, err := baseFolder(jobs, name, false); err == nil {
			t.Errorf("%s was taken: %s", name, got)
		}
	}
	if _, err := baseFolder(jobs, "link", true); err != nil {
		t.Errorf("a folder that may be elsewhere: %v", err)
	}
}
