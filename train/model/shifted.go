package model

import (
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// shifted holds 1 + w of the weights w of every norm, which are what the norms of a
// model with NormsPlusOne multiply by. The gradients of both are the same.
type shifted struct {
	from, to [][]float32
	ones     []float32
}

// shift makes the norms of w read 1 + w, which refresh computes.
func shift(be num.Backend, w *bound) *shifted {
	s, most := &shifted{}, 0
	for _, norm := range w.norms() {
		if *norm == nil {
			continue
		}
		to := num.Alloc(be, len(*norm))
		s.from, s.to = append(s.from, *norm), append(s.to, to)
		most = max(most, len(*norm))
		*norm = to
	}
	s.ones = num.Alloc(be, most)
	for i := range s.ones {
		s.ones[i] = 1
	}
	if dev, ok := be.(num.Device); ok {
		dev.Push(s.ones)
	}
	return s
}

// norms lists the weights of all norms, some of which a model may lack.
func (b *bound) norms() []*[]float32 {
	list := []*[]float32{&b.norm}
	for i := range b.layers {
		l := &b.layers[i]
		list = append(list, &l.norm1, &l.qNorm, &l.kNorm, &l.post1, &l.norm2, &l.post2)
	}
	return list
}

// refresh computes 1 + w of the present weights, rounded once.
func (s *shifted) refresh(be num.Backend) {
	if s == nil {
		return
	}
	for i, to := range s.to {
		if dev, ok := be.(num.Device); ok {
			dev.Clear(to)
		} else {
			clear(to)
		}
		be.AddTo(to, s.ones[:len(to)])
		be.AddTo(to, s.from[i])
	}
}

// ShiftedValues is the number of values that a model keeps for norms that multiply
// by 1 + their weights.
func ShiftedValues(m program.Model) (n uint64) {
	if !m.NormsPlusOne {
		return 0
	}
	most := 0
	for _, p := range Params(m) {
		if p.Kind == Norm {
			n += uint64(p.Len())
			most = max(most, p.Len())
		}
	}
	return n + uint64(most)
}
