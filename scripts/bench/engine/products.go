package main

import (
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/num"
)

// product is the speed of one shape, in operations per second of every round.
type product struct {
	Layout  string               `json:"layout"`
	M       int                  `json:"m"`
	N       int                  `json:"n"`
	K       int                  `json:"k"`
	Rates   map[string][]float64 `json:"operations_per_second"`
	PeakR32 float64              `json:"peak_r32,omitempty"` // of as many threads
	PeakX8  float64              `json:"peak_x8,omitempty"`
}

type shape struct {
	layout  num.Layout
	m, n, k int
}

// shapes lists squares in every layout, and the forward pass, input gradient and
// weight gradient of the presets' larger linear layers.
func shapes() (all []shape) {
	for _, n := range []int{256, 1024, 2048} {
		for _, l := range []num.Layout{num.NN, num.NT, num.TN} {
			all = append(all, shape{l, n, n, n})
		}
	}
	for _, d := range [][2]int{{256, 256}, {256, 688}, {512, 512}, {512, 1376}} {
		const rows = 2048
		all = append(all, shape{num.NT, rows, d[1], d[0]}, shape{num.NN, rows, d[0], d[1]},
			shape{num.TN, d[1], d[0], rows})
	}
	return all
}

func products(o options, p *peer, into *report) error {
	be, err := num.New(o.backend, o.threads)
	if err != nil {
		return err
	}
	defer be.Close()
	seconds := o.seconds / 10
	for _, s := range shapes() {
		progress("product %v %d x %d x %d", s.layout, s.m, s.n, s.k)
		r := product{Layout: s.layout.String(), M: s.m, N: s.n, K: s.k, Rates: map[string][]float64{}}
		run := newProduct(be, s)
		for range o.rounds {
			r.PeakR32 = max(r.PeakR32, o.peak(be.Name(), num.R32)*float64(o.threads))
			r.PeakX8 = max(r.PeakX8, o.peak(be.Name(), num.X8)*float64(o.threads))
			for name, f := range map[string]func(){"r32": run.r32, "x8": run.x8, "x8 packed": run.packed} {
				r.Rates[name] = append(r.Rates[name], 2*float64(s.m)*float64(s.n)*float64(s.k)/o.perProduct(run,
					f, seconds))
			}
			for _, mode := range []string{"fp32", "bf16"} {
				a, err := p.ask(
					request{
						Op:      "product",
						Layout:  s.layout.String(),
						M:       s.m,
						N:       s.n,
						K:       s.k,
						Mode:    mode,
						Seconds: seconds,
						Queued:  o.queued(),
					},
				)
				if err != nil {
					return err
				}
				r.Rates[mode] = append(r.Rates[mode], a.Rate)
			}
		}
		into.Products = append(into.Products, r)
	}
	return nil
}

// peak returns the rate of the register-only loop on one thread, 0 if there is none.
func (o options) peak(backend string, a num.Arithmetic) float64 {
	loop, operations := num.PeakLoop(backend, a)
	if loop == nil {
		return 0
	}
	const rounds = 1 << 18
	return float64(operations) * rounds / o.median(func() { loop(rounds) }, 0.02)
}

// multiplication is one shape with its data.
type multiplication struct {
	shape
	be          num.Backend
	a, b, c     []float32
	left, right num.Operand
}

func newProduct(be num.Backend, s shape) *multiplication {
	return &multiplication{
		shape: s,
		be:    be,
		a:     random(be, s.m*s.k, 1),
		b:     random(be, s.k*s.n, 2),
		c:     num.Alloc(be, s.m*s.n),
		left:  be.NewOperand(num.X8, num.Left),
		right: be.NewOperand(num.X8, num.Right),
	}
}

// strides returns the distances between rows of A and of B.
func (p *multiplication) strides() (lda, ldb int) {
	lda, ldb = p.k, p.n
	if p.layout == num.TN {
		lda = p.m
	}
	if p.layout == num.NT {
		ldb = p.k
	}
	return lda, ldb
}

func (p *multiplication) r32() {
	lda, ldb := p.strides()
	p.be.MatMul(p.layout, p.m, p.n, p.k, p.a, lda, p.b, ldb, p.c, p.n, false)
}

// x8 quantises both factors and multiplies.
func (p *multiplication) x8() {
	lda, ldb := p.strides()
	p.be.Prepare(p.left, p.m, p.k, p.a, lda, p.layout == num.TN)
	p.be.Prepare(p.right, p.n, p.k, p.b, ldb, p.layout != num.NT)
	p.packed()
}

// packed multiplies the operands that the last x8 has prepared.
func (p *multiplication) packed() {
	if rows, _ := p.left.Shape(); rows == 0 {
		p.x8()
		return
	}
	p.be.Multiply(p.left, p.right, p.c, p.n, false)
}

// perProduct returns the median of the seconds per product, where several are queued
// at a time.
func (o options) perProduct(p *multiplication, f func(), seconds float64) float64 {
	n := o.queued()
	return o.median(func() {
		for range n {
			f()
		}
		wait(p.be, p.c)
	}, seconds) / float64(n)
}

// median runs f repeatedly for some seconds and returns the median of its time.
func (o options) median(f func(), seconds float64) float64 {
	f()
	var times []float64
	for began := o.now(); len(times) < 3 || o.now()-began < seconds; {
		t := o.now()
		f()
		times = append(times, o.now()-t)
	}
	return middle(times)
}

func middle(x []float64) float64 {
	v := slices.Sorted(slices.Values(x))
	return v[len(v)/2]
}

func (p product) name() string { return fmt.Sprintf("%s %d×%d×%d", p.Layout, p.M, p.N, p.K) }
