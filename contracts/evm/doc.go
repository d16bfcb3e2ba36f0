// Package evm is where the EVM contracts live: Solidity in src, their Go side
// in bindings, contracts for tests in test and doubles. This folder's own Go
// code is their tests: every road of the escrow, every refusal, and the
// conservation of money under random calls.
package evm
