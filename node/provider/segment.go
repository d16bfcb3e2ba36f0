package provider

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// made is a segment that is computed and published, and that nobody has heard of yet.
type made struct {
	w      *work
	result market.SegmentResult
	start  market.Blob
	loss   float32
}

// segment waits for credit, computes and publishes.
func (w *work) segment(s *executor.Session, i uint32) (made, error) {
	index := i - w.lease.FirstSegment
	if err := w.mayBegin(index); err != nil {
		return made{}, err
	}
	w.at.Store(i)
	out, err := w.trained(s, i)
	if err != nil {
		return made{}, fmt.Errorf("segment %d: %w", i, err)
	}
	res, err := w.commit(s, out)
	if err != nil {
		return made{}, fmt.Errorf("segment %d: %w", i, err)
	}
	m := made{w, res, w.start, out.Log[len(out.Log)-1].Loss}
	w.start = res.End
	return m, nil
}

// submit signs a segment and sends it until the coordinator has it.
func (m made) submit() error {
	r, err := m.w.sign(m.result, m.start)
	if err != nil {
		return err
	}
	m.w.event("segment", "segment %d committed, loss %.4f", r.Commitment.Segment, m.loss)
	return m.w.submit(r, m.start)
}

// sign names the block that draws the segment's verifiers, which nobody knows yet, signs the
// commitment, and keeps it before anybody hears of it.
func (w *work) sign(r market.SegmentResult, start market.Blob) (market.SegmentResult, error) {
	r, err := w.p.named(w.ctx, w.ann.Domain(), r)
	if err != nil {
		return r, err
	}
	if err := w.keepClaim(r, start); err != nil {
		return r, err
	}
	return r, w.p.leases.Apply(w.hash, committed(r, w.lease))
}

// named names a height for the draw of a segment and signs the commitment.
func (p *Provider) named(ctx context.Context, d market.Domain, r market.SegmentResult) (market.SegmentResult, error) {
	r.Commitment.Height = p.d.Heads.Latest().Number + market.DrawAhead
	var err error
	if r.Sig, err = p.d.Key.SignDigest(ctx, d.Digest(r.Commitment)); err != nil {
		return r, err
	}
	r.EndSig, err = p.d.Key.SignDigest(ctx, r.EndDigest())
	return r, err
}

// committed is what a lease's escrow machine is told of a segment.
func committed(r market.SegmentResult, l market.Lease) escrow.CommittedTo {
	return escrow.CommittedTo{
		Segment: r.Commitment.Segment - l.FirstSegment, Hash: r.Commitment.Hash, Sig: r.Sig,
		Height: r.Commitment.Height, Fields: r.Segment,
	}
}

// mayBegin waits until the escrow machine allows the segment: a provider works ahead of its
// vouchers only as far as the credit goes.
func (w *work) mayBegin(index uint32) error {
	s, err := w.await(w.ctx, func(s escrow.State) bool {
		n, ok := s.Next()
		return ok && n == index || s.Phase != escrow.Funded || s.Stopped != ""
	})
	if err != nil {
		return err
	}
	if _, ok := s.Next(); !ok {
		return fmt.Errorf("%w: no more work under it on chain", errEnded)
	}
	return w.p.leases.Apply(w.hash, escrow.Began{Segment: index})
}

// trained trains one segment when it is this lease's turn, with the fault that the node rehearses,
// if any.
func (w *work) trained(s *executor.Session, i uint32) (executor.Outcome, error) {
	over, err := w.turn()
	if err != nil {
		return executor.Outcome{}, err
	}
	defer over()
	if w.p.fault.Flip && w.p.fault.Segment == i {
		return w.computeFlipped(s, i)
	}
	_, n := w.ann.Spec().SegmentSteps(i)
	stride := w.ann.Spec().Stride()
	tokens, begun, done := w.ann.Spec().Program.TokensPerStep(), time.Now(), uint64(0)
	return s.Run(w.ctx, i, n, func(r commit.StepRecord) error {
		done++
		w.step.Store(uint64(math.Float32bits(r.Loss))<<32 | uint64(r.Step))
		w.first.Do(func() { close(w.begun) })
		if t := time.Since(begun).Seconds(); t > 0 {
			w.speed.Store(uint64(float64(done*tokens) / t))
		}
		if w.p.fault.Alter && w.p.fault.Segment == i && alters(uint32(done), n, stride) {
			s.Alter()
		}
		return nil
	})
}

// alters reports whether a step is in the middle of an interval of a segment of n steps.
func alters(step, n, stride uint32) bool {
	first, length := commit.Interval(n, stride, (step-1)/stride)
	return step-first == max(length/2, 1)
}

// computeFlipped is compute with the fault of --fault flip-gradient. The session continues
// from the state that the fault gave.
func (w *work) computeFlipped(s *executor.Session, i uint32) (executor.Outcome, error) {
	spec := w.ann.Spec()
	data, err := w.p.data.Of(w.ctx, w.ann, w.coordinator)
	if err != nil {
		return executor.Outcome{}, err
	}
	fault, err := w.p.d.FlippedGradient(spec, data, i)
	if err != nil {
		return executor.Outcome{}, err
	}
	start, err := s.Checkpoint()
	if err != nil {
		return executor.Outcome{}, err
	}
	out, end, err := w.p.d.Runner.RunWrong(w.ctx, spec, data, start, i, *fault)
	if err != nil {
		return out, err
	}
	return out, s.Load(end)
}

