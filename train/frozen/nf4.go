package frozen

import (
	"math/big"
	"slices"

	"github.com/infernetprotocol/infernet/train/num"
)

// group is the number of blocks whose scales are quantised together.
const group = 256

// levels are the 16 values of NF4: quantiles of the normal distribution, scaled
// to −1 … 1, with an exact zero. TestLevels derives them.
var levels = [16]float32{
	-0x1p+0, -0x1.647362p-1, -0x1.0cd66p-1, -0x1.94654p-2, -0x1.23449ap-2, -0x1.7a6a7ep-3, -0x1.74f0e2p-4, 0,
	0x1.45f5fep-4, 0x1.4995c6p-3, 0x1.f809bap-3, 0x1.5a0674p-2, 0x1.c3497p-2, 0x1.200f56p-1, 0x1.722766p-1, 0x1p+0,
}

// scales are the 256 values that a quantised scale can take: decades, each cut
// into equal steps, with twice as many steps as the decade below it (Dettmers
// 2015).
var scales = func() (table []float32) {
	const decades = 7
	for i := range decades {
		steps := int64(1) << i
		for j := range steps {
			// 10^(i−6)·(0.1 + 0.9·(2j+1)/2^(i+1))
			value := big.NewRat(2*steps+9*(2*j+1), 20*steps)
			for range decades - 1 - i {
				value.Mul(value, big.NewRat(1, 10))
			}
			f, _ := value.Float32()
			table = append(table, f, -f)
		}
	}
	table = append(table, 0, 1)
	slices.Sort(table)
	return table
}()

// middles are the thresholds between neighbouring values of a table.
func middles(table []float32) []float32 {
	m := make([]float32, len(table)-1)
	for i := range m {
		m[i] = float32((float64(table[i]) + float64(table[i+1])) / 2)
	}
	return m
}

var levelMiddles, scaleMiddles = middles(levels[:]), middles(scales)

// nearest is the index of the table's value nearest to t. In the middle between
// two values it is the lower one.
func nearest(middles []float32, t float32) byte {
	lo, hi := 0, len(middles)
	for lo < hi {
		if at := (lo + hi) / 2; t > middles[at] {
			lo = at + 1
		} else {
			hi = at
		}
	}
	return byte(lo)
}

// nf4 stores two codes per byte, the earlier one in the upper half, a code for
// the scale of each block, a factor for each group of scales, and the offset
// that was subtracted from all scales.
type nf4 struct {
	n      int
	codes  []byte
	scales []byte
	groups []float32
	offset float32
}

func packNF4(x []float32) *nf4 {
	blocks := (len(x) + Block - 1) / Block
	m := &nf4{n: len(x), codes: make([]byte, (len(x)+1)/2)}
	tops := make([]float32, blocks)
	for b := range blocks {
		tops[b] = largest(x[b*Block : min(len(x), (b+1)*Block)])
	}
	for i, v := range x {
		code := byte(7) // of zero
		if top := tops[i/Block]; top > 0 {
			code = nearest(levelMiddles, v/top)
		}
		m.codes[i/2] |= code << (4 - 4*(i%2))
	}
	m.packScales(tops)
	return m
}

// packScales is the second quantisation, that of the blocks' scales. It
// overwrites tops.
func (m *nf4) packScales(tops []float32) {
	m.offset = num.Ref().Sum(tops) / float32(len(tops))
	m.scales = make([]byte, len(tops))
	for first := 0; first < len(tops); first += group {
		part := tops[first:min(len(tops), first+group)]
		for i := range part {
			part[i] -= m.offset
		}
		top := largest(part)
		m.groups = append(m.groups, top)
		for i, v := range part {
			t := float32(0)
			if top > 0 {
				t = v / top
			}
			m.scales[first+i] = nearest(scaleMiddles, t)
		}
	}
}

// largest is the largest magnitude of x.
func largest(x []float32) (top float32) {
	for _, v := range x {
		top = max(top, v, -v)
	}
	return top
}

func (m *nf4) Len() int { return m.n }

func (m *nf4) Values(dst []float32, from int) {
	for first := 0; first < len(dst); first += Block {
		m.block(dst[first:min(len(dst), first+Block)], (from+first)/Block)
	}
}

// block writes the first values of a block.
func (m *nf4) block(dst []float32, b int) {
	scale := float32(scales[m.scales[b]]*m.groups[b/group]) + m.offset
	var table [16]float32
	for i, level := range levels {
		table[i] = float32(level * scale)
	}
	codes := m.codes[b*Block/2:]
	for i := range dst {
		dst[i] = table[codes[i/2]>>(4-4*(i%2))&15]
	}
}
