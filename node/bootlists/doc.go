// Package bootlists reads the lists of nodes to join that a configuration names (node/p2p/bootlist), keeps the newest
// of each signer in the ledger, and suggests their nodes to the network.
//
// A list that was read once is used until it ends, wherever it came from: a mirror that is away, that holds back a
// newer list, or that gives an older one takes nothing from a node that has had a newer one. It can keep a node that
// starts for the first time from newer lists, as long as an older one is in force.
package bootlists
