// Package doubles holds contracts that exist for tests alone: a token with
// every vice that JobEscrow must survive, and a contract wallet. Their sources
// are in contracts/evm/test.
package doubles
