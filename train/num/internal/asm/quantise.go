package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// quantiser packs as many rows of a factor as a vector has lanes, block by
// block of 64 along k. row is the distance of packed rows; top keeps the largest
// bits of |x| of every lane, by which the caller sees infinities and NaNs.
type quantiser struct {
	g            integers
	right        bool
	dst, row, to reg.GPVirtual
	top, sums    reg.VecVirtual
}

func side(right bool) string {
	if right {
		return "Right"
	}
	return "Left"
}

func newQuantiser(g integers, name string, right bool) *quantiser {
	TEXT(name+side(right)+g.suffix, NOSPLIT, "func(dst *byte, src *float32, ld, rows, blocks, row int, top *uint32)")
	Pragma("noescape")
	q := &quantiser{g: g, right: right, dst: param("dst"), row: param("row"), to: GP64(), top: g.vector(), sums: g.vector()}
	f := frame{s: g.isa}
	f.clear(q.top)
	return q
}

// begin starts a block.
func (q *quantiser) begin() {
	f := frame{s: q.g.isa}
	f.clear(q.sums)
	MOVQ(q.dst, q.to)
}

// emit stores one group of every row.
func (q *quantiser) emit(z reg.VecVirtual) {
	if q.g.bytes && q.right {
		ones := q.g.vector()
		VMOVUPS(consts["byteOnes"], ones)
		vpdpbusd(z, ones, q.sums)
	} else if q.g.bytes {
		VPXORD(consts["byteOffset"], z, z)
	}
	VMOVUPS(z, Mem{Base: q.to})
	ADDQ(q.row, q.to)
}

// scale turns the largest bits of |x| into the biased exponent and 2^-e.
func (q *quantiser) scale(largest reg.VecVirtual) (exponent, inverse reg.VecVirtual) {
	maximum(largest, q.top)
	exponent, inverse = q.g.vector(), q.g.vector()
	VPSRLD(Imm(23), largest, exponent)
	VPSUBD(consts["six"], exponent, exponent)
	VPMAXSD(consts["leastExponent"], exponent, exponent)
	VPMINSD(consts["mostExponent"], exponent, exponent)
	VMOVUPS(consts["inverseBias"], inverse)
	VPSUBD(exponent, inverse, inverse)
	VPSLLD(Imm(23), inverse, inverse)
	return exponent, inverse
}

// end stores the scales, and the corrections of a right factor of bytes, in the
// form that tile.finish reads.
func (q *quantiser) end(exponent reg.VecVirtual) {
	VPSUBD(consts["bias"], exponent, exponent)
	VPSLLD(Imm(23), exponent, exponent)
	if q.right {
		VPADDD(consts["magic"], exponent, exponent)
	}
	VMOVUPS(exponent, Mem{Base: q.to})
	ADDQ(q.row, q.to)
	if q.g.bytes && q.right {
		zero := q.g.vector()
		VPSLLD(Imm(7), q.sums, q.sums)
		VPXORD(zero, zero, zero)
		VPSUBD(q.sums, zero, zero)
		VMOVUPS(zero, Mem{Base: q.to})
		ADDQ(q.row, q.to)
	}
	MOVQ(q.to, q.dst)
}

func (q *quantiser) finish() {
	top := param("top")
	maximum(Mem{Base: top}, q.top)
	VMOVUPS(q.top, Mem{Base: top})
	VZEROUPPER()
	RET()
}

// maximum is y = max(x, y) of unsigned dwords.
func maximum(x Op, y reg.VecVirtual) { VPMAXUD(x, y, y) }

// absolute makes v its magnitude.
func (g integers) absolute(v reg.VecVirtual) {
	if g.wide() {
		VPANDD(consts["magnitude"], v, v)
		return
	}
	VPAND(consts["magnitude"], v, v)
}

