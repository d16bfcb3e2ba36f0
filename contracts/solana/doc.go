// Package solana holds the on-chain side of the Solana rail: the Rust source
// of the escrow program (program), the program as it is deployed, its IDL and
// its Go bindings (bindings). docs/solana.md tells its rules.
//
//	scripts/solana/build   builds the program from Debian packages and crates
//	scripts/solana/check   fails if bindings/escrow.so is not what that gives
package solana
