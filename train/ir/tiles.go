package ir

import "github.com/infernetprotocol/infernet/train/merkle"

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
