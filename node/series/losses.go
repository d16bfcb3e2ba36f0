package series

import "slices"

// MaxLosses is how many losses of segments are kept of a job at most, and maxLive how many that the provider has
// claimed since its last result.
const (
	MaxLosses = 8192
	maxLive   = 512
)

// Loss is a loss at a step.
type Loss struct {
	Step uint32  `json:"step"`
	Loss float64 `json:"loss"`
	// Again says that a verifier executed the step again and found the same bits.
	Again bool `json:"again,omitempty"`
}

// Losses are a job's losses in the order of their steps.
type Losses struct {
	Done []Loss `json:"done"` // of segments that were committed to
	Live []Loss `json:"live"` // of heartbeats since
}

// Segment adds the losses of a segment that was committed to. Where a job goes on from an earlier step than its last,
// another provider has begun there: what was after it is void.
func (l *Losses) Segment(losses []Loss) {
	if len(losses) == 0 {
		return
	}
	l.Done = append(before(l.Done, losses[0].Step), losses...)
	if len(l.Done) > MaxLosses {
		l.Done = slices.Clone(Thin(l.Done, MaxLosses/2, step, value))
	}
	end := losses[len(losses)-1].Step
	l.Live = slices.DeleteFunc(l.Live, func(x Loss) bool { return x.Step <= end })
}

// before returns the losses before a step.
func before(all []Loss, step uint32) []Loss {
	i, _ := slices.BinarySearchFunc(all, step, func(x Loss, s uint32) int { return int(int64(x.Step) - int64(s)) })
	return all[:i]
}

func step(x Loss) float64  { return float64(x.Step) }
func value(x Loss) float64 { return x.Loss }

// Agreed notes steps that a verifier executed, from the first to the one before end.
func (l *Losses) Agreed(first, end uint32) {
	for i := len(before(l.Done, first)); i < len(l.Done) && l.Done[i].Step < end; i++ {
		l.Done[i].Again = true
	}
}

// Claim notes a loss that the provider claims in a heartbeat. A step before the last one means that another provider
// has begun there.
func (l *Losses) Claim(at uint32, loss float64) {
	if n := len(l.Live); n > 0 && l.Live[n-1].Step == at {
		return
	}
	l.Live = append(before(l.Live, at), Loss{Step: at, Loss: loss})
	if len(l.Live) > maxLive {
		l.Live = slices.Clone(Thin(l.Live, maxLive/2, step, value))
	}
}

// AtMost returns n losses or fewer: those of segments, then those since.
func (l Losses) AtMost(n int) []Loss {
	all := slices.Clone(l.Done)
	for _, x := range l.Live {
		if len(l.Done) == 0 || x.Step > l.Done[len(l.Done)-1].Step {
			all = append(all, x)
		}
	}
	return Thin(all, n, step, value)
}
