package model

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/frozen"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// adapted is a model with an adapter whose B is not zero, over the base of
// setUp. It also returns the base as rounded for computation.
func adapted(t *testing.T, a program.Adapter, be num.Backend, recompute bool) (m *Model, base []tensor.Tensor, inputs,
	targets []int32) {
	t.Helper()
	return adaptedTo(t, tiny(false), a, be, recompute)
}

func adaptedTo(t *testing.T, cfg program.Model, a program.Adapter, be num.Backend, recompute bool) (m *Model,
	base []tensor.Tensor, inputs, targets []int32) {
	t.Helper()
	full, inputs, targets := setUp(cfg)
	m = Make(Plan{Model: full.cfg, Adapter: a, Arithmetic: num.R32, Seqs: tinySeqs, Recompute: recompute}, be)
	i := 0
	err := m.LoadBase(func(x tensor.Tensor) error {
		if x.Name != full.tensors[i].Name {
			t.Errorf("tensor %d is %s, want %s", i, x.Name, full.tensors[i].Name)
		}
		copy(x.Data, full.tensors[i].Data)
		i++
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	m.Init(5)
	r := rand.New(rand.NewPCG(5, 6))
	for i, p := range m.Layout() {
		for j := range m.Parameters()[i].Data {
			if p.Kind == Outward {
				m.Parameters()[i].Data[j] = float32(r.NormFloat64() / 8)
			}
		}
	}
	base = views(m.cfg)
	m.Frozen(base)
	return m, base, inputs, targets
}

func views(cfg program.Model) []tensor.Tensor {
	layout := Params(cfg)
	return Views(layout, make([]float32, ArenaLen(layout)), "")
}

func onAll(kind string) program.Adapter {
	return program.Adapter{Rank: 3, Alpha: 4.5, Targets: program.AllTargets, Frozen: kind}
}

// TestAdapterGradients compares every A and B with differences of the float64
// model, over a packed base.
func TestAdapterGradients(t *testing.T) {
	cfg := tiny(false)
	cfg.Context = 20
	m, base, inputs, targets := adaptedTo(t, cfg, onAll(program.NF4), num.Ref(), false)
	book := newTextbook(m)
	book.learn(base)
	book.scale = 1.5
	gradientsAgree(t, m, book, inputs, targets)
}

// TestFrozenIsPacked: a model computes with its layers' matrices as frozen.Pack
// rounds them, and nothing else is rounded.
func TestFrozenIsPacked(t *testing.T) {
	for _, kind := range []string{program.BF16, program.NF4} {
		full, _, _ := setUp(tiny(false))
		_, base, _, _ := adapted(t, onAll(kind), num.Ref(), false)
		for i, p := range Params(full.cfg) {
			want := slices.Clone(full.tensors[i].Data)
			if p.Inner {
				frozen.Pack(kind, full.tensors[i].Data).Values(want, 0)
				if slices.Equal(want, full.tensors[i].Data) {
					t.Errorf("%s: %s is not rounded", kind, p.Name)
				}
			}
			mustBe(t, base[i].Data, want)
		}
	}
}

// TestMergeIsTheAdapter: the loss of the merged model is that of the base with
// its adapter, up to rounding. The loss without the adapter is bit for bit that
// of the base.
func TestMergeIsTheAdapter(t *testing.T) {
	a := onAll("")
	m, base, inputs, targets := adapted(t, a, num.Ref(), false)
	c := int(m.cfg.Context)
	m.Forward(inputs, tinySeqs, c)
	with := m.Loss(targets)
	m.LeaveOut(true)
	m.Forward(inputs, tinySeqs, c)
	without := m.Loss(targets)

	whole := New(m.cfg, num.R32, tinySeqs, num.Ref())
	for i, x := range base {
		copy(whole.tensors[i].Data, x.Data)
	}
	whole.Forward(inputs, tinySeqs, c)
	if got := whole.Loss(targets); got != without {
		t.Errorf("the base's loss is %v, without the adapter %v", got, without)
	}
	Merge(m.cfg, a, whole.Parameters(), m.Parameters(), num.Ref())
	whole.Forward(inputs, tinySeqs, c)
	if got := whole.Loss(targets); math.Abs(float64(got/with)-1) > 1e-5 || math.Abs(float64(with/without)-1) < 1e-4 {
		t.Errorf("merged %v, with the adapter %v, without %v", got, with, without)
	}
}

// TestRecomputeGivesTheSameBits, of loss and gradients, of packed sequences.
func TestRecomputeGivesTheSameBits(t *testing.T) {
	for _, kind := range []string{"", program.NF4} {
		var want []float32
		var loss float32
		for _, recompute := range []bool{false, true} {
			m, _, inputs, targets := adapted(t, onAll(kind), num.Ref(), recompute)
			n := int32(m.cfg.Context)
			m.ZeroGradients()
			for range 2 {
				m.ForwardSpans(inputs, []int32{n - 7, 7, n})
				got := m.Backward(targets, 0.5)
				if recompute && got != loss {
					t.Errorf("loss %v, want %v", got, loss)
				}
				loss = got
			}
			if recompute {
				mustBe(t, m.grads, want)
			}
			want = m.grads
		}
	}
	full, inputs, targets := setUp(tiny(true))
	lean := Make(Plan{Model: full.cfg, Arithmetic: num.R32, Seqs: tinySeqs, Recompute: true}, num.Ref())
	copy(lean.values, full.values)
	for _, m := range []*Model{full, lean} {
		m.ZeroGradients()
		m.Forward(inputs, tinySeqs, int(m.cfg.Context))
		m.Backward(targets, 1)
	}
	mustBe(t, lean.grads, full.grads)
}

// TestBackwardSpans: one scale for all sequences is Backward; a sequence of
// scale 0 adds nothing.
func TestBackwardSpans(t *testing.T) {
	m, _, inputs, targets := adapted(t, onAll(""), num.Ref(), false)
	n := int32(m.cfg.Context)
	lengths := []int32{n, n - 9, 9}
	run := func(scales []float32) []float32 {
		m.ZeroGradients()
		m.ForwardSpans(inputs, lengths)
		losses := make([]float32, len(lengths))
		m.SpanLosses(losses, targets)
		if want := m.Loss(targets); math.Abs(float64((losses[0]+losses[1]+losses[2])/want)-1) > 1e-6 {
			t.Errorf("losses %v, all together %v", losses, want)
		}
		m.BackwardSpans(targets, scales)
		return slices.Clone(m.grads)
	}
	got := run([]float32{0.5, 0.5, 0.5})
	m.ZeroGradients()
	m.ForwardSpans(inputs, lengths)
	m.Backward(targets, 0.5)
	mustBe(t, got, m.grads)
	zero := run([]float32{0, 0, 0})
	if slices.ContainsFunc(zero, func(v float32) bool { return v != 0 }) {
		t.Error("scales of 0 leave a gradient")
	}
}
