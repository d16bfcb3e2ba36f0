package circuit

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/backend/groth16"
)

// system is compiled and set up once: by one party, which is enough for a test.
type system struct {
	System
	pk groth16.ProvingKey
	vk groth16.VerifyingKey
}

func setUp(tb testing.TB, a Arithmetic, terms int) system {
	tb.Helper()
	s, err := Compile(a, terms)
	if err != nil {
		tb.Fatal(err)
	}
	pk, vk, err := groth16.Setup(s.Constraints)
	if err != nil {
		tb.Fatal(err)
	}
	return system{s, pk, vk}
}

var testContext = Context{1, 2, 15: 3}

func (c claim) statement() (Statement, Leaves) {
	st := Statement{Place: c.place, Context: testContext}
	var l Leaves
	for i := range c.arithmetic.LeavesOf(c.size) {
		a, b := c.a[i*LeafCells:][:LeafCells], c.b[i*LeafCells:][:LeafCells]
		l.A, l.B = append(l.A, a), append(l.B, b)
		st.HashA, st.HashB = append(st.HashA, HashLeaf(a)), append(st.HashB, HashLeaf(b))
	}
	return st, l
}

// TestEveryPublicInputIsBound checks that a proof holds for its statement alone.
func TestEveryPublicInputIsBound(t *testing.T) {
	for _, a := range []Arithmetic{R32, X8} {
		s := setUp(t, a, LeafCells)
		c := randomClaim(t, rand.New(rand.NewPCG(1, uint64(a))), a, LeafCells)
		st, l := c.statement()
		proof, err := s.Prove(s.pk, st, l)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(s.vk, st, proof); err != nil {
			t.Fatalf("%v: the honest proof: %v", a, err)
		}
		for i := range st.Public() {
			other := st
			other.HashA, other.HashB = slices.Clone(st.HashA), slices.Clone(st.HashB)
			one := fr.One()
			switch leaves := len(st.HashA); {
			case i == 0:
				other.Place.AccAfter ^= 1
			case i <= leaves:
				other.HashA[i-1].Add(&other.HashA[i-1], &one)
			default:
				other.HashB[i-1-leaves].Add(&other.HashB[i-1-leaves], &one)
			}
			if err := s.Verify(s.vk, other, proof); !errors.Is(err, ErrProof) {
				t.Errorf("%v: public input %d is not bound: %v", a, i, err)
			}
		}
		for i, change := range []func(st *Statement){
			func(st *Statement) { st.Place.OffsetA ^= 1 }, func(st *Statement) { st.Place.OffsetB ^= 1 },
			func(st *Statement) { st.Place.Terms ^= 1 }, func(st *Statement) { st.Place.AccBefore ^= 1 },
			func(st *Statement) { st.Context[0] ^= 0x80 }, func(st *Statement) { st.Context[15] ^= 1 },
		} {
			other := st
			change(&other)
			if err := s.Verify(s.vk, other, proof); !errors.Is(err, ErrProof) {
				t.Errorf("%v: field %d of the place is not bound: %v", a, i, err)
			}
		}
		for i := range proof {
			if i%37 != 0 {
				continue
			}
			broken := append([]byte(nil), proof...)
			broken[i] ^= 4
			if err := s.Verify(s.vk, st, broken); !errors.Is(err, ErrProof) {
				t.Errorf("%v: a proof with byte %d changed: %v", a, i, err)
			}
		}
		if words, err := Calldata(proof); err != nil || len(words)%32 != 0 {
			t.Errorf("calldata of %d bytes, %v", len(words), err)
		}
	}
}

func TestFalseStatementsHaveNoProof(t *testing.T) {
	s := setUp(t, R32, LeafCells)
	c := randomClaim(t, rand.New(rand.NewPCG(5, 5)), R32, LeafCells)
	c.place.AccAfter ^= 1
	st, l := c.statement()
	if _, err := s.Prove(s.pk, st, l); !errors.Is(err, ErrFalse) {
		t.Errorf("a wrong sum: %v", err)
	}
}

func TestPlacePacks(t *testing.T) {
	got := Place{OffsetA: 1, OffsetB: 2, Terms: 3, AccBefore: 4, AccAfter: 5}.Pack(Context{15: 6})
	want, _ := new(big.Int).SetString("60000000500000004000300020001", 16)
	if got.Cmp(want) != 0 {
		t.Errorf("packed %x, want %x", got, want)
	}
}
