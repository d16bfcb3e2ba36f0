package num

func (s *simd) NewOperand(a Arithmetic, side Side) Operand { return ref{}.NewOperand(a, side) }

func (s *simd) Prepare(op Operand, rows, depth int, x []float32, ld int, transposed bool) {
	ref{}.Prepare(op, rows, depth, x, ld, transposed)
}

func (s *simd) Multiply(a, b Operand, c []float32, ldc int, acc bool) {
	ref{}.Multiply(a, b, c, ldc, acc)
}

func (s *simd) quantise(op prepared, lo, hi int) { ref{}.quantise(op, lo, hi) }

func (s *simd) multiplyPanels(a, b prepared, c []float32, ldc int, acc bool, p panelRange) {
	ref{}.multiplyPanels(a, b, c, ldc, acc, p)
}
