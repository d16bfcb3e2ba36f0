package model

import (
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// turns are the tables of RoPE (numerics.md §13): those of all layers, and those of
// local layers where the model has such.
type turns struct{ cos, sin, localCos, localSin []float32 }

// newTurns computes the tables; place puts each where the back end computes.
func newTurns(m program.Model, place func([]float32) []float32) (t turns) {
	context, head := int(m.Context), int(m.Head())
	t.cos, t.sin = num.ScaledRopeTables(context, head, float64(m.RopeTheta), ropeScaling(m))
	t.cos, t.sin = place(t.cos), place(t.sin)
	if t.localCos, t.localSin = t.cos, t.sin; m.GlobalEvery != 0 {
		t.localCos, t.localSin = num.ScaledRopeTables(context, head, float64(m.LocalRopeTheta), num.RopeScaling{})
		t.localCos, t.localSin = place(t.localCos), place(t.localSin)
	}
	return t
}

// of are the tables of a layer.
func (t *turns) of(local bool) (cos, sin []float32) {
	if local {
		return t.localCos, t.localSin
	}
	return t.cos, t.sin
}
