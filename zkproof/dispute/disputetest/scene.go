package disputetest

import (
	"errors"
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Scenario is a claim with everybody who plays over it.
type Scenario struct {
	Name  string
	Claim *Party // whose segment is challenged
	Right bool   // the claim is
	// Fair is whether the asserter answers rightly and in time: then a claim
	// that is right must stand.
	Fair bool
	// Defence makes the asserter's actor in the game of a challenger.
	Defence func(challenger string) Actor
	Roles   []Role
}

// Role is a challenger of a scene.
type Role struct {
	Name string
	// Honest challengers challenge wrong claims alone, and know the right bits.
	Honest bool
	After  uint64 // seconds from the scene's start to its challenge
	Actor  Actor
	// Copies is the challenger whose moves it repeats, if it has no bits of its
	// own: as soon as they are on chain.
	Copies string
}

// ChallengerResult is how a challenger's game went.
type ChallengerResult struct {
	dispute.Outcome          // of its game; nobody won one that was moot, or was not begun
	Moot            bool     // another game had won
	Late            bool     // the claim was lost before it could challenge
	First           bool     // its game ended first against the claim
	States          int      // that the game was in
	Last            uint64   // chain time of the end
	Path            [32]byte // names the states that it went through, on every stage

}

// ScenarioResult is how a scene went.
type ScenarioResult struct {
	Lost            bool   // the claim
	FirstChallenger string // who challenged first of those who have not lost
	Results         map[string]ChallengerResult
	Made, Refused   int
	ByKind          map[string]int // moves made
}

// match is the game of one challenger.
type match struct {
	role  Role
	actor map[dispute.Side]Actor
	begun bool
	over  bool
	state dispute.State
	last  dispute.Move
	// pointed: the challenger has pointed at a place.
	pointed bool
	moves   []dispute.Move // of the challenger
	when    []uint64       // of each
	// next is what happens next, if nothing happens before.
	next event
}

// event is what is about to happen in a game.
type event struct {
	known bool
	at    uint64
	move  dispute.Move // nil: the clock runs out
	exact bool         // at a time of its own choice
}

// direction is a scene being played.
type direction struct {
	t       testing.TB
	stage   Backend
	now     uint64
	matches []*match
	story   ScenarioResult
}

// Play plays a scene from chain time start to the end of all its games.
func (s Scenario) Play(t testing.TB, stage Backend, start uint64) ScenarioResult {
	t.Helper()
	d := &direction{t: t, stage: stage, now: start, story: ScenarioResult{Results: map[string]ChallengerResult{}, ByKind: map[string]int{}}}
	for _, r := range s.Roles {
		d.matches = append(d.matches, &match{role: r, actor: map[dispute.Side]Actor{
			dispute.Asserter: s.Defence(r.Name), dispute.Challenger: r.Actor,
		}, next: event{known: true, at: start + r.After}})
	}
	for range 4000 {
		m := d.soonest()
		if m == nil {
			return d.story
		}
		if err := d.happen(m); err != nil {
			t.Fatalf("%s: %s, %s: %v", s.Name, m.role.Name, m.state.Phase, err)
		}
	}
	t.Fatalf("%s: a scene without end", s.Name)
	return d.story
}

// soonest is the game in which something happens next; nil at the end.
func (d *direction) soonest() (soon *match) {
	for _, m := range d.matches {
		if m.over {
			continue
		}
		if !m.next.known || m.role.Copies != "" && m.begun {
			m.next = d.expect(m)
		}
		if soon == nil || m.next.at < soon.next.at {
			soon = m
		}
	}
	return soon
}

// expect asks the player to move.
func (d *direction) expect(m *match) event {
	clock := event{known: true, at: m.state.Deadline() + 1}
	if d.story.Lost { // nobody goes on with it
		return event{known: true, at: d.now + 1}
	}
	if m.role.Copies != "" && m.state.Turn() == dispute.Challenger {
		return d.copied(m, clock)
	}
	if p, ok := m.role.Actor.(Pointer); ok && !m.pointed && m.state.Turn() == dispute.Asserter {
		if move, at, ok := p.Point(m.state, d.now); ok {
			return event{known: true, at: max(at, m.state.MovedAt+1), move: move, exact: true}
		}
	}
	move, at, silent := m.actor[m.state.Turn()].Act(m.state, m.last, d.now)
	if silent || move == nil {
		return clock
	}
	return event{known: true, at: max(at, m.state.MovedAt+1), move: move, exact: true}
}

// copied is the move that the copied challenger has made in this place, or the
// clock.
func (d *direction) copied(m *match, clock event) event {
	for _, of := range d.matches {
		if i := len(m.moves); of.role.Name == m.role.Copies && i < len(of.moves) {
			return event{known: true, at: max(of.when[i], m.state.MovedAt) + 1, move: of.moves[i], exact: true}
		}
	}
	return clock
}

// happen makes the game's next event happen.
func (d *direction) happen(m *match) error {
	e := m.next
	at := max(e.at, d.now+1)
	if e.exact && at > e.at && at > m.state.Deadline() && e.at <= m.state.Deadline() {
		return errors.New("the scene's times collide: somebody is late who did not want to be")
	}
	d.now, m.next = at, event{}
	switch {
	case !m.begun:
		return d.challenge(m)
	case d.story.Lost:
		return d.moot(m)
	case e.move == nil:
		return d.timeout(m)
	}
	return d.move(m, e.move)
}

func (d *direction) challenge(m *match) error {
	s, err := d.stage.Begin(d.now, m.role.Name)
	if errors.Is(err, ErrRefused) && d.story.Lost {
		m.over = true
		d.story.Results[m.role.Name] = ChallengerResult{Late: true}
		return nil
	}
	if err != nil {
		return err
	}
	if d.story.FirstChallenger == "" {
		d.story.FirstChallenger = m.role.Name
	}
	m.begun = true
	d.reach(m, s)
	return nil
}

// reach notes the game's next state.
func (d *direction) reach(m *match, s dispute.State) {
	m.state = s
	e := d.story.Results[m.role.Name]
	e.States++
	e.Path = followed(e.Path, s)
	d.story.Results[m.role.Name] = e
}

// followed names a way through states, alike for claims and accounts of any
// name.
func followed(path [32]byte, s dispute.State) [32]byte {
	s.Claim, s.Asserter, s.Challenger = merkle.Root{}, dispute.Address{}, dispute.Address{}
	return merkle.H(path, s.Hash())
}

func (d *direction) move(m *match, move dispute.Move) error {
	side := m.state.Mover(move)
	m.pointed = m.pointed || side != m.state.Turn()
	next, end, err := d.stage.Move(d.now, m.role.Name, m.state, move)
	if errors.Is(err, ErrRefused) {
		d.story.Refused++
		if side != m.state.Turn() {
			return nil // whose turn it is still has it
		}
		// As good as none: the clock decides.
		m.next = event{known: true, at: m.state.Deadline() + 1}
		return nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", move.Kind(), err)
	}
	d.story.Made++
	d.story.ByKind[move.Kind()]++
	if side == dispute.Challenger {
		m.moves, m.when = append(m.moves, move), append(m.when, d.now)
	}
	if end.Winner != dispute.Nobody {
		d.end(m, end)
		return nil
	}
	m.last = move
	d.reach(m, next)
	return nil
}

func (d *direction) timeout(m *match) error {
	end, err := d.stage.Timeout(d.now, m.role.Name, m.state)
	if err != nil {
		return err
	}
	d.end(m, end)
	return nil
}

func (d *direction) moot(m *match) error {
	m.over = true
	e := d.story.Results[m.role.Name]
	e.Moot, e.Last = true, d.now
	d.story.Results[m.role.Name] = e
	return d.stage.Moot(d.now, m.role.Name, m.state)
}

func (d *direction) end(m *match, end dispute.Outcome) {
	m.over = true
	e := d.story.Results[m.role.Name]
	e.Outcome, e.Last = dispute.Outcome{Winner: end.Winner}, d.now
	if end.Winner == dispute.Asserter && d.story.FirstChallenger == m.role.Name && !d.story.Lost {
		d.story.FirstChallenger = ""
	}
	if end.Winner == dispute.Challenger && !d.story.Lost {
		e.First, d.story.Lost = true, true
		for _, other := range d.matches {
			other.next.known = other.next.known && !other.begun
		}
	}
	d.story.Results[m.role.Name] = e
}
