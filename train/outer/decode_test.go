package outer

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
)

// TestDecodeRefuses: every length but one, indices that do not ascend, numbers that are not
// finite or have a sign, exponents and integers beyond their range, bits behind the last code.
func TestDecodeRefuses(t *testing.T) {
	for _, s := range specs() {
		shape := Shape{3, 67}
		c := codec(t, num.Ref(), s, shape)
		a := random(rand.New(rand.NewPCG(1, 2)), 201, kinds["normal"])
		u := make([]float32, len(a))
		packed, err := c.Encode(nil, u, a)
		if err != nil {
			t.Fatal(err)
		}
		books, exponents, indices, codes := c.at.sizes(s)
		broken := map[string][]byte{"short": packed[:len(packed)-1],
			"long": append(slices.Clone(packed), 0), "none": nil}
		change := func(name string, at int, by byte) {
			b := slices.Clone(packed)
			b[at] = by
			broken[name] = b
		}
		if s.magnitudes() > 0 {
			change("negative magnitude", 3, packed[3]|0x80)
			change("infinite magnitude", 3, 0x7f)
			broken["infinite magnitude"][2] |= 0x80
		}
		if s.blocked() {
			change("exponent", 0, mostExponent-leastExponent+1)
			at := books + exponents + indices
			change("integer", at, map[Values]byte{Int8: 0x80, Int4: packed[at]&0xf0 | 8}[s.Values])
		}
		if s.sparse() && c.at.keptOf(0) > 1 {
			b := slices.Clone(packed)
			clear(b[books+exponents:][:indices])
			broken["equal indices"] = b
		}
		if c.at.kept*s.codeBits()%8 != 0 {
			change("bits behind the codes", len(packed)-1, packed[len(packed)-1]|0x80)
		}
		if s.Values == Float32 {
			change("not finite", len(packed)-codes+3, 0xff)
			broken["not finite"][len(packed)-codes+2] = 0xff
		}
		for name, b := range broken {
			if err := c.Decode(u, b); !errors.Is(err, ErrPacked) {
				t.Errorf("%+v, %s: %v", s, name, err)
			}
		}
		if err := c.Decode(u, packed); err != nil {
			t.Errorf("%+v: %v", s, err)
		}
		if err := c.Decode(u[1:], packed); !errors.Is(err, ErrShape) {
			t.Errorf("%+v: %v", s, err)
		}
	}
}

func TestSpecsAreChecked(t *testing.T) {
	for _, s := range []Spec{
		{}, {Chunk: 4096}, {Chunk: 4095, Values: Int8}, {Chunk: 32, Values: Int8}, {Chunk: 1 << 17, Values: Int8},
		{Chunk: 64, Values: "int2"}, {Chunk: 64, Values: Int8, Feedback: 1.5}, {Chunk: 64, Values: Int8, Feedback: -1},
		{Chunk: 64, Values: Int8, Transform: DCT}, {Chunk: 64, Values: Int8, Transform: "fft"},
	} {
		if _, err := NewCodec(num.Ref(), s, 1, 1); !errors.Is(err, ErrSpec) {
			t.Errorf("%+v: %v", s, err)
		}
	}
	for _, shape := range []Shape{{0, 1}, {1, 0}, {-1, 1}, {1 << 20, 1 << 20}} {
		_, err := NewCodec(num.Ref(), Spec{Chunk: 64, Values: Sign}, shape.Rows, shape.Cols)
		if !errors.Is(err, ErrShape) {
			t.Errorf("%v: %v", shape, err)
		}
	}
	for _, o := range []Optimizer{{}, {Kind: SGD}, {Kind: SGD, Rate: 1, Momentum: 0.9}, {Kind: Nesterov, Rate: 1},
		{Kind: Nesterov, Rate: 1, Momentum: 1}, {Kind: "adam", Rate: 1}, {Kind: SignSGD, Rate: -1}} {
		if err := o.Validate(); !errors.Is(err, ErrSpec) {
			t.Errorf("%+v: %v", o, err)
		}
	}
}

// FuzzDecode: whatever a peer sends is decoded to finite values or refused.
func FuzzDecode(f *testing.F) {
	all := specs()
	for i, s := range all {
		c := codec(f, num.Ref(), s, Shape{5, 40})
		a := random(rand.New(rand.NewPCG(uint64(i), 2)), 200, kinds["wide"])
		packed, err := c.Encode(nil, a, a)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(byte(i), packed)
	}
	f.Fuzz(func(t *testing.T, which byte, packed []byte) {
		c := codec(t, num.Ref(), all[int(which)%len(all)], Shape{5, 40})
		u := make([]float32, 200)
		if err := c.Decode(u, packed); err != nil {
			if !errors.Is(err, ErrPacked) {
				t.Fatal(err)
			}
			return
		}
		if err := finite(u); err != nil {
			t.Fatal(err)
		}
	})
}
