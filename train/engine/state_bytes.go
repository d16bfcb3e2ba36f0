package engine

import (
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/optim"
	"github.com/infernetprotocol/infernet/train/program"
)

// StateBytes is about the size of a checkpoint of the program, without making a trainer: the trained
// parameters and the optimizer's state, each tensor of which is rounded up to a few values. p must be valid.
func StateBytes(p program.Program) uint64 {
	params := model.Params(p.Model)
	if !p.Adapter.IsZero() {
		params = model.AdapterParams(p.Model, p.Adapter)
	}
	values := p.Trained()
	for _, q := range params {
		values = sum(values, uint64(optim.StateLen(p.Optimizer, q.Len(), q.Inner)))
	}
	return times(4, values)
}
