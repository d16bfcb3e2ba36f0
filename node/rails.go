package node

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/arbiter"
	"github.com/infernetprotocol/infernet/node/leases"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/provider"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/canon"
)

// connectTime bounds how long a node's start waits for its rails. A rail that needs longer is taken into use when it
// answers.
const connectTime = 15 * time.Second

// railDeps is what the rails need from this node.
func (n *Node) railDeps() rail.Deps {
	return rail.Deps{
		Config: n.cfg, Home: n.o.Home, Passphrase: n.o.Passphrase, Chain: n.client, Contracts: n.chain,
		Account: n.account, NodeKey: n.key, NodeSender: n.sender, Ledger: n.ledger, Host: n.host, Heads: n.heads,
		Market: railMarket{n}, Log: n.log,
	}
}

// openRails makes the configured rails and their metrics. It does not connect them.
func (n *Node) openRails() (err error) {
	if n.rails, err = rail.Open(n.railDeps()); err != nil {
		return err
	}
	for _, r := range n.rails {
		n.closers = append(n.closers, r.Close)
		r.OnDown(func() { n.warnOfLeases(r) })
		up := prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Namespace: "infernet", Name: "rail_up", Help: "1: jobs can be paid on the rail; 0: it is out of use.",
			ConstLabels: prometheus.Labels{"rail": string(r.Name)},
		}, func() float64 { return railUp(r) })
		if err := n.registry.Register(up); err != nil {
			return err
		}
	}
	return nil
}

// railUp is the value of a rail's metric: 1 if it is in use, else 0.
func railUp(r *rail.Supervisor) float64 {
	if _, problem := r.Health(); problem != nil {
		return 0
	}
	return 1
}

