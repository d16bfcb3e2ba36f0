// Package job is the coordinator's view of one job's life: a pure state
// machine. A driver feeds it events (bids, results, verdicts, chain facts,
// ticks), persists the State it returns, then carries out the actions.
//
//	announced → matching → leasing → funding → running ⇄ verifying → delivered → closed
//	    ↑                     │         │         └─────┬─────┘
//	    └──── lease ended ────┴─────────┴───────────────┘
//	any of these → refunding → closed   (deadline passed, or cancelled)
//
// # Driving it
//
//	s, actions := job.New(ann, genesis, job.DefaultPolicy(), job.Tick{Chain: t, Mono: ms})
//	…
//	next, actions, err := s.Apply(event)   // err: refused, s is unchanged
//	persist(next.Encode())                 // then
//	do(actions)                            // each is idempotent by its Key
//
// Time comes only with [Tick] (and [Resumed]): chain time in seconds for
// deadlines, monotonic milliseconds for heartbeats and answers. Tick about
// once a second. A Tick or [Beat] that returns no action need not be persisted.
// After a restart, Decode the state and Apply [Resumed]: it returns again every
// action the state waits on (also [State.Pending]).
//
// # When a lease ends
//
// It ends by Misses heartbeats of Heartbeat ms missed while segments are still
// to be computed, by a rejected segment, by its deadline, by the provider
// abandoning it, or because it was not signed or funded. The job is matched
// again from the last verified segment. An operator that missed or was wrong
// is excluded from the job; one that only refused may bid again.
//
// # Verdicts
//
// A segment needs Spec.Verification.Verifiers agreeing verdicts, n, of a drawn
// panel of n. With n = 1 a single disagreement rejects the segment. With more,
// the first disagreement draws one more verifier; from then on a side needs the
// majority of the panel, agreement at least n besides, and a panel that has
// answered without a decision grows by one. If nobody is left to ask, the
// lease ends without blame. A rejected segment counts as wrong against the
// provider; verifiers on the losing side count as wrong and draw no fee. A
// verifier that does not answer in CheckTimeout is replaced by the next drawn.
//
// # Money
//
// Segments are earned in order: a voucher for k segments is sent only when the
// first k of the lease are verified. Each segment's verification fee is split
// equally among the verifiers that agreed; the delegate's share goes to
// Policy.DelegateAccount. What does not divide goes back to the client.
//
// # Invariants
//
//   - Apply never changes the State it is called on.
//   - Verified only grows; a segment is paid in one lease only.
//   - Vouchers of a lease grow in segments and in every payee's amount.
//   - A receipt, once issued, is never issued again with another height.
package job
