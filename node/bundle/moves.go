package bundle

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Move is a play that was checked.
type Move struct {
	By    common.Address `json:"by"` // who signed it
	Side  string         `json:"side"`
	Kind  string         `json:"move"`
	Phase string         `json:"phase"` // that it answered
	Tx    common.Hash    `json:"tx"`
	Block uint64         `json:"block"`
	Time  uint64         `json:"time"`
	Gas   uint64         `json:"gas"`
	// Until is the chain time by which it had to be made; 0 for the challenge.
	Until uint64 `json:"until,omitempty"`
	// Opened is how many hashes, sums or bytes of a leaf it opened.
	Opened int `json:"opened,omitempty"`
	// Picked is which of what was opened it picked, from 0.
	Picked *uint32 `json:"picked,omitempty"`
	// Operator is the kind of the operator that it named.
	Operator string `json:"operator,omitempty"`
	// Left is where the game stood after it; nil where it ended the game.
	Left *Left `json:"left,omitempty"`
}

// Left is where a game stands: what it is still about, and whose turn it is.
type Left struct {
	Phase    string  `json:"phase"`
	Turn     string  `json:"turn"`
	Until    uint64  `json:"until"` // chain time by which that side must move
	What     string  `json:"what"`  // steps, operators, leaves, cells, tiles or link
	First    uint32  `json:"first"` // a step is counted in the run, all else from 0 in what is disputed
	Count    uint32  `json:"count"`
	Of       uint32  `json:"of"`
	Step     *uint32 `json:"step,omitempty"`     // once one is left
	Operator *uint32 `json:"operator,omitempty"` // once one is left
	Cell     *uint32 `json:"cell,omitempty"`     // once one is left
}

// Tile is what the referee computed at the end.
type Tile struct {
	Operator    uint32    `json:"operator"`
	Kind        string    `json:"kind"`
	Step        uint32    `json:"step"` // in the run
	Cell        uint32    `json:"cell"`
	Coordinates []uint32  `json:"coordinates"` // of the cell in the operator's output
	Tile        uint32    `json:"tile"`
	Tiles       uint32    `json:"tiles"`
	Claimed     string    `json:"claimed"`  // bits of 32, or a hash, in hexadecimal
	Computed    string    `json:"computed"` // as Claimed
	Operands    []Operand `json:"operands"`
}

// Operand is a cell that the tile reads, or a hash.
type Operand struct {
	Source string `json:"source"` // operator, state, table or data
	ID     uint32 `json:"id"`     // of the operator or the tensor
	Index  uint32 `json:"index"`  // of the cell
	Value  string `json:"value"`  // as Tile.Claimed
}

// note adds a move of the state that it answers.
func (c *checker) note(m mined, kind string) {
	x := Move{
		By: m.from, Side: dispute.Nobody.String(), Kind: kind, Phase: c.state.Phase.String(), Tx: m.Hash(),
		Block: c.last, Time: m.in.Time, Gas: m.gasUsed,
	}
	if c.state.Turn() != dispute.Nobody {
		x.Until = c.state.Deadline()
	}
	c.r.Moves = append(c.r.Moves, x)
}

// name adds to the latest move what it named.
func (c *checker) name(m dispute.Move) {
	x := &c.r.Moves[len(c.r.Moves)-1]
	x.Side = c.state.Mover(m).String()
	switch m := m.(type) {
	case dispute.OpenSteps:
		x.Opened = len(m.Roots)
	case dispute.OpenNodes:
		x.Opened = len(m.Nodes)
	case dispute.OpenCells:
		x.Opened = len(m.Data)
	case dispute.OpenSums:
		x.Opened = len(m.Sums)
	case dispute.PickStepMove:
		x.Picked = &m.Part
	case dispute.PickNodeMove:
		x.Picked = &m.Child
	case dispute.PickOp:
		x.Picked, x.Operator = &m.Child, kindOf(m.Operator.Encoding)
	case dispute.PickLink:
		x.Operator = kindOf(m.Operator.Encoding)
	case dispute.PickCellMove:
		x.Picked, x.Operator = &m.Cell, kindOf(m.Encoding)
	case dispute.PickTileMove:
		x.Picked = &m.Part
	case dispute.ProveTile:
		x.Opened, x.Operator = len(m.Inputs)+len(m.Roots), kindOf(m.Encoding)
	case dispute.ProvePrivate:
		x.Operator = kindOf(m.Encoding)
	}
}

// kindOf is the kind of an encoded operator, or nothing. Apply refuses what does not decode.
func kindOf(encoding []byte) string {
	op, err := ir.Decode(encoding)
	if err != nil {
		return ""
	}
	return op.Kind.String()
}

// left adds to the latest move where the game stands after it.
func (c *checker) left() {
	s := c.state
	if c.over || s.Turn() == dispute.Nobody {
		return
	}
	r := s.Left(c.b.Result.Segment.Steps)
	x := &Left{
		Phase: s.Phase.String(), Turn: s.Turn().String(), Until: s.Deadline(),
		What: r.What, First: r.First, Count: r.Count, Of: r.Of,
	}
	if s.Phase >= dispute.Ops {
		x.Step = &s.Step
	}
	if s.Phase >= dispute.Leaves {
		x.Operator = &s.OpIndex
	}
	if s.Phase >= dispute.Sums && s.Phase <= dispute.Prove {
		x.Cell = &s.Cell
	}
	c.r.Moves[len(c.r.Moves)-1].Left = x
}

// show reports the tile that the move m showed in state s.
func (c *checker) show(s dispute.State, m dispute.Move) error {
	shown, ok := m.(dispute.ProveTile)
	if !ok || s.Private {
		return nil
	}
	t, err := s.Show(shown)
	if err != nil {
		return err
	}
	c.r.Tile = &Tile{
		Operator: s.OpIndex, Kind: t.Op.Kind.String(), Step: s.Step, Cell: s.Cell, Tile: s.Tile,
		Tiles: max(1, s.AllTiles), Claimed: t.Claimed, Computed: t.Computed, Operands: []Operand{},
		Coordinates: t.Op.Coordinates(s.Cell),
	}
	for _, o := range t.Operands {
		c.r.Tile.Operands = append(c.r.Tile.Operands,
			Operand{Source: o.Source.String(), ID: o.ID, Index: o.Index, Value: o.Value})
	}
	return nil
}
