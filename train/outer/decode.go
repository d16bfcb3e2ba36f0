package outer

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Decode writes to u the values that a packed tensor means. packed is a peer's: anything but
// Size bytes that Encode can have written wraps ErrPacked, and u may then hold anything.
func (c *Codec) Decode(u []float32, packed []byte) error {
	if len(u) != c.at.n {
		return fmt.Errorf("%w: %d values, the tensor has %d", ErrShape, len(u), c.at.n)
	}
	if len(packed) != c.Size() {
		return fmt.Errorf("%w: %d bytes, want %d", ErrPacked, len(packed), c.Size())
	}
	books, exponents, indices, _ := c.at.sizes(c.spec)
	if err := c.readIndices(packed[books+exponents:][:indices]); err != nil {
		return err
	}
	codes := &bitReader{in: packed[books+exponents+indices:]}
	var err error
	switch {
	case c.spec.Values == Float32:
		err = c.readFloats(codes)
	case c.spec.blocked():
		err = c.readBlocks(packed[:exponents], codes)
	default:
		err = c.readGroups(packed[:books], codes)
	}
	if err != nil {
		return err
	}
	if !codes.rest() {
		return fmt.Errorf("%w: bits behind the codes are not 0", ErrPacked)
	}
	c.spread(u)
	if c.tiles != nil {
		return finite(u)
	}
	return nil
}

// readIndices wants the indices of each chunk in ascending order.
func (c *Codec) readIndices(in []byte) error {
	c.indices = c.indices[:0]
	if !c.spec.sparse() {
		return nil
	}
	r := &bitReader{in: in}
	for n := range c.at.chunks() {
		_, length := c.at.span(n)
		next := 0
		for range c.at.keptOf(n) {
			i := int(r.get(c.at.indexBits))
			if i < next || i >= length {
				return fmt.Errorf("%w: index %d in chunk %d: want %d to %d", ErrPacked, i, n, next, length-1)
			}
			next = i + 1
			c.indices = append(c.indices, uint32(i))
		}
	}
	if !r.rest() {
		return fmt.Errorf("%w: bits behind the indices are not 0", ErrPacked)
	}
	return nil
}

func (c *Codec) readFloats(codes *bitReader) error {
	for i := range c.values {
		c.values[i] = math.Float32frombits(codes.get(32))
	}
	return finite(c.values)
}

func finite(x []float32) error {
	for i, v := range x {
		if magnitude(v) >= infinite {
			return fmt.Errorf("%w: value %d is not finite", ErrPacked, i)
		}
	}
	return nil
}

func (c *Codec) readBlocks(exponents []byte, codes *bitReader) (err error) {
	size := c.spec.codeBits()
	most, _ := c.spec.Values.integers()
	c.blocks(func(values []float32) {
		e := int(exponents[0]) + leastExponent
		exponents = exponents[1:]
		if e > mostExponent && err == nil {
			err = fmt.Errorf("%w: exponent %d, at most %d", ErrPacked, e, mostExponent)
		}
		unit := power(min(e, mostExponent))
		for i := range values {
			q := int(int32(codes.get(size)<<(32-size)) >> (32 - size))
			if q < -int(most) && err == nil {
				err = fmt.Errorf("%w: integer %d, at least %d", ErrPacked, q, -int(most))
			}
			values[i] = float32(float64(q) * unit)
		}
	})
	return err
}

func (c *Codec) readGroups(books []byte, codes *bitReader) (err error) {
	number := func() float32 {
		bits := binary.LittleEndian.Uint32(books)
		books = books[4:]
		if bits >= infinite && err == nil {
			err = fmt.Errorf("%w: magnitude with bits %08x: want a finite number from +0", ErrPacked, bits)
		}
		return math.Float32frombits(bits)
	}
	c.group(func(values []float32) {
		b := book{low: number()}
		if c.spec.Values == TwoBits {
			b.high = number()
		}
		for i := range values {
			values[i] = b.value(c.spec.Values, codes.get(c.spec.codeBits()))
		}
	})
	return err
}
