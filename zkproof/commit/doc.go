// Package commit hashes the state and the history of a training run into roots whose pieces
// can be checked one by one.
//
// Roles. A provider trains a segment. It hashes its start state and its end state
// (StateRoot), its states at some marks between (MarksRoot) and the log of its steps
// (LogRoot), and signs the hash of the Segment, which contains these roots. A verifier
// re-executes the segment and compares. In a dispute either side opens single leaves: a Proof
// opens 64 values of one tensor under a state root, and a RecordProof opens one record of the
// log. The rest of the data is not sent.
//
// Formats. docs/disputes.md §1 specifies them. Leaves, trees and H are those of
// train/merkle, so a contract can compute every hash from 32-byte words.
//
//	tensor  H("infernet/tensor/2", sha256(CBOR{name, shape}), cells, root of the leaves)
//	state   H("infernet/state/2", step, program, sha256(numerics), tensors, root of the tensors)
//	record  sha256("infernet/step/1" ‖ 0 ‖ 16 bytes)
//	log     H("infernet/log/2", records, root of the records)
//	segment H("infernet/segment/3", job, program, sha256(numerics), dataset, index, first step, steps, start,
//	          end, log, marks)
//	marks   root of the tree over the state roots at the inner marks; zero if there is none
//
// Invariants. Equal states have equal roots on every machine. A change of one bit of a
// value, a name, a shape, the order of tensors or the header changes the root. A step with a
// non-finite loss is never encoded or decoded. The package does no I/O.
package commit
