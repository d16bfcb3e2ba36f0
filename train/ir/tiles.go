package ir

import "github.com/infernetprotocol/infernet/train/merkle"

// Tile is the number of terms of a chain that are proven at once, at most.
const Tile = 64

// Sizes of Fine tiles.
const (
	leastTile = 8
	fewTiles  = 64 // what one opening of sums tells apart
)

// Tiling says how chains are cut into tiles.
type Tiling uint8

// The tilings.
const (
	// Fine is that of public data: a chain of FMA, ADD or MAX has tiles of 8
	// terms, twice as many until no more than 64 tiles are left, or 64 terms. So
	// what is proven in the end is little, and one opening of sums leads there
	// from up to 4096 terms.
	Fine Tiling = iota
	// Whole is that of private data: every chain has tiles of 64 terms, which
	// is what a proof is of, and sums show no more of it than they must.
	Whole
)

// TilingOf is the tiling of a game whose leaves are hashed so.
func TilingOf(h merkle.LeafHash) Tiling {
	if h == merkle.PrivateLeaves {
		return Whole
	}
	return Fine
}

// Tiling is that of games over the plan's steps.
func (p *Plan) Tiling() Tiling { return TilingOf(merkle.LeafHashOf(p.Program.Numerics)) }

// size is the number of terms of a tile of a chain; the last tile may have
// fewer. An X8's tile is its block.
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

// Tiles is the number of tiles of a chain of so many terms, at least 1.
func (t Tiling) Tiles(k Kind, terms int64) uint32 {
	n := t.size(k, terms)
	return uint32(max(1, (terms+n-1)/n))
}

// Tiles is the number of tiles of a cell's chain, at least 1; a Map and a
// Batch have one.
func (o *Op) Tiles(cell uint32, t Tiling) uint32 {
	if !o.Kind.Chain() {
		return 1
	}
	at := o.coordinates(cell)
	return t.Tiles(o.Kind, o.Hi.At(at)-o.Lo.At(at))
}

// tile is the part of a chain from lo to hi that a place is about.
func (o *Op) tile(at Place, lo, hi int64) (first, last int64) {
	n := at.Tiling.size(o.Kind, hi-lo)
	first = lo + int64(at.Tile)*n
	return first, min(hi, first+n)
}

// MaxTerms is the number of terms of the longest chain; 0 where there are none.
// Bounds never fall with their coordinate, and rise alike every 64 of it; so if
// both depend on one, the first and the last 64 are looked at.
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
