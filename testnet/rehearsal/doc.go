// Package rehearsal attacks an operator's own node with what strangers can send it, and says whether the node kept its
// bounds (docs/protocol-budgets.md). `infernet doctor --attack` calls it.
//
//	Run(Target) ──▶ streams.go      idle, slow, oversized and malformed requests on every protocol
//	                offers.go       forged announcements and bids
//	                connections.go  more connections than strangers may have
//	                http.go         the API without its token, under a wrong name, with too much, too slowly
//	            ──▶ Report: one Row each
//
// It is the half of testnet/hostile that harms nobody. Nothing is sent that a node would forward, fetch or bid for: an
// announcement has a wrong signature, so the node drops it and no neighbour hears of it. What strangers hold of the
// node meanwhile, other strangers lack for some seconds; peers with a lease or a stake lack nothing.
package rehearsal
