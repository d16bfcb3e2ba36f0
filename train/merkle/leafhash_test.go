package merkle

import (
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
)

// byTheLibrary hashes a leaf with gnark-crypto's own construction, byte by byte.
func byTheLibrary(t *testing.T, b []byte) (r Root) {
	t.Helper()
	h := poseidon2.NewMerkleDamgardHasher()
	var word fr.Element
	write := func() {
		raw := word.Bytes()
		if _, err := h.Write(raw[:]); err != nil {
			t.Fatal(err)
		}
	}
	word.SetBigInt(PrivateTag())
	write()
	whole := append(append([]byte(nil), b...), make([]byte, LeafBytes+elementBytes-len(b))...)
	for at := 0; at < LeafBytes; at += elementBytes {
		big := make([]byte, elementBytes)
		for i := range big {
			big[elementBytes-1-i] = whole[at+i]
		}
		word.SetBytes(big)
		write()
	}
	copy(r[:], h.Sum(nil))
	return r
}

func TestPrivateLeavesAreTheLibrarys(t *testing.T) {
	for n := 0; n <= LeafBytes; n++ {
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(n*31 + i*7 + 1)
		}
		if got, want := PrivateLeaves.Leaf(b), byTheLibrary(t, b); got != want {
			t.Fatalf("%d bytes: %s, want %s", n, got, want)
		}
	}
}

// TestPrivateLeafStays pins the hash: contracts and circuits compute the same.
func TestPrivateLeafStays(t *testing.T) {
	const want = "0x13e94601d538a5a0552daca8d89617ddfcaf9182b2b4dec6ad2c084fdadabd7a"
	b := make([]byte, LeafBytes)
	for i := range b {
		b[i] = byte(i)
	}
	if got := PrivateLeaves.Leaf(b).String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestLeafHashOfNumerics(t *testing.T) {
	for name, want := range map[string]LeafHash{"r32/1": PublicLeaves, "": PublicLeaves, "r32/1+private": PrivateLeaves,
		"+private": PrivateLeaves, "r32/1+privat": PublicLeaves} {
		if LeafHashOf(name) != want {
			t.Errorf("%q", name)
		}
	}
}

// TestPrivateCells: spans, roots and openings are those of a plain tree over
// private leaves, and differ from those over public ones.
func TestPrivateCells(t *testing.T) {
	for _, n := range []int{1, 65, 192, spanCells + 65} {
		x := ramp(n)
		leaves := make([]Root, LeavesOf(n))
		for i := range leaves {
			leaves[i] = PrivateLeaves.Leaf(encoded(LeafOf(x, i)))
		}
		c := PrivateLeaves.CellsOf(x)
		if want := TreeOf(leaves).Root(); c.Root() != want || PrivateLeaves.RootOf(x) != want || RootOf(x) == want {
			t.Fatalf("%d cells: %s, want %s", n, c.Root(), want)
		}
		last := len(leaves) - 1
		leaf, path, err := c.Open(last)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := Climb(PrivateLeaves.Leaf(leaf), last, len(leaves), path); err != nil || got != c.Root() {
			t.Fatalf("leaf %d of %d cells: %s, %v", last, n, got, err)
		}
	}
	if PrivateLeaves.Leaf(make([]byte, LeafBytes+4)) == PrivateLeaves.Leaf(make([]byte, LeafBytes)) {
		t.Error("cells behind the leaf change nothing")
	}
}

func BenchmarkLeaf(b *testing.B) {
	leaf := make([]byte, LeafBytes)
	for name, l := range map[string]LeafHash{"sha256": PublicLeaves, "poseidon2": PrivateLeaves} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(LeafBytes)
			for b.Loop() {
				l.Leaf(leaf)
			}
		})
	}
}
