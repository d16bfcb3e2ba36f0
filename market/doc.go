// Package market defines the agreements between nodes: offers, bids, leases, results,
// verdicts and vouchers, and the rules by which each is accepted. It also has the order
// book, the matcher and the draw of verifiers. The package does no I/O, reads no clock and
// draws no random numbers. Chain time, block hashes and stakes are arguments, so every
// decision can be replayed from signed messages.
//
// # Roles
//
// A client signs one [Offer] with its wallet and names a delegate, the node key of the
// job's coordinator. Providers and verifiers send a [SignedBid]. The coordinator matches
// the bids ([Match]), proposes a [Lease], draws verifiers ([Draw]) and signs vouchers as
// segments verify.
//
// # Flow
//
// Bytes from a peer go through a decoder (DecodeAnnouncement, …), which limits their size
// and decodes them strictly. Then they go through Validate, which returns another type
// (ValidAnnouncement, …). A [Book], a [Match] and the job machine of market/job accept only
// such values. Validate does its cheap checks first and recovers the signature last. Every
// error wraps a sentinel and names the broken rule.
//
// # Invariants
//
//   - A Valid… value obeyed every rule at the time that was passed to Validate.
//   - Money is an integer of base units; price × segments fits [money.Units].
//   - Equal inputs give equal matches, draws and books, whatever the order of bids or
//     candidates.
//   - No message from a peer can make this package panic.
package market
