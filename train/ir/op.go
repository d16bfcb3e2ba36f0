package ir

import (
	"crypto/sha256"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// Kind says how the elements of an operator's output are computed.
type Kind uint8

// The kinds of operators. Their numbers are those of the encoding.
const (
	Map        Kind = iota // an expression of at most 16 cells
	FMA                    // acc = fma(a, b, acc) over k
	Add                    // acc = acc + a
	Max                    // acc = a > acc ? a : acc, from the first element
	X8                     // the product of two prepared operands (numerics.md §16), a block of 64 at a time
	Batch                  // a token of the step's batch
	TensorHash             // of a tensor of the state after the step
	NodeHash               // of the tree over these
	StateHash              // the root of the state after the step
	Quantise               // an operand of X8, prepared (Block)
)

// String returns the kind's name in docs/disputes.md §3.
func (k Kind) String() string {
	names := [...]string{"MAP", "FMA", "ADD", "MAX", "X8", "BATCH", "TENSOR", "NODE", "STATE", "QUANTISE"}
	if int(k) >= len(names) {
		return "unknown"
	}
	return names[k]
}

// Hashes reports whether the output is one hash instead of cells. The hash is
// the output root of the operator.
func (k Kind) Hashes() bool { return k >= TensorHash && k <= StateHash }

// Chain reports whether an element is accumulated over k.
func (k Kind) Chain() bool { return k >= FMA && k <= X8 }

// Source says where the cells of an input come from.
type Source uint8

// The sources. Only a Batch reads Data, and it has no Input for it.
const (
	OpOutput Source = iota // the output of an earlier operator
	State                  // a tensor of the state before the step
	Table                  // a table of the program
	Data                   // the data set, four bytes a cell
)

// String returns the source in a word.
func (s Source) String() string {
	names := [...]string{"operator", "state", "table", "data"}
	if int(s) >= len(names) {
		return "unknown"
	}
	return names[s]
}

// Part says what a Batch takes of the data for each cell.
type Part uint32

// The parts. The first two are of a text, the others of an entry of a token
// file (train/data).
const (
	PartByte   Part = iota // a byte
	PartNext               // the byte after it
	PartToken              // the token of an entry
	PartCounts             // 1 if the prediction of the entry counts, else 0
	PartStarts             // 1 if a document starts at the entry, else 0
)

// ofEntry reports whether the part is of a token file.
func (p Part) ofEntry() bool { return p >= PartToken }

// Values of Op.Writes: which part of the step's record an operator computes.
const (
	WritesNothing = -1
	WritesLoss    = -2 // the loss of the step's record
	WritesNorm    = -3 // the gradient norm of the step's record
)

// runs reports whether inputs run along k.
func (k Kind) runs() bool { return k.Chain() || k == Quantise }

// NoOp is the Right of a NodeHash of one node and padding.
const NoOp = 1<<32 - 1

// Limits of an operator that comes from a peer.
const (
	MaxRank   = 6
	MaxInputs = 16
	MaxConsts = 16
	MaxCode   = 64
	MaxCells  = 1<<31 - 1 // of an output or of an input's tensor
)

// Lin is a linear form of the output's coordinates, of k and of the number of
// the step in the run. It is evaluated in int64.
type Lin struct {
	Base  int32
	Coord []int32 // one for every dimension of the output
	K     int32   // of an input of X8, k is BlockCells times the number of the block
	Step  int32
}

// At is the value of the form.
func (l *Lin) At(coord []uint32, k int64, step uint32) int64 {
	v := int64(l.Base) + int64(l.K)*k + int64(l.Step)*int64(step)
	for d, c := range l.Coord {
		v += int64(c) * int64(coord[d])
	}
	return v
}

// Form says how a bound of k depends on a coordinate i.
type Form uint8

// The forms of bounds.
const (
	Fixed     Form = iota // arg
	Behind                // i + arg
	BlockOf               // 64·⌊i/64⌋
	BlockEnd              // min(arg, 64·⌊i/64⌋ + 64)
	ChunkOf               // ⌊i/32⌋ + arg
	formCount = iota
)

// Bound is one end of the range of k.
type Bound struct {
	Form Form
	Dim  uint8
	Arg  uint32
}

// At is the value of the bound for an element.
func (b Bound) At(coord []uint32) int64 {
	i := int64(coord[b.Dim])
	switch b.Form {
	case Behind:
		return i + int64(b.Arg)
	case BlockOf:
		return i &^ 63
	case BlockEnd:
		return min(int64(b.Arg), i&^63+64)
	case ChunkOf:
		return i>>5 + int64(b.Arg)
	}
	return int64(b.Arg)
}

// Gather adds a factor times the value of another input's cell to an index.
type Gather struct {
	Input  uint8 // a uint32 cell, of a lower number
	Factor int32
}

// Input is one cell that an element reads, or one cell for every k. The inputs
// of a Map are numbered 0, 1, 2, …; those of a chain have the numbers below.
type Input struct {
	Number uint8
	Source Source
	ID     uint32 // of the operator, state tensor or table
	Cells  uint32 // of the tensor that it reads
	Index  Lin
	Guard  *Lin // below 0 the cell reads as +0
	Gather *Gather
}

// The numbers of the inputs of chains.
const (
	InputA    = 0
	InputB    = 1 // FMA and X8
	InputInit = 2 // where acc starts; else from +0
	InputWhen = 3 // a uint32 cell for every k: only terms where it equals Match count (Add, FMA)
)

// Op is one operator: it makes one tensor, and says how each element of it is
// computed alone.
type Op struct {
	Kind   Kind
	Writes int32
	Dims   []uint32 // row-major

	Lo, Hi Bound // chains: k runs from Lo to below Hi
	Init   bool
	When   bool
	Match  Lin

	Micro uint32 // Batch: the micro-batch
	Part  Part   // Batch: what it takes of the data

	// Depth is the number of values in a row of the matrix that a Quantise
	// prepares. The last two dimensions of its output are the blocks of a row
	// and BlockCells; k runs through the values of a block.
	Depth uint32

	Inputs []Input
	Consts []uint32
	Code   []byte

	// Fields of operators that hash. Left is the operator whose output root is
	// hashed. Right is the right child of a NodeHash, or NoOp if that is
	// padding; then Word is the padding of that level. For a TensorHash, Word
	// is the header (merkle.TensorHeader) and Size the number of cells.
	Left, Right, Size uint32
	Word              merkle.Root
}

// Cells is the number of elements of the output. A hash counts as one.
func (o *Op) Cells() uint32 {
	n := uint32(1)
	for _, d := range o.Dims {
		n *= d
	}
	return n
}

// Coordinates are the coordinates of a cell of the output, one for each of Dims.
func (o *Op) Coordinates(cell uint32) []uint32 { return o.coordinates(cell) }

// coordinates are the coordinates of a cell of the output.
func (o *Op) coordinates(cell uint32) []uint32 {
	c := make([]uint32, len(o.Dims))
	for d := len(o.Dims) - 1; d >= 0; d-- {
		c[d], cell = cell%o.Dims[d], cell/o.Dims[d]
	}
	return c
}

// Hash is the hash of the encoding, which names the operator.
func (o *Op) Hash() merkle.Root {
	return sha256.Sum256(append([]byte("infernet/op/1\x00"), o.Encode()...))
}

// input is the input with a number, or nil.
func (o *Op) input(number uint8) *Input {
	for i := range o.Inputs {
		if o.Inputs[i].Number == number {
			return &o.Inputs[i]
		}
	}
	return nil
}
