package node

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/market/reputation"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/intake"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// Explain implements api.Backend. It looks for a job, a dispute, a lease, an offer, work that was set aside, an
// operator and a transaction of that id, in this order.
func (n *Node) Explain(ctx context.Context, id string) (api.Explanation, error) {
	if j, err := n.jobID(id); err == nil {
		if r, err := n.coordinator.Record(j); err == nil {
			return n.explainJob(ctx, id, r), nil
		}
		if a, ok, err := ledger.Get[market.Announcement](n.ledger, spaceDelegated, j.String()); err != nil || ok {
			return n.explainDelegated(ctx, id, a), err
		}
	}
	if n.disputes != nil {
		if x, err := n.findDispute(id); err == nil {
			return n.explainGame(ctx, x), nil
		}
	}
	hash := common.HexToHash(id)
	if s, err := n.leases.State(hash); err == nil {
		return n.explainLease(ctx, id, s), nil
	}
	for _, l := range n.intake.Offers() {
		if o := l.Announcement; o.OfferHash() == hash || o.JobID() == market.JobID(hash) ||
			matchesID(o.JobID().String(), id) {
			return explainOffer(id, l), nil
		}
	}
	if x, ok, err := n.deps.Attempts.Find(id); err == nil && ok {
		return explainAside(id, x), nil
	}
	if common.IsHexAddress(id) {
		if out, ok := n.explainOperator(ctx, id); ok {
			return out, nil
		}
	}
	if r, err := n.pool.TransactionReceipt(ctx, hash); err == nil {
		return n.explainTx(id, r.Status == 1, r.BlockNumber.Uint64()), nil
	}
	return api.Explanation{}, api.WithHint(
		fmt.Errorf("%w: no job, dispute, lease, offer, operator or transaction here is called %q", api.ErrNotFound, id),
		"`infernet job list` and `infernet offers` show ids; a lease is explained by a node that has a part in it")
}

// explainJob explains a job that this node coordinates.
func (n *Node) explainJob(ctx context.Context, id string, r coordinator.JobRecord) api.Explanation {
	e := r.State.WithUnits(n.deps.Rails.Units()).Explain()
	out := api.Explanation{
		ID: id, What: "job " + r.State.Announcement.Spec.Name, Rule: e.Rule, Evidence: e.Evidence, Deadline: e.Deadline,
		State:  fmt.Sprintf("%s, %d of %d segments verified", e.Phase, e.Verified, e.Segments),
		MayAct: []string{e.Who}, Else: elseOf(r.State),
	}
	if r.State.Phase != job.Closed {
		out.Bounds = n.boundsUnder(ctx, agreedJob(r.State))
	}
	if r.State.Phase == job.Announced {
		out.MayAct = append(out.MayAct, "its client may take back what is left: `infernet job cancel "+
			r.State.Announcement.Offer.Job.String()+"`")
	}
	return out
}

// explainDelegated explains a job that an aggregator coordinates. Its evidence is the job's money in the escrow.
func (n *Node) explainDelegated(ctx context.Context, id string, a market.Announcement) api.Explanation {
	out := api.Explanation{
		ID: id, What: "job " + a.Spec.Name, State: "with aggregator " + a.Contact, Deadline: a.Offer.Deadline,
		Rule: "the aggregator runs the job within the price, the segments and the deadline that the wallet has signed",
		MayAct: []string{
			"the aggregator",
			"its client may take back what no lease reserves: `infernet job cancel " + a.Offer.Job.String() + "`",
		},
		Else: "at the offer's deadline anyone may have what no lease reserves paid back to the client",
	}
	held, err := n.rails[0].EscrowBalance(ctx, a.Offer)
	if err != nil {
		out.Evidence = []string{"the chain was not read: " + err.Error()}
		return out
	}
	write := n.deps.Rails.Of(a.Domain).Written().Write
	out.Evidence = []string{fmt.Sprintf("the escrow holds %s free and %s reserved for it, and has paid out %s",
		write(held.Free), write(held.Reserved), write(held.Spent))}
	if held.Over && held.Reserved == 0 {
		out.State, out.MayAct, out.Else, out.Deadline = "over", nil, "nothing: the job is over", 0
	}
	return out
}

// elseOf says what happens to a job if nobody acts.
func elseOf(s job.State) string {
	switch s.Phase {
	case job.Closed:
		return "nothing: the job is over"
	case job.Announced, job.Matching, job.Leasing, job.Funding, job.Merging:
		return "at the offer's deadline the job ends and what was deposited goes back to the client"
	case job.Running, job.Verifying:
		return "after three missed heartbeats, or at the lease's deadline, another provider goes on from the last " +
			"verified segment"
	}
	return "whoever is owed money can still settle on chain without the others"
}

// evidenceReader is a rail's escrow that can read what its chain holds for a deal.
type evidenceReader interface {
	Evidence(ctx context.Context, d escrow.Deal) ([]string, error)
}

// leaseExplainer is a rail's escrow that knows more about a lease than the escrow machine does.
type leaseExplainer interface {
	Explain(ctx context.Context, s escrow.State, now uint64) (escrow.Explanation, []string, error)
}

