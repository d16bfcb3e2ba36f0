package ir

import (
	"slices"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/optim"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// The tables of a plan, in order. Those of the frozen parameters under an
// adapter follow, in canonical order.
const (
	cosTable = iota
	sinTable
	rateTable   // a row per step of the run: learning rate, C1, C2, and Muon's columns
	frozenTable // the first of the frozen parameters
)

// Columns of the rate table. Muon's keep and move stand behind those of AdamW:
// move once for every size of the larger side of a matrix.
const (
	rateColumns = 3
	muonKeep    = rateColumns
	muonMove    = muonKeep + 1
)

func tableShapes(p program.Program) []Shape {
	rope := dims(int(p.Model.Context), int(p.Model.Head()/2))
	if p.Model.GlobalEvery != 0 { // those of local layers behind the others
		rope[0] *= 2
	}
	columns := rateColumns
	if p.Optimizer.Kind == program.Muon {
		columns = muonMove + len(muonSides(p))
	}
	shapes := []Shape{{"rope.cos", rope}, {"rope.sin", rope}, {"rates", dims(int(p.Steps), columns)}}
	if p.Adapter.IsZero() {
		return shapes
	}
	for _, q := range model.Params(p.Model) {
		shapes = append(shapes, Shape{Name: q.Name, Dims: q.Shape})
	}
	return shapes
}

// muonSides are the sizes of the larger sides of the matrices that Muon changes,
// each once, in the order in which they first occur.
func muonSides(p program.Program) (sides []int) {
	list, _ := trainedBy(p)
	for i := range list {
		if !list[i].Inner {
			continue
		}
		if side := int(max(list[i].Shape[0], list[i].Shape[1])); !slices.Contains(sides, side) {
			sides = append(sides, side)
		}
	}
	return sides
}

// muonMove is the column of the rate table for matrices whose larger side is
// side.
func (b *builder) muonMove(side int) int { return muonMove + slices.Index(muonSides(b.p), side) }

// coefficients are those of AdamW that are the same for all steps.
func coefficients(o program.Optimizer) num.AdamWCoef {
	return adamW(o, 1, 0)
}

func adamW(o program.Optimizer, t uint64, lr float32) num.AdamWCoef {
	return num.NewAdamW(t, lr, float64(o.Beta1), float64(o.Beta2), float64(o.Eps), float64(o.WeightDecay), 1)
}

// TableValues computes the tables that follow from the program alone
// (numerics.md §13): all but those of FrozenTables, which stand behind them. It
// takes about 0.1 ms for every step of the run.
func (p *Plan) TableValues() []tensor.Tensor {
	m := p.Program.Model
	scaling := num.RopeScaling{
		Factor: float64(m.RopeScaling.Factor), LowFreq: float64(m.RopeScaling.LowFreq),
		HighFreq: float64(m.RopeScaling.HighFreq), Original: m.RopeScaling.Original,
	}
	cos, sin := num.ScaledRopeTables(int(m.Context), int(m.Head()), float64(m.RopeTheta), scaling)
	if m.GlobalEvery != 0 {
		localCos, localSin := num.RopeTables(int(m.Context), int(m.Head()), float64(m.LocalRopeTheta))
		cos, sin = append(cos, localCos...), append(sin, localSin...)
	}
	values := [][]float32{cosTable: cos, sinTable: sin, rateTable: rates(p.Program)}
	ts := make([]tensor.Tensor, len(values))
	for i, s := range p.Tables[:len(values)] {
		ts[i] = tensor.Tensor{Name: s.Name, Shape: s.Dims, Data: values[i]}
	}
	return ts
}

func rates(p program.Program) (out []float32) {
	o, schedule := p.Optimizer, optim.ScheduleOf(p.Optimizer, p.Steps)
	var sides []int
	if o.Kind == program.Muon {
		sides = muonSides(p)
	}
	for s := range p.Steps {
		c := adamW(o, uint64(s)+1, schedule.Rate(s))
		out = append(out, c.LR, c.Correct1, c.Correct2)
		for i, side := range sides {
			keep, move := num.MuonCoefficients(c.LR, float64(o.WeightDecay), side, side)
			if i == 0 {
				out = append(out, keep)
			}
			out = append(out, move)
		}
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
