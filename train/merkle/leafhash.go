package merkle

import (
	"crypto/sha256"
	"math/big"
	"strings"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
)

// LeafHash is the hash function for the leaves of a job's arrays. The nodes
// above them are always SHA-256.
type LeafHash uint8

// The hashes of leaves.
const (
	// PublicLeaves is SHA-256. A dispute shows the cells to everyone.
	PublicLeaves LeafHash = iota
	// PrivateLeaves is Poseidon2 over BN254's scalar field (Grassi,
	// Khovratovich and Schofnegger, ePrint 2023/323), width 2, in gnark's
	// Merkle–Damgård construction. It hashes the tag, then the cells of a whole
	// leaf, seven to an element, little-endian, with +0 behind the end of the
	// array. A proof can open such a leaf without showing the cells
	// (docs/disputes.md §6).
	PrivateLeaves
)

// PrivateSuffix ends the names of the numerics with private leaves. Their bits
// are those of the version without the suffix.
const PrivateSuffix = "+private"

// LeafHashOf is the leaf hash of a version of the numerics.
func LeafHashOf(numerics string) LeafHash {
	if strings.HasSuffix(numerics, PrivateSuffix) {
		return PrivateLeaves
	}
	return PublicLeaves
}

// Leaf is the hash of a leaf's bytes. More than LeafBytes, which no leaf has,
// gives a hash that no tree contains.
func (l LeafHash) Leaf(b []byte) Root {
	if l == PrivateLeaves && len(b) <= LeafBytes {
		return privateLeaf(b)
	}
	return Leaf(b)
}

// NewCells prepares to hash data; see the function NewCells.
func (l LeafHash) NewCells(data []float32) Cells {
	c := NewCells(data)
	c.leaves = l
	return c
}

// CellsOf hashes data.
func (l LeafHash) CellsOf(data []float32) Cells {
	c := l.NewCells(data)
	for i := range c.Spans() {
		c.HashSpan(i)
	}
	c.top.Build()
	return c
}

// RootOf is the root over the leaves of data.
func (l LeafHash) RootOf(data []float32) Root { return l.CellsOf(data).Root() }

// hashLeaves writes the hashes of at most a span of cells to dst.
func (l LeafHash) hashLeaves(dst *[spanLeaves]Root, cells []float32) (n int) {
	var buf [len(leafTag) + LeafBytes]byte
	copy(buf[:], leafTag)
	for ; len(cells) > 0; n++ {
		leaf := cells[:min(LeafCells, len(cells))]
		used := Encode(buf[len(leafTag):], leaf)
		if l == PrivateLeaves {
			dst[n] = privateLeaf(buf[len(leafTag) : len(leafTag)+used])
		} else {
			dst[n] = sha256.Sum256(buf[:len(leafTag)+used])
		}
		cells = cells[len(leaf):]
	}
	return n
}

// elementBytes is the size of seven cells, which make one field element.
const elementBytes = 28

// PrivateTag is the first element of a private leaf. It separates leaves from
// anything else that is hashed, and ends with their number of cells.
func PrivateTag() *big.Int {
	t := new(big.Int).SetBytes([]byte("infernet/leaf/poseidon2/1"))
	return t.Lsh(t, 16).Add(t, big.NewInt(LeafCells))
}

var permutation = poseidon2.NewDefaultPermutation()

// compress is one step of the construction: right plus the second word of the
// permutation of both.
func compress(left, right fr.Element) fr.Element {
	words := [2]fr.Element{left, right}
	if err := permutation.Permutation(words[:]); err != nil {
		panic(err) // two words are its width
	}
	return *words[1].Add(&words[1], &right)
}

// tagged is the state after the tag, the same for all leaves.
var tagged = func() fr.Element {
	var tag fr.Element
	return compress(fr.Element{}, *tag.SetBigInt(PrivateTag()))
}()

func privateLeaf(b []byte) Root {
	h := tagged
	for at := 0; at < LeafBytes; at += elementBytes {
		var word [fr.Bytes]byte
		if at < len(b) {
			copy(word[:elementBytes], b[at:])
		}
		element, err := fr.LittleEndian.Element(&word)
		if err != nil {
			panic(err) // 224 bits are below the modulus
		}
		h = compress(h, element)
	}
	return h.Bytes()
}
