package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// zeros are the 32 lanes of a horizontal sum, at +0.
func (f *frame) zeros() []reg.VecVirtual {
	acc := f.s.many(f.s.registersOfRow)
	for _, a := range acc {
		f.clear(a)
	}
	return acc
}

func (f *frame) clear(a reg.VecVirtual) {
	if f.s.wide() {
		VPXORD(a, a, a)
	} else {
		VXORPS(a, a, a)
	}
}

func addOp(ops ...operand.Op) { VADDPS(ops...) }
func maxOp(ops ...operand.Op) { VMAXPS(ops...) }

// reductions are the kernels that return one number of a row.
func reductions(s isa) {
	f := begin(s, "sum", []string{"x"}, ", n int) float32")
	acc := f.zeros()
	f.each(func(u int) { VADDPS(f.at("x", u), acc[u], acc[u]) })
	f.result(acc, addOp)

	f = begin(s, "dot", []string{"x", "y"}, ", n int) float32")
	acc = f.zeros()
	f.each(func(u int) { VFMADD231PS(f.at("y", u), f.load("x", u), acc[u]) })
	f.result(acc, addOp)

	// the dot product of dy*w and x
	f = begin(s, "normDot", []string{"dy", "w", "x"}, ", n int) float32")
	acc = f.zeros()
	f.each(func(u int) {
		t := f.load("dy", u)
		VMULPS(f.at("w", u), t, t)
		VFMADD231PS(f.at("x", u), t, acc[u])
	})
	f.result(acc, addOp)

	// dst = x * k, and its maximum
	f = begin(s, "scaleMax", []string{"dst", "x"}, ", k float32, n int) float32")
	k := f.spread("k")
	acc = s.many(s.registersOfRow)
	for _, a := range acc {
		VMOVUPS(consts["minusInf"], a)
	}
	f.each(func(u int) {
		v := s.vector()
		VMULPS(f.at("x", u), k, v)
		f.store(v, "dst", u)
		VMAXPS(v, acc[u], acc[u])
	})
	f.result(acc, maxOp)

	// dst = exp(x - top), and its sum
	f = begin(s, "expSum", []string{"dst", "x"}, ", top float32, n int) float32")
	top := f.spread("top")
	f.hold(expConstants...)
	acc = f.zeros()
	f.each(func(u int) {
		v := f.load("x", u)
		VSUBPS(top, v, v)
		e := f.exp(v)
		f.store(e, "dst", u)
		VADDPS(e, acc[u], acc[u])
	})
	f.result(acc, addOp)
}

// peak is n rounds of independent FMAs in registers, 24 of them with AVX-512 and 12
// with AVX2: what a benchmark compares with.
func peak(s isa) {
	TEXT("peak"+s.suffix, NOSPLIT, "func(n int)")
	n := param("n")
	count := 12
	if s.wide() {
		count = 24
	}
	f := frame{s: s}
	acc, x := s.many(count), s.vector()
	for _, z := range append(acc, x) {
		f.clear(z)
	}
	Label("loop")
	for _, z := range acc {
		VFMADD231PS(x, x, z)
	}
	DECQ(n)
	JNZ(operand.LabelRef("loop"))
	VZEROUPPER()
	RET()
}

// peakIntegers is n rounds of 24 independent VPDPBUSD in registers.
func peakIntegers() {
	TEXT("peakVNNI", NOSPLIT, "func(n int)")
	n := param("n")
	f := frame{s: avx512}
	acc, x := avx512.many(24), avx512.vector()
	for _, z := range append(acc, x) {
		f.clear(z)
	}
	Label("loop")
	for _, z := range acc {
		vpdpbusd(x, x, z)
	}
	DECQ(n)
	JNZ(operand.LabelRef("loop"))
	VZEROUPPER()
	RET()
}
