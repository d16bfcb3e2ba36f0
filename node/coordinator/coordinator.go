package coordinator

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// JobRecord is what the coordinator keeps of a job.
type JobRecord struct {
	State    job.State `cbor:"1,keyasint"`
	Deposit  Deposit   `cbor:"2,keyasint"`
	PostedAt int64     `cbor:"3,keyasint"` // unix ms, for people
	Figures  Figures   `cbor:"4,keyasint"`
}

// Escrows are the leases, with what the coordinator needs beyond Leases. Safe for
// concurrent use.
type Leases interface {
	role.Leases
	// Settled waits for clients' leases that have settled, or have paid more since, and
	// returns their latest states, each once.
	Settled(ctx context.Context) ([]escrow.State, error)
}

// Publisher lists announcements.
type Publisher interface {
	Publish(ctx context.Context, announcement []byte) error
}

// ErrUnknownJob is returned for a job that this node does not coordinate.
var ErrUnknownJob = errors.New("this node does not coordinate that job: see `infernet job list`")

// Coordinator runs jobs as their offers' delegate: for its own client, or as
// an aggregator for others.
type Coordinator struct {
	d      role.Deps
	leases Leases
	topic  Publisher
	policy job.Policy
	dir    string        // of artefacts
	paying chan struct{} // holds one: a permit of the wallet is on its way

	mu      sync.Mutex
	jobs    map[market.JobID]*actor
	byLease map[common.Hash]*actor
	byOffer map[common.Hash]*actor
	start   func(*actor)
	wg      sync.WaitGroup
}

// NewCoordinator returns a coordinator; Run takes up the ledger's jobs.
func New(d role.Deps, tills Leases, topic Publisher, p job.Policy, dir string) *Coordinator {
	return &Coordinator{
		d: d, leases: tills, topic: topic, policy: p, dir: dir, paying: make(chan struct{}, 1),
		jobs: map[market.JobID]*actor{}, byLease: map[common.Hash]*actor{}, byOffer: map[common.Hash]*actor{},
	}
}

// Run drives every job until ctx is done, and returns when all have stopped.
func (c *Coordinator) Run(ctx context.Context) error {
	records, err := ledger.List[JobRecord](c.d.Ledger, role.SpaceJobs, "")
	if err != nil {
		return err
	}
	c.mu.Lock()
	c.start = func(a *actor) { c.wg.Go(func() { a.run(ctx) }) }
	for _, a := range c.jobs { // posted before Run
		c.start(a)
	}
	c.mu.Unlock()
	for _, r := range records {
		c.adopt(newActor(c, r.Value, true))
		if r.Value.State.Phase == job.Closed {
			continue
		}
		if err := c.holdData(r.Value.State.Listed()); err != nil { // of before pins were kept
			c.d.Log.Warn("data set of a job is not here", "job", r.ID, "err", err)
		}
	}
	c.wg.Go(func() { c.followSettlements(ctx) })
	<-ctx.Done()
	c.mu.Lock()
	c.start = nil // what is posted from now on is taken up at the next start
	c.mu.Unlock()
	c.wg.Wait()
	return nil
}

func (c *Coordinator) adopt(a *actor) {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := a.state()
	id := s.Announcement.Offer.Job
	if _, ok := c.jobs[id]; ok {
		return
	}
	c.jobs[id] = a
	c.byOffer[s.Announcement.Offer.StructHash()] = a
	for _, l := range s.Past {
		c.byLease[l.Hash] = a
	}
	if s.Lease != nil {
		c.byLease[s.Lease.Hash] = a
	}
	if c.start != nil && s.Phase != job.Closed {
		c.start(a)
	}
}

// leased tells which job a lease belongs to; called by actors.
func (c *Coordinator) leased(lease common.Hash, a *actor) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.byLease[lease] = a
}

// Post takes a job up: it is in the ledger when Post returns.
func (c *Coordinator) Post(ctx context.Context, ann market.ValidAnnouncement, d Deposit, genesis common.Hash) error {
	if _, err := c.job(ann.JobID()); err == nil {
		return nil // posted before
	}
	if err := c.holdData(ann); err != nil {
		return fmt.Errorf("data set: %w: upload it again", err)
	}
	now := c.tick()
	s, actions := job.New(ann, genesis, c.policy, now)
	r := JobRecord{State: s, Deposit: d, PostedAt: time.Now().UnixMilli()}
	if _, err := c.d.Ledger.Commit(ledger.Change{
		Kind: "job.posted", Body: ann.Announcement().Offer, At: now.Chain, Put: []ledger.Record{jobRecord(r)},
	}); err != nil {
		return err
	}
	a := newActor(c, r, false)
	a.first = actions
	c.adopt(a)
	c.d.Event(ann.JobID(), "offer", fmt.Sprintf("%s: %d segments of %d steps, at most %s each",
		ann.Spec().Name, ann.Offer().Segments, ann.Spec().StepsPerSegment, c.d.Rails.Asked(ann, ann.MaxPrice())), nil)
	return nil
}

