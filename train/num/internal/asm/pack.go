package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// packRows copies one masked vector from each of kc rows: dst[k*stride+i] =
// src[k*ld+i]. ld and stride are in bytes.
func packRows(s isa) {
	TEXT("packRows"+s.suffix, NOSPLIT, "func(dst, src *float32, ld, kc, stride int, mask *uint32)")
	Pragma("noescape")
	dst, src, ld, kc, stride := param("dst"), param("src"), param("ld"), param("kc"), param("stride")
	m, v := newMask(s, "mask"), s.vector()
	Label("loop")
	m.load(Mem{Base: src}, v)
	VMOVUPS(v, Mem{Base: dst})
	ADDQ(ld, src)
	ADDQ(stride, dst)
	DECQ(kc)
	JNZ(LabelRef("loop"))
	VZEROUPPER()
	RET()
}

// packTransposed writes dst[k*stride+r] = src[r*ld+k] for kc values of k,
// rounded up to whole vectors with +0, and a whole vector of rows: those past
// rows repeat the last one. tail masks the last kc mod lanes values. ld and
// stride are in bytes.
func packTransposed(s isa) {
	TEXT("packTransposed"+s.suffix, NOSPLIT, "func(dst, src *float32, ld, rows, kc, stride int, tail *uint32)")
	Pragma("noescape")
	dst, src, ld, rows, kc, stride := param("dst"), param("src"), param("ld"), param("rows"), param("kc"),
		param("stride")
	chunk := func(load func(at Mem, v reg.VecVirtual)) {
		x := s.many(s.lanes)
		eachRow(s.lanes, src, ld, rows, func(r int, p reg.Register) { load(Mem{Base: p}, x[r]) })
		for _, column := range transpose(s, x) {
			VMOVUPS(column, Mem{Base: dst})
			ADDQ(stride, dst)
		}
		ADDQ(Imm(uint64(s.bytes())), src)
	}
	SUBQ(Imm(uint64(s.lanes)), kc)
	JL(LabelRef("tail"))
	Label("loop")
	chunk(func(at Mem, v reg.VecVirtual) { VMOVUPS(at, v) })
	SUBQ(Imm(uint64(s.lanes)), kc)
	JGE(LabelRef("loop"))
	Label("tail")
	ADDQ(Imm(uint64(s.lanes)), kc)
	JZ(LabelRef("done"))
	if s.wide() {
		chunk(newMask(s, "tail").load)
	} else {
		narrowTail(s, dst, src, ld, rows, stride)
	}
	Label("done")
	VZEROUPPER()
	RET()
}

// narrowTail is the masked chunk of AVX2, whose mask takes a register that the
// transposition needs: each row's mask is loaded again.
func narrowTail(s isa, dst, src, ld, rows, stride reg.Register) {
	tail := param("tail")
	x := s.many(s.lanes)
	eachRow(s.lanes, src, ld, rows, func(r int, p reg.Register) {
		m := s.vector()
		VMOVUPS(Mem{Base: tail}, m)
		VMASKMOVPS(Mem{Base: p}, m, x[r])
	})
	for _, column := range transpose(s, x) {
		VMOVUPS(column, Mem{Base: dst})
		ADDQ(stride, dst)
	}
}

// eachRow calls f for n row addresses; rows past the end repeat the last one.
func eachRow(n int, src, ld, rows reg.Register, f func(r int, p reg.Register)) {
	p, d, zero := GP64(), GP64(), GP64()
	MOVQ(src, p)
	XORQ(zero, zero)
	MOVQ(ld, d)
	for r := range n {
		f(r, p)
		if r < n-1 {
			CMPQ(rows, Imm(uint64(r+1)))
			CMOVQLE(zero, d)
			ADDQ(d, p)
		}
	}
}

// transpose returns the columns of a square of dwords held in rows.
func transpose(s isa, x []reg.VecVirtual) []reg.VecVirtual {
	for g := 0; g < s.lanes; g += 4 {
		transpose4(s, x[g:g+4])
	}
	if s.wide() {
		return joinLanes4(x)
	}
	return joinLanes2(x)
}

// transpose4 transposes the 4x4 squares in the 128-bit lanes of four rows.
func transpose4(s isa, x []reg.VecVirtual) {
	t := s.many(4)
	VUNPCKLPS(x[1], x[0], t[0])
	VUNPCKHPS(x[1], x[0], t[1])
	VUNPCKLPS(x[3], x[2], t[2])
	VUNPCKHPS(x[3], x[2], t[3])
	VUNPCKLPD(t[2], t[0], x[0])
	VUNPCKHPD(t[2], t[0], x[1])
	VUNPCKLPD(t[3], t[1], x[2])
	VUNPCKHPD(t[3], t[1], x[3])
}

// joinLanes2: x[j] holds columns j and 4+j of rows 0-3, x[4+j] of rows 4-7.
func joinLanes2(x []reg.VecVirtual) []reg.VecVirtual {
	columns := make([]reg.VecVirtual, 8)
	for j := range 4 {
		lo := YMM()
		VPERM2F128(Imm(0x20), x[4+j], x[j], lo)
		VPERM2F128(Imm(0x31), x[4+j], x[j], x[j])
		columns[j], columns[4+j] = lo, x[j]
	}
	return columns
}

// joinLanes4: x[4*g+j] holds columns j, 4+j, 8+j, 12+j of rows 4g to 4g+3.
func joinLanes4(x []reg.VecVirtual) []reg.VecVirtual {
	columns := make([]reg.VecVirtual, 16)
	for j := range 4 {
		t := avx512.many(4)
		VSHUFI32X4(Imm(0x88), x[4+j], x[j], t[0])
		VSHUFI32X4(Imm(0xdd), x[4+j], x[j], t[1])
		VSHUFI32X4(Imm(0x88), x[12+j], x[8+j], t[2])
		VSHUFI32X4(Imm(0xdd), x[12+j], x[8+j], t[3])
		VSHUFI32X4(Imm(0x88), t[2], t[0], x[j])
		VSHUFI32X4(Imm(0x88), t[3], t[1], x[4+j])
		VSHUFI32X4(Imm(0xdd), t[2], t[0], x[8+j])
		VSHUFI32X4(Imm(0xdd), t[3], t[1], x[12+j])
		for g := range 4 {
			columns[j+4*g] = x[j+4*g]
		}
	}
	return columns
}
