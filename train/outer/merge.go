package outer

import (
	"errors"
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// ErrWeights is wrapped where no update has a weight, or weights overflow.
var ErrWeights = errors.New("outer: weights")

// Weights are the shares of the slots in a merge, in the order of slots: each weight over
// their sum, rounded once. A manifest gives the weights; 0 leaves an update out.
func Weights(of []uint64) ([]float32, error) {
	whole := uint64(0)
	for _, w := range of {
		if w > math.MaxUint64-whole {
			return nil, fmt.Errorf("%w: their sum is beyond 64 bits", ErrWeights)
		}
		whole += w
	}
	if whole == 0 {
		return nil, fmt.Errorf("%w: none is above 0", ErrWeights)
	}
	shares := make([]float32, len(of))
	for i, w := range of {
		shares[i] = num.Share(w, whole)
	}
	return shares, nil
}

// Merge is the weighted mean of one tensor's updates: a chain of fma over slots ascending
// from +0. An update of weight 0 is not read.
func Merge(be num.Backend, merged []float32, updates [][]float32, weights []float32) {
	clear(merged)
	for i, w := range weights {
		if w != 0 {
			Add(be, merged, w, updates[i])
		}
	}
}

// Add adds the update of a slot with share w to merged. Called for slots ascending, from +0, it
// is Merge without all updates in memory.
func Add(be num.Backend, merged []float32, w float32, update []float32) { plus(be, merged, w, update) }

// plus is y = fma(a, x, y): a product of depth one.
func plus(be num.Backend, y []float32, a float32, x []float32) {
	be.MatMul(num.NN, 1, len(y), 1, []float32{a}, 1, x, len(x), y, len(y), true)
}

// Kind is the rule by which shared parameters follow a merge.
type Kind string

// The outer optimizers.
const (
	SGD      Kind = "sgd"
	Nesterov Kind = "nesterov"
	SignSGD  Kind = "sign"
)

// Optimizer updates shared parameters. It is part of what is hashed (rounds.Plan).
type Optimizer struct {
	Kind     Kind             `cbor:"1,keyasint" json:"kind"`
	Rate     program.Binary64 `cbor:"2,keyasint" json:"rate"`                       // of learning, above 0
	Momentum program.Binary64 `cbor:"3,keyasint,omitzero" json:"momentum,omitzero"` // of Nesterov, 0 < μ < 1
}

// Validate wraps ErrSpec.
func (o Optimizer) Validate() error {
	if !(o.Rate > 0 && o.Rate <= 100) {
		return fmt.Errorf("%w: outer rate %g: want above 0, to 100", ErrSpec, o.Rate)
	}
	switch o.Kind {
	case SGD, SignSGD:
		if o.Momentum != 0 {
			return fmt.Errorf("%w: outer momentum %g: %s has none", ErrSpec, o.Momentum, o.Kind)
		}
	case Nesterov:
		if !(o.Momentum > 0 && o.Momentum < 1) {
			return fmt.Errorf("%w: outer momentum %g: want between 0 and 1", ErrSpec, o.Momentum)
		}
	default:
		return fmt.Errorf("%w: outer optimizer %q: want sgd, nesterov or sign", ErrSpec, o.Kind)
	}
	return nil
}

// Step updates the parameters p of a tensor, and the moment that Nesterov keeps, which starts
// at +0 and is nil for the others. It uses merged up.
func (o Optimizer) Step(be num.Backend, p, moment, merged []float32) {
	switch o.Kind {
	case Nesterov:
		be.Scale(moment, float32(o.Momentum))
		be.AddTo(moment, merged)
		plus(be, merged, float32(o.Momentum), moment)
	case SignSGD:
		for i, v := range merged {
			if merged[i] = 0; v != 0 {
				merged[i] = math.Float32frombits(math.Float32bits(1) | math.Float32bits(v)&signBit)
			}
		}
	}
	plus(be, p, -float32(o.Rate), merged)
}
