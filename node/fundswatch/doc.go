// Package funds watches for money of ours that nothing comes for. At a schedule
// it lets every rail's source look at its chain, counts what lies where as
// metrics, and claims what is due and not at work: a lease that nobody released,
// a pot after its offer's deadline, stake whose delay is over.
//
//	infernet_funds_units{rail,asset,state}   found, claimable, stranded
//	infernet_funds_claims_total{rail,result}
//	infernet_funds_scan_failures_total{rail}
//
// Stranded is what an operator should be alerted of: it could be claimed, works
// for nobody, and was still there at the last look.
package fundswatch
