package hf

import (
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// Weights is what a program must know of the weights that it starts from.
type Weights struct {
	Root program.Base // commit.BaseRoot of the parameters
	// Narrow says that a matrix has only values of 16 bits, however the file stores them.
	Narrow bool
}

// Survey reads all weights, one tensor after the other. The error wraps ErrFormat if a value is
// not finite.
func (f *Folder) Survey() (w Weights, err error) {
	var sum merkle.Sums
	for _, p := range model.Params(f.Model) {
		x := tensor.Tensor{Name: p.Name, Shape: p.Shape, Data: make([]float32, p.Len())}
		if err := f.Load([]tensor.Tensor{x}); err != nil {
			return Weights{}, err
		}
		sum.Add(x)
		w.Narrow = w.Narrow || x.Narrow()
	}
	w.Root = program.Base(sum.Root())
	return w, nil
}

// StoresNarrow reports whether a matrix is stored in 16 bits, which needs no reading of weights.
func (f *Folder) StoresNarrow() bool {
	for _, t := range f.stored {
		if len(t.shape) == 2 && t.dtype.size() == 2 {
			return true
		}
	}
	return false
}
