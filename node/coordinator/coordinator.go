package coordinator

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// JobRecord is what the coordinator keeps of a job in the ledger.
type JobRecord struct {
	State    job.State `cbor:"1,keyasint"`
	Deposit  Deposit   `cbor:"2,keyasint"`
	PostedAt int64     `cbor:"3,keyasint"` // unix ms, for people
	Figures  Figures   `cbor:"4,keyasint"`
}

// Leases are the leases, with what the coordinator needs beyond role.Leases. It is safe for
// concurrent use.
type Leases interface {
	role.Leases
	// Settled waits for clients' leases that have settled, or have paid more since, and
	// returns their latest states, each once.
	Settled(ctx context.Context) ([]escrow.State, error)
}

// Publisher publishes announcements.
type Publisher interface {
	Publish(ctx context.Context, announcement []byte) error
}

// ErrUnknownJob is returned for a job that this node does not coordinate.
var ErrUnknownJob = errors.New("this node does not coordinate that job")

// Coordinator runs jobs as the delegate of their offers: for its own client, or as an
// aggregator for others. It is safe for concurrent use.
type Coordinator struct {
	d      role.Deps
	leases Leases
	topic  Publisher
	policy job.Policy
	weigh  LeastVerifiers
	fault  role.FaultInjection
	// friends are the operators whose verifiers a coordinator with that fault names.
	friends map[common.Address]bool
	ends    Consent                         // nil: leases end with their windows
	noted   func(JobRecord, []job.Verified) // nil: nobody looks at verified states
	dir     string                          // of artefacts
	paying  chan struct{}                   // holds one: a permit of the wallet is on its way

	bidders  bidders
	rooms    *rooms
	deposits *deposits

	mu      sync.Mutex
	jobs    map[market.JobID]*actor
	byLease map[common.Hash]*actor
	byOffer map[common.Hash]*actor
	start   func(*actor)
	wg      sync.WaitGroup
}

// LeastVerifiers returns how many verifiers a lease under an offer names at least
// (economics.Params.LeastCandidates). It is safe for concurrent use.
type LeastVerifiers func(context.Context, market.Spec, market.Offer) (uint32, error)

// Weigh has the coordinator lease only where so many verifiers bid. It is called before Run.
func (c *Coordinator) Weigh(least LeastVerifiers) { c.weigh = least }

// New returns a coordinator that writes finished models under dir. It knows the ledger's jobs from then on: nobody is
// ever told that one of them, or a lease of one, is unknown. Run drives them.
func New(d role.Deps, leases Leases, topic Publisher, p job.Policy, dir string) (*Coordinator, error) {
	c := &Coordinator{
		d: d, leases: leases, topic: topic, policy: p, dir: dir, paying: make(chan struct{}, 1),
		friends: map[common.Address]bool{}, bidders: bidders{known: map[common.Address]bidder{}}, rooms: newRooms(),
		jobs: map[market.JobID]*actor{}, byLease: map[common.Hash]*actor{}, byOffer: map[common.Hash]*actor{},
	}
	c.deposits = newDeposits(c.Pay)
	records, err := ledger.List[JobRecord](d.Ledger, role.SpaceJobs, "")
	if err != nil {
		return nil, err
	}
	for _, r := range records {
		c.adopt(newActor(c, r.Value, true))
	}
	return c, nil
}

// OnVerified has fn called with a job that has verified segments more and the states after them, and with one
// that is posted. It is called before Run, and fn returns soon.
func (c *Coordinator) OnVerified(fn func(JobRecord, []job.Verified)) { c.noted = fn }

// Misbehave has the coordinator cheat, for tests. It is called before Run.
func (c *Coordinator) Misbehave(f role.FaultInjection) { c.fault = f }

// Announced returns the announcements of the jobs that are listed now.
func (c *Coordinator) Announced() (out []market.Announcement) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, a := range c.jobs {
		if s := a.state(); s.Phase == job.Announced || s.Phase == job.Merging {
			out = append(out, s.Announcement)
		}
	}
	return out
}

// Run drives every job until ctx is done, and returns when all have stopped.
func (c *Coordinator) Run(ctx context.Context) error {
	for _, r := range c.Records() {
		if err := c.complete(r); err != nil {
			return err
		}
	}
	c.mu.Lock()
	c.start = func(a *actor) { c.wg.Go(func() { a.run(ctx) }) }
	for _, a := range c.jobs {
		if a.unended() {
			c.start(a)
		}
	}
	c.mu.Unlock()
	c.wg.Go(func() { c.followSettlements(ctx) })
	<-ctx.Done()
	c.mu.Lock()
	c.start = nil // a job posted from now on starts at the next Run
	c.mu.Unlock()
	c.wg.Wait()
	return nil
}

// complete notes of an open job what a node of an earlier version did not: who reads its data, and that it is pinned.
func (c *Coordinator) complete(r JobRecord) error {
	if r.State.Phase == job.Closed {
		return nil
	}
	for _, p := range holders(r.State, c.d.Self) {
		if err := c.d.Readers.AdmitPeer(r.State.Listed(), p); err != nil {
			return err
		}
	}
	if err := c.holdData(r.State.Listed(), r.Deposit); err != nil {
		c.d.Log.Warn("data set of a job is not here", "job", r.State.Announcement.Offer.Job, "err", err)
	}
	return nil
}

