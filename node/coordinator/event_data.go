package coordinator

import (
	"github.com/infernetprotocol/infernet/market"
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

// segmentData is a result for programs, with its provider's losses. They are claimed: a verdict says which steps were
// executed again.
func segmentData(r market.ValidResult) map[string]any {
	s := r.Result().Segment
	return map[string]any{
		"segment": s.Index, "first_step": s.FirstStep, "steps": s.Steps, "loss": thinned(s.FirstStep, r.Result().Log),
	}
}

// thinned is the loss at some steps of a log, the first and the last among them, as pairs.
// Steps count from 0, and first is the log's.
func thinned(first uint32, raw []byte) [][2]float64 {
	log, err := commit.DecodeLog(raw, len(raw)/commit.RecordBytes)
	if err != nil || len(log) == 0 {
		return nil
	}
	n := min(len(log), curvePoints)
	out := make([][2]float64, 0, n)
	for i := range n {
		at := i * (len(log) - 1) / max(n-1, 1)
		out = append(out, [2]float64{float64(first) + float64(at), float64(log[at].Loss)})
	}
	return out
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
