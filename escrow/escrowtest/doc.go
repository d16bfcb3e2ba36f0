// Package escrowtest is the conformance suite of escrow rails: the stories of a
// lease, played by two real drivers over a rail, with the money counted at the
// end of each. A new rail passes when [Run] passes over its [Bed].
//
// After every story: nobody holds more or less than the terms say, nothing was
// created or lost, and what was done is done once, however often it is done
// again or interrupted.
package escrowtest
