package evm_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/core/vm"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// spoiledEncodings is how many encodings with one place changed are compared.
const spoiledEncodings = 6000

// spoil changes one place of an encoding: a byte, or the end.
func spoil(r *rand.Rand, e []byte) []byte {
	e = slices.Clone(e)
	i := r.IntN(len(e))
	switch r.IntN(8) {
	case 0:
		return e[:i]
	case 1:
		return append(e, byte(r.Uint32()))
	case 2:
		e[i] ^= 1 << r.IntN(8)
	case 3:
		e[i] = byte(r.IntN(6)) - 1
	default:
		// One after the other: the first bytes say the most.
		e[i] += byte(1 + r.IntN(2)*254)
	}
	return e
}

// opened gives the cells of the leaves that a proof opens: those of a vector, and
// zeros beside them.
type opened struct {
	h     ir.Header
	op    *ir.Op
	cells []readCell
}

// Cell implements ir.Reader.
func (o opened) Cell(s ir.Source, id, index uint32) (v uint32, err error) {
	err = fmt.Errorf("cell %d of %d of source %d is of no leaf that is open", index, id, s)
	for _, c := range o.cells {
		if c.Source != s || c.ID != id || c.Index/merkle.LeafCells != index/merkle.LeafCells {
			continue
		}
		if err = nil; c.Index == index {
			return c.Bits, nil
		}
	}
	return 0, err
}

// fits reports whether the vector's cells are cells of the operator's tensors.
func (o opened) fits() bool {
	for _, c := range o.cells {
		if int(c.Index) >= sizeOf(o.h, o.op, source{c.Source, c.ID}) {
			return false
		}
	}
	return true
}

// TestRefereeRefusesWhatTheNodeRefuses checks that of encodings with one place changed, the
// contract takes those that package ir takes, and gives the same.
func TestRefereeRefusesWhatTheNodeRefuses(t *testing.T) {
	var vs []vectors
	for _, name := range vectorFiles {
		vs = append(vs, readVectors(t, name))
	}
	ref, r, taken := newReferee(t), rand.New(rand.NewPCG(4, 10)), 0
	for i := range spoiledEncodings {
		v := vs[r.IntN(len(vs))]
		p := v.Places[r.IntN(len(v.Places))]
		whole, old := operator(t, p.Op)
		encoding := spoil(r, whole)
		what := fmt.Sprintf("case %d, %x of %s", i, encoding, p.Op)
		op, err := ir.Decode(encoding)
		leaves := opened{v.Header, &op, p.Inputs}
		if err == nil && !leaves.fits() {
			continue // no leaf of such a tensor has those cells
		}
		if err != nil {
			op = old // whose leaves are brought then
		}
		if err == nil {
			p.Want, err = ir.Eval(&v.Header, &op, ir.Place{Cell: p.Cell, Tile: p.Tile, Step: p.Step,
				AccBefore: p.AccBefore},
				leaves)
		}
		s, proof := tile(v.Header, p, encoding, &op)
		s.Op = operatorHash(encoding)
		if err == nil {
			ref.judge(t, what, s, proof)
			taken++
		} else if _, got := ref.holds(s, proof); !errors.Is(got, vm.ErrExecutionReverted) {
			t.Errorf("%s: the node says %v, the contract %v", what, err, got)
		}
	}
	t.Logf("%d of %d encodings taken by both", taken, spoiledEncodings)
	if taken == 0 || taken == spoiledEncodings {
		t.Error("nothing was compared")
	}
}

// TestRefereeWantsTheWholeProof checks that what comes with an encoding is that of the place.
func TestRefereeWantsTheWholeProof(t *testing.T) {
	r, v := newReferee(t), readVectors(t, "r32")
	refuses := func(what string, s dispute.State, p bindings.TileProof) {
		t.Helper()
		if _, err := r.holds(s, p); !errors.Is(err, vm.ErrExecutionReverted) {
			t.Errorf("%s: %v", what, err)
		}
	}
	for i, p := range v.Places {
		encoding, op := operator(t, p.Op)
		fresh := func() (dispute.State, bindings.TileProof) { return tile(v.Header, p, encoding, &op) }
		s, proof := fresh()
		proof.Header.Seed++
		refuses(fmt.Sprintf("place %d: another header", i), s, proof)
		s, proof = fresh()
		s.Op[0]++
		refuses(fmt.Sprintf("place %d: another operator", i), s, proof)
		for j := range proof.Inputs {
			s, proof = fresh()
			proof.Inputs[j].Data[0]++
			refuses(fmt.Sprintf("place %d: another leaf %d", i, j), s, proof)
			s, proof = fresh()
			proof.Inputs = slices.Delete(proof.Inputs, j, j+1)
			refuses(fmt.Sprintf("place %d: no leaf %d", i, j), s, proof)
			s, proof = fresh()
			proof.Inputs[j].Id++
			refuses(fmt.Sprintf("place %d: leaf %d of another tensor", i, j), s, proof)
		}
		if len(proof.Inputs) > 0 {
			s, proof = fresh()
			for len(proof.Inputs) <= 64 {
				proof.Inputs = append(proof.Inputs, proof.Inputs[0])
			}
			refuses(fmt.Sprintf("place %d: 65 leaves", i), s, proof)
		}
	}
	for i, h := range v.Hashes {
		encoding, op := operator(t, h.Op)
		s, proof := hashProof(v.Header, h, encoding, &op)
		proof.Roots = append(proof.Roots, proof.Roots[0])
		refuses(fmt.Sprintf("hash %d: one root more", i), s, proof)
		s, proof = hashProof(v.Header, h, encoding, &op)
		proof.Roots[0].Value[0]++
		refuses(fmt.Sprintf("hash %d: another root", i), s, proof)
		s, proof = hashProof(v.Header, h, encoding, &op)
		proof.Encoding = append(slices.Clone(encoding), 0)
		s.Op = operatorHash(proof.Encoding)
		refuses(fmt.Sprintf("hash %d: one byte more", i), s, proof)
	}
}