// bytesOf turns four vectors of scaled values into bytes, in the order in which
// packing leaves them: dword j of lane l holds values 4l to 4l+3 of vector j.
func bytesOf(t []reg.VecVirtual, z reg.VecVirtual) {
	for _, x := range t {
		VMINPS(consts["most"], x, x)
		VCVTPS2DQ(x, x)
	}
	VPACKSSDW(t[1], t[0], t[0])
	VPACKSSDW(t[3], t[2], t[2])
	VPACKSSWB(t[2], t[0], z)
	VPMAXSB(consts["leastBytes"], z, z)
}

// rounded turns scaled values into clamped integers.
func rounded(x reg.VecVirtual) {
	VMINPS(consts["most"], x, x)
	VMAXPS(consts["least"], x, x)
	VCVTPS2DQ(x, x)
}

// quantiseInner reads src[r*ld + k]; rows past the last repeat it.
func quantiseInner(g integers, right bool) {
	q := newQuantiser(g, "quantiseInner", right)
	src, ld, rows, blocks := param("src"), param("ld"), param("rows"), param("blocks")
	scratch := AllocLocal(64)
	Label("block")
	q.begin()
	exponent, inverse := q.scale(g.rowMaxima(src, ld, rows))
	VMOVUPS(inverse, scratch)
	if g.bytes {
		x := g.many(16)
		eachRow(16, src, ld, rows, func(r int, p reg.Register) {
			t := g.scaled(p, 0, 4, scratch.Offset(4*r))
			bytesOf(t, x[r])
		})
		columns := transpose(g.isa, x)
		for _, j := range []int{0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15} {
			q.emit(columns[j])
		}
	} else {
		for chunk := range 4 {
			x := g.many(8)
			eachRow(8, src, ld, rows, func(r int, p reg.Register) {
				t := g.scaled(p, 2*chunk, 2, scratch.Offset(4*r))
				rounded(t[0])
				rounded(t[1])
				VPACKSSDW(t[1], t[0], x[r])
			})
			columns := transpose(g.isa, x)
			for _, j := range []int{0, 1, 4, 5, 2, 3, 6, 7} {
				q.emit(columns[j])
			}
		}
	}
	q.end(exponent)
	ADDQ(U32(256), src)
	DECQ(blocks)
	JNZ(LabelRef("block"))
	q.finish()
}

// scaled is n vectors from the first-th of a row, times the row's scale.
func (g integers) scaled(p reg.Register, first, n int, scale Mem) []reg.VecVirtual {
	t, s := g.many(n), g.vector()
	VBROADCASTSS(scale, s)
	for i := range t {
		VMULPS(Mem{Base: p, Disp: g.isa.bytes() * (first + i)}, s, t[i])
	}
	return t
}

// rowMaxima is the largest bits of |x| of each row's block, a lane a row.
func (g integers) rowMaxima(src, ld, rows reg.Register) reg.VecVirtual {
	m := g.many(g.lanes)
	eachRow(g.lanes, src, ld, rows, func(r int, p reg.Register) {
		for i := range 256 / g.isa.bytes() {
			t := g.vector()
			VMOVUPS(Mem{Base: p, Disp: g.isa.bytes() * i}, t)
			g.absolute(t)
			if i == 0 {
				VMOVAPS(t, m[r])
			} else {
				maximum(t, m[r])
			}
			if g.wide() {
				PREFETCHT0(Mem{Base: p, Disp: 256 + g.isa.bytes()*i})
			}
		}
	})
	for i := 0; i < g.lanes; i += 4 {
		unpackMaxima(g.isa, m[i], m[i+1], VPUNPCKLDQ, VPUNPCKHDQ)
		unpackMaxima(g.isa, m[i+2], m[i+3], VPUNPCKLDQ, VPUNPCKHDQ)
		unpackMaxima(g.isa, m[i], m[i+2], VPUNPCKLQDQ, VPUNPCKHQDQ)
	}
	if !g.wide() {
		t := g.vector()
		VPERM2I128(Imm(0x20), m[4], m[0], t)
		VPERM2I128(Imm(0x31), m[4], m[0], m[0])
		maximum(t, m[0])
		return m[0]
	}
	for _, pair := range [][2]int{{0, 4}, {8, 12}, {0, 8}} {
		x, y, t := m[pair[0]], m[pair[1]], g.vector()
		VSHUFI32X4(Imm(0x88), y, x, t)
		VSHUFI32X4(Imm(0xdd), y, x, x)
		maximum(t, x)
	}
	return m[0]
}

