package num

func (ref) CausalSoftmax(s []float32, rows int, scale float32) {
	checkSoftmax(s, s, rows, scale)
	for i := range rows {
		row := s[i*rows : (i+1)*rows]
		softmaxRow(row[:i+1], scale)
		clear(row[i+1:])
	}
}

// softmaxRow replaces x by softmax(scale*x): exact maximum, exponentials,
// their lane sum, one division, products.
func softmaxRow(x []float32, scale float32) {
	for i := range x {
		x[i] *= scale
	}
	top := rowMax(x)
	for i, v := range x {
		x[i] = Exp(v - top)
	}
	r := 1 / rowSum(x)
	for i := range x {
		x[i] *= r
	}
}

func (ref) CausalSoftmaxBackward(ds, p []float32, rows int, scale float32) {
	checkSoftmax(ds, p, rows, scale)
	for i := range rows {
		d := ds[i*rows : (i+1)*rows]
		softmaxRowBackward(d[:i+1], p[i*rows:][:i+1], scale)
		clear(d[i+1:])
	}
}

// softmaxRowBackward replaces the gradient d of p by that of the scores.
func softmaxRowBackward(d, p []float32, scale float32) {
	dot := rowDot(p, d)
	for j := range d {
		t := float32(p[j] * (d[j] - dot))
		d[j] = float32(t * scale)
	}
}

func (ref) CrossEntropy(loss, dlogits, logits []float32, targets []int32, rows, cols int, scale float32) {
	checkCrossEntropy(loss, dlogits, logits, targets, rows, cols)
	for r, target := range targets {
		d := dlogits[r*cols : (r+1)*cols]
		if target == Ignore {
			loss[r] = 0
			clear(d)
			continue
		}
		loss[r] = crossEntropyRow(d, logits[r*cols:(r+1)*cols], int(target), scale)
	}
}

func crossEntropyRow(d, x []float32, target int, scale float32) (loss float32) {
	top, at := rowMax(x), x[target]
	for i, v := range x {
		d[i] = Exp(v - top)
	}
	sum := rowSum(d)
	r := 1 / sum
	for i := range d {
		d[i] *= r
	}
	d[target]--
	for i := range d {
		d[i] *= scale
	}
	return (Log(sum) + top) - at
}
