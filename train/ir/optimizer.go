package ir

import (
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/optim"
	"github.com/infernetprotocol/infernet/train/program"
)

// trained is a parameter that the step changes, and the places in the state of
// what is kept for it.
type trained struct {
	model.Param
	kept                             optim.Kept
	value, moment, squares, averages int
}

// trainedBy lists the trained parameters, and the tensors of a state: the
// parameters, first moments, second moments, averages.
func trainedBy(p program.Program) (list []trained, tensors []Shape) {
	params := model.Params(p.Model)
	if !p.Adapter.IsZero() {
		params = model.AdapterParams(p.Model, p.Adapter)
	}
	for i, q := range params {
		list = append(list, trained{Param: q, kept: optim.KeptBy(p.Optimizer, q.Inner), value: i})
		tensors = append(tensors, Shape{Name: q.Name, Dims: q.Shape})
	}
	keep := func(has func(*trained) bool, prefix func(*trained) string, place func(*trained) *int) {
		for i := range list {
			if t := &list[i]; has(t) {
				*place(t) = len(tensors)
				tensors = append(tensors, Shape{Name: prefix(t) + t.Name, Dims: t.Shape})
			}
		}
	}
	keep(func(t *trained) bool { return t.kept.Moment }, func(t *trained) string { return t.kept.Slot + "m." },
		func(t *trained) *int { return &t.moment })
	keep(func(t *trained) bool { return t.kept.Squares }, func(t *trained) string { return t.kept.Slot + "v." },
		func(t *trained) *int { return &t.squares })
	keep(func(t *trained) bool { return t.kept.Average }, func(*trained) string { return "ema." },
		func(t *trained) *int { return &t.averages })
	return list, tensors
}

// update changes every trained parameter by its gradient, scaled by factor
// (numerics.md §11, §18).
func (b *builder) update(grads []value, factor value) {
	for i, g := range grads {
		t := &b.trained[i]
		var p value
		switch t.kept.Slot {
		case program.SGD + ".":
			p = b.sgd(t, g, factor)
		case program.Muon + ".":
			p = b.muon(t, g, factor)
		default:
			p = b.adamW(t, g, factor)
		}
		b.after[t.value] = int(p.id)
		if t.kept.Average {
			b.average(t, p)
		}
	}
}

// decay is the weight decay of a parameter.
func (b *builder) decay(t *trained) float64 {
	if t.Kind.Decays() {
		return float64(b.p.Optimizer.WeightDecay)
	}
	return 0
}

// adamW is the parameter after the step of AdamW (§11).
func (b *builder) adamW(t *trained, g, factor value) value {
	c, cells := coefficients(b.p.Optimizer), t.Len()
	moment := func(i int) []Input {
		return []Input{b.state(i).cell(0, 1), g.cell(0, 1), factor.cell(0, 0)}
	}
	m := b.compute(dims(cells), moment(t.moment), bits(c.Beta1, c.OneMinusBeta1),
		konst(0), in(0), konst(1), in(1), in(2), InstrMul, InstrMul, InstrFMA)
	b.keeps(t.moment)
	v := b.compute(dims(cells), moment(t.squares), bits(c.Beta2, c.OneMinusBeta2),
		konst(0), in(0), konst(1), in(1), in(2), InstrMul, InstrMul, in(1), in(2), InstrMul, InstrMul, InstrFMA)
	b.keeps(t.squares)
	return b.compute(dims(cells),
		[]Input{b.state(t.value).cell(0, 1), m.cell(0, 1), v.cell(0, 1), b.rate(0), b.rate(1), b.rate(2)},
		bits(float32(b.decay(t)), c.Eps),
		in(3), InstrNeg, konst(0), in(0),
		in(1), in(4), InstrMul, in(2), in(5), InstrMul, InstrSqrt, konst(1), InstrAdd, InstrDiv,
		InstrFMA, in(0), InstrFMA)
}

