// Package role drives the parts a node can play for a job: provider, verifier
// and coordinator (the client's own node, or an aggregator as its delegate).
//
// # Roles
//
// A driver takes messages from peers and facts from the chain, turns them into
// events of a pure machine (market/job for a job, escrow for a lease's money),
// writes what comes out to the ledger, and only then lets the effects leave.
//
// # Flow
//
//	offers topic ── Intake ──▶ Provider, Verifier: bid
//	coordinator ── lease, check, voucher, end ──▶ Provider, Verifier
//	Provider, Verifier ── progress, segment, verdict ──▶ Coordinator
//	Verifier ── claims found wrong ──▶ Disputes ◀── challenges ── chain
//
// Disputes plays the games over claims on chain, on either side; it needs the
// ledger's claims and the chain alone.
//
// # Invariants
//
//   - One goroutine owns each job and each lease; others hand it messages
//     through a bounded queue and get an explicit busy answer when it is full.
//   - Nothing a peer sends is used before market's Validate made it another
//     type; a peer can cause no error-level log line.
//   - What this node holds for a job is in the ledger with its end (Pins): a restart
//     forgets none of it, and none of it stays for ever.
//   - A check that fails because something is away comes again until its
//     coordinator's time-out.
//   - A voucher, verdict or commitment is in the ledger before it is answered.
package role
