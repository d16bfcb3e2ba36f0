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

func directName(s isa, rows, vectors int) string {
	return fmt.Sprintf("direct%dx%dw%s", rows, vectors, s.suffix)
}

// left reads the factor on the left of a tile: element (k, r) of the present
// round of four k, and the way to the next k or round.
type left interface {
	at(u, r int) Mem
	next(k int)
}

// across is a factor whose rows are along k, step bytes apart: a packed panel, or
// a transposed tensor in place.
type across struct{ a, step, step3 reg.GPVirtual }

func newAcross() *across {
	x := &across{a: param("a"), step: param("lda"), step3: GP64()}
	LEAQ(Mem{Base: x.step, Index: x.step, Scale: 2}, x.step3)
	return x
}

func (x *across) at(u, r int) Mem {
	m := Mem{Base: x.a, Disp: 4 * r}
	switch u {
	case 1, 2:
		m.Index, m.Scale = x.step, uint8(u)
	case 3:
		m.Index, m.Scale = x.step3, 1
	}
	return m
}

func (x *across) next(k int) {
	if k == 1 {
		ADDQ(x.step, x.a)
		return
	}
	LEAQ(Mem{Base: x.a, Index: x.step, Scale: 4}, x.a)
}

// along is a factor whose values along k are neighbours, its rows ld bytes apart:
// a register holds the address of every third row.
type along struct {
	ld    reg.GPVirtual
	bases []reg.GPVirtual
}

func newAlong(rows int) *along {
	x := &along{ld: param("lda")}
	p := param("a")
	for r := 0; r < rows; r += 3 {
		x.bases = append(x.bases, p)
		if r+3 < rows {
			q := GP64()
			LEAQ(Mem{Base: p, Index: x.ld, Scale: 2}, q)
			ADDQ(x.ld, q)
			p = q
		}
	}
	return x
}

func (x *along) at(u, r int) Mem {
	m := Mem{Base: x.bases[r/3], Disp: 4 * u}
	if r%3 > 0 {
		m.Index, m.Scale = x.ld, uint8(r%3)
	}
	return m
}

func (x *along) next(k int) {
	for _, p := range x.bases {
		ADDQ(Imm(uint64(4*k)), p)
	}
}

// product: a tile of C, rows x vectors, as chains of fma over kc from +0 or
// (load != 0) from C. A's rows are along k, lda apart; B is packed vectors wide,
// C's last vector is masked; lda and ldc are in bytes.
func product(s isa, rows, vectors int) {
	TEXT(productName(s, rows, vectors), NOSPLIT, tileSignature)
	Pragma("noescape")
	tileOfC(s, rows, vectors, newAcross())
}

// direct is product for an A whose values along k are neighbours, as they are in
// the tensor: for tiles too few to repay packing.
func direct(s isa, rows, vectors int) {
	TEXT(directName(s, rows, vectors), NOSPLIT, tileSignature)
	Pragma("noescape")
	tileOfC(s, rows, vectors, newAlong(rows))
}

const tileSignature = "func(a, b, c *float32, lda, ldc, kc int, mask *uint32, load int)"

func tileOfC(s isa, rows, vectors int, a left) {
	b, c, ldc, kc := param("b"), param("c"), param("ldc"), param("kc")
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
	a.next(unroll)
	ADDQ(U32(uint32(unroll*vectors*s.bytes())), b)
	DECQ(n)
	JNZ(LabelRef("loop"))
	Label("rest")
	ANDQ(Imm(unroll-1), kc)
	JZ(LabelRef("done"))
	Label("single")
	step(0)
	a.next(1)
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
	next := s.bytes() * len(acc[0]) // the tile beside, which is likely the next
	eachC(func(_ reg.VecVirtual, at Mem, _ bool) { PREFETCHT0(at.Offset(next)) })
	Label("start")
}

// tileStep emits the multiply-adds of the u-th k of a round.
func tileStep(s isa, acc [][]reg.VecVirtual, a left, b reg.Register) func(u int) {
	vectors := len(acc[0])
	bv, av := s.many(vectors), s.vector()
	return func(u int) {
		for v := range bv {
			VMOVUPS(Mem{Base: b, Disp: s.bytes() * (u*vectors + v)}, bv[v])
		}
		for r := range acc {
			VBROADCASTSS(a.at(u, r), av)
			for v := range bv {
				VFMADD231PS(av, bv[v], acc[r][v])
			}
		}
	}
}
