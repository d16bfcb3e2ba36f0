package optim

import (
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// Param is a trained tensor: its values and their gradient, in the memory of
// the back end.
type Param struct {
	Values tensor.Tensor
	Grad   []float32
	// Decays says that weight decay applies. Inner says that the parameter is a
	// matrix of a layer, which Muon makes orthogonal.
	Decays, Inner bool
}

// matrix is the shape of an inner parameter.
func (p Param) matrix() (rows, cols int) { return int(p.Values.Shape[0]), int(p.Values.Shape[1]) }

// rule says how one parameter is updated, and holds its moments.
type rule struct {
	Param
	apply   func(r *rule, s step)
	keeps   Kept
	moment  []float32 // these are nil where the rule does without
	squares []float32
	average []float32
}

// step holds the numbers of one update.
type step struct {
	lr, clip float32
	adamW    num.AdamWCoef // with weight decay
}

// Optimizer holds the state of a program's optimizer. It is not safe for
// concurrent use.
type Optimizer struct {
	cfg      program.Optimizer
	be       num.Backend
	schedule num.Schedule
	rules    []rule
	state    []tensor.Tensor
	averages []tensor.Tensor
	muon     *orthogonaliser
	factor   [1]float32 // of plus
}

// New plans the optimizer of a valid program of that many steps.
func New(cfg program.Optimizer, steps uint32, ps []Param, be num.Backend) *Optimizer {
	o := &Optimizer{cfg: cfg, be: be, schedule: ScheduleOf(cfg, steps), rules: make([]rule, len(ps))}
	for i, p := range ps {
		o.rules[i] = rule{Param: p}
		o.choose(&o.rules[i])
	}
	o.reserve()
	if cfg.Kind == program.Muon {
		o.muon = newOrthogonaliser(o, ps)
	}
	return o
}

// ScheduleOf is the course of the learning rate.
func ScheduleOf(o program.Optimizer, steps uint32) num.Schedule {
	declines := map[string]num.Decline{
		"": num.Cosine, program.Constant: num.Constant, program.Linear: num.Linear, program.WSD: num.Stable,
	}
	return num.Schedule{
		Decline: declines[o.Schedule], Warmup: o.Warmup, Total: steps, Decay: o.Decay,
		LR: float64(o.LR), MinLR: float64(o.MinLR),
	}
}

// choose gives a parameter its rule.
func (o *Optimizer) choose(r *rule) {
	r.keeps = KeptBy(o.cfg, r.Inner)
	r.apply = map[string]func(*rule, step){"adamw.": o.adamW, "sgd.": o.sgd, "muon.": o.orthogonal}[r.keeps.Slot]
}

// Kept says what the rule of a parameter keeps between steps. Slot is the rule's
// name with a period, with which the names of the moments begin.
type Kept struct {
	Slot                     string
	Moment, Squares, Average bool
}

// KeptBy is what an optimizer keeps for a parameter; inner says that this is a
// matrix of a layer.
func KeptBy(o program.Optimizer, inner bool) Kept {
	k := Kept{Slot: "adamw.", Moment: true, Squares: true, Average: o.EMA > 0}
	if o.Kind == program.SGD || o.Kind == program.Muon && inner {
		k.Slot, k.Moment, k.Squares = o.Kind+".", o.Momentum > 0, false
	}
	return k
}

// StateLen is the number of values, padding included, that the state holds for
// a parameter of n values.
func StateLen(o program.Optimizer, n int, inner bool) int {
	k, tensors := KeptBy(o, inner), 0
	for _, has := range [...]bool{k.Moment, k.Squares, k.Average} {
		if has {
			tensors++
		}
	}
	return tensors * padded(n)
}

// align is the alignment of tensors in values: a cache line, which is also the
// widest vector.
const align = 16

func padded(n int) int { return (n + align - 1) / align * align }

// reserve makes the tensors of the state from one allocation and lists them.
func (o *Optimizer) reserve() {
	total := 0
	for i := range o.rules {
		total += StateLen(o.cfg, len(o.rules[i].Values.Data), o.rules[i].Inner)
	}
	arena := num.Alloc(o.be, total)
	list := func(kind string, has func(Kept) bool, place func(*rule) *[]float32) {
		for i := range o.rules {
			r := &o.rules[i]
			if !has(r.keeps) {
				continue
			}
			n, prefix := len(r.Values.Data), kind
			if kind != "ema." {
				prefix = r.keeps.Slot + kind
			}
			*place(r), arena = arena[:n:n], arena[padded(n):]
			o.state = append(o.state, tensor.Tensor{Name: prefix + r.Values.Name, Shape: r.Values.Shape,
				Data: *place(r)})
		}
	}
	list("m.", func(k Kept) bool { return k.Moment }, func(r *rule) *[]float32 { return &r.moment })
	list("v.", func(k Kept) bool { return k.Squares }, func(r *rule) *[]float32 { return &r.squares })
	first := len(o.state)
	list("ema.", func(k Kept) bool { return k.Average }, func(r *rule) *[]float32 { return &r.average })
	o.averages = o.state[first:]
}

// State lists the tensors of the state. Their values are not copied.
func (o *Optimizer) State() []tensor.Tensor { return o.state }

// Averages are the averages of the parameters, under the parameters' names;
// nil if the program has none.
func (o *Optimizer) Averages() (ts []tensor.Tensor) {
	for i, a := range o.averages {
		ts = append(ts, tensor.Tensor{Name: o.rules[i].Values.Name, Shape: a.Shape, Data: a.Data})
	}
	return ts
}

// Start sets the state, on the host, to that of step 0: moments are zero,
// averages equal the parameters.
func (o *Optimizer) Start() {
	for i := range o.rules {
		r := &o.rules[i]
		clear(r.moment)
		clear(r.squares)
		copy(r.average, r.Values.Data)
	}
}

// NonNegative reports whether tensor i of the state, if it is a second moment,
// has only values that a finite step can produce. It is true for other tensors.
func (o *Optimizer) NonNegative(i int) bool {
	if !strings.HasPrefix(o.state[i].Name, "adamw.v.") {
		return true
	}
	return !slices.ContainsFunc(o.state[i].Data, func(v float32) bool { return v < 0 })
}
