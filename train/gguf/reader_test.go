package gguf

import (
	"encoding/binary"
	"fmt"
	"math"
	"testing"
)

// file is a GGUF file that a strict reader has read.
type file struct {
	meta    map[string]any
	tensors map[string]read
}

type read struct {
	shape []uint64 // the fastest dimension first
	kind  Type
	bytes []byte
}

// reader reads a file from the start and fails the test where it breaks a rule.
type reader struct {
	t  *testing.T
	b  []byte
	at int
}

func (r *reader) take(n int) []byte {
	r.t.Helper()
	if n < 0 || n > len(r.b)-r.at {
		r.t.Fatalf("%d bytes at %d of %d", n, r.at, len(r.b))
	}
	r.at += n
	return r.b[r.at-n : r.at]
}

func (r *reader) u32() uint32    { return binary.LittleEndian.Uint32(r.take(4)) }
func (r *reader) u64() uint64    { return binary.LittleEndian.Uint64(r.take(8)) }
func (r *reader) string() string { return string(r.take(int(r.u64()))) }

func (r *reader) value(kind uint32) any {
	switch kind {
	case typeUint32:
		return r.u32()
	case typeInt32:
		return int32(r.u32())
	case typeFloat32:
		return math.Float32frombits(r.u32())
	case typeBool:
		return r.take(1)[0] == 1
	case typeString:
		return r.string()
	case typeArray:
		of := r.u32()
		list := make([]any, r.u64())
		for i := range list {
			list[i] = r.value(of)
		}
		return list
	}
	r.t.Fatalf("value of type %d", kind)
	return nil
}

// parse reads a file: every tensor aligned, none over another, no gap but the
// padding, which is zero.
func parse(t *testing.T, b []byte) file {
	t.Helper()
	r := &reader{t: t, b: b}
	if string(r.take(4)) != "GGUF" || r.u32() != 3 {
		t.Fatal("not a GGUF file of version 3")
	}
	count, keys := r.u64(), r.u64()
	f := file{map[string]any{}, map[string]read{}}
	for range keys {
		name := r.string()
		if _, twice := f.meta[name]; twice {
			t.Fatalf("key %s twice", name)
		}
		f.meta[name] = r.value(r.u32())
	}
	var order []string
	starts := map[string]uint64{}
	for range count {
		name := r.string()
		x := read{shape: make([]uint64, r.u32())}
		for i := range x.shape {
			x.shape[i] = r.u64()
		}
		x.kind = Type(r.u32())
		starts[name], f.tensors[name] = r.u64(), x
		order = append(order, name)
	}
	if len(starts) != int(count) {
		t.Fatal("a tensor twice")
	}
	r.pad()
	data := r.at
	for _, name := range order {
		x := f.tensors[name]
		if uint64(r.at-data) != starts[name] {
			t.Fatalf("%s starts at %d, want %d", name, starts[name], r.at-data)
		}
		x.bytes = r.take(bytesOf(t, x))
		f.tensors[name] = x
		r.pad()
	}
	if r.at != len(b) {
		t.Fatalf("%d bytes after the last tensor", len(b)-r.at)
	}
	return f
}

// pad reads up to the next multiple of 32.
func (r *reader) pad() {
	for r.at%32 != 0 {
		if r.take(1)[0] != 0 {
			r.t.Fatal("padding is not zero")
		}
	}
}

// bytesOf is the size of a tensor by the format's specification.
func bytesOf(t *testing.T, x read) int {
	n := 1
	for _, d := range x.shape {
		n *= int(d)
	}
	switch x.kind {
	case F32:
		return 4 * n
	case F16, BF16:
		return 2 * n
	case Q8_0:
		if x.shape[0]%32 != 0 {
			t.Fatalf("rows of %d in q8_0", x.shape[0])
		}
		return n / 32 * 34
	}
	if k, ok := kinds[x.kind]; ok && k.bytes > 0 && x.shape[0]%uint64(k.values) == 0 {
		return n / k.values * k.bytes
	}
	t.Fatalf("type %d of rows of %d", x.kind, x.shape[0])
	return 0
}

