package disputetest

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// ErrRefused is wrapped by errors about moves that a backend does not allow.
var ErrRefused = errors.New("the backend refuses")

// Backend is where the games about one claim are played: the pure rules or a chain.
// Times are chain time and never go back. Challengers are identified by their names.
type Backend interface {
	// Begin challenges an interval of the claim.
	Begin(at uint64, challenger string, where dispute.Interval) (dispute.State, error)
	// Move answers s in the game of a challenger.
	Move(at uint64, challenger string, s dispute.State, m dispute.Move) (dispute.State, dispute.Outcome, error)
	// Timeout ends the game whose player to move did not.
	Timeout(at uint64, challenger string, s dispute.State) (dispute.Outcome, error)
	// Moot ends a game about a claim that another game has won.
	Moot(at uint64, challenger string, s dispute.State) error
}

// RulesBackend plays by the pure rules, and applies their rules for several games about
// one claim.
type RulesBackend struct {
	Rules dispute.Rules
	Claim dispute.Claim
	// Lost is whether a game has ended against the claim.
	Lost bool

	games map[string]dispute.State
}

var _ Backend = (*RulesBackend)(nil)

// Begin implements Backend.
func (t *RulesBackend) Begin(at uint64, challenger string, where dispute.Interval) (dispute.State, error) {
	if t.games == nil {
		t.games = map[string]dispute.State{}
	}
	if _, had := t.games[challenger]; had || t.Lost {
		return dispute.State{}, fmt.Errorf("%w: the claim is lost, or %s has had its game", ErrRefused, challenger)
	}
	s, err := t.Rules.Begin(t.Claim, where, Address(challenger), at)
	if err == nil {
		t.games[challenger] = s
	}
	return s, refused(err)
}

// Address returns the account of a challenger that has no key.
func Address(name string) (a dispute.Address) {
	copy(a[:], name)
	return a
}

func refused(err error) error {
	if err != nil && Refusal(err) {
		return fmt.Errorf("%w: %w", ErrRefused, err)
	}
	return err
}

// checkState checks that the game is in the state.
func (t *RulesBackend) checkState(challenger string, s dispute.State) error {
	if t.games[challenger] != s {
		return fmt.Errorf("%w: the game of %s is in another state", ErrRefused, challenger)
	}
	return nil
}

// Move implements Backend.
func (t *RulesBackend) Move(at uint64, challenger string, s dispute.State, m dispute.Move) (dispute.State,
	dispute.Outcome, error) {
	if err := t.checkState(challenger, s); err != nil {
		return s, dispute.Outcome{}, err
	}
	next, end, err := t.Rules.Apply(s, m, at)
	if err != nil {
		return s, end, refused(err)
	}
	t.games[challenger] = next
	t.recordOutcome(challenger, end)
	return next, end, nil
}

// recordOutcome ends a game that has an outcome.
func (t *RulesBackend) recordOutcome(challenger string, end dispute.Outcome) {
	if end.Winner != dispute.Nobody {
		t.games[challenger] = dispute.State{}
	}
	t.Lost = t.Lost || end.Winner == dispute.Challenger
}

// Timeout implements Backend.
func (t *RulesBackend) Timeout(at uint64, challenger string, s dispute.State) (dispute.Outcome, error) {
	if err := t.checkState(challenger, s); err != nil {
		return dispute.Outcome{}, err
	}
	end, err := t.Rules.Timeout(s, at)
	if err == nil {
		t.recordOutcome(challenger, end)
	}
	return end, refused(err)
}

// Moot implements Backend.
func (t *RulesBackend) Moot(_ uint64, challenger string, s dispute.State) error {
	if err := t.checkState(challenger, s); err != nil {
		return err
	}
	if !t.Lost {
		return fmt.Errorf("%w: the claim stands", ErrRefused)
	}
	t.games[challenger] = dispute.State{}
	return nil
}
