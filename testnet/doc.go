// Package testnet runs a whole market on one machine, in separate processes of
// the same program, and tells what happened: for the demo, for people who want
// to see it work, and for tests that kill things.
//
// # Roles
//
// A [Network] is an embedded chain and its parties: a client, providers, a
// verifier. Each is a child process with a home folder, a wallet, a log file and
// loopback ports of its own; they share nothing but the chain's RPC and the
// network. A [Process] is such a child; it dies with its parent.
//
// # Flow
//
//	devnet → init (each party) → fund → stake → start → post → watch → settle → compare
//
// # Invariants
//
//   - What a report says about money was read from the chain at one block, before
//     and after; what nodes claim is only compared with it.
//   - For every asset the changes of all accounts sum to zero, with the escrow,
//     the stakes and the burned gas among the accounts; a report that does not is
//     not balanced, and the demo fails.
package testnet
