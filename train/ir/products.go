package ir

import (
	"math"
	"sync/atomic"

	"github.com/infernetprotocol/infernet/train/num"
)

// product is a chain that is a list of matrix products: C[m, n] = A[m, k] ·
// B[n, k]ᵀ, one for every choice of the other coordinates.
type product struct {
	e    *execution
	o    *Op
	a, b *Input
	m, n int // the dimensions

	scattered atomic.Bool // the terms that a row has do not lie side by side
}

// asProduct recognises a chain that the back end can multiply with equal bits.
func (e *execution) asProduct(o *Op) (*product, bool) {
	if o.Kind != FMA && o.Kind != X8 || len(o.Dims) < 2 {
		return nil, false
	}
	p := &product{e: e, o: o, a: o.input(InputA), b: o.input(InputB), n: len(o.Dims) - 1, m: -1}
	if p.a.Index.K != 1 || p.b.Index.K != 1 || p.a.Index.Coord[p.n] != 0 || p.b.Index.Coord[p.n] <= 0 {
		return nil, false
	}
	if !sameGuard(p.a.Guard, p.b.Guard) || o.Kind == X8 && (len(o.Dims) != 2 || p.a.Guard != nil) {
		return nil, false
	}
	if o.When && !p.whenOfRows() {
		return nil, false
	}
	bounded := o.Lo.Form != Fixed || o.Hi.Form != Fixed
	for d := range p.n {
		if p.b.Index.Coord[d] != 0 || p.a.Index.Coord[d] <= 0 {
			continue
		}
		if p.m < 0 || o.Dims[d] > o.Dims[p.m] {
			p.m = d
		}
	}
	if p.m < 0 || bounded && !p.inBlocks() || !p.startsInPlace() {
		return nil, false
	}
	return p, true
}

// whenOfRows requires that the terms which the chain has do not depend on the
// column, and that no term is excluded in another way.
func (p *product) whenOfRows() bool {
	in := p.o.input(InputWhen)
	return p.o.Lo.Form == Fixed && p.o.Hi.Form == Fixed && p.a.Guard == nil && in.Guard == nil &&
		in.Index.K == 1 && in.Index.Coord[p.n] == 0 && p.o.Match.Coord[p.n] == 0
}

// sameGuard requires that both inputs are guarded or neither, and that the
// guard is the same for every k. A guarded element is then +0 whatever is read.
func sameGuard(a, b *Lin) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.K != 0 || b.K != 0 || a.Base != b.Base || a.Step != b.Step {
		return false
	}
	for d := range a.Coord {
		if a.Coord[d] != b.Coord[d] {
			return false
		}
	}
	return true
}

