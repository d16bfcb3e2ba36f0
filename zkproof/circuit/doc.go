// Package circuit holds what a game about private data ends with: proofs
// that one tile of a product, or single cells, are as claimed, which show
// nothing but hashes of leaves (docs/disputes.md §6).
//
// Roles. The asserter of a claim holds the cells; the contract holds the roots
// that both sides agreed on, climbs the paths from leaf hashes to them and
// passes these hashes to the verifier with the context of the game. The
// circuits open leaves and compute:
//
//   - Tile: a chain of fma (r32/1) or of exact blocks (x8/1) over a window of two
//     operands, from one accumulator to the next;
//   - Cells: the values of some cells of a leaf, where the contract computes the
//     rest itself.
//
// Public inputs, in order: Context, Place (or places and values), then the leaf
// hashes. Every one of them is used by a constraint; a test changes each and
// must fail.
//
// A leaf's hash is Poseidon2 over BN254's scalar field in the Merkle–Damgård
// construction of gnark: the tag with the number of cells of a full leaf, then
// the cells, seven to an element, little-endian, +0 behind the tensor's end.
//
// What these proofs do not say: a tile that meets a number that is not finite
// has no proof, so a step that overflows inside a product cannot be defended
// (it is a failed step in all but freak cases).
package circuit
