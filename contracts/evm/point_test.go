package evm_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// sought is the place that a challenger gets to with what the claim's author
// serves off chain.
func (s *disputedLease) sought(st dispute.State, knows *party) dispute.State {
	s.t.Helper()
	owner := dispute.Player{Side: dispute.Asserter, Knowledge: s.party}
	p := dispute.Player{Side: dispute.Challenger, Knowledge: withLog{knows, s.party},
		BadRecord: s.party.badRecord(knows)}
	place, err := p.PlayOffChain(st, func(at dispute.State) (dispute.Move, error) { return owner.Next(at, nil) })
	if err != nil {
		s.t.Fatalf("seek: %v", err)
	}
	return place
}

// pointAt is the move to a place that the node signed.
func (s *disputedLease) pointAt(st, place dispute.State) dispute.Point {
	return s.pointTo(node, st, place.Position())
}

func (s *disputedLease) pointTo(signer account, st dispute.State, to dispute.Changed) dispute.Point {
	sig := s.sign(signer, games.Position{Game: s.ref().Game(common.Address(st.Challenger)), To: to})
	return dispute.Point{To: to, Sig: [65]byte(sig)}
}

// packed is the call of a move.
func (s *disputedLease) packed(st dispute.State, m dispute.Move) []byte {
	s.t.Helper()
	data, err := games.Pack(s.ref(), st, m)
	if err != nil {
		s.t.Fatalf("pack: %v", err)
	}
	return data
}

// TestPointing checks that what a place must be, and whose signature is under it. The rules
// refuse the same.
func TestPointing(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	wrong := s.flipped(s.products())
	c := newWorld(t).signed(wrong)
	st := c.challenge(stranger)
	place := c.sought(st, s.right)
	good := c.pointAt(st, place)
	refused := func(name, want string, m dispute.Point) {
		t.Helper()
		if _, _, err := c.rules().Apply(st, m, c.now()); err == nil {
			t.Errorf("%s: the rules take it", name)
		}
		c.refused(want, stranger, c.game, c.packed(st, m))
	}
	for name, signer := range map[string]account{"the challenger's signature": stranger,
		"the operator's wallet's": provider, "a verifier's node's": checker(0)} {
		refused(name, "NotSigned", c.pointTo(signer, st, place.Position()))
	}
	elsewhere := good
	elsewhere.To[3][0] ^= 1
	refused("a place that nobody signed", "NotSigned", elsewhere)
	nothing := good
	nothing.Sig = [65]byte{}
	refused("no signature", "NotSigned", nothing)
	for name, bend := range map[string]func(*dispute.State){
		"another interval":  func(s *dispute.State) { s.Interval++ },
		"no interval":       func(s *dispute.State) { s.Interval = dispute.NotKnown },
		"not an end":        func(s *dispute.State) { s.Phase = dispute.Cells },
		"no phase":          func(s *dispute.State) { s.Phase = dispute.ProveLink + 1 },
		"no end of a link":  func(s *dispute.State) { s.Phase, s.Link = dispute.Cells, dispute.LossLink },
		"two steps":         func(s *dispute.State) { s.Count = 2 },
		"no step":           func(s *dispute.State) { s.Count = 0 },
		"a step after":      func(s *dispute.State) { s.Step = st.Step + st.Count },
		"a step before":     func(s *dispute.State) { s.Step = 1<<32 - 1 },
		"two tiles":         func(s *dispute.State) { s.Tiles = 2 },
		"no tile":           func(s *dispute.State) { s.Tiles = 0 },
		"a tile beyond all": func(s *dispute.State) { s.Tile = s.AllTiles },
		"a tile and a link": func(s *dispute.State) { s.Link = dispute.LossLink },
		"no link":           func(s *dispute.State) { s.Phase = dispute.ProveLink },
		"an unknown link":   func(s *dispute.State) { s.Phase, s.Link = dispute.ProveLink, dispute.StateLink-1 },
		"a link above none": func(s *dispute.State) { s.Phase, s.Link = dispute.ProveLink, 0 },
	} {
		bent := place
		bend(&bent)
		refused(name, "Malformed", c.pointAt(st, bent))
	}
	for name, bit := range map[string]int{"in the time": 9, "in a clock": 17} {
		to := place.Position()
		to[5][bit] |= 1
		refused("a bit "+name, "Malformed", c.pointTo(node, st, to))
	}
	c.refused("NotYourTurn", provider, c.game, c.packed(st, good))
	next, _ := c.move(st, good)
	if end := c.play(next, s.right); end.Winner != dispute.Challenger {
		t.Errorf("%+v", end)
	}
	c.punished(stranger)
}

// TestPointingLate checks that after the asserter's clock nobody points; in its last second
// the asserter still has its extension. Inside of an operator nobody points.
func TestPointingLate(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	st := c.challenge(stranger)
	wrong := s.flipped(s.products())
	m := c.pointAt(st, c.sought(st, wrong))
	c.chainTo(st.Deadline())
	next, _ := c.move(st, m)
	if next.AsserterLeft != extension || next.Turn() != dispute.Asserter {
		t.Errorf("after a place in the last second: %+v", next)
	}
	c.refused("WrongPhase", stranger, c.game, c.packed(next, m))
	if end := c.play(next, wrong); end.Winner != dispute.Asserter {
		t.Errorf("a right claim: %+v", end)
	}
	c.equal("wei in the game", c.wei(c.game), bond-bond/2)

	st = c.challenge(client)
	late := c.pointAt(st, c.sought(st, wrong))
	c.pass(clock + 1)
	c.refused("TooLate", client, c.game, c.packed(st, late))
}

// chainTo lets time go by until a second or two before t.
func (s *disputedLease) chainTo(t uint64) { s.pass(t - 2 - s.now()) }
