package reputation

import (
	"math/big"
	"math/rand/v2"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/market/reputation"
)

// The world that is played.
const (
	operators = 12 // of equal stake
	coalition = 4  // of them, a third
	segments  = 8  // of a job
	clients   = 20 // honest ones
	minStake  = money.Units(100)
	// jobEvery is how much chain time lies between two jobs, in seconds: four a day.
	jobEvery = 6 * 3600
	// missEvery is one in how many leases an honest provider loses by bad luck.
	missEvery = 100
	// unbonding is for how long a stake is away that changes its owner: a week, in seconds.
	unbonding = 7 * 24 * 3600
	// welcomeEvery is in how many jobs newcomers count as if they were known: see market.Match.
	welcomeEvery = 2
)

// operator is one name, as the coordinator knows it.
type operator struct {
	name     common.Address
	friend   bool // of the coalition
	provider reputation.Record
	verifier reputation.Record
	weight   int64  // in the draw under way
	away     uint64 // chain time until which its stake is unbonding
}

// world is a coordinator and those that bid.
type world struct {
	s     Strategy
	r     *rand.Rand
	now   uint64
	ops   [operators]*operator
	names uint64
	out   Shares
}

// Shares is what came of a run.
type Shares struct {
	Honest, Coalition uint64 // segments of honest clients' jobs that were paid to them
	Shunned           uint64 // jobs for which an honest provider rated less than half a newcomer
	Wrong             uint64 // wrong segments that were paid
	Spent             uint64 // by the coalition for jobs of its own, in millionths of a unit
}

// Play plays so many jobs under a strategy.
func (s Strategy) Play(seed uint64, jobs int) Shares {
	w := &world{s: s, r: rand.New(rand.NewPCG(seed, 16)), now: 1 << 30} //nolint:gosec // a run must repeat
	for i := range w.ops {
		w.ops[i] = w.named(operator{friend: i < coalition})
	}
	for range jobs {
		w.now += jobEvery
		w.job(w.client(), false)
		if s.OwnJobs {
			w.job(common.BigToAddress(common.Big1), true)
			w.out.Spent += segments * reputation.PerUnit / 10
		}
	}
	return w.out
}

// named gives an operator a name that nobody has.
func (w *world) named(o operator) *operator {
	w.names++
	o.name = common.BigToAddress(new(big.Int).SetUint64(w.names))
	return &o
}

// known is what the coordinator goes by.
func (w *world) known(r reputation.Record) reputation.Record {
	if w.s.Blind {
		return nil
	}
	return r
}

func (w *world) client() common.Address {
	return common.Address{0: 1, 1: byte(w.r.IntN(clients))}
}

// job plays one job until all of its segments are paid, or nobody is left to give it to.
func (w *world) job(client common.Address, own bool) {
	excluded := map[*operator]bool{}
	for left := uint64(segments); left > 0; {
		p := w.provider(excluded, own)
		if p == nil {
			return
		}
		left -= w.lease(p, client, left, own, excluded)
		excluded[p] = true
	}
}

// staked are the operators whose stake counts now.
func (w *world) staked() (out []*operator) {
	for _, o := range w.ops {
		if o.away <= w.now {
			out = append(out, o)
		}
	}
	return out
}

// provider is who bids the least cost, drawn among equals. A job of the coalition's own is bid
// for by it alone: it names a price that only its friends take.
func (w *world) provider(excluded map[*operator]bool, own bool) *operator {
	welcome, least := w.r.IntN(welcomeEvery) == 0, ^uint64(0)
	var best []*operator
	for _, o := range w.staked() {
		s := reputation.Rate(w.known(o.provider), minStake, minStake, w.now)
		if !o.friend && s.BPS < reputation.Newcomer/2 {
			w.out.Shunned++
		}
		if excluded[o] || own && !o.friend {
			continue
		}
		switch c := s.Cost(reputation.PerUnit, welcome); {
		case c < least:
			best, least = []*operator{o}, c
		case c == least:
			best = append(best, o)
		}
	}
	if len(best) == 0 {
		return nil
	}
	return best[w.r.IntN(len(best))]
}

