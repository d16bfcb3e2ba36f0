//go:build unix

package hf_test

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
)

// TestPipesAreNoModel: to open a pipe would wait for its other end, and nobody has it.
func TestPipesAreNoModel(t *testing.T) {
	for _, name := range []string{
		"config.json", "model.safetensors", "model.safetensors.index.json", "tokenizer.json",
	} {
		dir := saved(t, shape(), hf.SaveOptions{Bytes: true})
		path := filepath.Join(dir, name)
		if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
		if err := syscall.Mkfifo(path, 0o600); err != nil {
			t.Fatal(err)
		}
		f, err := hf.Open(dir)
		if err == nil { // a model may be opened without its tokenizer
			_, err = f.Tokenizer()
			err = errors.Join(err, f.Close())
		}
		if !errors.Is(err, hf.ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAnEmptyFolderIsFilled: a model may be saved where an empty folder stands.
func TestAnEmptyFolderIsFilled(t *testing.T) {
	from := saved(t, shape(), hf.SaveOptions{Bytes: true})
	f, err := hf.Open(from)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m := shape()
	layout := model.Params(m)
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	dir := t.TempDir() // empty
	if err := errors.Join(f.Load(ts), hf.Save(dir, m, ts, hf.SaveOptions{Bytes: true})); err != nil {
		t.Fatal(err)
	}
	if err := hf.Save(dir, m, ts, hf.SaveOptions{Bytes: true}); !errors.Is(err, hf.ErrExists) {
		t.Errorf("over a model: %v", err)
	}
}
