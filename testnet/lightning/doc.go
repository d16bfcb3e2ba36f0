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
// The network is ready when each lnd serves and is synced to the chain, its
// channels are active on both sides, and the payers know the policies of every
// channel. Earlier payments fail because no route is found.
//
// The nodes take the fee rate from the chain's own estimate, one rate for every
// target ([Chain.SetFeeRate]), which a test can change.
//
// Every node keeps coins on chain besides its channels. Without them it could not
// claim an HTLC when a channel is closed by force.
package lightning
