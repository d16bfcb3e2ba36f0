package ir

import "fmt"

// Span is the part of the operands that a tile of products reads: contiguous
// cells, from cell A of the tensor of input 0 and from cell B of that of input
// 1.
type Span struct {
	A, B  uint32
	Cells uint32 // 1 to Tile, one a term; of a block those that say something
	// Terms is the number of units that a proof counts: terms of an FMA, blocks
	// of an X8, whose tile is one block.
	Terms uint32
}

// Span is the span of a place of an FMA or an X8. The error wraps ErrMalformed
// for other operators, and if an operand is the same cell for all terms, is
// guarded, ends before the terms do, or has no block there. Such a tile has no
// window that a proof could open.
func (o *Op) Span(at Place) (Span, error) {
	if o.Kind != FMA && o.Kind != X8 || at.Cell >= o.Cells() {
		return Span{}, fmt.Errorf("%w: cell %d of kind %d has no products side by side", ErrMalformed, at.Cell, o.Kind)
	}
	coord := o.coordinates(at.Cell)
	hi := o.Hi.At(coord)
	first, last := o.tile(at, o.Lo.At(coord), hi)
	if first >= hi {
		return Span{}, fmt.Errorf("%w: tile %d of %v", ErrMalformed, at.Tile, o.Dims)
	}
	s := Span{Cells: uint32(last - first), Terms: uint32(last - first)}
	if o.Kind == X8 {
		first, s.Cells, s.Terms = int64(at.Tile)*BlockCells, blockUsed, 1
	}
	for number, from := range map[uint8]*uint32{InputA: &s.A, InputB: &s.B} {
		in := o.input(number)
		start := in.Index.At(coord, first, at.Step)
		if in.Guard != nil || in.Index.K != 1 || start < 0 || start+int64(s.Cells) > int64(in.Cells) ||
			o.Kind == X8 && start%BlockCells != 0 {
			return Span{}, fmt.Errorf("%w: input %d has no %d cells side by side from %d on", ErrMalformed, number, s.Cells,
				start)
		}
		*from = uint32(start)
	}
	return s, nil
}

// Operand is input 0 or 1 of a chain of products.
func (o *Op) Operand(number uint8) *Input { return o.input(number) }

// Initial is the value from which a chain with an init starts at a place. The
// error wraps ErrMalformed, or is r's.
func (o *Op) Initial(at Place, r Reader) (uint32, error) {
	in := o.input(InputInit)
	if in == nil || at.Cell >= o.Cells() {
		return 0, fmt.Errorf("%w: cell %d of an operator that starts from nothing", ErrMalformed, at.Cell)
	}
	e := evaluation{op: o, coord: o.coordinates(at.Cell), step: at.Step, reader: r}
	return e.read(in, 0, 0)
}
