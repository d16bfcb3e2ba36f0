package gguf

import (
	"encoding/binary"
	"math"
)

// Blocks of 256 values in parts with scales of their own, as ggml's reference
// quantises them. Every product is rounded to float32, so that no processor fuses
// it with a sum and the bytes are the same everywhere.
const (
	kValues  = 256
	q4Part   = 32
	q6Part   = 16
	tiny     = 1e-15 // below which ggml takes a part for zero
	maxScale = 63    // of Q4_K's parts, in 6 bits
)

// nearest rounds to the nearest whole number, ties to even.
func nearest(x float32) int { return int(math.RoundToEven(float64(x))) }

// sums are those of the least squares of values x by levels l.
type sums struct{ w, x, l, l2, xl float32 }

// line is the offset and slope that fit levels to values, both of them not
// negative: a value is about scale * level - least.
type line struct{ scale, least float32 }

// levelsOf gives the level of every value for an inverse slope.
func levelsOf(to *[q4Part]uint8, x []float32, inverse, low float32) {
	for i, v := range x {
		to[i] = uint8(min(max(nearest(float32(inverse*(v-low))), 0), 15))
	}
}

// wrong is the weighted square of what levels miss.
func wrong(x []float32, weights, levels *[q4Part]float32, scale, low float32) (e float32) {
	for i, v := range x {
		d := float32(scale*levels[i]) + low - v
		e += float32(weights[i] * float32(d*d))
	}
	return e
}

// fit finds the line for a part of Q4_K: the best of 21 inverse slopes.
func fit(x []float32) line {
	var weights, levels [q4Part]float32
	var square float32
	for _, v := range x {
		square += float32(v * v)
	}
	average := float32(math.Sqrt(float64(square / q4Part)))
	low, high := x[0], x[0]
	var s sums
	for i, v := range x {
		weights[i] = average + float32(math.Abs(float64(v)))
		low, high = min(low, v), max(high, v)
		s.w += weights[i]
		s.x += float32(weights[i] * v)
	}
	low = min(low, 0)
	if low == high {
		return line{0, -low}
	}
	var l [q4Part]uint8
	inverse := 15 / (high - low)
	take := func(inverse float32) {
		levelsOf(&l, x, inverse, low)
		for i := range l {
			levels[i] = float32(l[i])
		}
	}
	take(inverse)
	best := line{1 / inverse, -low}
	least := wrong(x, &weights, &levels, best.scale, low)
	for step := range 21 {
		take((float32(0.1*float32(step)) - 1 + 15) / (high - low))
		scale, from, ok := s.solve(x, &weights, &levels)
		if !ok {
			continue
		}
		if e := wrong(x, &weights, &levels, scale, from); e < least {
			least, best, low = e, line{scale, -from}, from
		}
	}
	return best
}

// solve is the line of least squares for some levels, which begins at 0 or below.
func (s sums) solve(x []float32, weights, levels *[q4Part]float32) (scale, low float32, ok bool) {
	s.l, s.l2, s.xl = 0, 0, 0
	for i, v := range x {
		wl := float32(weights[i] * levels[i])
		s.l += wl
		s.l2 += float32(wl * levels[i])
		s.xl += float32(wl * v)
	}
	d := float32(s.w*s.l2) - float32(s.l*s.l)
	if d <= 0 {
		return 0, 0, false
	}
	scale = (float32(s.w*s.xl) - float32(s.x*s.l)) / d
	if low = (float32(s.l2*s.x) - float32(s.l*s.xl)) / d; low > 0 {
		return s.xl / s.l2, 0, true
	}
	return scale, low, true
}

// appendQ4K appends blocks of Q4_K: two float16 for scales and offsets, eight
// scales and offsets of 6 bits, and 4 bits a value.
func appendQ4K(dst []byte, src []float32) (_ []byte, err error) {
	for ; len(src) > 0; src = src[kValues:] {
		if dst, err = appendQ4Block(dst, src[:kValues]); err != nil {
			return dst, err
		}
	}
	return dst, nil
}

func appendQ4Block(dst []byte, x []float32) ([]byte, error) {
	var lines [kValues / q4Part]line
	var most line
	for i := range lines {
		lines[i] = fit(x[i*q4Part:][:q4Part])
		most.scale, most.least = max(most.scale, lines[i].scale), max(most.least, lines[i].least)
	}
	var halves [2]float32
	for i, v := range [...]float32{most.scale / maxScale, most.least / maxScale} {
		h, err := half(v)
		if err != nil {
			return dst, err
		}
		dst, halves[i] = binary.LittleEndian.AppendUint16(dst, h), wide(h)
	}
	var packed [12]byte
	var levels [kValues]uint8
	for i, l := range lines {
		scale, least := sixBits(l.scale, most.scale), sixBits(l.least, most.least)
		if i < 4 {
			packed[i], packed[i+4] = scale, least
		} else {
			packed[i+4] = scale&15 | least<<4
			packed[i-4] |= scale >> 4 << 6
			packed[i] |= least >> 4 << 6
		}
		step, offset := float32(halves[0]*float32(scale)), float32(halves[1]*float32(least))
		for k := i * q4Part; k < (i+1)*q4Part && step != 0; k++ {
			levels[k] = uint8(min(max(nearest((x[k]+offset)/step), 0), 15))
		}
	}
	dst = append(dst, packed[:]...)
	for at := 0; at < kValues; at += 2 * q4Part {
		for k := at; k < at+q4Part; k++ {
			dst = append(dst, levels[k]|levels[k+q4Part]<<4)
		}
	}
	return dst, nil
}

