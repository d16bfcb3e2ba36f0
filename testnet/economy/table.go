package economy

import (
	"github.com/infernetprotocol/infernet/market/economics"
)

// named is the prediction for a deviation by its name.
func named(n economics.Name) func(economics.Params) economics.Deviation {
	return func(p economics.Params) economics.Deviation {
		for _, d := range p.Deviations() {
			if d.Name == n {
				return d
			}
		}
		return economics.Deviation{}
	}
}

// leaving is the prediction for leaving out so many intervals, with the friends that the
// terms name.
func leaving(intervals uint32) func(economics.Params) economics.Deviation {
	return func(p economics.Params) economics.Deviation {
		d := named(economics.Skip)(p)
		d.Gain, d.Caught = p.Saved(intervals), p.Detected(intervals, p.Coalition)
		return d
	}
}

// atOnce is leaving without having draws made anew.
func atOnce(intervals uint32) func(economics.Params) economics.Deviation {
	return func(p economics.Params) economics.Deviation {
		p.Renamed = 0
		return leaving(intervals)(p)
	}
}

func honest(economics.Params) economics.Deviation { return economics.Deviation{} }

func twoVerifiers(p *economics.Params) { p.Verifiers, p.VerifyBPS = 2, 2000 }
func fewest(p *economics.Params)       { p.Candidates = p.LeastCandidates() }
func allHeard(p *economics.Params)     { p.Heard = pool }
func tenthWhole(p *economics.Params)   { p.SamplePermille, p.VerifyBPS = 100, 2000 }

// bestPrefix is how many last intervals of 16 a Prefix leaves out: one, as each is found as
// often as it saves.
const bestPrefix = 1

// Strategies are all that a run plays.
var Strategies = []Strategy{
	{Name: "honest", Predicted: honest, play: cheat(none, false)},
	{Name: "skip", Predicted: named(economics.Skip), play: cheat(all, false)},
	{Name: "copy", Predicted: named(economics.Copy), play: cheat(all, false)},
	{Name: "prefix", Predicted: named(economics.Prefix), play: cheat(lastOf(bestPrefix), false)},
	{Name: "half prefix", Predicted: atOnce(8), play: cheat(lastOf(8), false)},
	{Name: "a random half", Predicted: atOnce(8), play: cheat(someOf(8), false)},
	{Name: "a random interval", Predicted: atOnce(1), play: cheat(someOf(1), false)},
	{Name: "all but one interval", Predicted: atOnce(15), play: cheat(someOf(15), false)},
	{Name: "last step", Predicted: named(economics.LastStep), play: skipsAStep},
	{Name: "withhold", Predicted: named(economics.Withhold), play: cheat(someOf(1), false)},
	{Name: "pass draws over", Predicted: leaving(1), play: cheat(someOf(1), true)},
	{Name: "pass draws over, half", Predicted: leaving(8), play: cheat(someOf(8), true)},
	{Name: "a tenth whole, one interval", Predicted: atOnce(1), Terms: tenthWhole, play: cheat(someOf(1), false)},
	{Name: "two verifiers, one interval", Predicted: atOnce(1), Terms: twoVerifiers, play: cheat(someOf(1), false)},
	{Name: "coalition of a twelfth", Predicted: leaving(16), Friends: 1, play: cheat(all, true)},
	{Name: "coalition of a sixth", Predicted: leaving(16), Friends: 2, play: cheat(all, true)},
	{Name: "coalition of a quarter", Predicted: leaving(16), Friends: 3, play: cheat(all, true)},
	{Name: "coalition of a third", Predicted: leaving(16), Friends: 4, play: cheat(all, true)},
	{Name: "coalition of a third, half", Predicted: leaving(8), Friends: 4, play: cheat(someOf(8), true)},
	{Name: "coalition of a third, one interval", Predicted: named(economics.Collusion), Friends: 4,
		play: cheat(someOf(1), true)},
	{Name: "coalition of a third, two verifiers", Predicted: leaving(16), Friends: 4, Terms: twoVerifiers,
		play: cheat(all, true)},
	{Name: "invent", Friends: 1, Predicted: named(economics.Invent), play: invents},
	{Name: "self-challenge", Predicted: named(economics.SelfChallenge), play: selfChallenges},
	{Name: "lazy seal", Predicted: named(economics.LazySeal), play: lazy},
	{Name: "lazy seal, a tenth whole", Predicted: named(economics.LazySeal), Terms: tenthWhole, play: lazy},
	{Name: "false disagreement", Predicted: named(economics.FalseNo), play: disagrees},
	{Name: "hostage", Predicted: named(economics.Hostage), play: hostage},
	{Name: "leave", Predicted: named(economics.Leave), play: leaves},
	{Name: "leave, a third", Predicted: named(economics.Leave), Friends: 4, play: leaves},
	{Name: "leave, the fewest verifiers, a third", Predicted: named(economics.Leave), Friends: 4,
		Terms: fewest, play: leaves},
	{Name: "reject, a third", Predicted: named(economics.Reject), Friends: 4, play: rejects},
	{Name: "reject, a third, two verifiers", Predicted: named(economics.Reject), Friends: 4, Terms: twoVerifiers,
		play: rejects},
	{Name: "reject, the fewest verifiers, a third", Predicted: named(economics.Reject), Friends: 4, Terms: fewest,
		play: rejects},
	{Name: "names friends, the fewest heard, a third", Predicted: named(economics.NamesFriends), Friends: 4,
		play: namesFriends(0)},
	{Name: "names friends, all heard, a third", Predicted: named(economics.NamesFriends), Friends: 4, Terms: allHeard,
		play: namesFriends(pool)},
	{Name: "own check, a third", Predicted: named(economics.OwnCheck), Friends: 4, play: ownCheck},
}
