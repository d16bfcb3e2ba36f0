package gguf

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
)

// Errors of this package; test with errors.Is.
var (
	// ErrUnsupported: llama.cpp would compute something else than the model.
	ErrUnsupported = errors.New("a GGUF file cannot say this")
	// ErrRange: a value does not fit the type.
	ErrRange = errors.New("value out of the type's range")
)

// Type is how the values of a tensor are stored. The numbers are ggml's.
type Type uint32

// Types that Write knows.
const (
	F32  Type = 0
	F16  Type = 1
	Q8_0 Type = 8  // blocks of 32: a scale in float16, and 8 bits a value
	BF16 Type = 30 // the upper half of a float32
	// Q4_K_M is a mixture: matrices in Q4_K, those that matter most in Q6_K, and
	// Q5_0 and Q8_0 where rows are no multiple of 256. It is no number of ggml's.
	Q4_K_M Type = 1000

	q5 Type = 6  // blocks of 32, 5 bits a value
	q4 Type = 12 // Q4_K
	q6 Type = 14 // Q6_K
)

// kinds holds what is to know of each type.
var kinds = map[Type]struct {
	name   string
	file   uint32 // general.file_type
	values int    // of a block
	bytes  int    // of a block
}{
	F32:  {"f32", 0, 1, 4},
	F16:  {"f16", 1, 1, 2},
	Q8_0: {"q8_0", 7, q8Values, 2 + q8Values},
	BF16: {"bf16", 32, 1, 2},

	Q4_K_M: {"q4_k_m", 15, 1, 0},
	q5:     {"", 0, q8Values, 22},
	q4:     {"", 0, kValues, 144},
	q6:     {"", 0, kValues, 210},
}

// Types lists the names of the types.
func Types() []string {
	return []string{kinds[F32].name, kinds[F16].name, kinds[BF16].name, kinds[Q8_0].name, kinds[Q4_K_M].name}
}

// ParseType finds a type by its name.
func ParseType(name string) (Type, error) {
	for t, k := range kinds {
		if k.name == name && name != "" {
			return t, nil
		}
	}
	return 0, fmt.Errorf("%w: type %.40q: want one of %s", ErrUnsupported, name, strings.Join(Types(), ", "))
}

// size is the number of bytes of n values, a multiple of the block.
func (t Type) size(n uint64) uint64 { return n / uint64(kinds[t].values) * uint64(kinds[t].bytes) }

// encode appends values in the stored form. Their number is a multiple of the
// block, and all are finite.
func (t Type) encode(dst []byte, src []float32) ([]byte, error) {
	switch t {
	case F16:
		return appendHalves(dst, src)
	case BF16:
		for _, v := range src {
			b := math.Float32bits(v)
			dst = binary.LittleEndian.AppendUint16(dst, uint16((b+0x7fff+b>>16&1)>>16))
		}
		return dst, nil
	case Q8_0:
		return appendQ8(dst, src)
	case q5:
		return appendQ5(dst, src)
	case q4:
		return appendQ4K(dst, src)
	case q6:
		return appendQ6K(dst, src)
	}
	for _, v := range src {
		dst = binary.LittleEndian.AppendUint32(dst, math.Float32bits(v))
	}
	return dst, nil
}

func appendHalves(dst []byte, src []float32) ([]byte, error) {
	for _, v := range src {
		h, err := half(v)
		if err != nil {
			return dst, err
		}
		dst = binary.LittleEndian.AppendUint16(dst, h)
	}
	return dst, nil
}

// q8Values is the number of values of a block of Q8_0.
const q8Values = 32

// appendQ8 quantises as ggml does: the largest of a block becomes 127, and
// halves are rounded away from zero.
func appendQ8(dst []byte, src []float32) ([]byte, error) {
	for ; len(src) > 0; src = src[q8Values:] {
		scale := largest(src[:q8Values]) / 127
		h, err := half(scale)
		if err != nil {
			return dst, err
		}
		dst = binary.LittleEndian.AppendUint16(dst, h)
		var inverse float32
		if scale != 0 {
			inverse = 1 / scale
		}
		for _, v := range src[:q8Values] {
			dst = append(dst, byte(int8(math.Round(float64(float32(v*inverse))))))
		}
	}
	return dst, nil
}

func largest(x []float32) (most float32) {
	for _, v := range x {
		most = max(most, float32(math.Abs(float64(v))))
	}
	return most
}

// half rounds to the nearest binary16, ties to even.
func half(v float32) (uint16, error) {
	b := math.Float32bits(v)
	sign, a := uint16(b>>16)&0x8000, b&0x7fffffff
	switch {
	case a >= 0x477ff000: // 65520, from which on the nearest is infinity
		return 0, fmt.Errorf("%w: %g in float16: choose bf16 or f32", ErrRange, v)
	case a < 0x38800000: // below the smallest normal number: a multiple of 2^-24
		whole := math.RoundToEven(float64(math.Float32frombits(a)) * (1 << 24))
		return sign | uint16(whole), nil
	}
	a += 0xfff + a>>13&1
	return sign | uint16((a-0x38000000)>>13), nil
}
