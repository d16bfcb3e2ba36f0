package ir

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/num"
)

// Reader returns the bits of single cells. A cell of Data is four bytes of the
// data set, little-endian, the last one padded with zeros; its id is 0. The
// caller of Eval vouches for the cells: in a dispute each is proven by a path
// to a root.
type Reader interface {
	Cell(s Source, id, index uint32) (uint32, error)
}

// Place is one tile of one element of an operator's output.
type Place struct {
	Cell, Tile uint32
	Tiling     Tiling // that Tile counts in
	Step       uint32 // in the run, from 0
	// AccBefore is the chain's value after the tile before. Tile 0 starts from
	// the operator's init instead.
	AccBefore uint32
}

// nan is the only NaN that an operation gives.
const nan = 0x7fc00000

// canonical is the bits of a result, with nan for every NaN.
func canonical(x float32) uint32 {
	if x != x {
		return nan
	}
	return math.Float32bits(x)
}

// Eval computes a place of an operator that passed Check: the value of a chain
// after the tile, or an element of any other operator. It is the referee: the
// contract computes the same bits. The error wraps ErrMalformed, or is r's.
func Eval(h *Header, o *Op, at Place, r Reader) (uint32, error) {
	if o.Kind.Hashes() || at.Cell >= o.Cells() || at.Tile >= o.Tiles(at.Cell, at.Tiling) {
		return 0, fmt.Errorf("%w: cell %d, tile %d of an output of %v", ErrMalformed, at.Cell, at.Tile, o.Dims)
	}
	e := evaluation{op: o, coord: o.coordinates(at.Cell), step: at.Step, reader: r}
	switch {
	case o.Kind.Chain():
		return e.chain(at)
	case o.Kind == Map:
		return e.run()
	case o.Kind == Quantise:
		return e.quantised()
	}
	return e.token(h)
}

type evaluation struct {
	op     *Op
	coord  []uint32
	step   uint32
	reader Reader
}

// read is the cell of an input at k. gathered is the value that the input's
// Gather multiplies.
func (e *evaluation) read(in *Input, k int64, gathered uint32) (uint32, error) {
	if in.Guard != nil && in.Guard.At(e.coord, k, e.step) < 0 {
		return 0, nil
	}
	i := in.Index.At(e.coord, k, e.step)
	if in.Gather != nil {
		i += int64(gathered) * int64(in.Gather.Factor)
	}
	if i < 0 || i >= int64(in.Cells) {
		return 0, fmt.Errorf("%w: input %d reads cell %d of %d", ErrMalformed, in.Number, i, in.Cells)
	}
	return e.reader.Cell(in.Source, in.ID, uint32(i))
}

// number reads the cell of a chain's input as a float32.
func (e *evaluation) number(in *Input, k int64) (float32, error) {
	v, err := e.read(in, k, 0)
	return math.Float32frombits(v), err
}

func (e *evaluation) chain(at Place) (uint32, error) {
	lo, hi := e.op.Lo.At(e.coord), e.op.Hi.At(e.coord)
	first, last := e.op.tile(at, lo, hi)
	acc, err := e.start(at, lo, hi)
	if err != nil {
		return 0, err
	}
	if e.op.Kind == X8 {
		return e.block(acc, at.Tile, last-first)
	}
	for k := first; k < last; k++ {
		if acc, err = e.term(acc, k); err != nil {
			return 0, err
		}
	}
	return math.Float32bits(acc), nil
}

// start is the value of the chain before the tile.
func (e *evaluation) start(at Place, lo, hi int64) (float32, error) {
	switch {
	case at.Tile > 0:
		return math.Float32frombits(at.AccBefore), nil
	case e.op.Kind == Max && lo >= hi:
		return 0, fmt.Errorf("%w: the maximum of nothing", ErrMalformed)
	case e.op.Kind == Max:
		return e.number(e.op.input(InputA), lo)
	case e.op.Init:
		return e.number(e.op.input(InputInit), 0)
	}
	return 0, nil
}

func (e *evaluation) term(acc float32, k int64) (float32, error) {
	if e.op.Kind == FMA {
		return e.product(acc, k)
	}
	if has, err := e.has(k); !has {
		return acc, err
	}
	a, err := e.number(e.op.input(InputA), k)
	if err != nil {
		return 0, err
	}
	if e.op.Kind == Add {
		return settled(acc + a), nil
	}
	if a > acc {
		return a, nil
	}
	return acc, nil
}

// product is a term of an FMA. It reads both factors even if the chain does not
// have the term, so that the factors of a tile lie side by side.
func (e *evaluation) product(acc float32, k int64) (float32, error) {
	a, err := e.number(e.op.input(InputA), k)
	if err != nil {
		return 0, err
	}
	b, err := e.number(e.op.input(InputB), k)
	if err != nil {
		return 0, err
	}
	if has, err := e.has(k); !has {
		return acc, err
	}
	return settled(num.FMA(a, b, acc)), nil
}

// has reports whether the chain has the term of k.
func (e *evaluation) has(k int64) (bool, error) {
	if !e.op.When {
		return true, nil
	}
	v, err := e.read(e.op.input(InputWhen), k, 0)
	return err == nil && int64(v) == e.op.Match.At(e.coord, 0, e.step), err
}

// settled is x with nan for every NaN.
func settled(x float32) float32 { return math.Float32frombits(canonical(x)) }

// token is an element of a Batch.
func (e *evaluation) token(h *Header) (uint32, error) {
	at, err := h.dataAt(e.op, e.coord, e.step)
	if err != nil {
		return 0, err
	}
	cell, err := e.reader.Cell(Data, 0, uint32(at/4))
	return e.op.Part.of(cell >> (8 * (at % 4))), err
}

// of takes the part from four bytes of the data, or from fewer of a text.
func (p Part) of(cell uint32) uint32 {
	switch p {
	case PartToken:
		return data.EntryToken(cell)
	case PartCounts:
		return bit(data.EntryCounts(cell))
	case PartStarts:
		return bit(data.EntryStarts(cell))
	}
	return cell & 0xff
}

func bit(is bool) uint32 {
	if is {
		return 1
	}
	return 0
}

// dataAt is the place in the data, in bytes, of an element of a Batch
// (numerics.md §12, §15).
func (h *Header) dataAt(o *Op, coord []uint32, step uint32) (uint64, error) {
	samples, each := h.samples(o.Part)
	if samples == 0 {
		return 0, fmt.Errorf("%w: %d bytes of data in samples of %d", ErrMalformed, h.DataBytes, h.Context)
	}
	row := (uint64(step)*uint64(h.Accumulate)+uint64(o.Micro))*uint64(h.Batch) + uint64(coord[0])
	w := num.Philox4x32(h.Seed, data.PurposeOrder, 0, row/samples)
	sample := num.Permute(uint64(w[0])|uint64(w[1])<<32, samples, row%samples)
	column := uint64(coord[1])
	if o.Part == PartNext {
		column++
	}
	at := each * (sample*uint64(h.Context) + column)
	if at >= h.DataBytes {
		return 0, fmt.Errorf("%w: byte %d of %d", ErrMalformed, at, h.DataBytes)
	}
	return at, nil
}

// samples is the number of samples in the data, and the bytes of each of their
// tokens. A sample of a text takes one byte more than it has tokens.
func (h *Header) samples(p Part) (n, each uint64) {
	context := uint64(h.Context)
	switch {
	case context == 0:
		return 0, 1
	case p.ofEntry():
		return h.DataBytes / (data.EntryBytes * context), data.EntryBytes
	case h.DataBytes == 0:
		return 0, 1
	}
	return (h.DataBytes - 1) / context, 1
}
