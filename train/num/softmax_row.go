package num

// rowSoftmaxer is a back end that can compute one row of §9 without the rows
// before it.
type rowSoftmaxer interface {
	softmaxRow(x []float32, scale float32)
}

// SoftmaxRow replaces x by softmax(scale·x), the last row of a causal softmax
// over len(x) elements (§9). x is not empty and scale is positive. be must not
// be in use elsewhere, like the Backend that Each provides.
func SoftmaxRow(be Backend, x []float32, scale float32) {
	checkRowSoftmax(x, scale)
	if b, ok := be.(rowSoftmaxer); ok {
		b.softmaxRow(x, scale)
		return
	}
	softmaxRow(x, scale)
}

func (ref) softmaxRow(x []float32, scale float32) { softmaxRow(x, scale) }
