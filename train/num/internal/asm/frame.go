package main

import (
	"math"

	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/gotypes"
	. "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// consts are vectors of one fp32 each in read-only memory, 64 bytes long; they
// carry the bits of the constants in train/num's elementary.go.
var consts = map[string]Mem{}

var constBits = []struct {
	name string
	bits uint32
}{
	{"one", math.Float32bits(1)}, {"sign", 1 << 31}, {"minusInf", 0xff800000},
	{"log2e", math.Float32bits(0x1.715476p+0)}, {"magic", math.Float32bits(0x1.8p+23)},
	{"ln2Hi", math.Float32bits(0x1.62ep-1)}, {"ln2Lo", math.Float32bits(0x1.0bfbe8p-15)},
	{"expLo", math.Float32bits(-104)}, {"expHi", math.Float32bits(89)}, {"bias", 127},
	{"exp2c", math.Float32bits(0x1.fffffcp-2)}, {"exp3c", math.Float32bits(0x1.55548ap-3)},
	{"exp4c", math.Float32bits(0x1.555916p-5)}, {"exp5c", math.Float32bits(0x1.123fc6p-7)},
	{"exp6c", math.Float32bits(0x1.6a1a72p-10)},
	{"gelu1", math.Float32bits(0x1.988454p+0)}, {"gelu3", math.Float32bits(0x1.2444f2p-4)},
	{"gelu9", math.Float32bits(0x1.b6676cp-3)},
	{"magnitude", 0x7fffffff}, {"six", 6}, {"leastExponent", 127 - 63}, {"mostExponent", 127 + 50},
	{"inverseBias", 254}, {"most", math.Float32bits(127)}, {"least", math.Float32bits(-127)},
	{"leastBytes", 0x81818181}, {"byteOffset", 0x80808080}, {"byteOnes", 0x01010101},
}

func declareConstants() {
	for _, c := range constBits {
		consts[c.name] = GLOBL(c.name, RODATA|NOPTR)
		for i := range 16 {
			DATA(4*i, U32(c.bits))
		}
	}
}

// frame is a kernel over n elements, a positive multiple of 32: pointers with
// a common index, and scalars spread over a vector.
type frame struct {
	s     isa
	index reg.GPVirtual
	base  map[string]reg.GPVirtual
	held  map[string]reg.VecVirtual // constants in registers
}

// begin opens kernel name+suffix; pointers are its *float32 parameters, in
// front of the others; the last parameter is n int.
func begin(s isa, name string, pointers []string, rest string) *frame {
	sig := "func("
	for i, p := range pointers {
		if i > 0 {
			sig += ", "
		}
		sig += p
	}
	sig += " *float32" + rest
	TEXT(name+s.suffix, NOSPLIT, sig)
	Pragma("noescape")
	f := &frame{s: s, index: GP64(), base: map[string]reg.GPVirtual{}, held: map[string]reg.VecVirtual{}}
	for _, p := range pointers {
		f.base[p] = param(p)
	}
	return f
}

func param(name string) reg.GPVirtual {
	g := GP64()
	Load(Param(name), g)
	return g
}

func address(c gotypes.Component) Mem {
	b, err := c.Resolve()
	if err != nil {
		panic(err)
	}
	return b.Addr
}

// spread puts a float32 parameter into every lane.
func (f *frame) spread(name string) reg.VecVirtual {
	v := f.s.vector()
	VBROADCASTSS(address(Param(name)), v)
	return v
}

// at is vector u of the current 32 elements.
func (f *frame) at(pointer string, u int) Mem {
	return Mem{Base: f.base[pointer], Index: f.index, Scale: 1, Disp: u * f.s.bytes()}
}

func (f *frame) load(pointer string, u int) reg.VecVirtual {
	v := f.s.vector()
	VMOVUPS(f.at(pointer, u), v)
	return v
}

// constant is a copy that the kernel may change.
func (f *frame) constant(name string) reg.VecVirtual {
	v := f.s.vector()
	if h, ok := f.held[name]; ok {
		VMOVAPS(h, v)
	} else {
		VMOVUPS(consts[name], v)
	}
	return v
}

// use is a constant to read: from its register, if it is held, or from memory.
func (f *frame) use(name string) Op {
	if h, ok := f.held[name]; ok {
		return h
	}
	return consts[name]
}

// hold keeps constants in registers for the whole kernel, where there are enough of
// them: loading one whole vector a cycle, a kernel waits for its constants.
func (f *frame) hold(names ...string) {
	if !f.s.wide() {
		return
	}
	for _, n := range names {
		if _, ok := f.held[n]; !ok {
			v := f.s.vector()
			VMOVUPS(consts[n], v)
			f.held[n] = v
		}
	}
}

func (f *frame) store(v reg.VecVirtual, pointer string, u int) { VMOVUPS(v, f.at(pointer, u)) }

// each runs body for every vector of the n elements, in blocks of 32.
func (f *frame) each(body func(u int)) {
	n := param("n")
	XORQ(f.index, f.index)
	Label("loop")
	for u := range f.s.registersOfRow {
		body(u)
	}
	ADDQ(U32(128), f.index)
	SUBQ(Imm(32), n)
	JG(LabelRef("loop"))
}

func (f *frame) end() {
	VZEROUPPER()
	RET()
}

// result folds acc and returns the value.
func (f *frame) result(acc []reg.VecVirtual, op func(ops ...Op)) {
	x := f.fold(acc, op)
	VZEROUPPER()
	VMOVSS(x, address(ReturnIndex(0)))
	RET()
}

// fold folds the 32 lanes in acc by op, in the tree of numerics.md §2, into the
// first lane.
func (f *frame) fold(acc []reg.VecVirtual, op func(ops ...Op)) reg.Register {
	for w := len(acc) / 2; w > 0; w /= 2 {
		for i := range w {
			op(acc[i+w], acc[i], acc[i])
		}
	}
	y := acc[0]
	if f.s.wide() {
		t := YMM()
		VEXTRACTF64X4(Imm(1), acc[0], t)
		op(t, y.AsY(), y.AsY())
	}
	t := XMM()
	if f.s.wide() {
		VEXTRACTF32X4(Imm(1), y.AsY(), t)
	} else {
		VEXTRACTF128(Imm(1), y.AsY(), t)
	}
	x := y.AsX()
	op(t, x, x)
	VMOVHLPS(x, x, t)
	op(t, x, x)
	VMOVSHDUP(x, t)
	op(t, x, x)
	return x
}
