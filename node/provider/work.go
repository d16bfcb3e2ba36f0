package provider

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

const (
	// heartbeatEvery keeps well under the 2 s of the protocol.
	heartbeatEvery = 900 * time.Millisecond
	// fundTimeout is how long a provider waits for the money after signing, beyond the time in which
	// the rail makes it count. On a rail that locks every segment by itself it waits lockTimeout
	// longer for each. After fundTimeout alone it gives up if not even the chain's head shows the lease.
	fundTimeout = 3 * time.Minute
	lockTimeout = 4 * time.Second
)

// errEnded is returned when the coordinator has ended the lease.
var errEnded = errors.New("the lease was ended")

// errNotSent is returned for a lease whose funding transaction the chain's head does not show in time.
var errNotSent = errors.New("the chain's head shows no transaction that funds the lease")

// work is one lease being worked on, by one goroutine.
type work struct {
	p           *Provider
	coordinator peer.ID
	ann         market.ValidAnnouncement
	lease       market.Lease
	hash        common.Hash
	record      LeaseRecord
	signed      time.Time
	memory      uint64        // that it takes while it computes, bytes
	paid        bool          // the money is there; guarded by the provider's mutex
	placed      chan struct{} // closed when it is, and the lease has a place

	cancel     context.CancelCauseFunc
	ctx        context.Context // ends with the lease
	step       atomic.Uint64   // of the run, in the low half; the loss's bits in the high
	speed      atomic.Uint64   // tokens a second
	at         atomic.Uint32   // segment of the job
	counts     atomic.Bool     // the money is there: the coordinator is a partner
	heartbeats sync.WaitGroup  // the heartbeat

	start market.Blob // checkpoint before the segment under way; empty: the seed
	first sync.Once
	begun chan struct{} // closed after the first step
}

func newWork(p *Provider, from peer.ID, v market.ValidLeaseProposal, r LeaseRecord) *work {
	w := &work{
		p: p, coordinator: from, ann: v.Announcement(), lease: r.Lease.Lease,
		hash: r.Lease.Lease.StructHash(), record: r, signed: time.Now(),
	}
	w.ctx, w.cancel = context.WithCancelCause(context.Background())
	w.begun, w.start, w.placed = make(chan struct{}), r.Start, make(chan struct{})
	w.memory = executor.LeastMemory(w.ann.Spec().Program)
	w.at.Store(w.lease.FirstSegment)
	return w
}

// end stops the work for a reason that the coordinator gave.
func (w *work) end(reason string) { w.cancel(fmt.Errorf("%w: %s", errEnded, reason)) }

// run works until the lease's last segment is committed or the lease ends, and waits until
// its money is settled.
func (w *work) run(ctx context.Context) {
	stop := context.AfterFunc(ctx, func() { w.cancel(context.Canceled) })
	defer stop()
	defer w.heartbeats.Wait()
	defer w.cancel(nil)
	err := w.train()
	if ctx.Err() != nil {
		return // the node stops: giveUpOld ends the lease at the next start
	}
	if err != nil {
		why := wire.Short(err)
		w.p.d.Log.Info("lease stopped", "lease", w.hash, "err", err)
		w.event("stopped", "%s", why)
		if err := w.p.stop(w.record, why); err != nil {
			w.p.d.Log.Error("lease not stopped", "lease", w.hash, "err", err)
		}
		return // its escrow machine collects what was earned
	}
	w.settle(ctx)
}

// settle waits for the last voucher and the close.
func (w *work) settle(ctx context.Context) {
	wait, cancel := context.WithCancel(ctx)
	defer cancel()
	stop := context.AfterFunc(w.ctx, cancel)
	defer stop()
	s, err := w.await(wait, func(s escrow.State) bool { return s.Chain.Settled != nil })
	switch {
	case err == nil:
		w.event("closed", "paid for %d segments: %s", s.Chain.Settled.Segments,
			w.p.d.Rails.Of(w.ann.Domain()).Amount(uint64(s.Chain.Settled.Provider)))
		if lock := s.Lock(); lock != "" {
			w.event("lock", "%s", lock)
		}
		w.record.Ended = "settled"
		err = w.p.stop(w.record, "settled")
	case ctx.Err() == nil:
		err = w.p.stop(w.record, wire.Short(cmp.Or(context.Cause(w.ctx), err)))
	default:
		return
	}
	if err != nil {
		w.p.d.Log.Error("lease not stopped", "lease", w.hash, "err", err)
	}
}

