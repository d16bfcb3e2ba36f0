// Package heads follows a chain's head. The rest of a node asks it for chain time and waits for blocks, so that one
// poll of the endpoint serves all.
package heads
