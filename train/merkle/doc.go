// Package merkle holds the hashes of docs/disputes.md §1, which commitments,
// train/ir and the dispute game on chain share: SHA-256 over 32-byte words, and
// trees over leaves of 64 cells.
//
// Shape. A leaf is up to 64 cells of 4 bytes, little-endian: the bits of a
// float32 or a uint32. A tree over n hashes has exactly ⌈log₂ n⌉ levels. Places
// without a leaf hold 32 zero bytes. The number of levels follows from n, and
// every hash over a root binds n, so neither an inner node nor padding can be
// passed off as a leaf.
//
//	leaf  sha256("infernet/leaf/2" ‖ 0 ‖ up to 256 bytes)
//	node  sha256("infernet/node/1" ‖ 0 ‖ left ‖ right)
//	H     sha256(word ‖ word ‖ …), integers big-endian in a word
//
// Cells hashes an array and opens its leaves, but stores only one hash for
// every 32 KiB. Tree stores all hashes of a tree.
package merkle
