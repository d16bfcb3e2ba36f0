// Package float is binary32 arithmetic inside a rank-1 constraint system: the
// numbers of docs/numerics.md §1 and their fma, bit for bit, subnormals and
// signs of zero included.
//
// A circuit cannot branch, so this package implements IEEE 754 for finite numbers only. It
// counts every operand or result that is not finite. A circuit that requires the count to be
// zero has no witness for such a computation. In a dispute this means that a tile that
// overflows cannot be proven. A step that overflows has failed and is never claimed.
//
// The design follows ZKLP (Ernstberger et al., "Zero-Knowledge Location Privacy via Accurate
// Floating-Point SNARKs", 2024). Here one table look-up replaces a shift, and a whole fma
// has one rounding.
package float
