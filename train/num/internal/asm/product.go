package main

import (
	"fmt"

	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

func productName(s isa, rows, vectors int) string {
	return fmt.Sprintf("product%dx%dw%s", rows, vectors, s.suffix)
}

// masked loads and stores of one vector: the lanes whose dword in the mask
// parameter is all ones; other lanes load as +0 and are not stored.
type masked struct {
	s isa
	k reg.OpmaskVirtual
	y reg.VecVirtual
}

func newMask(s isa, name string) masked {
	p := param(name)
	v := s.vector()
	VMOVUPS(Mem{Base: p}, v)
	if !s.wide() {
		return masked{s: s, y: v}
	}
	k := K()
	VPMOVD2M(v, k)
	return masked{s: s, k: k}
}

func (m masked) load(from Mem, to reg.VecVirtual) {
	if m.s.wide() {
		VMOVUPS_Z(from, m.k, to)
	} else {
		VMASKMOVPS(from, m.y, to)
	}
}

func (m masked) store(from reg.VecVirtual, to Mem) {
	if m.s.wide() {
		VMOVUPS(from, m.k, to)
	} else {
		VMASKMOVPS(from, m.y, to)
	}
}

// product: a tile of C, rows x vectors, as chains of fma over kc from +0 or
// (load != 0) from C. A is packed rows wide, B vectors wide, C's last vector
// is masked, ldc is in bytes.
func product(s isa, rows, vectors int) {
	TEXT(productName(s, rows, vectors), NOSPLIT, "func(a, b, c *float32, ldc, kc int, mask *uint32, load int)")
	Pragma("noescape")
	a, b, c, ldc, kc := param("a"), param("b"), param("c"), param("ldc"), param("kc")
	acc := make([][]reg.VecVirtual, rows)
	for r := range acc {
		acc[r] = s.many(vectors)
	}
	eachC := func(f func(v reg.VecVirtual, at Mem, last bool)) {
		p := GP64()
		MOVQ(c, p)
		for r := range acc {
			for v, z := range acc[r] {
				f(z, Mem{Base: p, Disp: s.bytes() * v}, v == vectors-1)
			}
			if r < rows-1 {
				ADDQ(ldc, p)
			}
		}
	}
	startTile(s, acc, eachC)
	step := tileStep(s, acc, a, b)
	const unroll = 4
	n := GP64()
	MOVQ(kc, n)
	SHRQ(Imm(2), n)
	JZ(LabelRef("rest"))
	Label("loop")
	for u := range unroll {
		step(u)
	}
	ADDQ(U32(uint32(unroll*rows*4)), a)
	ADDQ(U32(uint32(unroll*vectors*s.bytes())), b)
	DECQ(n)
	JNZ(LabelRef("loop"))
	Label("rest")
	ANDQ(Imm(unroll-1), kc)
	JZ(LabelRef("done"))
	Label("single")
	step(0)
	ADDQ(U32(uint32(rows*4)), a)
	ADDQ(U32(uint32(vectors*s.bytes())), b)
	DECQ(kc)
	JNZ(LabelRef("single"))
	Label("done")
	m := newMask(s, "mask")
	eachC(func(v reg.VecVirtual, at Mem, last bool) {
		if last {
			m.store(v, at)
		} else {
			VMOVUPS(v, at)
		}
	})
	VZEROUPPER()
	RET()
}

// startTile sets the accumulators to +0 or to C.
func startTile(s isa, acc [][]reg.VecVirtual, eachC func(func(reg.VecVirtual, Mem, bool))) {
	load := param("load")
	TESTQ(load, load)
	JNZ(LabelRef("reload"))
	f := frame{s: s}
	for _, row := range acc {
		for _, z := range row {
			f.clear(z)
		}
	}
	eachC(func(_ reg.VecVirtual, at Mem, _ bool) { PREFETCHT0(at) })
	JMP(LabelRef("start"))
	Label("reload")
	m := newMask(s, "mask")
	eachC(func(v reg.VecVirtual, at Mem, last bool) {
		if last {
			m.load(at, v)
		} else {
			VMOVUPS(at, v)
		}
	})
	Label("start")
}

// tileStep emits the multiply-adds of the u-th k of a round.
func tileStep(s isa, acc [][]reg.VecVirtual, a, b reg.Register) func(u int) {
	vectors := len(acc[0])
	bv, av := s.many(vectors), s.vector()
	return func(u int) {
		for v := range bv {
			VMOVUPS(Mem{Base: b, Disp: s.bytes() * (u*vectors + v)}, bv[v])
		}
		for r := range acc {
			VBROADCASTSS(Mem{Base: a, Disp: 4 * (u*len(acc) + r)}, av)
			for v := range bv {
				VFMADD231PS(av, bv[v], acc[r][v])
			}
		}
	}
}