// event adds an event of the job.
func (w *work) event(kind, format string, args ...any) {
	w.p.d.Event(w.ann.JobID(), kind, fmt.Sprintf(format, args...), nil)
}

// train waits for the money, fetches what the work needs, and computes segment by segment.
// Nothing is fetched for a lease without money. The heartbeat begins with the signature, so that
// a provider that dies while the money moves is missed at once.
func (w *work) train() error {
	w.heartbeats.Go(w.heartbeat)
	if err := w.funded(); err != nil {
		return err
	}
	w.counts.Store(true)
	select {
	case <-w.placed:
	case <-w.ctx.Done():
		return context.Cause(w.ctx)
	}
	last, err := w.compute()
	if err != nil {
		return err
	}
	w.p.vacate(w) // what is left takes no engine
	return last.submit()
}

// compute computes segment by segment. It returns the last one, which nobody has heard of yet.
func (w *work) compute() (out made, err error) {
	s, err := w.open()
	if err != nil {
		return out, err
	}
	defer s.Close()
	for i := range w.lease.Segments {
		if i > 0 {
			if err := out.submit(); err != nil {
				return out, err
			}
		}
		if out, err = w.segment(s, w.lease.FirstSegment+i); err != nil {
			return out, err
		}
	}
	return out, nil
}

// turn waits until this lease may use the engine. Leases that wait take turns. The caller ends
// the turn with done.
func (w *work) turn() (done func(), err error) {
	select {
	case w.p.engine <- struct{}{}:
		return func() { <-w.p.engine }, nil
	case <-w.ctx.Done():
		return nil, context.Cause(w.ctx)
	}
}

// open fetches what the work needs and checks the state it starts from.
func (w *work) open() (*executor.Session, error) {
	spec := w.ann.Spec()
	data, err := w.p.data.Of(w.ctx, w.ann, w.coordinator)
	if err != nil {
		return nil, err
	}
	var start []byte
	if w.record.Start.CID != "" {
		if start, err = w.p.d.Checkpoint(w.ctx, w.record.Start, spec, w.coordinator); err != nil {
			return nil, fmt.Errorf("start checkpoint: %w", err)
		}
	}
	done, err := w.turn()
	if err != nil {
		return nil, err
	}
	defer done()
	s, err := w.p.d.Runner.Open(spec, data, start)
	if err != nil {
		return nil, err
	}
	if w.p.fault.OtherBase {
		s.AlterBase()
	}
	if until := role.HoldFor(role.AsProvider, w.ann).Until; w.p.fault.Alter {
		s.KeepAllMarks(until)
	} else {
		s.KeepMarks(until)
	}
	root, err := s.Root()
	if err != nil {
		s.Close()
		return nil, err
	}
	if common.Hash(root) != w.lease.StartRoot {
		s.Close()
		return nil, fmt.Errorf("%w: root %x, the lease says %s", executor.ErrStart, root, w.lease.StartRoot)
	}
	return s, nil
}

// funded returns when the chain shows the lease's money at the agreed depth.
func (w *work) funded() error {
	c := w.p.d.Rails.Of(w.ann.Domain())
	ctx, cancel := context.WithTimeout(w.ctx, fundingTime(c, w.lease.Segments))
	defer cancel()
	late := time.AfterFunc(w.p.places.hold, func() { w.p.lapsed(w) })
	err := w.money(ctx)
	late.Stop()
	if err != nil {
		w.p.lapsed(w)
		return fmt.Errorf("the escrow does not show the lease's money: %w", err)
	}
	w.p.begins(w)
	w.event("funded", "the escrow holds %s for this lease", c.Amount(w.lease.Price*uint64(w.lease.Segments)))
	return nil
}

// fundingTime is how long a lease's money may take. What is sent may have to be sent again, so it is
// the rail's finality twice.
func fundingTime(c rail.Info, segments uint32) time.Duration {
	wait := fundTimeout + 2*c.Finality
	if c.PerSegment {
		wait += time.Duration(segments) * lockTimeout
	}
	return wait
}