func jobRecord(r JobRecord) ledger.Record {
	return ledger.Record{Key: ledger.Key{Space: role.SpaceJobs, ID: r.State.Announcement.Offer.Job.String()}, Value: r}
}

func (c *Coordinator) tick() job.Tick {
	return job.Tick{Chain: c.d.Heads.Latest().Time, Mono: monotonicMS()}
}

// Cancel stops a job of this node's client.
func (c *Coordinator) Cancel(ctx context.Context, id market.JobID) error {
	a, err := c.job(id)
	if err != nil {
		return err
	}
	return a.apply(ctx, job.Cancel{Reason: "cancelled by the client"})
}

func (c *Coordinator) job(id market.JobID) (*actor, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if a, ok := c.jobs[id]; ok {
		return a, nil
	}
	return nil, fmt.Errorf("%w: %s", ErrUnknownJob, id)
}

// Records returns all jobs, as they are now.
func (c *Coordinator) Records() []JobRecord {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := make([]JobRecord, 0, len(c.jobs))
	for _, a := range c.jobs {
		out = append(out, a.record())
	}
	return out
}

// Record returns one job.
func (c *Coordinator) Record(id market.JobID) (JobRecord, error) {
	a, err := c.job(id)
	if err != nil {
		return JobRecord{}, err
	}
	return a.record(), nil
}

// ProviderOf is the peer id of a running lease's provider; empty: it is none of
// this node's.
func (c *Coordinator) ProviderOf(lease common.Hash) string {
	a, err := c.ofLease(lease)
	if err != nil {
		return ""
	}
	if l := a.state().Lease; l != nil && l.Hash == lease {
		return l.Peer
	}
	return ""
}

// Active is the number of jobs that have not ended.
func (c *Coordinator) Active() int {
	n := 0
	for _, r := range c.Records() {
		if r.State.Phase != job.Closed {
			n++
		}
	}
	return n
}

func (c *Coordinator) ofLease(lease common.Hash) (*actor, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if a, ok := c.byLease[lease]; ok {
		return a, nil
	}
	return nil, p2p.Refuse(wire.CodeUnknown, "no lease %s here", lease)
}

func (c *Coordinator) ofOffer(offer common.Hash) (*actor, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if a, ok := c.byOffer[offer]; ok {
		return a, nil
	}
	return nil, p2p.Refuse(wire.CodeUnknown, "no offer %s here", offer)
}

// Bid answers /infernet/bid/1.
func (c *Coordinator) Bid(ctx context.Context, from peer.ID, b market.SignedBid) (market.Ack, error) {
	a, err := c.ofOffer(b.Bid.Offer)
	if err != nil {
		return market.Ack{}, err
	}
	if node, err := market.NodeOfPeer(from); err != nil || node != b.Bid.Node {
		return market.Ack{}, p2p.Refuse(wire.CodeInvalid, "a bid comes from its own node key")
	}
	bid, err := b.Validate(a.ann, c.d.Heads.Latest().Time)
	if err != nil {
		return market.Ack{}, err
	}
	if err := c.speaksFor(ctx, bid.Bid()); err != nil {
		return market.Ack{}, err
	}
	return wire.Accepted, a.apply(ctx, job.BidReceived{Bid: bid, Peer: from.String()})
}

// speaksFor: the stake that a bid counts with is that of an operator who has
// authorised the bidder's node key.
func (c *Coordinator) speaksFor(ctx context.Context, b market.Bid) error {
	op, err := c.d.Registry.OperatorOf(ctx, b.Node)
	switch {
	case err != nil:
		return p2p.Refuse(wire.CodeBusy, "the registry was not read: send it again later")
	case op != b.Operator:
		return p2p.Refuse(wire.CodeInvalid, "node %s is no key of operator %s: authorise it with `infernet stake`", b.Node, b.Operator)
	}
	return nil
}

