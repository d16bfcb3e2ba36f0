package num

func (s *simd) softmaxRow(x []float32, scale float32) {
	n := padded(len(x))
	p := s.whole(0, x, minusInf)
	top := s.scaleMax(p, p, scale, n)
	sum := s.expSum(p, p, top, n)
	s.scale(p, 1/sum, n)
	if n != len(x) {
		copy(x, s.rows[0])
	}
}