// money returns when the lease's escrow machine knows of the lease's money.
func (w *work) money(ctx context.Context) error {
	r, err := w.p.d.Rails.At(w.ann.Domain())
	if err != nil {
		return err
	}
	if !r.PerSegment {
		if err := w.backed(ctx, r); err != nil {
			return err
		}
		if err := w.p.follow(r, w.record); err != nil {
			return err
		}
	}
	_, err = w.p.leases.Wait(ctx, w.hash, func(s escrow.State) bool { return s.Phase == escrow.Funded })
	return err
}

// backed returns when the rail shows money that is held for the lease. It looks once a block. Money that takes long
// to be final must be seen at the chain's head after fundTimeout, so that leases without money do not wait as long.
func (w *work) backed(ctx context.Context, r *rail.Supervisor) error {
	deal, since := w.record.deal(r), time.Now()
	for {
		head := w.p.d.Heads.Latest().Number
		err := r.Backed(ctx, deal)
		if err == nil {
			return nil
		}
		if time.Since(since) >= fundTimeout {
			if sent, unread := r.Announced(ctx, deal); unread == nil && !sent {
				return fmt.Errorf("%w: %w", errNotSent, err)
			}
		}
		if _, wait := w.p.d.Heads.Next(ctx, head); wait != nil {
			return fmt.Errorf("%w: %w", wait, err)
		}
	}
}

// follow opens the escrow machine of a lease.
func (p *Provider) follow(c *rail.Supervisor, r LeaseRecord) error {
	policy := escrow.Policy{Patience: p.bounds.Patience, Grace: role.Grace(r.Announcement.Offer), Retry: 10,
		Checks: checksWait}
	if c.Advances {
		policy.MaxUnpaid = uint64(p.bounds.MaxUnpaid)
	}
	return p.leases.Open(escrow.Provider, r.deal(c), policy)
}

// deal is the lease as its rail knows it.
func (r LeaseRecord) deal(c *rail.Supervisor) escrow.Deal {
	return escrow.Deal{Domain: c.Domain, Offer: r.Announcement.Offer, OfferSig: r.Announcement.Sig[:], Lease: r.Lease,
		PerSegment: c.PerSegment}
}

// heartbeat reports progress until the lease ends, whether the coordinator answers or not.
// It reports the first step as soon as it is taken.
func (w *work) heartbeat() {
	early, cancel := context.WithTimeout(w.ctx, heartbeatEvery)
	select {
	case <-w.begun:
	case <-early.Done():
	}
	cancel()
	for ; w.ctx.Err() == nil; _ = retry.Pause(w.ctx, heartbeatEvery) {
		ctx, cancel := context.WithTimeout(w.ctx, 5*time.Second)
		err := wire.Send(ctx, w.p.d.Net, w.coordinator, p2p.ProgressProtocol, w.progress())
		cancel()
		switch {
		case err == nil && w.counts.Load():
			w.p.d.Partner(w.coordinator)
			w.alive()
		case refusedAs(err, wire.CodeStale), refusedAs(err, wire.CodeUnknown):
			w.end("the coordinator says that the lease is over")
		}
	}
}

// progress returns where the work is. Until a segment's first step is taken, the last step is
// one of the segment before, and coordinators refuse a step outside of the segment.
func (w *work) progress() market.Progress {
	at, segment := w.step.Load(), w.at.Load()
	first, _ := w.ann.Spec().SegmentSteps(segment)
	return market.Progress{
		Lease: w.hash, Segment: segment, Step: max(uint32(at), first), Loss: uint32(at >> 32),
		TokensPerSecond: w.speed.Load(),
	}
}

// alive tells the escrow machine that the coordinator has answered. Each of these is a
// ledger entry, so only one is kept in a quarter of the time for which it counts.
func (w *work) alive() {
	s, err := w.p.leases.State(w.hash)
	if err != nil || s.Chain.Time < s.Seen+s.Policy.Patience/4 {
		return
	}
	if err := w.p.leases.Apply(w.hash, escrow.Alive{}); err != nil {
		w.p.d.Log.Warn("sign of life not kept", "lease", w.hash, "err", err)
	}
}

func refusedAs(err error, code string) bool {
	var r *p2p.Refusal
	return errors.As(err, &r) && r.Code == code
}
