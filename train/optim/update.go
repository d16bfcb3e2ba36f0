package optim

import "github.com/infernetprotocol/infernet/train/num"

// Update performs the update of step at, counted from 0. squares is the sum of
// squares of all gradients. Update uses the gradients up.
func (o *Optimizer) Update(at uint32, squares float32) {
	c := o.cfg
	s := step{lr: o.schedule.Rate(at), clip: num.ClipScale(squares, float32(c.Clip))}
	s.adamW = num.NewAdamW(uint64(at)+1, s.lr, float64(c.Beta1), float64(c.Beta2), float64(c.Eps),
		float64(c.WeightDecay), s.clip)
	keep, take := float32(c.EMA), num.OneMinus(float64(c.EMA))
	for i := range o.rules {
		r := &o.rules[i]
		r.apply(r, s)
		if r.average != nil {
			o.be.Scale(r.average, keep)
			o.plus(r.average, take, r.Values.Data)
		}
	}
}

// plus is y = fma(a, x, y).
func (o *Optimizer) plus(y []float32, a float32, x []float32) { o.times(y, a, x, true) }

// times is y = fma(a, x, y), or fma(a, x, +0) unless acc: a product of depth one.
func (o *Optimizer) times(y []float32, a float32, x []float32, acc bool) {
	o.factor[0] = a
	o.be.MatMul(num.NN, 1, len(y), 1, o.factor[:], 1, x, len(x), y, len(y), acc)
}

// decayOf is the weight decay of a parameter.
func (o *Optimizer) decayOf(r *rule) float64 {
	if r.Decays {
		return float64(o.cfg.WeightDecay)
	}
	return 0
}

func (o *Optimizer) adamW(r *rule, s step) {
	c := s.adamW
	c.WeightDecay = float32(o.decayOf(r))
	o.be.AdamW(r.Values.Data, r.Grad, r.moment, r.squares, c)
}

// sgd is §18, which equals PyTorch's SGD with nesterov=True and no dampening.
func (o *Optimizer) sgd(r *rule, s step) {
	o.be.Scale(r.Grad, s.clip)
	o.plus(r.Grad, float32(o.decayOf(r)), r.Values.Data)
	o.momentum(r)
	o.plus(r.Values.Data, -s.lr, r.Grad)
}

// momentum adds the gradient to its moment and looks ahead along it.
func (o *Optimizer) momentum(r *rule) {
	if r.moment == nil {
		return
	}
	o.be.Scale(r.moment, float32(o.cfg.Momentum))
	o.be.AddTo(r.moment, r.Grad)
	o.plus(r.Grad, float32(o.cfg.Momentum), r.moment)
}
