package coordinator

import (
	"fmt"
	"math"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
)

// emit adds what changed to the job's events.
func (a *actor) emit(old, next JobRecord, ev job.Event) {
	id, s := a.ann.JobID(), next.State
	with := func(kind string, data map[string]any, format string, args ...any) {
		a.c.d.Event(id, kind, fmt.Sprintf(format, args...), data)
	}
	add := func(kind, format string, args ...any) { with(kind, nil, format, args...) }
	switch ev := ev.(type) {
	case job.BidReceived:
		b := ev.Bid.Bid()
		with("bid", bidData(b, a.c.d.Rails.Asked(a.ann, b.Price)), "%s", a.describeBid(b))
	case job.StakesRead:
		a.emitRefusals(s)
	case job.LeaseSigned:
		l := s.Lease.Signed.Lease
		with("lease", leaseData(l), "%s: segments %d to %d at %s each", l.Provider.Hex(), l.FirstSegment,
			l.FirstSegment+l.Segments-1, a.rail().Amount(l.Price))
	case job.LeaseRefused:
		add("refused", "lease not signed: %s", ev.Reason)
	case job.Funded:
		add("funded", "lease open on chain; %s deposited so far", a.rail().Amount(next.Figures.Deposited))
	case job.FundingFailed:
		add("refused", "lease not funded: %s", ev.Reason)
	case job.HeartbeatReceived:
		return
	case job.ResultReceived:
		c := ev.Result.Commitment()
		with("segment", segmentData(ev.Result), "segment %d committed as %s, loss %.4f", c.Segment, brief(c.Hash),
			math.Float32frombits(next.Figures.LossLast))
	case job.DrawReady:
		a.emitDraw(s, ev)
	case job.CheckRefused:
		add("refused", "segment not checked by %s: %s", ev.Node.Hex(), ev.Reason)
	case job.CommitmentBroken:
		add("refused", "%s signed a verdict that does not open its commitment: it is out of the job", ev.Node.Hex())
	case job.VerdictReceived:
		a.emitVerdict(s, ev.Verdict.Verdict())
	case job.Released:
		add("closed", "lease %s settled: %s", brief(ev.Lease), a.paidOut(next, ev.Lease))
	case job.Refunded:
		add("refunded", "%s back to the client", a.rail().Amount(next.Figures.Refunded))
	case job.ArtifactFetched:
		add("delivered", "the model is in %s", a.artifactDir())
	}
	if s.Verified > old.State.Verified {
		add("voucher", "%d of %d segments are earned", s.Verified, s.Segments())
	}
	if n, before := len(s.Past), old.State.Past; n > 0 && s.Outcome != job.Complete &&
		(len(before) == 0 || before[len(before)-1].Hash != s.Past[n-1].Hash) {
		p := s.Past[n-1]
		with("replaced", replacedData(p, s.Verified), "lease of %s over: %s", p.Signed.Lease.Provider.Hex(), p.Reason)
	}
}

// emitRefusals adds an event that says why bids do not suit. Matches are tried every second,
// so it writes only what has changed.
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

func (a *actor) describeBid(b market.Bid) string {
	if b.Role == market.RoleVerifier {
		return fmt.Sprintf("%s offers to verify", b.Operator.Hex())
	}
	return fmt.Sprintf("%s offers to train at %s a segment, %d tokens/s", b.Operator.Hex(),
		a.c.d.Rails.Asked(a.ann, b.Price), b.TokensPerSecond)
}

func (a *actor) emitDraw(s job.State, ev job.DrawReady) {
	w, ok := s.Work(ev.Commitment)
	if !ok || w.Drawing == nil {
		return
	}
	a.c.d.Event(a.ann.JobID(), "draw", fmt.Sprintf("block %s draws %d of %d steps of segment %d",
		brief(ev.Block), w.Drawing.Intervals.Steps(w.Result.Segment.Steps, s.Announcement.Spec.Stride()),
		w.Result.Segment.Steps, w.Result.Commitment.Segment), nil)
}

func (a *actor) emitVerdict(s job.State, v market.Verdict) {
	word := "agrees with"
	if !v.Agree {
		word = "DISAGREES with"
	}
	_, n := s.Announcement.Spec.SegmentSteps(v.Segment)
	a.c.d.Event(a.ann.JobID(), "verdict", fmt.Sprintf(
		"%s %s segment %d, of which it executed %d of %d steps",
		v.Verifier.Hex(),
		word,
		v.Segment,
		market.Intervals(v.Intervals).Steps(n, s.Announcement.Spec.Stride()),
		n,
	), verdictData(v, s.Announcement.Spec))
	if !v.Agree {
		a.c.d.Event(a.ann.JobID(), "evidence", fmt.Sprintf("kept as evidence %s/%s", v.Commitment, v.Verifier), nil)
	}
}

func (a *actor) paidOut(r JobRecord, lease common.Hash) string {
	for _, s := range r.Figures.Settled {
		if s.Lease == lease {
			return fmt.Sprintf("%d segments, %s to the provider, %s to verifiers and delegate", s.Segments,
				a.rail().Amount(s.ToProv), a.rail().Amount(s.ToOthers))
		}
	}
	return "nothing was held for it"
}

// brief returns the beginning of a hash, enough for people to tell two apart.
func brief(h common.Hash) string { return h.Hex()[:10] }
