package engine

import (
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// Errors about the parameters that a program starts from.
var (
	// ErrBase: the parameters are not those that the program names.
	ErrBase = errors.New("not the initial parameters of this program")
	// ErrNoBase: the frozen parameters under an adapter have not been given.
	ErrNoBase = errors.New("the frozen parameters are missing: call UseBase first")
)

// InitFrom makes the state of step 0 from given parameters. load writes them
// into the tensors that it gets, which have names and shapes (hf.Folder.Load is
// such a function). root computes the name of a base: commit.BaseRoot. With an
// adapter, InitFrom does what UseBase does, and the adapter starts from the
// seed. InitFrom refuses, with ErrBase, parameters with another root than the
// program's and values that are not finite, and with program.ErrNarrow weights
// of 16 bits that x8/1 cannot train. After an error there is no state.
func (t *Trainer) InitFrom(load func([]tensor.Tensor) error, root func([]tensor.Tensor) (program.Base, error)) error {
	t.ready = false
	if t.prog.Base.IsZero() {
		return fmt.Errorf("%w: the program starts from its seed", ErrBase)
	}
	if !t.prog.Adapter.IsZero() {
		return t.initAdapted(load)
	}
	if err := t.take(t.model.Parameters(), t.prog.Base, load, root); err != nil {
		return err
	}
	if t.prog.NeedsWideBase() && slices.ContainsFunc(t.model.Parameters(), tensor.Tensor.Narrow) {
		return program.ErrNarrow
	}
	t.start()
	return nil
}

func (t *Trainer) initAdapted(load func([]tensor.Tensor) error) error {
	if err := t.UseBase(load); err != nil {
		return err
	}
	if t.prog.Adapter.Start.IsZero() {
		t.model.Init(t.prog.Seed)
		t.start()
	}
	return nil
}

// take loads tensors and requires the root that the program names.
func (t *Trainer) take(ts []tensor.Tensor, want program.Base, load func([]tensor.Tensor) error,
	root func([]tensor.Tensor) (program.Base, error)) error {
	if err := load(ts); err != nil {
		return err
	}
	for _, p := range ts {
		if !num.Finite(p.Data) {
			return fmt.Errorf("%w: %s holds a value that is not finite", ErrBase, p.Name)
		}
	}
	got, err := root(ts)
	if err != nil {
		return err
	}
	return checkRoot(got, want)
}

func checkRoot(got, want program.Base) error {
	if got != want {
		return fmt.Errorf("%w: their root is %s, the program names %s", ErrBase, got, want)
	}
	return nil
}

// UseBase sets the frozen parameters under an adapter, one tensor after the
// other, so that packed ones are never all in memory in float32. It makes no
// state; Load, InitAdapter and InitFrom do. The error is load's, or wraps
// ErrBase.
func (t *Trainer) UseBase(load func([]tensor.Tensor) error) error {
	if t.prog.Adapter.IsZero() || t.prog.Base.IsZero() {
		return fmt.Errorf("%w: the program names no frozen parameters", ErrBase)
	}
	t.based, t.ready = false, false
	var sum merkle.Sums
	err := t.model.LoadBase(func(x tensor.Tensor) error {
		if err := load([]tensor.Tensor{x}); err != nil {
			return err
		}
		if !num.Finite(x.Data) {
			return fmt.Errorf("%w: %s holds a value that is not finite", ErrBase, x.Name)
		}
		sum.Add(x)
		return nil
	})
	if err == nil {
		err = checkRoot(program.Base(sum.Root()), t.prog.Base)
	}
	t.based = err == nil
	return err
}

// AlterBase changes one frozen parameter, which no root shows; see model.AlterBase.
func (t *Trainer) AlterBase() { t.model.AlterBase() }

// InitAdapter makes the state of step 0 of a program that names the adapter it
// starts from. load writes the adapter (hf.Adapter.Load is such a function).
// The error is load's or ErrNoBase, or wraps ErrBase.
func (t *Trainer) InitAdapter(load func([]tensor.Tensor) error) error {
	t.ready = false
	if t.prog.Adapter.Start.IsZero() {
		return fmt.Errorf("%w: the program's adapter starts from its seed", ErrBase)
	}
	if err := t.needBase(); err != nil {
		return err
	}
	root := func(ts []tensor.Tensor) (program.Base, error) { return AdapterRoot(ts), nil }
	if err := t.take(t.model.Parameters(), t.prog.Adapter.Start, load, root); err != nil {
		return err
	}
	t.start()
	return nil
}

// AdapterRoot is the name of an adapter to start from. It hashes the adapter's
// tensors in canonical order as commit.BaseRoot hashes a base.
func AdapterRoot(ts []tensor.Tensor) program.Base {
	var sum merkle.Sums
	for _, x := range ts {
		sum.Add(x)
	}
	return program.Base(sum.Root())
}

// needBase makes the frozen parameters from the seed if the program names no
// base.
func (t *Trainer) needBase() error {
	t.seedBase()
	if !t.based {
		return ErrNoBase
	}
	return nil
}

func (t *Trainer) seedBase() {
	if !t.based && t.prog.Base.IsZero() {
		t.model.InitBase(t.prog.Seed)
		t.based = true
	}
}
