package economics

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/market/money"
)

// Name names a deviation.
type Name string

// The deviations. Copy hands over an old state as a new one, Prefix computes the first part
// of a segment only, and LastStep leaves out one step. Withhold leaves out an interval, and
// then does not serve the state that its check needs. Collusion leaves out what is best, with
// a coalition's verifiers. Invent claims segments on chain that nobody has computed, with
// verdicts of own verifiers. LazySeal commits to a verdict without executing. FalseNo
// disagrees with right work. SelfChallenge loses a right claim to a friend on purpose.
// Hostage challenges right claims so that money waits.
const (
	Skip          Name = "skip"
	Copy          Name = "copy"
	Prefix        Name = "prefix"
	LastStep      Name = "last step"
	Withhold      Name = "withhold"
	Collusion     Name = "collusion"
	Invent        Name = "invent"
	LazySeal      Name = "lazy seal"
	FalseNo       Name = "false disagreement"
	SelfChallenge Name = "self-challenge"
	Hostage       Name = "hostage"
)

// Deviations that no number of a job turns into a loss. Leave takes the results of a lease and
// has none of them checked. Reject has the client's friends reject right work. Both bring
// something only if the lease's verifiers are friends, or if nothing can be disputed: otherwise
// the provider asks the verifiers itself. NamesFriends leaves as well, under a lease whose verifiers
// are all friends, because the coordinator names nobody else. OwnCheck signs a friend's right work unchecked.
const (
	Leave        Name = "leave"
	Reject       Name = "reject"
	NamesFriends Name = "names friends"
	OwnCheck     Name = "own check"
)

// Deviation is what departing from the protocol brings one party, per segment, or per lease
// where What says so.
type Deviation struct {
	Name Name
	What string // for people
	// Gain comes with probability Success, and Loss with probability Caught: base units.
	Gain, Loss      money.Units
	Success, Caught float64
	// Open says that it does not lose by the Margin, and that no number of a job changes that.
	// Its gain is then bounded by Gain.
	Open bool
}

// Expected returns what the deviation brings on average, in base units.
func (d Deviation) Expected() float64 { return d.Success*float64(d.Gain) - d.Caught*float64(d.Loss) }

// Margin returns how many times the expected loss is the expected gain. Below 1 the deviation
// pays.
func (d Deviation) Margin() float64 {
	if d.Gain <= 0 || d.Success == 0 {
		return math.Inf(1)
	}
	return d.Caught * float64(d.Loss) / (d.Success * float64(d.Gain))
}

// Deviations returns all named deviations.
func (p Params) Deviations() []Deviation {
	return append(append(p.ofProviders(), p.ofVerifiers()...), p.open()...)
}

// cheat is to leave out so many intervals of a segment, with the verifiers of a coalition.
func (p Params) cheat(n Name, intervals uint32, c Coalition, what string) Deviation {
	return Deviation{
		Name: n, What: what, Gain: p.Saved(intervals), Success: 1,
		Loss: sum(p.NetLock(), p.Pay()), Caught: p.Detected(intervals, c),
	}
}

// LeavingOut is to leave out so many intervals of a segment, with the verifiers of the
// coalition.
func LeavingOut(p Params, intervals uint32) Deviation {
	return p.cheat(Collusion, intervals, p.Coalition, "")
}

func (p Params) ofProviders() []Deviation {
	k, alone := p.Intervals(), Coalition{}
	last := p.cheat(LastStep, 1, alone, "the last step of a segment is left out")
	last.Gain = part(p.Cost(), 1, uint64(p.Steps))
	all := []Deviation{
		p.cheat(Skip, k, alone, "nothing of a segment is computed"),
		p.cheat(Copy, k, alone, "an old state is handed over as the new one"),
		p.prefix(),
		last,
		p.cheat(Withhold, 1, alone, "an interval is left out, and its state is not served"),
		p.colluding(),
	}
	if p.Lock > 0 {
		all = append(all, p.invent(), p.selfChallenge())
	}
	return all
}

// prefix leaves out the number of last intervals that brings most. Of a segment with one
// interval it leaves out all steps but the first.
func (p Params) prefix() Deviation {
	k := p.Intervals()
	if k == 1 {
		d := p.cheat(Prefix, 1, Coalition{}, "all steps but the first are left out")
		d.Gain = part(p.Cost(), uint64(p.Steps)-1, uint64(p.Steps))
		return d
	}
	best := p.best(Prefix, k-1, Coalition{})
	best.What = "of a segment " + best.What
	return best
}

