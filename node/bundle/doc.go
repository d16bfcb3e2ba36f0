// Package bundle is a dispute in one file: all that anybody needs to judge it
// again without a network, a chain or a node.
//
// # What it holds
//
// The job's announcement with the client's signature on the offer, the lease
// with both signatures, the segment's header and log with the provider's
// signature, the trace's header, verifiers' verdicts, and every transaction of
// the game as it was signed, with the block that mined it.
//
// # What Check shows
//
// Every signature is by whom it must be; every hash is of what it names; the
// challenge shows the contract exactly this claim; each transaction answers the
// state that the one before led to, is signed by a player and is a legal move at
// its time; and the pure game ends as the bundle says. The referee's
// computation is done again.
//
// # What it cannot show
//
// That the chain mined these transactions: their hashes and blocks' headers are
// there to be looked up. When the last move was made is bound by the exporter's
// signature alone; of those before it, by the signatures of the moves that
// answer them.
package bundle
