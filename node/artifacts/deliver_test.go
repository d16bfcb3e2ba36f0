package artifacts

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/testnet/tinybase"
	"github.com/infernetprotocol/infernet/train/hf"
)

// tuned is a model of which nothing was trained.
type tuned struct{ saved int }

// SaveHF implements Model.
func (m *tuned) SaveHF(dir string) error {
	if _, err := os.Stat(dir); err == nil {
		return hf.ErrExists
	}
	m.saved++
	return tinybase.Write(dir, 0)
}

// SaveAdapter implements Model.
func (m *tuned) SaveAdapter(dir string) error {
	err := os.Mkdir(dir, 0o700)
	if errors.Is(err, os.ErrExist) {
		return hf.ErrExists
	}
	return err
}

func names(t *testing.T, dir string) (out []string) {
	t.Helper()
	all, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		out = append(out, e.Name())
	}
	return out
}

// TestDeliver: GGUF files need no merged folder, nothing else is left beside what was asked for, and what is whole is
// not written twice. A type that cannot be written does not keep the rest back.
func TestDeliver(t *testing.T) {
	home := t.TempDir()
	dir, m := filepath.Join(home, "job"), &tuned{}
	d := Delivery{GGUF: []string{"q8_0", "f32"}, Name: "mine"}
	for range 2 {
		if err := Deliver(m, dir, true, d); err != nil {
			t.Fatal(err)
		}
	}
	if got := names(t, dir); m.saved != 1 || !slices.Equal(got, []string{"adapter", "model-f32.gguf",
		"model-q8_0.gguf"}) {
		t.Errorf("%v, written %d times", got, m.saved)
	}
	d.Merged, d.GGUF = true, []string{"q9", "bf16"}
	if err := Deliver(m, dir, true, d); !errors.Is(err, ErrNoGGUF) {
		t.Errorf("no type: %v", err)
	}
	if got := names(t, dir); !slices.Equal(got, []string{"adapter", "merged", "model-bf16.gguf", "model-f32.gguf",
		"model-q8_0.gguf"}) {
		t.Errorf("%v", got)
	}
	if got := names(t, home); !slices.Equal(got, []string{"job"}) {
		t.Errorf("left behind: %v", got)
	}
	full := filepath.Join(home, "full")
	if err := Deliver(m, full, false, Delivery{GGUF: []string{"q8_0"}}); err != nil {
		t.Fatal(err)
	}
	if got := names(t, full); !slices.Contains(got, "model-q8_0.gguf") || !slices.Contains(got, "model.safetensors") {
		t.Errorf("%v", got)
	}
}
