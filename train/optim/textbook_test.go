package optim

import (
	"math"

	"github.com/infernetprotocol/infernet/train/program"
)

// textbook is a second implementation of every rule, in float64 and plain
// loops, from the papers' formulas.
type textbook struct {
	cfg             program.Optimizer
	ps              []Param
	values, average [][]float64
	m, v            [][]float64
	grads           [][]float64
}

func newTextbook(cfg program.Optimizer, ps []Param) *textbook {
	b := &textbook{cfg: cfg, ps: ps}
	for _, p := range ps {
		n := len(p.Grad)
		b.values, b.average = append(b.values, wide(p.Values.Data)), append(b.average, wide(p.Values.Data))
		b.m, b.v = append(b.m, make([]float64, n)), append(b.v, make([]float64, n))
		b.grads = append(b.grads, nil)
	}
	return b
}

func wide(x []float32) []float64 {
	y := make([]float64, len(x))
	for i, v := range x {
		y[i] = float64(v)
	}
	return y
}

// gradients are drawn again: turn has used them up.
func (b *textbook) gradients(at int) (clip float64) {
	var squares float64
	for i, p := range b.ps {
		x := make([]float32, len(p.Grad))
		draw(x, at, i)
		b.grads[i] = wide(x)
		for _, v := range b.grads[i] {
			squares += v * v
		}
	}
	if norm, clip := math.Sqrt(squares), float64(b.cfg.Clip); clip > 0 && norm > clip {
		return clip / norm
	}
	return 1
}

func (b *textbook) rate(at int) float64 {
	s, w, n := float64(at), float64(b.cfg.Warmup), float64(steps)
	top, low := float64(b.cfg.LR), float64(b.cfg.MinLR)
	switch {
	case s < w:
		return top * (s + 1) / w
	case b.cfg.Schedule == program.Constant:
		return top
	case b.cfg.Schedule == program.Linear:
		return low + (top-low)*(n-s)/(n-w)
	case b.cfg.Schedule == program.WSD:
		return low + (top-low)*min(1, (n-s)/float64(b.cfg.Decay))
	}
	return low + (top-low)*(1+math.Cos(math.Pi*(s-w)/(n-w)))/2
}

func (b *textbook) step(at int) {
	clip, lr := b.gradients(at), b.rate(at)
	for i, p := range b.ps {
		g := b.grads[i]
		for j := range g {
			g[j] *= clip
		}
		decay := 0.0
		if p.Decays {
			decay = float64(b.cfg.WeightDecay)
		}
		switch {
		case b.cfg.Kind == program.SGD:
			for j := range g {
				g[j] += decay * b.values[i][j]
			}
			b.momentum(i)
			for j := range g {
				b.values[i][j] -= lr * g[j]
			}
		case b.cfg.Kind == program.Muon && p.Inner:
			b.momentum(i)
			rows, cols := p.matrix()
			x := orthogonal(g, rows, cols)
			for j := range g {
				b.values[i][j] = b.values[i][j]*(1-lr*decay) - lr*0.2*math.Sqrt(float64(max(rows, cols)))*x[j]
			}
		default:
			b.adamW(i, at+1, lr, decay)
		}
		for j, v := range b.values[i] {
			keep := float64(b.cfg.EMA)
			b.average[i][j] = keep*b.average[i][j] + (1-keep)*v
		}
	}
}

// momentum is PyTorch's, Nesterov and without dampening.
func (b *textbook) momentum(i int) {
	momentum := float64(b.cfg.Momentum)
	for j, g := range b.grads[i] {
		b.m[i][j] = momentum*b.m[i][j] + g
		b.grads[i][j] = g + momentum*b.m[i][j]
	}
}

func (b *textbook) adamW(i, t int, lr, decay float64) {
	beta1, beta2, eps := float64(b.cfg.Beta1), float64(b.cfg.Beta2), float64(b.cfg.Eps)
	for j, g := range b.grads[i] {
		b.m[i][j] = beta1*b.m[i][j] + (1-beta1)*g
		b.v[i][j] = beta2*b.v[i][j] + (1-beta2)*g*g
		m := b.m[i][j] / (1 - math.Pow(beta1, float64(t)))
		u := m / (math.Sqrt(b.v[i][j]/(1-math.Pow(beta2, float64(t)))) + eps)
		b.values[i][j] -= lr * (u + decay*b.values[i][j])
	}
}

// orthogonal is the quintic iteration as its authors write it, on the
// transposed of a tall matrix.
func orthogonal(g []float64, rows, cols int) []float64 {
	tall := rows > cols
	x := append([]float64(nil), g...)
	if tall {
		x = transposed(g, rows, cols)
		rows, cols = cols, rows
	}
	var norm float64
	for _, v := range x {
		norm += v * v
	}
	for i := range x {
		x[i] /= max(math.Sqrt(norm), 1e-7)
	}
	for range 5 {
		a := product(x, transposed(x, rows, cols), rows, cols, rows)
		q := product(a, a, rows, rows, rows)
		for i := range q {
			q[i] = -4.7750*a[i] + 2.0315*q[i]
		}
		y := product(q, x, rows, rows, cols)
		for i := range x {
			x[i] = 3.4445*x[i] + y[i]
		}
	}
	if tall {
		return transposed(x, rows, cols)
	}
	return x
}

func transposed(x []float64, rows, cols int) []float64 {
	y := make([]float64, len(x))
	for i := range rows {
		for j := range cols {
			y[j*rows+i] = x[i*cols+j]
		}
	}
	return y
}

func product(a, b []float64, m, k, n int) []float64 {
	c := make([]float64, m*n)
	for i := range m {
		for q := range k {
			for j := range n {
				c[i*n+j] += a[i*k+q] * b[q*n+j]
			}
		}
	}
	return c
}
