// Package job is a pure state machine of one job as its coordinator sees it. A driver gives
// it events (bids, results, verdicts, chain facts, ticks), persists the returned State, and
// then carries out the actions.
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
// Time comes only with [Tick] and [Resumed]: chain time in seconds for deadlines, monotonic
// milliseconds for heartbeats and answers. A driver should tick about once a second. A Tick
// or [HeartbeatReceived] that returns no action need not be persisted.
// After a restart the driver decodes the state and applies [Resumed], which returns every
// action that the state waits for (see [State.Pending]).
//
// # When a lease ends
//
// A lease ends when Misses heartbeats of Heartbeat ms are missed while segments are still to
// be computed, when a segment is rejected, at its deadline, when the provider abandons it,
// or when it is not signed or funded. Then the job is matched again from the last verified
// segment. An operator that was wrong is excluded from the job, and one that missed heartbeats
// or gave its lease up for a while. One that only refused may bid again; the bid of one that has
// no room now stands.
//
// # Verdicts
//
// A segment needs n = Spec.Verification.Verifiers agreeing verdicts of a drawn panel of n.
// The first disagreement draws one more verifier, also if n is 1: a disagreement is a claim
// like another. From then on a side needs the majority of the panel, and agreement also needs
// at least n verdicts. A panel that has answered without a decision grows by one. If no
// verifier is left to ask, disagreements that nobody contradicts reject the segment, and
// otherwise the lease ends without blame.
//
// A rejected segment counts as wrong in the provider's record. Verifiers on the losing side
// count as wrong too and get no fee. They are not drawn for this job any more, and less often
// for others (reputation.Record.Weigh). A verifier that does not answer within CheckTimeout is
// replaced by the next one drawn.
//
// A verifier must commit to its verdict ([VerdictCommitted]) before it gets the provider's
// log and reveals the verdict ([VerdictReceived]). None gets the log before all that were
// asked have committed or are overdue ([State.Reveals]): one could hand it to another. A
// verdict that does not open its commitment counts as wrong ([CommitmentBroken]).
//
// # Money
//
// Segments are earned in order: a voucher for k segments is sent only when the
// first k of the lease are verified. Each segment's verification fee is split
// equally among the verifiers that agreed; the delegate's share goes to
// Policy.DelegateAccount. The remainder of the division goes back to the client.
//
// # Invariants
//
//   - Apply never changes the State it is called on.
//   - Verified never decreases, and a segment is paid in one lease only.
//   - Vouchers of a lease grow in segments and in every payee's amount.
//   - No second receipt with another height is issued for a commitment.
package job
