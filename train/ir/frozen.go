package ir

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/frozen"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// ErrBase is wrapped by errors about frozen parameters that are missing or not
// those that the program names.
var ErrBase = errors.New("not the frozen parameters of this program")

// FrozenTables are the tables of the frozen parameters under p's adapter,
// rounded as the program says (numerics.md §20); nil if it has none. load
// writes the parameters that the program names into tensors with names and
// shapes, as for engine.Trainer.UseBase; it is not called, and may be nil, for
// parameters of the seed. The error is load's, or wraps ErrBase,
// and ErrUnsupported if there is no load.
func FrozenTables(p program.Program, load func([]tensor.Tensor) error) ([]tensor.Tensor, error) {
	if p.Adapter.IsZero() {
		return nil, nil
	}
	params := model.Params(p.Model)
	ts := model.Views(params, make([]float32, model.ArenaLen(params)), "")
	if err := fillFrozen(p, params, ts, load); err != nil {
		return nil, err
	}
	for i, q := range params {
		if q.Inner && p.Adapter.Frozen != "" {
			frozen.Pack(p.Adapter.Frozen, ts[i].Data).Values(ts[i].Data, 0)
		}
	}
	return ts, nil
}

// fillFrozen writes the parameters before they are rounded.
func fillFrozen(p program.Program, params []model.Param, ts []tensor.Tensor, load func([]tensor.Tensor) error) error {
	if p.Base.IsZero() {
		model.FillTensors(params, ts, p.Model, p.Seed)
		return nil
	}
	if load == nil {
		return fmt.Errorf("%w: %w: it names %s, and nothing loads them", ErrUnsupported, ErrBase, p.Base)
	}
	if err := load(ts); err != nil {
		return err
	}
	var sum merkle.Sums
	for _, x := range ts {
		if !num.Finite(x.Data) {
			return fmt.Errorf("%w: %s holds a value that is not finite", ErrBase, x.Name)
		}
		sum.Add(x)
	}
	if got := program.Base(sum.Root()); got != p.Base {
		return fmt.Errorf("%w: their root is %s, the program names %s", ErrBase, got, p.Base)
	}
	return nil
}
