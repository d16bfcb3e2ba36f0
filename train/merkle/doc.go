// Package merkle holds the hashes of docs/disputes.md §1 that commitments,
// traces and the game on chain share: SHA-256 over 32-byte words, and trees
// over leaves of 64 cells.
//
// Shape. A leaf is up to 64 cells of 4 bytes, little-endian: the bits of a
// float32 or a uint32. A tree over n hashes has exactly ⌈log₂ n⌉ levels; the
// places that n leaves open hold 32 zero bytes. The level count follows from
// n, which every hash over a root binds, so neither an inner node nor a padding
// place can be passed off as a leaf.
//
//	leaf  sha256("infernet/leaf/2" ‖ 0 ‖ up to 256 bytes)
//	node  sha256("infernet/node/1" ‖ 0 ‖ left ‖ right)
//	H     sha256(word ‖ word ‖ …), integers big-endian in a word
//
// Cells hashes an array and opens its leaves without keeping the leaves'
// hashes: it keeps one hash for 32 KiB. Tree keeps all of a tree.
package merkle
