package model

import "testing"

// TestZeroGradientsAreZero: ZeroGradients removes the results of a backward
// pass, even where the next pass would not overwrite them.
func TestZeroGradientsAreZero(t *testing.T) {
	m, inputs, targets := setUp(tiny(false))
	m.Forward(inputs, tinySeqs, int(m.cfg.Context))
	m.Backward(targets, 1)
	m.ZeroGradients()
	for _, g := range m.Gradients() {
		mustBe(t, g.Data, make([]float32, len(g.Data)))
	}
}
