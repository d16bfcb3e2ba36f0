// Package circuit holds what a game about private data ends with: a proof that
// one tile of a product is as claimed, which shows nothing but hashes of leaves
// (docs/disputes.md §6).
//
// Roles. The asserter of a claim holds the cells and proves; the contract holds
// the roots that both sides agreed on, climbs the paths from leaf hashes to them
// and passes these hashes to the verifier with the context of the game. Tile
// opens the leaves and computes, from one accumulator to the next: a chain of fma
// (r32/1) over a window of two operands, or of exact sums (x8/1) over blocks of
// two prepared ones.
//
// Public inputs, in order: Place with the Context of the game in one word, then
// the hashes of operand a's leaves and of b's. Every one of them is used by a
// constraint; a test changes each and must fail. gnark accepts a proof for any
// value of an input that stands in none.
//
// A leaf's hash is Poseidon2 over BN254's scalar field in the Merkle–Damgård
// construction of gnark: the tag, then the cells of a whole leaf, seven to an
// element, little-endian, +0 behind the tensor's end. Of a leaf of prepared blocks
// the witness has bytes, which are what a sum multiplies.
//
// What it costs. Of the 18,657 constraints of an r32 tile of 64 terms, 10,108
// open the four leaves and 8,549 compute. An x8 tile has 6,543: 4,684 open two
// leaves, as no block lies in two, and 1,859 compute, 64 of them the products.
// TestConstraintCounts has all sizes. The contract of games takes proofs of tiles of
// 64 terms alone, of both, each under its key.
//
// What these proofs do not say: a tile that meets a number that is not finite
// has no proof, so a step that overflows inside a product cannot be defended
// by one (it is a failed step in all but freak cases, and its cells can be opened
// instead).
package circuit
