// Package proofs connects the game about private data (zkproof/dispute) to the circuit
// (zkproof/circuit) whose proofs decide it.
//
// Roles. An asserter's Prover makes a Groth16 proof of the tile under dispute. A Referee
// checks it as the verifier contract does, so that a game can be replayed without a chain.
// Both have a Scope: the chain, the contract, the claim's segment and the keys. The Context
// of a state is a public input of the circuit. It binds a proof to one tile of one game of
// one asserter under one key (docs/disputes.md §6).
//
// The package does no I/O. Whoever makes a Prover loads its keys with zkproof/keys.
package proofs
