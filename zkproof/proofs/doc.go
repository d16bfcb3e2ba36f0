// Package proofs joins the game about private data (zkproof/dispute) with the
// circuit that its last move is proven by (zkproof/circuit).
//
// Roles. An asserter's Prover makes a Groth16 proof of the tile under dispute;
// a Referee checks it as the verifier contract does, so that a game can be
// played again without a chain. Both know their Venue: the chain, the contract,
// the claim's segment and the key that a proof is for. The Context of the state,
// which is a public input, binds a proof to one tile of one game of one asserter
// under one key (docs/disputes.md §6).
//
// The package is pure: keys come from zkproof/keys, by whoever makes a Prover.
package proofs
