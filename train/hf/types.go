package hf

import (
	"encoding/binary"
	"math"
)

// Type is the format of a tensor's stored values.
type Type string

// The types that Load reads. Save writes F32 and BF16.
const (
	F32  Type = "F32"
	BF16 Type = "BF16" // the upper half of a float32
	F16  Type = "F16"  // IEEE 754 binary16
)

// size is the number of bytes of a value, 0 for a type that is not read.
func (t Type) size() uint64 {
	switch t {
	case F32:
		return 4
	case BF16, F16:
		return 2
	}
	return 0
}

func (t Type) torch() string {
	if t == BF16 {
		return "bfloat16"
	}
	return "float32"
}

// decode turns stored values into float32, exactly.
func (t Type) decode(dst []float32, src []byte) {
	switch t {
	case F32:
		for i := range dst {
			dst[i] = math.Float32frombits(binary.LittleEndian.Uint32(src[4*i:]))
		}
	case BF16:
		for i := range dst {
			dst[i] = math.Float32frombits(uint32(binary.LittleEndian.Uint16(src[2*i:])) << 16)
		}
	case F16:
		for i := range dst {
			dst[i] = fromHalf(binary.LittleEndian.Uint16(src[2*i:]))
		}
	}
}

// fromHalf widens a binary16. Its subnormals are normal numbers of float32.
func fromHalf(h uint16) float32 {
	sign, exponent, fraction := uint32(h>>15)<<31, uint32(h>>10)&31, uint32(h)&1023
	switch exponent {
	case 0:
		f := float32(fraction) / (1 << 24) // exact
		return math.Float32frombits(math.Float32bits(f) | sign)
	case 31:
		return math.Float32frombits(sign | 0x7f800000 | fraction<<13)
	}
	return math.Float32frombits(sign | (exponent+112)<<23 | fraction<<13)
}

// encode appends values in the stored format. BF16 rounds to nearest, ties to
// even. Values are finite.
func (t Type) encode(dst []byte, src []float32) []byte {
	for _, v := range src {
		b := math.Float32bits(v)
		if t == BF16 {
			b += 0x7fff + b>>16&1
			dst = binary.LittleEndian.AppendUint16(dst, uint16(b>>16))
			continue
		}
		dst = binary.LittleEndian.AppendUint32(dst, b)
	}
	return dst
}
