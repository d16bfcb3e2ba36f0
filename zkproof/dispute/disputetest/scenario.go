package disputetest

import (
	"errors"
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Scenario is a claim with all actors that play about it.
type Scenario struct {
	Name  string
	Claim *Party // whose segment is challenged
	Right bool   // the claim is right
	// Fair says that the asserter answers rightly and in time. Then a right claim must
	// stand.
	Fair bool
	// Defence returns the asserter's actor in the game of a challenger.
	Defence func(challenger string) Actor
	Roles   []Role
}

// Role is a challenger of a scenario.
type Role struct {
	Name string
	// Honest challengers challenge wrong claims only, and know the right bits.
	Honest bool
	After  uint64 // seconds from the scenario's start to its challenge
	Actor  Actor
	// Whole says that it lets the asserter open the marks first. Otherwise an actor that
	// knows the steps begins at the first wrong interval, and others at WholeSegment.
	Whole bool
	// Copies is the challenger whose moves it repeats as soon as they are on chain, if it
	// has no results of its own.
	Copies string
}

// ChallengerResult is the result of a challenger's game.
type ChallengerResult struct {
	dispute.Outcome          // of its game; nobody won one that was moot, or was not begun
	Moot            bool     // another game had won
	Late            bool     // the claim was lost before it could challenge
	First           bool     // its game ended first against the claim
	States          int      // that the game was in
	Last            uint64   // chain time of the end
	Path            [32]byte // names the states that it went through, on every backend
	Interval        uint8    // dispute.State.Interval of the last state
}

// ScenarioResult is the result of a scenario.
type ScenarioResult struct {
	Lost            bool   // the claim
	FirstChallenger string // the first challenger that has not lost
	Results         map[string]ChallengerResult
	Made, Refused   int
	ByKind          map[string]int // moves made
}

// gameRun is the game of one challenger while it is played.
type gameRun struct {
	role  Role
	actor map[dispute.Side]Actor
	begun bool
	over  bool
	state dispute.State
	last  dispute.Move
	// pointed says that the challenger has made a Point.
	pointed bool
	moves   []dispute.Move // of the challenger
	when    []uint64       // of each
	// next is what happens next, if nothing happens before.
	next pendingEvent
}

// pendingEvent is the next event of a game.
type pendingEvent struct {
	known bool
	at    uint64
	move  dispute.Move // nil: the clock runs out
	exact bool         // at a time of its own choice
}

// runner plays a scenario.
type runner struct {
	t       testing.TB
	backend Backend
	claim   *Party
	now     uint64
	games   []*gameRun
	result  ScenarioResult
}

// Play plays a scenario from chain time start to the end of all its games.
func (s Scenario) Play(t testing.TB, backend Backend, start uint64) ScenarioResult {
	t.Helper()
	d := &runner{t: t, backend: backend, claim: s.Claim, now: start,
		result: ScenarioResult{Results: map[string]ChallengerResult{}, ByKind: map[string]int{}}}
	for _, r := range s.Roles {
		d.games = append(d.games, &gameRun{role: r, actor: map[dispute.Side]Actor{
			dispute.Asserter: s.Defence(r.Name), dispute.Challenger: r.Actor,
		}, next: pendingEvent{known: true, at: start + r.After}})
	}
	for range 4000 {
		m := d.nextGame()
		if m == nil {
			return d.result
		}
		if err := d.step(m); err != nil {
			t.Fatalf("%s: %s, %s: %v", s.Name, m.role.Name, m.state.Phase, err)
		}
	}
	t.Fatalf("%s: a scenario without end", s.Name)
	return d.result
}

// nextGame returns the game with the earliest next event, or nil at the end.
func (d *runner) nextGame() (soon *gameRun) {
	for _, m := range d.games {
		if m.over {
			continue
		}
		if !m.next.known || m.role.Copies != "" && m.begun {
			m.next = d.scheduleMove(m)
		}
		if soon == nil || m.next.at < soon.next.at {
			soon = m
		}
	}
	return soon
}

// scheduleMove asks the player to move.
func (d *runner) scheduleMove(m *gameRun) pendingEvent {
	clock := pendingEvent{known: true, at: m.state.Deadline() + 1}
	if d.result.Lost { // nobody goes on with it
		return pendingEvent{known: true, at: d.now + 1}
	}
	if m.role.Copies != "" && m.state.Turn() == dispute.Challenger {
		return d.copiedMove(m, clock)
	}
	if p, ok := m.role.Actor.(PointingActor); ok && !m.pointed && m.state.Turn() == dispute.Asserter {
		if move, at, ok := p.Point(m.state, d.now); ok {
			return pendingEvent{known: true, at: max(at, m.state.MovedAt+1), move: move, exact: true}
		}
	}
	move, at, silent := m.actor[m.state.Turn()].Act(m.state, m.last, d.now)
	if silent || move == nil {
		return clock
	}
	return pendingEvent{known: true, at: max(at, m.state.MovedAt+1), move: move, exact: true}
}

// copiedMove returns the move that the copied challenger has made in this place, or the
// end of the clock.
func (d *runner) copiedMove(m *gameRun, clock pendingEvent) pendingEvent {
	for _, of := range d.games {
		if i := len(m.moves); of.role.Name == m.role.Copies && i < len(of.moves) {
			return pendingEvent{known: true, at: max(of.when[i], m.state.MovedAt) + 1, move: of.moves[i], exact: true}
		}
	}
	return clock
}

// step carries out the game's next event.
func (d *runner) step(m *gameRun) error {
	e := m.next
	at := max(e.at, d.now+1)
	if e.exact && at > e.at && at > m.state.Deadline() && e.at <= m.state.Deadline() {
		return errors.New("the scenario's times collide: a move is late that was not meant to be")
	}
	d.now, m.next = at, pendingEvent{}
	switch {
	case !m.begun:
		return d.challenge(m)
	case d.result.Lost:
		return d.moot(m)
	case e.move == nil:
		return d.timeout(m)
	}
	return d.move(m, e.move)
}

func (d *runner) challenge(m *gameRun) error {
	s, err := d.backend.Begin(d.now, m.role.Name, d.where(m.role))
	if errors.Is(err, ErrRefused) && d.result.Lost {
		m.over = true
		d.result.Results[m.role.Name] = ChallengerResult{Late: true}
		return nil
	}
	if err != nil {
		return err
	}
	if d.result.FirstChallenger == "" {
		d.result.FirstChallenger = m.role.Name
	}
	m.begun = true
	d.recordState(m, s)
	return nil
}

// where returns the interval that the role challenges: that of the role whose moves it
// copies, if there is one.
func (d *runner) where(r Role) dispute.Interval {
	whole, claim := dispute.Interval{Index: dispute.WholeSegment}, d.claim
	for _, of := range d.games {
		if r.Copies != "" && of.role.Name == r.Copies {
			r = of.role
		}
	}
	p, ok := r.Actor.(interface {
		Interval(c dispute.Claim, marks []merkle.Root) (dispute.Interval, error)
	})
	if !ok || r.Whole {
		return whole
	}
	marks, err := claim.Marks()
	if err != nil {
		return whole
	}
	at, err := p.Interval(claim.Claim(dispute.Address{}), marks)
	if err != nil { // it finds nothing wrong, and challenges nevertheless
		return whole
	}
	return at
}

// recordState records the game's next state.
func (d *runner) recordState(m *gameRun, s dispute.State) {
	m.state = s
	e := d.result.Results[m.role.Name]
	e.States++
	e.Interval = s.Interval
	e.Path = pathHash(e.Path, s)
	d.result.Results[m.role.Name] = e
}

// pathHash hashes a path through states. It does not depend on the claim and the
// accounts.
func pathHash(path [32]byte, s dispute.State) [32]byte {
	s.Claim, s.Asserter, s.Challenger = merkle.Root{}, dispute.Address{}, dispute.Address{}
	return merkle.H(path, s.Hash())
}

func (d *runner) move(m *gameRun, move dispute.Move) error {
	side := m.state.Mover(move)
	m.pointed = m.pointed || side != m.state.Turn()
	next, end, err := d.backend.Move(d.now, m.role.Name, m.state, move)
	if errors.Is(err, ErrRefused) {
		d.result.Refused++
		if side != m.state.Turn() {
			return nil // whose turn it is still has it
		}
		// As good as none: the clock decides.
		m.next = pendingEvent{known: true, at: m.state.Deadline() + 1}
		return nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", move.Kind(), err)
	}
	d.result.Made++
	d.result.ByKind[move.Kind()]++
	if side == dispute.Challenger {
		m.moves, m.when = append(m.moves, move), append(m.when, d.now)
	}
	if end.Winner != dispute.Nobody {
		d.recordEnd(m, end)
		return nil
	}
	m.last = move
	d.recordState(m, next)
	return nil
}

func (d *runner) timeout(m *gameRun) error {
	end, err := d.backend.Timeout(d.now, m.role.Name, m.state)
	if err != nil {
		return err
	}
	d.recordEnd(m, end)
	return nil
}

func (d *runner) moot(m *gameRun) error {
	m.over = true
	e := d.result.Results[m.role.Name]
	e.Moot, e.Last = true, d.now
	d.result.Results[m.role.Name] = e
	return d.backend.Moot(d.now, m.role.Name, m.state)
}

func (d *runner) recordEnd(m *gameRun, end dispute.Outcome) {
	m.over = true
	e := d.result.Results[m.role.Name]
	e.Outcome, e.Last = dispute.Outcome{Winner: end.Winner}, d.now
	if end.Winner == dispute.Asserter && d.result.FirstChallenger == m.role.Name && !d.result.Lost {
		d.result.FirstChallenger = ""
	}
	if end.Winner == dispute.Challenger && !d.result.Lost {
		e.First, d.result.Lost = true, true
		for _, other := range d.games {
			other.next.known = other.next.known && !other.begun
		}
	}
	d.result.Results[m.role.Name] = e
}
