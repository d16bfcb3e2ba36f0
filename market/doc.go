// Package market holds what nodes agree on before and while work is done:
// offers, bids, leases, results, verdicts and vouchers; the rules by which each
// is accepted; the order book, the matcher and the draw of verifiers. It does
// no I/O, reads no clock and draws no randomness: chain time, block hashes and
// stakes are arguments, so every decision can be replayed from what was signed.
//
// # Roles
//
// A client signs one [Offer] with its wallet and names a delegate, the node key
// of the job's coordinator. Providers and verifiers send a [SignedBid]. The
// coordinator picks ([Match]), proposes a [Lease], draws verifiers ([Draw]) and
// signs vouchers as segments verify.
//
// # Flow
//
// Bytes from a peer go through a decoder (DecodeAnnouncement, …), which caps
// and strictly decodes them, then through Validate, which returns another type
// (ValidAnnouncement, …). Only such a value enters a [Book], a [Match] or the
// job machine of market/job. Validate does its cheap checks first and recovers
// the signature last; every error wraps a sentinel and names the rule broken.
//
// # Invariants
//
//   - A Valid… value obeyed every rule at the time passed to Validate.
//   - Money is an integer of base units; price × segments fits [money.Units].
//   - Equal inputs give equal matches, draws and books, in whatever order bids
//     or candidates come.
//   - Nothing a peer sends can make this package panic.
package market
