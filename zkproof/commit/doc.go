// Package commit turns the state and the history of a training run into
// hashes that can be checked piece by piece.
//
// Roles. A provider trains a segment, hashes the state it started from and the
// state it ended in (StateRoot), hashes the log of its steps (LogRoot), and
// signs the hash of the Segment that names them all. A verifier re-executes
// and compares. In a dispute either side opens single leaves: a Proof shows
// one piece of 64 values of one tensor under a state root, a RecordProof one
// line of the log, without shipping the rest.
//
// Shape. docs/disputes.md §1 has the formats; leaves, trees and H are those of
// train/merkle, so that a contract can compute every hash from 32-byte words.
//
//	tensor  H("infernet/tensor/2", sha256(CBOR{name, shape}), cells, root of the leaves)
//	state   H("infernet/state/2", step, program, sha256(numerics), tensors, root of the tensors)
//	record  sha256("infernet/step/1" ‖ 0 ‖ 16 bytes)
//	log     H("infernet/log/2", records, root of the records)
//	segment H("infernet/segment/2", job, program, sha256(numerics), dataset, index, first step, steps, start, end, log)
//
// Invariants. Equal states have equal roots on every machine; a change of one
// bit of a value, a name, a shape, the order of tensors or the header changes
// the root; no step with a non-finite loss is ever encoded or decoded. The
// package does no I/O.
package commit
