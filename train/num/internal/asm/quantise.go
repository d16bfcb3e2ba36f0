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
	if g.corrected() && right {
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

// emit stores one group of every row, or one row of a left factor of tiles.
func (q *quantiser) emit(z reg.VecVirtual) {
	if q.g.corrected() && q.right {
		vpdpbusd(z, q.ones, q.sums)
	} else if q.g.corrected() {
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
// form that tile.finish reads, or the scales as tiles have them: the bits of 2^e on the
// right.
func (q *quantiser) end(exponent reg.VecVirtual) {
	if !q.g.tiles || !q.right {
		VPSUBD(consts["bias"], exponent, exponent)
	}
	VPSLLD(Imm(23), exponent, exponent)
	if q.right && !q.g.tiles {
		VPADDD(consts["magic"], exponent, exponent)
	}
	VMOVUPS(exponent, Mem{Base: q.to})
	ADDQ(q.row, q.to)
	if q.g.corrected() && q.right {
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
	switch {
	case g.tiles && !right:
		q.rowsOfBytes(src, ld, rows, scratch)
	case g.bytes:
		x := g.many(16)
		eachRow(16, src, ld, rows, func(r int, p reg.Register) {
			t := g.scaled(p, 0, 4, scratch.Offset(4*r))
			g.bytesOf(t, x[r])
		})
		columns := transpose(g.isa, x)
		for _, j := range []int{0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15} {
			q.emit(columns[j])
		}
	default:
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

// rowsOfBytes stores the block of each row in the order of k, as a left factor of tiles
// has it.
func (q *quantiser) rowsOfBytes(src, ld, rows reg.Register, scale Mem) {
	order := q.g.vector()
	VMOVUPS(dwordTranspose, order)
	eachRow(16, src, ld, rows, func(r int, p reg.Register) {
		t, z := q.g.scaled(p, 0, 4, scale.Offset(4*r)), q.g.vector()
		q.g.bytesOf(t, z)
		VPERMD(z, order, z)
		q.emit(z)
	})
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
	if g.tiles && !right {
		z := make([]reg.VecVirtual, g.groups())
		for i := range z {
			z[i] = g.stripGroup(m, src, i, inverse)
		}
		for _, row := range transpose(g.isa, z) {
			q.emit(row)
		}
	} else {
		n := GP64()
		MOVQ(U32(uint32(g.groups()/groupsUnrolled)), n)
		Label("groups")
		for u := range groupsUnrolled {
			q.emit(g.stripGroup(m, src, u, inverse))
		}
		ADDQ(U32(uint32(stripBytes*g.groupValues()*groupsUnrolled)), src)
		DECQ(n)
		JNZ(LabelRef("groups"))
	}
	q.end(exponent)
	q.finish()
}

// groupValues are the values along k in a group.
func (g integers) groupValues() int { return 64 / g.groups() }

// stripGroup is group i from src on of the masked columns of a strip, scaled.
func (g integers) stripGroup(m masked, src reg.Register, i int, inverse reg.VecVirtual) reg.VecVirtual {
	t := g.many(g.groupValues())
	for v := range t {
		m.product(Mem{Base: src, Disp: stripBytes * (g.groupValues()*i + v)}, inverse, t[v])
	}
	return g.group(t)
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
