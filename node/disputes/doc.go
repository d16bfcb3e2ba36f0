// Package disputes plays a node's dispute games: it challenges wrong segments, and defends
// the operator's own ones (docs/disputes.md).
//
// # Flow
//
// A game is a state on chain that two players move down to one operation. Package
// zkproof/dispute has the rules, chain/evm/games the contract. This package decides when it
// is the node's turn, and takes the moves from the node's own execution of the segment.
//
//	claim found wrong ─▶ wanted ─▶ estimate ─▶ challenge ┐
//	                        └─▶ dropped                  ├─▶ playing ─▶ won, lost, moot
//	challenge seen on chain ─────────────────────────────┘
//	claim seen on chain ─▶ judged ─▶ wanted, won at once, or right
//
// The claims under every lease that the node follows as client or verifier are read from the
// chain and judged by their own goroutine: a claim that the node has not verified is executed
// again (docs/escrow.md).
//
// At every new head each open dispute is looked at once: a game is begun, moved, ended by
// the clock, or collected. Executions are kept open in a small cache, because moves follow
// one another.
//
// # Off chain
//
// The two players can play a game off chain, over /infernet/open/1. The challenger asks for
// openings, and then goes to the end of the game in one transaction, under the asserter's
// signature. If the asserter does not answer, the game continues on chain.
//
// # Invariants
//
//   - Everything needed to go on is in the ledger and on the chain.
//   - A challenge is made only if this node's own execution contradicts the claim, and if it
//     brings more than it costs, as far as the operator has set a price.
//   - A node that finds its own claim wrong, twice, makes no further move for it.
//   - Values of a private job are opened to the challenger alone, and along one line of
//     picks only; that line is in the ledger before anything is shown.
package disputes
