package coordinator

import (
	"math"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/series"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// curvePoints is how many losses of a segment an event carries at most.
const curvePoints = 64

// bidData is a bid for programs. asks is its price, written in the job's unit.
func bidData(b market.Bid, asks string) map[string]any {
	role := "provider"
	if b.Role == market.RoleVerifier {
		role = "verifier"
	}
	return map[string]any{
		"operator": b.Operator.Hex(), "role": role, "asks": asks, "tokens_per_second": b.TokensPerSecond,
	}
}

// leaseData is a signed lease for programs.
func leaseData(l market.Lease) map[string]any {
	return map[string]any{"provider": l.Provider.Hex(), "first": l.FirstSegment, "segments": l.Segments}
}

// replacedData is a lease that ended before its time, for programs: segment is the one from which the job goes on.
func replacedData(p job.EndedLease, verified uint32) map[string]any {
	return map[string]any{"provider": p.Signed.Lease.Provider.Hex(), "reason": p.Reason, "segment": verified}
}

// segmentData is a result for programs, with its provider's losses. They are claimed: a verdict says which steps were
// executed again.
func segmentData(r market.ValidResult) map[string]any {
	s := r.Result().Segment
	return map[string]any{
		"segment": s.Index, "first_step": s.FirstStep, "steps": s.Steps, "loss": thinned(s.FirstStep, r.Result().Log),
	}
}

// thinned is the loss at some steps of a log as pairs: the first, the last, and the least and the greatest of each
// stretch between. Steps count from 0, and first is the log's. A loss that is no number is left out.
func thinned(first uint32, raw []byte) [][2]float64 {
	log, err := commit.DecodeLog(raw, len(raw)/commit.RecordBytes)
	if err != nil {
		return nil
	}
	var all [][2]float64
	for i, r := range log {
		if x := float64(r.Loss); !math.IsNaN(x) && !math.IsInf(x, 0) {
			all = append(all, [2]float64{float64(first) + float64(i), x})
		}
	}
	step := func(p [2]float64) float64 { return p[0] }
	return series.Thin(all, curvePoints, step, func(p [2]float64) float64 { return p[1] })
}

// verdictData is a verdict for programs. executed are the steps that the verifier executed, as pairs of a first one and
// the one after the last.
func verdictData(v market.Verdict, spec market.Spec) map[string]any {
	return map[string]any{
		"segment": v.Segment, "agree": v.Agree, "verifier": v.Verifier.Hex(), "executed": executed(v, spec),
	}
}

func executed(v market.Verdict, spec market.Spec) [][2]uint32 {
	first, n := spec.SegmentSteps(v.Segment)
	out := [][2]uint32{}
	for _, r := range market.Intervals(v.Intervals).Runs() {
		from, _ := commit.Interval(n, spec.Stride(), r.First)
		last, length := commit.Interval(n, spec.Stride(), r.End-1)
		out = append(out, [2]uint32{first + from, first + last + length})
	}
	return out
}
