package model

import "testing"

// TestZeroGradientsAreZero: what a backward pass left is gone, also where the
// next one would not go on from it.
func TestZeroGradientsAreZero(t *testing.T) {
	m, inputs, targets := setUp(tiny(false))
	m.Forward(inputs, tinySeqs, int(m.cfg.Context))
	m.Backward(targets, 1)
	m.ZeroGradients()
	for _, g := range m.Gradients() {
		mustBe(t, g.Data, make([]float32, len(g.Data)))
	}
}
