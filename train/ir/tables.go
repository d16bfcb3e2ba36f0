package ir

import (
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// The tables of a plan, in order.
const (
	cosTable = iota
	sinTable
	rateTable // a row per step of the run: learning rate, C1, C2
)

const rateColumns = 3

func tableShapes(p program.Program) []Shape {
	rope := dims(int(p.Model.Context), int(p.Model.Head()/2))
	return []Shape{{"rope.cos", rope}, {"rope.sin", rope}, {"rates", dims(int(p.Steps), rateColumns)}}
}

// coefficients are those of AdamW that are the same for all steps.
func coefficients(o program.Optimizer) num.AdamWCoef {
	return adamW(o, 1, 0)
}

func adamW(o program.Optimizer, t uint64, lr float32) num.AdamWCoef {
	return num.NewAdamW(t, lr, float64(o.Beta1), float64(o.Beta2), float64(o.Eps), float64(o.WeightDecay), 1)
}

// TableValues computes the tables (numerics.md §13). It takes about 0.1 ms for
// every step of the run.
func (p *Plan) TableValues() []tensor.Tensor {
	m := p.Program.Model
	scaling := num.RopeScaling{
		Factor: float64(m.RopeScaling.Factor), LowFreq: float64(m.RopeScaling.LowFreq),
		HighFreq: float64(m.RopeScaling.HighFreq), Original: m.RopeScaling.Original,
	}
	cos, sin := num.ScaledRopeTables(int(m.Context), int(m.Head()), float64(m.RopeTheta), scaling)
	values := [][]float32{cosTable: cos, sinTable: sin, rateTable: rates(p.Program)}
	ts := make([]tensor.Tensor, len(p.Tables))
	for i, s := range p.Tables {
		ts[i] = tensor.Tensor{Name: s.Name, Shape: s.Dims, Data: values[i]}
	}
	return ts
}

func rates(p program.Program) []float32 {
	o := p.Optimizer
	out := make([]float32, 0, rateColumns*p.Steps)
	for s := range p.Steps {
		lr := num.CosineLR(s, o.Warmup, p.Steps, float64(o.LR), float64(o.MinLR))
		c := adamW(o, uint64(s)+1, lr)
		out = append(out, c.LR, c.Correct1, c.Correct2)
	}
	return out
}

// TablesTree is the tree over the tables' hashes; h hashes the leaves of the
// tables.
func TablesTree(tables []tensor.Tensor, h merkle.LeafHash) merkle.Tree {
	hashes := make([]merkle.Root, len(tables))
	for i, t := range tables {
		hashes[i] = merkle.Tensor(merkle.TensorHeader(t.Name, t.Shape), len(t.Data), h.RootOf(t.Data))
	}
	return merkle.TreeOf(hashes)
}
