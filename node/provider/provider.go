package provider

import (
	"cmp"
	"context"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// LeaseRecord is what a provider keeps of a lease beside its escrow machine.
type LeaseRecord struct {
	Announcement market.Announcement `cbor:"1,keyasint"`
	Lease        market.SignedLease  `cbor:"2,keyasint"`
	Start        market.Blob         `cbor:"3,keyasint"`
	Ended        string              `cbor:"4,keyasint"` // why no more work is done
	// Candidates are the verifiers that may be drawn in the lease.
	Candidates []market.Candidate `cbor:"5,keyasint"`
	// Peers are their peer ids, where this node may have to ask them itself.
	Peers []string `cbor:"6,keyasint,omitempty"`
}

// Provider trains segments under leases. It works on several at once, and computes for one of
// them at a time, because the engine uses the whole machine: while one waits for its money, for
// credit or for its settlement, the engine works for another. It is safe for concurrent use.
type Provider struct {
	d      role.Deps
	leases role.Leases
	bounds Bounds
	limits Limits
	data   *role.Datasets
	fault  role.FaultInjection
	weigh  CheckLease
	stake  *role.StakeGuard

	mu       sync.Mutex
	bids     map[common.Hash]openBid     // by listed offer
	work     map[common.Hash]*work       // by lease, those without money included
	open     map[common.Hash]LeaseRecord // that are not settled
	places   places
	missed   map[common.Hash]bool // offers that are to be looked at again; true: with room
	verdicts committedVerdicts
	asked    asked
	states   servedStates
	hearing  hearing
	idle     chan struct{} // closed while no work is under way
	draining bool
	engine   chan struct{} // holds one: a lease computes. Those who wait take turns
	again    func([]common.Hash)
	ctx      context.Context // of Run; nil before and after
	wg       sync.WaitGroup
}

// CheckLease returns an error if a lease lets its client gain by leaving (economics.CheckLease,
// economics.CheckHeard). It is safe for concurrent use.
type CheckLease func(ctx context.Context, s market.Spec, o market.Offer, x Weighed) error

// Weighed is what a provider knows of a lease before it signs: the price of a segment in base units, how
// many verifiers the lease names, and how many it has heard from themselves. Heard is below 0 until it
// has asked.
type Weighed struct {
	Price             uint64
	Candidates, Heard int
}

// Weigh has the provider sign only leases that pass the check. It is called before Run.
func (p *Provider) Weigh(check CheckLease) { p.weigh = check }

// Bounds are what a provider puts up with.
type Bounds struct {
	// Patience is the number of chain seconds without an answer after which a client counts
	// as vanished.
	Patience uint64
	// MaxUnpaid is the vouched pay, in base units, above which a rail that can pays in
	// mid-lease; 0: any.
	MaxUnpaid money.Units
	// Limits are of the offers that it bids for.
	Limits Limits
	// Hold is for how long a lease without money keeps this node from taking others; 0:
	// DefaultHold.
	Hold time.Duration
	// Leases are worked on at once; 0: DefaultLeases.
	Leases int
}

// DefaultLeases is how many leases a provider works on at once. While one computes, another
// waits for its money and a third for the blocks that draw its verifiers.
const DefaultLeases = 4

// DefaultHold is for how long a lease has a place before its money is there. A client's node
// funds a lease a moment after it is signed. On Polygon the transaction is mined after 2 s and
// final after 5 s more; a devnet takes a second.
const DefaultHold = 15 * time.Second

// New returns a provider. Run makes it work.
func New(d role.Deps, leases role.Leases, b Bounds, f role.FaultInjection) *Provider {
	p := &Provider{
		d: d, leases: leases, bounds: b, limits: b.Limits, data: role.NewDatasets(d), fault: f,
		stake: role.NewStakeGuard(d),
		bids:  map[common.Hash]openBid{}, work: map[common.Hash]*work{},
		open: map[common.Hash]LeaseRecord{}, idle: make(chan struct{}), missed: map[common.Hash]bool{},
		places: newPlaces(cmp.Or(b.Leases, DefaultLeases), d.Runner.MaxMemory, cmp.Or(b.Hold, DefaultHold)),
		engine: make(chan struct{}, 1), again: func([]common.Hash) {}, hearing: newHearing(),
	}
	close(p.idle)
	return p
}

// OnRoom has a function called with offers that this node had no room for, when it has. It is
// called before Run. The function must not block.
func (p *Provider) OnRoom(again func([]common.Hash)) { p.again = again }

// Run accepts leases until ctx is done, and then waits for the work under way to stop.
func (p *Provider) Run(ctx context.Context) error {
	p.mu.Lock()
	p.ctx = ctx
	p.mu.Unlock()
	if err := p.giveUpOld(); err != nil {
		return err
	}
	if err := p.d.DropClaims(p.d.Heads.Latest().Time); err != nil {
		return err
	}
	p.wg.Go(func() { p.watchUnchecked(ctx) })
	p.watchStanding(ctx)
	p.mu.Lock()
	p.ctx = nil
	p.mu.Unlock()
	p.wg.Wait()
	return nil
}

// giveUpOld stops the leases of an earlier run of this node: their heartbeats were missed.
// Their escrow machines collect what they earned.
func (p *Provider) giveUpOld() error {
	old, err := ledger.List[LeaseRecord](p.d.Ledger, role.SpaceLeases, "")
	if err != nil {
		return err
	}
	for _, r := range old {
		p.remember(r.Value)
		if r.Value.Ended != "" {
			continue
		}
		if err := p.stop(r.Value, "the node was restarted"); err != nil {
			return err
		}
	}
	return nil
}

// remember has the verifiers of a lease looked at until it is settled.
func (p *Provider) remember(r LeaseRecord) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.open[r.Lease.Lease.StructHash()] = r
}

