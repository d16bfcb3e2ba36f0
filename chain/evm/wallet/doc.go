// Package wallet holds the two keys of an infernet user. The wallet key owns money
// and stake. It is in go-ethereum's encrypted keystore, the format that other
// wallets read, and is opened with a passphrase that the caller provides; or a
// remote signer holds it. The node key signs what a node says. It is in a file
// that only its owner may read, because the node must start without anyone typing.
//
// A [Guard] keeps a key within spending limits and to the node's own contracts.
//
// Both sign digests (market.Signer) and transactions (evm.TxSigner).
package wallet
