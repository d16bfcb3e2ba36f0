package node

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"runtime"
	"runtime/metrics"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Status implements api.Backend.
func (n *Node) Status(ctx context.Context) (api.Status, error) {
	head := n.heads.Latest()
	stake, err := n.chain.StakeStatus(ctx, n.account.Address())
	if err != nil {
		n.log.Warn("stake not read", "err", err)
	}
	threads := n.cfg.Engine.Threads
	if threads == 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	bids := 0
	if n.provider != nil {
		bids = n.provider.PendingBids()
	}
	return api.Status{
		Version: n.o.Version, PeerID: n.host.ID().String(), Addrs: n.host.Addrs(),
		Node: n.key.Address().Hex(), Operator: n.account.Address().Hex(), Roles: n.cfg.Roles,
		Uptime: time.Since(n.started), Peers: len(n.host.Peers()), Decimals: n.rails[0].Decimals,
		Chain: api.ChainStatus{
			ID: n.cfg.Chain.ChainID, Head: head.Number, HeadTime: head.Time, Escrow: n.cfg.Chain.Escrow.Hex(),
			Registry: n.cfg.Chain.Registry.Hex(), Token: n.cfg.Chain.Token.Hex(), Decimals: n.cfg.Chain.Decimals,
		},
		Engine: api.EngineStatus{
			Backend: n.backendName(), Threads: threads, TokensPerSecond: n.speed.tokensPerSecond,
			Seconds: n.engineSeconds(),
		},
		Memory: heldMemory(),
		Jobs:   n.activeJobs(), Leases: n.activeLeases(), Draining: n.provider != nil && n.provider.Draining(),
		Stake: stake.Active,
		Free:  stake.Free(), Locked: stake.Locked, Bids: bids,
		Rails: n.railStatus(), SetAside: n.setAside(),
	}, nil
}

// heldMemory is how many bytes the Go runtime of this process holds: what it took of the system and has not given back.
func heldMemory() uint64 {
	held := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(held)
	return held[0].Value.Uint64() - held[1].Value.Uint64()
}

// engineSeconds is the processor time that executing steps took here, in all roles.
func (n *Node) engineSeconds() float64 { return n.runner.Meter.Total().Seconds() }

// backendName is the name of the engine's back end on this machine, or why it cannot be opened.
func (n *Node) backendName() string {
	b, err := num.New(n.cfg.Engine.Backend, 1)
	if err != nil {
		return err.Error()
	}
	defer b.Close()
	return b.Name()
}

// Peers implements api.Backend.
func (n *Node) Peers(context.Context) ([]api.Peer, error) {
	var out []api.Peer
	for _, p := range n.host.Peers() {
		out = append(out, api.Peer{ID: p.String(), Addrs: n.host.AddrsOf(p)})
	}
	slices.SortFunc(out, func(a, b api.Peer) int { return strings.Compare(a.ID, b.ID) })
	return out, nil
}

// Jobs implements api.Backend.
func (n *Node) Jobs(context.Context) ([]api.JobView, error) {
	var out []api.JobView
	for _, r := range n.coordinator.Records() {
		out = append(out, n.jobView(r))
	}
	given, err := ledger.List[market.Announcement](n.ledger, spaceDelegated, "")
	if err != nil {
		return nil, err
	}
	for _, g := range given {
		out = append(out, n.delegatedView(g.Value))
	}
	slices.SortFunc(out, func(a, b api.JobView) int { return a.PostedAt.Compare(b.PostedAt) })
	return out, nil
}

// Job implements api.Backend.
func (n *Node) Job(_ context.Context, id string) (api.JobView, error) {
	j, err := n.jobID(id)
	if err != nil {
		return api.JobView{}, err
	}
	r, err := n.coordinator.Record(j)
	if err == nil {
		return n.jobView(r), nil
	}
	given, ok, gone := ledger.Get[market.Announcement](n.ledger, spaceDelegated, j.String())
	if gone != nil {
		return api.JobView{}, gone
	}
	if ok {
		return n.delegatedView(given), nil
	}
	return api.JobView{}, unknownJob(err)
}

// unknownJob says that there is no such job.
func unknownJob(err error) error {
	return api.WithHint(fmt.Errorf("%w: %w", api.ErrNotFound, err), "`infernet job list` shows the jobs' ids")
}

