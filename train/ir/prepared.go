package ir

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/num"
)

// The output of a Quantise is a prepared operand of x8 products (numerics.md
// §16). Every block of 64 values along k takes BlockCells cells, so that two
// blocks fill a leaf and no block lies in two leaves.
const (
	BlockCells    = 32
	exponentCell  = 16  // behind the integers, four to a cell
	blockUsed     = 17  // cells of a block that are not always zero
	integerBias   = 128 // an integer stands as a byte, plus this
	exponentBias  = -num.X8MinExponent
	mostExponent  = num.X8MaxExponent + exponentBias
	spoiledMarker = 255 // in place of an exponent: an element is not finite
)

// Block is a block of a prepared operand. Spoiled says that an element is not
// finite; a product with such a block is NaN.
type Block struct {
	Integers [num.X8Block]int8
	Exponent int
	Spoiled  bool
}

// Quantised is the block of at most 64 values.
func Quantised(x []float32) Block {
	q, e, finite := num.X8Quantise(x)
	return Block{q, e, !finite}
}

// Cells encodes the block as cells: 64 integers, each plus 128, four to a cell,
// little-endian; then the exponent plus 63, or 255 for a spoiled block; then
// zeros.
func (b *Block) Cells() (cells [BlockCells]uint32) {
	for i, q := range b.Integers {
		cells[i/4] |= uint32(int(q)+integerBias) << (8 * (i % 4))
	}
	cells[exponentCell] = spoiledMarker
	if !b.Spoiled {
		cells[exponentCell] = uint32(b.Exponent + exponentBias)
	}
	return cells
}

// blockOf decodes the cells of a block. It accepts any cells: an exponent that
// no block has gives a spoiled block.
func blockOf(cells *[blockUsed]uint32) (b Block) {
	for i := range b.Integers {
		b.Integers[i] = int8(int(cells[i/4]>>(8*(i%4))&0xff) - integerBias)
	}
	b.Exponent, b.Spoiled = int(cells[exponentCell])-exponentBias, cells[exponentCell] > mostExponent
	return b
}

// Multiply adds the product of two blocks to acc, with nan for every NaN.
func (b *Block) Multiply(other *Block, acc float32) float32 {
	if b.Spoiled || other.Spoiled {
		return math.Float32frombits(nan)
	}
	return settled(num.X8Multiply(&b.Integers, &other.Integers, b.Exponent+other.Exponent, acc))
}

// plain reports whether quantising the values of the first n integers gives the
// same block again. Then every way to multiply the values gives the bits of the
// block's product. A Quantise makes only such blocks, but a Mutation may make
// others.
func (b *Block) plain(n int) bool {
	top := int8(0)
	for i, q := range b.Integers {
		if q == -integerBias || i >= n && q != 0 {
			return false
		}
		top = max(top, q, -q)
	}
	return !b.Spoiled && (top >= 64 || b.Exponent == num.X8MinExponent)
}

// quantised computes a cell of a Quantise.
func (e *evaluation) quantised() (uint32, error) {
	at := e.coord[len(e.coord)-1]
	if at >= blockUsed {
		return 0, nil
	}
	from, to := e.op.blockTerms(e.coord)
	var x [Tile]float32
	for k := from; k < to; k++ {
		var err error
		if x[k-from], err = e.number(e.op.input(InputA), k); err != nil {
			return 0, err
		}
	}
	b := Quantised(x[:to-from])
	return b.Cells()[at], nil
}

// blockTerms are the terms of the block that a Quantise's cell belongs to.
func (o *Op) blockTerms(coord []uint32) (from, to int64) {
	from = Tile * int64(coord[len(coord)-2])
	return from, min(from+Tile, int64(o.Depth))
}

// block computes a tile of X8. A tile without terms reads nothing.
func (e *evaluation) block(acc float32, tile uint32, terms int64) (uint32, error) {
	if terms <= 0 {
		return math.Float32bits(acc), nil
	}
	a, err := e.prepared(e.op.input(InputA), tile)
	if err != nil {
		return 0, err
	}
	b, err := e.prepared(e.op.input(InputB), tile)
	if err != nil {
		return 0, err
	}
	return math.Float32bits(a.Multiply(&b, acc)), nil
}

// prepared is the block of a tile in an input.
func (e *evaluation) prepared(in *Input, tile uint32) (Block, error) {
	var cells [blockUsed]uint32
	first := in.Index.At(e.coord, BlockCells*int64(tile), e.step)
	if first < 0 || first%BlockCells != 0 || first+blockUsed > int64(in.Cells) {
		return Block{}, fmt.Errorf("%w: input %d reads a block from cell %d of %d", ErrMalformed, in.Number,
			first, in.Cells)
	}
	for i := range cells {
		var err error
		if cells[i], err = e.reader.Cell(in.Source, in.ID, uint32(first)+uint32(i)); err != nil {
			return Block{}, err
		}
	}
	return blockOf(&cells), nil
}

// quantise computes the output of a Quantise.
func (e *execution) quantise(o *Op, out []float32) {
	const each = 1 << 7 // blocks
	in, x := o.input(InputA), e.cells(o.input(InputA))
	blocks := len(out) / BlockCells
	pieces := ceil(blocks, each)
	spoiled := make([]bool, pieces)
	e.be.Each(pieces, func(piece int, _ num.Backend) {
		var w walk
		w.start(o.Dims, piece*each*BlockCells)
		for i := piece * each; i < min(blocks, (piece+1)*each); i++ {
			from, to := o.blockTerms(w.coordinates())
			first := in.Index.At(w.coordinates(), from, e.start.Step)
			b := Quantised(x[first : first+to-from])
			writeBlock(out[i*BlockCells:], &b)
			spoiled[piece] = spoiled[piece] || b.Spoiled
			w.skip(BlockCells)
		}
	})
	for _, s := range spoiled {
		e.nonFinite = e.nonFinite || s
	}
}

func writeBlock(out []float32, b *Block) {
	for i, c := range b.Cells() {
		out[i] = math.Float32frombits(c)
	}
}

// blockAt reads the block from a cell on.
func blockAt(x []float32, first int) Block {
	var cells [blockUsed]uint32
	for i := range cells {
		cells[i] = math.Float32bits(x[first+i])
	}
	return blockOf(&cells)
}

// values turns rows of prepared blocks into numbers that have the same blocks,
// depth to a row. It reports false if there are no such numbers.
func values(dst, x []float32, rows, depth, pitch int) bool {
	for r := range rows {
		for k := 0; k < depth; k += num.X8Block {
			b, n := blockAt(x, r*pitch+k/num.X8Block*BlockCells), min(num.X8Block, depth-k)
			if !b.plain(n) {
				return false
			}
			scale := float32(math.Ldexp(1, b.Exponent))
			for i, q := range b.Integers[:n] {
				dst[r*depth+k+i] = float32(q) * scale
			}
		}
	}
	return true
}
