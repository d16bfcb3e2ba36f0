package commit

import (
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// BaseRoot returns the name of initial parameters in canonical order. It is the root of
// a state of these tensors under the empty header, so a leaf can be proved like a leaf
// of any other state. The errors are those of StateRoot.
func BaseRoot(ts []tensor.Tensor, workers int) (program.Base, error) {
	r, err := StateRoot(Header{}, ts, workers)
	return program.Base(r), err
}