// unpackMaxima interleaves x and y both ways and keeps the larger in x.
func unpackMaxima(s isa, x, y reg.VecVirtual, low, high func(ops ...Op)) {
	t := s.vector()
	low(y, x, t)
	high(y, x, x)
	maximum(t, x)
}

// quantiseOuter reads src[k*ld + r] of rows lanes; the others count as +0.
func quantiseOuter(g integers, right bool) {
	q := newQuantiser(g, "quantiseOuter", right)
	src, ld, blocks := param("src"), param("ld"), param("blocks")
	m := g.rowsMask()
	Label("block")
	q.begin()
	p, n := GP64(), GP64()
	largest := g.columnMaxima(m, src, ld, p, n)
	exponent, inverse := q.scale(largest)
	per := 64 / g.groups() // values of a group
	MOVQ(src, p)
	MOVQ(U32(uint32(g.groups())), n)
	Label("groups")
	t := g.many(per)
	for i := range t {
		m.load(Mem{Base: p}, t[i])
		VMULPS(inverse, t[i], t[i])
		ADDQ(ld, p)
	}
	z := g.vector()
	if g.bytes {
		bytesOf(t, z)
		shuffle := g.vector()
		VMOVUPS(byteTranspose, shuffle)
		VPSHUFB(shuffle, z, z)
	} else {
		rounded(t[0])
		rounded(t[1])
		VPSLLD(Imm(16), t[1], t[1])
		VPBLENDW(Imm(0xaa), t[1], t[0], z)
	}
	q.emit(z)
	DECQ(n)
	JNZ(LabelRef("groups"))
	MOVQ(p, src)
	q.end(exponent)
	DECQ(blocks)
	JNZ(LabelRef("block"))
	q.finish()
}

// rowsMask covers the lanes below the parameter rows.
func (g integers) rowsMask() masked {
	rows, at := param("rows"), GP64()
	LEAQ(laneOnes, at)
	NEGQ(rows)
	v := g.vector()
	VMOVUPS(Mem{Base: at, Index: rows, Scale: 4, Disp: 64}, v)
	if !g.wide() {
		return masked{s: g.isa, y: v}
	}
	k := K()
	VPMOVD2M(v, k)
	return masked{s: g.isa, k: k}
}

func (g integers) columnMaxima(m masked, src, ld, p, n reg.Register) reg.VecVirtual {
	const unroll = 8
	part := g.many(4)
	f := frame{s: g.isa}
	for _, v := range part {
		f.clear(v)
	}
	MOVQ(src, p)
	MOVQ(U32(64/unroll), n)
	Label("maxima")
	for i := range unroll {
		t := g.vector()
		m.load(Mem{Base: p}, t)
		g.absolute(t)
		maximum(t, part[i%4])
		ADDQ(ld, p)
	}
	DECQ(n)
	JNZ(LabelRef("maxima"))
	maximum(part[1], part[0])
	maximum(part[3], part[2])
	maximum(part[2], part[0])
	return part[0]
}

// byteTranspose transposes the 4x4 bytes of every 128-bit lane; laneOnes at
// dword 16-n begins with n dwords of ones, then zeros.
var byteTranspose, laneOnes Mem

func declareIntegerTables() {
	byteTranspose = GLOBL("byteTranspose", RODATA|NOPTR)
	for i := range 64 {
		DATA(i, U8(i%4*4+i%16/4))
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
