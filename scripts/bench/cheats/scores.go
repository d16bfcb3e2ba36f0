package main

import (
	"math"
	"slices"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/outer"
)

// memory is the share of a round in the average of signs.
const memory = 0.05

// update is what a slot sends, decoded, and the places that it has chosen in whole chunks.
type update struct {
	values [][]float32
	places map[[2]int]bool
}

// updateOf makes a slot's update of a claim, without the feedback of earlier rounds.
func (b *bench) updateOf(slot uint32, c claim) (u update, err error) {
	from, err := b.read(slot, c.start)
	if err != nil {
		return u, err
	}
	end, err := b.read(slot, c.end())
	if err != nil {
		return u, err
	}
	be, err := num.New("auto", threads)
	if err != nil {
		return u, err
	}
	defer be.Close()
	spec := b.plan.Update
	spec.Feedback = 0
	u.places = map[[2]int]bool{}
	for i, x := range from.parameters {
		codec, err := outer.NewCodec(be, spec, 1, len(x.Data))
		if err != nil {
			return u, err
		}
		v, a := make([]float32, len(x.Data)), make([]float32, len(x.Data))
		for j := range a {
			a[j] = x.Data[j] - end.parameters[i].Data[j]
		}
		if _, err := codec.Encode(nil, v, a); err != nil {
			return u, err
		}
		u.values = append(u.values, v)
		for j, w := range v[:len(v)/int(spec.Chunk)*int(spec.Chunk)] {
			if w != 0 {
				u.places[[2]int{i, j}] = true
			}
		}
	}
	return u, nil
}

// shared is the share of u's places that o has chosen too.
func (u update) shared(o update) float64 {
	n := 0
	for at := range u.places {
		if o.places[at] {
			n++
		}
	}
	return float64(n) / float64(max(1, len(u.places)))
}

func (u update) norm() float64 {
	sum := 0.0
	for _, x := range u.values {
		for _, v := range x {
			sum += float64(v) * float64(v)
		}
	}
	return math.Sqrt(sum)
}

// clips are the factors that bring updates to the median of their norms, the larger ones alone.
func clips(us []update) []float64 {
	var norms []float64
	for _, u := range us {
		norms = append(norms, u.norm())
	}
	sorted := slices.Sorted(slices.Values(norms))
	middle := (sorted[(len(sorted)-1)/2] + sorted[len(sorted)/2]) / 2
	for i, n := range norms {
		norms[i] = min(1, middle/n)
	}
	return norms
}

// after is the state that the updates lead to from a start, each times its factor.
func (b *bench) after(r int, us []update, factors []float64) ([]byte, error) {
	v, err := b.read(cheater, b.claims[r][cheater].start)
	if err != nil {
		return nil, err
	}
	for k, u := range us {
		for i, x := range u.values {
			for j, w := range x {
				v.parameters[i].Data[j] -= float32(factors[k] * float64(w))
			}
		}
	}
	return b.write(cheater, uint32(r*every), v)
}

// heldOut is the loss of a state over text that nobody trains on.
func (b *bench) heldOut(state []byte) (float64, error) {
	t, err := b.trainer(cheater, state)
	if err != nil {
		return 0, err
	}
	defer t.Close()
	loss, err := t.Evaluate(b.held)
	return float64(loss), err
}

// lossOn is the mean loss of a state over the samples that a slot's order has in round r.
func (b *bench) lossOn(order uint32, r int, state []byte) (float64, error) {
	v, err := b.read(cheater, state)
	if err != nil {
		return 0, err
	}
	t, err := engine.New(b.plan.Slot(order), b.text, engine.Options{Threads: threads})
	if err != nil {
		return 0, err
	}
	defer t.Close()
	t.Init()
	sum := 0.0
	for i := range every {
		fill(t.Parameters(), v.parameters)
		if err := t.StartAt(uint32(r*every + i)); err != nil {
			return 0, err
		}
		record, err := t.Step()
		if err != nil {
			return 0, err
		}
		sum += float64(record.Loss)
	}
	return sum / every, nil
}

// score is what Gauntlet sees of one update: the share of the loss that it takes away on data that nobody trained
// on, and whether it gains more on the data that its slot was given.
type score struct {
	gain float64
	sign float64 // 1 or −1
}

// nobody is an order of samples that no slot has.
const nobody = 1000

// scoreOf scores an update by what it does alone, at the outer rate, which is 1.
func (b *bench) scoreOf(slot uint32, r int, u update) (s score, err error) {
	end, err := b.after(r, []update{u}, []float64{1})
	if err != nil {
		return s, err
	}
	gain := func(order uint32) float64 {
		var before, after float64
		if err == nil {
			before, err = b.lossOn(order, r, b.claims[r][cheater].start)
		}
		if err == nil {
			after, err = b.lossOn(order, r, end)
		}
		return (before - after) / before
	}
	s = score{gain: gain(nobody), sign: -1}
	if gain(slot) > s.gain {
		s.sign = 1
	}
	return s, err
}
