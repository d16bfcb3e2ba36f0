package dispute

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// prove shows what the tile reads. The error wraps ErrNoMove if that does not show what
// the player claimed.
func (p Player) prove(s State) (Move, error) {
	o, err := p.Operator(s.OpIndex)
	if err != nil {
		return nil, err
	}
	op, err := ir.Decode(o.Encoding)
	if err != nil {
		return nil, err
	}
	m := ProveTile{Header: p.Header(), Encoding: o.Encoding}
	if op.Kind.Hashes() {
		m.Roots, err = p.entries(s.Step, op.Reads())
	} else {
		m, err = p.proveCells(s, &op, m)
	}
	if err != nil {
		return nil, err
	}
	if err := p.mustHold(s.proveTile(m)); err != nil || !s.Private {
		return m, err
	}
	return p.proveHidden(s, m)
}

// mustHold keeps an asserter from paying for a move that loses.
func (p Player) mustHold(_ State, o Outcome, err error) error {
	if err == nil && o.Winner != p.Side {
		return fmt.Errorf("%w: %s", ErrNoMove, o.Why)
	}
	return err
}

func (p Player) proveCells(s State, op *ir.Op, m ProveTile) (ProveTile, error) {
	reader := &recorder{player: p, step: s.Step, cells: openedCells{}}
	_, err := ir.Eval(&m.Header, op, s.tilePlace(), reader)
	if err != nil {
		return m, err
	}
	m.Inputs = reader.openings
	if s.AllTiles == 1 {
		m.Leaf, err = p.leaf(s, s.Index)
	}
	return m, err
}

// recorder opens every leaf that an evaluation reads, each once.
type recorder struct {
	player   Player
	step     uint32
	cells    openedCells
	openings []Opening
}

// Cell implements ir.Reader.
func (r *recorder) Cell(source ir.Source, id, index uint32) (uint32, error) {
	at := leafKey{source, id, index / merkle.LeafCells}
	if _, ok := r.cells[at]; !ok {
		o, err := r.player.Open(r.step, source, id, at.leaf)
		if err != nil {
			return 0, err
		}
		r.cells[at] = o.Data
		r.openings = append(r.openings, o)
	}
	return r.cells.Cell(source, id, index)
}

// entries returns output roots with their paths.
func (p Player) entries(step uint32, ops []uint32) ([]Entry, error) {
	roots, err := p.OutputRoots(step)
	if err != nil {
		return nil, err
	}
	tree := merkle.TreeOf(roots)
	es := make([]Entry, len(ops))
	for i, id := range ops {
		if int(id) >= len(roots) {
			return nil, fmt.Errorf("%w: operator %d of %d", ir.ErrMalformed, id, len(roots))
		}
		es[i] = Entry{Value: roots[id], Path: tree.Path(int(id))}
	}
	return es, nil
}

func (p Player) proveLink(s State) (Move, error) {
	es, err := p.entries(s.Step, []uint32{s.OpIndex})
	if err != nil {
		return nil, err
	}
	m := ProveLinked{Header: p.Header(), Output: es[0]}
	if s.Link != StateLink {
		r, err := p.Record(s.Step)
		if err != nil {
			return nil, err
		}
		m.Record = &r
	}
	return m, p.mustHold(s.proveLink(m))
}