// inBlocks requires bounds that are the same for the rows of a block of 64.
func (p *product) inBlocks() bool {
	for _, b := range [...]Bound{p.o.Lo, p.o.Hi} {
		switch b.Form {
		case Fixed:
		case BlockOf, BlockEnd:
			if int(b.Dim) != p.m {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// startsInPlace requires an init with the layout of the output. A guarded chain
// must have none.
func (p *product) startsInPlace() bool {
	in := p.o.input(InputInit)
	if in == nil {
		return true
	}
	if in.Guard != nil || p.a.Guard != nil || in.Index.Base != 0 || in.Index.Step != 0 {
		return false
	}
	for d, c := range in.Index.Coord {
		if int(c) != p.stride(d) {
			return false
		}
	}
	return true
}

// stride is the distance of neighbours along dimension d of the output.
func (p *product) stride(d int) int {
	n := 1
	for _, size := range p.o.Dims[d+1:] {
		n *= int(size)
	}
	return n
}

// multiply computes the output. It reports false if only the evaluation of the
// chain element by element gives the specified bits.
func (p *product) multiply(out []float32) bool {
	if in := p.o.input(InputInit); in != nil {
		copy(out, p.e.cells(in))
	}
	if p.o.Kind == X8 {
		return p.multiplyX8(out)
	}
	others := p.others()
	if len(others) == 1 {
		p.one(p.e.be, others[0], out)
	} else {
		p.e.be.Each(len(others), func(i int, be num.Backend) { p.one(be, others[i], out) })
	}
	settle(out)
	return !p.scattered.Load()
}

// others lists the products: their coordinates with m and n at 0.
func (p *product) others() [][]uint32 {
	places := [][]uint32{make([]uint32, len(p.o.Dims))}
	for d := range p.o.Dims {
		if d == p.m || d == p.n {
			continue
		}
		var more [][]uint32
		for _, at := range places {
			for i := range p.o.Dims[d] {
				next := append([]uint32(nil), at...)
				next[d] = i
				more = append(more, next)
			}
		}
		places = more
	}
	return places
}

func (p *product) one(be num.Backend, at []uint32, out []float32) {
	rows := p.o.Dims[p.m]
	for first := uint32(0); first < rows; {
		at[p.m] = first
		n, lo, hi := p.alike(at, rows-first)
		at[p.m] = first
		p.block(be, at, int(n), lo, hi, out)
		first += n
	}
}

// alike is how many rows from at on, of most, are multiplied together, and their
// terms.
func (p *product) alike(at []uint32, most uint32) (rows uint32, lo, hi int) {
	if p.o.When {
		return p.alikeWhen(at, most)
	}
	if p.o.Lo.Form != Fixed || p.o.Hi.Form != Fixed || p.a.Guard != nil {
		most = min(most, blockRows)
	}
	return most, int(p.o.Lo.At(at)), int(p.o.Hi.At(at))
}

// alikeWhen is alike for a chain that leaves out terms.
func (p *product) alikeWhen(at []uint32, most uint32) (rows uint32, lo, hi int) {
	lo, hi = p.terms(at)
	for rows = 1; rows < most; rows++ {
		at[p.m]++
		if l, h := p.terms(at); l != lo || h != hi {
			break
		}
	}
	return rows, lo, hi
}

// terms are those that a chain has in a row. It notes in scattered if there are
// others between them.
func (p *product) terms(at []uint32) (lo, hi int) {
	in := p.o.input(InputWhen)
	lo, hi = int(p.o.Lo.Arg), int(p.o.Hi.Arg)
	match := p.o.Match.At(at, 0, p.e.start.Step)
	when := p.e.cells(in)[in.Index.At(at, 0, p.e.start.Step):]
	has := func(k int) bool { return int64(math.Float32bits(when[k])) == match }
	for lo < hi && !has(lo) {
		lo++
	}
	for hi > lo && !has(hi-1) {
		hi--
	}
	for k := lo; k < hi; k++ {
		if !has(k) {
			p.scattered.Store(true)
		}
	}
	return lo, hi
}

// block multiplies some rows, whose terms are those from lo to hi.
func (p *product) block(be num.Backend, at []uint32, rows, lo, hi int, out []float32) {
	s := p.e.start.Step
	a, b := int(p.a.Index.At(at, int64(lo), s)), int(p.b.Index.At(at, int64(lo), s))
	c := 0
	for d := range at {
		c += int(at[d]) * p.stride(d)
	}
	cols, ldc := int(p.o.Dims[p.n]), p.stride(p.m)
	be.MatMul(num.NT, rows, cols, max(0, hi-lo), p.e.cells(p.a)[a:], int(p.a.Index.Coord[p.m]),
		p.e.cells(p.b)[b:], int(p.b.Index.Coord[p.n]), out[c:], ldc, p.o.Init)
	if p.a.Guard != nil {
		p.clear(at, rows, out[c:], ldc)
	}
}

// clear writes the value of guarded elements.
func (p *product) clear(at []uint32, rows int, c []float32, ldc int) {
	slope := int64(p.a.Guard.Coord[p.n])
	first := at[p.m]
	for r := range rows {
		at[p.m] = first + uint32(r)
		guard := p.a.Guard.At(at, 0, p.e.start.Step)
		for j := range p.o.Dims[p.n] {
			if guard < 0 {
				c[r*ldc+int(j)] = 0
			}
			guard += slope
		}
	}
	at[p.m] = first
}

// multiplyX8 reports false if an element is not finite, or a block is not the
// block of any numbers.
func (p *product) multiplyX8(out []float32) bool {
	depth := int(p.o.Hi.Arg)
	if !p.prepare(0, p.e.left, p.a, p.m, depth) || !p.prepare(1, p.e.right, p.b, p.n, depth) {
		return false
	}
	p.e.be.Multiply(p.e.left, p.e.right, out, p.stride(p.m), p.o.Init)
	settle(out)
	return true
}

// prepare packs an operand for the back end by way of numbers that have the
// same blocks.
func (p *product) prepare(side int, to num.Operand, in *Input, d, depth int) bool {
	rows, pitch := int(p.o.Dims[d]), int(in.Index.Coord[d])
	x := p.e.values[side]
	if n := rows * depth; cap(x) < n {
		x = make([]float32, n)
	}
	x = x[:rows*depth]
	p.e.values[side] = x
	if !values(x, p.e.cells(in)[in.Index.Base:], rows, depth, pitch) {
		return false
	}
	p.e.be.Prepare(to, rows, depth, x, depth, false)
	return to.Finite()
}
