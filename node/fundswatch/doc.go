// Package fundswatch finds money of this node that nothing else comes for. At a schedule it lets the source of every
// rail scan its chain, shows as metrics how much lies there, and claims what is due: a lease that nobody released, a
// deposit after its offer's deadline, a stake whose delay is over.
//
//	infernet_funds_units{rail,asset,state}   found, claimable, stranded
//	infernet_funds_claims_total{rail,result}
//	infernet_funds_scan_failures_total{rail}
//
// Money is stranded if it could be claimed, backs no stake or lease, and was not claimed at the last look. An operator
// should be alerted of it. The sources and the kinds of money are in package escrow/funds.
package fundswatch
