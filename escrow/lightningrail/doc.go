// Package lightningrail is the escrow rail of the Lightning network: each segment
// of a lease is locked by a hold invoice of its own and paid as it verifies.
//
// # Roles
//
//   - The client's node draws a preimage for each segment (from its seed, so
//     that a lost ledger loses none), pays the provider's invoices before any
//     work begins, and reveals the preimages as vouchers cover the segments.
//   - The provider's node adds the invoices, checks that they are locked in and
//     for long enough, and settles with what is revealed.
//   - Arbiters hold in trust the preimages of what can be claimed next: each
//     checks SHA-256(s) = H and signs that before work on a segment begins. To a
//     voucher, or to claims with a quorum of verdicts after the offer's window,
//     they reveal them; so a client that vanishes cannot keep back what was
//     earned. What a verifier finds wrong of it they execute themselves
//     ([Judge]). The first arbiter
//     also receives the shares of verifiers and delegate, locked by hold
//     invoices as well, and credits them; accounts withdraw by invoice.
//
// # Flow
//
//	open     client ─ hashes ▶ arbiters ─ signatures ▶ client ─ hashes ▶ provider
//	         provider ─ invoices ▶ client ─ HTLCs ▶ provider and first arbiter
//	         client ─ first preimages ▶ arbiters ─ signatures ▶ client ▶ provider
//	pay      client ─ voucher, preimages ▶ provider settles; arbiter settles the shares
//	         client ─ next preimages ▶ arbiters ─ signatures ▶ client ▶ provider
//	claim    provider ─ commitments, verdicts ▶ arbiter; window; preimages ▶ provider
//	close    provider settles what is vouched and cancels the rest
//	release  after the window the same; of a provider that is gone the HTLCs
//	         expire, and the money returns by itself
//
// # Invariants
//
//   - Money is what HTLCs and payments ended with, never an invoice's state
//     (package chain/lnd says why). A lock that a crash lost is made
//     again by the client, under a new hash, after the old payment has failed
//     for good; so nothing is paid twice and the honest get what they earned.
//   - A lock outlives the lease's deadline and window: cltv + 3 − 18 blocks, at
//     a pessimistic pace of blocks, or the offer is refused ([Pace.CLTV]).
//   - A provider takes a lease only if its locks are worth claiming on chain: lnd
//     spends at most half of an HTLC on that ([LeastPay]).
//   - Every step is in the store before it leaves this process; every message
//     can be repeated, and is until it was answered.
//   - What is vouched is owed until it is paid, or until the lease's deadline and
//     window are over; who cannot be reached has refused nothing.
//   - An arbiter has a preimage only when its lock has arrived, and at most
//     `credit` beyond what is vouched (cover.go); it never forgets one, nor what
//     it has ruled against.
//   - No party waits for another while it holds its own record.
//   - Locks are paid one after the other, each when the payee has the one before:
//     lnd mixes up HTLCs that came with one commitment (Rail.payInTurn).
//
// # Trust
//
// An arbiter that conspires with the provider can reveal unearned preimages, and one
// that conspires with the client can withhold them: `credit` segments each. One
// that forwards the locks can keep what would return of as many. The shares, a few percent, are in the first arbiter's
// hands until they are withdrawn. Both sides choose whom they accept.
package lightningrail
