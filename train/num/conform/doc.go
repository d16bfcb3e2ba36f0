// Package conform is the conformance suite of back ends: random and adversarial
// cases of every operation of num.Backend, compared bit for bit with num.Ref().
// Tests run it. Operators run it with `infernet doctor --gpu` on the machine
// that is going to compute.
//
// A case is made from a seed alone, so a mismatch can be reproduced anywhere.
// The cases contain ordinary numbers and everything that commonly breaks
// implementations: subnormals, zeros of both signs, ties, cancellations over 60
// binades, infinities and NaNs (any NaN equals any NaN), saturating blocks of
// x8, and sizes that are not multiples of a tile.
package conform
