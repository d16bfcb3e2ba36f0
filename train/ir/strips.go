package ir

import (
	"math"

	"github.com/infernetprotocol/infernet/train/num"
)

// A Map is computed in strips of consecutive cells: every input of a strip is
// loaded, then every instruction runs over the strip. Strips are divided among
// the back end's threads.

const (
	strip      = 512
	stripsEach = 64 // strips that a thread takes at a time
)

// mapped is a Map with the tensors that it reads.
type mapped struct {
	e      *execution
	o      *Op
	source [][]float32
}

func (e *execution) compile(o *Op) *mapped {
	m := &mapped{e: e, o: o, source: make([][]float32, len(o.Inputs))}
	for i := range o.Inputs {
		m.source[i] = e.cells(&o.Inputs[i])
	}
	return m
}

func (m *mapped) all(out []float32) {
	const each = strip * stripsEach
	pieces := ceil(len(out), each)
	if pieces == 1 {
		m.e.borrow(func(s *machine) { m.piece(s, out, 0, len(out)) })
		return
	}
	m.e.be.Each(pieces, func(i int, _ num.Backend) {
		m.e.borrow(func(s *machine) { m.piece(s, out, i*each, min(len(out), (i+1)*each)) })
	})
}

func (m *mapped) piece(s *machine, out []float32, from, to int) {
	for first := from; first < to; first += strip {
		n := min(strip, to-first)
		copy(out[first:first+n], s.run(m, first, n))
	}
}

// machine is the memory of one thread.
type machine struct {
	inputs [MaxInputs][strip]float32
	cells  [MaxCode][strip]float32
	stack  [MaxCode][]float32 // of what lies where: an input, or the cells beside it
	depth  int
	walk   walk
}

// borrow calls f with a machine that no other thread uses.
func (e *execution) borrow(f func(*machine)) {
	var s *machine
	select {
	case s = <-e.machine:
	default:
		s = new(machine)
	}
	f(s)
	select {
	case e.machine <- s:
	default:
	}
}

// run computes n cells from cell first on.
func (s *machine) run(m *mapped, first, n int) []float32 {
	for i := range m.o.Inputs {
		s.load(m, i, first, n)
	}
	s.depth = 0
	for _, c := range m.o.Code {
		switch k := c & 15; c &^ 15 {
		case PushInput:
			s.push(s.inputs[k][:n])
		case PushConst:
			fill(s.room(n), math.Float32frombits(m.o.Consts[k]))
		case PushCoord:
			s.coordinate(m.o, int(k), first, n)
		case CopyBelow:
			s.push(s.stack[s.depth-1-int(k)])
		default:
			s.compute(c, n)
		}
	}
	return s.stack[0]
}

// push puts cells on the stack. Nothing may write them while they are there.
func (s *machine) push(x []float32) { s.stack[s.depth] = x; s.depth++ }

// room pushes cells that the caller writes.
func (s *machine) room(n int) []float32 {
	s.push(s.cells[s.depth][:n])
	return s.stack[s.depth-1]
}

func fill(x []float32, v float32) {
	for i := range x {
		x[i] = v
	}
}

func (s *machine) coordinate(o *Op, d, first, n int) {
	x := s.room(n)
	s.walk.start(o.Dims, first)
	for i := range x {
		x[i] = math.Float32frombits(s.walk.at[d])
		s.walk.next()
	}
}

// compute runs an instruction of the table of effects. The result takes the
// stack position of the lowest operand. Only a CopyBelow of a lower position
// can make another position refer to the same cells.
func (s *machine) compute(c byte, n int) {
	takes := effect[c][0]
	s.depth -= takes
	args := s.stack[s.depth : s.depth+takes]
	if c == Drop {
		return
	}
	a := [4][]float32{}
	copy(a[:], args)
	z := s.room(n)
	switch takes {
	case 1:
		monadic(c, z, a[0])
	case 2:
		dyadic(c, z, a[0], a[1])
	case 3:
		for i := range z {
			z[i] = num.FMA(a[0][i], a[1][i], a[2][i])
		}
	case 4:
		selects(c, z, a)
		return
	}
	settle(z)
}

func monadic(c byte, z, x []float32) {
	f := num.Sqrt
	switch c {
	case InstrNeg:
		f = func(v float32) float32 { return -v }
	case InstrExp:
		f = num.Exp
	case InstrLog:
		f = num.Log
	}
	for i, v := range x {
		z[i] = f(v)
	}
}

func dyadic(c byte, z, x, y []float32) {
	y, z = y[:len(x)], z[:len(x)]
	switch c {
	case InstrAdd:
		for i, v := range x {
			z[i] = v + y[i]
		}
	case InstrSub:
		for i, v := range x {
			z[i] = v - y[i]
		}
	case InstrMul:
		for i, v := range x {
			z[i] = float32(v * y[i])
		}
	case InstrDiv:
		for i, v := range x {
			z[i] = v / y[i]
		}
	}
}

func selects(c byte, z []float32, a [4][]float32) {
	for i := range z {
		p, q := math.Float32bits(a[0][i]), math.Float32bits(a[1][i])
		z[i] = math.Float32frombits(choose(c, p, q, math.Float32bits(a[2][i]), math.Float32bits(a[3][i])))
	}
}
