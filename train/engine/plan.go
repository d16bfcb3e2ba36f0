package engine

import (
	"fmt"
	"math"
	"math/bits"

	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
)

// PlanBytes is the memory a trainer of p reserves, in bytes: values,
// gradients and moments of the parameters, activations, scratch and batches;
// packed factors of x8/1; not the data set, nor the blocks that a product packs
// on its way. The attention scratch is counted for planThreads. p must be valid;
// a plan beyond 2^64 bytes reads as 2^64−1.
func PlanBytes(p program.Program) uint64 {
	m := p.Model
	d, kv, h := uint64(m.Dim), uint64(m.Dim/m.Heads*m.KVHeads), uint64(m.Hidden)
	const arenas, wideActs, wideScratch = 4, 6, 5
	rows := uint64(p.Batch) * uint64(m.Context)
	layer := times(rows, sum(wideActs*d, 2*kv, 3*h, 2))
	all := sum(
		times(arenas, uint64(model.ArenaLen(model.Params(m)))),
		times(uint64(m.Layers), layer),
		times(rows, sum(2*d, 2+2*uint64(m.Vocab), wideScratch*d, 2*kv, 3*h, 2)),
		times(planThreads*2*model.BlockRows, uint64(m.Context)+48), // attention scratch
		uint64(m.Context)*(d/uint64(m.Heads)),                      // RoPE tables
	)
	return sum(times(4, all), factorBytes(p))
}

// planThreads is the number of threads whose attention scratch is counted.
const planThreads = 8

// factorBytes is what the factors of linear layers take at most: nothing in
// r32/1, which multiplies from the tensors; in x8/1 packed integers of the
// widest activation, its gradient, both again along the rows, and a weight. The
// back end that packs loosest takes under three bytes a value.
func factorBytes(p program.Program) uint64 {
	if p.Numerics == program.R32 {
		return 0
	}
	const bytes, activations = 3, 4
	d, wide := uint64(p.Model.Dim), max(uint64(p.Model.Hidden), uint64(p.Model.Vocab))
	return times(bytes, sum(times(activations*max(d, wide), uint64(p.Batch)*uint64(p.Model.Context)), times(d, wide)))
}

func checkPlan(p program.Program, limit uint64) error {
	if limit == 0 {
		limit = DefaultMaxBytes
	}
	if need := PlanBytes(p); need > limit {
		return fmt.Errorf("%w: it takes %d MiB, %d MiB are allowed: use a smaller batch, context or model, or allow more",
			ErrMemory, need>>20, limit>>20)
	}
	return nil
}

// times and sum stay at the largest value instead of wrapping.
func times(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	if hi != 0 {
		return math.MaxUint64
	}
	return lo
}

func sum(xs ...uint64) uint64 {
	var s, carry uint64
	for _, x := range xs {
		if s, carry = bits.Add64(s, x, 0); carry != 0 {
			return math.MaxUint64
		}
	}
	return s
}
