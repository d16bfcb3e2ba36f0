package disputetest

import (
	"errors"
	"math/rand/v2"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Actor plays one side of one game. Act is asked once per state in the actor's turn. It
// returns its move and the chain time at which it makes it, or that it is silent for
// the rest of the game. last is the last opening, as in dispute.Player.Next.
type Actor interface {
	Act(s dispute.State, last dispute.Move, now uint64) (m dispute.Move, at uint64, silent bool)
}

// Honest answers at once from what it knows, and gives up if it cannot win. A party
// that defends its wrong execution in this way is also an Honest.
type Honest struct{ dispute.Player }

// Act implements Actor.
func (h Honest) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, err := h.Next(s, last)
	return m, now + 1, err != nil
}

// Asserter returns an actor that defends the execution of p.
func Asserter(p *Party) Honest {
	return Honest{dispute.Player{Side: dispute.Asserter, Knowledge: p}}
}

// Challenger returns an actor that challenges with the knowledge of p.
func Challenger(p *Party) Honest {
	return Honest{dispute.Player{Side: dispute.Challenger, Knowledge: p}}
}

// Against returns a challenger that knows the right execution and the log of the claim,
// which was published with it.
func Against(right, claim *Party) Honest {
	p := dispute.Player{Side: dispute.Challenger, Knowledge: withLog{right, claim}}
	for i := range right.Log {
		if right.Log[i] != claim.Log[i] {
			step := uint32(i)
			p.BadRecord = &step
			break
		}
	}
	return Honest{p}
}

// withLog is the knowledge of the right trace, and of the log of the claim.
type withLog struct {
	*Party
	claim *Party
}

// Record implements dispute.Knowledge.
func (w withLog) Record(step uint32) (dispute.Record, error) { return w.claim.Record(step) }

// Stubborn plays to the end: it shows its tile to the referee although it will lose.
type Stubborn struct{ Honest }

// Act implements Actor.
func (p Stubborn) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, err := p.Next(s, last)
	return m, now + 1, err != nil && (!errors.Is(err, dispute.ErrNoMove) || m == nil)
}

// Staller makes the moves of another actor in the last second of its clock.
type Staller struct{ Actor }

// Act implements Actor.
func (a Staller) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, _, silent := a.Actor.Act(s, last, now)
	return m, s.Deadline(), silent
}

// TooLate makes the moves of another actor a second too late.
type TooLate struct{ Actor }

// Act implements Actor.
func (a TooLate) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, _, silent := a.Actor.Act(s, last, now)
	return m, s.Deadline() + 1, silent
}

// Silent never moves: it withholds data, or has challenged and left.
type Silent struct{}

// Act implements Actor.
func (Silent) Act(dispute.State, dispute.Move, uint64) (dispute.Move, uint64, bool) {
	return nil, 0, true
}

// Quitter gives up after Left moves.
type Quitter struct {
	Actor
	Left int
}

// Act implements Actor.
func (a *Quitter) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	if a.Left--; a.Left < 0 {
		return nil, 0, true
	}
	return a.Actor.Act(s, last, now)
}

// Withholder is silent from a phase on, like a party that does not have the data that
// it must open there.
type Withholder struct {
	Actor
	At dispute.Phase
}

// Act implements Actor.
func (a Withholder) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	if s.Phase == a.At {
		return nil, 0, true
	}
	return a.Actor.Act(s, last, now)
}

// Switcher plays as one actor until a phase and as another one from there on.
type Switcher struct {
	First, Then Actor
	At          dispute.Phase
}

// Act implements Actor.
func (a Switcher) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	if s.Phase >= a.At {
		return a.Then.Act(s, last, now)
	}
	return a.First.Act(s, last, now)
}

// RandomPicker is a challenger without results of its own: it picks at random. It
// borrows the encodings, which are public.
type RandomPicker struct {
	dispute.Knowledge
	R *rand.Rand
}

// Act implements Actor.
func (a RandomPicker) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m := a.point(s, last)
	return m, now + 1, m == nil
}