// jobID reads a job's id, or the start of the id of exactly one job of this node.
func (n *Node) jobID(s string) (market.JobID, error) {
	var id market.JobID
	if id.UnmarshalText([]byte(s)) == nil {
		return id, nil
	}
	var found []market.JobID
	for _, r := range n.coordinator.Records() {
		if j := r.State.Announcement.Offer.Job; matchesID(j.String(), s) {
			found = append(found, j)
		}
	}
	if len(found) != 1 {
		return id, api.WithHint(fmt.Errorf("%w: no single job here is called %q", api.ErrNotFound, s),
			"`infernet job list` shows the jobs' ids")
	}
	return found[0], nil
}

// CancelJob implements api.Backend.
func (n *Node) CancelJob(ctx context.Context, id string) (api.JobView, error) {
	j, err := n.jobID(id)
	if err != nil {
		return api.JobView{}, err
	}
	if given, ok, err := ledger.Get[market.Announcement](n.ledger, spaceDelegated, j.String()); err != nil || ok {
		if err == nil {
			err = n.cancelOnChain(ctx, given)
		}
		return n.delegatedView(given), err
	}
	if err := n.coordinator.Cancel(ctx, j); errors.Is(err, coordinator.ErrUnknownJob) {
		return api.JobView{}, unknownJob(err)
	} else if err != nil {
		return api.JobView{}, fmt.Errorf("%w: %w", api.ErrConflict, err)
	}
	return n.Job(ctx, j.String())
}

// Watch implements api.Backend.
func (n *Node) Watch(ctx context.Context, id string, after uint64, fn func(api.Event) error) error {
	if id == "" {
		return n.events.Watch(ctx, "", after, fn)
	}
	j, err := n.jobID(id)
	if err != nil {
		return err
	}
	if r, err := n.coordinator.Record(j); err == nil && r.State.Phase == job.Closed {
		n.events.End(j.String())
	}
	return n.events.Watch(ctx, j.String(), after, fn)
}

// jobView is a job that this node coordinates, as the API shows it.
func (n *Node) jobView(r coordinator.JobRecord) api.JobView {
	s, f, at := r.State, r.Figures, r.State.Chosen()
	o, c := at.Offer(), n.deps.Rails.Of(at.Domain())
	v := api.JobView{
		ID: o.Job.String(), Name: s.Announcement.Spec.Name, State: string(s.Phase), Segments: s.Segments(),
		SegmentsVerified: s.Verified,
		SegmentsChecked:  f.Checked, Steps: s.Announcement.Spec.Program.Steps, LossFirst: loss(f.LossFirst),
		LossLast:        loss(f.LossLast),
		TokensPerSecond: f.Speed, Deposited: money.Units(f.Deposited), Spent: money.Units(f.Paid()),
		Refunded:       money.Units(f.Refunded),
		ProviderEarned: map[string]money.Units{}, VerifierEarned: map[string]money.Units{}, Reassigned: reassigned(s),
		Asset: c.Asset, Decimals: c.Decimals, Rail: string(c.Name), Ended: s.Phase == job.Closed, Sample: f.Sample,
		PostedAt: time.UnixMilli(r.PostedAt), FirstStepAfter: time.Duration(f.FirstStepMS) * time.Millisecond,
		ChainTxs: n.transactions(o.Job), Root: s.Root.Hex(),
		Program: commit.Root(s.Announcement.Spec.Program.Hash()).String(),
	}
	if run, _, ok := n.runs.Of(o.Job); ok {
		v.Run = run.String()
	}
	v.Base, v.Eval = api.BaseOf(s.Announcement.Spec), n.evaluations.View(r)
	if s.Lease != nil {
		v.Provider, v.Step = s.Lease.Signed.Lease.Provider.Hex(), s.Lease.Step
	}
	if ms, limit, ok := s.Silence(); ok {
		v.Silence = &api.Silence{For: milliseconds(ms), Limit: milliseconds(limit)}
	}
	if s.Outcome == job.Complete {
		v.Step = v.Steps
	}
	if f.Caught > 0 {
		at := f.Caught - 1
		v.Caught = &at
	}
	for _, x := range f.Settled {
		n.addSettled(&v, x, o)
	}
	if _, err := os.Stat(n.artifactOf(o.Job)); err == nil {
		v.Artifact = n.artifactOf(o.Job)
	}
	return v
}

// milliseconds returns a duration of a machine's clock.
func milliseconds(ms uint64) time.Duration {
	return time.Duration(min(ms, math.MaxInt64/uint64(time.Millisecond))) * time.Millisecond
}

// loss is the number whose float32 bits are given.
func loss(bits uint32) float64 { return float64(math.Float32frombits(bits)) }

