package role

import (
	"context"
	"log/slog"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/journal"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// tollgate is a rail whose settlement of a lease the test says.
type tollgate struct {
	mu     sync.Mutex
	chain  escrow.Chain
	change chan struct{}
}

func (g *tollgate) Observe(context.Context, escrow.Deal) (escrow.Chain, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.chain, nil
}

func (g *tollgate) Do(context.Context, escrow.Action) error { return nil }

func (g *tollgate) NextHead(ctx context.Context, height uint64) error {
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

// pays is a block in which so many segments of the lease are paid, at 100 each.
func (g *tollgate) pays(segments uint32) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.chain = closedAt(g.chain.Height+1, segments)
	close(g.change)
	g.change = make(chan struct{})
}

func closedAt(height uint64, segments uint32) escrow.Chain {
	n := money.Units(segments)
	return escrow.Chain{
		Height: height, Time: 5000 + height, Status: escrow.StatusClosed, Vouched: segments, Claimed: segments,
		Settled: &escrow.Settlement{Segments: segments, Provider: 90 * n, Others: 10 * n, Back: 100 * (3 - n)},
	}
}

// lateDeal is a lease of 3 segments at 100, on a rail that pays each by itself.
func lateDeal() escrow.Deal {
	o := market.Offer{Job: market.JobID{1}, Client: common.Address{9}, MaxPrice: 100, Segments: 3, Window: 60, Deadline: 9000}
	return escrow.Deal{Domain: theDomain, Offer: o, PerSegment: true, Lease: market.SignedLease{
		Lease: market.Lease{Offer: o.StructHash(), Provider: common.Address{7}, Price: 100, Segments: 3, Deadline: 8000},
	}}
}

// closedClient is a client whose job is over: of 3 vouched segments 1 was paid, and
// the rest came back.
type closedClient struct {
	*Coordinator
	gate *tollgate
	d    Deps
	id   market.JobID
}

func newClosedClient(t *testing.T) *closedClient {
	t.Helper()
	gate := &tollgate{chain: closedAt(10, 1), change: make(chan struct{})}
	c := &closedClient{gate: gate, id: market.JobID{1}}
	c.d = Deps{
		Heads: newArena(), Ledger: openLedger(t), Operator: common.Address{9}, Journal: journal.New(time.Now), Log: slog.New(slog.DiscardHandler),
		Counters: Counters{{Domain: theDomain, Asset: "a", Rails: map[escrow.Party]escrow.Rail{escrow.Client: gate}}},
	}
	deal := lateDeal()
	lease := escrow.State{
		Version: 1, Party: escrow.Client, Deal: deal, Phase: escrow.Refunded, Chain: closedAt(10, 1),
		Voucher: market.SignedVoucher{Voucher: market.Voucher{Lease: deal.LeaseID(), Segments: 3}},
	}
	r := JobRecord{
		State: job.State{
			Version: 1, Phase: job.Closed, Announcement: market.Announcement{Domain: theDomain, Offer: deal.Offer},
			Past: []job.Ended{{Signed: deal.Lease, Hash: deal.LeaseID(), Funded: true, Released: true}},
		},
		Figures: Figures{Deposited: 300, Refunded: 200, Settled: []SettledLease{settledLease(lease)}},
	}
	a := newActor(NewCoordinator(c.d, nil, nil, job.Policy{}, ""), r, false)
	if _, err := c.d.Ledger.Commit(ledger.Change{
		Kind: "test", At: 1, Postings: a.postings(Figures{}, r.Figures),
		Put: []ledger.Record{jobRecord(r), {Key: ledger.Key{Space: SpaceEscrows, ID: deal.LeaseID().Hex()}, Value: lease}},
	}); err != nil {
		t.Fatal(err)
	}
	return c
}

// runs starts the node's part, and stops it when the test says so.
func (c *closedClient) runs(t *testing.T) (stop func()) {
	t.Helper()
	tills, err := NewTills(c.d)
	if err != nil {
		t.Fatal(err)
	}
	c.Coordinator = NewCoordinator(c.d, tills, nil, job.Policy{}, "")
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 2)
	go func() { ended <- tills.Run(ctx) }()
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

// shows checks what the job says, what the ledger keeps of it, and the books.
func (c *closedClient) shows(t *testing.T, segments uint32, back uint64) {
	t.Helper()
	kept, _, err := ledger.Get[JobRecord](c.d.Ledger, SpaceJobs, c.id.String())
	if err != nil {
		t.Fatal(err)
	}
	now, err := c.Record(c.id)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []Figures{now.Figures, kept.Figures} {
		if f.Paid() != uint64(segments)*100 || f.Refunded != back || f.Settled[0].Segments != segments || f.Deposited != 300 {
			t.Errorf("the job shows %+v; want %d segments, %d back", f, segments, back)
		}
	}
	sums := map[ledger.Account]money.Units{}
	books, err := c.d.Ledger.Balances()
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range books {
		sums[b.Account] += b.Amount.Units
	}
	n := money.Units(segments)
	if sums["wallet"] != -100*n || sums["paid/"+ledger.Account(common.Address{7}.Hex())] != 90*n || sums["paid/verifiers"] != 10*n {
		t.Errorf("the books say %v of %d segments", sums, segments)
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
		c.gate.pays(2)
		synctest.Wait()
		c.shows(t, 2, 100)
		stop()
		c.gate.pays(3) // while the node is down
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
		c.gate.pays(3)
		synctest.Wait()
		c.gate.pays(2)
		synctest.Wait()
		c.shows(t, 2, 100)
		stop()
	})
}

