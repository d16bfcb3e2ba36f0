package frozen

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/program"
)

// Block is the number of values that are packed together. Values starts at a
// multiple of it.
const Block = 64

// Matrix is a packed matrix. It is read-only and safe for concurrent use.
type Matrix interface {
	// Len is the number of values.
	Len() int
	// Values writes consecutive values to dst, beginning with value number
	// from, a multiple of Block.
	Values(dst []float32, from int)
}

// Pack rounds finite values and stores the result; x may change afterwards.
// kind is program.BF16 or program.NF4.
func Pack(kind string, x []float32) Matrix {
	switch kind {
	case program.BF16:
		return packBF16(x)
	case program.NF4:
		return packNF4(x)
	}
	panic(fmt.Sprintf("frozen: no kind %q", kind))
}

// Bytes is the memory that a packed matrix of n values takes.
func Bytes(kind string, n uint64) uint64 {
	if kind == program.BF16 {
		return 2 * n
	}
	blocks := (n + Block - 1) / Block
	groups := (blocks + group - 1) / group
	return (n+1)/2 + blocks + 4*groups + 4
}

// bf16 stores the upper halves of float32 values.
type bf16 []uint16

func packBF16(x []float32) bf16 {
	m := make(bf16, len(x))
	for i, v := range x {
		m[i] = upper(v)
	}
	return m
}

// upper rounds to nearest, ties to even. A value above the largest bfloat16
// becomes the largest bfloat16, so that finite values stay finite.
func upper(v float32) uint16 {
	const largest = 0x7f7f
	b := math.Float32bits(v)
	up := (b + 0x7fff + b>>16&1) >> 16
	if up&0x7fff > largest {
		up = up&0x8000 | largest
	}
	return uint16(up)
}

func (m bf16) Len() int { return len(m) }

func (m bf16) Values(dst []float32, from int) {
	for i, h := range m[from : from+len(dst)] {
		dst[i] = math.Float32frombits(uint32(h) << 16)
	}
}
