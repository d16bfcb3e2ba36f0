// Package evm is where the EVM contracts live: Solidity in src, their Go side
// in bindings, contracts for tests in test and doubles.
//
// OperatorRegistry holds stakes, and locks them per lease. JobEscrow holds the
// money of jobs, and keeps back what is in dispute. DisputeGame plays
// docs/disputes.md §4 with GameRules and Referee, which keep nothing, and takes
// the stake behind a wrong segment. The three name each other by the addresses
// that they will have; nothing about them can be changed afterwards.
//
// This folder's own Go code is their tests: every road of the escrow, every
// refusal, the conservation of money under random calls, the referee against
// the node's, whole disputes, and what all of it costs (testdata/gas.json). Which
// of them notices that a check is gone stands in docs/mutation.md.
package evm
