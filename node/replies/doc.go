// Package replies keeps the answers of API calls that carry an idempotency key, in the ledger: a call that is sent
// again, also after a crash, gets the answer of the first one and has no second effect.
//
// A call is noted with a nonce before it is made. If the node dies while it makes the call, the note has no answer: the
// next call with the key is made with the same nonce, and finds by it what the first one had created. Notes are kept
// for [Age], at most [MaxKept] of them.
package replies
