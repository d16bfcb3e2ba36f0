package hf_test

import (
	"path/filepath"
	"testing"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// TestSurvey: the root is that of commitments, and weights of 16 bits are found in a file of 32 too.
func TestSurvey(t *testing.T) {
	m := shape()
	want, err := commit.BaseRoot(values(m, 5), 1)
	if err != nil {
		t.Fatal(err)
	}
	wide := open(t, saved(t, m, hf.SaveOptions{}))
	if w, err := wide.Survey(); err != nil || w.Root != want || w.Narrow || wide.StoresNarrow() {
		t.Errorf("float32: %+v, %v, want root %s", w, err, want)
	}
	narrow := open(t, saved(t, m, hf.SaveOptions{Type: hf.BF16}))
	rounded := values(m, 6)
	if err := narrow.Load(rounded); err != nil {
		t.Fatal(err)
	}
	again := filepath.Join(t.TempDir(), "again")
	if err := hf.Save(again, m, rounded, hf.SaveOptions{}); err != nil {
		t.Fatal(err)
	}
	for name, f := range map[string]*hf.Folder{"bfloat16": narrow, "saved again as float32": open(t, again)} {
		if w, err := f.Survey(); err != nil || w.Root == want || !w.Narrow {
			t.Errorf("%s: %+v, %v", name, w, err)
		}
		if f.StoresNarrow() != (f == narrow) {
			t.Errorf("%s: stored in 16 bits: %v", name, f.StoresNarrow())
		}
	}
}
