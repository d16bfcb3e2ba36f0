package dispute_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// The clocks of the tests: seconds of chain time.
var rules = dispute.Rules{Clock: 1000, Extension: 50}

// actor is a party with a character. It names its move and the chain time at
// which it makes it, or stays silent.
type actor interface {
	act(s dispute.State, last dispute.Move, now uint64) (m dispute.Move, at uint64, silent bool)
}

// honest answers at once, from what it knows; so does a cheat that defends what
// it did.
type honest struct{ dispute.Player }

func (h honest) act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, err := h.Next(s, last)
	return m, now + 1, err != nil
}

// staller does what another does in the last second of its clock.
type staller struct{ actor }

func (a staller) act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, _, silent := a.actor.act(s, last, now)
	return m, s.Deadline(), silent
}

// sleeper is a second too late.
type sleeper struct{ actor }

func (a sleeper) act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, _, silent := a.actor.act(s, last, now)
	return m, s.Deadline() + 1, silent
}

// mute never moves: it withholds data, or challenged and went away.
type mute struct{}

func (mute) act(dispute.State, dispute.Move, uint64) (dispute.Move, uint64, bool) {
	return nil, 0, true
}

// quitter gives up after so many moves.
type quitter struct {
	actor
	left *int
}

func (a quitter) act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	*a.left--
	if *a.left < 0 {
		return nil, 0, true
	}
	return a.actor.act(s, last, now)
}

// bluffer is a challenger without any bits of its own: it points anywhere. It
// borrows the encodings, which are public.
type bluffer struct {
	dispute.Knowledge
	r *rand.Rand
}

func (a bluffer) act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	return a.point(s, last), now + 1, false
}

func (a bluffer) point(s dispute.State, last dispute.Move) dispute.Move {
	switch m := last.(type) {
	case dispute.OpenSteps:
		return dispute.PickStepAt(m, a.r.IntN(len(m.Roots)+1))
	case dispute.OpenNodes:
		return dispute.PickNodeAt(a.Knowledge, s, m, a.r.IntN(len(m.Nodes)))
	case dispute.OpenCells:
		op, _ := a.Operator(s.OpIndex)
		return dispute.PickCellMove{Cell: uint32(a.r.IntN(len(m.Data) / 4)), Encoding: op.Encoding}
	case dispute.OpenSums:
		return dispute.PickTileMove{Part: uint32(a.r.IntN(len(m.Sums) + 1)), Sums: m.Sums}
	}
	return nil
}

// scribbler opens rubbish of the right form, which the rules refuse or which
// leads nowhere.
type scribbler struct {
	actor
	r *rand.Rand
}

func (a scribbler) act(s dispute.State, last dispute.Move, now uint64) (dispute.Move, uint64, bool) {
	m, at, silent := a.actor.act(s, last, now)
	switch m := m.(type) {
	case dispute.OpenSteps:
		m.Roots[a.r.IntN(len(m.Roots))] = merkle.Root{byte(a.r.IntN(256)), 1}
		return m, at, silent
	case dispute.OpenNodes:
		nodes := append([]merkle.Root(nil), m.Nodes...)
		nodes[a.r.IntN(len(nodes))] = merkle.Root{2}
		return dispute.OpenNodes{Nodes: nodes}, at, silent
	case dispute.OpenSums:
		for i := range m.Sums {
			m.Sums[i] ^= 1 << a.r.IntN(32)
		}
		return m, at, silent
	}
	return m, at, silent
}

// result is how a game went.
type result struct {
	dispute.Outcome
	made, refused int
	proved        bool // by the referee, not by the clock
	seconds       uint64
}

// play runs a game to its end. A refused move is as good as none.
func play(t *testing.T, s dispute.State, asserter, challenger actor) result {
	t.Helper()
	start, now := s.MovedAt, s.MovedAt
	var last dispute.Move
	var res result
	for range 100 {
		who := asserter
		if s.Turn() == dispute.Challenger {
			who = challenger
		}
		m, at, silent := who.act(s, last, now)
		if !silent {
			next, end, err := rules.Apply(s, m, at)
			if err == nil {
				res.made++
				now = at
				if end.Winner != dispute.Nobody {
					res.Outcome, res.seconds, res.proved = end, now-start, true
					return res
				}
				s, last = next, m
				continue
			}
			refusal(t, err)
			res.refused++
		}
		now = s.Deadline() + 1
		end, err := rules.Timeout(s, now)
		if err != nil {
			t.Fatal(err)
		}
		res.Outcome, res.seconds = end, now-start
		return res
	}
	t.Fatalf("a game without end: %+v", s)
	return res
}

func refusal(t *testing.T, err error) {
	t.Helper()
	for _, known := range []error{dispute.ErrMove, dispute.ErrTurn, dispute.ErrLate, dispute.ErrEarly} {
		if errors.Is(err, known) {
			return
		}
	}
	t.Fatalf("an error of no known kind: %v", err)
}