func (a RandomPicker) point(s dispute.State, last dispute.Move) dispute.Move {
	switch m := last.(type) {
	case dispute.OpenSteps:
		return dispute.PickStepAt(m, a.R.IntN(len(m.Roots)+1))
	case dispute.OpenNodes:
		return dispute.PickNodeAt(a.Knowledge, s, m, a.R.IntN(len(m.Nodes)))
	case dispute.OpenCells:
		op, err := a.Operator(s.OpIndex)
		if err != nil {
			return nil
		}
		return dispute.PickCellMove{Cell: uint32(a.R.IntN(len(m.Data) / 4)), Encoding: op.Encoding}
	case dispute.OpenSums:
		return dispute.PickTileMove{Part: uint32(a.R.IntN(len(m.Sums) + 1)), Sums: m.Sums}
	}
	return nil
}

// RandomLinker is a RandomPicker that, as soon as it can, says that the claim does not
// follow from the operators.
type RandomLinker struct{ RandomPicker }

// Act implements Actor.
func (a RandomLinker) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	if s.Phase != dispute.PickNode {
		return a.RandomPicker.Act(s, last, now)
	}
	link := []int32{dispute.LossLink, dispute.NormLink, dispute.StateLink}[a.R.IntN(3)]
	for i := range s.OpCount {
		o, err := a.Operator(i)
		if err != nil {
			return nil, now, true
		}
		op, err := ir.Decode(o.Encoding)
		if err == nil && (op.Writes == link || link == dispute.StateLink && i == s.OpCount-1) {
			return dispute.PickLink{Link: link, Index: i, Operator: o, Header: a.Header()}, now + 1, false
		}
	}
	return nil, now, true
}

// RandomOpener opens random values of the right form, which the rules refuse or which
// lead to a lost position.
type RandomOpener struct {
	Actor
	R *rand.Rand
}

// Act implements Actor.
func (a RandomOpener) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, at, silent := a.Actor.Act(s, last, now)
	switch m := m.(type) {
	case dispute.OpenSteps:
		roots := append([]merkle.Root(nil), m.Roots...)
		roots[a.R.IntN(len(roots))] = merkle.Root{byte(a.R.IntN(256)), 1}
		return dispute.OpenSteps{Roots: roots}, at, silent
	case dispute.OpenNodes:
		nodes := append([]merkle.Root(nil), m.Nodes...)
		nodes[a.R.IntN(len(nodes))] = merkle.Root{2}
		return dispute.OpenNodes{Nodes: nodes}, at, silent
	case dispute.OpenSums:
		sums := append([]uint32(nil), m.Sums...)
		for i := range sums {
			sums[i] ^= 1 << a.R.IntN(32)
		}
		return dispute.OpenSums{Sums: sums, Leaf: m.Leaf}, at, silent
	}
	return m, at, silent
}

// MalformedMover makes malformed moves with wrong paths, leaves or headers. The rules
// refuse all of them.
type MalformedMover struct{ Actor }

// Act implements Actor.
func (a MalformedMover) Act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, at, silent := a.Actor.Act(s, last, now)
	switch m := m.(type) {
	case dispute.OpenSteps:
		return dispute.OpenSteps{Roots: m.Roots[1:]}, at, silent
	case dispute.OpenNodes:
		return dispute.OpenNodes{Nodes: m.Nodes[1:]}, at, silent
	case dispute.OpenCells:
		return dispute.OpenCells{Data: append([]byte{m.Data[0] ^ 1}, m.Data[1:]...)}, at, silent
	case dispute.ProveTile:
		m.Header.Seed++
		return m, at, silent
	case dispute.ProveLinked:
		m.Output.Value[0] ^= 1
		return m, at, silent
	case dispute.PickStepMove:
		m.Part += dispute.Fanout
		return m, at, silent
	case dispute.PickNodeMove:
		m.Node.Value[0] ^= 1
		return m, at, silent
	}
	return m, at, silent
}