// stop ends the work on a lease for good.
func (p *Provider) stop(r LeaseRecord, why string) error {
	hash := r.Lease.Lease.StructHash()
	r.Ended = why
	if _, err := p.d.Ledger.Commit(ledger.Change{
		Kind: "lease.stopped", Body: why, At: p.d.Heads.Latest().Time, Put: []ledger.Record{leaseRecord(r)},
	}); err != nil {
		return err
	}
	if _, err := p.leases.State(hash); err != nil {
		return nil // never funded, or settled long ago
	}
	return p.leases.Apply(hash, escrow.Stop{Reason: why})
}

func leaseRecord(r LeaseRecord) ledger.Record {
	return ledger.Record{Key: ledger.Key{Space: role.SpaceLeases, ID: r.Lease.Lease.StructHash().Hex()}, Value: r}
}

// Role implements intake.Bidder.
func (p *Provider) Role() market.Role { return market.RoleProvider }

// Bid implements intake.Bidder.
func (p *Provider) Bid(ctx context.Context, k market.Suitability, now uint64) (market.Bid, string) {
	if k.Reason != "" {
		return market.Bid{}, k.Text()
	}
	if why := p.occupied(); why != "" {
		return market.Bid{}, why
	}
	if err := p.d.Takes(k.Announcement.Spec()); err != nil {
		return market.Bid{}, wire.Short(err)
	}
	b := market.Bid{
		Offer: k.Announcement.OfferHash(), Role: market.RoleProvider, Operator: p.d.Operator, Node: p.d.Key.Address(),
		Price: k.Price, TokensPerSecond: k.TokensPerSecond, Expires: now + life(k.Funded),
		Nonce: p.nonce(k.Announcement.OfferHash(), now),
	}
	if p.places.most > 1 {
		b.Leases = uint32(p.places.most)
	}
	if k.Announcement.Priced() {
		why := p.d.Rails.Quote(ctx, p.d.Key, &b, k.Announcement, p.payable(ctx, k, now), now)
		return b, why
	}
	r, err := p.d.Rails.At(k.Announcement.Domain())
	if err == nil {
		err = p.judge(ctx, prospect{k, k.Announcement, k.Price, r, now})
	}
	if err == nil {
		err = r.Usable(ctx)
	}
	if err != nil {
		return market.Bid{}, wire.Short(err)
	}
	return b, ""
}

// payable returns a check of whether this node takes a job, at its price in the job's unit, on
// a rail.
func (p *Provider) payable(ctx context.Context, k market.Suitability, now uint64) rail.Check {
	return func(r *rail.Supervisor, at market.ValidAnnouncement) error {
		pay, err := market.LocalQuote(at.Spec().Pricing.Unit, r.Asset, r.Rate).Convert(money.Units(k.Price))
		if err != nil {
			return err
		}
		return p.judge(ctx, prospect{k, at, uint64(pay.Units), r, now})
	}
}

// occupied says why this node makes no bid now. It is empty if it makes one. Work is no reason:
// a bid says for how many leases it stands, and its coordinator counts.
func (p *Provider) occupied() string {
	if why := cmp.Or(p.d.Space.Why(), p.d.Clock.Why()); why != "" {
		return why
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.draining:
		return "this node is draining"
	case p.ctx == nil:
		return "this node is stopping"
	}
	return ""
}

// Active returns the number of leases worked on: those with money.
func (p *Provider) Active() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.work) - len(p.unpaid())
}

// Draining reports whether Drain was called.
func (p *Provider) Draining() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.draining
}

// Drain takes no more work and returns when what runs has ended.
func (p *Provider) Drain(ctx context.Context) error {
	p.mu.Lock()
	p.draining = true
	idle := p.idle
	p.mu.Unlock()
	select {
	case <-idle:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// start works on a lease in a goroutine. It is called with the lock held.
func (p *Provider) start(w *work) {
	if all := p.unplaced(); len(all) >= mostWaiting {
		all[0].end("others wait with their money")
	}
	if len(p.work) == 0 {
		p.idle = make(chan struct{})
	}
	p.work[w.hash] = w
	p.places.reserve(w, w.signed)
	ctx := p.ctx
	p.wg.Go(func() {
		w.run(ctx)
		p.ended(w)
	})
}

// ended forgets a lease that is over.
func (p *Provider) ended(w *work) {
	p.vacate(w)
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.work, w.hash)
	p.dropBid(w.lease.Offer) // it may bid again, for what is left
	if len(p.work) == 0 {
		close(p.idle)
	}
}

func (p *Provider) leased(lease common.Hash) (*work, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	w, ok := p.work[lease]
	return w, ok
}
