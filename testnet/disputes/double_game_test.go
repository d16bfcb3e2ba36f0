package disputes

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// rules are those of the contracts.
var rules = dispute.Rules{Clock: clock, Extension: extension}

// errDiffer means that the pure rules and the contract disagree.
var errDiffer = errors.New("the implementations differ")

// tally counts what happened in the games.
type tally struct {
	games    int
	accepted map[string]int    // by kind of move
	refused  map[string]int    // by what was wrong with the try
	ends     map[string]int    // by how a game ended
	gas      map[string]uint64 // of the dearest call of every kind
}

func newTally() *tally {
	return &tally{accepted: map[string]int{}, refused: map[string]int{}, ends: map[string]int{},
		gas: map[string]uint64{}}
}

func (t *tally) moves() (accepted, refused int) {
	for _, n := range t.accepted {
		accepted += n
	}
	for _, n := range t.refused {
		refused += n
	}
	return accepted, refused
}

// costOf returns the figure of the cost estimate that applies to a move.
func costOf(s dispute.State, m dispute.Move) string {
	if s.Mover(m) == dispute.Challenger {
		return "pick"
	}
	return answers[s.Phase]
}

var answers = map[dispute.Phase]string{
	dispute.Steps: "open", dispute.Ops: "open", dispute.Leaves: "open", dispute.Cells: "open", dispute.Sums: "open",
	dispute.Prove: "prove", dispute.ProveLink: "prove",
}

// spend records the gas of the last call.
func (m *doubleGame) spend(on string) { m.gas[on] = max(m.gas[on], m.arena.gas) }

// doubleGame is one game that is played on both implementations.
type doubleGame struct {
	arena *localChain
	r     *rand.Rand
	ref   games.Ref
	state dispute.State
	last  dispute.Move
	over  bool
	// proofs decides games about private data.
	proofs dispute.ProofReferee
	stuck  int // moves of the right form since one was accepted
	logs   []types.Log
	*tally

	asserters   []disputetest.Actor // who may move for either side; random ones do
	challengers []disputetest.Actor
	pool        []dispute.Move // moves seen, for the wrong moment
}

var (
	hunter = named("hunter") // the challenger of a match
	owner  = provider
)

// try makes a move on both implementations. They must agree on whether it is legal and
// on its result. what names the attempt.
func (m *doubleGame) try(what string, from account, s dispute.State, move dispute.Move, at uint64) error {
	data, err := games.Pack(m.ref, s, move)
	if err != nil {
		return err
	}
	called, want := games.Unpack(data)
	if s == m.state && (want != nil || called.State != s) {
		return fmt.Errorf("%s: the state %+v comes back as %+v, %w", what, s, called.State, want)
	}
	var next dispute.State
	var end dispute.Outcome
	if want == nil { // else no state is packed so
		next, end, want = m.pure(from, called.State, called.Move, at)
	}
	m.arena.now = at
	before := len(m.arena.logs)
	got := m.arena.call(from, m.arena.game, data, nil)
	if (want == nil) != (got == nil) {
		return fmt.Errorf("%w: %s: %T in %s at %d by %s: rules say %v, the contract %v\nstate %+v\nmove %+v",
			errDiffer, what, move, s.Phase, at, from.addr, want, got, s, move)
	}
	if want != nil {
		return m.note(what, got)
	}
	m.accepted[move.Kind()]++
	m.spend(costOf(m.state, move))
	if err := m.follow(next, end, m.arena.logs[before:]...); err != nil {
		return fmt.Errorf("%s: %T in %s: %w", what, move, s.Phase, err)
	}
	m.last, m.stuck = called.Move, 0
	m.pool = append(m.pool, called.Move)
	return nil
}

