package ir

import (
	"math"

	"github.com/infernetprotocol/infernet/train/num"
)

// run reads a Map's inputs and runs its code on them.
func (e *evaluation) run() (uint32, error) {
	var cells [MaxInputs]uint32
	for i := range e.op.Inputs {
		in, gathered := &e.op.Inputs[i], uint32(0)
		if in.Gather != nil {
			gathered = cells[in.Gather.Input]
		}
		var err error
		if cells[i], err = e.read(in, 0, gathered); err != nil {
			return 0, err
		}
	}
	var s stack
	for _, c := range e.op.Code {
		switch n := c & 15; c &^ 15 {
		case PushInput:
			s.push(cells[n])
		case PushConst:
			s.push(e.op.Consts[n])
		case PushCoord:
			s.push(e.coord[n])
		case CopyBelow:
			s.push(s.cells[s.n-1-int(n)])
		default:
			s.compute(c)
		}
	}
	return s.pop(), nil
}

// stack holds the operands of a Map's code. Code of MaxCode instructions cannot
// overflow it.
type stack struct {
	cells [MaxCode]uint32
	n     int
}

func (s *stack) push(v uint32) { s.cells[s.n] = v; s.n++ }

func (s *stack) pop() uint32 { s.n--; return s.cells[s.n] }

func (s *stack) float() float32 { return math.Float32frombits(s.pop()) }

func (s *stack) result(x float32) { s.push(canonical(x)) }

// compute runs an instruction of the table of effects.
func (s *stack) compute(c byte) {
	switch c {
	case InstrAdd, InstrSub, InstrMul, InstrDiv:
		b, a := s.float(), s.float()
		s.result(arithmetic(c, a, b))
	case InstrSqrt:
		s.result(num.Sqrt(s.float()))
	case InstrFMA:
		z, y, x := s.float(), s.float(), s.float()
		s.result(num.FMA(x, y, z))
	case InstrNeg:
		s.result(-s.float())
	case InstrExp:
		s.result(num.Exp(s.float()))
	case InstrLog:
		s.result(num.Log(s.float()))
	case SelectLE, SelectEQ, SelectLT:
		y, x, b, a := s.pop(), s.pop(), s.pop(), s.pop()
		s.push(choose(c, a, b, x, y))
	case Drop:
		s.pop()
	}
}

func arithmetic(c byte, a, b float32) float32 {
	switch c {
	case InstrAdd:
		return a + b
	case InstrSub:
		return a - b
	case InstrMul:
		return float32(a * b)
	}
	return a / b
}

func choose(c byte, a, b, x, y uint32) uint32 {
	first := false
	switch c {
	case SelectLE:
		first = math.Float32frombits(a) <= math.Float32frombits(b)
	case SelectEQ:
		first = a == b
	case SelectLT:
		first = a < b
	}
	if first {
		return x
	}
	return y
}
