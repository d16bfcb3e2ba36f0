// Package stranger is a peer that follows no rule: a libp2p host without limits of its own, with a
// key that nobody knows, which sends what it is told to. It keeps nothing and tests nothing.
//
// The suite testnet/hostile attacks nodes of a test network with it, and testnet/rehearsal an
// operator's own node, for `infernet doctor --attack`.
package stranger
