package num

import "math"

var minusInf = float32(math.Inf(-1))

func (s *simd) CausalSoftmax(x []float32, rows int, scale float32) {
	checkSoftmax(x, x, rows, scale)
	for i := range rows {
		row, n := x[i*rows:(i+1)*rows], i+1
		p := s.causalRow(row, n)
		top := s.scaleMax(p, p, scale, padded(n))
		sum := s.expSum(p, p, top, padded(n))
		s.scale(p, 1/sum, padded(n))
		if padded(n) > rows {
			copy(row[:n], s.rows[0])
		}
		clear(row[n:])
	}
}

// causalRow pads the first n elements of row with -Inf, within the row itself
// if it is long enough.
func (s *simd) causalRow(row []float32, n int) *float32 {
	if padded(n) > len(row) {
		return s.whole(0, row[:n], minusInf)
	}
	for j := n; j < padded(n); j++ {
		row[j] = minusInf
	}
	return &row[0]
}

func (s *simd) CausalSoftmaxBackward(ds, p []float32, rows int, scale float32) {
	checkSoftmax(ds, p, rows, scale)
	for i := range rows {
		n := i + 1
		d, q := ds[i*rows:(i+1)*rows], p[i*rows:(i+1)*rows]
		clear(d[n:])
		dp, qp := &d[0], &q[0]
		if padded(n) > rows {
			dp, qp = s.whole(0, d[:n], 0), s.whole(1, q[:n], 0)
		}
		dot := s.dot(qp, dp, padded(n))
		s.softmaxBack(dp, qp, dot, scale, padded(n))
		if padded(n) > rows {
			copy(d[:n], s.rows[0])
		}
		clear(d[n:])
	}
}

func (s *simd) CrossEntropy(loss, dlogits, logits []float32, targets []int32, rows, cols int, scale float32) {
	checkCrossEntropy(loss, dlogits, logits, targets, rows, cols)
	for r, target := range targets {
		d := dlogits[r*cols : (r+1)*cols]
		if target == Ignore {
			loss[r] = 0
			clear(d)
			continue
		}
		loss[r] = s.crossEntropyRow(d, logits[r*cols:(r+1)*cols], int(target), scale)
	}
}

func (s *simd) crossEntropyRow(d, x []float32, target int, scale float32) (loss float32) {
	at, n := x[target], padded(len(x))
	src, dst := s.whole(0, x, minusInf), s.whole(1, d, 0)
	top := s.scaleMax(dst, src, 1, n)
	sum := s.expSum(dst, dst, top, n)
	s.scale(dst, 1/sum, n)
	if n != len(d) {
		copy(d, s.rows[1])
	}
	d[target]--
	s.Scale(d, scale)
	return (Log(sum) + top) - at
}
