// Package games plays disputes on an EVM chain: it turns the moves of
// zkproof/dispute into transactions to DisputeGame (contracts/evm) and reads
// games back from its events.
//
// # Flow
//
//	challenger  Challenge(Charge) ─▶ bond posted, game begun ─▶ Game ─▶ Player.Next ─▶ Move ─▶ Game …
//	asserter    Find(asserter) ─▶ Game ─▶ Player.Next ─▶ Move ─▶ Game …
//	either      clock of the other run out ─▶ Timeout ─▶ Withdraw
//
// A node that was offline calls Find for the games of its accounts and Game for the state of
// each of them, and continues. It needs nothing but the chain for that.
//
// # Invariants
//
//   - The id of an action never changes. The Sender stores its transaction before it sends
//     it, so a move is made once, whatever crashes in between. The id of a move is the state
//     that it answers, so this node never sends two different answers to one state.
//   - An endpoint's answer about a game is accepted if it is consistent: the state hashes to
//     the value in the contract's slot, belongs to the claim and the players from which the
//     game's id is computed, is possible (State.Valid), and contains the hash of what was
//     opened (State.Opened).
//   - Whether an action took effect is read from the contract. If another account ended the
//     game first, the action counts as done.
//
// Pack encodes moves as call data and Unpack decodes them. Both support every move of
// zkproof/dispute that the contract has.
package games
