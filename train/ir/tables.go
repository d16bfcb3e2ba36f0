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
	return num.NewAdamW(1, 0, o.Beta1, o.Beta2, o.Eps, o.WeightDecay, 1)
}

// TableValues computes the tables (numerics.md §13). It takes about 0.1 ms for
// every step of the run.
func (p *Plan) TableValues() []tensor.Tensor {
	m := p.Program.Model
	cos, sin := num.ScaledRopeTables(int(m.Context), int(m.Head()), m.RopeTheta, num.RopeScaling(m.RopeScaling))
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
		lr := num.CosineLR(s, o.Warmup, p.Steps, o.LR, o.MinLR)
		c := num.NewAdamW(uint64(s)+1, lr, o.Beta1, o.Beta2, o.Eps, o.WeightDecay, 1)
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
