// Package role is the kernel that the roles of a node share: what a role needs of its node
// ([Deps]), the claims and evidence that roles hand to each other, the contents that are
// held for jobs ([Pins]), and the check of the operator's stake ([StakeGuard]).
//
// # Roles
//
// Each role is a package that does not import another one. A role takes messages from peers
// and facts from the chain, turns them into events of a pure machine (market/job for a job,
// escrow for a lease's money), writes the result to the ledger, and only then lets the
// effects leave.
//
//	offers topic ── intake ──▶ provider, verifier: bid
//	coordinator ── lease, check, voucher, end ──▶ provider, verifier
//	provider, verifier ── progress, segment, verdict ──▶ coordinator
//	verifier ── claims found wrong ──▶ disputes ◀── challenges ── chain
//	coordinator, provider ── events of a lease ──▶ leases ──▶ rails
//
// # Invariants
//
//   - One goroutine owns each job and each lease. Others hand it messages through a bounded
//     queue, and get an explicit busy answer when the queue is full.
//   - Nothing that a peer sends is used before market's Validate made it another type. A
//     peer can cause no error-level log line.
//   - What a node holds for a job is in the ledger together with its end: a restart forgets
//     none of it, and none of it stays for ever.
//   - A voucher, verdict or commitment is in the ledger before it is answered.
package role
