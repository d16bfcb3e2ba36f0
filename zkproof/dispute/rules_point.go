package dispute

import (
	"errors"
	"fmt"
	"slices"
)

// Point moves the game, in Steps and Ops, to a position where the asserter's next move
// decides it: one tile or one link. The players got there off chain by the moves of
// this game (Player.PlayOffChain). The challenger makes the move with the asserter's
// signature. The signature is needed because nothing between a segment's roots is
// signed with the segment, so no Merkle path can show what the asserter says of the
// values there.
type Point struct {
	To  Changed // as State.Position returns it
	Sig [65]byte
}

// Kind implements Move.
func (Point) Kind() string { return "point" }

// Consent checks the asserter's signatures.
type Consent interface {
	// Check returns nil if the asserter of s signed that its game continues at position
	// to. Otherwise the error wraps ErrConsent.
	Check(s State, to Changed, sig [65]byte) error
}

// ErrConsent means that the asserter did not sign the position.
var ErrConsent = errors.New("the asserter did not sign that position")

// Ends reports whether the asserter's next move decides the game.
func (s State) Ends() bool { return s.Phase == Prove || s.Phase == ProveLink }

// Position returns the fields of a state that ends which the asserter signs: the words
// that moves change, with the clocks set to zero, because they run on.
func (s State) Position() Changed {
	return s.withoutClocks().Pack().Changed()
}

// Mover returns the side that makes the move m in s. It is the side whose turn it is,
// except for a Point.
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

// jumpTo returns the state at a position of the game. It checks that the position is a
// possible state. The asserter's next move shows whether its values are right.
func (s State) jumpTo(to Changed) (State, error) {
	next, err := s.Pack().With(to).Unpack()
	if err != nil {
		return s, fmt.Errorf("%w: %w", ErrMove, err)
	}
	left := uint64(next.Step) - uint64(s.Step) // for a step before s.Step this is more than any count
	switch {
	case next.Position() != to:
		return s, fmt.Errorf("%w: the position has times", ErrMove)
	case !next.Ends():
		return s, fmt.Errorf("%w: %s is no position to point at", ErrMove, next.Phase)
	case (next.Phase == Prove) != (next.Link == NoLink) || next.Link < StateLink || next.Link > NoLink:
		return s, fmt.Errorf("%w: link %d of a position in %s", ErrMove, next.Link, next.Phase)
	case next.Count != 1 || left >= uint64(s.Count):
		return s, fmt.Errorf("%w: a position of %d steps from %d in %d from %d",
			ErrMove, next.Count, next.Step, s.Count, s.Step)
	case next.Interval != s.intervalOf(next.Step):
		return s, fmt.Errorf("%w: step %d is not in interval %d", ErrMove, next.Step, next.Interval)
	case next.Phase == Prove && (next.Tiles != 1 || next.Tile >= next.AllTiles):
		return s, fmt.Errorf("%w: a position of %d tiles from %d of %d", ErrMove, next.Tiles, next.Tile, next.AllTiles)
	}
	next.MovedAt, next.AsserterLeft, next.ChallengerLeft = s.MovedAt, s.AsserterLeft, s.ChallengerLeft
	return next, nil
}

// intervalOf returns the interval of a step of the disputed ones.
func (s State) intervalOf(step uint32) uint8 {
	if s.AtMarks() {
		return uint8((step - s.Step) / s.Size)
	}
	return s.Interval
}

// PlayOffChain plays a challenger's game from s to the position where it ends, off
// chain and without clocks. The player picks. open returns the openings, from the
// asserter or from another source. The errors are those of OffChain.
func (p Player) PlayOffChain(s State, open func(State) (Move, error)) (State, error) {
	return OffChain(s, func(s State, last Move) (Move, error) {
		if s.Turn() == Asserter {
			return open(s)
		}
		return p.Next(s, last)
	})
}

// OffChain plays a game from s to the position where it ends, off chain and without
// clocks. next returns the move of the player whose turn it is, whose moves must obey the
// rules like moves on chain. last is the move before, or nil at the beginning. The error
// wraps ErrNoMove if nothing wrong was opened.
func OffChain(s State, next func(s State, last Move) (Move, error)) (State, error) {
	var last Move
	for !s.Ends() {
		m, err := next(s, last)
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

// offChain returns the state after a move that the players make off chain.
func (s State) offChain(m Move) (State, error) {
	if m == nil || !slices.Contains(s.Legal(), m.Kind()) || s.Mover(m) != s.Turn() {
		return s, fmt.Errorf("%w: %T in %s", ErrTurn, m, s.Phase)
	}
	next, _, err := Rules{}.step(s, m)
	return next, err
}

// CheckSignable returns nil if the asserter may sign the position of s, a state of its
// game. It may if it wins there by what it knows, whatever was played before. So its
// signature cannot be used against a right claim.
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
