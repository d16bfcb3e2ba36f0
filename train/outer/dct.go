package outer

import "github.com/infernetprotocol/infernet/train/num"

// tiles turns a tensor into the coefficients of its tiles, and back.
type tiles struct {
	at         layout
	rows, cols []float32 // tables [k][i] of the sides
	half       []float32 // a tile between its two products
}

func newTiles(at layout) *tiles {
	return &tiles{at: at, rows: num.CosineTable(at.tileRows), cols: num.CosineTable(at.tileCols),
		half: make([]float32, at.chunk)}
}

// each calls f with where a tile begins in the tensor and in the coefficients, tile rows from
// the top, and in each from the left.
func (t *tiles) each(f func(tensor, tile int)) {
	tile := 0
	for r := 0; r < t.at.rows; r += t.at.tileRows {
		for c := 0; c < t.at.cols; c += t.at.tileCols {
			f(r*t.at.cols+c, tile)
			tile += t.at.chunk
		}
	}
}

// forward is y = R·(x·Cᵀ) of every tile x, where R and C are the tables of its sides.
func (t *tiles) forward(be num.Backend, y, x []float32) {
	m, n := t.at.tileRows, t.at.tileCols
	t.each(func(tensor, tile int) {
		be.MatMul(num.NT, m, n, n, x[tensor:], t.at.cols, t.cols, n, t.half, n, false)
		be.MatMul(num.NN, m, n, m, t.rows, m, t.half, n, y[tile:], n, false)
	})
}

// inverse is x = Rᵀ·(y·C) of every tile y.
func (t *tiles) inverse(be num.Backend, x, y []float32) {
	m, n := t.at.tileRows, t.at.tileCols
	t.each(func(tensor, tile int) {
		be.MatMul(num.NN, m, n, n, y[tile:], n, t.cols, n, t.half, n, false)
		be.MatMul(num.TN, m, n, m, t.rows, m, t.half, n, x[tensor:], t.at.cols, false)
	})
}