// explainLease explains a lease that this node has a part in.
func (n *Node) explainLease(ctx context.Context, id string, s escrow.State) api.Explanation {
	e, evidence := n.explainOnRail(ctx, s)
	out := api.Explanation{
		ID: id, What: "lease, as " + s.Party.String(), State: e.State, Rule: e.Rule, Deadline: e.Deadline,
		MayAct: []string{e.Who}, Else: e.Otherwise,
		Evidence: []string{
			fmt.Sprintf("offer %s", s.Deal.OfferID()),
			fmt.Sprintf("on chain at block %d: %d segments vouched, %d claimed",
				s.Chain.Height, s.Chain.Vouched, s.Chain.Claimed),
		},
	}
	if e.AtRisk != "" {
		out.Evidence = append(out.Evidence, "at risk: "+e.AtRisk)
	}
	if e.Trouble != "" {
		out.Evidence = append(out.Evidence, e.Trouble)
	}
	out.Evidence = append(out.Evidence, evidence...)
	if x, ok := n.agreedLease(s); ok && s.Chain.Settled == nil {
		out.Bounds = n.boundsUnder(ctx, x)
	}
	return out
}

// explainOnRail returns the rail's own explanation of a lease, or the escrow machine's where the rail has none, and
// what the rail's chain holds for the lease.
func (n *Node) explainOnRail(ctx context.Context, s escrow.State) (e escrow.Explanation, evidence []string) {
	now := n.heads.Latest().Time
	s = s.In(n.deps.Rails.Of(s.Deal.Domain).Written())
	e = s.Explain(now)
	at, err := n.rails.At(s.Deal.Domain)
	if err != nil {
		return e, nil
	}
	side, err := at.EscrowNow(s.Party)
	switch r := side.(type) {
	case leaseExplainer:
		var own escrow.Explanation
		if own, evidence, err = r.Explain(ctx, s, s.Chain.Time); err == nil {
			e = own
		}
	case evidenceReader:
		evidence, err = r.Evidence(ctx, s.Deal)
	}
	if err != nil {
		evidence = append(evidence, "the chain was not read: "+err.Error())
	}
	return e, evidence
}

// explainOffer explains an offer of another node's job.
func explainOffer(id string, l intake.Listed) api.Explanation {
	o := l.Announcement.Offer()
	return api.Explanation{
		ID: id, What: "offer " + l.Announcement.Spec().Name, State: "listed", Deadline: o.Deadline,
		Rule: "an offer stays listed until it is filled, its deadline passes, or it is not repeated for " +
			"ten minutes",
		Evidence: []string{"this node: " + l.Decision},
		MayAct:   []string{"providers and verifiers may bid to " + l.Announcement.Announcement().Contact},
		Else:     "the offer lapses at its deadline; money that was deposited can be refunded then",
	}
}

// explainTx explains a mined transaction.
func (n *Node) explainTx(id string, ok bool, block uint64) api.Explanation {
	state := "mined, with effect"
	if !ok {
		state = "mined, reverted: it changed nothing"
	}
	return api.Explanation{
		ID: id, What: "transaction", State: state, Rule: "it counts once its block has the configured depth",
		Evidence: []string{fmt.Sprintf("block %d, head %d", block, n.heads.Latest().Number)},
		Else:     "nothing more happens to it",
	}
}

// cancelOnChain takes back the part of a job's deposit that no lease reserves. The contract lets the client do that
// without the aggregator that coordinates the job.
func (n *Node) cancelOnChain(ctx context.Context, a market.Announcement) error {
	data, err := bindings.NewJobEscrow().TryPackCancel(binder.Offer(a.Offer))
	if err != nil {
		return err
	}
	return n.send(ctx, "job.cancel/"+a.Offer.StructHash().Hex(), data)
}

// explainOperator explains how this node rates an operator of which its jobs have a record.
func (n *Node) explainOperator(ctx context.Context, id string) (api.Explanation, bool) {
	op, now := common.HexToAddress(id), n.heads.Latest().Time
	r := n.coordinator.Reputation(op)
	if len(r.Provider)+len(r.Verifier) == 0 {
		return api.Explanation{}, false
	}
	out := api.Explanation{
		ID: id, What: "operator " + op.Hex(), MayAct: []string{"the operator: what it delivers counts"},
		Rule: "providers are ranked by price and score; verifiers are drawn by stake, which a wrong verdict halves",
		Else: "what is known of it weighs half every 30 days",
	}
	stake, least, err := n.stakeOf(ctx, op)
	if err != nil {
		out.Evidence = append(
			out.Evidence,
			"the registry was not read, so that no bound by stake applies: "+err.Error(),
		)
	}
	s := reputation.Rate(r.Provider, stake, least, now)
	out.State = fmt.Sprintf("as a provider it costs %d %% of its price", s.Cost(100, false))
	for _, line := range s.Explain() {
		out.Evidence = append(out.Evidence, "provider: "+line)
	}
	const whole = 10_000
	out.Evidence = append(out.Evidence, fmt.Sprintf("verifier: its stake weighs %d of %d in draws, by %d jobs",
		r.Verifier.Weigh(whole, now), whole, len(r.Verifier)))
	if e, over := r.Provider.Overclaimed(); over {
		out.Evidence = append(out.Evidence, fmt.Sprintf(
			"anomaly: a bid claimed %d tokens a second, and its segments took %d at best", e.Claimed, e.Shown))
	}
	return out, true
}

// stakeOf is an operator's active stake, and the least one of the registry.
func (n *Node) stakeOf(ctx context.Context, op common.Address) (stake, least money.Units, err error) {
	if stake, err = n.deps.Registry.Stake(ctx, op); err != nil {
		return 0, 0, err
	}
	least, err = n.deps.Registry.MinStake(ctx)
	return stake, least, err
}
