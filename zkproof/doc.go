// Package zkproof contains the packages that make training work verifiable. It has no code
// of its own.
//
//   - zkproof/commit hashes the state and the history of a run into roots whose pieces can be
//     opened one by one.
//   - zkproof/dispute is the game between a provider and a challenger that narrows a wrong
//     segment down to one tile of one operator, which a referee computes. disputetest has
//     its test scenarios.
//   - zkproof/circuit is the circuit that proves a tile of private data; circuit/float is its
//     floating-point arithmetic.
//   - zkproof/keys runs the ceremonies that make the circuit's proving and verifying keys.
//   - zkproof/proofs connects the game to the circuit and the keys.
//
// Except for the key files of zkproof/keys, the packages do no I/O. They rely on the
// numerics of train, whose results are equal bits on every machine.
package zkproof
