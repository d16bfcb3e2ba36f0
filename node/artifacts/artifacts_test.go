package artifacts

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
)

// TestFilesOfAModel: those of the model's own folder are served, and nothing else that a name or a
// link leads to.
func TestFilesOfAModel(t *testing.T) {
	home := t.TempDir()
	dir := filepath.Join(home, "jobs", "7")
	write := func(path, text string) {
		t.Helper()
		err := os.MkdirAll(filepath.Dir(path), 0o755)
		if err = errors.Join(err, os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	write(filepath.Join(dir, "adapter", "config.json"), "{}")
	write(filepath.Join(home, "api.token"), "secret")
	if err := errors.Join(os.Symlink(filepath.Join(home, "api.token"), filepath.Join(dir, "link")),
		os.Symlink("adapter/config.json", filepath.Join(dir, "near")),
		syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o600)); err != nil {
		t.Fatal(err)
	}
	all, err := List(dir)
	if want := []File{{"adapter/config.json", 2}}; err != nil || !slices.Equal(all, want) {
		t.Fatalf("%+v, %v", all, err)
	}
	f, err := Open(dir, all[0].Name)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := io.ReadAll(f); err != nil || string(b) != "{}" {
		t.Errorf("%q, %v", b, err)
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
	for _, name := range []string{
		"link", "near", "pipe", "adapter", ".", "..", "", "../../api.token", "/etc/passwd",
		"adapter/../../../api.token", "none", "adapter/config.json/",
	} {
		if f, err := Open(dir, name); !errors.Is(err, ErrFile) {
			t.Errorf("%q: %v, %v", name, f, err)
		}
	}
	if _, err := List(filepath.Join(home, "jobs", "8")); !errors.Is(err, ErrNone) {
		t.Errorf("a job without a model: %v", err)
	}
	if _, err := Open(filepath.Join(home, "jobs", "8"), "x"); !errors.Is(err, ErrNone) {
		t.Errorf("a job without a model: %v", err)
	}
}
