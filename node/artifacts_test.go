package node

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// TestFilesOfAModel: those of the job's own folder are served, and nothing else that a name or a
// link leads to.
func TestFilesOfAModel(t *testing.T) {
	home := t.TempDir()
	n := &Node{o: Options{Home: config.HomeAt(home)}}
	id := market.JobID{7}
	dir := n.artifactOf(id)
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
		os.Symlink("adapter/config.json", filepath.Join(dir, "near"))); err != nil {
		t.Fatal(err)
	}
	all, err := n.JobFiles(t.Context(), id.String())
	if err != nil || len(all) != 1 || all[0] != (api.JobFile{Name: "adapter/config.json", Bytes: 2}) {
		t.Errorf("%+v, %v", all, err)
	}
	f, err := n.OpenJobFile(t.Context(), id.String(), all[0].Name)
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
		"link", "near", "adapter", ".", "..", "", "../../api.token", "/etc/passwd", "adapter/../../../api.token",
		"none", "adapter/config.json/",
	} {
		if f, err := n.OpenJobFile(t.Context(), id.String(), name); !errors.Is(err, api.ErrNotFound) {
			t.Errorf("%q: %v, %v", name, f, err)
		}
	}
	if _, err := n.JobFiles(t.Context(), market.JobID{8}.String()); !errors.Is(err, api.ErrNotFound) {
		t.Errorf("a job without a model: %v", err)
	}
}
