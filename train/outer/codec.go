package outer

import (
	"encoding/binary"
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/num"
)

// Codec encodes updates of one tensor. It owns scratch memory: one goroutine at a time.
type Codec struct {
	spec     Spec
	at       layout
	be       num.Backend
	tiles    *tiles    // nil without a transform
	flat     []float32 // the values in the order of chunks, if transformed
	values   []float32 // the kept ones
	scratch  []float32
	indices  []uint32
	selector selector
}

// NewCodec makes the codec of a tensor of rows by cols, row-major; a vector is one row. It
// wraps ErrSpec and ErrShape.
func NewCodec(be num.Backend, s Spec, rows, cols int) (*Codec, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	if rows < 1 || cols < 1 || rows > maxSize/cols {
		return nil, fmt.Errorf("%w: %d by %d", ErrShape, rows, cols)
	}
	c := &Codec{spec: s, at: newLayout(s, rows, cols), be: be}
	if s.Transform == DCT {
		c.tiles = newTiles(c.at)
		c.flat = make([]float32, c.at.n)
	}
	c.values, c.scratch = make([]float32, c.at.kept), make([]float32, c.at.kept)
	return c, nil
}

// Size is the length of an encoded tensor in bytes.
func (c *Codec) Size() int {
	books, exponents, indices, codes := c.at.sizes(c.spec)
	return books + exponents + indices + codes
}

// Encode appends the packed form of a to packed, and writes to u the values that it means.
// Both have the tensor's length; u may be a. It wraps ErrShape and ErrNotFinite.
func (c *Codec) Encode(packed []byte, u, a []float32) ([]byte, error) {
	if len(a) != c.at.n || len(u) != c.at.n {
		return nil, fmt.Errorf("%w: %d and %d values, the tensor has %d", ErrShape, len(a), len(u), c.at.n)
	}
	x := a
	if c.tiles != nil {
		c.tiles.forward(c.be, c.flat, a)
		x = c.flat
	}
	for _, v := range x {
		if magnitude(v) >= infinite {
			return nil, ErrNotFinite
		}
	}
	c.keep(x)
	packed, ok := c.pack(packed)
	if !ok {
		return nil, ErrNotFinite // the sum of the magnitudes is too large
	}
	c.spread(u)
	if c.tiles != nil && finite(u) != nil {
		return nil, ErrNotFinite
	}
	return packed, nil
}

// keep selects the values of x that are sent.
func (c *Codec) keep(x []float32) {
	if !c.spec.sparse() {
		copy(c.values, x)
		return
	}
	c.indices = c.indices[:0]
	kept := c.values[:0]
	for n := range c.at.chunks() {
		start, length := c.at.span(n)
		first := len(c.indices)
		c.indices = c.selector.indices(c.indices, x[start:start+length], c.at.keptOf(n))
		for _, i := range c.indices[first:] {
			kept = append(kept, x[start+int(i)])
		}
	}
}

// spread writes the tensor that the kept values mean.
func (c *Codec) spread(u []float32) {
	out := u
	if c.tiles != nil {
		out = c.flat
	}
	if !c.spec.sparse() {
		copy(out, c.values)
	} else {
		clear(out)
		at := 0
		for n := range c.at.chunks() {
			start, _ := c.at.span(n)
			for range c.at.keptOf(n) {
				out[start+int(c.indices[at])] = c.values[at]
				at++
			}
		}
	}
	if c.tiles != nil {
		c.tiles.inverse(c.be, u, c.flat)
	}
}

// group calls f with the kept values of each group.
func (c *Codec) group(f func(values []float32)) {
	if c.spec.sparse() {
		f(c.values)
		return
	}
	for n := range c.at.chunks() {
		start, length := c.at.span(n)
		f(c.values[start:][:length])
	}
}

// blocks calls f with the kept values of each block.
func (c *Codec) blocks(f func(values []float32)) {
	at := 0
	for n := range c.at.chunks() {
		for left := c.at.keptOf(n); left > 0; left -= block {
			size := min(block, left)
			f(c.values[at:][:size])
			at += size
		}
	}
}

// pack appends the parts and replaces the kept values by what they mean. ok is false if a
// codebook is not finite.
func (c *Codec) pack(packed []byte) (_ []byte, ok bool) {
	_, _, _, size := c.at.sizes(c.spec)
	codes := bitWriter{out: make([]byte, 0, size)}
	switch {
	case c.spec.Values == Float32:
		for _, v := range c.values {
			codes.out = binary.LittleEndian.AppendUint32(codes.out, math.Float32bits(v))
		}
	case c.spec.blocked():
		c.blocks(func(values []float32) { packed = append(packed, c.packBlock(&codes, values)) })
	default:
		ok := true
		c.group(func(values []float32) {
			b := bookOf(c.be, c.spec.Values, values, c.scratch)
			ok = ok && magnitude(b.low) < infinite && magnitude(b.high) < infinite
			packed = c.packGroup(packed, &codes, b, values)
		})
		if !ok {
			return nil, false
		}
	}
	if c.spec.sparse() {
		indices := bitWriter{}
		for _, i := range c.indices {
			indices.put(i, c.at.indexBits)
		}
		packed = append(packed, indices.finish()...)
	}
	return append(packed, codes.finish()...), true
}

// packBlock writes the integers of a block and returns its exponent's byte.
func (c *Codec) packBlock(codes *bitWriter, values []float32) byte {
	largest, bits := uint32(0), c.spec.codeBits()
	for _, v := range values {
		largest = max(largest, magnitude(v))
	}
	e := c.spec.Values.exponentOf(largest)
	most, _ := c.spec.Values.integers()
	inverse, unit := power(-e), power(e)
	for i, v := range values {
		q := integer(v, inverse, most)
		codes.put(uint32(q)&(1<<bits-1), bits)
		values[i] = float32(float64(q) * unit) // exact
	}
	return byte(e - leastExponent)
}

// packGroup appends a codebook and writes the codes of a group.
func (c *Codec) packGroup(packed []byte, codes *bitWriter, b book, values []float32) []byte {
	packed = binary.LittleEndian.AppendUint32(packed, math.Float32bits(b.low))
	if c.spec.Values == TwoBits {
		packed = binary.LittleEndian.AppendUint32(packed, math.Float32bits(b.high))
	}
	bits := c.spec.codeBits()
	for i, v := range values {
		code := b.code(c.spec.Values, v)
		codes.put(code, bits)
		values[i] = b.value(c.spec.Values, code)
	}
	return packed
}
