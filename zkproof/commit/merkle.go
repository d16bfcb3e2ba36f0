package commit

import (
	"crypto/sha256"
	"fmt"
	"math/bits"
)

const nodeTag = "infernet/node/1\x00"

// maxDepth bounds the paths of proofs: 2^32 leaves of 4 KiB are 16 TiB, more
// than any tensor that a program may have.
const maxDepth = 32

// depthOf is the number of levels above n hashes.
func depthOf(n int) int {
	if n <= 1 {
		return 0
	}
	return bits.Len(uint(n - 1))
}

func hashNode(l, r *Root) Root {
	var b [len(nodeTag) + 64]byte
	copy(b[:], nodeTag)
	copy(b[len(nodeTag):], l[:])
	copy(b[len(nodeTag)+32:], r[:])
	return sha256.Sum256(b[:])
}

// padding[d] is the root of a tree of depth d without hashes.
var padding = func() (p [maxDepth + 1]Root) {
	for d := range maxDepth {
		p[d+1] = hashNode(&p[d], &p[d])
	}
	return p
}()

// tree keeps every level of a Merkle tree, hashes first, so that a path can be
// read off and a changed leaf costs one path.
type tree struct{ levels [][]Root }

// newTree reserves a tree over n hashes, at least one.
func newTree(n int) tree {
	t := tree{levels: make([][]Root, 0, depthOf(n)+1)}
	t.levels = append(t.levels, make([]Root, n))
	for n > 1 {
		n = (n + 1) / 2
		t.levels = append(t.levels, make([]Root, n))
	}
	return t
}

// parent recomputes node i of level d from the level below.
func (t tree) parent(d, i int) {
	below := t.levels[d-1]
	right := &padding[d-1]
	if 2*i+1 < len(below) {
		right = &below[2*i+1]
	}
	t.levels[d][i] = hashNode(&below[2*i], right)
}

// build computes every level above the hashes.
func (t tree) build() {
	for d := 1; d < len(t.levels); d++ {
		for i := range t.levels[d] {
			t.parent(d, i)
		}
	}
}

// rebuild recomputes what lies above the marked hashes; changed is used up.
func (t tree) rebuild(changed []bool) {
	for d := 1; d < len(t.levels); d++ {
		for i := range t.levels[d] {
			touched := changed[2*i] || 2*i+1 < len(t.levels[d-1]) && changed[2*i+1]
			if changed[i] = touched; touched {
				t.parent(d, i)
			}
		}
	}
}

func (t tree) root() Root { return t.levels[len(t.levels)-1][0] }

// path lists the siblings of hash i, lowest first.
func (t tree) path(i int) []Root {
	p := make([]Root, 0, len(t.levels)-1)
	for d := range len(t.levels) - 1 {
		s := padding[d]
		if i^1 < len(t.levels[d]) {
			s = t.levels[d][i^1]
		}
		p = append(p, s)
		i /= 2
	}
	return p
}

// climb computes the root of a tree over n hashes from hash i and its path.
// It refuses an index outside and a path of any other length than the tree's.
func climb(h Root, i, n int, path []Root) (Root, error) {
	if i < 0 || i >= n || depthOf(n) > maxDepth {
		return Root{}, fmt.Errorf("%w: place %d of %d", ErrMalformed, i, n)
	}
	if len(path) != depthOf(n) {
		return Root{}, fmt.Errorf("%w: path of %d hashes, want %d", ErrMalformed, len(path), depthOf(n))
	}
	for d := range path {
		if i&1 == 0 {
			h = hashNode(&h, &path[d])
		} else {
			h = hashNode(&path[d], &h)
		}
		i /= 2
	}
	return h, nil
}
