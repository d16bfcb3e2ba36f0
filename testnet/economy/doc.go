// Package economy plays leases under the contracts' rules of money, with parties that depart
// from the protocol, and compares what that brings with what market/economics predicts. Time
// is virtual: a block is a random hash, and executing a step costs money instead of time. The
// verifiers are drawn by market.Draw, the intervals by market.DrawIntervals, and a segment's
// price is divided by market.Offer. A run is a function of its seed.
//
// `go run ./scripts/economy` prints a run, and -update writes it into docs/economics.md.
package economy
