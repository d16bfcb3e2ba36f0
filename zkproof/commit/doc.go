// Package commit turns the state and the history of a training run into
// hashes that can be checked piece by piece.
//
// Roles. A provider trains a segment, hashes the state it started from and the
// state it ended in (StateRoot), hashes the log of its steps (LogRoot), and
// signs the hash of the Segment that names them all. A verifier re-executes
// and compares. In a dispute either side opens single leaves: a Proof shows
// one 4 KiB piece of one tensor under a state root, a RecordProof one line of
// the log, without shipping the rest.
//
// Shape. Everything is SHA-256; T ‖ 0 ‖ bytes stands for hashing bytes under
// the tag T.
//
//	leaf    "infernet/leaf/1"   ‖ 0 ‖ up to 4096 bytes: little-endian float32
//	node    "infernet/node/1"   ‖ 0 ‖ left ‖ right
//	tensor  "infernet/tensor/1" ‖ 0 ‖ CBOR{name, shape, root of the leaves}
//	state   "infernet/state/1"  ‖ 0 ‖ CBOR{step, program, numerics, count, root of the tensors}
//	record  "infernet/step/1"   ‖ 0 ‖ 16 bytes
//	log     "infernet/log/1"    ‖ 0 ‖ CBOR{count, root of the records}
//	segment "infernet/segment/1" ‖ 0 ‖ CBOR{Segment}
//
// A tree over n hashes has exactly ⌈log₂ n⌉ levels; the places that n leaves
// open hold 32 zero bytes. The level count follows from the shape or the
// count, which the tensor, state and log hashes bind, so neither an inner node
// nor a padding place can be passed off as a leaf.
//
// Invariants. Equal states have equal roots on every machine; a change of one
// bit of a value, a name, a shape, the order of tensors or the header changes
// the root; no step with a non-finite loss is ever encoded or decoded. The
// package does no I/O.
package commit