// adopt adds a job, unless it is there, and starts it if the coordinator runs.
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
	if c.start != nil && a.unended() {
		c.start(a)
	}
}

// leased notes to which job a lease belongs. Actors call it.
func (c *Coordinator) leased(lease common.Hash, a *actor) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.byLease[lease] = a
}

// Post starts a job. The job is in the ledger when Post returns. genesis is the state root
// of the program's seed.
func (c *Coordinator) Post(_ context.Context, ann market.ValidAnnouncement, d Deposit, genesis common.Hash) error {
	return c.post(ann, d, genesis, c.policy)
}

func (c *Coordinator) post(ann market.ValidAnnouncement, d Deposit, genesis common.Hash, p job.Policy) error {
	if _, err := c.job(ann.JobID()); err == nil {
		return nil // posted before
	}
	if err := c.holdData(ann, d); err != nil {
		return fmt.Errorf("data set: %w: upload it again", err)
	}
	now := c.tick()
	s, actions := job.New(ann, genesis, p, now)
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
	if c.noted != nil {
		c.noted(r, nil)
	}
	return nil
}

func jobRecord(r JobRecord) ledger.Record {
	return ledger.Record{Key: ledger.Key{Space: role.SpaceJobs, ID: r.State.Announcement.Offer.Job.String()}, Value: r}
}

func (c *Coordinator) tick() job.Tick {
	return job.Tick{Chain: c.d.Heads.Latest().Time, Mono: monotonicMS()}
}

// Cancel stops a job of this node's client. The error wraps ErrUnknownJob or job.ErrClosed.
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

// Records returns all jobs as they are now.
func (c *Coordinator) Records() []JobRecord {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := make([]JobRecord, 0, len(c.jobs))
	for _, a := range c.jobs {
		out = append(out, a.record())
	}
	return out
}

// Record returns one job. The error wraps ErrUnknownJob.
func (c *Coordinator) Record(id market.JobID) (JobRecord, error) {
	a, err := c.job(id)
	if err != nil {
		return JobRecord{}, err
	}
	return a.record(), nil
}

// ProviderOf returns the peer ID of a running lease's provider. It is empty for a lease
// that is not this node's.
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

// Active returns the number of jobs that have not ended.
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
	return nil, unknown("lease", lease)
}

func (c *Coordinator) ofOffer(offer common.Hash) (*actor, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if a, ok := c.byOffer[offer]; ok {
		return a, nil
	}
	return nil, unknown("offer", offer)
}

func unknown(what string, hash common.Hash) error {
	return p2p.Refuse(wire.CodeUnknown, "no %s %s here", what, hash)
}

// Knows reports whether a lease is one of this coordinator's.
func (c *Coordinator) Knows(lease common.Hash) bool {
	_, err := c.ofLease(lease)
	return err == nil
}

// Genesis computes the state root that a program's seed gives. It does not depend on the
// data set.
func (c *Coordinator) Genesis(spec market.Spec) (common.Hash, error) {
	root, err := c.d.Runner.Genesis(spec)
	return common.Hash(root), err
}

// started is the zero of monotonic milliseconds. The wall clock never enters them.
var started = time.Now()

func monotonicMS() uint64 { return uint64(time.Since(started).Milliseconds()) }

// PostSlot starts a job that is one slot of several that train a model together (job.Policy). It
// waits for SetStart before each segment. The job is in the ledger when PostSlot returns.
func (c *Coordinator) PostSlot(ann market.ValidAnnouncement, d Deposit) error {
	p := c.policy
	p.Rounds = true
	return c.post(ann, d, common.Hash{}, p)
}

// SetStart gives a slot's job the state that its next segment starts from. The error wraps
// ErrUnknownJob, job.ErrClosed or job.ErrPhase.
func (c *Coordinator) SetStart(ctx context.Context, id market.JobID, start job.StartSet) error {
	a, err := c.job(id)
	if err != nil {
		return err
	}
	return a.apply(ctx, start)
}

// Checkpoint fetches a checkpoint of one of this node's jobs from those who should have it, and keeps
// it for the job.
func (c *Coordinator) Checkpoint(ctx context.Context, id market.JobID, b market.Blob) ([]byte, error) {
	a, err := c.job(id)
	if err != nil {
		return nil, err
	}
	raw, err := c.d.Checkpoint(ctx, b, a.ann.Spec(), a.holders()...)
	if err != nil {
		return nil, err
	}
	return raw, c.d.Pins.Hold(role.HoldFor(role.AsCoordinator, a.chosen()), b.CID)
}

// Hold is under what this node keeps checkpoints of one of its jobs.
func (c *Coordinator) Hold(id market.JobID) (role.Hold, error) {
	a, err := c.job(id)
	if err != nil {
		return role.Hold{}, err
	}
	return role.HoldFor(role.AsCoordinator, a.chosen()), nil
}
