package dispute

import (
	"errors"
	"fmt"
	"slices"
)

// Errors of Apply. The contract reverts where Apply returns one of them.
var (
	// ErrTurn means that the move does not belong to the state's phase.
	ErrTurn = errors.New("not a move of this phase")
	// ErrLate means that the mover's clock has run out, so that only Timeout is left.
	ErrLate = errors.New("the clock of the player to move has run out")
	// ErrEarly means that Timeout came before the clock ran out, or that the time is
	// before the last move.
	ErrEarly = errors.New("the clock of the player to move still runs")
	// ErrMove means that the move is malformed or does not hash to what was opened
	// before.
	ErrMove = errors.New("impossible move")
)

// Rules are the parameters that the contract fixes at its deployment.
type Rules struct {
	// Clock is the time of each player for a whole game. Extension is the least time that a
	// player has when its turn begins. Both are in seconds.
	Clock, Extension uint32
	// Proofs checks the proofs of games about private data.
	Proofs ProofReferee
	// Consent checks the signature of a Point.
	Consent Consent
}

// phase is a row of the phase table: whose turn it is, and the moves.
type phase struct {
	turn  Side
	moves []Move
}

// phaseTable says who moves in a phase, and how. A Point is always the challenger's
// move. Some states of a phase do not allow all of its moves: see Legal.
var phaseTable = map[Phase]phase{
	Steps:     {Asserter, []Move{OpenSteps{}, Point{}}},
	PickStep:  {Challenger, []Move{PickStepMove{}}},
	Ops:       {Asserter, []Move{OpenNodes{}, Point{}}},
	PickNode:  {Challenger, []Move{PickNodeMove{}, PickOp{}, PickLink{}}},
	Leaves:    {Asserter, []Move{OpenNodes{}}},
	PickLeaf:  {Challenger, []Move{PickNodeMove{}}},
	Cells:     {Asserter, []Move{OpenCells{}}},
	PickCell:  {Challenger, []Move{PickCellMove{}}},
	Sums:      {Asserter, []Move{OpenSums{}}},
	PickTile:  {Challenger, []Move{PickTileMove{}}},
	Prove:     {Asserter, []Move{ProveTile{}, ProvePrivate{}}},
	ProveLink: {Asserter, []Move{ProveLinked{}}},
}

// Turn returns the side that has to move.
func (s State) Turn() Side { return phaseTable[s.Phase].turn }

// Deadline returns the last chain time at which the player to move may move.
func (s State) Deadline() uint64 { return s.MovedAt + uint64(*s.clockOf(s.Turn())) }

func (s *State) clockOf(p Side) *uint32 {
	if p == Challenger {
		return &s.ChallengerLeft
	}
	return &s.AsserterLeft
}

// Legal lists the kinds of moves that s allows.
func (s State) Legal() []string {
	var kinds []string
	for _, m := range phaseTable[s.Phase].moves {
		if s.allows(m) {
			kinds = append(kinds, m.Kind())
		}
	}
	return kinds
}

// Turns lists the legal moves of the player whose turn it is.
func (s State) Turns() []string {
	return slices.DeleteFunc(s.Legal(), func(kind string) bool { return kind == Point{}.Kind() })
}

// allows reports whether a move of the phase fits the rest of the state.
func (s State) allows(m Move) bool {
	last := s.Height == levelsPerMove(s.Height)
	switch m.(type) {
	case PickNodeMove:
		return s.Phase == PickLeaf || !last
	case PickOp:
		return last
	case PickLink:
		return s.atRoot()
	case ProvePrivate:
		return s.Private
	}
	return true
}

// Outcome is the end of a game. Winner is Nobody while the game goes on.
type Outcome struct {
	Winner Side
	Why    string
}

// Apply makes the move m at chain time now. It returns either the new State or the
// Outcome: while Outcome.Winner is Nobody, the game goes on. The error wraps ErrTurn,
// ErrLate, ErrEarly or ErrMove; then the state is unchanged.
func (r Rules) Apply(s State, m Move, now uint64) (State, Outcome, error) {
	running := s.Turn()
	if err := s.checkClock(now); err != nil {
		return s, Outcome{}, err
	}
	if !slices.Contains(s.Legal(), m.Kind()) {
		return s, Outcome{}, fmt.Errorf("%w: %s in %s; want one of %v", ErrTurn, m.Kind(), s.Phase, s.Legal())
	}
	next, won, err := r.step(s, m)
	if err != nil || won.Winner != Nobody {
		return s, won, err
	}
	r.pressClock(&next, running, now)
	return next, Outcome{}, nil
}

func (r Rules) step(s State, m Move) (State, Outcome, error) {
	switch m := m.(type) {
	case OpenSteps:
		return undecided(s.openSteps(m))
	case Point:
		return undecided(r.point(s, m))
	case PickStepMove:
		return undecided(s.pickStep(m))
	case OpenNodes:
		return undecided(s.openNodes(m))
	case PickNodeMove:
		return undecided(s.pickNode(m))
	case PickOp:
		return undecided(s.pickOp(m))
	case OpenCells:
		return undecided(s.openCells(m))
	case PickCellMove:
		return undecided(s.pickCell(m))
	case PickLink:
		return undecided(s.pickLink(m))
	case OpenSums:
		return undecided(s.openSums(m))
	case PickTileMove:
		return undecided(s.pickTile(m))
	case ProveTile:
		return s.proveTile(m)
	case ProvePrivate:
		return r.provePrivate(s, m)
	case ProveLinked:
		return s.proveLink(m)
	}
	return s, Outcome{}, fmt.Errorf("%w: %T", ErrTurn, m)
}

// undecided is the result of a move that does not end the game.
func undecided(s State, err error) (State, Outcome, error) { return s, Outcome{}, err }

func (s State) checkClock(now uint64) error {
	if s.Turn() == Nobody {
		return fmt.Errorf("%w: there is no game", ErrTurn)
	}
	if now < s.MovedAt {
		return fmt.Errorf("%w: the last move was at %d", ErrEarly, s.MovedAt)
	}
	if now > s.Deadline() {
		return fmt.Errorf("%w: %s had to move by %d, it is %d", ErrLate, s.Turn(), s.Deadline(), now)
	}
	return nil
}

// pressClock subtracts the time since the last move from the clock that ran, and gives
// the next player at least the extension.
func (r Rules) pressClock(s *State, running Side, now uint64) {
	*s.clockOf(running) -= uint32(now - s.MovedAt)
	next := s.clockOf(s.Turn())
	*next = max(*next, r.Extension)
	s.MovedAt = now
}

// Timeout ends a game whose player to move did not move in time. The error wraps
// ErrTurn or ErrEarly.
func (r Rules) Timeout(s State, now uint64) (Outcome, error) {
	if s.Turn() == Nobody {
		return Outcome{}, fmt.Errorf("%w: there is no game", ErrTurn)
	}
	if now <= s.Deadline() {
		return Outcome{}, fmt.Errorf("%w: %s has until %d", ErrEarly, s.Turn(), s.Deadline())
	}
	return Outcome{Winner: s.Turn().Other(), Why: s.Turn().String() + " did not move in time"}, nil
}
