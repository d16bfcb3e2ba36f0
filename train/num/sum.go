package num

// lanes is the accumulator of every horizontal sum (numerics.md §2). Element i
// of a row belongs to lane i mod 32, and each lane is one sequential chain from
// +0.
type lanes [width]float32

const (
	width    = 32   // lanes of a horizontal sum; rows are padded to it with +0
	sumBlock = 4096 // elements of one block of a whole-tensor sum
)

// fold adds the lanes in a fixed tree: 16 apart, then 8, 4, 2, 1.
func (l *lanes) fold() float32 {
	for w := width / 2; w > 0; w /= 2 {
		for i := range w {
			l[i] += l[i+w]
		}
	}
	return l[0]
}

// padded is n rounded up to whole lanes.
func padded(n int) int { return (n + width - 1) / width * width }

func elementOrZero(x []float32, i int) float32 {
	if i < len(x) {
		return x[i]
	}
	return 0
}

func rowSum(x []float32) float32 {
	var l lanes
	for i := range padded(len(x)) {
		l[i%width] += elementOrZero(x, i)
	}
	return l.fold()
}

func rowDot(x, y []float32) float32 {
	var l lanes
	for i := range padded(len(x)) {
		l[i%width] = FMA(elementOrZero(x, i), elementOrZero(y, i), l[i%width])
	}
	return l.fold()
}

// rowMax is exact, so its order does not matter. A NaN may or may not win.
func rowMax(x []float32) float32 {
	m := x[0]
	for _, v := range x[1:] {
		if v > m {
			m = v
		}
	}
	return m
}

func blocks(n int) int { return (n + sumBlock - 1) / sumBlock }

// block is the i-th block of x.
func block(x []float32, i int) []float32 {
	return x[i*sumBlock : min(len(x), (i+1)*sumBlock)]
}

// blockSum adds x block by block, then the sums of the blocks in the same way,
// until one sum is left.
func blockSum(x []float32) float32 {
	if len(x) <= sumBlock {
		return rowSum(x)
	}
	part := make([]float32, blocks(len(x)))
	for i := range part {
		part[i] = rowSum(block(x, i))
	}
	return blockSum(part)
}

// ceil is a/b rounded up.
func ceil(a, b int) int { return (a + b - 1) / b }
