package emulator

import (
	"encoding/binary"
	"fmt"
	"math"
)

// get is the value of an operand of general instructions.
func (o operand) get(m *machine) uint64 {
	switch o.kind {
	case number:
		return o.number
	case frameName:
		return m.frame[o.name]
	case general:
		return m.general[o.name]
	}
	panic(fmt.Sprintf("emulator: operand %+v has no value", o))
}

func (o operand) set(m *machine, v uint64) {
	switch o.kind {
	case frameName:
		m.frame[o.name] = v
	case general:
		m.general[o.name] = v
	default:
		panic(fmt.Sprintf("emulator: operand %+v cannot be set", o))
	}
}

// scalar are the instructions on general registers and memory of the frame. Operands stand in Go's order, the
// destination last; CMPQ is the exception of no destination.
var scalar = map[string]func(p *program, o []operand) step{
	"MOVQ": func(_ *program, o []operand) step { return func(m *machine) { o[1].set(m, o[0].get(m)) } },
	"LEAQ": func(_ *program, o []operand) step { return func(m *machine) { o[1].set(m, o[0].of(m)) } },
	"ADDQ": func(_ *program, o []operand) step {
		return func(m *machine) { o[1].result(m, o[1].get(m)+o[0].get(m)) }
	},
	"DECQ":   func(_ *program, o []operand) step { return func(m *machine) { o[0].result(m, o[0].get(m)-1) } },
	"IMULQ":  func(_ *program, o []operand) step { return func(m *machine) { o[1].set(m, o[1].get(m)*o[0].get(m)) } },
	"IMUL3Q": func(_ *program, o []operand) step { return func(m *machine) { o[2].set(m, o[0].get(m)*o[1].get(m)) } },
	"CMPQ":   func(_ *program, o []operand) step { return func(m *machine) { m.zero = o[0].get(m) == o[1].get(m) } },
	"JMP":    func(p *program, o []operand) step { return p.jump(o[0], func(*machine) bool { return true }) },
	"JZ":     func(p *program, o []operand) step { return p.jump(o[0], func(m *machine) bool { return m.zero }) },
	"JNZ":    func(p *program, o []operand) step { return p.jump(o[0], func(m *machine) bool { return !m.zero }) },
	"JNE":    func(p *program, o []operand) step { return p.jump(o[0], func(m *machine) bool { return !m.zero }) },
	"RET":    func(*program, []operand) step { return (*machine).leave },
}

// result sets an operand and the flag.
func (o operand) result(m *machine, v uint64) {
	o.set(m, v)
	m.zero = v == 0
}

func (p *program) jump(to operand, when func(m *machine) bool) step {
	at, ok := p.names[to.name]
	if !ok || to.kind != label {
		panic("emulator: no label " + to.name)
	}
	return func(m *machine) {
		if when(m) {
			m.at = at
		}
	}
}

func (m *machine) leave() {
	if m.config != nil {
		panic("emulator: the kernel returns with tiles in use")
	}
	m.done = true
}

// vectors are the instructions on vectors of 16 dwords.
var vectors = map[string]func(o []operand) step{
	"VMOVUPS":     move,
	"VPXORD":      func(o []operand) step { return each(o, func(x, y, _ uint32) uint32 { return x ^ y }) },
	"VFMADD231PS": func(o []operand) step { return each(o, multiplyAdd) },
	"VPADDD.BCST": addBroadcast,
	"VCVTDQ2PS":   convert,
	"PREFETCHT0":  func([]operand) step { return func(*machine) {} }, // reads nothing, wherever it points
	"VZEROUPPER":  func([]operand) step { return func(*machine) {} },
}

// each computes z from x and y, and from what z was, lane by lane.
func each(o []operand, f func(x, y, z uint32) uint32) step {
	return func(m *machine) {
		x, y, z := &m.vector[o[0].vector], &m.vector[o[1].vector], &m.vector[o[2].vector]
		for i := range z {
			z[i] = f(x[i], y[i], z[i])
		}
	}
}

// multiplyAdd is x·y + z with one rounding. It wants the product to be a float32, as that of an integer below 2^24
// and a power of two is: then a sum is all that rounds.
func multiplyAdd(x, y, z uint32) uint32 {
	a, b := math.Float32frombits(x), math.Float32frombits(y)
	product := float32(a * b)
	if float64(product) != float64(a)*float64(b) {
		panic(fmt.Sprintf("emulator: the product of %g and %g is not exact", a, b))
	}
	return math.Float32bits(product + math.Float32frombits(z))
}

func move(o []operand) step {
	if o[0].kind == address {
		return func(m *machine) { m.vector[o[1].vector] = m.loadVector(o[0].of(m)) }
	}
	return func(m *machine) { m.storeVector(o[1].of(m), m.vector[o[0].vector]) }
}

func addBroadcast(o []operand) step {
	return func(m *machine) {
		x := binary.NativeEndian.Uint32(m.load(o[0].of(m), 4))
		for i, y := range m.vector[o[1].vector] {
			m.vector[o[2].vector][i] = x + y
		}
	}
}

func convert(o []operand) step {
	return func(m *machine) {
		for i, x := range m.loadVector(o[0].of(m)) {
			m.vector[o[1].vector][i] = math.Float32bits(float32(int32(x)))
		}
	}
}
