// Package lightning runs a real Lightning network on this machine: btcd as the
// chain (simnet, blocks on demand) and lnd nodes on loopback,
//
//	client ── router ── provider
//	             └───── arbiter
//
// for the rail's suite and for the demo. The daemons are built from the Go
// module proxy at the versions that daemons.mod and daemons.sum pin, once, into
// the user's cache directory ([Build]).
//
// Ready means, in this order: each lnd serves, is synced to the chain, has its
// channels active on both sides, and the payers know the policies of every
// channel. Earlier payments fail for want of a route.
//
// What a place in a block costs the nodes are told by the chain's own estimate of
// fees, one rate for every target ([Chain.SetFeeRate]), which a test can change.
//
// Every node keeps coins on chain beside its channels: without them it could
// not claim an HTLC when a channel is closed by force.
package lightning
