package main

import (
	"fmt"

	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/ir"
	. "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// integers is one way to multiply blocks of x8/1 (numerics.md §16). A block of
// 64 along k is cut into groups that fill a dword: four bytes for VPDPBUSD, which
// wants one factor unsigned, or two words for VPMADDWD. Packed, a block is its
// groups, each a row of a panel's width, then a row of scales; a right factor for
// VPDPBUSD then has a row of corrections, which take back the left one's offset.
//
// For tiles, whose products train/num/amx writes, all bytes are signed, and a block on
// the left is the 64 bytes of each row in turn, then the scales.
type integers struct {
	isa
	suffix string
	bytes  bool // groups are four bytes
	tiles  bool
	kept   *frame
}

var (
	vnni  = integers{isa: avx512, suffix: "VNNI", bytes: true}
	pairs = integers{isa: avx2, suffix: "Pairs"}
	tiles = integers{isa: avx512, suffix: "Tiles", bytes: true, tiles: true}
)

// corrected says whether a right factor has a row of corrections.
func (g integers) corrected() bool { return g.bytes && !g.tiles }

func (g integers) groups() int {
	if g.bytes {
		return 16
	}
	return 32
}

// leftRow and rightRow are the bytes of a row of a packed panel.
func (g integers) leftRow() int  { return 4 * g.lanes }
func (g integers) rightRow() int { return 4 * g.lanes * g.vectors }

func (g integers) productName(rows, vectors int) string {
	return fmt.Sprintf("multiply%dx%d%s", rows, vectors, g.suffix)
}

// vpdpbusd emits VPDPBUSD, which avo v0.5 does not know but Go's assembler does.
func vpdpbusd(signed, unsigned, acc reg.Register) {
	Instruction(&ir.Instruction{
		Opcode: "VPDPBUSD", Operands: []Op{signed, unsigned, acc},
		Inputs: []Op{signed, unsigned, acc}, Outputs: []Op{acc}, ISA: []string{"AVX512_VNNI"},
	})
}

func integerKernels(g integers) {
	for v := 1; v <= g.vectors; v++ {
		for r := 1; r <= g.rows; r++ {
			multiply(g, r, v)
		}
	}
	quantisers(g)
	gatherStrip(g)
}

func quantisers(g integers) {
	for _, right := range []bool{false, true} {
		quantiseInner(g, right)
		quantiseOuter(g, right)
	}
}

// multiply: a tile of C, rows x vectors, over a number of blocks. Between blocks
// the tile lies in tmp, which begins with a row of zeros: the first block reads
// that row, or C if load != 0; the last one writes C. ldc is in bytes.
func multiply(g integers, rows, vectors int) {
	TEXT(g.productName(rows, vectors), NOSPLIT, "func(a, b *byte, c, tmp *float32, ldc, blocks, load int)")
	Pragma("noescape")
	a, b, c, tmp, ldc, blocks := param("a"), param("b"), param("c"), param("tmp"), param("ldc"), param("blocks")
	t := &tile{g: g, acc: make([][]reg.VecVirtual, rows), bv: g.many(vectors), av: g.vector(), tv: g.vector()}
	for r := range t.acc {
		t.acc[r] = g.many(vectors)
	}
	src, srcLd, dst, dstLd := GP64(), GP64(), GP64(), GP64()
	MOVQ(tmp, src)
	XORQ(srcLd, srcLd)
	load := param("load")
	TESTQ(load, load)
	CMOVQNE(c, src)
	CMOVQNE(ldc, srcLd)
	ADDQ(U32(uint32(g.rightRow())), tmp)
	MOVQ(U32(uint32(g.rightRow())), dstLd)
	MOVQ(c, dst) // C is written last: its lines are fetched meanwhile
	for r := range t.acc {
		for v := range t.bv {
			PREFETCHT0(Mem{Base: dst, Disp: g.isa.bytes() * v})
		}
		if r < rows-1 {
			ADDQ(ldc, dst)
		}
	}
	Label("block")
	MOVQ(tmp, dst)
	CMPQ(blocks, Imm(1))
	CMOVQEQ(c, dst)
	CMOVQEQ(ldc, dstLd)
	t.sums(a, b)
	t.finish(a, b, src, srcLd, dst, dstLd)
	MOVQ(tmp, src)
	MOVQ(U32(uint32(g.rightRow())), srcLd)
	ADDQ(U32(uint32(g.leftRow())), a)
	rest := g.rightRow()
	if g.bytes {
		rest *= 2
	}
	ADDQ(U32(uint32(rest)), b)
	DECQ(blocks)
	JNZ(LabelRef("block"))
	VZEROUPPER()
	RET()
}

type tile struct {
	g      integers
	acc    [][]reg.VecVirtual
	bv     []reg.VecVirtual
	av, tv reg.VecVirtual
}

// sums leaves the integer sums of a block in acc and a and b at its scales.
func (t *tile) sums(a, b reg.Register) {
	const unroll = 4
	g := t.g
	for v := range t.bv {
		if g.bytes {
			VMOVDQU32(Mem{Base: b, Disp: (g.groups()+1)*g.rightRow() + g.isa.bytes()*v}, t.acc[0][v])
		} else {
			VPXOR(t.acc[0][v], t.acc[0][v], t.acc[0][v])
		}
	}
	for _, row := range t.acc[1:] {
		for v, z := range row {
			if g.wide() {
				VMOVDQA32(t.acc[0][v], z)
			} else {
				VMOVDQA(t.acc[0][v], z)
			}
		}
	}
	n := GP64()
	MOVQ(U32(uint32(g.groups()/unroll)), n)
	Label("groups")
	for u := range unroll {
		t.group(a, b, u)
	}
	ADDQ(U32(uint32(unroll*g.leftRow())), a)
	ADDQ(U32(uint32(unroll*g.rightRow())), b)
	DECQ(n)
	JNZ(LabelRef("groups"))
}

func (t *tile) group(a, b reg.Register, u int) {
	g := t.g
	for v := range t.bv {
		VMOVUPS(Mem{Base: b, Disp: u*g.rightRow() + g.isa.bytes()*v}, t.bv[v])
	}
	for r, row := range t.acc {
		VPBROADCASTD(Mem{Base: a, Disp: u*g.leftRow() + 4*r}, t.av)
		for v, z := range row {
			if g.bytes {
				vpdpbusd(t.bv[v], t.av, z)
				continue
			}
			VPMADDWD(t.bv[v], t.av, t.tv)
			VPADDD(t.tv, z, z)
		}
	}
}

// finish adds sum·2^(ea+eb) to what src holds. The scales of A are e<<23, those
// of B the bits of M·2^e, M = 1.5·2^23: their sum is the bits of M·2^(ea+eb),
// and the integer added to these bits gives (M + sum)·2^(ea+eb), from which the
// product comes exactly by a subtraction.
func (t *tile) finish(a, b, src, srcLd, dst, dstLd reg.Register) {
	g := t.g
	for v := range t.bv {
		VMOVUPS(Mem{Base: b, Disp: g.isa.bytes() * v}, t.bv[v])
	}
	p := GP64()
	MOVQ(src, p)
	for r, row := range t.acc {
		VPBROADCASTD(Mem{Base: a, Disp: 4 * r}, t.av)
		for v, z := range row {
			VPADDD(t.bv[v], t.av, t.tv)
			VPADDD(z, t.tv, z)
			VSUBPS(t.tv, z, z)
			VADDPS(Mem{Base: p, Disp: g.isa.bytes() * v}, z, z)
			VMOVUPS(z, Mem{Base: dst, Disp: g.isa.bytes() * v})
		}
		if r < len(t.acc)-1 {
			ADDQ(srcLd, p)
			ADDQ(dstLd, dst)
		}
	}
}
