package merkle

import (
	"crypto/sha256"
	"fmt"
	"math/bits"
)

const nodeTag = "infernet/node/1\x00"

// MaxDepth bounds the paths of proofs: 2^32 leaves of 256 bytes are 1 TiB,
// more than any tensor that a program may have.
const MaxDepth = 32

// Depth is the number of levels above n hashes.
func Depth(n int) int {
	if n <= 1 {
		return 0
	}
	return bits.Len(uint(n - 1))
}

// Node is the hash over two child nodes.
func Node(l, r *Root) Root {
	var b [len(nodeTag) + 64]byte
	copy(b[:], nodeTag)
	copy(b[len(nodeTag):], l[:])
	copy(b[len(nodeTag)+32:], r[:])
	return sha256.Sum256(b[:])
}

// padding[d] is the root of an empty tree of depth d.
var padding = func() (p [MaxDepth + 1]Root) {
	for d := range MaxDepth {
		p[d+1] = Node(&p[d], &p[d])
	}
	return p
}()

// Padding is the root of an empty tree of depth d, at most MaxDepth.
func Padding(d int) Root { return padding[d] }

// Tree stores every level of a Merkle tree, the lowest first. Paths are read
// from it, and a change of one hash costs one path.
type Tree struct {
	levels [][]Root
	under  int // levels below the hashes, which the padding knows
}

// NewTree reserves a tree over n hashes, at least one. Write them to Hashes and
// call Build.
func NewTree(n int) Tree { return newTree(n, 0) }

func newTree(n, under int) Tree {
	t := Tree{levels: make([][]Root, 0, Depth(n)+1), under: under}
	t.levels = append(t.levels, make([]Root, n))
	for n > 1 {
		n = (n + 1) / 2
		t.levels = append(t.levels, make([]Root, n))
	}
	return t
}

// TreeOf builds the tree over hashes, at least one, and keeps the slice.
func TreeOf(hashes []Root) Tree {
	t := Tree{levels: [][]Root{hashes}}
	for n := len(hashes); n > 1; {
		n = (n + 1) / 2
		t.levels = append(t.levels, make([]Root, n))
	}
	t.Build()
	return t
}

// Hashes are the hashes at the bottom, not copied.
func (t Tree) Hashes() []Root { return t.levels[0] }

// Level is the level at height d above the hashes, without padding and not
// copied.
func (t Tree) Level(d int) []Root { return t.levels[d] }

// Node is node i of level d, which may be padding.
func (t Tree) Node(d, i int) Root {
	if i < len(t.levels[d]) {
		return t.levels[d][i]
	}
	return padding[t.under+d]
}

// parent recomputes node i of level d from the level below.
func (t Tree) parent(d, i int) {
	left, right := t.Node(d-1, 2*i), t.Node(d-1, 2*i+1)
	t.levels[d][i] = Node(&left, &right)
}

// Build computes every level above the hashes.
func (t Tree) Build() {
	for d := 1; d < len(t.levels); d++ {
		for i := range t.levels[d] {
			t.parent(d, i)
		}
	}
}

// rebuild recomputes the nodes above the marked hashes and overwrites changed.
func (t Tree) rebuild(changed []bool) {
	for d := 1; d < len(t.levels); d++ {
		for i := range t.levels[d] {
			touched := changed[2*i] || 2*i+1 < len(t.levels[d-1]) && changed[2*i+1]
			if changed[i] = touched; touched {
				t.parent(d, i)
			}
		}
	}
}

// Root is the root as of the last Build.
func (t Tree) Root() Root { return t.levels[len(t.levels)-1][0] }

// Depth is the number of levels above the hashes.
func (t Tree) Depth() int { return len(t.levels) - 1 }

// Path lists the siblings of hash i, lowest first.
func (t Tree) Path(i int) []Root {
	p := make([]Root, 0, t.Depth())
	for d := range t.Depth() {
		p = append(p, t.Node(d, i^1))
		i /= 2
	}
	return p
}

// Climb computes the root of a tree over n hashes from hash i and its path.
// It refuses an index outside and a path of any other length than the tree's;
// the error wraps ErrMalformed.
func Climb(h Root, i, n int, path []Root) (Root, error) {
	if i < 0 || i >= n || Depth(n) > MaxDepth {
		return Root{}, fmt.Errorf("%w: place %d of %d", ErrMalformed, i, n)
	}
	if len(path) != Depth(n) {
		return Root{}, fmt.Errorf("%w: path of %d hashes, want %d", ErrMalformed, len(path), Depth(n))
	}
	for d := range path {
		if i&1 == 0 {
			h = Node(&h, &path[d])
		} else {
			h = Node(&path[d], &h)
		}
		i /= 2
	}
	return h, nil
}
