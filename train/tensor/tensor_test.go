package tensor_test

import (
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/tensor"
)

// TestNarrow: the values decide, and not the type in which a file stores them.
func TestNarrow(t *testing.T) {
	smallest := math.Ldexp(1, -24) // binary16's, which is a normal float32
	for _, c := range []struct {
		name string
		x    tensor.Tensor
		want bool
	}{
		{"bfloat16", tensor.Tensor{Shape: []uint32{1, 3}, Data: []float32{0, -1.9921875, 0x1.02p-120}}, true},
		{"binary16", tensor.Tensor{Shape: []uint32{2, 1}, Data: []float32{0x1.ffcp0, float32(-smallest)}}, true},
		{"one bit more", tensor.Tensor{Shape: []uint32{2, 1}, Data: []float32{1, 0x1.ffep0}}, false},
		{"zeros", tensor.Tensor{Shape: []uint32{1, 2}, Data: []float32{0, float32(math.Copysign(0, -1))}}, false},
		{"a vector", tensor.Tensor{Shape: []uint32{2}, Data: []float32{1, 2}}, false},
	} {
		if c.x.Narrow() != c.want {
			t.Errorf("%s: want %v", c.name, c.want)
		}
	}
}
