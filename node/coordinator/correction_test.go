package coordinator

import (
	"context"
	"log/slog"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/leases"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// settledRail is a rail on which the test decides what a lease has paid.
type settledRail struct {
	mu     sync.Mutex
	chain  escrow.Chain
	change chan struct{}
}

func (g *settledRail) Observe(context.Context, escrow.Deal) (escrow.Chain, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.chain, nil
}

func (g *settledRail) Do(context.Context, escrow.Action) error { return nil }

func (g *settledRail) NextHead(ctx context.Context, height uint64) error {
	for {
		g.mu.Lock()
		now, change := g.chain.Height, g.change
		g.mu.Unlock()
		if now > height {
			return nil
		}
		select {
		case <-change:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// pays adds a block in which a number of segments of the lease are paid, at 100 each.
func (g *settledRail) pays(segments uint32) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.chain = roletest.ClosedAt(g.chain.Height+1, segments)
	close(g.change)
	g.change = make(chan struct{})
}

// closedClient is a client whose job is over: of 3 vouched segments 1 was paid, and the
// rest came back.
type closedClient struct {
	*Coordinator
	settled *settledRail
	d       role.Deps
	id      market.JobID
}

func newClosedClient(t *testing.T) *closedClient {
	t.Helper()
	settled := &settledRail{chain: roletest.ClosedAt(10, 1), change: make(chan struct{})}
	c := &closedClient{settled: settled, id: market.JobID{1}}
	c.d = role.Deps{
		Heads: roletest.NewClock(), Ledger: roletest.OpenLedger(t), Operator: common.Address{9},
		Events: events.New(time.Now), Log: slog.New(slog.DiscardHandler),
		Rails: rail.Set{railtest.Connected(
			&railtest.Fake{Static: rail.Info{Domain: roletest.Domain, Asset: "a"}, Side: settled}, 0)},
	}
	deal := roletest.SettledDeal()
	lease := escrow.State{
		Version: 1, Party: escrow.Client, Deal: deal, Phase: escrow.Refunded, Chain: roletest.ClosedAt(10, 1),
		Voucher: market.SignedVoucher{Voucher: market.Voucher{Lease: deal.LeaseID(), Segments: 3}},
	}
	r := JobRecord{
		State: job.State{
			Version: 1, Phase: job.Closed,
			Announcement: market.Announcement{Domain: roletest.Domain, Offer: deal.Offer},
			Past:         []job.EndedLease{{Signed: deal.Lease, Hash: deal.LeaseID(), Funded: true, Released: true}},
		},
		Figures: Figures{Deposited: 300, Refunded: 200, Settled: []SettledLease{settledLease(lease)}},
	}
	a := newActor(open(t, c.d, nil, job.Policy{}), r, false)
	if _, err := c.d.Ledger.Commit(ledger.Change{
		Kind: "test", At: 1, Postings: a.postings(Figures{}, r.Figures),
		Put: []ledger.Record{
			jobRecord(r),
			{Key: ledger.Key{Space: role.SpaceEscrows, ID: deal.LeaseID().Hex()}, Value: lease},
		},
	}); err != nil {
		t.Fatal(err)
	}
	return c
}

// runs starts the client's node. stop ends it.
func (c *closedClient) runs(t *testing.T) (stop func()) {
	t.Helper()
	manager, err := leases.New(c.d)
	if err != nil {
		t.Fatal(err)
	}
	c.Coordinator = open(t, c.d, manager, job.Policy{})
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 2)
	go func() { ended <- manager.Run(ctx) }()
	go func() { ended <- c.Run(ctx) }()
	return func() {
		cancel()
		for range 2 {
			if err := <-ended; err != nil {
				t.Error(err)
			}
		}
	}
}

// shows checks the job's figures, their copy in the ledger, and the ledger's balances.
func (c *closedClient) shows(t *testing.T, segments uint32, back uint64) {
	t.Helper()
	kept, _, err := ledger.Get[JobRecord](c.d.Ledger, role.SpaceJobs, c.id.String())
	if err != nil {
		t.Fatal(err)
	}
	now, err := c.Record(c.id)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []Figures{now.Figures, kept.Figures} {
		if f.Paid() != uint64(segments)*100 || f.Refunded != back || f.Settled[0].Segments != segments ||
			f.Deposited != 300 {
			t.Errorf("the job shows %+v; want %d segments, %d back", f, segments, back)
		}
	}
	sums := map[ledger.Account]money.Units{}
	balances, err := c.d.Ledger.Balances()
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range balances {
		sums[b.Account] += b.Amount.Units
	}
	n := money.Units(segments)
	if sums["wallet"] != -100*n || sums["paid/"+ledger.Account(common.Address{7}.Hex())] != 90*n ||
		sums["paid/verifiers"] != 10*n {
		t.Errorf("the balances say %v of %d segments", sums, segments)
	}
	if err := c.d.Ledger.Verify(); err != nil {
		t.Error(err)
	}
}

// TestAJobCountsWhatIsPaidAfterItsEnd: the provider was away when the client
// released; it comes back and is paid what was vouched, once before a restart of the
// client's node and once after it.
func TestAJobCountsWhatIsPaidAfterItsEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newClosedClient(t)
		stop := c.runs(t)
		synctest.Wait()
		c.shows(t, 1, 200)
		c.settled.pays(2)
		synctest.Wait()
		c.shows(t, 2, 100)
		stop()
		c.settled.pays(3) // while the node is down
		stop = c.runs(t)
		synctest.Wait()
		c.shows(t, 3, 0)
		stop()
	})
}

// TestAPaymentThatWasTakenBackIsNotCounted: a chain that reorganises may say less.
func TestAPaymentThatWasTakenBackIsNotCounted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newClosedClient(t)
		stop := c.runs(t)
		c.settled.pays(3)
		synctest.Wait()
		c.settled.pays(2)
		synctest.Wait()
		c.shows(t, 2, 100)
		stop()
	})
}
