// Package keys derives every key of a node from one phrase of 24 words
// (BIP-39), so that a sheet of paper restores all wallets on all rails:
//
//	EVM wallet   m/44'/60'/0'/0/n     BIP-32, BIP-44: what other wallets use too
//	Solana       m/44'/501'/n'/0'     SLIP-10 on ed25519, as Solana's wallets do
//	node key     m/7420'/0'/n'        BIP-32, hardened throughout
//
// The node key is stored unencrypted, so its path has a purpose of its own and no
// unhardened step: whoever steals it learns nothing about the others.
//
// The phrase itself is encrypted with the wallet's passphrase, in the format of
// go-ethereum's keystore, and is shown only on request. Libraries do the word
// list, the derivation and the encryption.
package keys