// colluding is the best cheat with the coalition's verifiers.
func (p Params) colluding() Deviation {
	d := p.best(Collusion, p.Intervals(), p.Coalition)
	share := 100 * float64(p.Coalition.Friends) / float64(max(p.Coalition.Of, 1))
	d.What = fmt.Sprintf("with verifiers of %.0f %% of the stake %s", share, d.What)
	return d
}

// best is the cheat of 1 to most intervals with the largest expectation.
func (p Params) best(n Name, most uint32, c Coalition) (best Deviation) {
	for j := uint32(1); j <= most; j++ {
		d := p.cheat(n, j, c, fmt.Sprintf("%d of %d intervals are left out", j, p.Intervals()))
		if j == 1 || d.Expected() > best.Expected() {
			best = d
		}
	}
	return best
}

// Watched is the share of claims on chain at which somebody looks in their window, at least,
// who can execute them: the client's node, or a verifier that was drawn in the lease.
const Watched = 0.5

// invent is per lease: claims of as many segments as the credit allows. What is lost is never
// paid.
func (p Params) invent() Deviation {
	each := p.Price - p.Price.BasisPoints(p.DelegateBPS)
	return Deviation{
		Name: Invent, What: "a lease's credit is claimed on chain for nothing, with own verifiers",
		Gain: part(each, uint64(p.Credit), 1), Success: 1 - Watched, Loss: p.NetLock(), Caught: Watched,
	}
}

// selfChallenge is per lease. What comes back are the reward, and the rewards for cutting as
// many verifiers as a lease can cut.
func (p Params) selfChallenge() Deviation {
	cuts := uint64(maxCuts)
	if p.Candidates > 0 { // each verifier of the lease is cut once
		cuts = min(cuts, uint64(p.Candidates))
	}
	back := part(p.Lock, rewardShares, lockShares) + part(p.Cut(), cuts, cutReward)
	return Deviation{
		Name: SelfChallenge, What: "a right claim is lost to a friend, and the verifiers of it are cut",
		Gain: back, Success: 1, Loss: p.Lock, Caught: 1,
	}
}

func (p Params) ofVerifiers() []Deviation {
	all := []Deviation{{
		Name: LazySeal, What: "a verdict is committed to without executing: it does not open", Gain: p.CheckCost(),
		Success: 1, Loss: p.CheckFee(), Caught: 1,
	}, {
		Name: FalseNo, What: "right work is called wrong, unexecuted: a further verifier is drawn", Gain: p.CheckCost(),
		Success: 1, Loss: p.CheckFee(), Caught: 1,
	}}
	if p.Lock > 0 {
		all = append(all, Deviation{
			Name: Hostage, What: "a right claim is challenged, so that its pay waits", Success: 1,
			Loss: sum(p.Bond, p.Fees.Challenge), Caught: 1,
		})
	}
	return all
}

// byClients are the deviations of a client under one lease. They cost the fees of another one. How
// often they succeed depends on how many verifiers the lease names: see LeastCandidates.
func (p Params) byClients() []Deviation {
	credit, unheard, rejected := part(p.Price, uint64(p.Credit), 1), p.Unheard(p.Coalition), p.Rejected(p.Coalition)
	return []Deviation{{
		Name: Leave, What: "a client takes the credit's results, has none checked, and leaves", Gain: credit,
		Success: unheard, Loss: p.Fees.Lease, Caught: 1,
	}, {
		Name: Reject, What: "a client's friends reject right work", Gain: credit,
		Success: min(rejected, unheard), Loss: p.Fees.Lease, Caught: rejected,
	}}
}

// namesFriends is Leave under a lease that names friends of the client alone. Its provider signs if too
// few of the verifiers that it hears are others: see LeastHeard.
func (p Params) namesFriends() Deviation {
	return Deviation{
		Name: NamesFriends, What: "a lease names friends of its client alone, and the client leaves",
		Gain: part(p.Price, uint64(p.Credit), 1), Success: p.Unnoticed(p.Coalition), Loss: p.Fees.Lease, Caught: 1,
	}
}

// open are the deviations that no number of a job decides.
func (p Params) open() []Deviation {
	all := append(p.byClients(), p.namesFriends(), Deviation{
		Name: OwnCheck, What: "a friend's right work is signed unchecked: the segment is right", Gain: p.CheckCost(),
		Success: p.Coalition.chance(1),
	})
	for i := range all {
		all[i].Open = all[i].Margin() < Margin
	}
	return all
}

// Spread returns the standard deviation of what one attempt brings, if gain and loss come
// independently.
func (d Deviation) Spread() float64 {
	gain, loss := float64(d.Gain), float64(d.Loss)
	return math.Sqrt(d.Success*(1-d.Success)*gain*gain + d.Caught*(1-d.Caught)*loss*loss)
}
