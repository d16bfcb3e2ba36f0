package ir

import (
	"encoding/binary"
	"fmt"
)

// MaxEncoding is the largest encoding that is decoded. 16 inputs of rank 6 with
// guards, constants and code fit.
const MaxEncoding = 2048

// Encode is the operator's encoding (docs/disputes.md §3).
func (o *Op) Encode() []byte {
	e := writer{rank: len(o.Dims)}
	e.u8(uint8(o.Kind))
	e.u32(uint32(o.Writes))
	if o.Kind.Hashes() {
		e.hash(o)
		return e.b
	}
	e.u8(uint8(len(o.Dims)))
	for _, d := range o.Dims {
		e.u32(d)
	}
	switch {
	case o.Kind.Chain():
		e.bound(o.Lo)
		e.bound(o.Hi)
		e.flag(o.Init)
		e.flag(o.When)
		if o.When {
			e.lin(&o.Match)
		}
	case o.Kind == Batch:
		e.u32(o.Micro)
		e.u32(uint32(o.Part))
	case o.Kind == Quantise:
		e.u32(o.Depth)
	}
	e.u8(uint8(len(o.Inputs)))
	for i := range o.Inputs {
		e.input(&o.Inputs[i])
	}
	if o.Kind == Map {
		e.code(o)
	}
	return e.b
}

type writer struct {
	b    []byte
	rank int
}

func (w *writer) u8(v uint8)   { w.b = append(w.b, v) }
func (w *writer) u32(v uint32) { w.b = binary.BigEndian.AppendUint32(w.b, v) }

func (w *writer) flag(v bool) {
	if v {
		w.u8(1)
		return
	}
	w.u8(0)
}

func (w *writer) bound(b Bound) {
	w.u8(uint8(b.Form))
	w.u8(b.Dim)
	w.u32(b.Arg)
}

func (w *writer) lin(l *Lin) {
	w.u32(uint32(l.Base))
	for _, c := range l.Coord {
		w.u32(uint32(c))
	}
	w.u32(uint32(l.K))
	w.u32(uint32(l.Step))
}

func (w *writer) input(in *Input) {
	w.u8(in.Number)
	w.u8(uint8(in.Source))
	w.u32(in.ID)
	w.u32(in.Cells)
	w.lin(&in.Index)
	w.flag(in.Guard != nil)
	if in.Guard != nil {
		w.lin(in.Guard)
	}
	w.flag(in.Gather != nil)
	if in.Gather != nil {
		w.u8(in.Gather.Input)
		w.u32(uint32(in.Gather.Factor))
	}
}

func (w *writer) code(o *Op) {
	w.u8(uint8(len(o.Consts)))
	for _, c := range o.Consts {
		w.u32(c)
	}
	w.u8(uint8(len(o.Code)))
	w.b = append(w.b, o.Code...)
}

// hash writes the fields of an operator that hashes.
func (w *writer) hash(o *Op) {
	switch o.Kind {
	case TensorHash:
		w.b = append(w.b, o.Word[:]...)
		w.u32(o.Size)
		w.u32(o.Left)
	case NodeHash:
		w.u32(o.Left)
		w.u32(o.Right)
		if o.Right == NoOp {
			w.b = append(w.b, o.Word[:]...)
		}
	case StateHash:
		w.u32(o.Left)
	}
}

// Decode reads an encoding strictly: exactly one operator that passes Check,
// and no further byte. The error wraps ErrMalformed.
func Decode(b []byte) (Op, error) {
	if len(b) > MaxEncoding {
		return Op{}, fmt.Errorf("%w: encoding of %d bytes, at most %d", ErrMalformed, len(b), MaxEncoding)
	}
	r := reader{b: b}
	o := r.op()
	if r.failed || len(r.b) != 0 {
		return Op{}, fmt.Errorf("%w: an encoding of %d bytes does not end where its operator does",
			ErrMalformed, len(b))
	}
	return o, o.Check()
}

// reader reads an encoding. After its end everything reads as zero.
type reader struct {
	b      []byte
	rank   int
	failed bool
}

func (r *reader) take(n int) []byte {
	if r.failed || len(r.b) < n {
		r.failed = true
		return make([]byte, n)
	}
	out := r.b[:n]
	r.b = r.b[n:]
	return out
}

func (r *reader) u8() uint8   { return r.take(1)[0] }
func (r *reader) u32() uint32 { return binary.BigEndian.Uint32(r.take(4)) }

func (r *reader) flag() bool {
	v := r.u8()
	r.failed = r.failed || v > 1
	return v == 1
}

// count reads a length, which is at most limit.
func (r *reader) count(limit int) int {
	n := int(r.u8())
	if n > limit {
		r.failed = true
		return 0
	}
	return n
}

func (r *reader) op() (o Op) {
	o.Kind, o.Writes = Kind(r.u8()), int32(r.u32())
	if o.Kind.Hashes() {
		r.hash(&o)
		return o
	}
	r.rank = r.count(MaxRank)
	o.Dims = make([]uint32, r.rank)
	for i := range o.Dims {
		o.Dims[i] = r.u32()
	}
	switch {
	case o.Kind.Chain():
		o.Lo, o.Hi, o.Init, o.When = r.bound(), r.bound(), r.flag(), r.flag()
		if o.When {
			o.Match = r.lin()
		}
	case o.Kind == Batch:
		o.Micro, o.Part = r.u32(), Part(r.u32())
	case o.Kind == Quantise:
		o.Depth = r.u32()
	}
	for range r.count(MaxInputs) {
		o.Inputs = append(o.Inputs, r.input())
	}
	if o.Kind == Map {
		for range r.count(MaxConsts) {
			o.Consts = append(o.Consts, r.u32())
		}
		o.Code = append(o.Code, r.take(r.count(MaxCode))...)
	}
	return o
}

func (r *reader) hash(o *Op) {
	switch o.Kind {
	case TensorHash:
		copy(o.Word[:], r.take(len(o.Word)))
		o.Size, o.Left = r.u32(), r.u32()
	case NodeHash:
		if o.Left, o.Right = r.u32(), r.u32(); o.Right == NoOp {
			copy(o.Word[:], r.take(len(o.Word)))
		}
	case StateHash:
		o.Left = r.u32()
	}
}

func (r *reader) bound() Bound { return Bound{Form: Form(r.u8()), Dim: r.u8(), Arg: r.u32()} }

func (r *reader) lin() Lin {
	l := Lin{Base: int32(r.u32()), Coord: make([]int32, r.rank)}
	for i := range l.Coord {
		l.Coord[i] = int32(r.u32())
	}
	l.K, l.Step = int32(r.u32()), int32(r.u32())
	return l
}

func (r *reader) input() Input {
	in := Input{Number: r.u8(), Source: Source(r.u8()), ID: r.u32(), Cells: r.u32(), Index: r.lin()}
	if r.flag() {
		g := r.lin()
		in.Guard = &g
	}
	if r.flag() {
		in.Gather = &Gather{Input: r.u8(), Factor: int32(r.u32())}
	}
	return in
}
