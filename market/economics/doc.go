// Package economics computes, from the terms of a job, what every party can lose at most and
// what every named deviation from the protocol brings. [Check] refuses terms under which a
// deviation pays, or under which an honest verifier or challenger works at a loss. The
// package does no I/O and reads no clock.
//
// # Units
//
// Money is an integer of base units of the asset that the job is paid in. Gas is converted
// to it by [Fee]. A probability is a float64, and so is what is multiplied by one: an
// expectation or a margin. Amounts that do not fit are the largest that do.
//
// # Model
//
// An expectation is per segment, relative to what the same party has if it is honest. It is
//
//	success × gain − caught × loss
//
// gain is what the deviation brings or saves, and loss what it costs if it is found. A margin
// is caught × loss / (success × gain): below 1 the deviation pays. docs/economics.md names
// every assumption, and what breaks where one fails.
package economics
