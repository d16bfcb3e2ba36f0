// Package circuit is the circuit that ends a game about private data. It proves that one
// tile of a product is as claimed and reveals only hashes of leaves (docs/disputes.md §6).
//
// Roles. The asserter of a claim has the cells and makes the proof. The contract has the
// roots that both sides agreed on. It climbs the paths from leaf hashes to them and passes
// these hashes to the verifier with the context of the game. Tile opens the leaves and
// computes from one accumulator to the next: a chain of fma (r32/1) over a window of two
// operands, or of exact sums (x8/1) over blocks of two prepared operands.
//
// Public inputs, in order: Place and the Context of the game in one word, then the hashes of
// operand a's leaves and of b's. Every public input occurs in a constraint, because gnark
// accepts a proof for any value of an input that occurs in none. A test changes each input
// and expects the proof to fail.
//
// A leaf's hash is Poseidon2 over BN254's scalar field in the Merkle–Damgård
// construction of gnark: the tag, then the cells of a whole leaf, seven per element,
// little-endian, with +0 after the tensor's end. For a leaf of prepared blocks the witness
// contains bytes, which are the factors of a sum.
//
// Cost. Of the 18,657 constraints of an r32 tile of 64 terms, 10,108
// open the four leaves and 8,549 compute. An x8 tile has 6,543: 4,684 open two
// leaves, as no block lies in two, and 1,859 compute, 64 of them the products.
// TestConstraintCounts has all sizes. The contract accepts only proofs of tiles of 64 terms,
// of both arithmetics, each under its own key.
//
// Limits. A tile with a number that is not finite has no proof, so a step that overflows
// inside a product cannot be defended by one. Except in rare cases such a step has failed,
// and its cells can be opened instead.
package circuit
