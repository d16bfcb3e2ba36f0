package merkle

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"
)

func TestTreeSizes(t *testing.T) {
	for n := 1; n < 40; n++ {
		hashes := make([]Root, n)
		for i := range hashes {
			hashes[i] = Root{byte(i + 1)}
		}
		tr := TreeOf(hashes)
		for i := range n {
			if got, err := Climb(hashes[i], i, n, tr.Path(i)); err != nil || got != tr.Root() {
				t.Fatalf("hash %d of %d: %s, %v, want %s", i, n, got, err, tr.Root())
			}
		}
		if _, err := Climb(Root{}, n, n, tr.Path(0)); !errors.Is(err, ErrMalformed) {
			t.Fatalf("place %d of %d: %v", n, n, err)
		}
		if _, err := Climb(hashes[0], 0, n, append(tr.Path(0), Root{})); !errors.Is(err, ErrMalformed) {
			t.Fatalf("a path too long in a tree of %d: %v", n, err)
		}
	}
}

func ramp(n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(i) / 3
	}
	return x
}

// TestCellsAreTheTreeOverLeaves compares the spans with one plain tree.
func TestCellsAreTheTreeOverLeaves(t *testing.T) {
	for _, n := range []int{1, 63, 64, 65, 192, spanCells - 1, spanCells, spanCells + 1, 2*spanCells + 64,
		5*spanCells - 3} {
		x := ramp(n)
		leaves := make([]Root, LeavesOf(n))
		for i := range leaves {
			b := make([]byte, LeafBytes)
			leaves[i] = Leaf(b[:Encode(b, LeafOf(x, i))])
		}
		c := CellsOf(x)
		if got, want := c.Root(), TreeOf(leaves).Root(); got != want {
			t.Fatalf("%d cells: %s, want %s", n, got, want)
		}
		for i := 0; i < len(leaves); i += 1 + len(leaves)/9 {
			leaf, path, err := c.Open(i)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := Climb(Leaf(leaf), i, len(leaves), path); err != nil || got != c.Root() {
				t.Fatalf("leaf %d of %d cells: %s, %v", i, n, got, err)
			}
			if want := LeafOf(x, i); !bytes.Equal(leaf, encoded(want)) || Decode(leaf)[0] != want[0] {
				t.Fatalf("leaf %d of %d cells holds other bytes", i, n)
			}
		}
		if _, _, err := c.Open(len(leaves)); !errors.Is(err, ErrMalformed) {
			t.Errorf("%d cells: opened a leaf that is not there: %v", n, err)
		}
	}
}

func encoded(x []float32) []byte {
	b := make([]byte, 4*len(x))
	return b[:Encode(b, x)]
}

func TestWords(t *testing.T) {
	if w := Word("ab"); w[0] != 'a' || w[1] != 'b' || w[2] != 0 {
		t.Errorf("word %s", w)
	}
	if u := Uint(0x1234); u[30] != 0x12 || u[31] != 0x34 || u[29] != 0 {
		t.Errorf("integer %s", u)
	}
	if H(Word("a"), Uint(1)) == H(Word("a"), Uint(2)) || H() == H(Root{}) {
		t.Error("two lists of words, one hash")
	}
	defer func() {
		if recover() == nil {
			t.Error("a word of 33 characters")
		}
	}()
	Word("123456789012345678901234567890123")
}

func TestRootText(t *testing.T) {
	r := Root{0xab, 31: 0xcd}
	b, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var got Root
	if err := json.Unmarshal(b, &got); err != nil || got != r {
		t.Fatalf("%s reads as %s: %v", b, got, err)
	}
	for _, bad := range []string{"", "0x", r.String()[2:], r.String() + "0", "1x" + r.String()[2:],
		"0xzz" + r.String()[4:]} {
		if err := got.UnmarshalText([]byte(bad)); !errors.Is(err, ErrMalformed) || got != r {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// TestLongLeaf: bytes beyond the size of a leaf are not ignored.
func TestLongLeaf(t *testing.T) {
	whole := make([]byte, LeafBytes)
	if Leaf(append(whole, 0)) == Leaf(whole) {
		t.Error("a byte behind the leaf changes nothing")
	}
}
