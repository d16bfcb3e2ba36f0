package node

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/leases"
	"github.com/infernetprotocol/infernet/node/rail"
)

// firstTry bounds how long the rails keep a node from starting; one that needs longer
// is taken into use when it answers.
const firstTry = 15 * time.Second

// openLines makes the lines to the configured rails; the first is that of jobs which
// name none. Nothing is asked of a rail yet.
func (n *Node) openLines() error {
	for _, r := range n.cfg.AllRails() {
		p, err := n.openPurse(r.Rail)
		if err != nil {
			return err
		}
		l := newLine(p, n.log)
		l.down = func() { n.warnOfLeases(l) }
		n.lines = append(n.lines, l)
		up := prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Namespace: "infernet", Name: "rail_up", Help: "1: jobs can be paid on the rail; 0: it is out of use.",
			ConstLabels: prometheus.Labels{"rail": string(l.name())},
		}, l.up)
		if err := n.registry.Register(up); err != nil {
			return err
		}
	}
	n.purse = n.lines[0]
	return nil
}

// up is the line's metric.
func (l *line) up() float64 {
	if _, why := l.state(); why != nil {
		return 0
	}
	return 1
}

// reachRails connects all rails at once. What is wrong with the configuration ends the
// start. A rail that is away does not, as long as another one is there, or leases are
// open that have to be seen to their end.
func (n *Node) reachRails(ctx context.Context) error {
	first, cancel := context.WithTimeout(ctx, firstTry)
	defer cancel()
	errs := make([]error, len(n.lines))
	var wg sync.WaitGroup
	for i, l := range n.lines {
		wg.Go(func() { errs[i] = l.reach(first) })
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil && !errors.Is(err, errAway) {
			return err
		}
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if !slices.Contains(errs, nil) && len(n.tills.Unsettled()) == 0 {
		return api.WithHint(fmt.Errorf("no rail can be reached: %w", errors.Join(errs...)),
			"start what does not answer, or correct its address in the configuration; `infernet rails` looks at each rail")
	}
	for i, l := range n.lines {
		l.found(errs[i])
	}
	return nil
}

// warnOfLeases names what stands still while a rail is out of use.
func (n *Node) warnOfLeases(l *line) {
	for _, s := range n.leasesOn(l) {
		n.log.Warn("the rail of an open lease is out of use: bring it back before the lease's deadline", "rail", l.name(),
			"lease", s.Deal.LeaseID(), "party", s.Party, "deadline", unixTime(s.Deal.Lease.Lease.Deadline))
	}
}

// unixTime is a time of the chain in this machine's zone.
func unixTime(t uint64) time.Time { return time.Unix(int64(min(t, 1<<62)), 0) }

// leasesOn are the open leases of a rail, the most urgent first.
func (n *Node) leasesOn(l *line) []escrow.State {
	all := slices.DeleteFunc(n.tills.Unsettled(), func(s escrow.State) bool { return s.Deal.Domain != l.domain() })
	slices.SortFunc(all, func(a, b escrow.State) int {
		if a, b := a.Deal.Lease.Lease.Deadline, b.Deal.Lease.Lease.Deadline; a != b {
			return map[bool]int{true: -1, false: 1}[a < b]
		}
		return strings.Compare(a.Deal.LeaseID().Hex(), b.Deal.LeaseID().Hex())
	})
	return all
}

// railStatus is how the node's rails do, as it found them last.
func (n *Node) railStatus() (all []api.RailStatus) {
	for _, l := range n.lines {
		since, why := l.state()
		s := api.RailStatus{Rail: string(l.name()), OK: why == nil, Since: since}
		if why != nil {
			s.Problem = why.Error()
		}
		open := n.leasesOn(l)
		if s.Leases = len(open); s.Leases > 0 {
			s.Deadline = open[0].Deal.Lease.Lease.Deadline
		}
		all = append(all, s)
	}
	return all
}

// counters are the rails as the roles see them.
func (n *Node) counters() (cs rail.Set, err error) {
	for i, r := range n.cfg.AllRails() {
		l := n.lines[i]
		c := rail.Supervisor{
			Name: l.name(), Domain: l.domain(), Token: l.token(), Asset: l.asset(), Decimals: l.decimals(), Unit: unitOf(l.name()),
			PerSegment: l.name() == market.OnLightning, Payer: l, VoucherProofs: l.proofs(), Admission: l.bar(), EscrowBalances: l, BalanceProbe: l, Rails: l.rails(),
		}
		if c.Rate, err = r.Units(l.decimals()); err != nil {
			return nil, err
		}
		cs = append(cs, c)
	}
	return cs, nil
}

// lineOn is the line to a rail.
func (n *Node) lineOn(r market.Rail) (*line, bool) {
	return n.lineThat(func(l *line) bool { return l.name() == r })
}

// lineAt is the line to where things are signed for a domain.
func (n *Node) lineAt(d market.Domain) (*line, bool) {
	return n.lineThat(func(l *line) bool { return l.domain() == d })
}

func (n *Node) lineThat(is func(*line) bool) (*line, bool) {
	i := slices.IndexFunc(n.lines, is)
	if i < 0 {
		return nil, false
	}
	return n.lines[i], true
}

// railNames are this node's, for texts.
func (n *Node) railNames() string {
	var names []string
	for _, l := range n.lines {
		names = append(names, string(l.name()))
	}
	return strings.Join(names, ", ")
}

// unitOf names a rail's asset in texts; "" is dollars.
func unitOf(r market.Rail) string {
	if r == market.OnLightning {
		return "sat"
	}
	return ""
}

// onEVMAlone refuses an aggregator for a job that may be paid elsewhere: there the
// client's own node has to be at hand, to deposit or to pay.
func onEVMAlone(lines []*line) error {
	var names []string
	for _, l := range lines {
		names = append(names, string(l.name()))
	}
	return api.WithHint(fmt.Errorf("%w: a job run by an aggregator is paid on the rail evm alone, this one may be paid on %s", api.ErrInvalid, strings.Join(names, ", ")),
		"say rails: evm under payment in the job file, or leave --aggregator out")
}

// openChain connects to the chain that holds the stakes and whose time all deadlines
// count in. No role can do without it; so a node waits for it only if the ledger has
// open leases, which it alone can see to their end.
func (n *Node) openChain(ctx context.Context) error {
	err := n.dialChain(ctx)
	for wait := retryFirst; evm.Away(err); wait = min(2*wait, retryMost) {
		open, bad := leases.OpenLeases(n.ledger)
		if bad != nil || len(open) == 0 {
			return errors.Join(bad, err)
		}
		if wait == retryFirst {
			n.log.Warn("chain does not answer: the node starts when it does", "err", err)
			for _, s := range open {
				n.log.Warn("a lease is open, and the chain does not answer", "lease", s.Deal.LeaseID(), "party", s.Party,
					"deadline", unixTime(s.Deal.Lease.Lease.Deadline))
			}
		}
		if err := pause(ctx, wait); err != nil {
			return err
		}
		err = n.dialChain(ctx)
	}
	return err
}
