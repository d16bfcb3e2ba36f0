package num

func (s *simd) softmaxBlock(x []float32, ld, first, rows int, scale float32) {
	for r := range rows {
		row, n := x[r*ld:][:ld], first+r+1
		wide := padded(n)
		for j := n; j < wide; j++ {
			row[j] = minusInf
		}
		top := s.scaleMax(&row[0], &row[0], scale, wide)
		sum := s.expSum(&row[0], &row[0], top, wide)
		s.scale(&row[0], 1/sum, wide)
		clear(row[n:max(wide, first+rows)])
	}
}

func (s *simd) softmaxBlockBackward(ds, p []float32, ld, first, rows int, scale float32) {
	for r := range rows {
		d, q, n := ds[r*ld:][:ld], p[r*ld:][:ld], first+r+1
		wide := padded(n)
		clear(d[n:wide])
		clear(q[n:wide])
		dot := s.dot(&q[0], &d[0], wide)
		s.softmaxBack(&d[0], &q[0], dot, scale, wide)
		clear(d[n:max(wide, first+rows)])
	}
}
