package model

import (
	"github.com/infernetprotocol/infernet/train/frozen"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// base holds the frozen parameters under an adapter. On a host, the matrices of
// the layers stay packed if the program says so, and are unpacked into a buffer
// when a product reads them. All other parameters, and on a device all of them,
// are in float32, with the same values.
type base struct {
	kind   string // of packing
	params []Param
	values [][]float32     // of each, nil where it is packed
	packed []frozen.Matrix // of each, nil where it is not
	room   []float32

	// The arguments of expand, for the function that Each calls.
	from   frozen.Matrix
	expand func(i int, be num.Backend)
}

// pieceValues is the number of values that a thread unpacks at a time, a
// multiple of frozen.Block.
const pieceValues = 1 << 15

func newBase(m *Model, a program.Adapter) base {
	b := base{kind: a.Frozen, params: Params(m.cfg)}
	b.values, b.packed = make([][]float32, len(b.params)), make([]frozen.Matrix, len(b.params))
	largest := 0
	for i, p := range b.params {
		if p.Inner && b.kind != "" && m.dev == nil {
			largest = max(largest, p.Len())
			continue
		}
		b.values[i] = num.Alloc(m.be, p.Len())
	}
	b.room = make([]float32, largest)
	return b
}

// bind assigns the tensors of the base to their roles. LoadBase adds the packed
// matrices.
func (b *base) bind(m program.Model) bound {
	ts := make([]tensor.Tensor, len(b.params))
	for i, v := range b.values {
		ts[i].Data = v
	}
	return bind(ts, m)
}

// LoadBase sets the frozen parameters under an adapter. It calls load for each
// tensor of the base in canonical order, and load writes the values, which must
// be finite. After an error the base is unusable.
func (m *Model) LoadBase(load func(tensor.Tensor) error) error {
	for i, p := range m.base.params {
		x := m.base.values[i]
		if x == nil {
			x = m.base.room[:p.Len()]
		}
		if err := load(tensor.Tensor{Name: p.Name, Shape: p.Shape, Data: x}); err != nil {
			return err
		}
		m.keep(i, x)
	}
	m.link()
	return nil
}

// AlterBase changes one frozen parameter after it was loaded. Rehearsals use it for a provider that trains from another
// base than its job names.
func (m *Model) AlterBase() {
	b := &m.base
	for i := len(b.values) - 1; i >= 0; i-- {
		if b.values[i] == nil {
			continue // packed
		}
		b.values[i][0]++
		if m.dev != nil {
			m.dev.Push(b.values[i])
		}
		return
	}
}

// keep rounds parameter i as the program says and stores it.
func (m *Model) keep(i int, x []float32) {
	b := &m.base
	if b.kind != "" && b.params[i].Inner {
		b.packed[i] = frozen.Pack(b.kind, x)
		if b.values[i] != nil { // a device keeps what the packed values stand for
			b.packed[i].Values(b.values[i], 0)
			b.packed[i] = nil
		}
	}
	if m.dev != nil {
		m.dev.Push(b.values[i])
	}
}

// link stores the packed matrices in the layers, in canonical order.
func (m *Model) link() {
	var inner []frozen.Matrix
	for i, p := range m.base.params {
		if p.Inner {
			inner = append(inner, m.base.packed[i])
		}
	}
	for i := range m.w.layers {
		for j, l := range m.w.layers[i].linears() {
			l.packed = inner[i*len(m.w.layers[i].linears())+j]
		}
	}
	m.base.expand = m.expandPiece
}

// matrix is a linear layer's weight in float32. The next call may overwrite it.
func (m *Model) matrix(l *linear) []float32 {
	if l.packed == nil {
		return l.w
	}
	m.base.from = l.packed
	n := l.packed.Len()
	m.be.Each((n+pieceValues-1)/pieceValues, m.base.expand)
	return m.base.room[:n]
}

func (m *Model) expandPiece(i int, _ num.Backend) {
	n := m.base.from.Len()
	m.base.from.Values(m.base.room[i*pieceValues:min(n, (i+1)*pieceValues)], i*pieceValues)
}

// InitBase gives the frozen parameters the initial values of seed.
func (m *Model) InitBase(seed uint64) {
	i := 0
	_ = m.LoadBase(func(x tensor.Tensor) error { // which fails only as load does
		fill(m.base.params[i:i+1], []tensor.Tensor{x}, m.cfg, seed, i)
		i++
		return nil
	})
}

// Frozen writes the frozen parameters under an adapter to ts, tensors of Params.
func (m *Model) Frozen(ts []tensor.Tensor) {
	for i, x := range ts {
		if packed := m.base.packed[i]; packed != nil {
			packed.Values(x.Data, 0)
		} else {
			copy(x.Data, m.base.values[i])
		}
	}
}

// LeaveOut says whether Forward leaves the adapter out and so computes the
// frozen model.
func (m *Model) LeaveOut(adapter bool) { m.plain = adapter }
