package commit

import (
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// BaseRoot names initial parameters, in canonical order: the root of a state of
// them alone, under the empty header, so that a leaf of it can be proved like
// any other. The errors are StateRoot's.
func BaseRoot(ts []tensor.Tensor, workers int) (program.Base, error) {
	r, err := StateRoot(Header{}, ts, workers)
	return program.Base(r), err
}
