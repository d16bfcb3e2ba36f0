package provider

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

const (
	// beatEvery keeps well under the 2 s of the protocol.
	beatEvery = 900 * time.Millisecond
	// fundWait is how long a provider waits for the money after signing; on a rail
	// that locks every segment by itself lockWait longer for each.
	fundWait = 3 * time.Minute
	lockWait = 4 * time.Second
)

// errEnded: the coordinator has ended the lease.
var errEnded = errors.New("the lease was ended")

// work is one lease being worked on, by one goroutine.
type work struct {
	p           *Provider
	coordinator peer.ID
	ann         market.ValidAnnouncement
	lease       market.Lease
	hash        common.Hash
	record      LeaseRecord

	cancel context.CancelCauseFunc
	ctx    context.Context // ends with the lease
	step   atomic.Uint64   // of the run, in the low half; the loss's bits in the high
	speed  atomic.Uint64   // tokens a second
	at     atomic.Uint32   // segment of the job
	beats  sync.WaitGroup  // the heartbeat

	start market.Blob // checkpoint before the segment under way; empty: the seed
	first sync.Once
	begun chan struct{} // closed after the first step
}

func newWork(p *Provider, from peer.ID, v market.ValidLeaseProposal, r LeaseRecord) *work {
	w := &work{p: p, coordinator: from, ann: v.Announcement(), lease: r.Lease.Lease, hash: r.Lease.Lease.StructHash(), record: r}
	w.ctx, w.cancel = context.WithCancelCause(context.Background())
	w.begun, w.start = make(chan struct{}), r.Start
	w.at.Store(w.lease.FirstSegment)
	return w
}

func (w *work) end(reason string) { w.cancel(fmt.Errorf("%w: %s", errEnded, reason)) }

