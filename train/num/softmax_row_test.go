package num

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"
)

// TestSoftmaxRowIsTheLastRow compares with the last row of CausalSoftmax, on
// every back end.
func TestSoftmaxRowIsTheLastRow(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, name := range []string{"ref", "avx2", "avx512"} {
		be, err := New(name, 1)
		if errors.Is(err, ErrUnsupported) {
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		defer be.Close()
		for _, n := range []int{1, 2, 31, 32, 33, 64, 77} {
			square := make([]float32, n*n)
			for i := range square {
				square[i] = float32(r.NormFloat64() * 8)
			}
			row := append([]float32(nil), square[n*(n-1):]...)
			Ref().CausalSoftmax(square, n, 0.125)
			be.Each(1, func(_ int, b Backend) { SoftmaxRow(b, row, 0.125) })
			for i, v := range row {
				if want := square[n*(n-1)+i]; math.Float32bits(v) != math.Float32bits(want) {
					t.Fatalf("%s, %d elements: %v at %d, want %v", name, n, v, i, want)
				}
			}
		}
	}
}
