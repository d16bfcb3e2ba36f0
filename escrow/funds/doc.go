// Package funds lists where our money is, on every rail: in escrows,
// credits, stakes, bonds, HTLCs, rent. It is pure; a rail implements [Source],
// and node/fundswatch runs the sources on a schedule, shows what they find and
// claims it.
//
//	Source.Scan  ─▶ []Item ─▶ listed, counted as a metric, alerted
//	                  │ claimable, and somebody asked for it
//	                  ▼
//	Source.Claim ─▶ one transaction, the next step towards the wallet
//
// # Invariants
//
//   - A scan needs the chain and our keys' addresses alone. The ledger may be
//     gone: that is when a scan matters most.
//   - An Item never promises more than what is ours for certain. What depends
//     on another party's claim is counted in AtMost.
//   - Claim is idempotent by the Item's ID, and safe beside a running node.
package funds
