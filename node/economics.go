package node

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/disputes"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/provider"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/ir"
)

// leaseGas is the gas to open a lease and to close it (docs/disputes.md §5, Gas), rounded up.
const leaseGas = 320_000

// weigh sets what leases of a job lock, so that cheating is a loss with a margin, and says what its numbers mean on its
// preferred rail.
func (n *Node) weigh(ctx context.Context, d *unsignedJob) error {
	for i := range d.offers {
		x := &d.offers[i]
		var plan *ir.Plan
		if i == d.disputedOffer() {
			plan = d.plan
		}
		p, err := n.terms(ctx, d.spec, x.offer, plan)
		if err != nil {
			return err
		}
		p.Decimals = x.rail.Decimals
		if p.Lock > 0 {
			x.offer.Locks = max(x.offer.Locks, n.games.Parameters().UnitsOf(min(p.LeastLock(), p.MayLock())))
			p.Lock = money.Units(n.games.Parameters().Lock(x.offer.Locks))
		}
		if i == 0 {
			in := n.setting(x.rail.Name, x.offer, x.offer.Segments)
			lines := economics.Lines(p, in)
			d.economics.Lines, d.economics.Trusts = lines[:], p.Trusts(in)
		}
		d.economics.Refused = append(
			d.economics.Refused,
			unlocked(x.rail, p, refusals(economics.Check(n.priced(p))))...)
		if n.worthless() {
			d.economics.Elsewhere = append(d.economics.Elsewhere, unlocked(x.rail, p, refusals(economics.Check(p)))...)
		}
	}
	return nil
}

// unlocked says in refusals that a rail locks nothing, where that is why.
func unlocked(r *rail.Supervisor, p economics.Params, all []string) []string {
	if p.Lock > 0 {
		return all
	}
	for i := range all {
		all[i] = fmt.Sprintf("on %s, where no stake is locked: %s", r.Name, all[i])
	}
	return all
}

// refused returns an error that names the numbers of the job file to change, if there are any.
func (d unsignedJob) refused() error {
	if len(d.economics.Refused) == 0 {
		return nil
	}
	return api.WithHint(fmt.Errorf("%w: %s", api.ErrInvalid, d.economics.Refused[0]),
		"`infernet job quote` shows what the numbers of the job file mean; docs/economics.md explains them")
}

// refusals lists why economics.Check refuses.
func refusals(err error) (all []string) {
	var joined interface{ Unwrap() []error }
	switch {
	case err == nil:
		return nil
	case !errors.As(err, &joined):
		return []string{err.Error()}
	}
	for _, e := range joined.Unwrap() {
		all = append(all, e.Error())
	}
	return all
}

// worthless reports whether no party can win or lose anything here: the stakes' chain is for tests.
func (n *Node) worthless() bool { return evm.Worthless(n.cfg.Chain.ChainID) }

// priced returns terms at what things cost here. On a chain for tests nobody saves money by computing less.
func (n *Node) priced(p economics.Params) economics.Params {
	if n.worthless() {
		p.Compute, p.ComputeKnown, p.Fees = 0, true, economics.Fees{}
	}
	return p
}

