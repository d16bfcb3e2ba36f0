package circuit

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/big"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/backend"
	"github.com/consensys/gnark/backend/groth16"
	"github.com/consensys/gnark/backend/solidity"
	"github.com/consensys/gnark/constraint"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
)

// ErrFalse is wrapped by Prove if the statement does not hold for the witness.
var ErrFalse = errors.New("the statement is false")

// ErrProof is wrapped by Verify if a proof does not show the statement.
var ErrProof = errors.New("the proof does not show the statement")

// Statement is the public part of what a proof of a Tile shows.
type Statement struct {
	Context Context
	Place   Place
	HashA   []fr.Element // the arithmetic's LeavesOf the circuit's terms
	HashB   []fr.Element
}

// Public returns the public inputs in the order of the verifier contract.
func (s Statement) Public() []*big.Int {
	in := []*big.Int{s.Place.Pack(s.Context)}
	for _, hs := range [...][]fr.Element{s.HashA, s.HashB} {
		for _, h := range hs {
			in = append(in, h.BigInt(new(big.Int)))
		}
	}
	return in
}

// Leaves are the cells that a proof hides: adjacent leaves of each operand. A leaf that
// the terms do not reach repeats the one before it.
type Leaves struct{ A, B [][]uint32 }

// System is a compiled circuit.
type System struct {
	Arithmetic  Arithmetic
	Terms       int
	Constraints constraint.ConstraintSystem
}

// Compile compiles the circuit for tiles of at most so many terms.
func Compile(a Arithmetic, terms int) (System, error) {
	ccs, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, NewTile(a, terms))
	if err != nil {
		return System{}, fmt.Errorf("circuit: %w", err)
	}
	return System{Arithmetic: a, Terms: terms, Constraints: ccs}, nil
}

// Digest returns a hash of the compiled circuit. Keys made for one digest fit no other.
func (s System) Digest() ([32]byte, error) {
	h := sha256.New()
	if _, err := s.Constraints.WriteTo(h); err != nil {
		return [32]byte{}, fmt.Errorf("circuit: %w", err)
	}
	return [32]byte(h.Sum(nil)), nil
}

// assignment returns the circuit with its values. If l is nil it has the public part
// only.
func (s System) assignment(st Statement, l *Leaves) (*Tile, error) {
	t := NewTile(s.Arithmetic, s.Terms)
	if len(st.HashA) != len(t.HashA) || len(st.HashB) != len(t.HashB) {
		return nil, fmt.Errorf("%w: %d and %d leaves, want %d each", ErrFalse, len(st.HashA), len(st.HashB),
			len(t.HashA))
	}
	t.Place = st.Place.Pack(st.Context)
	for i := range t.HashA {
		t.HashA[i], t.HashB[i] = st.HashA[i], st.HashB[i]
	}
	if l == nil {
		return t, nil
	}
	return t, errors.Join(s.fill(t.A, l.A), s.fill(t.B, l.B))
}

// fill copies leaves. Cells after a tensor's end are +0.
func (s System) fill(dst [][]frontend.Variable, leaves [][]uint32) error {
	if len(leaves) != len(dst) {
		return fmt.Errorf("%w: %d leaves, want %d", ErrFalse, len(leaves), len(dst))
	}
	for i, leaf := range leaves {
		if len(leaf) > LeafCells {
			return fmt.Errorf("%w: a leaf of %d cells, at most %d", ErrFalse, len(leaf), LeafCells)
		}
		if s.Arithmetic == X8 {
			if err := fillBlocks(dst[i], leaf); err != nil {
				return err
			}
			continue
		}
		for j := range dst[i] {
			dst[i][j] = 0
			if j < len(leaf) {
				dst[i][j] = leaf[j]
			}
		}
	}
	return nil
}

// Prove makes a proof in gnark's raw encoding, for the verifier contract. The error
// wraps ErrFalse if the leaves do not hash or compute to what the statement says.
func (s System) Prove(key groth16.ProvingKey, st Statement, l Leaves) ([]byte, error) {
	t, err := s.assignment(st, &l)
	if err != nil {
		return nil, err
	}
	w, err := frontend.NewWitness(t, ecc.BN254.ScalarField())
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFalse, err)
	}
	proof, err := groth16.Prove(s.Constraints, key, w, solidity.WithProverTargetSolidityVerifier(backend.GROTH16))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFalse, err)
	}
	var b bytes.Buffer
	if _, err := proof.WriteRawTo(&b); err != nil {
		return nil, fmt.Errorf("circuit: %w", err)
	}
	return b.Bytes(), nil
}

// MaxProof is the largest proof that is accepted from a peer, in bytes.
const MaxProof = 1024

// Verify checks the output of Prove. The error wraps ErrProof.
func (s System) Verify(key groth16.VerifyingKey, st Statement, proof []byte) error {
	if len(proof) > MaxProof {
		return fmt.Errorf("%w: %d bytes", ErrProof, len(proof))
	}
	p, r := groth16.NewProof(ecc.BN254), bytes.NewReader(proof)
	if _, err := p.ReadFrom(r); err != nil || r.Len() != 0 {
		return fmt.Errorf("%w: malformed: %v, %d bytes left", ErrProof, err, r.Len())
	}
	t, err := s.assignment(st, nil)
	if err != nil {
		return err
	}
	w, err := frontend.NewWitness(t, ecc.BN254.ScalarField(), frontend.PublicOnly())
	if err != nil {
		return fmt.Errorf("%w: %w", ErrProof, err)
	}
	if err := groth16.Verify(p, key, w, solidity.WithVerifierTargetSolidityVerifier(backend.GROTH16)); err != nil {
		return fmt.Errorf("%w: %w", ErrProof, err)
	}
	return nil
}

// Calldata converts a proof into the form that the verifier contract accepts: words of
// 32 bytes.
func Calldata(proof []byte) ([]byte, error) {
	p := groth16.NewProof(ecc.BN254)
	if len(proof) > MaxProof {
		return nil, fmt.Errorf("%w: %d bytes", ErrProof, len(proof))
	}
	if _, err := p.ReadFrom(bytes.NewReader(proof)); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrProof, err)
	}
	m, ok := p.(interface{ MarshalSolidity() []byte })
	if !ok {
		return nil, fmt.Errorf("%w: no proof over BN254", ErrProof)
	}
	return m.MarshalSolidity(), nil
}

// Sizes of a proof in bytes. Points A, B and C come first. In gnark's encoding, but not in
// the contract's, the number of commitments follows them.
const (
	pointsBytes  = 256
	calldataSize = pointsBytes + 128
)

// FromCalldata returns the proof that Calldata converted. The error wraps ErrProof for
// bytes of another length or with the flags of another encoding.
func FromCalldata(words []byte) ([]byte, error) {
	if len(words) != calldataSize {
		return nil, fmt.Errorf("%w: %d bytes, want %d", ErrProof, len(words), calldataSize)
	}
	for at := 0; at < len(words); at += 32 {
		if words[at]>>6 != 0 {
			return nil, fmt.Errorf("%w: a coordinate beyond the field", ErrProof)
		}
	}
	proof := append([]byte(nil), words[:pointsBytes]...)
	proof = append(proof, 0, 0, 0, 1)
	return append(proof, words[pointsBytes:]...), nil
}
