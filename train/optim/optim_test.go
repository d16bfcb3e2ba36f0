package optim

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

const steps = 12

var programs = map[string]program.Optimizer{
	"adamw": {Kind: program.AdamW, LR: 0.01, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, WeightDecay: 0.1, Clip: 1, EMA: 0.9},
	"sgd":   {Kind: program.SGD, LR: 0.1, Momentum: 0.9, WeightDecay: 0.01, Schedule: program.Linear, Warmup: 3},
	"plain": {Kind: program.SGD, LR: 0.1, Schedule: program.Constant, EMA: 0.5},
	"muon": {Kind: program.Muon, LR: 0.02, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, Momentum: 0.95, WeightDecay: 0.1,
		Clip: 2, Schedule: program.WSD, Decay: 4},
	"forward": {Kind: program.Muon, LR: 0.02, Eps: 1e-8, MinLR: 0.01},
}

// world has a wide matrix, a tall one, a square one, a table and a vector.
func world(be num.Backend, cfg program.Optimizer) (*Optimizer, []Param) {
	var ps []Param
	for i, shape := range [][]uint32{{6, 40}, {75, 9}, {33, 33}, {50, 8}, {17}} {
		n := 1
		for _, d := range shape {
			n *= int(d)
		}
		values := num.Alloc(be, n)
		num.Normal(values, 7, uint32(i), 0.5)
		name := fmt.Sprintf("p%d", i)
		ps = append(ps, Param{
			Values: tensor.Tensor{Name: name, Shape: shape, Data: values}, Grad: num.Alloc(be, n),
			Decays: len(shape) == 2, Inner: i < 3,
		})
	}
	o := New(cfg, steps, ps, be)
	o.Start()
	return o, ps
}

// draw makes a gradient.
func draw(g []float32, at, i int) { num.Normal(g, uint64(100+at), uint32(i), 0.1) }

// turn performs a step on gradients that depend on its number.
func turn(be num.Backend, o *Optimizer, ps []Param, at uint32) {
	squares := make([]float32, len(ps))
	for i, p := range ps {
		draw(p.Grad, int(at), i)
		squares[i] = be.SumSquares(p.Grad)
	}
	o.Update(at, be.Sum(squares))
}

// TestEveryBackendGivesTheSameBits runs every rule on every back end of this
// processor.
func TestEveryBackendGivesTheSameBits(t *testing.T) {
	for name, cfg := range programs {
		ref, want := world(num.Ref(), cfg)
		for at := range uint32(steps) {
			turn(num.Ref(), ref, want, at)
		}
		for _, backend := range []string{"avx2", "avx512"} {
			be, err := num.New(backend, 2)
			if errors.Is(err, num.ErrUnsupported) {
				continue
			} else if err != nil {
				t.Fatal(err)
			}
			fast, got := world(be, cfg)
			for at := range uint32(steps) {
				turn(be, fast, got, at)
			}
			for i, p := range want {
				mustBe(t, name+" on "+backend, p.Values.Data, got[i].Values.Data)
			}
			for i, s := range ref.State() {
				mustBe(t, name+" on "+backend+": "+s.Name, s.Data, fast.State()[i].Data)
			}
			be.Close()
		}
	}
}

func mustBe(t *testing.T, what string, want, got []float32) {
	t.Helper()
	for i, v := range want {
		if math.Float32bits(v) != math.Float32bits(got[i]) {
			t.Fatalf("%s: value %d is %v, want %v", what, i, got[i], v)
		}
	}
}

// TestTextbook compares with the papers' formulas in float64.
func TestTextbook(t *testing.T) {
	for name, cfg := range programs {
		be := num.Ref()
		o, ps := world(be, cfg)
		book := newTextbook(cfg, ps)
		for at := range uint32(steps) {
			turn(be, o, ps, at)
			book.step(int(at))
		}
		for i, p := range ps {
			closeTo(t, name, p.Values.Data, book.values[i], 3e-5)
			if cfg.EMA > 0 {
				closeTo(t, name+" average", o.Averages()[i].Data, book.average[i], 3e-5)
			}
		}
	}
}

func closeTo(t *testing.T, what string, got []float32, want []float64, bound float64) {
	t.Helper()
	for i, v := range want {
		if math.Abs(float64(got[i])-v) > bound*(1+math.Abs(v)) {
			t.Fatalf("%s: value %d is %v, want %v", what, i, got[i], v)
		}
	}
}

// TestMuonIsOrthogonal: the rows of a wide matrix's change have a length of about
// one at Muon's scale, whatever the gradient's was.
func TestMuonIsOrthogonal(t *testing.T) {
	cfg := program.Optimizer{Kind: program.Muon, LR: 0.02, Eps: 1e-8, Schedule: program.Constant}
	be := num.Ref()
	o, ps := world(be, cfg)
	before := append([]float32(nil), ps[0].Values.Data...)
	turn(be, o, ps, 0)
	rows, cols := ps[0].matrix()
	scale := 0.02 * 0.2 * math.Sqrt(float64(cols))
	for i := range rows {
		var square float64
		for j := range cols {
			d := float64(before[i*cols+j]-ps[0].Values.Data[i*cols+j]) / scale
			square += d * d
		}
		if square < 0.4 || square > 1.6 {
			t.Errorf("row %d has a squared length of %v, want about 1", i, square)
		}
	}
}

func TestState(t *testing.T) {
	for name, want := range map[string][]string{
		"adamw": {"adamw.m.p0", "adamw.m.p1", "adamw.m.p2", "adamw.m.p3", "adamw.m.p4", "adamw.v.p0", "adamw.v.p1",
			"adamw.v.p2", "adamw.v.p3", "adamw.v.p4", "ema.p0", "ema.p1", "ema.p2", "ema.p3", "ema.p4"},
		"sgd":     {"sgd.m.p0", "sgd.m.p1", "sgd.m.p2", "sgd.m.p3", "sgd.m.p4"},
		"plain":   {"ema.p0", "ema.p1", "ema.p2", "ema.p3", "ema.p4"},
		"muon":    {"muon.m.p0", "muon.m.p1", "muon.m.p2", "adamw.m.p3", "adamw.m.p4", "adamw.v.p3", "adamw.v.p4"},
		"forward": {"adamw.m.p3", "adamw.m.p4", "adamw.v.p3", "adamw.v.p4"},
	} {
		o, _ := world(num.Ref(), programs[name])
		var got []string
		for i, s := range o.State() {
			got = append(got, s.Name)
			if !o.NonNegative(i) {
				t.Errorf("%s: %s is below zero at the start", name, s.Name)
			}
			if s.Check() != nil {
				t.Errorf("%s: %v", name, s.Check())
			}
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s keeps %v, want %v", name, got, want)
		}
	}
	o, _ := world(num.Ref(), programs["muon"])
	o.State()[0].Data[0], o.State()[5].Data[0] = -1, -1
	if !o.NonNegative(0) || o.NonNegative(5) {
		t.Error("a first moment may be below zero, a second may not")
	}
}
