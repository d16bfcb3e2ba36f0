// Package doubles contains the Go bindings of contracts that only tests use: a token with
// every misbehaviour that JobEscrow must withstand, a contract wallet, and a probe of the
// soft-float library. Their sources are in contracts/evm/test.
package doubles
