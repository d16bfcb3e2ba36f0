// Package disputes holds the two implementations of the dispute game against
// each other, and plays it with every kind of actor on chains.
//
// TestDifferential plays random games, legal and illegal, on the pure rules
// (zkproof/dispute) and on the contracts in an EVM in this process: both must
// accept and refuse the same, and reach the same states, deadlines and winners.
// `scripts/disputes/fuzz` runs it for long. TestScenes and TestScenesOnAnvil put
// the scenes of zkproof/dispute/disputetest on both kinds of chain, through the
// client that nodes use (chain/evm/games), and check that right claims stand,
// wrong ones fall, that honest parties get what is theirs and that no money
// appears or is lost.
//
// The code is all in tests.
package disputes
