package optim

import (
	"math"

	"github.com/infernetprotocol/infernet/train/num"
)

// The quintic iteration of Muon (Jordan et al. 2024): its number of rounds, its
// coefficients, which bring singular values from (0, 1] to about 1, and the least
// norm that a matrix is divided by.
const (
	MuonRounds          = 5
	MuonFirst   float32 = 0x1.b8e56p+1
	MuonThird   float32 = -0x1.31999ap+2
	MuonFifth   float32 = 0x1.040832p+1
	MuonMinNorm float32 = 0x1.ad7f2ap-24
)

// orthogonaliser has the room for Muon's products: two matrices of the largest
// parameter's size, and two squares of its smaller side.
type orthogonaliser struct{ x, gram, square []float32 }

// ScratchLen is the number of values that Muon reserves for matrices of these
// shapes; rows and cols are in turn.
func scratchLen(ps []Param) (matrix, square int) {
	for _, p := range ps {
		if p.Inner {
			rows, cols := p.matrix()
			matrix, square = max(matrix, rows*cols), max(square, min(rows, cols)*min(rows, cols))
		}
	}
	return matrix, square
}

func newOrthogonaliser(o *Optimizer, ps []Param) *orthogonaliser {
	matrix, square := scratchLen(ps)
	return &orthogonaliser{
		x: num.Alloc(o.be, matrix), gram: num.Alloc(o.be, square), square: num.Alloc(o.be, square),
	}
}

// orthogonal is §18: momentum, then the nearest matrix whose singular values
// are about 1, at the scale of AdamW's updates.
func (o *Optimizer) orthogonal(r *rule, s step) {
	rows, cols := r.matrix()
	u := r.Grad
	o.be.Scale(u, s.clip)
	o.momentum(r)
	norm := max(float32(math.Sqrt(float64(o.be.SumSquares(u)))), MuonMinNorm)
	o.be.Scale(u, 1/norm)
	x, y := u, o.muon.x[:len(u)]
	for range MuonRounds {
		o.round(y, x, rows, cols)
		x, y = y, x
	}
	keep, move := num.MuonCoefficients(s.lr, o.decayOf(r), rows, cols)
	o.be.Scale(r.Values.Data, keep)
	o.plus(r.Values.Data, -move, x)
}

// round is y = MuonFirst·x + (MuonThird·G + MuonFifth·G·G)·x with G = x·xᵀ, or with the
// transposed of everything where x is tall, so that G is the smaller square.
func (o *Optimizer) round(y, x []float32, rows, cols int) {
	n := min(rows, cols)
	g, b := o.muon.gram[:n*n], o.muon.square[:n*n]
	if rows <= cols {
		o.be.MatMul(num.NT, n, n, cols, x, cols, x, cols, g, n, false)
	} else {
		o.be.MatMul(num.TN, n, n, rows, x, cols, x, cols, g, n, false)
	}
	o.be.MatMul(num.NN, n, n, n, g, n, g, n, b, n, false)
	o.be.Scale(b, MuonFifth)
	o.plus(b, MuonThird, g)
	o.times(y, MuonFirst, x, false)
	if rows <= cols {
		o.be.MatMul(num.NN, n, cols, n, b, n, x, cols, y, cols, true)
	} else {
		o.be.MatMul(num.NN, rows, n, n, x, cols, b, n, y, cols, true)
	}
}
