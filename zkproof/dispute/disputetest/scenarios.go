package disputetest

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Parties are the executions that the actors of a job's scenarios know.
type Parties struct {
	Right  *Party
	Wrongs map[string]*Party
}

// Parties executes the job rightly, and wrongly in every way.
func (j *Job) Parties(tb testing.TB) Parties {
	tb.Helper()
	return Parties{Right: j.Run(tb, nil), Wrongs: j.Wrongs(tb)}
}

// Scenarios are claims, right and wrong, with one or several challengers of every
// character. At least one challenger of a wrong claim is honest. The actors of a
// scene play once: for a second time ask again.
func (c Parties) Scenarios() []Scenario {
	right, wrongs := c.Right, c.Wrongs
	names := slices.Sorted(maps.Keys(wrongs))
	scenarios := rightScenarios(right, wrongs)
	for _, name := range names {
		scenarios = append(scenarios, singleChallenger(name+", defended", wrongs[name], right,
			func() Actor { return Stubborn{Asserter(wrongs[name])} }))
		whole := singleChallenger(name+", from the marks on", wrongs[name], right,
			func() Actor { return Stubborn{Asserter(wrongs[name])} })
		whole.Roles[0].Whole = true
		scenarios = append(scenarios, whole)
	}
	chain := wrongs["one bit of a long chain"]
	ways := Defences(chain, right)
	for _, how := range slices.Sorted(maps.Keys(ways)) {
		scenarios = append(scenarios, singleChallenger("a wrong chain, the asserter "+how, chain, right, ways[how]))
	}
	scenarios = append(scenarios, pointedScenarios(right, chain)...)
	return append(scenarios, manyChallengers(right, wrongs)...)
}

// singleChallenger is a wrong claim with one honest challenger.
func singleChallenger(name string, wrong, right *Party, defence func() Actor) Scenario {
	return Scenario{
		Name: name, Claim: wrong, Defence: func(string) Actor { return defence() },
		Roles: []Role{{Name: "honest", Honest: true, Actor: Against(right, wrong)}},
	}
}

// always is a defence that is the same in all games.
func always(a Actor) func(string) Actor { return func(string) Actor { return a } }

// rightScenarios are right claims, and who attacks them.
func rightScenarios(right *Party, wrongs map[string]*Party) (scenarios []Scenario) {
	fair := func(name string, roles ...Role) {
		scenarios = append(scenarios, Scenario{Name: "right, " + name, Claim: right, Right: true, Fair: true,
			Defence: always(Asserter(right)), Roles: roles})
	}
	attacks := Attacks(right, 4)
	for _, how := range slices.Sorted(maps.Keys(attacks)) {
		fair("a challenger who "+how, Role{Name: "attacker", Actor: attacks[how]()})
	}
	for _, name := range []string{"one bit of a map", "a loss falsified", "an end made up"} {
		fair("a challenger whose own machine computes "+name, Role{Name: "mistaken", Actor: Challenger(wrongs[name])})
	}
	var spam []Role
	for i := range 5 {
		spam = append(spam, Role{Name: fmt.Sprint("spammer ", i), After: uint64(2 * i),
			Actor: RandomPicker{right, random(uint64(20 + i))}})
	}
	fair("five games by one spammer", spam...)
	fair("a pair, one repeating the other's moves",
		Role{Name: "first", Actor: RandomPicker{right, random(7)}},
		Role{Name: "copier", After: 3, Actor: Silent{}, Copies: "first"})
	fair("a griefer who only challenges", Role{Name: "griefer", Actor: Silent{}})
	stall := Scenario{Name: "right, both in their last seconds", Claim: right, Right: true, Fair: true,
		Defence: always(Staller{Asserter(right)})}
	stall.Roles = []Role{{Name: "staller", Actor: Staller{Challenger(wrongs["one bit of a map"])}}}
	mute := Scenario{Name: "right, but the asserter withholds it", Claim: right, Right: true, Defence: always(Silent{})}
	mute.Roles = []Role{{Name: "asker", Actor: RandomPicker{right, random(5)}}}
	rubbish := Scenario{Name: "right, but the asserter opens rubbish", Claim: right, Right: true,
		Defence: always(RandomOpener{Asserter(right), random(3)})}
	rubbish.Roles = []Role{{Name: "asker", Actor: Against(right, right)}}
	return append(scenarios, stall, mute, rubbish)
}

