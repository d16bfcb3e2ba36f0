// Package escrow is the payment machine of one lease: from the signed quote to
// the last cent paid or returned. It is pure: no I/O, no clock. A rail (such as
// escrow/evmrail) carries its actions out and reports what the chain says. Both
// sides of a lease run the machine, each with its own [Party].
//
// # Roles
//
//   - The Client party is the coordinator: the client's own node or the
//     delegate that its offer names. It opens the lease, signs vouchers, ends
//     the lease when the provider vanishes or is proven wrong, and takes the
//     rest back.
//   - The Provider party works at most `credit` segments ahead of its
//     vouchers, closes once with the best voucher, and commits segments on
//     chain when the client has vanished.
//
// # Flow
//
//	Quoted → Reserved → Funded ─ segment: Working → Committed → Verified → Earned ─┐
//	                      │                           └ Disputed → Won | Lost      │
//	                      ├──── Ending (window) ──── release ─────────────▶ Closed │
//	                      └──── Closing ────────────────────────────────▶ Closed ◀─┘
//	                                       Closed → Refunding → Refunded   (client)
//
// docs/escrow.md has the diagrams, generated from [Transitions] and
// [SegmentTransitions], which Apply obeys.
//
// A driver keeps State in the ledger: it applies an [Event], commits the new
// State together with the returned [Action]s in one ledger change, and lets
// the rail carry the actions out. An action's ID never changes its meaning:
// equal IDs are the same action, so a crash repeats or skips it without harm.
//
// # Invariants
//
//   - Equal states and events give equal states and actions.
//   - Nothing is opened, closed, ended, claimed, released or refunded twice
//     under different ids, unless the rail reported the first as failed.
//   - A voucher never shrinks, and covers no segment that is not committed; the
//     client signs none that is not verified or won.
//   - A provider is never more than `credit` segments ahead of its vouchers.
//   - Provider, payees and what is returned add up to price × segments.
//   - The machine follows what the chain says at the agreed depth, also when a
//     reorganisation takes something back.
package escrow
