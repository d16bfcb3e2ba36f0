package amx

import (
	_ "embed" // the source of the kernel
	"errors"
)

// A block of a packed panel is a tile and a line of scales.
//
// On the left, a tile is 16 rows of 64 bytes along k. On the right it is 16 groups of 4
// along k, each of 16 columns. The scales are 16 dwords: e<<23 of a row on the left, the
// bits of 2^e of a column on the right, so that their sum is the bits of 2^(ea+eb).
const (
	Rows       = 16 // of A, and columns of B, of a panel
	tileBytes  = 1024
	BlockBytes = tileBytes + 4*Rows
	// ScratchBytes is the memory for integer sums that a call needs; it begins on a
	// cache line.
	ScratchBytes = 2 * tileBytes
)

// Kernel computes group·16 rows by panels·16 columns of C over blocks blocks along k. a is
// the first of group left panels, strideA bytes apart, b the first of panels right ones,
// strideB apart; ldc is the bytes between rows of C. If load is not 0 it starts from what C
// holds, or else from zeros. blocks, panels and group are at least 1. A call holds its thread
// until it is done.
type Kernel func(a, b *byte, c *float32, scratch *byte, ldc, load, blocks, panels, group, strideA, strideB int)

// ErrUnavailable is wrapped by Permit's errors.
var ErrUnavailable = errors.New("AMX is not available")

// Source is the text of Multiply, which the emulator interprets.
func Source() string { return source }

//go:embed multiply_amd64.s
var source string
