package main

import (
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// TestGolden compares every gradient of the first step and every loss of 200 steps
// with PyTorch's in binary64, on each back end of this processor.
func TestGolden(t *testing.T) {
	g, err := readGolden("testdata")
	if err != nil {
		t.Fatal(err)
	}
	j := goldenJob()
	for _, backend := range [...]string{"auto", "ref"} {
		steps := j
		if backend == "ref" { // all back ends have equal bits, which the conformance suite tests
			steps.program.Steps, steps.program.Optimizer.Warmup = 1, 1
		}
		ours, err := steps.train(backend)
		if err != nil {
			t.Fatal(err)
		}
		if len(ours.gradients) != len(g.Gradients) || len(g.Losses) != int(j.program.Steps) {
			t.Fatalf("%d gradients of %d, %d losses", len(ours.gradients), len(g.Gradients), len(g.Losses))
		}
		for _, x := range ours.gradients {
			if d := distance(x.Data, g.Gradients[x.Name]); !(d <= gradientBound) {
				t.Errorf("%s: the gradient of %s is off by %.1e of its length", backend, x.Name, d)
			}
		}
		if d := most(ours.losses, g.Losses[:len(ours.losses)]); !(d <= lossBound) {
			t.Errorf("%s: a loss is off by %.1e", backend, d)
		}
	}
	if first, last := g.Losses[0], g.Losses[len(g.Losses)-1]; first-last < 1 {
		t.Errorf("the model learns too little to compare anything: %v to %v", first, last)
	}
}

// TestWrongModelsAreSeen checks that the comparison can fail.
func TestWrongModelsAreSeen(t *testing.T) {
	x := make([]float32, 1000)
	num.Normal(x, 1, 1, 1)
	off := append([]float32(nil), x...)
	off[7] += 1e-3
	same, other := []tensor.Tensor{{Name: "w", Data: x}}, []tensor.Tensor{{Name: "w", Data: off}}
	flat := []float64{3, 2, 1}
	good := comparison{
		From32:  worst(same, same),
		From64:  worst(same, same),
		Ours:    flat,
		Nudged:  flat,
		Float32: flat,
		Float64: flat,
	}
	if err := good.check(); err != nil {
		t.Error(err)
	}
	for name, c := range map[string]comparison{
		"gradient":      {From32: worst(other, same), Ours: flat, Nudged: flat, Float32: flat, Float64: flat},
		"gradient, f64": {From64: worst(other, same), Ours: flat, Nudged: flat, Float32: flat, Float64: flat},
		"missing":       {From64: worst(nil, same), Ours: flat, Nudged: flat, Float32: flat, Float64: flat},
		"loss":          {Ours: []float64{3, 2, 1.001}, Nudged: []float64{3, 2, 1.001}, Float32: flat, Float64: flat},
		"too short":     {Ours: flat[:2], Nudged: flat[:2], Float32: flat, Float64: flat},
		"no noise":      {Ours: flat, Float32: flat, Float64: flat},
		"diverging": {
			Ours: []float64{3, 2, 1.1}, Nudged: []float64{3, 2, 1.1},
			Float32: []float64{3, 2, 1.01}, Float64: flat,
		},
	} {
		if c.check() == nil {
			t.Errorf("%s: not seen", name)
		}
	}
	for name, c := range map[string]comparison{
		"PyTorch's": {
			Ours: []float64{3, 2, 1.03}, Nudged: []float64{3, 2, 1.03},
			Float32: []float64{3, 2, 1.01}, Float64: flat,
		},
		"one rounding's": {Ours: []float64{3, 2, 1.03}, Nudged: []float64{3, 2, 1.02}, Float32: flat, Float64: flat},
	} {
		if err := c.check(); err != nil {
			t.Errorf("within %s noise: %v", name, err)
		}
	}
}
