// Package coordinator runs jobs as the delegate of their offers: for the node's own client,
// or for another client as an aggregator.
//
// # Flow
//
// Every open job has an actor: a goroutine that alone applies events to the job's machine
// (market/job). An event comes from a peer's message, from the chain, or from an action that
// ended.
//
//	message ─▶ Validate ─▶ inbox ─▶ job.State.Apply ─▶ ledger ─▶ actions ─▶ peers, chain
//	                         ▲                                      │
//	                         └────────── events of their end ◀──────┘
//
// An action is one job.Action: announce the offer, propose a lease, fund it, draw verifiers,
// request checks, send a voucher, end a lease, fetch the model, refund. Each is repeated
// until it succeeds or the machine says that it is too late, and is started again after a
// restart.
//
// A lease's money is moved by its escrow machine (node/leases). The actor hands that machine
// what was committed, judged and vouched, and waits for what the chain shows.
//
// # After the end
//
// A settled lease may still pay more: on Lightning a provider that comes back after the
// client has closed is paid what was vouched. A closed job takes no events, so its figures
// are corrected beside its machine.
//
// # Invariants
//
//   - The outcome of an event is in the ledger before its message is answered and before its
//     actions start.
//   - A wallet's permits are used one after the other: only one is under way at a time. Leases
//     that wait for it share the next one, where the rail can (deposits).
//   - No job waits while a node that has bid for it has room, and no more leases are proposed to a
//     node than its bid stands for (rooms).
//   - The money that figures report is posted to the ledger's accounts in the same write.
//   - A verifier gets the segment's log only after the commitment to its verdict is kept.
package coordinator