// lease plays a provider's lease and returns how many segments were paid.
func (w *world) lease(p *operator, client common.Address, left uint64, own bool, excluded map[*operator]bool) uint64 {
	e := reputation.Evidence{Client: client, At: w.now}
	lost := left
	if w.r.IntN(missEvery) == 0 {
		lost = w.r.Uint64N(left)
		e.Missed = 1
	}
	for ; e.Delivered < lost; e.Delivered++ {
		right := !p.friend || own || w.r.IntN(1000) >= w.s.CheatPermille
		if by := w.rejected(p, right, client, excluded); by != nil {
			e.Wrong, e.Missed, e.By = 1, 0, by
			break
		}
		if !right {
			w.out.Wrong++
		}
	}
	e.Paid = e.Delivered * reputation.PerUnit
	p.provider = append(p.provider, e)
	switch {
	case own:
	case p.friend:
		w.out.Coalition += e.Delivered
	default:
		w.out.Honest += e.Delivered
	}
	if p.friend && e.Wrong > 0 {
		w.rename(p)
	}
	return e.Delivered
}

// rename gives an operator a new name, after its stake was away.
func (w *world) rename(o *operator) {
	if w.s.Rename {
		at := slices.Index(w.ops[:], o)
		w.ops[at] = w.named(operator{friend: o.friend, away: w.now + unbonding})
	}
}

// rejected has a segment checked as market/job does: one verifier, one more for the first that
// disagrees, and a majority from then on. It returns who rejected it, or nil.
func (w *world) rejected(p *operator, right bool, client common.Address,
	excluded map[*operator]bool) (by []common.Address) {
	order := w.drawn(p, excluded)
	sure := len(order) > 1 && order[0].friend && order[1].friend
	yes, no := []*operator{}, []*operator{}
	for panel := 1; len(order) > 0 && 2*max(len(yes), len(no)) <= panel; order = order[1:] {
		if v := order[0]; w.agrees(v, p, right, sure) {
			yes = append(yes, v)
		} else {
			no = append(no, v)
		}
		if n := len(yes) + len(no); len(no) > 0 {
			panel = max(panel, 2, n)
			if n == panel && len(yes) == len(no) {
				panel++
			}
		}
	}
	accepted := len(yes) > len(no)
	winners, losers := yes, no
	if !accepted {
		winners, losers = no, yes
	}
	for _, v := range winners {
		e := reputation.Evidence{Client: client, At: w.now, Counts: reputation.Counts{Delivered: 1}}
		if accepted {
			e.Paid = reputation.PerUnit
		}
		v.verifier = append(v.verifier, e)
	}
	for _, v := range losers {
		excluded[v] = true
		wrong := reputation.Evidence{Client: client, At: w.now, Counts: reputation.Counts{Wrong: 1}}
		v.verifier = append(v.verifier, wrong)
		if v.friend {
			w.rename(v)
		}
	}
	for _, v := range no {
		if !accepted {
			by = append(by, v.name)
		}
	}
	return by
}

// drawn are the verifiers of a segment in the order of their draw, by weight.
func (w *world) drawn(p *operator, excluded map[*operator]bool) (order []*operator) {
	var left []*operator
	var total int64
	for _, o := range w.staked() {
		if o.weight = int64(w.known(o.verifier).Weigh(minStake, w.now)); o != p && !excluded[o] {
			left, total = append(left, o), total+o.weight
		}
	}
	for total > 0 {
		x := w.r.Int64N(total)
		at := slices.IndexFunc(left, func(o *operator) bool { x -= o.weight; return x < 0 })
		order, total = append(order, left[at]), total-left[at].weight
		left = slices.Delete(left, at, at+1)
	}
	return order
}

// agrees is a verifier's verdict: friends sign whatever friends did, and may call others wrong.
func (w *world) agrees(v, p *operator, right, sure bool) bool {
	switch {
	case v.friend && p.friend && w.s.Collude:
		return true
	case v.friend && !p.friend && (w.s.Slander || w.s.Sure && sure):
		return false
	}
	return right
}
