// Package tensor holds the type in which the packages of the training engine
// and the commitment code exchange arrays: a name, a shape and row-major
// float32 values. Its only behaviour is to look at itself.
package tensor

import (
	"errors"
	"fmt"
	"math"
)

// MaxRank is the largest number of dimensions of a tensor.
const MaxRank = 8

// MaxName is the largest length of a tensor's name in bytes.
const MaxName = 256

// ErrShape is wrapped by every error of Check.
var ErrShape = errors.New("tensor does not fit its shape")

// Tensor is a named view of values in row-major order. Data is shared, never
// copied, when a Tensor is passed on.
type Tensor struct {
	Name  string
	Shape []uint32
	Data  []float32
}

// Check reports whether the name and the rank are within their limits and the
// product of the shape equals the number of values.
func (t Tensor) Check() error {
	if t.Name == "" || len(t.Name) > MaxName {
		return fmt.Errorf("%w: name of %d bytes, want 1 to %d", ErrShape, len(t.Name), MaxName)
	}
	if len(t.Shape) == 0 || len(t.Shape) > MaxRank {
		return fmt.Errorf("%w: %s has rank %d, want 1 to %d", ErrShape, t.Name, len(t.Shape), MaxRank)
	}
	n := uint64(1)
	for _, d := range t.Shape {
		if n *= uint64(d); d == 0 || n > uint64(len(t.Data)) {
			break
		}
	}
	if n == 0 || n != uint64(len(t.Data)) {
		return fmt.Errorf("%w: %s has shape %v and %d values", ErrShape, t.Name, t.Shape, len(t.Data))
	}
	return nil
}

// narrowBits are those of a float32 that neither bfloat16 nor binary16 has.
const narrowBits = 1<<13 - 1

// Narrow reports whether t is a matrix of 16-bit values: each is one of bfloat16 or binary16, and
// not all are zero.
func (t Tensor) Narrow() bool {
	if len(t.Shape) != 2 {
		return false
	}
	zero := true
	for _, v := range t.Data {
		if math.Float32bits(v)&narrowBits != 0 {
			return false
		}
		zero = zero && v == 0
	}
	return !zero
}
