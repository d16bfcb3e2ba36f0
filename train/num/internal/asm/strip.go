package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// product is to = from * by in the mask's lanes, +0 in the others.
func (m masked) product(from Mem, by, to reg.VecVirtual) {
	if m.s.wide() {
		VMULPS_Z(from, by, m.k, to)
		return
	}
	VMASKMOVPS(from, m.y, to)
	VMULPS(by, to, to)
}

// Of a strip, which is a block deep: its vectors across, and the bytes between its
// rows, no power of two. train/num's stripVectors and stripStride.
const (
	stripVectors = 4
	stripBytes   = 4 * 80
)

// gatherStrip copies rows of a factor whose rows are along k, stripVectors wide
// under the masks at columns, to a strip, and stores the largest bits of |x| of each
// column to tops. What lies ahead bytes further is read next and fetched meanwhile.
func gatherStrip(g integers) {
	TEXT("gatherStrip"+g.suffix, NOSPLIT, "func(dst, src *float32, ld, rows, ahead int, columns, tops *uint32)")
	Pragma("noescape")
	dst, src, ld, rows, next := param("dst"), param("src"), param("ld"), param("rows"), param("ahead")
	columns, tops := param("columns"), param("tops")
	g = g.keep("magnitude")
	f, m, top := frame{s: g.isa}, make([]masked, stripVectors), g.many(stripVectors)
	for v := range m {
		m[v] = g.maskAt(Mem{Base: columns, Disp: g.isa.bytes() * v})
		f.clear(top[v])
	}
	ADDQ(src, next)
	Label("row")
	for v := range m {
		t, at := g.vector(), g.isa.bytes()*v
		m[v].load(Mem{Base: src, Disp: at}, t)
		if at%64 == 0 {
			PREFETCHT1(Mem{Base: next, Disp: at})
		}
		VMOVUPS(t, Mem{Base: dst, Disp: at})
		g.absolute(t)
		maximum(t, top[v])
	}
	ADDQ(ld, src)
	ADDQ(ld, next)
	ADDQ(U32(stripBytes), dst)
	DECQ(rows)
	JNZ(LabelRef("row"))
	for v := range m {
		VMOVUPS(top[v], Mem{Base: tops, Disp: g.isa.bytes() * v})
	}
	VZEROUPPER()
	RET()
}

// rowsMask covers the lanes below the parameter rows.
func (g integers) rowsMask() masked {
	rows, at := param("rows"), GP64()
	LEAQ(laneOnes, at)
	NEGQ(rows)
	return g.maskAt(Mem{Base: at, Index: rows, Scale: 4, Disp: 64})
}

// maskAt is the mask whose dwords are at from.
func (g integers) maskAt(from Mem) masked {
	v := g.vector()
	VMOVUPS(from, v)
	if !g.wide() {
		return masked{s: g.isa, y: v}
	}
	k := K()
	VPMOVD2M(v, k)
	return masked{s: g.isa, k: k}
}

// byteTranspose transposes the 4x4 bytes of every 128-bit lane, and dwordTranspose the 4x4
// dwords of a vector; laneOnes at dword 16-n begins with n dwords of ones, then zeros.
var byteTranspose, dwordTranspose, laneOnes Mem

func declareIntegerTables() {
	byteTranspose = GLOBL("byteTranspose", RODATA|NOPTR)
	for i := range 64 {
		DATA(i, U8(i%4*4+i%16/4))
	}
	dwordTranspose = GLOBL("dwordTranspose", RODATA|NOPTR)
	for i := range 16 {
		DATA(4*i, U32(i%4*4+i/4))
	}
	laneOnes = GLOBL("laneOnes", RODATA|NOPTR)
	for i := range 32 {
		v := uint32(0)
		if i < 16 {
			v = ^v
		}
		DATA(4*i, U32(v))
	}
}