// connectRails connects all rails at once. An error of the configuration ends the node's start. A rail that is away
// does not, as long as another rail answers or the ledger has open leases, which this node has to bring to their end.
func (n *Node) connectRails(ctx context.Context) error {
	first, cancel := context.WithTimeout(ctx, connectTime)
	defer cancel()
	errs := make([]error, len(n.rails))
	var wg sync.WaitGroup
	for i, r := range n.rails {
		wg.Go(func() { errs[i] = r.Connect(first) })
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil && !errors.Is(err, rail.ErrAway) {
			return err
		}
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if !slices.Contains(errs, nil) && len(n.leases.Unsettled()) == 0 {
		return api.WithHint(fmt.Errorf("no rail can be reached: %w", errors.Join(errs...)),
			"start what does not answer, or correct its address in the configuration; `infernet rails` "+
				"looks at each rail")
	}
	for i, r := range n.rails {
		r.SetHealth(errs[i])
	}
	return nil
}

// warnOfLeases logs the open leases that cannot go on while a rail is out of use.
func (n *Node) warnOfLeases(r *rail.Supervisor) {
	for _, s := range n.leasesOn(r) {
		n.log.Warn("the rail of an open lease is out of use: bring it back before the lease's deadline", "rail", r.Name,
			"lease", s.Deal.LeaseID(), "party", s.Party, "deadline", unixTime(s.Deal.Lease.Lease.Deadline))
	}
}

// unixTime is a time of the chain, seconds since 1970, in this machine's time zone.
func unixTime(t uint64) time.Time { return time.Unix(int64(min(t, 1<<62)), 0) }

// leasesOn are the open leases of a rail, the most urgent first.
func (n *Node) leasesOn(r *rail.Supervisor) []escrow.State {
	all := slices.DeleteFunc(n.leases.Unsettled(), func(s escrow.State) bool { return s.Deal.Domain != r.Domain })
	slices.SortFunc(all, func(a, b escrow.State) int {
		if a, b := a.Deal.Lease.Lease.Deadline, b.Deal.Lease.Lease.Deadline; a != b {
			return map[bool]int{true: -1, false: 1}[a < b]
		}
		return strings.Compare(a.Deal.LeaseID().Hex(), b.Deal.LeaseID().Hex())
	})
	return all
}

// railStatus is the health of each rail when it was last checked.
func (n *Node) railStatus() (all []api.RailStatus) {
	for _, r := range n.rails {
		since, problem := r.Health()
		s := api.RailStatus{Rail: string(r.Name), OK: problem == nil, Since: since}
		if problem != nil {
			s.Problem = problem.Error()
		}
		open := n.leasesOn(r)
		if s.Leases = len(open); s.Leases > 0 {
			s.Deadline = open[0].Deal.Lease.Lease.Deadline
		}
		all = append(all, s)
	}
	return all
}

// onlyEVM is the error for a job that names an aggregator and may be paid on a rail other than evm: there the client's
// own node has to be online to deposit or to pay.
func onlyEVM(rails rail.Set) error {
	return api.WithHint(
		fmt.Errorf("%w: a job run by an aggregator is paid on the rail evm alone, this one may be paid on %s",
			api.ErrInvalid, rails.Names()),
		"say rails: evm under payment in the job file, or leave --aggregator out")
}

// openChain connects to the EVM chain, which holds the stakes and whose time all deadlines use. No role works without
// it. If it does not answer, the node's start fails, unless the ledger has open leases: then the start waits for it.
func (n *Node) openChain(ctx context.Context) error {
	logged := false
	return retry.Do(ctx, rail.Reconnect, func() error {
		err := n.dialChain(ctx)
		if !evm.Away(err) {
			return retry.Final(err)
		}
		open, bad := leases.OpenLeases(n.ledger)
		if bad != nil || len(open) == 0 {
			return retry.Final(errors.Join(bad, err))
		}
		if !logged {
			logged = true
			n.log.Warn("chain does not answer: the node starts when it does", "err", err)
			for _, s := range open {
				n.log.Warn("a lease is open, and the chain does not answer", "lease", s.Deal.LeaseID(),
					"party", s.Party,
					"deadline", unixTime(s.Deal.Lease.Lease.Deadline))
			}
		}
		return err
	})
}

// railMarket answers the rails' questions about this node's jobs and leases. It implements rail.Market.
type railMarket struct{ n *Node }

var _ rail.Market = railMarket{}

// Verifiers implements rail.Market.
func (m railMarket) Verifiers(d escrow.Deal) ([]market.Candidate, error) {
	r, ok, err := ledger.Get[provider.LeaseRecord](m.n.ledger, role.SpaceLeases, d.LeaseID().Hex())
	if err != nil || ok {
		return r.Candidates, err
	}
	return m.pool(d)
}

// pool is what this node draws the verifiers of a lease from, as its coordinator.
func (m railMarket) pool(d escrow.Deal) ([]market.Candidate, error) {
	if m.n.coordinator == nil {
		return nil, fmt.Errorf("%w: this node knows no such lease", escrow.ErrRefused)
	}
	r, err := m.n.coordinator.Record(d.Offer.Job)
	if err != nil {
		return nil, err
	}
	if r.State.Lease == nil || r.State.Lease.Hash != d.LeaseID() {
		return nil, fmt.Errorf("%w: the job has gone on", escrow.ErrRefused)
	}
	var pool []market.Candidate
	for _, s := range r.State.Lease.Pool {
		pool = append(pool, s.Candidate)
	}
	return pool, nil
}

// Contacts implements rail.Market.
func (m railMarket) Contacts(lease common.Hash) (peers []string) {
	if r, ok, err := ledger.Get[provider.LeaseRecord](m.n.ledger, role.SpaceLeases, lease.Hex()); err == nil && ok {
		peers = append(peers, r.Announcement.Contact)
	}
	if m.n.coordinator != nil {
		peers = append(peers, m.n.coordinator.ProviderOf(lease))
	}
	return peers
}

// objectionWindows is for how many windows after a lease's deadline arbiters are told of
// objections: a claim at the last moment starts one, and a further claim another.
const objectionWindows = 3

// Objections implements rail.Market.
func (m railMarket) Objections(skip map[string]bool) (out []rail.Objection, err error) {
	all, err := ledger.List[role.Evidence](m.n.ledger, role.SpaceEvidence, "")
	if err != nil {
		return nil, err
	}
	for _, e := range all {
		if skip[e.ID] {
			continue
		}
		e.Value.Verdict.Log = nil // the segment's own is there
		raw, err := canon.Marshal(e.Value)
		if err != nil {
			return nil, err
		}
		out = append(out, rail.Objection{ID: e.ID, Verdict: e.Value.Verdict, Evidence: raw,
			Token: e.Value.Announcement.Offer.Token,
			Until: e.Value.Lease.Lease.Deadline + objectionWindows*uint64(e.Value.Announcement.Offer.Window)})
	}
	return out, nil
}

// Judge implements rail.Market with the arbiter, which decides by re-execution.
func (m railMarket) Judge() lightningrail.Judge { return judge{arbiter.New(m.n.deps)} }

// judge adapts the node's arbiter to the Lightning rail.
type judge struct{ *arbiter.Arbiter }

// Admit implements lightningrail.Judge.
func (j judge) Admit(d lightningrail.Dispute) error {
	return j.Arbiter.Admit(d.Deal, d.Claim, d.Evidence)
}

// Right implements lightningrail.Judge.
func (j judge) Right(ctx context.Context, d lightningrail.Dispute) (bool, error) {
	return j.Arbiter.Right(ctx, d.Deal, d.Claim, d.Evidence)
}
