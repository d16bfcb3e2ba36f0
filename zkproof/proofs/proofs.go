package proofs

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/backend/groth16"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Terms is the largest number of terms of a tile that games prove.
const Terms = circuit.LeafCells

// Keys are the SHA-256 hashes of the verifying keys that a contract accepts, indexed by
// arithmetic.
type Keys [2]merkle.Root

// For returns the key hash for tiles of a kind of operator.
func (k Keys) For(kind ir.Kind) merkle.Root { return k[Arithmetic(kind)] }

// Arithmetic returns the arithmetic of the circuit for tiles of a kind of operator, X8
// or FMA.
func Arithmetic(kind ir.Kind) circuit.Arithmetic {
	if kind == ir.X8 {
		return circuit.X8
	}
	return circuit.R32
}

// Scope says where a proof is valid, in addition to the state of its game.
type Scope struct {
	ChainID uint64
	Game    dispute.Address // the contract
	Segment uint32          // of the claim, index in the job
	Keys    Keys
}

// Context returns the circuit's context, which binds a proof to the tile under dispute
// in s, of a kind of operator. The contract computes the same value.
func (v Scope) Context(s dispute.State, kind ir.Kind) circuit.Context {
	name, key := crypto.Keccak256(s.Claim[:], leftPad(s.Challenger[:])), v.Keys.For(kind)
	h := sha256.New()
	for _, word := range [][]byte{
		rightPad("infernet/context/1"), uintWord(v.ChainID), leftPad(v.Game[:]), name, s.Trace[:],
		uintWord(uint64(v.Segment)), uintWord(uint64(s.Step)), uintWord(uint64(s.OpIndex)), uintWord(uint64(s.Cell)),
		uintWord(uint64(s.Tile)), key[:], leftPad(s.Asserter[:]),
	} {
		h.Write(word)
	}
	return circuit.Context(h.Sum(nil))
}

func uintWord(n uint64) []byte { return leftPad(binary.BigEndian.AppendUint64(nil, n)) }

func leftPad(b []byte) []byte { return append(make([]byte, 32-len(b)), b...) }

func rightPad(text string) []byte { return append([]byte(text), make([]byte, 32-len(text))...) }

// errHash means that a leaf's hash is not an element of the field, so no private leaf
// has it.
var errHash = errors.New("a leaf's hash beyond the field")

// statement returns the statement that a proof of the tile shows.
func (v Scope) statement(s dispute.State, t dispute.Tile) (circuit.Statement, error) {
	st := circuit.Statement{Context: v.Context(s, t.Kind), Place: circuit.Place{
		OffsetA: t.OffsetA, OffsetB: t.OffsetB, Terms: t.Terms, AccBefore: t.AccBefore, AccAfter: t.AccAfter,
	}}
	for i := range Arithmetic(t.Kind).LeavesOf(Terms) {
		var a, b fr.Element
		if err := errors.Join(a.SetBytesCanonical(t.A[i][:]), b.SetBytesCanonical(t.B[i][:])); err != nil {
			return st, fmt.Errorf("%w: %w", errHash, err)
		}
		st.HashA, st.HashB = append(st.HashA, a), append(st.HashB, b)
	}
	return st, nil
}

// Referee checks proofs of a game's tiles. It is safe for concurrent use.
type Referee struct {
	Scope
	Verifying [2]groth16.VerifyingKey // by arithmetic; nil: no proof is accepted
}

var _ dispute.ProofReferee = Referee{}

// Check implements dispute.ProofReferee.
func (r Referee) Check(s dispute.State, t dispute.Tile, proof []byte) error {
	a := Arithmetic(t.Kind)
	if r.Verifying[a] == nil {
		return fmt.Errorf("%w: no key for %s", dispute.ErrProof, a)
	}
	st, err := r.statement(s, t)
	if err == nil {
		proof, err = circuit.FromCalldata(proof)
	}
	if err == nil {
		err = circuit.System{Arithmetic: a, Terms: Terms}.Verify(r.Verifying[a], st, proof)
	}
	if err != nil {
		return fmt.Errorf("%w: %w", dispute.ErrProof, err)
	}
	return nil
}

// Key is a compiled circuit with the key that proofs of its tiles are made with.
type Key struct {
	System  circuit.System
	Proving groth16.ProvingKey
}

// Prover makes proofs of a game's tiles. It is safe for concurrent use.
type Prover struct {
	Scope
	// Key returns the key of an arithmetic.
	Key func(a circuit.Arithmetic) (Key, error)
}

var _ dispute.Prover = Prover{}

// Prove implements dispute.Prover.
func (p Prover) Prove(s dispute.State, t dispute.Tile, c dispute.TileCells) ([]byte, error) {
	st, err := p.statement(s, t)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", dispute.ErrUnprovable, err)
	}
	a := Arithmetic(t.Kind)
	key, err := p.Key(a)
	if err != nil {
		return nil, err
	}
	n := a.LeavesOf(Terms)
	raw, err := key.System.Prove(key.Proving, st, circuit.Leaves{A: cells(c.A)[:n], B: cells(c.B)[:n]})
	if errors.Is(err, circuit.ErrFalse) {
		return nil, fmt.Errorf("%w: %w", dispute.ErrUnprovable, err)
	}
	if err != nil {
		return nil, err
	}
	return circuit.Calldata(raw)
}

// cells decodes two leaves. The bytes of the data set may end inside a cell, which is
// filled up with zeros.
func cells(leaves [2][]byte) (out [][]uint32) {
	for _, b := range leaves {
		var v []uint32
		for ; len(b) > 0; b = b[min(4, len(b)):] {
			var word [4]byte
			copy(word[:], b)
			v = append(v, binary.LittleEndian.Uint32(word[:]))
		}
		out = append(out, v)
	}
	return out
}
