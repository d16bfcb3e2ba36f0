// Package disputes compares the two implementations of the dispute game with each other, and
// plays the game with every kind of actor on chains.
//
// TestDifferential plays random games, legal and illegal, on the pure rules
// (zkproof/dispute) and on the contracts in an EVM in this process: both must
// accept and refuse the same, and reach the same states, deadlines and winners.
// `scripts/disputes/fuzz` runs it for a long time. TestScenarios and TestScenariosOnAnvil play
// the scenarios of zkproof/dispute/disputetest on an EVM in this process and on anvil,
// through the client that nodes use (chain/evm/games). They check that right claims stand,
// that wrong claims fall, that honest parties get what they are owed, and that no money
// appears or is lost.
//
// The package contains only tests.
package disputes
