// Package float is binary32 arithmetic inside a rank-1 constraint system: the
// numbers of docs/numerics.md §1 and their fma, bit for bit, subnormals and
// signs of zero included.
//
// A circuit cannot branch, so nothing here follows IEEE 754 past the finite
// numbers: every operand or result that is not finite is counted, and a circuit
// that wants the count to be zero has no witness for such a computation. In a
// dispute that means that nobody can prove a tile that overflows; a step that
// overflows is a failed step and never claimed.
//
// The gadget is built like ZKLP's (Ernstberger et al., "Zero-Knowledge Location
// Privacy via Accurate Floating-Point SNARKs", 2024), with one table look-up
// where that shifts and one rounding for a whole fma.
package float
