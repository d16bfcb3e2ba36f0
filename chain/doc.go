// Package chain has no code. Its subpackages are the clients of blockchains and
// of Lightning, without business rules: package escrow knows what a lease is and
// when a provider collects.
//
//   - chain/evm reads an EVM chain and sends transactions that survive crashes:
//     nonce and signed bytes are stored before they are sent, an action is never
//     more than one transaction, and the fee of a stuck transaction rises.
//   - chain/evm/wallet holds its keys: an encrypted keystore, the node key, remote
//     signers and spending limits.
//   - chain/evm/games plays disputes on an EVM chain.
//   - chain/solanarpc reads Solana and sends transactions to it in the same way.
//   - chain/lnd talks to an lnd node: hold invoices, payments and balances.
//   - chain/keys derives every key of a node from one phrase.
//   - chain/devnet is a real EVM chain in this process, behind JSON-RPC, with the
//     contracts deployed and a faucet.
//   - chain/retry waits and tries again.
//
// Invariants: nothing an endpoint says is believed beyond its type and bounds. The
// network's identity is checked on every connection. Decisions about money read
// state at a depth that the operator chose.
package chain
