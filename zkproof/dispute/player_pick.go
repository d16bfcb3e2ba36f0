package dispute

import (
	"encoding/binary"
	"fmt"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// pick picks the first opened value that differs from the player's own.
func (p Player) pick(s State, last Move) (Move, error) {
	switch m := last.(type) {
	case OpenSteps:
		return p.pickStep(s, m)
	case OpenNodes:
		return p.pickNode(s, m)
	case OpenCells:
		return p.pickCell(s, m)
	case OpenSums:
		return p.pickTile(s, m)
	}
	return nil, fmt.Errorf("%w: %T did not lead to %s", ErrTurn, last, s.Phase)
}

func (p Player) pickStep(s State, m OpenSteps) (Move, error) {
	i, err := p.badPart(s, m.Roots)
	if err != nil {
		return nil, err
	}
	return PickStepAt(m, int(i)), nil
}

// PickStepAt returns the pick of part i of what m opened.
func PickStepAt(m OpenSteps, i int) PickStepMove {
	tree, move := merkle.TreeOf(m.Roots), PickStepMove{Part: uint32(i)}
	if i > 0 {
		move.Left = Entry{Value: m.Roots[i-1], Path: tree.Path(i - 1)}
	}
	if i < len(m.Roots) {
		move.Right = Entry{Value: m.Roots[i], Path: tree.Path(i)}
	}
	return move
}

// badPart returns the first part of the interval whose end differs, or the one with the
// bad record.
func (p Player) badPart(s State, roots []merkle.Root) (uint32, error) {
	own, err := p.stepRoots(s)
	if err != nil {
		return 0, err
	}
	for i, r := range roots {
		if r != own[i] {
			return uint32(i), nil
		}
	}
	end, err := p.StateRoot(s.Step + s.Count)
	if err != nil {
		return 0, err
	}
	if end == s.After && p.BadRecord != nil && *p.BadRecord-s.Step < s.Count {
		return (*p.BadRecord - s.Step) / s.stepPart(), nil
	}
	return uint32(len(roots)), nil
}

func (p Player) pickNode(s State, m OpenNodes) (Move, error) {
	own, err := p.nodes(s)
	if err != nil {
		return nil, err
	}
	for i, n := range m.Nodes {
		if n != own[i] {
			return PickNodeAt(p, s, m, i), nil
		}
	}
	if s.Phase == PickNode && s.atRoot() {
		return p.pickLink(s)
	}
	return nil, fmt.Errorf("%w: all nodes are right", ErrNoMove)
}

// PickNodeAt returns the pick of node i of what m opened, with its operator if the node
// is an output root. It returns nil if k does not know the operator.
func PickNodeAt(k Knowledge, s State, m OpenNodes, i int) Move {
	h := levelsPerMove(s.Height)
	full := make([]merkle.Root, 1<<h)
	for j := range full {
		full[j] = emptyNode(s.Height - h)
	}
	copy(full, m.Nodes)
	e := Entry{Value: m.Nodes[i], Path: merkle.TreeOf(full).Path(i)}
	if s.Phase == PickLeaf || s.Height > h {
		return PickNodeMove{Child: uint32(i), Node: e}
	}
	op, err := k.Operator(s.Index<<h + uint32(i))
	if err != nil {
		return nil
	}
	return PickOp{Child: uint32(i), Node: e, Operator: op, Header: k.Header()}
}

// pickLink picks the link between the step's operators and the claim that does not
// hold.
func (p Player) pickLink(s State) (Move, error) {
	end, err := p.StateRoot(s.Step + 1)
	if err != nil {
		return nil, err
	}
	if end != s.After {
		return p.linkTo(s.OpCount-1, StateLink)
	}
	if p.BadRecord == nil || *p.BadRecord != s.Step {
		return nil, fmt.Errorf("%w: all operators are right", ErrNoMove)
	}
	return p.badLink(s)
}

// badLink finds out whether the loss or the norm in the step's record is wrong.
func (p Player) badLink(s State) (Move, error) {
	r, err := p.Record(s.Step)
	if err != nil {
		return nil, err
	}
	for _, l := range []struct {
		link int32
		at   int
	}{{LossLink, 8}, {NormLink, 12}} {
		op, bits, err := p.writerOf(s, l.link)
		if err != nil {
			return nil, err
		}
		if bits != binary.LittleEndian.Uint32(r.Line[l.at:]) {
			return p.linkTo(op, l.link)
		}
	}
	// Loss and norm are right, so another field of the record is wrong.
	op, _, err := p.writerOf(s, LossLink)
	if err != nil {
		return nil, err
	}
	return p.linkTo(op, LossLink)
}

// writerOf returns the operator that writes the loss or the norm, and the bits that it
// writes.
func (p Player) writerOf(s State, link int32) (op, bits uint32, err error) {
	for op = range s.OpCount {
		o, err := p.Operator(op)
		if err != nil {
			return 0, 0, err
		}
		if d, err := ir.Decode(o.Encoding); err != nil || d.Writes != link {
			continue
		}
		leaf, err := p.Open(s.Step, ir.OpOutput, op, 0)
		if err != nil {
			return 0, 0, err
		}
		return op, binary.LittleEndian.Uint32(leaf.Data), nil
	}
	return 0, 0, fmt.Errorf("%w: no operator writes %d", ir.ErrMalformed, link)
}

func (p Player) linkTo(op uint32, link int32) (Move, error) {
	o, err := p.Operator(op)
	return PickLink{Link: link, Index: op, Operator: o, Header: p.Header()}, err
}

func (p Player) pickCell(s State, m OpenCells) (Move, error) {
	own, err := p.leaf(s, s.Index)
	if err != nil {
		return nil, err
	}
	op, err := p.Operator(s.OpIndex)
	if err != nil {
		return nil, err
	}
	for i := 0; i+4 <= min(len(m.Data), len(own)); i += 4 {
		if string(m.Data[i:i+4]) != string(own[i:i+4]) {
			return PickCellMove{Cell: uint32(i / 4), Encoding: op.Encoding}, nil
		}
	}
	return nil, fmt.Errorf("%w: all cells are right", ErrNoMove)
}

func (p Player) pickTile(s State, m OpenSums) (Move, error) {
	own, err := p.sums(s)
	if err != nil {
		return nil, err
	}
	for i, v := range m.Sums {
		if v != own[i] {
			return PickTileMove{Part: uint32(i), Sums: m.Sums}, nil
		}
	}
	return PickTileMove{Part: uint32(len(m.Sums)), Sums: m.Sums}, nil
}
