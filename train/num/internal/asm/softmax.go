package main

import (
	"fmt"

	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// softmaxRows is the number of rows of softmaxFour: one row alone waits for its own
// maximum, exponentials and sum, one after the other.
const softmaxRows = 4

// fourRows is a kernel over four neighbouring rows of a causal softmax: n elements,
// a multiple of 32, then 32 lanes of which the first row has as many as there are
// ones at mask, and each next row one more. The other lanes count as -Inf.
type fourRows struct {
	*frame
	mask reg.GPVirtual
	k    reg.VecVirtual
}

func (f *fourRows) row(r int) string { return fmt.Sprintf("x%d", r) }

// tail is the mask of vector u of row r's last lanes.
func (f *fourRows) tail(r, u int) reg.OpmaskVirtual {
	v, m := f.s.vector(), K()
	VMOVUPS(Mem{Base: f.mask, Disp: u*f.s.bytes() - 4*r}, v)
	VPMOVD2M(v, m)
	return m
}

// scaled is vector u of row r times k.
func (f *fourRows) scaled(r, u int, last bool) reg.VecVirtual {
	v := f.s.vector()
	if !last {
		VMULPS(f.at(f.row(r), u), f.k, v)
		return v
	}
	VMOVUPS(consts["minusInf"], v)
	VMOVUPS(f.at(f.row(r), u), f.tail(r, u), v)
	VMULPS(f.k, v, v)
	return v
}

// pass runs body for every vector of the rows, the last 32 lanes last.
func (f *fourRows) pass(label string, body func(r, u int, last bool)) {
	n := param("n")
	all := func(last bool) {
		for u := range f.s.registersOfRow {
			for r := range softmaxRows {
				body(r, u, last)
			}
		}
	}
	XORQ(f.index, f.index)
	TESTQ(n, n)
	JZ(LabelRef(label + "Last"))
	Label(label)
	all(false)
	ADDQ(U32(128), f.index)
	SUBQ(Imm(32), n)
	JG(LabelRef(label))
	Label(label + "Last")
	all(true)
}

// softmaxFour turns four rows into exp(k*x - top) / sum, each with its own maximum
// and sum: what scaleMax, expSum and scale do to a row, step by step. Lanes behind a
// row's last become +0.
func softmaxFour(s isa) {
	var names []string
	for r := range softmaxRows {
		names = append(names, (*fourRows)(nil).row(r))
	}
	f := &fourRows{frame: begin(s, "softmaxFour", names, ", mask *uint32, k float32, n int)"), mask: param("mask")}
	f.k = f.spread("k")
	f.hold(expConstants...)
	spread, acc := s.many(softmaxRows), make([][]reg.VecVirtual, softmaxRows)
	for r := range acc {
		acc[r] = s.many(s.registersOfRow)
		for _, a := range acc[r] {
			VMOVUPS(consts["minusInf"], a)
		}
	}
	f.pass("maxima", func(r, u int, last bool) { VMAXPS(f.scaled(r, u, last), acc[r][u], acc[r][u]) })
	for r := range acc {
		VBROADCASTSS(f.fold(acc[r], maxOp), spread[r])
		acc[r] = f.zeros()
	}
	f.pass("sums", func(r, u int, last bool) {
		v := f.scaled(r, u, last)
		VSUBPS(spread[r], v, v)
		e := f.exp(v)
		f.store(e, f.row(r), u)
		VADDPS(e, acc[r][u], acc[r][u])
	})
	for r := range acc {
		sum, one := f.fold(acc[r], addOp), XMM()
		VMOVSS(consts["one"], one)
		VDIVSS(sum, one, one)
		VBROADCASTSS(one, spread[r])
	}
	f.pass("scales", func(r, u int, last bool) {
		v := s.vector()
		if last {
			VMULPS_Z(f.at(f.row(r), u), spread[r], f.tail(r, u), v)
		} else {
			VMULPS(f.at(f.row(r), u), spread[r], v)
		}
		f.store(v, f.row(r), u)
	})
	f.end()
}
