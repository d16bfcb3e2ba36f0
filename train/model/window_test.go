package model

import (
	"slices"
	"testing"
)

// TestWindow: a window as long as the context changes no bit, and of a shorter one
// only rows behind its first ones change.
func TestWindow(t *testing.T) {
	cfg := families()["gemma3"]
	logits := func(window uint32) []float32 {
		cfg.Window = window
		m, inputs, _ := setUp(cfg)
		m.Forward(inputs, tinySeqs, int(cfg.Context))
		return slices.Clone(m.Logits())
	}
	all := logits(cfg.Context)
	if !slices.Equal(all, logits(1<<17)) {
		t.Error("a window as long as the context is not that of every longer one")
	}
	const window = BlockRows - 1
	short, row := logits(window), int(cfg.Vocab)
	for seq := range tinySeqs {
		at := seq * int(cfg.Context) * row
		if end := at + window*row; !slices.Equal(short[at:end], all[at:end]) {
			t.Errorf("sequence %d: rows within the window change", seq)
		}
		if at += window * row; slices.Equal(short[at:at+row], all[at:at+row]) {
			t.Errorf("sequence %d: the first row behind the window does not change", seq)
		}
	}
}
