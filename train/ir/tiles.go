package ir

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// Tile is the largest number of terms of a chain that are proven at once.
const Tile = 64

// Sizes of Fine tiles.
const (
	leastTile = 8
	fewTiles  = 64 // what one opening of sums tells apart
)

// Tiling says how chains are divided into tiles.
type Tiling uint8

// The tilings.
const (
	// Fine is for public data. A tile of FMA, ADD or MAX has 8 terms, doubled
	// until the chain has at most 64 tiles or a tile has 64 terms. What is
	// proven in the end is therefore small, and one opening of partial sums
	// leads there from up to 4096 terms.
	Fine Tiling = iota
	// Whole is for private data. Every tile has 64 terms, which is the size of
	// a proof, so that partial sums reveal no more than necessary.
	Whole
)

// TilingOf is the tiling of a game whose leaves are hashed by h.
func TilingOf(h merkle.LeafHash) Tiling {
	if h == merkle.PrivateLeaves {
		return Whole
	}
	return Fine
}

// Tiling is the tiling of games over the plan's steps.
func (p *Plan) Tiling() Tiling { return TilingOf(merkle.LeafHashOf(p.Program.Numerics)) }

// size is the number of terms of a tile of a chain; the last tile may have
// fewer. A tile of an X8 is a block.
func (t Tiling) size(k Kind, terms int64) int64 {
	if t != Fine || k == X8 {
		return Tile
	}
	n := int64(leastTile)
	for n < Tile && n*fewTiles < terms {
		n *= 2
	}
	return n
}

// Tiles is the number of tiles of a chain of that many terms, at least 1.
func (t Tiling) Tiles(k Kind, terms int64) uint32 {
	n := t.size(k, terms)
	return uint32(max(1, (terms+n-1)/n))
}

// Tiles is the number of tiles of a cell's chain, at least 1. A Map and a Batch
// have one.
func (o *Op) Tiles(cell uint32, t Tiling) uint32 {
	if !o.Kind.Chain() {
		return 1
	}
	at := o.coordinates(cell)
	return t.Tiles(o.Kind, o.Hi.At(at)-o.Lo.At(at))
}

// tile is the range of k of a place, within a chain from lo to hi.
func (o *Op) tile(at Place, lo, hi int64) (first, last int64) {
	n := at.Tiling.size(o.Kind, hi-lo)
	first = lo + int64(at.Tile)*n
	return first, min(hi, first+n)
}

// MaxTerms is the number of terms of the longest chain, or 0 if there is none.
// A bound never falls as its coordinate rises, and rises by the same amount
// every 64. So if both bounds depend on one coordinate, it is enough to look at
// its first and last 64 values.
func (o *Op) MaxTerms() int64 {
	if !o.Kind.Chain() {
		return 0
	}
	at := make([]uint32, len(o.Dims))
	lo, hi := o.Lo.At(at), o.Dims[o.Hi.Dim]-1
	at[o.Hi.Dim] = hi
	most := o.Hi.At(at) - lo
	if o.Lo.Dim == o.Hi.Dim {
		most = 0
		for i := range min(64, hi+1) {
			for _, at[o.Lo.Dim] = range []uint32{i, hi - i} {
				most = max(most, o.Hi.At(at)-o.Lo.At(at))
			}
		}
	}
	return max(0, most)
}

// Span is the part of the operands that a tile of products reads: contiguous
// cells, from cell A of the tensor of input 0 and from cell B of that of input
// 1.
type Span struct {
	A, B  uint32
	Cells uint32 // 1 to Tile, one a term; of a block those that say something
	// Terms is the number of units that a proof counts: terms of an FMA, blocks
	// of an X8, whose tile is one block.
	Terms uint32
}

// Span is the span of a place of an FMA or an X8. The error wraps ErrMalformed
// for other operators, if terms may be left out, and if an operand is the same
// cell for all terms, is guarded, ends before the terms do, or has no block there. Such a tile has no
// window that a proof could open.
func (o *Op) Span(at Place) (Span, error) {
	if o.Kind != FMA && o.Kind != X8 || o.When || at.Cell >= o.Cells() {
		return Span{}, fmt.Errorf("%w: cell %d of kind %d has no products side by side", ErrMalformed, at.Cell, o.Kind)
	}
	coord := o.coordinates(at.Cell)
	hi := o.Hi.At(coord)
	first, last := o.tile(at, o.Lo.At(coord), hi)
	if first >= hi {
		return Span{}, fmt.Errorf("%w: tile %d of %v", ErrMalformed, at.Tile, o.Dims)
	}
	s := Span{Cells: uint32(last - first), Terms: uint32(last - first)}
	if o.Kind == X8 {
		first, s.Cells, s.Terms = int64(at.Tile)*BlockCells, blockUsed, 1
	}
	for number, from := range map[uint8]*uint32{InputA: &s.A, InputB: &s.B} {
		in := o.input(number)
		start := in.Index.At(coord, first, at.Step)
		if in.Guard != nil || in.Index.K != 1 || start < 0 || start+int64(s.Cells) > int64(in.Cells) ||
			o.Kind == X8 && start%BlockCells != 0 {
			return Span{}, fmt.Errorf("%w: input %d has no %d cells side by side from %d on", ErrMalformed,
				number, s.Cells, start)
		}
		*from = uint32(start)
	}
	return s, nil
}

// Operand is input 0 or 1 of a chain of products.
func (o *Op) Operand(number uint8) *Input { return o.input(number) }

// Initial is the value from which a chain with an init starts at a place. The
// error wraps ErrMalformed, or is r's.
func (o *Op) Initial(at Place, r Reader) (uint32, error) {
	in := o.input(InputInit)
	if in == nil || at.Cell >= o.Cells() {
		return 0, fmt.Errorf("%w: cell %d of an operator that starts from nothing", ErrMalformed, at.Cell)
	}
	e := evaluation{op: o, coord: o.coordinates(at.Cell), step: at.Step, reader: r}
	return e.read(in, 0, 0)
}
