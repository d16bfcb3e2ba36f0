// Package bindings is the Go interface to the escrow program on Solana. It has the
// layouts of the accounts, the instructions, the errors and the events, and the
// program itself as it is deployed.
//
// idl.json describes the same for other languages. Tests compare it with these
// types, and these types with the Rust source.
//
// Accounts are at program-derived addresses, so nobody needs a directory: a job's
// address comes from its client and offer, a lease's from its job and struct hash,
// a link's from the 20-byte account that it is for.
package bindings

import _ "embed"

// Program is the shared object, sBPF version 0, as deployed.
//
//go:embed escrow.so
var Program []byte

// IDL describes the program's interface as JSON.
//
//go:embed idl.json
var IDL []byte