// publish makes a checkpoint available for as long as its segment may be disputed.
func (w *work) publish(checkpoint []byte) (b market.Blob, err error) {
	if w.p.fault.Withhold {
		b.CID, b.Size, err = p2p.ContentID(w.ctx, bytes.NewReader(checkpoint))
		return b, err
	}
	if b.CID, b.Size, err = w.p.d.Blocks.Put(w.ctx, bytes.NewReader(checkpoint)); err != nil {
		return market.Blob{}, err
	}
	return b, w.p.d.Pins.Hold(role.HoldFor(role.AsProvider, w.ann), b.CID)
}

// commit publishes the checkpoint and returns the result, which is not signed yet.
func (w *work) commit(s *executor.Session, out executor.Outcome) (market.SegmentResult, error) {
	raw, err := s.Checkpoint()
	if err != nil {
		return market.SegmentResult{}, err
	}
	end, err := w.publish(raw)
	if err != nil {
		return market.SegmentResult{}, err
	}
	r := market.SegmentResult{
		Commitment: market.Commitment{Lease: w.hash, Segment: out.Segment.Index,
			Hash: common.Hash(out.Segment.Hash())},
		Segment: out.Segment, Log: commit.EncodeLog(out.Log), End: end,
		Marks: out.Marks,
	}
	return r, nil
}

// keepClaim keeps the claim before anybody hears of it. This node must be able to show its
// log and to defend it, whatever happens next.
func (w *work) keepClaim(r market.SegmentResult, start market.Blob) error {
	return w.p.d.KeepClaim(role.Claim{
		Announcement: w.record.Announcement, Lease: w.record.Lease, Result: r, Start: start, LeaseStart: w.record.Start,
		Peers: []string{w.coordinator.String()},
	})
}

// submit sends the result until the coordinator gives its receipt or ends the lease. A
// coordinator that has vanished does not stop the work: the escrow machine decides how far
// it goes on. Where the coordinator refuses the block of the draw, or answers after that
// block, another is named. One that does so again and again chooses among the draws.
func (w *work) submit(r market.SegmentResult, start market.Blob) error {
	refusals, began := 0, time.Now()
	for {
		err := w.offer(r)
		if err == nil || errors.Is(err, errEnded) || errors.Is(err, errReceipt) {
			return err
		}
		if w.vouched(r.Commitment.Segment) {
			return nil // the receipt was lost, the money was not
		}
		if w.vanished() {
			return errors.New("the client has vanished")
		}
		if time.Since(began) > voucherWait {
			return errNoVoucher // it answers heartbeats, and nothing else
		}
		if late(err) {
			if refusals++; refusals >= market.MaxRenamed { // the last name is for asking verifiers
				return fmt.Errorf("the coordinator let %d draws of a segment lapse: %w", refusals, err)
			}
			w.event("refused", "segment %d, its draw lapsed (%d in a row): %v", r.Commitment.Segment, refusals, err)
			if r, err = w.sign(r.Renamed(), start); err != nil {
				return err
			}
			continue
		}
		if err := retry.Pause(w.ctx, wire.RetryEvery); err != nil {
			return context.Cause(w.ctx)
		}
	}
}

// errReceipt is returned for a receipt that is wrong. None is issued again for a commitment.
var errReceipt = errors.New("the coordinator's receipt is wrong")

// late reports whether the coordinator has answered that, or after, the block of the draw was
// mined.
func late(err error) bool { return errors.Is(err, market.ErrLate) || refusedAs(err, wire.CodeLate) }

// offer sends a result once, and checks the receipt.
func (w *work) offer(r market.SegmentResult) error {
	ctx, cancel := context.WithTimeout(w.ctx, 8*time.Second)
	defer cancel()
	receipt, err := wire.Ask(ctx, w.p.d.Net, w.coordinator, p2p.SegmentProtocol, r, market.DecodeReceipt)
	switch {
	case refusedAs(err, wire.CodeStale), refusedAs(err, wire.CodeUnknown):
		return fmt.Errorf("%w: %w", errEnded, err)
	case err != nil:
		return err
	}
	w.alive()
	_, err = receipt.Validate(w.ann, w.lease, r.Commitment, w.p.d.Heads.Latest().Number)
	if err != nil && !late(err) {
		err = fmt.Errorf("%w: %w", errReceipt, err)
	}
	return err
}

// vouched reports whether a voucher covers the segment.
func (w *work) vouched(segment uint32) bool {
	s, err := w.p.leases.State(w.hash)
	return err == nil && s.Vouched() > segment-w.lease.FirstSegment
}

// vanished reports whether the client has been silent for longer than the escrow machine
// waits.
func (w *work) vanished() bool {
	s, err := w.p.leases.State(w.hash)
	return err == nil && s.Chain.Time > s.Seen+s.Policy.Patience
}
