// Package solanarail is the escrow rail of Solana: it turns the payment machine's
// actions into transactions to the escrow program and reads its accounts back.
//
// # Names
//
// The market knows parties by 20-byte accounts; who is paid for one on Solana
// is said by a link account, which the account's own key has signed. A [Deployment]
// is a cluster, program and mint; it gives the market's domain and token.
//
// # Flow
//
//	Do(action):  already in effect? → wait until that is finalized → done
//	             else build → Sender.Send under the action's id → Wait → done
//	             refused → escrow.ErrRefused with the program's error
//	Observe:     job, lease and clock in one slot, finalized; what they say is
//	             compared with everything that was agreed
//	voucher:     market's signature for people, and the delegate's ed25519
//	             signature ([Rail.Prove]) for the program; a provider takes no
//	             voucher that [Rail.CheckVoucher] refuses
//
// # Invariants
//
//   - What took effect is read from the program's accounts, not remembered.
//   - A provider sees a lease as open only if every term, its own key, and
//     enough arbiters that it accepts are in it.
//   - No two transactions of one action are alive at once (chain/solanarpc).
//   - Settlement owes; paying out is a step of its own that anyone can take, so
//     nobody's missing token account holds up another's money.
package solanarail
