// Package wallet holds the two keys of an infernet user. The wallet key owns
// money and stake; it lies in go-ethereum's encrypted keystore, the format that
// other wallets read, and is opened with a passphrase that the caller provides.
// The node key signs what a node says; it lies in a file that only its owner
// may read, as the node must start without anyone typing.
//
// Both sign digests (market.Signer) and transactions (evm.TxSigner).
package wallet
