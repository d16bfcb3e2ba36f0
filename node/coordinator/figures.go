package coordinator

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Figures are counted along the way, for people and for the books; the job
// machine decides nothing by them.
type Figures struct {
	LossFirst   uint32 `cbor:"1,keyasint"` // float32 bits
	LossLast    uint32 `cbor:"2,keyasint"`
	FirstStepMS int64  `cbor:"3,keyasint"` // from posting to the first progress
	Speed       uint64 `cbor:"4,keyasint"` // tokens a second
	Checked     uint32 `cbor:"5,keyasint"` // segments re-executed whole
	Caught      uint32 `cbor:"6,keyasint"` // 1 + the first rejected segment; 0: none
	Deposited   uint64 `cbor:"7,keyasint"`
	Refunded    uint64 `cbor:"8,keyasint"`
	// Settled leases, in the order in which the chain closed them.
	Settled []SettledLease `cbor:"9,keyasint"`
	Sample  string         `cbor:"10,keyasint"`
}

// SettledLease is a lease that the chain has closed, and what it paid.
type SettledLease struct {
	Lease    common.Hash    `cbor:"1,keyasint"`
	Provider common.Address `cbor:"2,keyasint"`
	Segments uint32         `cbor:"3,keyasint"`
	ToProv   uint64         `cbor:"4,keyasint"`
	ToOthers uint64         `cbor:"5,keyasint"`
	Payees   []market.Payee `cbor:"6,keyasint"`
}

// Paid is what settled leases paid out, in base units.
func (f Figures) Paid() uint64 {
	var sum uint64
	for _, s := range f.Settled {
		sum += s.paid()
	}
	return sum
}

// funded takes the deposits from the pot: what it holds, reserves and spent,
// and what it gave back.
func (f *Figures) funded(p rail.EscrowBalance) { f.Deposited = uint64(p.Total()) + f.Refunded }

// refunded is what was deposited, not paid out and not held any more.
func (f *Figures) refunded(p rail.EscrowBalance) {
	if held := f.Paid() + uint64(p.Free+p.Reserved); f.Deposited > held {
		f.Refunded = f.Deposited - held
	}
}

// note updates the figures by what an event said to the state before it.
func (r *JobRecord) note(before job.State, ev job.Event) {
	f := &r.Figures
	switch ev := ev.(type) {
	case job.HeartbeatReceived:
		f.progress(ev.Progress.Loss, ev.Progress.TokensPerSecond, r.PostedAt)
	case job.ResultReceived:
		f.log(ev.Result.Result().Log, r.PostedAt)
	case job.VerdictReceived:
		f.verdict(before, ev.Verdict)
	}
}

func (f *Figures) progress(loss uint32, speed uint64, posted int64) {
	if f.FirstStepMS == 0 {
		f.FirstStepMS = time.Now().UnixMilli() - posted
	}
	if f.LossFirst == 0 {
		f.LossFirst = loss
	}
	f.LossLast, f.Speed = loss, speed
}

// log takes the loss from a result's log: the first of the job and the last.
func (f *Figures) log(raw []byte, posted int64) {
	log, err := commit.DecodeLog(raw, len(raw)/commit.RecordBytes)
	if err != nil || len(log) == 0 {
		return
	}
	if log[0].Step <= 1 {
		f.LossFirst = math.Float32bits(log[0].Loss)
	}
	f.progress(math.Float32bits(log[len(log)-1].Loss), f.Speed, posted)
}

// verdict counts a segment at its first verdict; before is the state that the
// verdict met.
func (f *Figures) verdict(before job.State, v market.ValidVerdict) {
	w, ok := before.Work(v.Verdict().Commitment)
	if !ok {
		return
	}
	if first := !slices.ContainsFunc(w.Checks, answered); first && v.Verdict().Steps == w.Result.Segment.Steps {
		f.Checked++
	}
	if !v.Verdict().Agree && f.Caught == 0 {
		f.Caught = 1 + v.Verdict().Segment
	}
}

func answered(a job.Check) bool { return a.Answer == job.Agreed || a.Answer == job.Disagreed }

// settled adds a lease that the chain has closed, or what it has paid since it was
// added.
func (r *JobRecord) settled(s escrow.State) {
	f, now := &r.Figures, settledLease(s)
	i := slices.IndexFunc(f.Settled, func(x SettledLease) bool { return x.Lease == now.Lease })
	if i < 0 {
		f.Settled = append(slices.Clip(f.Settled), now)
		return
	}
	was := f.Settled[i].paid()
	f.Settled = slices.Clone(f.Settled)
	f.Settled[i] = now
	if r.State.Phase == job.Closed { // what came back has been counted
		f.paidLater(was, now.paid())
	}
}

// settledLease is what the chain says of a lease that it has closed.
func settledLease(s escrow.State) SettledLease {
	l, paid := s.Deal.Lease.Lease, s.Chain.Settled
	x := SettledLease{Lease: s.Deal.LeaseID(), Provider: l.Provider, Segments: paid.Segments, ToProv: uint64(paid.Provider), ToOthers: uint64(paid.Others)}
	if s.Vouched() == paid.Segments {
		x.Payees = s.Voucher.Payees
	}
	return x
}

func (s SettledLease) paid() uint64 { return s.ToProv + s.ToOthers }

// same reports whether two say the same of a lease's money.
func (s SettledLease) same(o SettledLease) bool {
	return s.Segments == o.Segments && s.ToProv == o.ToProv && s.ToOthers == o.ToOthers && slices.Equal(s.Payees, o.Payees)
}

