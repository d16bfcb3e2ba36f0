package executor

import (
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Speed is what this machine does in a second, as measured when its node started. A part
// that is 0 was not measured.
type Speed struct {
	Flops   float64 // of the engine, by Model.FlopsPerToken
	Values  float64 // output values of operators, executed and hashed one operator after the other
	Hashes  float64 // values of a state, hashed
	Private float64 // values hashed for private data
}

// Replaying estimates how long a player of a dispute over a segment of a job computes in a
// whole game, if nothing else runs. It executes the disputed interval and hashes the state
// after every step, executes the interval once more up to the disputed step, executes and
// hashes all operators of that step, and executes them once more for the values of one.
// kept says that states at marks are kept (Session.KeepMarks): then the interval is reached
// from a mark, else from the segment's start. The estimate is 0 if the speed is not known.
func (s Speed) Replaying(spec market.Spec, plan *ir.Plan, kept bool) time.Duration {
	if s.Flops == 0 || s.Values == 0 || s.Hashes == 0 || s.Private == 0 {
		return 0
	}
	p := spec.Program
	step := float64(p.TokensPerStep()) * float64(p.Model.FlopsPerToken()) / s.Flops
	state, values := valuesOf(plan)
	hash, roots := state/s.Hashes, values/s.Values
	if merkle.LeafHashOf(p.Numerics) == merkle.PrivateLeaves {
		hash, roots = state/s.Private, roots+values/s.Private
	}
	n := float64(min(spec.Stride(), spec.StepsPerSegment))
	reach := (float64(spec.StepsPerSegment) - n) * step
	if kept {
		reach = min(reach, keepShare*state*valueBytes/keepSpeed)
	}
	again := values / s.Values
	return time.Duration((reach + n*step + (n+1)*hash + n*step + roots + again) * float64(time.Second))
}

// Executing estimates how long steps of a program take, with the hashing of the state at both
// ends. The estimate is 0 if the speed is not known.
func (s Speed) Executing(p program.Program, steps uint32) time.Duration {
	if s.Flops == 0 || s.Hashes == 0 || s.Private == 0 {
		return 0
	}
	hashes := s.Hashes
	if merkle.LeafHashOf(p.Numerics) == merkle.PrivateLeaves {
		hashes = s.Private
	}
	training := float64(steps) * float64(p.TokensPerStep()) * float64(p.Model.FlopsPerToken()) / s.Flops
	hashing := 2 * stateValues * float64(p.Model.Parameters()) / hashes
	return time.Duration(min((training+hashing)*float64(time.Second), float64(longestEstimate)))
}

// longestEstimate bounds estimates, so that they can be multiplied.
const longestEstimate = 366 * 24 * time.Hour

// stateValues is how many values a state has for each parameter at most: itself, and two
// averages of its optimizer.
const stateValues = 3

// keepSpeed is how many bytes of a state are written down in a second. As writing takes
// 1/keepShare of the time, it says how far a kept state can be away.
const keepSpeed = 1e9

const valueBytes = 4

// valuesOf counts the values of a program's state, and those that its operators write in a
// step.
func valuesOf(p *ir.Plan) (state, written float64) {
	for i := range p.Tensors {
		state += float64(p.Tensors[i].Cells())
	}
	for i := range p.Ops {
		if !p.Ops[i].Kind.Hashes() {
			written += float64(p.Ops[i].Cells())
		}
	}
	return state, written
}

// MarksFor returns the least number of intervals, more than a job has, with which Replaying
// is at most a limit, or 0 if there is none.
func (s Speed) MarksFor(spec market.Spec, plan *ir.Plan, kept bool, limit time.Duration) uint8 {
	for k := uint32(spec.Marks) + 1; k <= min(commit.MaxIntervals, spec.StepsPerSegment); k++ {
		spec.Marks = uint8(k)
		if s.Replaying(spec, plan, kept) <= limit {
			return spec.Marks
		}
	}
	return 0
}
