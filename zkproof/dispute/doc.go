// Package dispute is the game in which a wrong segment loses its author's
// stake: docs/disputes.md §4, written a second time in Solidity
// (contracts/evm/src/DisputeGame.sol) and fuzzed against it.
//
// Roles. The asserter is the operator whose node key signed the hash of a
// segment; the challenger re-executed it and got other bits. The asserter
// opens its claim piece by piece; the challenger points at a piece that it
// disputes; what is left at the end is one tile of at most 64 terms of one
// element of one operator of one step, which the referee computes. Where data
// are private (docs/disputes.md §6), leaves are hashed so that a proof can open
// them, and a tile of products is proven instead of shown.
//
// Flow. Begin makes the State after a challenge; Rules.Apply takes a State and
// a Move and returns the next State or the Result; Rules.Timeout ends a game
// whose player did not move. Turn, Legal and Deadline say what is expected,
// from whom, until when. Play is a player: given what it knows of the trace
// (Knowledge) it names the right move in any state, so a node that was away
// plays on from the state alone.
//
// Invariants. A State is all there is: same state, same moves, on every node
// and in the contract. An asserter whose claim is right and who answers in time
// wins against every sequence of moves; a challenger whose bits are right and
// who answers in time wins against every wrong claim. Every game ends: each
// move narrows an interval or a tree, and the clocks run.
//
// The package is pure: time comes in with every call.
package dispute
