// Package surfpool runs a Solana network of one process for tests and demos:
// Surfpool, a real Solana virtual machine with its precompiles, token programs,
// blockhash window and JSON-RPC, built from its crates.
//
//	Binary ─▶ the server, built once into the user's cache folder
//	Start  ─▶ Net: the server with the escrow program, a mint, a faucet
//	Faults ─▶ what Solana's endpoints do wrong, for a fault.Proxy between a
//	          client and the network
//
// What it does not show: reads at `finalized` see the newest state (only slots
// and the status of transactions lag behind by 31 slots), and there are no forks.
package surfpool
