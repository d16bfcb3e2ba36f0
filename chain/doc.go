// Package chain is where infernet meets blockchains: clients, without business
// rules. What a lease is, or when a provider collects, package escrow knows.
//
//   - chain/evm reads an EVM chain and sends transactions that survive crashes:
//     nonce and signed bytes are stored before they leave, every action is one
//     transaction for ever, fees rise when it is stuck.
//   - chain/evm/wallet holds keys: an encrypted keystore and the node key.
//   - chain/devnet is a real EVM chain in this process, behind JSON-RPC, with
//     the contracts deployed and a faucet.
//
// Invariants: nothing an endpoint says is believed beyond its type and bounds;
// the chain id is checked on every connection; money decisions read state at a
// depth that the operator chose.
package chain
