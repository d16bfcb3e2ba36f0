package num

// softmaxRows is the number of rows of softmaxFour.
const softmaxRows = 4

func (s *simd) softmaxBlock(x []float32, ld, first, rows int, scale float32) {
	end := first + rows
	for r := 0; r < rows; {
		n := first + r + 1
		if wide := padded(n); s.softmaxFour != nil && r+softmaxRows <= rows && padded(n+softmaxRows-1) == wide {
			at, plain := r*ld, wide-width
			s.softmaxFour(&x[at], &x[at+ld], &x[at+2*ld], &x[at+3*ld], &columnMask[64-(n-plain)], scale, plain)
			for i := range softmaxRows {
				clear(x[at+i*ld:][wide:max(wide, end)])
			}
			r += softmaxRows
			continue
		}
		s.softmaxWide(x[r*ld:][:ld], n, end, scale)
		r++
	}
}

// softmaxWide is one row of n elements, with +0 behind them up to end.
func (s *simd) softmaxWide(row []float32, n, end int, scale float32) {
	wide := padded(n)
	for j := n; j < wide; j++ {
		row[j] = minusInf
	}
	top := s.scaleMax(&row[0], &row[0], scale, wide)
	sum := s.expSum(&row[0], &row[0], top, wide)
	s.scale(&row[0], 1/sum, wide)
	clear(row[n:max(wide, end)])
}

func (s *simd) softmaxBlockBackward(ds, p []float32, ld, first, rows int, scale float32) {
	end := first + rows
	for r := range rows {
		d, q, n := ds[r*ld:][:ld], p[r*ld:][:ld], first+r+1
		wide := padded(n)
		clear(d[n:wide])
		clear(q[n:wide])
		dot := s.dot(&q[0], &d[0], wide)
		s.softmaxBack(&d[0], &q[0], dot, scale, wide)
		clear(d[n:max(wide, end)])
	}
}
