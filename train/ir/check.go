package ir

import (
	"errors"
	"fmt"
	"reflect"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// ErrMalformed is wrapped by errors about operators, encodings and indices that
// no plan contains.
var ErrMalformed = errors.New("malformed operator")

// Check reports whether o can be evaluated: values in range, the inputs that
// its kind needs, code that fits the stack. It does not look at other
// operators.
func (o *Op) Check() error {
	if o.Kind.Hashes() {
		return o.checkHash()
	}
	if o.Left|o.Right|o.Size != 0 || o.Word != (merkle.Root{}) {
		return fmt.Errorf("%w: kind %d with a hash's fields", ErrMalformed, o.Kind)
	}
	if o.Kind > Batch && o.Kind != Quantise || o.Writes < WritesNorm || o.Writes > WritesNothing || len(o.Dims) == 0 ||
		len(o.Dims) > MaxRank {
		return fmt.Errorf("%w: kind %d, writes %d, rank %d", ErrMalformed, o.Kind, o.Writes, len(o.Dims))
	}
	n := uint64(1)
	for _, d := range o.Dims {
		if n *= uint64(d); d == 0 || n > MaxCells {
			return fmt.Errorf("%w: dimensions %v", ErrMalformed, o.Dims)
		}
	}
	if err := o.checkInputs(); err != nil {
		return err
	}
	if o.Kind != Quantise && o.Depth != 0 {
		return fmt.Errorf("%w: kind %d with the depth of a quantise", ErrMalformed, o.Kind)
	}
	switch {
	case o.Kind.Chain():
		return o.checkChain()
	case o.Kind == Map:
		return o.checkMap()
	case o.Kind == Quantise:
		return o.checkQuantise()
	}
	return o.checkBatch()
}

// takes reports whether o has a field of a Batch.
func (o *Op) takes() bool { return o.Micro != 0 || o.Part != 0 }

func (o *Op) checkInputs() error {
	if len(o.Inputs) > MaxInputs {
		return fmt.Errorf("%w: %d inputs", ErrMalformed, len(o.Inputs))
	}
	for i := range o.Inputs {
		in := &o.Inputs[i]
		if in.Source > Table || in.Cells == 0 || in.Cells > MaxCells || !o.fits(&in.Index) ||
			in.Guard != nil && !o.fits(in.Guard) {
			return fmt.Errorf("%w: input %d", ErrMalformed, in.Number)
		}
		if i > 0 && in.Number <= o.Inputs[i-1].Number {
			return fmt.Errorf("%w: input %d after %d", ErrMalformed, in.Number, o.Inputs[i-1].Number)
		}
	}
	return nil
}

// fits requires a coefficient for every dimension, and a coefficient of k only
// for kinds whose inputs run along k.
func (o *Op) fits(l *Lin) bool {
	return len(l.Coord) == len(o.Dims) && (l.K == 0 || o.Kind.runs() && l.K == 1)
}

func (o *Op) checkMap() error {
	if o.Lo != (Bound{}) || o.Hi != (Bound{}) || o.Init || o.When || o.takes() || len(o.Consts) > MaxConsts {
		return fmt.Errorf("%w: a map with a chain's fields or %d constants", ErrMalformed, len(o.Consts))
	}
	for i := range o.Inputs {
		in := &o.Inputs[i]
		if int(in.Number) != i {
			return fmt.Errorf("%w: input %d stands at place %d", ErrMalformed, in.Number, i)
		}
		if g := in.Gather; g != nil && (int(g.Input) >= i || o.Inputs[g.Input].Gather != nil) {
			return fmt.Errorf("%w: input %d gathers by input %d", ErrMalformed, i, g.Input)
		}
	}
	return o.checkCode()
}

func (o *Op) checkChain() error {
	if len(o.Consts) != 0 || len(o.Code) != 0 || o.takes() {
		return fmt.Errorf("%w: a chain with a map's fields", ErrMalformed)
	}
	for _, b := range [...]Bound{o.Lo, o.Hi} {
		if int(b.Dim) >= len(o.Dims) || b.Form >= formCount || b.Arg > MaxCells ||
			b.Form == Fixed && b.Dim != 0 || b.Form == BlockOf && b.Arg != 0 {
			return fmt.Errorf("%w: bound %+v", ErrMalformed, b)
		}
	}
	if o.Kind == X8 && o.Lo != (Bound{}) {
		return fmt.Errorf("%w: blocks start at k = 0", ErrMalformed)
	}
	if o.When && o.Kind != Add && o.Kind != FMA || o.Kind == Max && o.Init ||
		o.When && (len(o.Match.Coord) != len(o.Dims) || o.Match.K != 0) {
		return fmt.Errorf("%w: kind %d with init %v, when %v", ErrMalformed, o.Kind, o.Init, o.When)
	}
	if err := o.checkRoles(); err != nil || o.Kind != X8 {
		return err
	}
	return errors.Join(o.input(InputA).checkRuns(), o.input(InputB).checkRuns())
}

// checkRuns requires an input of contiguous cells along k.
func (in *Input) checkRuns() error {
	if in.Index.K != 1 || in.Guard != nil || in.Gather != nil {
		return fmt.Errorf("%w: input %d does not lie side by side", ErrMalformed, in.Number)
	}
	return nil
}

// checkQuantise requires one input, and blocks for the whole depth.
func (o *Op) checkQuantise() error {
	if o.Lo != (Bound{}) || o.Hi != (Bound{}) || o.Init || o.When || o.takes() ||
		len(o.Consts)|len(o.Code) != 0 {
		return fmt.Errorf("%w: a quantise with another kind's fields", ErrMalformed)
	}
	n := len(o.Dims)
	if n < 2 || o.Dims[n-1] != BlockCells || uint64(o.Dims[n-2]) != (uint64(o.Depth)+Tile-1)/Tile {
		return fmt.Errorf("%w: blocks of a depth of %d in %v", ErrMalformed, o.Depth, o.Dims)
	}
	if len(o.Inputs) != 1 || o.Inputs[0].Number != InputA {
		return fmt.Errorf("%w: %d inputs of a quantise", ErrMalformed, len(o.Inputs))
	}
	return o.Inputs[0].checkRuns()
}

// checkRoles requires exactly the inputs that the chain uses.
func (o *Op) checkRoles() error {
	want := [...]bool{InputA: true, InputB: o.Kind == FMA || o.Kind == X8, InputInit: o.Init, InputWhen: o.When}
	n := 0
	for role, has := range want {
		in := o.input(uint8(role))
		if has != (in != nil) || has && in.Gather != nil || has && role == InputInit && in.Index.K != 0 {
			return fmt.Errorf("%w: input %d of a chain", ErrMalformed, role)
		}
		if has {
			n++
		}
	}
	if n != len(o.Inputs) {
		return fmt.Errorf("%w: %d inputs of a chain, want %d", ErrMalformed, len(o.Inputs), n)
	}
	return nil
}

func (o *Op) checkBatch() error {
	if len(o.Dims) != 2 || len(o.Inputs)|len(o.Consts)|len(o.Code) != 0 || o.Part > PartStarts || o.Init || o.When {
		return fmt.Errorf("%w: a batch of rank %d, part %d", ErrMalformed, len(o.Dims), o.Part)
	}
	if o.Lo != (Bound{}) || o.Hi != (Bound{}) {
		return fmt.Errorf("%w: a batch with bounds", ErrMalformed)
	}
	return nil
}

// checkHash requires the fields of the operator's kind and no others.
func (o *Op) checkHash() error {
	want := Op{Kind: o.Kind, Writes: WritesNothing, Left: o.Left}
	switch o.Kind {
	case TensorHash:
		want.Word, want.Size = o.Word, o.Size
	case NodeHash:
		want.Right = o.Right
		if o.Right == NoOp {
			want.Word = o.Word
		}
	}
	if !reflect.DeepEqual(*o, want) || o.Kind == TensorHash && (o.Size == 0 || o.Size > MaxCells) {
		return fmt.Errorf("%w: an operator that hashes, of kind %d", ErrMalformed, o.Kind)
	}
	return nil
}