// terms are the numbers of a job at this chain's prices now. plan is that of a job whose segments can be disputed and
// whose offer does not say so yet, or nil.
func (n *Node) terms(ctx context.Context, s market.Spec, o market.Offer, plan *ir.Plan) (economics.Params, error) {
	p := economics.Of(s, o)
	if plan == nil && o.Trace == (common.Hash{}) || n.games == nil {
		return p, nil
	}
	on := n.games.Parameters()
	p.Lock = money.Units(on.Lock(o.Locks))
	coin, err := money.Parse(orZero(n.cfg.Disputes.CoinPrice), n.cfg.Chain.Decimals)
	if err != nil || coin == 0 {
		return p, err
	}
	price, err := n.games.GasPrice(ctx)
	if err != nil {
		return p, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	p.Bond, p.Answer = economics.Coins(on.Bond, coin), economics.Coins(on.Answer, coin)
	p.Fees.Lease = economics.Fee(leaseGas, price, coin)
	if plan == nil {
		if plan, err = ir.NewPlan(s.Program); err != nil {
			return p, err
		}
	}
	game := disputes.Value(on, o.Locks, disputes.HeaderOf(s), plan.Ops, price)
	p.Fees.Challenge, p.Fees.Respond = economics.Fee(game.Gas, price, coin), economics.Fee(game.Answer, price, coin)
	return p, nil
}

// unsound says why the terms of an offer let a deviation pay, or an honest verifier work at a loss, on one of the rails
// on which it may be paid. It is empty where they do not.
func (n *Node) unsound(ctx context.Context, listed market.ValidAnnouncement) string {
	a := listed.Announcement()
	offers := []market.Offer{a.Offer}
	for _, other := range a.Others {
		offers = append(offers, other.Offer)
	}
	for _, o := range offers {
		p, err := n.terms(ctx, a.Spec, o, nil)
		p.Decimals = n.cfg.Chain.Decimals
		if err != nil {
			return "no bid: the terms were not weighed: " + wire.Short(err)
		}
		if all := refusals(economics.Check(n.priced(p))); len(all) > 0 {
			return "no bid: " + all[0]
		}
	}
	return ""
}

// leastVerifiers returns how many verifiers a lease under an offer names at least.
func (n *Node) leastVerifiers(ctx context.Context, s market.Spec, o market.Offer) (uint32, error) {
	if n.cfg.Disputes.FewVerifiers {
		return uint32(s.Verification.Verifiers), nil
	}
	p, err := n.terms(ctx, s, o, nil)
	return n.priced(p).LeastCandidates(), err
}

// leavingLoses returns nil if a lease names enough verifiers, and its provider has heard enough of them, that its
// client loses by leaving.
func (n *Node) leavingLoses(ctx context.Context, s market.Spec, o market.Offer, x provider.Weighed) error {
	if n.cfg.Disputes.FewVerifiers {
		return nil
	}
	p, err := n.terms(ctx, s, o, nil)
	if err != nil {
		return fmt.Errorf("the terms were not weighed: %w", err)
	}
	p.Price, p.Candidates = money.Units(x.Price), uint32(x.Candidates)
	if err := economics.CheckLease(n.priced(p)); err != nil || x.Heard < 0 {
		return err
	}
	p.Heard = uint32(x.Heard)
	return economics.CheckHeard(n.priced(p))
}

// agreed are the terms of a lease, or of a job that has none yet.
type agreed struct {
	spec       market.Spec
	offer      market.Offer
	domain     market.Domain
	price      uint64 // of a segment
	segments   uint32
	candidates int // verifiers that may be drawn
}

// agreedJob returns the terms of a job that this node coordinates.
func agreedJob(s job.State) agreed {
	ann := s.Chosen()
	o := ann.Offer()
	x := agreed{spec: ann.Spec(), offer: o, domain: ann.Domain(), price: o.MaxPrice, segments: o.Segments}
	if l := s.Lease; l != nil {
		x.price, x.segments, x.candidates = l.Signed.Lease.Price, l.Signed.Lease.Segments, len(l.Pool)
	}
	return x
}

// agreedLease returns the terms of a lease in which this node has a part.
func (n *Node) agreedLease(s escrow.State) (agreed, bool) {
	l := s.Deal.Lease.Lease
	x := agreed{offer: s.Deal.Offer, domain: s.Deal.Domain, price: l.Price, segments: l.Segments}
	r, ok, err := ledger.Get[provider.LeaseRecord](n.ledger, role.SpaceLeases, s.Deal.LeaseID().Hex())
	if err == nil && ok {
		x.spec, x.candidates = r.Announcement.Spec, len(r.Candidates)
		return x, true
	}
	j, err := n.coordinator.Record(s.Deal.Offer.Job)
	if err != nil {
		return x, false
	}
	x.spec = j.State.Announcement.Spec
	if l := j.State.Lease; l != nil && l.Hash == s.Deal.LeaseID() {
		x.candidates = len(l.Pool)
	}
	return x, true
}

// boundsUnder says what each party can lose under terms, and what an alteration costs.
func (n *Node) boundsUnder(ctx context.Context, x agreed) []string {
	p, err := n.terms(ctx, x.spec, x.offer, nil)
	if err != nil {
		return []string{"the terms were not weighed: " + wire.Short(err)}
	}
	p.Price, p.Candidates = money.Units(x.price), uint32(x.candidates)
	on := n.deps.Rails.Of(x.domain)
	p.Decimals = on.Decimals
	return economics.Bounds(p, n.setting(on.Name, x.offer, x.segments))
}

// setting is that of a lease of so many segments on a rail.
func (n *Node) setting(on market.Rail, o market.Offer, segments uint32) economics.Setting {
	return economics.Setting{Rail: on, Segments: segments, Aggregated: n.aggregated(o), Pace: o.Pace}
}

// aggregated reports whether another party than the client's own node signs for it. Whose node that of another client
// is does not show: who is paid for signing is taken for an aggregator.
func (n *Node) aggregated(o market.Offer) bool {
	self, err := market.NodeOfPeer(n.deps.Self)
	own := err == nil && o.Delegate == self
	if o.Client == n.deps.Operator {
		return !own
	}
	return own || o.DelegateBPS > 0
}

// Quote implements api.Backend. It neither reads nor fetches the data set, which need not be anywhere yet.
func (n *Node) Quote(ctx context.Context, r api.PostRequest) (api.Quote, error) {
	to, err := n.coordinatorOf(r)
	if err != nil {
		return api.Quote{}, err
	}
	if f, err := fileOf(r); err != nil || f.Several() {
		if err != nil {
			return api.Quote{}, err
		}
		return n.quoteSlots(ctx, r, f, to)
	}
	d, err := n.prepareJob(ctx, r, to)
	if err != nil {
		return api.Quote{}, err
	}
	x, balance, err := d.firstReachable(ctx)
	if err != nil {
		return api.Quote{}, err
	}
	return n.quoteOf(ctx, d, x, balance)
}

// quoteOf is what a job costs on a rail of a wallet that holds balance.
func (n *Node) quoteOf(ctx context.Context, d unsignedJob, x railOffer, balance money.Units) (api.Quote, error) {
	bound, err := x.bound()
	if err != nil {
		return api.Quote{}, err
	}
	p := d.spec.Program
	atRisk, err := money.Units(x.offer.MaxPrice).Mul(x.offer.Credit)
	if err != nil {
		return api.Quote{}, err
	}
	q := api.Quote{
		Job: d.spec.ID().String(), Name: d.spec.Name, Segments: x.offer.Segments, Steps: p.Steps,
		Tokens: p.TokensPerStep() * uint64(p.Steps), Parameters: p.Model.Parameters(), MemoryBytes: engine.PlanBytes(p),
		MaxPrice: money.Units(x.offer.MaxPrice), Deposit: bound, AtRisk: min(atRisk, bound),
		Asset: x.rail.Asset, Decimals: x.rail.Decimals, Balance: balance, NotHere: d.notHere, Economics: d.economics,
		Base: baseText(d.spec.Base),
	}
	for _, p := range d.offers {
		q.Rails = append(q.Rails, string(p.rail.Name))
	}
	return q, n.previewDispute(ctx, d, &q)
}

// baseText says what nodes fetch of a job's base, and whether they take its licence unasked; empty
// if the job has none.
func baseText(b *market.Base) string {
	if b == nil {
		return ""
	}
	text := fmt.Sprintf("%d MiB under %s", b.Blob.Size>>20, b.Licence)
	if !slices.Contains(config.DefaultLicences, b.Licence) {
		text += ": only nodes whose operators allow this licence (training.licences) bid"
	}
	return text
}
