package dispute

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// Shown is the tile that a ProveTile shows, computed as the referee computes it.
type Shown struct {
	Op ir.Op
	// Claimed and Computed are bits of a float32 or a uint32, or a hash where Op hashes,
	// in hexadecimal. The claim holds if they are equal.
	Claimed, Computed string
	Operands          []Operand // in the order in which they were first read
}

// Operand is a cell that the tile reads, or an output root where the operator hashes.
type Operand struct {
	Source ir.Source
	ID     uint32 // of the operator, or of the tensor in the state or the tables
	Index  uint32 // of the cell; 0 for a root
	Value  string // as Shown.Claimed
}

// Show returns the tile that m shows in s. It makes all checks of Apply but the clock's.
// The error wraps ErrTurn or ErrMove.
func (s State) Show(m ProveTile) (Shown, error) {
	if s.Phase != Prove {
		return Shown{}, fmt.Errorf("%w: %s in %s", ErrTurn, m.Kind(), s.Phase)
	}
	if _, _, err := s.proveTile(m); err != nil {
		return Shown{}, err
	}
	op, err := s.namedOperator(m.Encoding)
	if err != nil {
		return Shown{}, err
	}
	x := Shown{Op: op}
	if op.Kind.Hashes() {
		return s.showHash(x, m)
	}
	return s.showCells(x, m)
}

func (s State) showHash(x Shown, m ProveTile) (Shown, error) {
	read := x.Op.Reads()
	roots, err := s.outputs(read, m.Roots)
	if err != nil {
		return x, err
	}
	for i, r := range roots {
		x.Operands = append(x.Operands, Operand{Source: ir.OpOutput, ID: read[i], Value: r.String()})
	}
	x.Claimed, x.Computed = s.Focus.String(), x.Op.HashOf(&m.Header, s.Step, roots).String()
	return x, nil
}

func (s State) showCells(x Shown, m ProveTile) (Shown, error) {
	claimed, err := s.claimedBits(m.Leaf)
	if err != nil {
		return x, err
	}
	cells, err := s.open(&x.Op, m)
	if err != nil {
		return x, err
	}
	r := witness{cells: cells, seen: map[cellKey]bool{}}
	got, err := ir.Eval(&m.Header, &x.Op, s.tilePlace(), &r)
	x.Claimed, x.Computed, x.Operands = bits(claimed), bits(got), r.read
	return x, err
}

func bits(cell uint32) string { return fmt.Sprintf("%08x", cell) }

// witness notes the cells that an evaluation reads.
type witness struct {
	cells openedCells
	seen  map[cellKey]bool
	read  []Operand
}

type cellKey struct {
	source    ir.Source
	id, index uint32
}

// Cell implements ir.Reader.
func (r *witness) Cell(source ir.Source, id, index uint32) (uint32, error) {
	v, err := r.cells.Cell(source, id, index)
	if k := (cellKey{source, id, index}); err == nil && !r.seen[k] {
		r.seen[k] = true
		r.read = append(r.read, Operand{Source: source, ID: id, Index: index, Value: bits(v)})
	}
	return v, err
}

// Range is what a game is still about: Count numbers from First on, of Of in all.
type Range struct {
	What             string // steps, operators, leaves, cells, tiles or link
	First, Count, Of uint32
}

// Left returns what the game in s is still about. steps is the number of steps of the
// disputed segment. Steps count from 0 in the run, all else from 0 in what is disputed.
func (s State) Left(steps uint32) Range {
	switch s.Phase {
	case Steps, PickStep:
		return Range{"steps", s.Step, s.Count, steps}
	case Ops, PickNode:
		return s.below("operators", s.OpCount)
	case Leaves, PickLeaf:
		return s.below("leaves", uint32(merkle.LeavesOf(int(s.Size))))
	case Cells, PickCell:
		first := s.Index * merkle.LeafCells
		return Range{"cells", first, min(merkle.LeafCells, s.Size-first), s.Size}
	case Sums, PickTile:
		return Range{"tiles", s.Tile, s.Tiles, s.AllTiles}
	case ProveLink:
		return Range{"link", 0, 1, 1}
	}
	return Range{"tiles", s.Tile, 1, max(1, s.AllTiles)}
}

// below returns the bottom nodes below Focus, of n.
func (s State) below(what string, n uint32) Range {
	first := uint64(s.Index) << s.Height
	end := min(first+uint64(1)<<s.Height, uint64(n))
	return Range{what, uint32(first), uint32(end - min(first, end)), n}
}
