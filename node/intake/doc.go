// Package intake listens to the offers topic, keeps the order book, and bids for the node's
// provider and verifier.
//
// # Flow
//
//	topic ── Validate ──▶ order book (market.Book) ── Suitable ──▶ Bidder ──▶ coordinator
//
// Validate runs for every announcement before this node forwards it. A valid announcement is
// listed, and every Bidder is asked for a bid for what suits. Every half minute the order
// book is searched again: what this node can do may have changed, and bids expire.
//
// # Invariants
//
//   - An announcement that is not valid is not forwarded. One for another chain is dropped,
//     and its sender is not blamed.
//   - No bid leaves while the operator's stake is below the minimum, or for an offer that
//     this node coordinates itself.
//   - For every listed offer the node can say what it decided, and why.
package intake