// average is the average of the parameters after the update to p (§18).
func (b *builder) average(t *trained, p value) {
	delta := float64(b.p.Optimizer.EMA)
	b.compute(dims(t.Len()), []Input{p.cell(0, 1), b.state(t.averages).cell(0, 1)},
		bits(num.OneMinus(delta), float32(delta)), konst(0), in(0), in(1), konst(1), InstrMul, InstrFMA)
	b.keeps(t.averages)
}

// sgd is the parameter after the step of SGD (§18).
func (b *builder) sgd(t *trained, g, factor value) value {
	p := b.state(t.value)
	d := b.compute(dims(t.Len()), []Input{p.cell(0, 1), g.cell(0, 1), factor.cell(0, 0)},
		bits(float32(b.decay(t))), konst(0), in(0), in(1), in(2), InstrMul, InstrFMA)
	d = b.momentum(t, d)
	return b.compute(dims(t.Len()), []Input{p.cell(0, 1), d.cell(0, 1), b.rate(0)}, nil,
		in(2), InstrNeg, in(1), in(0), InstrFMA)
}

// momentum adds d to its moment and looks ahead along it.
func (b *builder) momentum(t *trained, d value) value {
	if !t.kept.Moment {
		return d
	}
	mu := bits(float32(b.p.Optimizer.Momentum))
	m := b.compute(dims(t.Len()), []Input{b.state(t.moment).cell(0, 1), d.cell(0, 1)}, mu,
		in(0), konst(0), InstrMul, in(1), InstrAdd)
	b.keeps(t.moment)
	return b.compute(dims(t.Len()), []Input{m.cell(0, 1), d.cell(0, 1)}, mu, konst(0), in(0), in(1), InstrFMA)
}

// muon is the matrix after the step of Muon (§18).
func (b *builder) muon(t *trained, g, factor value) value {
	n, rows, cols := t.Len(), int(t.Shape[0]), int(t.Shape[1])
	d := b.compute(dims(n), []Input{g.cell(0, 1), factor.cell(0, 0)}, nil, in(0), in(1), InstrMul)
	d = b.momentum(t, d)
	s := b.sumSquares(d, n)
	unit := b.compute(dims(1), []Input{s.cell(0, 1)}, bits(optim.MuonMinNorm, 1),
		konst(1), in(0), InstrSqrt, konst(0), konst(0), in(0), InstrSqrt, SelectLE, InstrDiv)
	x := b.compute(dims(n), []Input{d.cell(0, 1), unit.cell(0, 0)}, nil, in(0), in(1), InstrMul)
	for range optim.MuonRounds {
		x = b.muonRound(x, rows, cols)
	}
	keep, move := b.rate(muonKeep), b.rate(b.muonMove(max(rows, cols)))
	return b.compute(dims(n), []Input{b.state(t.value).cell(0, 1), x.cell(0, 1), keep, move}, nil,
		in(3), InstrNeg, in(1), in(0), in(2), InstrMul, InstrFMA)
}

// muonRound is one round of Muon's iteration on x [rows, cols]. The smaller
// square and its polynomial are symmetric to the bit, so that their columns are
// read as rows.
func (b *builder) muonRound(x value, rows, cols int) value {
	across := b.transposed(x, rows, cols)
	long, n, depth := x, rows, cols
	if rows > cols {
		long, n, depth = across, cols, rows
	}
	gram := b.add(b.inner(long, long, n, n, depth))
	square := b.add(b.inner(gram, gram, n, n, n))
	poly := b.compute(dims(n*n), []Input{gram.cell(0, 1), square.cell(0, 1)},
		bits(optim.MuonThird, optim.MuonFifth), konst(0), in(0), in(1), konst(1), InstrMul, InstrFMA)
	start := b.compute(dims(rows, cols), []Input{x.cell(0, cols, 1)}, bits(optim.MuonFirst, 0),
		konst(0), in(0), konst(1), InstrFMA)
	if rows <= cols {
		return b.add(b.inner(poly, across, rows, cols, rows).from(start, 0, cols, 1))
	}
	return b.add(b.inner(x, poly, rows, cols, cols).from(start, 0, cols, 1))
}
