// Package evmrail is the escrow rail of EVM chains: it turns the payment machine's
// actions into transactions to JobEscrow and reads the contract back.
//
// # Flow
//
//	Do(action):  already in effect? → wait for depth → done
//	             else Sender.Send under the action's id → Wait at depth → done
//	             refused → escrow.ErrRefused with the contract's error
//	Observe:     head − depth + 1 → leaseOf, jobOf, creditOf in that one block;
//	             for a closed lease its event Settled
//
// # Invariants
//
//   - What took effect is read from the contract, not remembered: a crash, a
//     transaction that fell out of the pool, or the other side having done the
//     same thing all end in the same check. The Sender adds that one id is one
//     transaction, also while it is only pending.
//   - Everything an endpoint says is typed and bounded; logs are only used to
//     compute arguments that the contract checks itself, and amounts to show.
//   - A reading is of one block: a reorganisation between two calls is an
//     error, which passes.
package evmrail
