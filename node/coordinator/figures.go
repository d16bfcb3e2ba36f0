package coordinator

import (
	"math"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Figures are counted along the way, for people and for the ledger's accounts. The job
// machine decides nothing by them.
type Figures struct {
	LossFirst   uint32 `cbor:"1,keyasint"` // float32 bits
	LossLast    uint32 `cbor:"2,keyasint"`
	FirstStepMS int64  `cbor:"3,keyasint"` // from posting to the first progress
	Speed       uint64 `cbor:"4,keyasint"` // tokens a second
	Checked     uint32 `cbor:"5,keyasint"` // segments of which a verdict has come
	Caught      uint32 `cbor:"6,keyasint"` // 1 + the lowest rejected segment; 0: none
	Deposited   uint64 `cbor:"7,keyasint"`
	Refunded    uint64 `cbor:"8,keyasint"`
	// Settled lists the settled leases in the order in which the chain closed them.
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

// Paid returns what settled leases paid out, in base units.
func (f Figures) Paid() uint64 {
	var sum uint64
	for _, s := range f.Settled {
		sum += s.paid()
	}
	return sum
}

// funded takes the deposits from the escrow's balance: what it holds, has reserved and has
// spent, and what it gave back.
func (f *Figures) funded(p rail.EscrowBalance) { f.Deposited = uint64(p.Total()) + f.Refunded }

// refunded counts as refunded what was deposited, was not paid out and is not held any
// more.
func (f *Figures) refunded(p rail.EscrowBalance) {
	if held := f.Paid() + uint64(p.Free+p.Reserved); f.Deposited > held {
		f.Refunded = f.Deposited - held
	}
}

// note updates the figures after an event. before is the state that the event met.
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

// progress notes a report. A provider sends some before its first step, without a loss.
func (f *Figures) progress(loss uint32, speed uint64, posted int64) {
	if loss == 0 && speed == 0 {
		return
	}
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

// verdict counts a segment at its first verdict. before is the state that the verdict met.
func (f *Figures) verdict(before job.State, v market.ValidVerdict) {
	w, ok := before.Work(v.Verdict().Commitment)
	if !ok {
		return
	}
	if first := !slices.ContainsFunc(w.Checks, answered); first {
		f.Checked++
	}
	if at := 1 + v.Verdict().Segment; !v.Verdict().Agree && (f.Caught == 0 || at < f.Caught) {
		f.Caught = at
	}
}

func answered(a job.Check) bool { return a.Answer == job.Agreed || a.Answer == job.Disagreed }

// settled adds a lease that the chain has closed, or corrects it if it has paid more since.
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

// settledLease returns what the chain says of a lease that it has closed.
func settledLease(s escrow.State) SettledLease {
	l, paid := s.Deal.Lease.Lease, s.Chain.Settled
	x := SettledLease{Lease: s.Deal.LeaseID(), Provider: l.Provider, Segments: paid.Segments,
		ToProv: uint64(paid.Provider), ToOthers: uint64(paid.Others)}
	if s.Vouched() == paid.Segments {
		x.Payees = s.Voucher.Payees
	}
	return x
}

func (s SettledLease) paid() uint64 { return s.ToProv + s.ToOthers }

// same reports whether two records say the same of a lease's money.
func (s SettledLease) same(o SettledLease) bool {
	return s.Segments == o.Segments && s.ToProv == o.ToProv && s.ToOthers == o.ToOthers &&
		slices.Equal(s.Payees, o.Payees)
}

// paidLater takes what a settled lease has paid since from what had come back to the
// client. What that does not cover, the client has paid in anew.
func (f *Figures) paidLater(was, now uint64) {
	if now < was {
		f.Refunded += was - now
		return
	}
	back := min(f.Refunded, now-was)
	f.Refunded -= back
	f.Deposited += now - was - back
}