// TestWhatIsOwedIsFollowedUntilItsTimeIsOver, by a client, on a rail that owes it.
func TestWhatIsOwedIsFollowedUntilItsTimeIsOver(t *testing.T) {
	open := escrow.State{Party: escrow.Client, Deal: lateDeal(), Chain: closedAt(1, 1)}
	open.Voucher.Voucher.Segments = 3
	for name, x := range map[string]struct {
		edit func(*escrow.State)
		now  uint64
		want bool
	}{
		"owed":                {func(*escrow.State) {}, 8060, true},
		"too late":            {func(*escrow.State) {}, 8061, false},
		"paid":                {func(s *escrow.State) { s.Chain = closedAt(1, 3) }, 8000, false},
		"the provider's side": {func(s *escrow.State) { s.Party = escrow.Provider }, 8000, false},
		"paid as a whole":     {func(s *escrow.State) { s.Deal.PerSegment = false }, 8000, false},
		"not settled":         {func(s *escrow.State) { s.Chain.Settled = nil }, 8000, false},
	} {
		s := open
		if x.edit(&s); owes(s, x.now) != x.want {
			t.Errorf("%s: %v", name, !x.want)
		}
	}
}

// TestAProviderEarnsWhatItIsPaidLater, and no reorganisation counts twice.
func TestAProviderEarnsWhatItIsPaidLater(t *testing.T) {
	b := books{Deps{Counters: Counters{{Domain: theDomain, Asset: "a"}}}}
	at := func(segments uint32) escrow.State {
		s := escrow.State{Party: escrow.Provider, Deal: lateDeal()}
		if segments > 0 {
			s.Chain = closedAt(1, segments)
		}
		return s
	}
	for _, x := range []struct {
		old, next uint32
		want      money.Units
	}{{0, 1, 90}, {1, 3, 180}, {3, 0, -270}, {0, 3, 270}, {3, 3, 0}} {
		ps := b.earnings(at(x.old), at(x.next))
		var got money.Units
		if len(ps) == 2 {
			got = ps[1].Amount.Units
		}
		if got != x.want || len(ps) == 2 && (ps[0].Amount.Units != -got || ps[1].Account != accountEarned) {
			t.Errorf("from %d to %d segments: %+v, want %d", x.old, x.next, ps, x.want)
		}
	}
}
