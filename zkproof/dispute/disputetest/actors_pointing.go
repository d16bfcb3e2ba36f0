package disputetest

import (
	"fmt"

	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// PointingActor is a challenger that makes a Point in the asserter's turn, to a
// position that the asserter signed.
type PointingActor interface {
	Actor
	// Point is asked in states that allow a Point, until it has made one.
	Point(s dispute.State, now uint64) (m dispute.Move, at uint64, ok bool)
}

// PlaceholderSig stands for the asserter's signature until a backend replaces it by a
// real one.
var PlaceholderSig = [65]byte{'b', 'y', ' ', 't', 'h', 'e', ' ', 'a', 's', 's', 'e', 'r', 't', 'e', 'r'}

// PlaceholderConsent is the consent of backends without keys. It accepts PlaceholderSig
// only.
type PlaceholderConsent struct{}

// Check implements dispute.Consent.
func (PlaceholderConsent) Check(_ dispute.State, _ dispute.Changed, sig [65]byte) error {
	if sig != PlaceholderSig {
		return fmt.Errorf("%w: not the mark", dispute.ErrConsent)
	}
	return nil
}

// OffChainChallenger is a challenger that the asserter's node serves. It makes a Point
// to the position that both reach off chain if the asserter signs it, and otherwise
// plays on chain.
type OffChainChallenger struct {
	Actor                        // plays on chain, and picks
	Served Actor                 // opens off chain
	Signs  *dispute.Player       // signs what it vouches for; nil: whatever it is asked
	At     func(s uint64) uint64 // when it points; nil: at once
	Forged bool                  // the signature is nobody's
	Bend   func(*dispute.State)  // makes another place of the one that they got to
}

var _ PointingActor = OffChainChallenger{}

// Point implements Pointer.
func (a OffChainChallenger) Point(s dispute.State, now uint64) (dispute.Move, uint64, bool) {
	if s.Phase != dispute.Steps && s.Phase != dispute.Ops {
		return nil, 0, false
	}
	place, ok := Reach(s, a.Served, a.Actor)
	if !ok {
		return nil, 0, false
	}
	if a.Bend != nil {
		a.Bend(&place)
	}
	if a.Signs != nil && a.Signs.CheckSignable(place) != nil {
		return nil, 0, false
	}
	m := dispute.Point{To: place.Position(), Sig: PlaceholderSig}
	if a.Forged {
		m.Sig = [65]byte{1}
	}
	at := now + 1
	if a.At != nil {
		at = a.At(s.Deadline())
	}
	return m, at, true
}

// Reach returns the position to which two actors play a game without clocks. It returns
// false if one of them stops or breaks a rule.
func Reach(s dispute.State, asserter, challenger Actor) (dispute.State, bool) {
	now, rules := s.MovedAt, dispute.Rules{Clock: 1, Extension: 1}
	var last dispute.Move
	for !s.Ends() {
		who := asserter
		if s.Turn() == dispute.Challenger {
			who = challenger
		}
		m, _, silent := who.Act(s, last, now)
		if silent || m == nil {
			return s, false
		}
		next, end, err := rules.Apply(s, m, now)
		if err != nil || end.Winner != dispute.Nobody {
			return s, false
		}
		s, last = next, m
	}
	return s, true
}
