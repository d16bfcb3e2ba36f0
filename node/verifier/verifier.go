package verifier

import (
	"cmp"
	"context"
	"maps"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// Verifier executes segments again that it was drawn for, and signs what it finds. It is
// safe for concurrent use.
type Verifier struct {
	d          role.Deps
	queue      *fairQueue
	leases     leaseReadings
	data       *role.Datasets
	fault      role.FaultInjection
	challenger Challenger // nil: nothing can be disputed
	price      Price
	deliveries sync.WaitGroup // deliveries under way
	retries    retryQueue     // of Run: checks that are tried again

	mu   sync.Mutex
	bids map[common.Hash]uint64 // expiry, by offer
}

// Price returns the least for which this node checks a segment of a job, in the unit that
// bids are priced in. It is safe for concurrent use.
type Price func(market.ValidAnnouncement) uint64

// Challenger takes claims that were found wrong. own is what the segment should be, where all
// of it is known. Otherwise at is an interval that is wrong by itself, from the state that the
// claim has at its start, or nil. It is safe for concurrent use.
type Challenger interface {
	Contest(c role.Claim, own *executor.Outcome, at *uint32)
}

// check is a request that passed its checks.
type check struct {
	market.ValidCheck
	drawn market.Intervals // none until the block of a request without a receipt is mined
	from  peer.ID          // who asks
	block common.Hash      // that drew it
	// alone says that the provider does not serve the states that the drawn intervals start
	// from: they are computed from the segment's start.
	alone bool
}

// CheckRecord is an accepted request in the ledger.
type CheckRecord struct {
	Request market.CheckRequest `cbor:"1,keyasint"`
	From    string              `cbor:"2,keyasint"`
	// Found is what the execution gave, once there is one. The verifier commits to it
	// before it judges.
	Found *finding `cbor:"3,keyasint,omitempty"`
}

// claim returns what the request says as disputes keep it. The log comes after the
// commitment.
func (c check) claim(log []byte) role.Claim {
	q := c.Request()
	q.Result.Log = log
	return role.Claim{
		Announcement: q.Announcement, Lease: q.Lease, Result: q.Result, Start: q.Start,
		Peers: []string{q.Announcement.Contact, q.ProviderPeer},
	}
}

// New returns a verifier. Run makes it work. What it finds wrong goes to challenger, if
// that is not nil.
func New(d role.Deps, challenger Challenger, price Price, f role.FaultInjection) *Verifier {
	return &Verifier{d: d, challenger: challenger, price: price, fault: f, queue: newFairQueue(),
		data: role.NewDatasets(d), bids: map[common.Hash]uint64{}}
}

// Role implements intake.Bidder.
func (v *Verifier) Role() market.Role { return market.RoleVerifier }

// Bid implements intake.Bidder.
func (v *Verifier) Bid(ctx context.Context, p market.Suitability, now uint64) (market.Bid, string) {
	if why := cmp.Or(v.d.Space.Why(), v.d.Clock.Why()); why != "" {
		return market.Bid{}, why
	}
	if p.Reason == market.ReasonMemory || p.Reason == market.ReasonToken {
		return market.Bid{}, p.Text()
	}
	if why := v.beyond(p.Announcement.Spec()); why != "" {
		return market.Bid{}, why
	}
	if why := v.underpaid(p.Announcement, p.Announcement.MaxPrice(), v.price(p.Announcement)); why != "" {
		return market.Bid{}, why
	}
	b := market.Bid{
		Offer: p.Announcement.OfferHash(), Role: market.RoleVerifier, Operator: v.d.Operator, Node: v.d.Key.Address(),
		Expires: now + role.BidLife, Nonce: now,
	}
	if p.Announcement.Priced() {
		why := v.d.Rails.Quote(ctx, v.d.Key, &b, p.Announcement, rail.Anywhere, now)
		return b, why
	}
	r, err := v.d.Rails.At(p.Announcement.Domain())
	if err == nil {
		err = rail.Anywhere(r, p.Announcement)
	}
	if err != nil {
		return market.Bid{}, wire.Short(err)
	}
	return b, ""
}

// Sending implements intake.Bidder.
func (v *Verifier) Sending(k market.Suitability, b market.Bid) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.bids[k.Announcement.OfferHash()] = b.Expires
	maps.DeleteFunc(v.bids, func(_ common.Hash, until uint64) bool { return until < b.Nonce })
}

// Sent implements intake.Bidder.
func (v *Verifier) Sent(offer common.Hash, taken bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if !taken {
		delete(v.bids, offer)
	}
}

// Listed implements intake.Bidder.
func (v *Verifier) Listed(_ func(common.Hash) uint64, gone []common.Hash) {
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, offer := range gone {
		delete(v.bids, offer)
	}
}

// BidExpiry implements intake.Bidder.
func (v *Verifier) BidExpiry(offer common.Hash) uint64 {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.bids[offer]
}

// remember keeps a request until it is answered: an accepted check survives a restart.
func (v *Verifier) remember(valid market.ValidCheck, from peer.ID) error {
	q := valid.Request()
	c := ledger.Change{
		Kind: "check.accepted", Body: q.Result.Commitment, At: v.d.Heads.Latest().Time,
		Put: []ledger.Record{{Key: checkKey(valid.Result().Hash()),
			Value: CheckRecord{Request: q, From: from.String()}}},
	}
	if q.Announcement.Offer.Trace != (common.Hash{}) {
		c.Put = append(c.Put, check{ValidCheck: valid}.claim(nil).Record())
	}
	if _, err := v.d.Ledger.Commit(c); err != nil {
		return err
	}
	if err := v.d.Readers.Admit(valid.Announcement(), append(role.NodesOf(q.Candidates), q.Lease.Lease.Node,
		q.Announcement.Offer.Delegate)...); err != nil {
		return err
	}
	return v.d.Follow(check{ValidCheck: valid}.followed())
}

