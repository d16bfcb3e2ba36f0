package dispute

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// TileCells are the values that a proof hides: the bytes of the leaves of a Tile.
type TileCells struct{ A, B [2][]byte }

// Prover makes proofs of one game's tiles. A proof takes about a second of two cores.
// The first one takes longer, because the keys are loaded.
type Prover interface {
	// Prove returns a proof that Check accepts. The error wraps ErrUnprovable if the tile
	// has no proof.
	Prove(s State, t Tile, c TileCells) ([]byte, error)
}

// Errors of players of games about private data.
var (
	// ErrUnprovable means that the cells do not compute to the tile in finite numbers.
	ErrUnprovable = errors.New("the tile has no proof: it is false, or meets a number that is not finite")
	// ErrNoProver means that the player has no keys to prove with. The cells that it
	// would show instead are private.
	ErrNoProver = errors.New("no keys to prove a private tile with")
)

// proveHidden converts the move that shows all cells of a right tile into the one that
// proves it. Tiles of operators without a circuit, and tiles without a proof, are
// shown.
func (p Player) proveHidden(s State, m ProveTile) (Move, error) {
	sealed, t, cells, err := p.PrivateTile(s)
	if errors.Is(err, ErrUnprovable) {
		return m, nil
	}
	if err != nil {
		return nil, err
	}
	if p.Prover == nil {
		return nil, ErrNoProver
	}
	sealed.Proof, err = p.Prover.Prove(s, t, cells)
	if errors.Is(err, ErrUnprovable) {
		return m, nil
	}
	if err != nil {
		return nil, fmt.Errorf("prove the tile: %w", err)
	}
	return sealed, nil
}

// PrivateTile returns a move that proves the tile under dispute, still without its
// proof, together with the statement of the proof and the cells that it hides. The
// error wraps ErrUnprovable if no circuit is for such a tile.
func (p Player) PrivateTile(s State) (m ProvePrivate, t Tile, cells TileCells, err error) {
	o, err := p.Operator(s.OpIndex)
	if err != nil {
		return m, t, cells, err
	}
	op, err := ir.Decode(o.Encoding)
	if err != nil {
		return m, t, cells, err
	}
	span, err := op.Span(s.tilePlace())
	if err != nil {
		return m, t, cells, fmt.Errorf("%w: %w", ErrUnprovable, err)
	}
	m.Header, m.Encoding = p.Header(), o.Encoding
	if err = p.hideLeaves(s, op.Operand(ir.InputA), leavesOf(span.A, span.Cells), m.Sealed[:2], &cells.A); err != nil {
		return m, t, cells, err
	}
	if err = p.hideLeaves(s, op.Operand(ir.InputB), leavesOf(span.B, span.Cells), m.Sealed[2:], &cells.B); err != nil {
		return m, t, cells, err
	}
	if s.AllTiles == 1 {
		if m.Leaf, err = p.leaf(s, s.Index); err != nil {
			return m, t, cells, err
		}
	}
	if m.Init, err = p.initial(s, &op); err != nil {
		return m, t, cells, err
	}
	t, err = s.tile(m)
	return m, t, cells, err
}

// initial opens the leaf of the cell that the first tile starts from, if there is one.
func (p Player) initial(s State, op *ir.Op) ([]Opening, error) {
	if s.Tile != 0 || !op.Init {
		return nil, nil
	}
	reader := &recorder{player: p, step: s.Step, cells: openedCells{}}
	_, err := op.Initial(s.tilePlace(), reader)
	return reader.openings, err
}

// hideLeaves fills in the two leaves of an operand by their hashes.
func (p Player) hideLeaves(s State, in *ir.Input, leaves [2]uint32, sealed []SealedLeaf, cells *[2][]byte) error {
	for i, leaf := range leaves {
		o, err := p.Open(s.Step, in.Source, in.ID, leaf)
		if err != nil {
			return err
		}
		cells[i] = o.Data
		sealed[i] = SealedLeaf{Leaf: leaf, Hash: merkle.PrivateLeaves.Leaf(o.Data)}
		if i == 0 || leaf != leaves[0] {
			sealed[i].Path, sealed[i].Header, sealed[i].Top = o.Path, o.Header, o.Top
		}
	}
	return nil
}
