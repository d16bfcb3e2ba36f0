package merkle

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
)

// LeafBytes and LeafCells are the size of a leaf, the smallest unit that a
// dispute opens. The last leaf of an array may be shorter.
const (
	LeafBytes = 256
	LeafCells = LeafBytes / 4
)

// spanDepth is the height of the subtrees whose inner nodes Cells does not
// store. Opening a leaf hashes the 128 leaves of its subtree again, which takes
// some tens of microseconds.
const (
	spanDepth  = 7
	spanLeaves = 1 << spanDepth
	spanCells  = spanLeaves * LeafCells
)

const leafTag = "infernet/leaf/2\x00"

// Leaf is the SHA-256 hash of a leaf's bytes. More than LeafBytes, which no
// leaf has, gives a hash that no tree contains.
func Leaf(b []byte) Root {
	if len(b) > LeafBytes {
		return sha256.Sum256(append([]byte(leafTag), b...))
	}
	var buf [len(leafTag) + LeafBytes]byte
	n := copy(buf[:], leafTag)
	n += copy(buf[n:], b)
	return sha256.Sum256(buf[:n])
}

// LeavesOf is the number of leaves of an array of that many cells.
func LeavesOf(cells int) int { return (cells + LeafCells - 1) / LeafCells }

// LeafOf is leaf i of an array.
func LeafOf(data []float32, i int) []float32 {
	return data[i*LeafCells : min((i+1)*LeafCells, len(data))]
}

// Encode writes cells to dst, little-endian, and returns the number of bytes
// written.
func Encode(dst []byte, cells []float32) int {
	for i, v := range cells {
		binary.LittleEndian.PutUint32(dst[4*i:4*i+4], math.Float32bits(v))
	}
	return 4 * len(cells)
}

// Decode returns the cells of a leaf.
func Decode(leaf []byte) []float32 {
	v := make([]float32, len(leaf)/4)
	for i := range v {
		v[i] = math.Float32frombits(binary.LittleEndian.Uint32(leaf[4*i:]))
	}
	return v
}

// fold computes the root over the first n of hashes at the given depth, in
// place.
func fold(hashes *[spanLeaves]Root, n, depth int) Root {
	for d := range depth {
		foldOnce(hashes, n, d)
		n = (n + 1) / 2
	}
	return hashes[0]
}

// foldOnce replaces the n hashes of level d by those of the level above.
func foldOnce(hashes *[spanLeaves]Root, n, d int) {
	if n&1 == 1 {
		hashes[n] = padding[d]
	}
	for i := range (n + 1) / 2 {
		hashes[i] = Node(&hashes[2*i], &hashes[2*i+1])
	}
}

// Cells hashes an array of at least one cell, opens its leaves and updates the
// hashes when the array changes. It refers to the array; HashSpan notices a
// change.
type Cells struct {
	data   []float32
	leaves LeafHash
	depth  int // of one span
	top    Tree
}

// NewCells prepares to hash data with SHA-256. Call HashSpan for every span,
// then Join.
func NewCells(data []float32) Cells {
	spans := (len(data) + spanCells - 1) / spanCells
	depth := spanDepth
	if spans <= 1 {
		depth = Depth(LeavesOf(len(data)))
	}
	return Cells{data: data, depth: depth, top: newTree(spans, spanDepth)}
}

// CellsOf hashes data.
func CellsOf(data []float32) Cells { return PublicLeaves.CellsOf(data) }

// RootOf is the root over the leaves of data.
func RootOf(data []float32) Root { return PublicLeaves.RootOf(data) }

// Spans is the number of spans, the pieces that can be hashed independently.
func (c Cells) Spans() int { return len(c.top.Hashes()) }

func (c Cells) span(i int) []float32 {
	return c.data[i*spanCells : min((i+1)*spanCells, len(c.data))]
}

// HashSpan hashes span i again and reports whether it changed. Different spans
// may be hashed at the same time.
func (c Cells) HashSpan(i int) (changed bool) {
	var hashes [spanLeaves]Root
	n := c.leaves.hashLeaves(&hashes, c.span(i))
	h := fold(&hashes, n, c.depth)
	at := &c.top.Hashes()[i]
	changed, *at = *at != h, h
	return changed
}

// Join recomputes the nodes above the changed spans. changed has one entry for
// every span, and Join overwrites it.
func (c Cells) Join(changed []bool) { c.top.rebuild(changed) }

// Root is the root as of the last Join.
func (c Cells) Root() Root { return c.top.Root() }

// Open returns the bytes of leaf i and its path, lowest sibling first. It
// hashes the span of the leaf again. The error wraps ErrMalformed.
func (c Cells) Open(i int) (leaf []byte, path []Root, err error) {
	if i < 0 || i >= LeavesOf(len(c.data)) {
		return nil, nil, fmt.Errorf("%w: leaf %d of %d", ErrMalformed, i, LeavesOf(len(c.data)))
	}
	leaf = make([]byte, LeafBytes)
	leaf = leaf[:Encode(leaf, LeafOf(c.data, i))]
	span, within := i/spanLeaves, i%spanLeaves
	var hashes [spanLeaves]Root
	n := c.leaves.hashLeaves(&hashes, c.span(span))
	path = make([]Root, 0, c.depth+c.top.Depth())
	for d := range c.depth {
		path = append(path, sibling(&hashes, n, d, within))
		foldOnce(&hashes, n, d)
		n, within = (n+1)/2, within/2
	}
	return leaf, append(path, c.top.Path(span)...), nil
}

func sibling(hashes *[spanLeaves]Root, n, d, i int) Root {
	if i^1 < n {
		return hashes[i^1]
	}
	return padding[d]
}