// paidLater takes what a settled lease has paid since from what had come back to the
// client; what that does not cover, the client has paid in anew.
func (f *Figures) paidLater(was, now uint64) {
	if now < was {
		f.Refunded += was - now
		return
	}
	back := min(f.Refunded, now-was)
	f.Refunded -= back
	f.Deposited += now - was - back
}

// tellRefusals says why bids do not suit: matches are tried every second, so it is told
// when it is news.
func (a *actor) emitRefusals(s job.State) {
	var lines []string
	for _, r := range s.Refusals {
		lines = append(lines, fmt.Sprintf("%s: %s: %s", r.Bidder.Hex(), r.Reason, r.Text))
	}
	if s.Phase == job.Announced && s.LastNote != "" {
		lines = append(lines, "no match: "+s.LastNote)
	}
	all := strings.Join(lines, "\n")
	if all == a.lastRefusals {
		return
	}
	a.lastRefusals = all
	for _, l := range lines {
		a.c.d.Event(a.ann.JobID(), "refused", l, nil)
	}
}

// tell writes what changed into the job's story.
func (a *actor) emit(old, next JobRecord, ev job.Event) {
	id, s := a.ann.JobID(), next.State
	say := func(kind, format string, args ...any) { a.c.d.Event(id, kind, fmt.Sprintf(format, args...), nil) }
	switch ev := ev.(type) {
	case job.BidReceived:
		b := ev.Bid.Bid()
		say("bid", "%s", a.describeBid(b))
	case job.StakesRead:
		a.emitRefusals(s)
	case job.LeaseSigned:
		l := s.Lease.Signed.Lease
		say("lease", "%s: segments %d to %d at %s each", l.Provider.Hex(), l.FirstSegment, l.FirstSegment+l.Segments-1, a.rail().Amount(l.Price))
	case job.LeaseRefused:
		say("refused", "lease not signed: %s", ev.Reason)
	case job.Funded:
		say("funded", "lease open on chain; %s deposited so far", a.rail().Amount(next.Figures.Deposited))
	case job.FundingFailed:
		say("refused", "lease not funded: %s", ev.Reason)
	case job.HeartbeatReceived:
		return
	case job.ResultReceived:
		c := ev.Result.Commitment()
		say("segment", "segment %d committed as %s, loss %.4f", c.Segment, brief(c.Hash), math.Float32frombits(next.Figures.LossLast))
	case job.DrawReady:
		a.emitDraw(s, ev)
	case job.CheckRefused:
		say("refused", "segment not checked by %s: %s", ev.Node.Hex(), ev.Reason)
	case job.VerdictReceived:
		a.emitVerdict(old.State, s, ev.Verdict.Verdict())
	case job.Released:
		say("closed", "lease %s settled: %s", brief(ev.Lease), a.paidOut(next, ev.Lease))
	case job.Refunded:
		say("refunded", "%s back to the client", a.rail().Amount(next.Figures.Refunded))
	case job.ArtifactFetched:
		say("delivered", "the model is in %s", a.artifactDir())
	}
	if n := len(s.Past); n > len(old.State.Past) && s.Outcome != job.Complete {
		say("replaced", "lease of %s over: %s", s.Past[n-1].Signed.Lease.Provider.Hex(), s.Past[n-1].Reason)
	}
}

func (a *actor) describeBid(b market.Bid) string {
	if b.Role == market.RoleVerifier {
		return fmt.Sprintf("%s offers to verify", b.Operator.Hex())
	}
	return fmt.Sprintf("%s offers to train at %s a segment, %d tokens/s", b.Operator.Hex(), a.c.d.Rails.Asked(a.ann, b.Price), b.TokensPerSecond)
}

func (a *actor) emitDraw(s job.State, ev job.DrawReady) {
	w, ok := s.Work(ev.Commitment)
	if !ok || w.Drawing == nil {
		return
	}
	a.c.d.Event(a.ann.JobID(), "draw", fmt.Sprintf("block %s draws %d of %d steps of segment %d",
		brief(ev.Block), w.Drawing.Steps, w.Result.Segment.Steps, w.Result.Commitment.Segment), nil)
}

func (a *actor) emitVerdict(old, s job.State, v market.Verdict) {
	word := "agrees with"
	if !v.Agree {
		word = "DISAGREES with"
	}
	a.c.d.Event(a.ann.JobID(), "verdict", fmt.Sprintf("%s %s segment %d after %d steps", v.Verifier.Hex(), word, v.Segment, v.Steps), nil)
	if !v.Agree {
		a.c.d.Event(a.ann.JobID(), "evidence", fmt.Sprintf("kept as evidence %s/%s", v.Commitment, v.Verifier), nil)
	}
	if s.Verified > old.Verified {
		a.c.d.Event(a.ann.JobID(), "voucher", fmt.Sprintf("%d of %d segments are earned", s.Verified, s.Segments()), nil)
	}
}

func (a *actor) paidOut(r JobRecord, lease common.Hash) string {
	for _, s := range r.Figures.Settled {
		if s.Lease == lease {
			return fmt.Sprintf("%d segments, %s to the provider, %s to verifiers and delegate", s.Segments, a.rail().Amount(s.ToProv), a.rail().Amount(s.ToOthers))
		}
	}
	return "nothing was held for it"
}

// brief is the head of a hash, enough for people to tell two apart.
func brief(h common.Hash) string { return h.Hex()[:10] }