// Progress answers /infernet/progress/1.
func (c *Coordinator) Progress(ctx context.Context, from peer.ID, p market.Progress) (market.Ack, error) {
	a, l, err := c.leaseOf(from, p.Lease)
	if err != nil {
		return market.Ack{}, err
	}
	if err := p.Validate(l, a.ann.Spec()); err != nil {
		return market.Ack{}, err
	}
	return wire.Accepted, a.apply(ctx, job.HeartbeatReceived{Progress: p})
}

// leaseOf finds the active lease, and checks that its provider's node asks.
func (c *Coordinator) leaseOf(from peer.ID, lease common.Hash) (*actor, market.Lease, error) {
	a, err := c.ofLease(lease)
	if err != nil {
		return nil, market.Lease{}, err
	}
	active := a.state().Lease
	if active == nil || active.Hash != lease {
		return nil, market.Lease{}, p2p.Refuse(wire.CodeStale, "lease %s is over", lease)
	}
	if node, err := market.NodeOfPeer(from); err != nil || node != active.Signed.Lease.Node {
		return nil, market.Lease{}, p2p.Refuse(wire.CodeInvalid, "that lease is another node's")
	}
	return a, active.Signed.Lease, nil
}

// Result answers /infernet/segment/1 with the receipt.
func (c *Coordinator) Result(ctx context.Context, from peer.ID, r market.SegmentResult) (market.Receipt, error) {
	a, l, err := c.leaseOf(from, r.Commitment.Lease)
	if err != nil {
		return market.Receipt{}, err
	}
	valid, err := r.Validate(a.chosen(), l)
	if err != nil {
		return market.Receipt{}, err
	}
	if err := a.apply(ctx, job.ResultReceived{Result: valid}); err != nil {
		return market.Receipt{}, err
	}
	// Also when it is sent again: the first time may have ended here.
	if err := c.leases.Apply(r.Commitment.Lease, escrow.CommittedTo{Segment: r.Commitment.Segment - l.FirstSegment, Hash: r.Commitment.Hash, Sig: r.Sig}); err != nil {
		return market.Receipt{}, err
	}
	if err := c.keep(a.state(), valid); err != nil {
		return market.Receipt{}, err
	}
	got, ok := a.state().Receipt(valid.Hash())
	if !ok {
		return market.Receipt{}, p2p.Refuse(wire.CodeBusy, "the receipt is not signed yet")
	}
	return got, nil
}

// Seal answers /infernet/seal/1 when this node coordinates the job: the log
// goes to whoever was asked to check the segment, once its seal is kept.
func (c *Coordinator) Seal(ctx context.Context, _ peer.ID, s market.VerdictCommitment) (market.LogReveal, error) {
	a, err := c.ofLease(s.Lease)
	if err != nil {
		return market.LogReveal{}, err
	}
	w, ask, err := a.asked(s.Commitment, s.Verifier)
	if err != nil {
		return market.LogReveal{}, err
	}
	valid, err := s.Validate(market.RestoreResult(w.Result), a.candidate(ask))
	if err != nil {
		return market.LogReveal{}, err
	}
	return market.LogReveal{Log: w.Result.Log}, a.apply(ctx, job.VerdictCommitted{Commitment: valid})
}

// Verdict answers /infernet/verdict/1 when this node coordinates the job.
func (c *Coordinator) Verdict(ctx context.Context, _ peer.ID, s market.SignedVerdict) (market.Ack, error) {
	a, err := c.ofLease(s.Verdict.Lease)
	if err != nil {
		return market.Ack{}, err
	}
	valid, err := a.validVerdict(s)
	if errors.Is(err, market.ErrReveal) { // another is drawn in its place
		refused := job.CheckRefused{Commitment: s.Verdict.Commitment, Node: valid.Node(), Reason: wire.Short(err)}
		return market.Ack{}, errors.Join(err, a.apply(ctx, refused))
	}
	if err != nil {
		return market.Ack{}, err
	}
	if err := c.leases.Apply(s.Verdict.Lease, escrow.Judged{Verdict: s}); err != nil {
		return market.Ack{}, err
	}
	return wire.Accepted, a.apply(ctx, job.VerdictReceived{Verdict: valid})
}

// Knows reports whether a lease is one of this coordinator's.
func (c *Coordinator) Knows(lease common.Hash) bool {
	_, err := c.ofLease(lease)
	return err == nil
}

// Genesis computes the state root that a program's seed gives. The data set
// does not enter it.
func (c *Coordinator) Genesis(spec market.Spec) (common.Hash, error) {
	root, err := c.d.Runner.Genesis(spec)
	return common.Hash(root), err
}
