package dispute

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// SealedLeaf is a leaf that an operand of a product reads, given by its hash only.
type SealedLeaf struct {
	Leaf   uint32        // its number in the tensor
	Hash   merkle.Root   // of its cells; the proof shows that it is their hash
	Path   []merkle.Root // to the root over the tensor's leaves
	Header merkle.Root   // of a tensor of the state or a table
	Top    []merkle.Root // from the tensor to the root that both sides agree on
}

// ProvePrivate shows, in Prove of a game about private data, a proof of a tile of an
// FMA or an X8.
type ProvePrivate struct {
	Header   Header
	Encoding []byte
	// Sealed are the first and the last leaf of operand a's terms, then of b's. If both are
	// the same leaf, as for a block, the second one repeats its number and hash.
	Sealed [4]SealedLeaf
	Init   []Opening // of input 2, if the first tile starts from one
	Leaf   []byte    // if the cell has one tile: the disputed leaf again
	Proof  []byte    // in the form of the verifier contract
}

// Tile is the statement of a proof: starting from AccBefore, Terms products of cells
// (or of X8's blocks) give AccAfter. The cells are under the hashes of A, from OffsetA
// in the first leaf on, and of B likewise.
type Tile struct {
	Kind                    ir.Kind // FMA or X8, which are proven under different keys
	OffsetA, OffsetB, Terms uint16
	AccBefore, AccAfter     uint32
	A, B                    [2]merkle.Root
}

// ErrProof means that a proof does not show the tile.
var ErrProof = errors.New("the proof does not show the tile")

// ProofReferee checks proofs of one game's tiles.
type ProofReferee interface {
	// Check returns nil if the proof shows tile t in state s of the game. Otherwise the
	// error wraps ErrProof.
	Check(s State, t Tile, proof []byte) error
}

// leafHash returns the hash of the leaves of the game's tensors.
func (s State) leafHash() merkle.LeafHash {
	if s.Private {
		return merkle.PrivateLeaves
	}
	return merkle.PublicLeaves
}

// tiling returns how the game's chains are cut into tiles.
func (s State) tiling() ir.Tiling { return ir.TilingOf(s.leafHash()) }

// provePrivate decides a game by a proof. A false tile has no proof, so its asserter
// loses by the clock.
func (r Rules) provePrivate(s State, m ProvePrivate) (State, Outcome, error) {
	t, err := s.tile(m)
	if err != nil {
		return s, Outcome{}, err
	}
	if r.Proofs == nil {
		return s, Outcome{}, fmt.Errorf("%w: %w: no key to check it with", ErrMove, ErrProof)
	}
	if err := r.Proofs.Check(s, t, m.Proof); err != nil {
		return s, Outcome{}, fmt.Errorf("%w: %w", ErrMove, err)
	}
	return s, Outcome{Winner: Asserter, Why: "the operator's element is proven"}, nil
}

// tile returns the statement of the proof after checking that all hashes lead to agreed
// roots.
func (s State) tile(m ProvePrivate) (t Tile, err error) {
	if m.Header.Root() != s.Trace {
		return t, fmt.Errorf("%w: another trace than the offer's", ErrMove)
	}
	op, err := s.namedOperator(m.Encoding)
	if err != nil {
		return t, err
	}
	span, err := op.Span(s.tilePlace())
	if err != nil {
		return t, fmt.Errorf("%w: %w", ErrMove, err)
	}
	t.Kind, t.Terms = op.Kind, uint16(span.Terms)
	if t.AccAfter, err = s.claimedBits(m.Leaf); err != nil {
		return t, err
	}
	if t.AccBefore, err = s.accumulatorBefore(&op, m); err != nil {
		return t, err
	}
	if t.OffsetA, t.A, err = s.window(m, op.Operand(ir.InputA), span.A, span.Cells, m.Sealed[:2]); err != nil {
		return t, err
	}
	t.OffsetB, t.B, err = s.window(m, op.Operand(ir.InputB), span.B, span.Cells, m.Sealed[2:])
	return t, err
}

// tilePlace returns the position of the tile under dispute.
func (s State) tilePlace() ir.Place {
	return ir.Place{Cell: s.Cell, Tile: s.Tile, Tiling: s.tiling(), Step: s.Step, AccBefore: s.AccBefore}
}

// accumulatorBefore returns the accumulator before the tile, or the value that the
// chain starts from.
func (s State) accumulatorBefore(op *ir.Op, m ProvePrivate) (uint32, error) {
	if s.Tile != 0 {
		return s.AccBefore, nil
	}
	if !op.Init {
		return 0, nil
	}
	cells, err := s.open(op, ProveTile{Header: m.Header, Inputs: m.Init})
	if err != nil {
		return 0, err
	}
	v, err := op.Initial(s.tilePlace(), cells)
	if err != nil {
		return 0, fmt.Errorf("%w: %w", ErrMove, err)
	}
	return v, nil
}

// window checks that the sealed leaves are the first and the last leaf of an operand's
// terms, and returns the position of the first term in the first leaf.
func (s State) window(m ProvePrivate, in *ir.Input, from, cells uint32, sealed []SealedLeaf) (offset uint16,
	hashes [2]merkle.Root, err error) {
	leaves := leavesOf(from, cells)
	for i, l := range sealed {
		if l.Leaf != leaves[i] {
			return 0, hashes, fmt.Errorf("%w: leaf %d, want %d", ErrMove, l.Leaf, leaves[i])
		}
		hashes[i] = l.Hash
		if i == 1 && leaves[0] == leaves[1] {
			continue
		}
		o := Opening{Source: in.Source, ID: in.ID, Leaf: l.Leaf, Path: l.Path, Header: l.Header, Top: l.Top}
		if err := s.climb(&m.Header, o, l.Hash, uint64(in.Cells)); err != nil {
			return 0, hashes, err
		}
	}
	if leaves[0] == leaves[1] && hashes[0] != hashes[1] {
		return 0, hashes, fmt.Errorf("%w: one leaf with two hashes", ErrMove)
	}
	return uint16(from % merkle.LeafCells), hashes, nil
}

// leavesOf returns the first and the last leaf of a range of cells.
func leavesOf(from, cells uint32) [2]uint32 {
	return [2]uint32{from / merkle.LeafCells, uint32((uint64(from) + uint64(cells) - 1) / merkle.LeafCells)}
}
