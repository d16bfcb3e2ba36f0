// Package escrowtest is the conformance suite of escrow rails. Its scenarios are
// whole lives of a lease, run by two real drivers over a rail, with the money
// counted at the end of each. A new rail passes when [Run] passes over its
// [Testbed].
//
// After every scenario, everybody holds exactly what the terms say, no money was
// created or lost, and every effect happened once, however often its action was
// repeated or interrupted.
package escrowtest
