package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// elementwise are the kernels without a function: numerics.md §5, §6, §9.
func elementwise(s isa) {
	add(s)
	scale(s)
	fma(s)
	softmaxBack(s)
	normForward(s)
	normBack(s)
	normWeight(s)
}

// add: dst = dst + src.
func add(s isa) {
	f := begin(s, "add", []string{"dst", "src"}, ", n int)")
	f.each(func(u int) {
		d := f.load("dst", u)
		VADDPS(f.at("src", u), d, d)
		f.store(d, "dst", u)
	})
	f.end()
}

// scale: x = x * k.
func scale(s isa) {
	f := begin(s, "scale", []string{"x"}, ", k float32, n int)")
	k := f.spread("k")
	f.each(func(u int) {
		v := s.vector()
		VMULPS(f.at("x", u), k, v)
		f.store(v, "x", u)
	})
	f.end()
}

// fma: c = a*b + c; the conformance tests compare it with FMA.
func fma(s isa) {
	f := begin(s, "fma", []string{"a", "b", "c"}, ", n int)")
	f.each(func(u int) {
		a, c := f.load("a", u), f.load("c", u)
		VFMADD231PS(f.at("b", u), a, c)
		f.store(c, "c", u)
	})
	f.end()
}

// softmaxBack: d = (p * (d - dot)) * k.
func softmaxBack(s isa) {
	f := begin(s, "softmaxBack", []string{"d", "p"}, ", dot, k float32, n int)")
	dot, k := f.spread("dot"), f.spread("k")
	f.each(func(u int) {
		d := f.load("d", u)
		VSUBPS(dot, d, d)
		VMULPS(f.at("p", u), d, d)
		VMULPS(k, d, d)
		f.store(d, "d", u)
	})
	f.end()
}

// normForward: y = (x * inv) * w.
func normForward(s isa) {
	f := begin(s, "normForward", []string{"y", "x", "w"}, ", inv float32, n int)")
	inv := f.spread("inv")
	f.each(func(u int) {
		h := s.vector()
		VMULPS(f.at("x", u), inv, h)
		VMULPS(f.at("w", u), h, h)
		f.store(h, "y", u)
	})
	f.end()
}

// normBack: dx = inv * fma(-(x*inv), c, dy*w).
func normBack(s isa) {
	f := begin(s, "normBack", []string{"dx", "dy", "x", "w"}, ", inv, c float32, n int)")
	inv, c := f.spread("inv"), f.spread("c")
	f.each(func(u int) {
		t, h := f.load("dy", u), s.vector()
		VMULPS(f.at("w", u), t, t)
		VMULPS(f.at("x", u), inv, h)
		VFNMADD231PS(c, h, t)
		VMULPS(inv, t, t)
		f.store(t, "dx", u)
	})
	f.end()
}

// normWeight: dw = fma(dy, x*inv, dw).
func normWeight(s isa) {
	f := begin(s, "normWeight", []string{"dw", "dy", "x"}, ", inv float32, n int)")
	inv := f.spread("inv")
	f.each(func(u int) {
		h, d := s.vector(), f.load("dw", u)
		VMULPS(f.at("x", u), inv, h)
		VFMADD231PS(f.at("dy", u), h, d)
		f.store(d, "dw", u)
	})
	f.end()
}

// turn is RoPE on one head: x = fma(x, cos, -(y*sin)), y = fma(y, cos, x*sin),
// flip is xored into sin. n is a multiple of 8: heads are short.
func turn(s isa) {
	TEXT("turn"+s.suffix, NOSPLIT, "func(x, y, cos, sin *float32, flip uint32, n int)")
	Pragma("noescape")
	x, y, cos, sin, n := param("x"), param("y"), param("cos"), param("sin"), param("n")
	flip := s.vector()
	VBROADCASTSS(address(Param("flip")), flip)
	index := GP64()
	XORQ(index, index)
	Label("loop")
	at := func(p reg.Register) Mem { return Mem{Base: p, Index: index, Scale: 1} }
	a, b, c, t, v := s.vector(), s.vector(), s.vector(), s.vector(), s.vector()
	VMOVUPS(at(x), a)
	VMOVUPS(at(y), b)
	VMOVUPS(at(cos), c)
	VXORPS(at(sin), flip, t)
	VMULPS(b, t, v)
	VMULPS(a, t, t)
	VFMSUB231PS(a, c, v)
	VFMADD231PS(b, c, t)
	VMOVUPS(v, at(x))
	VMOVUPS(t, at(y))
	ADDQ(Imm(32), index)
	SUBQ(Imm(8), n)
	JG(LabelRef("loop"))
	VZEROUPPER()
	RET()
}
