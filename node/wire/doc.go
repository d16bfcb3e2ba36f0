// Package wire sends and answers messages between nodes, and says when to try again.
//
//	Ask, Send ── canonical CBOR ──▶ p2p ──▶ Serve: decode strictly, handle, answer or refuse
//
// A refusal has a code. CodeBusy asks the peer to come again; every other code is final.
// Retry and RetryFor follow that rule.
package wire