// followed is the lease of a check, as whoever looks at its claims on chain keeps it.
func (c check) followed() role.Followed {
	claim := c.claim(nil)
	f := role.Followed{Announcement: claim.Announcement, Lease: claim.Lease, Peers: claim.Peers}
	if claim.Segment().Index == claim.Lease.Lease.FirstSegment {
		f.Start = claim.Start
	}
	return f
}

func checkKey(commitment common.Hash) ledger.Key {
	return ledger.Key{Space: role.SpaceChecks, ID: commitment.Hex()}
}

// Resume queues what was accepted and is not answered yet: before a restart, or set aside until
// the operator said so. What this process died over too often is left alone.
func (v *Verifier) Resume(ctx context.Context) error {
	old, err := ledger.List[CheckRecord](v.d.Ledger, role.SpaceChecks, "")
	if err != nil {
		return err
	}
	for _, r := range old {
		c, err := v.restore(ctx, r.Value)
		switch {
		case ctx.Err() != nil:
			return nil
		case err == nil && v.setAside(c.Announcement().JobID()) == "":
			v.queue.put(postponed{check: c})
		case err != nil: // over, or not possible any more
			v.d.Log.Info("old check dropped", "commitment", r.ID, "err", err)
			if err := v.forget(r.Value.Request.Result.Commitment.StructHash()); err != nil {
				return err
			}
		}
	}
	return nil
}

func (v *Verifier) restore(ctx context.Context, r CheckRecord) (check, error) {
	from, err := peer.Decode(r.From)
	if err != nil {
		return check{}, err
	}
	valid, err := r.Request.Validate(v.d.Rails, v.d.Heads.Latest().Time)
	if err != nil {
		return check{}, err
	}
	c := check{ValidCheck: valid, from: from}
	if !valid.Receipted() {
		return c, nil // its block may not be mined yet
	}
	return c, v.draw(ctx, &c)
}

func (v *Verifier) forget(commitment common.Hash) error {
	_, err := v.d.Ledger.Commit(ledger.Change{
		Kind: "check.dropped", Body: commitment, At: v.d.Heads.Latest().Time,
		Delete: []ledger.Key{checkKey(commitment)},
	})
	return err
}

// Run checks one segment after another until ctx is done.
func (v *Verifier) Run(ctx context.Context) error {
	defer v.deliveries.Wait()
	if err := v.Resume(ctx); err != nil {
		return err
	}
	for {
		p, err := v.next(ctx)
		if err != nil {
			return nil // ctx is done
		}
		err = v.try(ctx, p)
		if err == nil || ctx.Err() != nil {
			continue
		}
		v.d.Log.Warn("check not finished", "segment", p.check.Result().Commitment().Segment, "err", err)
		if err := v.forget(p.check.Result().Hash()); err != nil {
			return err
		}
	}
}

// next waits for a check whose turn it is: a new one, or the next try of one that failed.
func (v *Verifier) next(ctx context.Context) (postponed, error) {
	for ctx.Err() == nil {
		for p, ok := v.retries.take(time.Now()); ok; p, ok = v.retries.take(time.Now()) {
			v.queue.put(p)
		}
		if p, ok := v.queue.take(); ok {
			return p, nil
		}
		timer := time.NewTimer(v.retries.wake(time.Now()))
		select {
		case <-ctx.Done():
		case <-v.queue.added:
		case <-timer.C:
		}
		timer.Stop()
	}
	return postponed{}, ctx.Err()
}

// parties returns who may show the log and wants the verdict: who asks, and then the other of
// coordinator and provider.
func (c check) parties() []peer.ID {
	provider := providerPeer(c.Request())
	if c.from != provider {
		return []peer.ID{c.from, provider}
	}
	contact, err := peer.Decode(c.Announcement().Announcement().Contact)
	if err != nil || contact == provider {
		return []peer.ID{provider}
	}
	return []peer.ID{provider, contact}
}

// deliver sends the verdict to the coordinator and to the provider, to each again while it
// does not answer. The next check does not wait for that, because one of them may be gone.
// Each gets the commitment first: it may have been away when that was sent.
func (v *Verifier) deliver(ctx context.Context, c check, commitment market.VerdictCommitment, s market.SignedVerdict) {
	for _, p := range c.parties() {
		v.deliveries.Go(func() {
			send := func() error {
				_, err := v.reveal(ctx, p, c, commitment)
				if err != nil && (p == c.from || !wire.Busy(err)) {
					return err // a provider shows its log only while the coordinator is away
				}
				return wire.Send(ctx, v.d.Net, p, p2p.VerdictProtocol, s)
			}
			if err := wire.RetryFor(ctx, checkWindow(), send); err != nil {
				v.d.Log.Info("verdict not delivered", "peer", p, "err", err)
			}
		})
	}
}

// Handle registers what a verifier answers.
func Handle(h wire.Host, v *Verifier) {
	h.Handle(p2p.CheckProtocol, wire.Serve(market.DecodeCheck, v.Check))
}