// addSettled adds what one settled lease paid to a job's view.
func (n *Node) addSettled(v *api.JobView, x coordinator.SettledLease, o market.Offer) {
	v.SegmentsPaid += x.Segments
	if x.ToProv > 0 {
		v.ProviderEarned[x.Provider.Hex()] += money.Units(x.ToProv)
	}
	left := x.ToOthers
	for _, p := range x.Payees {
		left -= p.Amount
		if p.Account == n.account.Address() && o.DelegateBPS > 0 {
			v.Fees += money.Units(p.Amount)
			continue
		}
		v.VerifierEarned[p.Account.Hex()] += money.Units(p.Amount)
	}
	if left > 0 {
		v.VerifierEarned["claimed on chain"] += money.Units(left)
	}
}

// reassigned counts the leases that were funded and did not finish the job.
func reassigned(s job.State) int {
	funded := 0
	for _, e := range s.Past {
		if e.Funded {
			funded++
		}
	}
	if s.Lease != nil && s.Lease.Funded {
		funded++
	}
	return max(funded-1, 0)
}

// transactions counts the escrow actions that this node carried out for a job.
func (n *Node) transactions(job market.JobID) int {
	count := 0
	for _, s := range n.leases.States() {
		if s.Deal.Offer.Job != job {
			continue
		}
		for _, a := range s.Issued {
			if !a.Failed {
				count++
			}
		}
	}
	return count
}

// ofOperator makes a reader of an account's amount from one that reads the operator's alone.
func ofOperator(read func(context.Context) (money.Units, error)) func(context.Context,
	common.Address) (money.Units, error) {
	return func(ctx context.Context, _ common.Address) (money.Units, error) { return read(ctx) }
}

// Balances implements api.Backend.
func (n *Node) Balances(ctx context.Context) (api.Balances, error) {
	b := api.Balances{Asset: n.rails[0].Asset, Decimals: n.rails[0].Decimals, ChainDecimals: n.cfg.Chain.Decimals,
		Ledger: map[string]money.Units{}}
	me, node := n.account.Address(), n.key.Address()
	for _, read := range []struct {
		to   *money.Units
		from func(context.Context, common.Address) (money.Units, error)
		who  common.Address
	}{
		{&b.Wallet, ofOperator(n.rails[0].Balance), me}, {&b.Node, n.chain.Balance, node},
		{&b.Credit, ofOperator(n.rails[0].Credit), me}, {&b.Stake, n.chain.Stake, me},
	} {
		var err error
		if *read.to, err = read.from(ctx, read.who); err != nil {
			return b, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
		}
	}
	var err error
	if b.GasWallet, err = gas(ctx, n.client, me); err != nil {
		return b, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	if b.GasNode, err = gas(ctx, n.client, node); err != nil {
		return b, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	balances, err := n.ledger.Balances()
	if err != nil {
		return b, err
	}
	for _, x := range n.booksOf(balances) {
		if x.Asset == b.Asset {
			b.Ledger, b.LedgerTotal = x.Accounts, x.Total
		} else {
			b.Others = append(b.Others, x)
		}
	}
	return b, nil
}

// gas is an account's balance of the chain's own coin.
func gas(ctx context.Context, c *evm.Client, account common.Address) (string, error) {
	v, err := c.Balance(ctx, account)
	if err != nil {
		return "", err
	}
	return v.String(), nil
}

// Leases implements api.Backend.
func (n *Node) Leases(context.Context) ([]api.LeaseView, error) {
	states := n.leases.States()
	slices.SortFunc(states, func(a, b escrow.State) int {
		return cmp.Compare(b.Deal.Lease.Lease.Begin, a.Deal.Lease.Lease.Begin)
	})
	out := make([]api.LeaseView, 0, len(states))
	for _, s := range states {
		out = append(out, n.leaseView(s))
	}
	return out, nil
}

func (n *Node) leaseView(s escrow.State) api.LeaseView {
	l, c := s.Deal.Lease.Lease, n.deps.Rails.Of(s.Deal.Domain)
	return api.LeaseView{
		ID: s.Deal.LeaseID().Hex(), Job: s.Deal.Offer.Job.String(), As: s.Party.String(), Phase: s.Phase.String(),
		Provider: l.Provider.Hex(), Rail: string(c.Name), First: l.FirstSegment, Segments: l.Segments,
		Begun: uint32(len(s.Segments)), Vouched: s.Vouched(), Claimed: s.Chain.Claimed, Price: money.Units(l.Price),
		Decimals: c.Decimals, Begin: l.Begin, Deadline: l.Deadline, Settled: s.Chain.Settled != nil,
		Games: s.Chain.Games, Height: s.Chain.Height,
	}
}
