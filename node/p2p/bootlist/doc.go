// Package bootlist signs lists of nodes to join, and checks them.
//
// A node that starts for the first time knows nobody. A list names nodes whose operators said that they stay, and
// somebody whom the new operator trusts has signed it. So it may come over any channel: a file, a mirror, a mail.
//
// A list is the canonical CBOR {1: number, 2: until, 3: nodes} in a signed envelope of libp2p (RFC 0002 of its
// specifications) with the domain and the payload type [Domain], as a PEM block (RFC 7468) of the type [Type]. The
// signer is a libp2p key; for nodes of infernet it is their node key.
//
// The package does no I/O.
package bootlist
