package num

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
)

// Arithmetic is the way in which the products of linear layers are computed.
type Arithmetic uint8

// The two arithmetics, each of one version of the numerics.
const (
	R32 Arithmetic = iota // §4: one chain of FMA over k
	X8                    // §16: exact integers in blocks, one chain over blocks
)

// VersionX8 names the numerics whose linear layers multiply by §16.
const VersionX8 = "x8/1"

// private ends the name of a version whose bits are the same and whose leaves
// are hashed otherwise: merkle.PrivateSuffix.
const private = "+private"

// ErrUnknownVersion is wrapped by ArithmeticOf.
var ErrUnknownVersion = errors.New("unknown version of the numerics")

// ArithmeticOf returns what a version of the numerics computes the products of
// linear layers with.
func ArithmeticOf(version string) (Arithmetic, error) {
	switch strings.TrimSuffix(version, private) {
	case Version:
		return R32, nil
	case VersionX8:
		return X8, nil
	}
	return 0, fmt.Errorf("%w %q: want %q or %q", ErrUnknownVersion, version, Version, VersionX8)
}

// Side says which factor of a product an operand is.
type Side uint8

// A product C = A·B has A on the left, its rows those of C, and B on the right,
// its columns those of C. Either is prepared as rows of depth values along k.
const (
	Left Side = iota
	Right
)

// Operand is a factor prepared once and multiplied often. It belongs to the
// Backend that made it and keeps its memory from one Prepare to the next.
type Operand interface {
	Arithmetic() Arithmetic
	Side() Side
	// Shape is that of the last Prepare: rows of C (Left) or columns of C
	// (Right), and k.
	Shape() (rows, depth int)
	// Finite reports whether all that Prepare read since the last call of
	// Finite was finite; a step where it was not has failed (§16). R32, whose
	// products keep infinities and NaNs themselves, answers yes.
	Finite() bool
}

// prepared is an operand whose panels the threads divide among them.
type prepared interface {
	Operand
	source() *factor
	// panels is the number of groups of rows that are packed together, and
	// reserve makes room for them.
	panels() int
	reserve()
}

// panelRange is a piece of C: panels [a0, a1) of A and [b0, b1) of B.
type panelRange struct{ a0, a1, b0, b1 int }

// factor is what every operand of this package knows of itself.
type factor struct {
	arithmetic  Arithmetic
	side        Side
	rows, depth int
	x           []float32
	ld          int
	transposed  bool
	spoiled     atomic.Bool // Prepare met an element that is not finite
}

func (f *factor) Arithmetic() Arithmetic   { return f.arithmetic }
func (f *factor) Side() Side               { return f.side }
func (f *factor) Shape() (rows, depth int) { return f.rows, f.depth }
func (f *factor) Finite() bool             { return !f.spoiled.Swap(false) }
func (f *factor) source() *factor          { return f }

// set notes the source after checking it.
func (f *factor) set(rows, depth int, x []float32, ld int, transposed bool) {
	if rows < 0 || depth < 0 {
		panic(fmt.Sprintf("num: operand of %d x %d", rows, depth))
	}
	if transposed {
		checkStrided("operand", x, depth, rows, ld)
	} else {
		checkStrided("operand", x, rows, depth, ld)
	}
	f.rows, f.depth, f.x, f.ld, f.transposed = rows, depth, x, ld, transposed
}

// layoutOf is the layout of the product of two r32 operands.
func layoutOf(a, b *factor) Layout {
	switch {
	case a.transposed && !b.transposed:
		panic("num: product of two transposed operands")
	case a.transposed:
		return TN
	case b.transposed:
		return NN
	}
	return NT
}

// checkMultiply wants operands that fit each other and C.
func checkMultiply(a, b *factor, c []float32, ldc int) {
	if a.side != Left || b.side != Right || a.arithmetic != b.arithmetic || a.depth != b.depth {
		panic(fmt.Sprintf("num: product of operands: side %d, arithmetic %d, depth %d and %d, %d, %d",
			a.side, a.arithmetic, a.depth, b.side, b.arithmetic, b.depth))
	}
	checkStrided("C", c, a.rows, b.rows, ldc)
}
