// Package dispute implements the rules of the dispute game (docs/disputes.md §4), in which
// the author of a wrong segment loses its stake. contracts/evm/src/DisputeGame.sol
// implements the same rules in Solidity; testnet/disputes fuzzes the two against each other.
//
// Roles. The asserter is the operator whose node key signed the hash of a segment. The
// challenger re-executed the segment and got other bits. The asserter opens its claim piece
// by piece, and the challenger picks a piece that it disputes. At the end one tile is left:
// at most 64 terms of one element of one operator of one step. The referee computes it. If
// data are private (docs/disputes.md §6), leaves are hashed so that a proof can open them,
// and a tile of products is proven instead of shown.
//
// Flow. Rules.Begin returns the State after a challenge. Rules.Apply takes a State and a Move
// and returns the next State or the Outcome. Rules.Timeout ends a game whose player did not
// move. Turn, Legal and Deadline say who must move, how, and until when. A Player chooses the
// right move in any state from its Knowledge of the trace, so a node that was offline
// continues from the state alone.
//
// Invariants. A State is complete: the same state allows the same moves on every node and in
// the contract. An asserter whose claim is right and who answers in time wins against every
// sequence of moves. A challenger whose bits are right and who answers in time wins against
// every wrong claim. Every game ends, because each move narrows an interval or a tree and
// the clocks run.
//
// Files. moves.go and state.go have the types. rules.go applies moves, and rules_*.go has
// the rules of each phase. player.go and player_*.go choose moves. transcript.go and
// rules_point.go are for games that are played off chain up to their end.
//
// The package is pure. The time is an argument of every call that needs it.
package dispute
