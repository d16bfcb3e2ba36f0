package num

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
)

// Arithmetic is the way in which products of linear layers are computed.
type Arithmetic uint8

// The two arithmetics. Each belongs to one version of the numerics.
const (
	R32 Arithmetic = iota // §4: one chain of FMA over k
	X8                    // §16: exact integers in blocks, one chain over blocks
)

// VersionX8 names the numerics whose linear layers multiply by §16.
const VersionX8 = "x8/1"

// private ends the names of versions with the same bits and other hashes of
// leaves: merkle.PrivateSuffix.
const private = "+private"

// ErrUnknownVersion is wrapped by ArithmeticOf.
var ErrUnknownVersion = errors.New("unknown version of the numerics")

// ArithmeticOf returns the arithmetic that a version of the numerics uses for
// products of linear layers.
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

// In a product C = A·B, A is on the left and its rows are those of C; B is on
// the right and its columns are those of C. Either is prepared as rows of depth
// values along k.
const (
	Left Side = iota
	Right
)

// Operand is a factor that is prepared once and multiplied often. It belongs to
// the Backend that made it, and reuses its memory for the next Prepare.
type Operand interface {
	Arithmetic() Arithmetic
	Side() Side
	// Shape is the shape given to the last Prepare: the number of rows of C
	// (Left) or columns of C (Right), and k.
	Shape() (rows, depth int)
	// Finite reports whether everything that Prepare read since the last call
	// of Finite was finite. If not, the step has failed (§16). It is always
	// true for R32, whose products propagate infinities and NaNs.
	Finite() bool
}

// prepared is an operand in panels, which the threads divide among themselves.
type prepared interface {
	Operand
	source() *factor
	// panels is the number of groups of rows that are packed together. reserve
	// allocates memory for them.
	panels() int
	reserve()
}

// panelRange is a piece of C: panels [a0, a1) of A and [b0, b1) of B.
type panelRange struct{ a0, a1, b0, b1 int }

// factor is the part that all operands of this package share.
type factor struct {
	arithmetic  Arithmetic
	side        Side
	rows, depth int
	x           []float32
	ld          int
	transposed  bool
	nonFinite   atomic.Bool // Prepare met an element that is not finite
}

func (f *factor) Arithmetic() Arithmetic   { return f.arithmetic }
func (f *factor) Side() Side               { return f.side }
func (f *factor) Shape() (rows, depth int) { return f.rows, f.depth }
func (f *factor) Finite() bool             { return !f.nonFinite.Swap(false) }
func (f *factor) source() *factor          { return f }

// set checks a source and stores it.
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

// checkMultiply requires operands that fit each other and C.
func checkMultiply(a, b *factor, c []float32, ldc int) {
	if a.side != Left || b.side != Right || a.arithmetic != b.arithmetic || a.depth != b.depth {
		panic(fmt.Sprintf("num: product of operands: side %d, arithmetic %d, depth %d and %d, %d, %d",
			a.side, a.arithmetic, a.depth, b.side, b.arithmetic, b.depth))
	}
	checkStrided("C", c, a.rows, b.rows, ldc)
}
