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
	ones         reg.VecVirtual // of bytes on the right
}

func side(right bool) string {
	if right {
		return "Right"
	}
	return "Left"
}

// keep is g with constants in registers, where there are enough of them.
func (g integers) keep(names ...string) integers {
	g.kept = &frame{s: g.isa, held: map[string]reg.VecVirtual{}}
	g.kept.hold(names...)
	return g
}

func (g integers) use(name string) Op { return g.kept.use(name) }

func openQuantiser(g integers, name string, right bool, signature string) *quantiser {
	TEXT(name+side(right)+g.suffix, NOSPLIT, signature)
	Pragma("noescape")
	g = g.keep("magnitude", "most")
	q := &quantiser{g: g, right: right, dst: param("dst"), row: param("row"), to: GP64(), top: g.vector(),
		sums: g.vector()}
	f := frame{s: g.isa}
	f.clear(q.top)
	if g.bytes && right {
		q.ones = g.vector()
		VMOVUPS(consts["byteOnes"], q.ones)
	}
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
		vpdpbusd(z, q.ones, q.sums)
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
		VPANDD(g.use("magnitude"), v, v)
		return
	}
	VPAND(consts["magnitude"], v, v)
}

// bytesOf turns four vectors of scaled values into bytes, in the order in which
// packing leaves them: dword j of lane l holds values 4l to 4l+3 of vector j.
func (g integers) bytesOf(t []reg.VecVirtual, z reg.VecVirtual) {
	for _, x := range t {
		VMINPS(g.use("most"), x, x)
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
	q := openQuantiser(g, "quantiseInner", right,
		"func(dst *byte, src *float32, ld, rows, blocks, row int, top *uint32)")
	g = q.g
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
			g.bytesOf(t, x[r])
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

// quantiseOuter packs a block of rows lanes from a strip that gatherStrip has
// filled: src is the first of them, tops the largest bits of |x| of each. The other
// lanes count as +0.
func quantiseOuter(g integers, right bool) {
	q := openQuantiser(g, "quantiseOuter", right,
		"func(dst *byte, src *float32, tops *uint32, rows, row int, top *uint32)")
	g = q.g
	src, tops, m := param("src"), param("tops"), g.rowsMask()
	q.begin()
	largest := g.vector()
	m.load(Mem{Base: tops}, largest)
	exponent, inverse := q.scale(largest)
	per, n := 64/g.groups(), GP64() // values of a group
	MOVQ(U32(uint32(g.groups()/groupsUnrolled)), n)
	Label("groups")
	for u := range groupsUnrolled {
		t := g.many(per)
		for i := range t {
			m.product(Mem{Base: src, Disp: stripBytes * (per*u + i)}, inverse, t[i])
		}
		q.emit(g.group(t))
	}
	ADDQ(U32(uint32(stripBytes*per*groupsUnrolled)), src)
	DECQ(n)
	JNZ(LabelRef("groups"))
	q.end(exponent)
	q.finish()
}

// groupsUnrolled are the groups of a round of quantiseOuter.
const groupsUnrolled = 4

// group turns a group's scaled values into the dwords of a packed row.
func (g integers) group(t []reg.VecVirtual) reg.VecVirtual {
	z := g.vector()
	if g.bytes {
		g.bytesOf(t, z)
		shuffle := g.vector()
		VMOVUPS(byteTranspose, shuffle)
		VPSHUFB(shuffle, z, z)
		return z
	}
	rounded(t[0])
	rounded(t[1])
	VPSLLD(Imm(16), t[1], t[1])
	VPBLENDW(Imm(0xaa), t[1], t[0], z)
	return z
}

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
