// Package testnet runs a whole market on one machine, in separate processes of
// the same program, and reports what happened. The demo uses it, and so do tests
// that kill processes.
//
// # Roles
//
// A [Network] is an embedded chain and its parties: a client, providers, a
// verifier. Each party is a child process with its own home folder, wallet, log
// file and loopback ports. The parties share only the chain's RPC and the network.
// A [Process] is such a child. It dies with its parent.
//
// # Flow
//
//	devnet → init (each party) → fund → stake → start → post → watch → settle → compare
//
// # Invariants
//
//   - The money in a report was read from the chain, at one block before the job
//     and at one block after it. What nodes claim is only compared with it.
//   - For every asset the changes of all accounts sum to zero. The escrow, the
//     stakes and the burned gas count as accounts. If they do not sum to zero, the
//     report is not balanced and the demo fails.
package testnet