// run works until the lease's last segment is committed or the lease ends, and
// waits until its money is settled.
func (w *work) run(ctx context.Context) {
	stop := context.AfterFunc(ctx, func() { w.cancel(context.Canceled) })
	defer stop()
	defer w.beats.Wait()
	defer w.cancel(nil)
	err := w.train()
	if ctx.Err() != nil {
		return // the node stops: taken up by giveUpOld
	}
	why := "all segments are committed"
	if err != nil {
		why = wire.Short(err)
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
	s, err := w.p.leases.Wait(wait, w.hash, func(s escrow.State) bool { return s.Chain.Settled != nil })
	switch {
	case err == nil:
		w.event("closed", "paid for %d segments: %s", s.Chain.Settled.Segments, w.p.d.Rails.Of(w.ann.Domain()).Amount(uint64(s.Chain.Settled.Provider)))
		w.record.Ended = "settled"
		err = w.p.stop(w.record, "settled")
	case ctx.Err() == nil:
		err = w.p.stop(w.record, wire.Short(context.Cause(w.ctx)))
	default:
		return
	}
	if err != nil {
		w.p.d.Log.Error("lease not stopped", "lease", w.hash, "err", err)
	}
}

func (w *work) event(kind, format string, args ...any) {
	w.p.d.Event(w.ann.JobID(), kind, fmt.Sprintf(format, args...), nil)
}

// train prepares while the money arrives, then computes segment by segment.
func (w *work) train() error {
	s, err := w.open()
	if err != nil {
		return err
	}
	defer s.Close()
	if err := w.funded(); err != nil {
		return err
	}
	w.beats.Go(w.beat)
	for i := range w.lease.Segments {
		if err := w.segment(s, w.lease.FirstSegment+i); err != nil {
			return err
		}
	}
	return nil
}

// open fetches what the work needs and checks where it starts.
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
	s, err := w.p.d.Runner.Open(spec, data, start)
	if err != nil {
		return nil, err
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
	wait := fundWait
	if c.PerSegment {
		wait += time.Duration(w.lease.Segments) * lockWait
	}
	ctx, cancel := context.WithTimeout(w.ctx, wait)
	defer cancel()
	if _, err := w.p.leases.Wait(ctx, w.hash, func(s escrow.State) bool { return s.Phase == escrow.Funded }); err != nil {
		return fmt.Errorf("the escrow does not show the lease's money: %w", err)
	}
	w.event("funded", "the escrow holds %s for this lease", c.Amount(w.lease.Price*uint64(w.lease.Segments)))
	return nil
}

// beat reports progress until the lease ends, whether the coordinator answers
// or not: the first step as soon as it is taken.
func (w *work) beat() {
	early, cancel := context.WithTimeout(w.ctx, beatEvery)
	select {
	case <-w.begun:
	case <-early.Done():
	}
	cancel()
	for ; w.ctx.Err() == nil; _ = wire.Pause(w.ctx, beatEvery) {
		at := w.step.Load()
		msg := market.Progress{
			Lease: w.hash, Segment: w.at.Load(), Step: uint32(at), Loss: uint32(at >> 32), TokensPerSecond: w.speed.Load(),
		}
		ctx, cancel := context.WithTimeout(w.ctx, 5*time.Second)
		err := wire.Send(ctx, w.p.d.Net, w.coordinator, p2p.ProgressProtocol, msg)
		cancel()
		switch {
		case err == nil:
			w.alive()
		case refusedAs(err, wire.CodeStale), refusedAs(err, wire.CodeUnknown):
			w.end("the coordinator says that the lease is over")
		}
	}
}

// alive tells the escrow machine of the coordinator's sign of life. Each is a
// ledger entry, so only one is kept in a quarter of the time that it counts.
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

// segment waits for credit, computes, publishes and commits.
func (w *work) segment(s *executor.Session, i uint32) error {
	index := i - w.lease.FirstSegment
	if err := w.mayBegin(index); err != nil {
		return err
	}
	w.at.Store(i)
	out, err := w.compute(s, i)
	if err != nil {
		return fmt.Errorf("segment %d: %w", i, err)
	}
	res, err := w.commit(s, out)
	if err != nil {
		return fmt.Errorf("segment %d: %w", i, err)
	}
	if err := w.keep(res); err != nil {
		return err
	}
	if err := w.p.leases.Apply(w.hash, escrow.CommittedTo{Segment: index, Hash: res.Commitment.Hash, Sig: res.Sig}); err != nil {
		return err
	}
	w.event("segment", "segment %d committed, loss %.4f", i, out.Log[len(out.Log)-1].Loss)
	return w.submit(res)
}

// mayBegin waits until the escrow machine allows the segment: the provider is
// not as far ahead of its vouchers as the credit goes.
func (w *work) mayBegin(index uint32) error {
	s, err := w.p.leases.Wait(w.ctx, w.hash, func(s escrow.State) bool {
		n, ok := s.Next()
		return ok && n == index || s.Phase != escrow.Funded || s.Stopped != ""
	})
	if err != nil {
		return context.Cause(w.ctx)
	}
	if _, ok := s.Next(); !ok {
		return fmt.Errorf("%w: no more work under it on chain", errEnded)
	}
	return w.p.leases.Apply(w.hash, escrow.Began{Segment: index})
}

// keep remembers the claim before anybody hears of it: this node must be able
// to show its log and to defend it whatever happens next.
func (w *work) keep(r market.SegmentResult) error {
	start := w.start
	w.start = r.End
	return w.p.d.KeepClaim(role.Claim{
		Announcement: w.record.Announcement, Lease: w.record.Lease, Result: r, Start: start, LeaseStart: w.record.Start,
		Peers: []string{w.coordinator.String()},
	})
}

func (w *work) compute(s *executor.Session, i uint32) (executor.Outcome, error) {
	if w.p.fault.Flip && w.p.fault.Segment == i {
		return w.computeFlipped(s, i)
	}
	_, n := w.ann.Spec().SegmentSteps(i)
	tokens, begun, done := w.ann.Spec().Program.TokensPerStep(), time.Now(), uint64(0)
	return s.Run(w.ctx, i, n, func(r commit.StepRecord) error {
		done++
		w.step.Store(uint64(math.Float32bits(r.Loss))<<32 | uint64(r.Step))
		w.first.Do(func() { close(w.begun) })
		if t := time.Since(begun).Seconds(); t > 0 {
			w.speed.Store(uint64(float64(done*tokens) / t))
		}
		if w.p.fault.Alter && w.p.fault.Segment == i && done == uint64(n)/2 {
			s.Alter()
		}
		return nil
	})
}

// computeFlipped is compute with the fault of --fault flip-gradient; the session
// goes on from what it gave.
func (w *work) computeFlipped(s *executor.Session, i uint32) (executor.Outcome, error) {
	spec := w.ann.Spec()
	data, err := w.p.data.Of(w.ctx, w.ann, w.coordinator)
	if err != nil {
		return executor.Outcome{}, err
	}
	fault, err := role.FlippedGradient(spec, data, i)
	if err != nil {
		return executor.Outcome{}, err
	}
	start, err := s.Checkpoint()
	if err != nil {
		return executor.Outcome{}, err
	}
	r, err := w.p.d.Runner.Replay(spec, data, start, i, fault)
	if err != nil {
		return executor.Outcome{}, err
	}
	defer r.Close()
	out, end, err := r.Claim(w.ctx, i)
	if err != nil {
		return out, err
	}
	return out, s.Load(end)
}

// commit publishes the checkpoint and signs the segment's hash.
func (w *work) commit(s *executor.Session, out executor.Outcome) (market.SegmentResult, error) {
	raw, err := s.Checkpoint()
	if err != nil {
		return market.SegmentResult{}, err
	}
	id, size, err := w.p.d.Blocks.Put(w.ctx, bytes.NewReader(raw))
	if err != nil {
		return market.SegmentResult{}, err
	}
	if err := w.p.d.Pins.Hold(role.HoldFor(role.AsProvider, w.ann), id); err != nil {
		return market.SegmentResult{}, err
	}
	r := market.SegmentResult{
		Commitment: market.Commitment{Lease: w.hash, Segment: out.Segment.Index, Hash: common.Hash(out.Segment.Hash())},
		Segment:    out.Segment, Log: commit.EncodeLog(out.Log), End: market.Blob{CID: id, Size: size},
	}
	r.Sig, err = w.p.d.Key.SignDigest(w.ctx, w.ann.Domain().Digest(r.Commitment))
	return r, err
}

// submit sends the result until the coordinator gives its receipt or ends the
// lease. A coordinator that has vanished does not stop the work: the escrow
// machine decides how far it goes on.
func (w *work) submit(r market.SegmentResult) error {
	sent := w.p.d.Heads.Latest().Number
	for {
		ctx, cancel := context.WithTimeout(w.ctx, 8*time.Second)
		receipt, err := wire.Ask(ctx, w.p.d.Net, w.coordinator, p2p.SegmentProtocol, r, market.DecodeReceipt)
		cancel()
		if err == nil {
			w.alive()
			// A receipt is never issued again: a wrong one stays wrong.
			_, err := receipt.Validate(w.ann, r.Commitment.StructHash(), sent)
			return err
		}
		if refusedAs(err, wire.CodeStale) || refusedAs(err, wire.CodeUnknown) {
			return fmt.Errorf("%w: %w", errEnded, err)
		}
		if w.vouched(r.Commitment.Segment) {
			return nil // the receipt was lost, the money was not
		}
		if w.vanished() {
			return errors.New("the client has vanished")
		}
		if err := wire.Pause(w.ctx, wire.RetryEvery); err != nil {
			return context.Cause(w.ctx)
		}
	}
}

// vouched reports whether a voucher covers the segment.
func (w *work) vouched(segment uint32) bool {
	s, err := w.p.leases.State(w.hash)
	return err == nil && s.Vouched() > segment-w.lease.FirstSegment
}

// vanished reports whether the client has been silent for longer than the
// escrow machine waits.
func (w *work) vanished() bool {
	s, err := w.p.leases.State(w.hash)
	return err == nil && s.Chain.Time > s.Seen+s.Policy.Patience
}