// pure applies the rules, and the rule about who may send a move.
func (m *doubleGame) pure(from account, s dispute.State, move dispute.Move, at uint64) (dispute.State, dispute.Outcome,
	error) {
	if m.over || s != m.state {
		return s, dispute.Outcome{}, fmt.Errorf("%w: not the game's state", dispute.ErrTurn)
	}
	side := s.Mover(move)
	if side == dispute.Asserter && from != owner && from != node || side == dispute.Challenger && from != hunter {
		return s, dispute.Outcome{}, fmt.Errorf("%w: not the player", dispute.ErrTurn)
	}
	by := rules
	by.Proofs = m.proofs
	by.Consent = games.Consent{Domain: m.arena.domain, Ref: m.ref, Node: node.addr}
	return by.Apply(s, move, at)
}

// note counts a refusal, which must be an error of the contract.
func (m *doubleGame) note(what string, err error) error {
	var revert *evm.RevertError
	if !errors.As(err, &revert) {
		return fmt.Errorf("%s: the call failed without a revert: %w", what, err)
	}
	m.refused[what]++
	return nil
}

// follow checks the contract's state and events after an accepted call.
func (m *doubleGame) follow(next dispute.State, end dispute.Outcome, logs ...types.Log) error {
	id := m.ref.Game(common.Address(m.state.Challenger))
	slot, err := m.arena.slot(id)
	if err != nil {
		return err
	}
	if end.Winner != dispute.Nobody {
		return m.ended(end, slot, logs)
	}
	if slot != common.Hash(next.Hash()) {
		return fmt.Errorf("%w: slot %s, want %x of %+v", errDiffer, slot, next.Hash(), next)
	}
	m.logs = append(m.logs, logs...)
	g, err := games.FromLogs(games.Begun{ID: id, Ref: m.ref, Asserter: owner.addr, Challenger: hunter.addr}, m.logs)
	if err != nil {
		return err
	}
	if g.State() != next {
		return fmt.Errorf("%w: event of %+v, want %+v", errDiffer, g.State(), next)
	}
	if err := next.Valid(); err != nil {
		return err
	}
	if next.Turn() == dispute.Challenger && g.Last() == nil {
		return fmt.Errorf("%w: the event does not show what was opened", errDiffer)
	}
	m.state = next
	return nil
}

func (m *doubleGame) ended(end dispute.Outcome, slot common.Hash, logs []types.Log) error {
	winner := map[dispute.Side]common.Address{dispute.Asserter: owner.addr, dispute.Challenger: hunter.addr}[end.Winner]
	if slot != (common.Hash{31: 1}) {
		return fmt.Errorf("%w: the game is over, its slot is %s", errDiffer, slot)
	}
	for _, l := range logs {
		if e, err := gameABI.UnpackDecidedEvent(&l); err == nil {
			if e.Winner != winner {
				return fmt.Errorf("%w: the contract's winner is %s, the rules' the %s", errDiffer, e.Winner, end.Winner)
			}
			m.over = true
			m.ends[e.By+", "+end.Winner.String()+" wins"]++
			return nil
		}
	}
	return fmt.Errorf("%w: no event Decided", errDiffer)
}

// timeout tries to end the game by the clock.
func (m *doubleGame) timeout(from account, at uint64) error {
	data, err := games.PackTimeout(m.ref, m.state)
	if err != nil {
		return err
	}
	end, want := rules.Timeout(m.state, at)
	if m.over {
		want = dispute.ErrTurn
	}
	m.arena.now = at
	before := len(m.arena.logs)
	got := m.arena.call(from, m.arena.game, data, nil)
	if (want == nil) != (got == nil) {
		return fmt.Errorf("%w: timeout in %s at %d, deadline %d: rules say %v, the contract %v",
			errDiffer, m.state.Phase, at, m.state.Deadline(), want, got)
	}
	if want != nil {
		return m.note("time-out too early, or twice", got)
	}
	m.spend("end")
	return m.follow(m.state, end, m.arena.logs[before:]...)
}

// slot returns the contract's slot of a game.
func (a *localChain) slot(id games.ID) (common.Hash, error) {
	out, err := a.see(a.game, gameABI.PackStateHash(id))
	if err != nil {
		return common.Hash{}, err
	}
	h, err := gameABI.UnpackStateHash(out)
	return common.Hash(h), err
}