// manyChallengers are wrong claims with several challengers, of whom some help the
// asserter.
func manyChallengers(right *Party, wrongs map[string]*Party) (scenarios []Scenario) {
	bit, lazy := wrongs["one bit of a map"], wrongs["lazy: hands in the start"]
	honest := func(claim *Party, after uint64) Role {
		return Role{Name: "honest", Honest: true, After: after, Actor: Against(right, claim)}
	}
	crowd := func(name string, claim *Party, defence func(string) Actor, roles ...Role) {
		scenarios = append(scenarios, Scenario{Name: name, Claim: claim, Defence: defence, Roles: roles})
	}
	// concede loses to friends at once, and plays on time against others.
	concede := func(claim *Party, friend string) func(string) Actor {
		return func(challenger string) Actor {
			if challenger == friend {
				return Stubborn{Asserter(claim)}
			}
			return Staller{Asserter(claim)}
		}
	}
	defended := always(Stubborn{Asserter(bit)})
	crowd("two honest challengers", bit, defended, honest(bit, 0),
		Role{Name: "second", Honest: true, After: 5, Actor: Against(right, bit)})
	crowd("a freeloader repeats the honest challenger's moves", bit, defended, honest(bit, 0),
		Role{Name: "freeloader", After: 4, Actor: Silent{}, Copies: "honest"})
	crowd("a freeloader, to whom the asserter concedes", bit, concede(bit, "freeloader"), honest(bit, 0),
		Role{Name: "freeloader", After: 4, Actor: Silent{}, Copies: "honest"})
	crowd("a colluding pair: a friend to whom the asserter concedes", bit, concede(bit, "friend"), honest(bit, 0),
		Role{Name: "friend", After: 10, Actor: Against(right, bit)})
	crowd("a colluding pair: a friend challenges first and gives up", bit, defended,
		Role{Name: "friend", Actor: Silent{}}, honest(bit, 3))
	crowd("a colluding pair: a friend challenges first and stalls", bit, defended,
		Role{Name: "friend", Actor: Staller{Against(right, bit)}}, honest(bit, 3))
	crowd("a friend loses first, before the honest challenger comes", bit, defended,
		Role{Name: "friend", Actor: MalformedMover{RandomPicker{right, random(9)}}}, honest(bit, 1100))
	crowd("two faces: right to one challenger, wrong to the other", lazy, func(challenger string) Actor {
		if challenger == "honest" {
			return Asserter(right)
		}
		return Stubborn{Asserter(lazy)}
	}, honest(lazy, 0), Role{Name: "second", Honest: true, After: 7, Actor: Against(right, lazy)})
	var spam []Role
	for i := range 4 {
		spam = append(spam, Role{Name: fmt.Sprint("spammer ", i), After: uint64(2 * i),
			Actor: RandomPicker{right, random(uint64(40 + i))}})
	}
	crowd("spammers around an honest challenger", bit, defended, append(spam, honest(bit, 9))...)
	crowd("the asserter stalls everybody", bit, always(Staller{Stubborn{Asserter(bit)}}), honest(bit, 0),
		Role{Name: "staller", After: 11, Actor: Staller{Against(right, bit)}})
	return scenarios
}

// Check checks the result of a scenario against what must hold on every backend.
func (s Scenario) Check(t testing.TB, got ScenarioResult) {
	t.Helper()
	honest := slices.ContainsFunc(s.Roles, func(r Role) bool { return r.Honest })
	if !s.Right && honest && !got.Lost {
		t.Errorf("%s: a wrong claim stands", s.Name)
	}
	if s.Right && s.Fair && got.Lost {
		t.Errorf("%s: a right claim falls", s.Name)
	}
	for _, r := range s.Roles {
		e, ok := got.Results[r.Name]
		if !ok {
			t.Errorf("%s: %s has no end", s.Name, r.Name)
		}
		if r.Honest && e.Winner == dispute.Asserter {
			t.Errorf("%s: %s lost its bond", s.Name, r.Name)
		}
		if s.Right && s.Fair && e.Winner == dispute.Challenger {
			t.Errorf("%s: %s won", s.Name, r.Name)
		}
	}
}
