package model

import (
	"math"
	"testing"
)

// TestSpansAreAlone: a packed batch gives every document the loss and the
// hidden states that it has alone, bit for bit, and the gradients their sum.
func TestSpansAreAlone(t *testing.T) {
	m, inputs, targets := setUp(tiny(false))
	lengths := []int32{5, 1, BlockRows + 2, 7, 7, BlockRows + 6 - 20, 4}
	total := int32(0)
	for _, n := range lengths {
		total += n
	}
	m.ForwardSpans(inputs[:total], lengths)
	hidden := append([]float32(nil), m.tail.h[:int(total)*m.d.dim]...)
	m.ZeroGradients()
	m.Backward(targets[:total], 0.25)
	packed := append([]float32(nil), m.grads...)
	losses := append([]float32(nil), m.tail.loss[:total]...)

	m.ZeroGradients()
	at := 0
	for _, n := range lengths {
		end := at + int(n)
		m.Forward(inputs[at:end], 1, int(n))
		mustBe(t, m.tail.h[:int(n)*m.d.dim], hidden[at*m.d.dim:])
		m.Backward(targets[at:end], 0.25)
		mustBe(t, m.tail.loss[:n], losses[at:])
		at = end
	}
	for i, v := range packed {
		if d := math.Abs(float64(v - m.grads[i])); d > 1e-4*math.Abs(float64(v))+1e-5 {
			t.Fatalf("gradient %d: %v packed, %v alone", i, v, m.grads[i])
		}
	}
}

// TestEqualSpansAreSequences: Forward and ForwardSpans are one computation.
func TestEqualSpansAreSequences(t *testing.T) {
	m, inputs, targets := setUp(tiny(true))
	c := int(m.cfg.Context)
	m.ZeroGradients()
	m.Forward(inputs, tinySeqs, c)
	want := m.Backward(targets, 1)
	grads := append([]float32(nil), m.grads...)
	m.ZeroGradients()
	m.ForwardSpans(inputs, []int32{int32(c), int32(c)})
	if got := m.Backward(targets, 1); got != want {
		t.Errorf("loss %v, want %v", got, want)
	}
	mustBe(t, m.grads, grads)
}

func TestSpansAllocateNothing(t *testing.T) {
	m, inputs, _ := setUp(tiny(false))
	ones := make([]int32, len(inputs))
	for i := range ones {
		ones[i] = 1
	}
	if n := testing.AllocsPerRun(2, func() { m.ForwardSpans(inputs, ones) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func mustBe(t *testing.T, got, want []float32) {
	t.Helper()
	for i, v := range got {
		if math.Float32bits(v) != math.Float32bits(want[i]) {
			t.Fatalf("value %d: %v, want %v", i, v, want[i])
		}
	}
}
