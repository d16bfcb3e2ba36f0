package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// expConstants are what exp reads.
var expConstants = []string{
	"expLo", "expHi", "magic", "log2e", "ln2Hi", "ln2Lo", "exp6c", "exp5c", "exp4c", "exp3c", "exp2c", "one", "bias",
}

// exp is Exp of train/num, step by step; x is consumed.
func (f *frame) exp(x reg.VecVirtual) reg.VecVirtual {
	f.clamp(x)
	t, n, p := f.constant("magic"), f.s.vector(), f.constant("exp6c")
	VFMADD231PS(f.use("log2e"), x, t)
	VSUBPS(f.use("magic"), t, n)
	VFNMADD231PS(f.use("ln2Hi"), n, x)
	VFNMADD231PS(f.use("ln2Lo"), n, x)
	for _, c := range []string{"exp5c", "exp4c", "exp3c", "exp2c", "one", "one"} {
		VFMADD213PS(f.use(c), x, p)
	}
	half := f.s.vector()
	VPSUBD(f.use("magic"), t, t)
	VPSRAD(Imm(1), t, half)
	VPSUBD(half, t, t)
	for _, e := range []reg.VecVirtual{half, t} {
		VPADDD(f.use("bias"), e, e)
		VPSLLD(Imm(23), e, e)
		VMULPS(e, p, p)
	}
	return p
}

// clamp bounds what exp is taken of; a NaN, in the first operand, wins.
func (f *frame) clamp(x reg.VecVirtual) {
	if lo, ok := f.held["expLo"]; ok {
		VMAXPS(x, lo, x)
		VMINPS(x, f.held["expHi"], x)
		return
	}
	bound := f.constant("expLo")
	VMAXPS(x, bound, x)
	VMOVUPS(consts["expHi"], bound)
	VMINPS(x, bound, x)
}

// sigmoid is 1/(1+exp(-g)).
func (f *frame) sigmoid(g reg.VecVirtual) reg.VecVirtual {
	x := f.s.vector()
	VXORPS(f.use("sign"), g, x)
	e, one := f.exp(x), f.constant("one")
	VADDPS(one, e, e)
	VDIVPS(e, one, one)
	return one
}

func swiglu(s isa) {
	f := begin(s, "swiglu", []string{"y", "gate", "up"}, ", n int)")
	f.hold(append(expConstants, "sign")...)
	f.each(func(u int) {
		g := f.load("gate", u)
		v := f.sigmoid(g)
		VMULPS(v, g, v)
		VMULPS(f.at("up", u), v, v)
		f.store(v, "y", u)
	})
	f.end()

	f = begin(s, "swigluBack", []string{"dgate", "dup", "dy", "gate", "up"}, ", n int)")
	f.hold(append(expConstants, "sign")...)
	f.each(func(u int) {
		g, d := f.load("gate", u), f.load("dy", u)
		v, slope, w := f.sigmoid(g), f.constant("one"), s.vector()
		VMULPS(f.at("up", u), d, w)
		VSUBPS(v, slope, slope)
		VFMADD213PS(f.use("one"), g, slope)
		VMULPS(slope, v, slope)
		VMULPS(v, g, v)
		VMULPS(v, d, v)
		VMULPS(slope, w, w)
		f.store(v, "dup", u)
		f.store(w, "dgate", u)
	})
	f.end()
}

// geluSigmoid is σ(z) of gelu(g) = g·σ(z), and g².
func (f *frame) geluSigmoid(g reg.VecVirtual) (v, squared reg.VecVirtual) {
	squared = f.s.vector()
	VMULPS(g, g, squared)
	z := f.constant("gelu3")
	VFMADD213PS(f.use("gelu1"), squared, z)
	VMULPS(g, z, z)
	return f.sigmoid(z), squared
}

func geglu(s isa) {
	f := begin(s, "geglu", []string{"y", "gate", "up"}, ", n int)")
	f.hold(append(expConstants, "sign", "gelu1", "gelu3")...)
	f.each(func(u int) {
		g := f.load("gate", u)
		v, _ := f.geluSigmoid(g)
		VMULPS(v, g, v)
		VMULPS(f.at("up", u), v, v)
		f.store(v, "y", u)
	})
	f.end()

	f = begin(s, "gegluBack", []string{"dgate", "dup", "dy", "gate", "up"}, ", n int)")
	f.hold(append(expConstants, "sign", "gelu1", "gelu3", "gelu9")...)
	f.each(func(u int) {
		g, d := f.load("gate", u), f.load("dy", u)
		v, squared := f.geluSigmoid(g)
		slope, w := f.constant("one"), s.vector()
		VMULPS(f.at("up", u), d, w)
		VSUBPS(v, slope, slope)
		inner := f.constant("gelu9")
		VFMADD213PS(f.use("gelu1"), squared, inner)
		VMULPS(g, inner, inner)
		VFMADD213PS(f.use("one"), inner, slope)
		VMULPS(slope, v, slope)
		VMULPS(v, g, v)
		VMULPS(v, d, v)
		VMULPS(slope, w, w)
		f.store(v, "dup", u)
		f.store(w, "dgate", u)
	})
	f.end()
}

// adamw: numerics.md §11; c points to an AdamWCoef, ten fp32 in its order.
func adamw(s isa) {
	const lr, beta1, rest1, beta2, rest2, eps, decay, correct1, correct2, gradScale = 0, 4, 8, 12, 16, 20,
		24, 28, 32, 36
	f := begin(s, "adamw", []string{"p", "grad", "m", "v", "c"}, ", n int)")
	coef := func(offset int) reg.VecVirtual {
		v := s.vector()
		VBROADCASTSS(Mem{Base: f.base["c"], Disp: offset}, v)
		return v
	}
	f.each(func(u int) {
		d := coef(gradScale)
		VMULPS(f.at("grad", u), d, d)
		m := coef(rest1)
		VMULPS(d, m, m)
		VFMADD231PS(f.at("m", u), coef(beta1), m)
		f.store(m, "m", u)
		v := coef(rest2)
		VMULPS(d, v, v)
		VMULPS(d, v, v)
		VFMADD231PS(f.at("v", u), coef(beta2), v)
		f.store(v, "v", u)
		VMULPS(coef(correct2), v, v)
		VSQRTPS(v, v)
		VADDPS(coef(eps), v, v)
		VMULPS(coef(correct1), m, m)
		VDIVPS(v, m, m)
		p := f.load("p", u)
		VFMADD231PS(coef(decay), p, m)
		VFNMADD231PS(coef(lr), m, p)
		f.store(p, "p", u)
	})
	f.end()
}