// values are the tensor's values again, and bounds how far each may be off.
func (x read) values() (v, bounds []float64) {
	switch x.kind {
	case F32:
		for i := 0; i < len(x.bytes); i += 4 {
			v = append(v, float64(math.Float32frombits(binary.LittleEndian.Uint32(x.bytes[i:]))))
		}
		return v, make([]float64, len(v))
	case F16:
		for i := 0; i < len(x.bytes); i += 2 {
			w := widen(binary.LittleEndian.Uint16(x.bytes[i:]))
			v, bounds = append(v, w), append(bounds, math.Max(math.Abs(w)/(1<<11), 1./(1<<25)))
		}
	case BF16:
		for i := 0; i < len(x.bytes); i += 2 {
			w := float64(math.Float32frombits(uint32(binary.LittleEndian.Uint16(x.bytes[i:])) << 16))
			v, bounds = append(v, w), append(bounds, math.Abs(w)/(1<<8))
		}
	case Q8_0:
		for i := 0; i < len(x.bytes); i += 34 {
			scale := widen(binary.LittleEndian.Uint16(x.bytes[i:]))
			for _, q := range x.bytes[i+2 : i+34] { // half a step, and the scale's own rounding
				v, bounds = append(v, scale*float64(int8(q))), append(bounds, scale*(0.5+128./(1<<11)))
			}
		}
	case q5, q4, q6:
		return x.levels()
	}
	return v, bounds
}

// levels are the values of blocks with levels, by the formulas of the format, and a step and a half as bounds.
func (x read) levels() (v, bounds []float64) {
	size := map[Type]int{q5: 22, q4: 144, q6: 210}[x.kind]
	for at := 0; at < len(x.bytes); at += size {
		b := x.bytes[at : at+size]
		switch x.kind {
		case q5:
			scale, fifth := widen(binary.LittleEndian.Uint16(b)), binary.LittleEndian.Uint32(b[2:])
			for i := range 32 {
				level := int(b[6+i%16]>>(i/16*4)&15) | int(fifth>>i&1)<<4
				v, bounds = append(v, scale*float64(level-16)), append(bounds, 1.5*math.Abs(scale))
			}
		case q4:
			for i := range 256 {
				scale, least := packed(b[4:16], i/32)
				step := widen(binary.LittleEndian.Uint16(b)) * scale
				level := b[16+i/64*32+i%32] >> (i / 32 % 2 * 4) & 15
				v = append(v, step*float64(level)-widen(binary.LittleEndian.Uint16(b[2:]))*least)
				bounds = append(bounds, 1.5*step)
			}
		case q6:
			for i := range 256 {
				half, k := i/128, i%128
				low := b[half*64+k%64] >> (k / 64 * 4) & 15
				high := b[128+half*32+k%32] >> (k / 32 * 2) & 3
				step := widen(binary.LittleEndian.Uint16(b[208:])) * float64(int8(b[192+i/16]))
				v, bounds = append(v, step*float64((int(low)|int(high)<<4)-32)), append(bounds, 1.5*math.Abs(step))
			}
		}
	}
	return v, bounds
}

// packed are the scale and the offset of a part of Q4_K in 6 bits each.
func packed(b []byte, part int) (scale, least float64) {
	if part < 4 {
		return float64(b[part] & 63), float64(b[part+4] & 63)
	}
	return float64(b[part+4]&15 | b[part-4]>>6<<4), float64(b[part+4]>>4 | b[part]>>6<<4)
}

// widen is the value of a binary16, by the standard's formula.
func widen(h uint16) float64 {
	sign, exponent, fraction := 1-2*float64(h>>15), int(h>>10)&31, float64(h&1023)
	if exponent == 0 {
		return sign * math.Ldexp(fraction, -24)
	}
	return sign * math.Ldexp(1024+fraction, exponent-25)
}

func (f file) want(t *testing.T, values map[string]any) {
	t.Helper()
	for key, want := range values {
		if got := f.meta[key]; fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s is %v, want %v", key, got, want)
		}
	}
}
