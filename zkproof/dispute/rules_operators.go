package dispute

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// openNodes accepts the existing nodes levelsPerMove(Height) levels below Focus. The first
// nodes of a game give the root over the operators. Later ones must hash to Focus.
func (s State) openNodes(m OpenNodes) (State, error) {
	if want := s.children(); len(m.Nodes) != want {
		return s, fmt.Errorf("%w: %d nodes, want %d", ErrMove, len(m.Nodes), want)
	}
	h := levelsPerMove(s.Height)
	root := rootAt(m.Nodes, h, s.Height-h)
	if s.Phase == Ops && s.atRoot() {
		s.Ops, s.Focus = root, root
	}
	if root != s.Focus {
		return s, fmt.Errorf("%w: the nodes do not make the disputed one", ErrMove)
	}
	s.Phase++ // to PickNode or PickLeaf
	return s, nil
}

// leafCount returns the number of hashes at the bottom of the disputed tree.
func (s State) leafCount() uint32 {
	if s.Phase == Leaves || s.Phase == PickLeaf {
		return uint32(merkle.LeavesOf(int(s.Size)))
	}
	return s.OpCount
}

// atRoot reports whether Focus is still the root of the disputed tree.
func (s State) atRoot() bool { return int(s.Height) == merkle.Depth(int(s.leafCount())) }

// children returns how many nodes exist levelsPerMove(Height) levels below Focus: those
// above at least one hash.
func (s State) children() int {
	h := levelsPerMove(s.Height)
	below := s.Height - h
	real := (uint64(s.leafCount()) + 1<<below - 1) >> below
	return int(min(real-uint64(s.Index)<<h, 1<<h))
}

// rootAt returns the root of h levels over nodes, which are below levels above the
// bottom. Missing nodes are empty.
func rootAt(nodes []merkle.Root, h, below uint8) merkle.Root {
	empty := emptyNode(below)
	level := append([]merkle.Root(nil), nodes...)
	for range h {
		if len(level)%2 == 1 {
			level = append(level, empty)
		}
		for i := range len(level) / 2 {
			level[i] = merkle.Node(&level[2*i], &level[2*i+1])
		}
		level, empty = level[:len(level)/2], merkle.Node(&empty, &empty)
	}
	return level[0]
}

// emptyNode returns the node at that height above no hash.
func emptyNode(height uint8) (empty merkle.Root) {
	for range height {
		empty = merkle.Node(&empty, &empty)
	}
	return empty
}

// descend moves Focus to the opened node child.
func (s State) descend(child uint32, e Entry) (State, error) {
	h := levelsPerMove(s.Height)
	if int(child) >= s.children() {
		return s, fmt.Errorf("%w: node %d of %d", ErrMove, child, s.children())
	}
	root, err := merkle.Climb(e.Value, int(child), 1<<h, e.Path)
	if err != nil {
		return s, fmt.Errorf("%w: %w", ErrMove, err)
	}
	if root != s.Focus {
		return s, fmt.Errorf("%w: node %d is not what was opened", ErrMove, child)
	}
	s.Focus, s.Index, s.Height = e.Value, s.Index<<h+child, s.Height-h
	return s, nil
}

func (s State) pickNode(m PickNodeMove) (State, error) {
	s, err := s.descend(m.Child, m.Node)
	if err != nil {
		return s, err
	}
	s.Phase-- // back to Ops or Leaves
	if s.Height == 0 {
		s.Phase = Cells
	}
	return s, nil
}

func (s State) pickOp(m PickOp) (State, error) {
	s, err := s.descend(m.Child, m.Node)
	if err != nil {
		return s, err
	}
	op, err := s.operator(m.Header, m.Operator, s.Index)
	if err != nil {
		return s, err
	}
	s.Op, s.OpIndex, s.Size = op.Hash(), s.Index, op.Cells()
	if op.Kind.Hashes() {
		s.Phase, s.Tiles, s.AllTiles = Prove, 1, 1
		return s, nil
	}
	s.Height, s.Index, s.Phase = uint8(merkle.Depth(merkle.LeavesOf(int(s.Size)))), 0, Leaves
	if s.Height == 0 {
		s.Phase = Cells
	}
	return s, nil
}

func (s State) pickLink(m PickLink) (State, error) {
	op, err := s.operator(m.Header, m.Operator, m.Index)
	if err != nil {
		return s, err
	}
	if !links(op, m, s.OpCount) {
		return s, fmt.Errorf("%w: operator %d has no link %d", ErrMove, m.Index, m.Link)
	}
	s.Link, s.Op, s.OpIndex = m.Link, op.Hash(), m.Index
	s.Phase = ProveLink
	return s, nil
}

// links reports whether the operator of m writes the value that the link is about. For
// the state's root this is the last operator; for loss and norm it is the one whose
// encoding says so.
func links(op ir.Op, m PickLink, count uint32) bool {
	if m.Link == StateLink {
		return m.Index == count-1
	}
	return m.Link != NoLink && op.Writes == m.Link
}

// operator checks that o is operator number index of the plan under the trace root, and
// decodes it.
func (s State) operator(h Header, o Operator, index uint32) (ir.Op, error) {
	if h.Root() != s.Trace {
		return ir.Op{}, fmt.Errorf("%w: another trace than the offer's", ErrMove)
	}
	op, err := ir.Decode(o.Encoding)
	if err != nil {
		return op, fmt.Errorf("%w: %w", ErrMove, err)
	}
	root, err := merkle.Climb(op.Hash(), int(index), int(h.OpCount), o.Path)
	if err != nil {
		return op, fmt.Errorf("%w: %w", ErrMove, err)
	}
	if root != h.Ops {
		return op, fmt.Errorf("%w: that is not operator %d of the plan", ErrMove, index)
	}
	return op, nil
}
