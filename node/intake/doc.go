// Package intake listens to the offers topic, keeps the order book, and bids for the node's
// provider and verifier.
//
// # Flow
//
//	topic ── Validate ──▶ order book (market.Book) ── Suitable ──▶ Bidder ──▶ coordinator
//
// Validate runs for every announcement before this node forwards it. A valid announcement is
// listed, and every Bidder is asked for a bid for what suits. The order book is searched when
// there is something new, and every few seconds: what this node can do may have changed, and
// bids expire.
//
// # Strangers
//
// An offer costs its client nothing, so that offers may come from nobody who means them.
//
//   - Bids are sent beside each other, in a bounded number of slots. A part of them is kept for
//     offers whose clients are seen to have the money (rail.Rail.ClientFunds), and one
//     coordinator takes two at most.
//   - A coordinator that does not answer is left alone for a while, and so is the client that
//     named it. Every further silence doubles the time.
//   - Offers whose clients are seen to have the money come first, then those of coordinators
//     that have answered before, then all others.
//   - Looks at money are remembered, and only so many are made in a minute.
//
// # Invariants
//
//   - An announcement that is not valid is not forwarded. One for another chain is dropped,
//     and its sender is not blamed.
//   - Nobody's silence delays a bid to somebody else.
//   - No bid leaves while the operator's stake is below the minimum, or for an offer that
//     this node coordinates itself.
//   - For every listed offer the node can say what it decided, and why.
package intake
