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
// A node that was away asks Find for the games of its accounts, Game for where
// each of them stands, and plays on: nothing but the chain is needed for that.
//
// # Invariants
//
//   - An action has one id for ever. The Sender stores its transaction before it
//     is sent, so whatever crashes in between, a move is made once. The id of a
//     move is the state that it answers: two different answers to one state
//     never leave this node.
//   - What an endpoint says of a game is believed when it fits together: the
//     state hashes to what the contract's slot holds, belongs to the claim and
//     the players that the game's name is made of, can be (State.Valid), and
//     what was opened hashes into it (State.Opened).
//   - What took effect is read from the contract, not remembered: that somebody
//     else ended the game first is as good as having done it.
//
// Moves are packed by Pack and read from call data by Unpack; both know every
// move of zkproof/dispute that the contract has.
package games
