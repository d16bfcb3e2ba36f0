package engine

import (
	"fmt"
	"math"
	"math/bits"

	"github.com/infernetprotocol/infernet/train/frozen"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/optim"
	"github.com/infernetprotocol/infernet/train/program"
)

// PlanBytes is the memory that a trainer of p reserves on a host, in bytes:
// frozen and trained parameters, gradients, the optimizer's state, activations,
// scratch, batches, and packed factors of x8/1. It does not include the data
// set, nor the blocks that a product packs while it runs. Attention scratch is
// counted for planThreads. p must be valid. A plan beyond 2^64 bytes gives
// 2^64−1.
func PlanBytes(p program.Program) uint64 { return planBytes(p, uint64(p.Model.Layers)) }

// LeastBytes is PlanBytes for a trainer that recomputes activations
// (Options.Recompute).
func LeastBytes(p program.Program) uint64 { return planBytes(p, 1) }

// planBytes counts all activations of that many layers. Of the other layers it
// counts the input, with an adapter the inner product of the down projection,
// and what that gives if it is normalised.
func planBytes(p program.Program, layers uint64) uint64 {
	m := p.Model
	d, wide, kv, h := uint64(m.Dim), uint64(m.Wide()), uint64(m.KV()), uint64(m.Hidden)
	const dimActs, wideActs, dimScratch, wideScratch, pairNumbers = 4, 2, 3, 2, 4
	normed := uint64(0) // q and k before their norm, and the inverses
	if m.QKNorm {
		normed = sum(wide, kv, uint64(m.Heads), uint64(m.KVHeads))
	}
	rows := uint64(p.Batch) * uint64(m.Context)
	low := uint64(p.Adapter.Rank)
	lows := times(low, uint64(len(p.Adapter.Targets.Names())))
	given := uint64(0) // what the feed-forward layer gives, and the inverses
	if m.NormsGiven() {
		given = d + 1 // NormsAfter counts them in place of what is read
	}
	if m.Norms == program.NormsBoth {
		normed = sum(normed, 2*d+2)
	}
	layer := times(rows, sum(dimActs*d, wideActs*wide, 2*kv, 3*h, 2, normed, lows))
	values := sum(
		times(layers, layer),
		times(uint64(m.Layers)-layers, times(rows, d+given+low)),
		times(rows, sum(2*d, 2+2*uint64(m.Vocab), dimScratch*d, wideScratch*wide, 2*kv, 3*h, 2, low)),
		times(planThreads*2*model.BlockRows, uint64(m.Context)+48), // attention scratch: scores,
		times(planThreads*6, uint64(m.Context)*uint64(m.Head())),   // packed keys and values, their gradients
		times(ropeTables(m), uint64(m.Context)*uint64(m.Head())),
		model.ShiftedValues(m),
		optimizerValues(p),
	)
	if !p.DPO.IsZero() {
		values = sum(values, times(pairNumbers, rows))
	}
	return sum(times(4, values), baseBytes(p), factorBytes(p))
}

// ropeTables is the number of pairs of tables of RoPE.
func ropeTables(m program.Model) uint64 {
	if m.GlobalEvery != 0 {
		return 2
	}
	return 1
}

// planThreads is the number of threads whose attention scratch is counted.
const planThreads = 8

// optimizerValues is the number of values of the trained parameters, their
// gradients and the optimizer's state.
func optimizerValues(p program.Program) (n uint64) {
	params := model.Params(p.Model)
	if !p.Adapter.IsZero() {
		params = model.AdapterParams(p.Model, p.Adapter)
	}
	n = 2 * uint64(model.ArenaLen(params))
	matrix, square := 0, 0
	for _, q := range params {
		n = sum(n, uint64(optim.StateLen(p.Optimizer, q.Len(), q.Inner)))
		if q.Inner {
			side := int(min(q.Shape[0], q.Shape[1]))
			matrix, square = max(matrix, q.Len()), max(square, side*side)
		}
	}
	if p.Optimizer.Kind == program.Muon {
		n = sum(n, uint64(matrix+2*square))
	}
	return n
}

// baseBytes is the memory of frozen parameters under an adapter, with room to
// unpack the largest matrix.
func baseBytes(p program.Program) (bytes uint64) {
	if p.Adapter.IsZero() {
		return 0
	}
	largest := 0
	for _, q := range model.Params(p.Model) {
		if q.Inner && p.Adapter.Frozen != "" {
			bytes = sum(bytes, frozen.Bytes(p.Adapter.Frozen, uint64(q.Len())))
			largest = max(largest, q.Len())
		} else {
			bytes = sum(bytes, 4*uint64(q.Len()))
		}
	}
	return sum(bytes, 4*uint64(largest))
}

// factorBytes is an upper bound of the memory of the factors of linear layers.
// r32/1 multiplies from the tensors and needs none. x8/1 needs packed integers
// of the widest activation, of its gradient, of both again along the rows, and
// of a weight. The least compact back end takes under three bytes a value.
func factorBytes(p program.Program) uint64 {
	if a, err := num.ArithmeticOf(p.Numerics); err == nil && a == num.R32 {
		return 0
	}
	const bytes, activations = 3, 4
	d, wide := uint64(p.Model.Dim), max(uint64(p.Model.Hidden), uint64(p.Model.Vocab), uint64(p.Model.Wide()))
	return times(bytes, sum(times(activations*max(d, wide), uint64(p.Batch)*uint64(p.Model.Context)), times(d, wide)))
}

// checkPlan says whether activations are recomputed, and refuses a program that
// does not fit even then.
func checkPlan(p program.Program, o Options) (recompute bool, err error) {
	limit := o.MaxBytes
	if limit == 0 {
		limit = DefaultMaxBytes
	}
	whole, least := PlanBytes(p), LeastBytes(p)
	if least > limit {
		return false, fmt.Errorf("%w: it takes %d MiB, or %d MiB if activations are made again, and %d MiB are "+
			"allowed: use a smaller batch, context or model, or allow more",
			ErrMemory, whole>>20, least>>20, limit>>20)
	}
	return o.Recompute || whole > limit, nil
}

// times and sum saturate at the largest value.
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
