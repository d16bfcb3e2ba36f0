// Package evm contains the EVM contracts: the Solidity sources in src, their Go bindings in
// bindings, and contracts for tests in test, with bindings in doubles.
//
// OperatorRegistry holds stakes and locks them per lease. JobEscrow holds the money of jobs
// and keeps back the pay of segments in dispute. DisputeGame runs the game of
// docs/disputes.md §4 with the stateless contracts GameRules and Referee, and takes the stake
// behind a wrong segment. PrivateRules and PrivateReferee do the same for games about
// private data, with TileVerifier and BlockVerifier. The contracts know each other by
// the addresses that they will have, and nothing about them can be changed after deployment.
//
// The Go code of this folder is tests: every path of the escrow, every refusal, the
// conservation of money under random calls, the referee compared with train/ir, whole
// disputes, and the gas of all of it (testdata/gas.json). docs/mutation.md says which test
// fails when a check is removed.
package evm