// sixBits is v in 63rds of the largest.
func sixBits(v, most float32) uint8 {
	if most <= 0 {
		return 0
	}
	return uint8(min(nearest(float32(maxScale/most*v)), maxScale))
}

// symmetric finds the scale of a part of Q6_K, from -32 to 31: the best of 19.
func symmetric(x []float32) (scale float32) {
	var most, size float32
	for _, v := range x {
		if a := float32(math.Abs(float64(v))); a > size {
			size, most = a, v
		}
	}
	if size < tiny {
		return 0
	}
	level := func(inverse float32) (xl, l2 float32) {
		for _, v := range x {
			l := float32(min(max(nearest(float32(inverse*v)), -32), 31))
			w := float32(v * v)
			xl += float32(float32(w*v) * l)
			l2 += float32(float32(w*l) * l)
		}
		return xl, l2
	}
	xl, l2 := level(-32 / most)
	if l2 != 0 {
		scale = xl / l2
	}
	best := float32(scale * xl)
	for step := -9; step <= 9; step++ {
		if step == 0 {
			continue
		}
		xl, l2 := level(-(32 + float32(0.1*float32(step))) / most)
		if l2 > 0 && float32(xl*xl) > float32(best*l2) {
			scale = xl / l2
			best = float32(scale * xl)
		}
	}
	return scale
}

// appendQ6K appends blocks of Q6_K: 6 bits a value in two places, sixteen scales
// of 8 bits, and a float16. Levels of a part whose scale is 0 mean nothing and are 0.
func appendQ6K(dst []byte, src []float32) (_ []byte, err error) {
	for ; len(src) > 0; src = src[kValues:] {
		if dst, err = appendQ6Block(dst, src[:kValues]); err != nil {
			return dst, err
		}
	}
	return dst, nil
}

func appendQ6Block(dst []byte, x []float32) ([]byte, error) {
	var scales [kValues / q6Part]float32
	var most float32
	for i := range scales {
		scales[i] = symmetric(x[i*q6Part:][:q6Part])
		if math.Abs(float64(scales[i])) > math.Abs(float64(most)) {
			most = scales[i]
		}
	}
	if math.Abs(float64(most)) < tiny {
		return append(dst, make([]byte, 210)...), nil
	}
	inverse := -128 / most
	h, err := half(1 / inverse)
	if err != nil {
		return dst, err
	}
	var levels [kValues]uint8
	var stored [kValues / q6Part]byte
	for i, s := range scales {
		scale := min(nearest(float32(inverse*s)), 127)
		stored[i] = byte(int8(scale))
		step := float32(wide(h) * float32(scale))
		for k := i * q6Part; k < (i+1)*q6Part && step != 0; k++ {
			levels[k] = uint8(min(max(nearest(x[k]/step), -32), 31) + 32)
		}
	}
	return binary.LittleEndian.AppendUint16(append(appendSixBits(dst, levels), stored[:]...), h), nil
}

// appendSixBits appends the lower four bits of all levels, then the upper two.
func appendSixBits(dst []byte, l [kValues]uint8) []byte {
	var low, high []byte
	for at := 0; at < kValues; at += 128 {
		for k := at; k < at+64; k++ {
			low = append(low, l[k]&15|l[k+64]<<4)
		}
		for k := at; k < at+32; k++ {
			high = append(high, l[k]>>4|l[k+32]>>4<<2|l[k+64]>>4<<4|l[k+96]>>4<<6)
		}
	}
	return append(append(dst, low...), high...)
}

// appendQ5 appends blocks of Q5_0: a scale in float16, the fifth bits, and 4 bits
// a value.
func appendQ5(dst []byte, src []float32) ([]byte, error) {
	for ; len(src) > 0; src = src[q8Values:] {
		var most float32
		for _, v := range src[:q8Values] {
			if math.Abs(float64(v)) > math.Abs(float64(most)) {
				most = v
			}
		}
		scale, inverse := most/-16, float32(0)
		if scale != 0 {
			inverse = 1 / scale
		}
		h, err := half(scale)
		if err != nil {
			return dst, err
		}
		var fifth uint32
		var levels [q8Values]uint8
		for i, v := range src[:q8Values] {
			levels[i] = uint8(min(int(float32(v*inverse)+16.5), 31))
			fifth |= uint32(levels[i]>>4) << i
		}
		dst = binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint16(dst, h), fifth)
		for i := range q8Values / 2 {
			dst = append(dst, levels[i]&15|levels[i+q8Values/2]<<4)
		}
	}
	return dst, nil
}

// wide is the value of a binary16 that is finite.
func wide(h uint16) float32 {
	sign, exponent, fraction := h>>15, int(h>>10)&31, float64(h&1023)
	v := math.Ldexp(1024+fraction, exponent-25)
	if exponent == 0 {
		v = math.Ldexp(fraction, -24)
	}
	if sign != 0 {
		v = -v
	}
	return float32(v)
}
