package engine

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// ErrBase is wrapped by InitFrom for parameters that are not those that the
// program names.
var ErrBase = errors.New("not the initial parameters of this program")

// InitFrom makes the state of step 0 from the parameters that load writes into
// the tensors it is given, which have names and shapes (hf.Folder.Load is one).
// root is how a base is named: commit.BaseRoot. Another root than the
// program's, and a value that is not finite, is refused with ErrBase; after an
// error there is no state.
func (t *Trainer) InitFrom(load func([]tensor.Tensor) error, root func([]tensor.Tensor) (program.Base, error)) error {
	t.ready = false
	if t.prog.Base.IsZero() {
		return fmt.Errorf("%w: the program starts from its seed", ErrBase)
	}
	params := t.model.Parameters()
	if err := load(params); err != nil {
		return err
	}
	for _, p := range params {
		if !num.Finite(p.Data) {
			return fmt.Errorf("%w: %s holds a value that is not finite", ErrBase, p.Name)
		}
	}
	got, err := root(params)
	if err != nil {
		return err
	}
	if got != t.prog.Base {
		return fmt.Errorf("%w: their root is %s, the program names %s", ErrBase, got, t.prog.Base)
	}
	t.start()
	return nil
}
