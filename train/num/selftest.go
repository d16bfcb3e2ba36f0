package num

import "fmt"

// selfTest compares s with the reference on a small case of every kind of
// kernel. The values include subnormals and ties, which a foreign library's
// flush-to-zero mode or a wrong feature flag would change.
func selfTest(s worker) error {
	const rows, cols = 35, 67
	x, y := make([]float32, rows*cols), make([]float32, rows*cols)
	Normal(x, 1, 0, 1)
	Normal(y, 2, 0, 0x1p-66) // squares are subnormal
	for _, test := range []struct {
		what string
		run  func(b worker) []float32
	}{
		{"product", func(b worker) []float32 {
			c := make([]float32, rows*rows)
			b.MatMul(NT, rows, rows, cols, y, cols, y, cols, c, rows, false)
			b.MatMul(TN, cols-rows, rows, rows, y, cols, y, cols, c, rows, true)
			return c
		}},
		{"product of integers", func(b worker) []float32 {
			c := make([]float32, rows*rows)
			left, right := b.NewOperand(X8, Left), b.NewOperand(X8, Right)
			b.Prepare(left, rows, rows, x, cols, true)
			b.Prepare(right, rows, rows, y, cols, true)
			b.Multiply(left, right, c, rows, false)
			b.Prepare(left, rows, cols, y, cols, false)
			b.Prepare(right, rows, cols, x, cols, false)
			b.Multiply(left, right, c, rows, true)
			return c
		}},
		{"SwiGLU", func(b worker) []float32 {
			z := make([]float32, len(x))
			b.SwiGLU(z, x, y)
			b.SwiGLU(z, z, y)
			return z
		}},
		{"GeGLU", func(b worker) []float32 {
			z := make([]float32, len(x))
			b.GeGLU(z, x, y)
			return z
		}},
		{"RMSNorm", func(b worker) []float32 {
			z, inv := make([]float32, len(x)), make([]float32, rows)
			b.RMSNorm(z, inv, x, y[:cols], rows, cols, 1e-5)
			return append(z, b.SumSquares(x), b.SumSquares(y))
		}},
		{"softmax", func(b worker) []float32 {
			z := append([]float32(nil), x[:rows*rows]...)
			b.CausalSoftmax(z, rows, 30)
			return z
		}},
	} {
		if i := firstDifference(test.run(s), test.run(ref{})); i >= 0 {
			return fmt.Errorf("%w: %s of %s, element %d; do not compute on this machine, report its processor",
				ErrWrongBits, test.what, s.Name(), i)
		}
	}
	return nil
}

// firstDifference is the index of the first unequal bits, any NaN equal to any
// NaN, or -1.
func firstDifference(x, y []float32) int {
	for i := range x {
		if toBits(x[i]) != toBits(y[i]) && (x[i] == x[i] || y[i] == y[i]) {
			return i
		}
	}
	return -1
}
