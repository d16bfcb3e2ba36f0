package dispute

import (
	"errors"
	"fmt"
	"slices"
)

// Point goes on, in Steps and in Ops, at the place where a game would end: one
// tile, or one link. The players got there off chain, by the moves of this game
// (Player.PlayOffChain); the challenger makes it, under the asserter's signature. Nothing
// between a segment's roots is signed with the segment, so no path from there
// could show what the asserter says of it: the signature does.
type Point struct {
	To  Changed // as State.Place has it
	Sig [65]byte
}

// Kind implements Move.
func (Point) Kind() string { return "point" }

// Consent tells the asserter's signatures.
type Consent interface {
	// Check returns nil if the asserter of s signed that its game goes on at
	// the place, else an error that wraps ErrConsent.
	Check(s State, to Changed, sig [65]byte) error
}

// ErrConsent means that the asserter has not agreed to go on there.
var ErrConsent = errors.New("the asserter did not sign that place")

// Ends reports whether the asserter's next move decides the game.
func (s State) Ends() bool { return s.Phase == Prove || s.Phase == ProveLink }

// Position is what the asserter signs of a state that ends: the words that moves
// change, without times, which run on.
func (s State) Position() Changed {
	return s.withoutClocks().Pack().Changed()
}

// Mover is the side that makes the move m in s: the one whose turn it is, but
// for a Point.
func (s State) Mover(m Move) Side {
	if _, ok := m.(Point); ok {
		return Challenger
	}
	return s.Turn()
}

func (r Rules) point(s State, m Point) (State, error) {
	if r.Consent == nil {
		return s, fmt.Errorf("%w: %w: nobody to tell signatures", ErrMove, ErrConsent)
	}
	if err := r.Consent.Check(s, m.To, m.Sig); err != nil {
		return s, fmt.Errorf("%w: %w", ErrMove, err)
	}
	return s.jumpTo(m.To)
}

// jumpTo is the state at a place of the game. Whether what it says is so, the
// asserter's next move shows; here, that it is a state at all.
func (s State) jumpTo(to Changed) (State, error) {
	next, err := s.Pack().With(to).Unpack()
	if err != nil {
		return s, fmt.Errorf("%w: %w", ErrMove, err)
	}
	left := uint64(next.Step) - uint64(s.Step) // of a step before s.Step more than any count
	switch {
	case next.Position() != to:
		return s, fmt.Errorf("%w: the place has times", ErrMove)
	case !next.Ends():
		return s, fmt.Errorf("%w: %s is no place to point at", ErrMove, next.Phase)
	case (next.Phase == Prove) != (next.Link == NoLink) || next.Link < StateLink || next.Link > NoLink:
		return s, fmt.Errorf("%w: link %d of a place in %s", ErrMove, next.Link, next.Phase)
	case next.Count != 1 || left >= uint64(s.Count):
		return s, fmt.Errorf("%w: a place of %d steps from %d in %d from %d", ErrMove, next.Count, next.Step, s.Count, s.Step)
	case next.Phase == Prove && (next.Tiles != 1 || next.Tile >= next.AllTiles):
		return s, fmt.Errorf("%w: a place of %d tiles from %d of %d", ErrMove, next.Tiles, next.Tile, next.AllTiles)
	}
	next.MovedAt, next.AsserterLeft, next.ChallengerLeft = s.MovedAt, s.AsserterLeft, s.ChallengerLeft
	return next, nil
}

// PlayOffChain plays a challenger's game from s to the place where it ends, off chain and
// without clocks: the picks are the player's; the openings are what open brings,
// from the asserter or from anybody, and are held to the rules like moves on
// chain. The error wraps ErrNoMove where nothing wrong was opened.
func (p Player) PlayOffChain(s State, open func(State) (Move, error)) (State, error) {
	var last Move
	for !s.Ends() {
		m, err := p.nextOffChain(s, last, open)
		if err != nil {
			return s, err
		}
		if s, err = s.offChain(m); err != nil {
			return s, err
		}
		last = m
	}
	return s, nil
}

func (p Player) nextOffChain(s State, last Move, open func(State) (Move, error)) (Move, error) {
	if s.Turn() == Asserter {
		return open(s)
	}
	return p.Next(s, last)
}

// offChain is the state after a move that both only talk about.
func (s State) offChain(m Move) (State, error) {
	if m == nil || !slices.Contains(s.Legal(), m.Kind()) || s.Mover(m) != s.Turn() {
		return s, fmt.Errorf("%w: %T in %s", ErrTurn, m, s.Phase)
	}
	next, _, err := Rules{}.step(s, m)
	return next, err
}

// CheckSignable is nil where the asserter may sign the place of s, a state of its game:
// one at which it wins by what it knows. So nobody can be led astray by what it
// signed, whatever was played to get there.
func (p Player) CheckSignable(s State) error {
	if !s.Ends() || p.Side != Asserter {
		return fmt.Errorf("%w: the %s in %s", ErrTurn, p.Side, s.Phase)
	}
	if err := s.Valid(); err != nil {
		return err
	}
	_, err := p.Next(s, nil)
	return err
}
