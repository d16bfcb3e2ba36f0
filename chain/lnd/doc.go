// Package lnd talks to an lnd node (v0.21) over gRPC: hold invoices,
// payments that are identified by their hash, and what became of each HTLC.
//
// # Roles
//
// The payee adds an invoice for a hash that the payer chose ([Client.AddHold]),
// watches it being locked in ([Client.Lookup], [Client.Await]) and settles it
// with the preimage or cancels it. The payer pays ([Client.Pay]) and asks what
// became of it ([Client.Track]). Keysend is never used: a payment without an
// invoice has no hash of the payer's choosing and no agreed amount.
// [Client.FeeRate] and [ClaimWeight] say what a claim on chain would cost.
// [Client.Nudge] probes a channel for a random hash, which nobody can be paid for.
//
// # What counts as money
//
// lnd calls an invoice SETTLED as soon as it knows the preimage. That is not
// money yet: the HTLC can still go back, when the node is killed at the wrong
// moment or cannot pay for its claim on chain. Only the final resolution of
// the HTLC itself says so ([Client.Resolution]); lnd keeps it with the option
// store-final-htlc-resolutions, which [Dial] insists on. For the payer it is
// the payment's own end: SUCCEEDED or FAILED never changes.
//
// # Invariants
//
//   - A hash is used for one invoice and one payment, for ever: reuse is
//     [ErrReused] and [Client.Pay] of a known hash pays nothing again.
//   - Every payment has one part, an exact amount, and a limit on its fee and
//     on the blocks that it may be held up.
//   - The macaroon may do what [Permissions] lists and nothing else, and the
//     certificate is the one that was configured: [Dial] refuses the rest.
//   - Everything the node says is bounded and typed before it is used.
package lnd
