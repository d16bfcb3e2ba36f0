// Package bindings speaks to the escrow program on Solana: the accounts'
// layouts, the instructions, the errors and the events, and the program itself
// as it is deployed.
//
// idl.json describes the same for other languages; a test compares it with
// these types, and these with the Rust source.
//
// Accounts are named by what they belong to (program-derived addresses), so
// nobody needs a directory: a job by its client and offer, a lease by its job
// and struct hash, a link by the 20-byte account that it is for.
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
