package engine_test

import (
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestPrivateNumericsChangeNoBit: versions that differ in how leaves are hashed
// train the same values.
func TestPrivateNumericsChangeNoBit(t *testing.T) {
	for plain, private := range map[string]string{program.R32: program.R32Private, program.X8: program.X8Private} {
		if a, b := weightsAfter(t, plain), weightsAfter(t, private); !slices.Equal(a, b) {
			t.Errorf("%s is not %s", private, plain)
		}
	}
	if a, b := weightsAfter(t, program.R32), weightsAfter(t, program.X8); slices.Equal(a, b) {
		t.Error("two arithmetics, the same weights: nothing was compared")
	}
}

// weightsAfter are the first tensor's values after two steps.
func weightsAfter(t *testing.T, numerics string) []float32 {
	t.Helper()
	p, err := engine.Preset("demo", 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	p.Numerics, p.Optimizer.Warmup = numerics, 0
	data := make([]byte, 1<<12)
	for i := range data {
		data[i] = byte(i * i)
	}
	e, err := engine.New(p, data, engine.Options{Backend: "ref", Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	e.Init()
	for range 2 {
		if _, err := e.Step(); err != nil {
			t.Fatal(err)
		}
	}
	return slices.Clone(e.Tensors()[0].Data)
}
