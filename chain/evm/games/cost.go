package games

import (
	"math/big"

	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Gas of the most expensive transaction of its kind, rounded up. testnet/disputes checks the
// values against random games, small and large. The gas of a proof grows with the number of
// leaves that an operator reads, at most 16, and with the depth of trees; the value is for
// 2³¹ cells.
const (
	GasChallenge = 150_000
	GasOpen      = 150_000
	GasPick      = 100_000
	GasProve     = 500_000
	// GasOpenPrivate and GasProvePrivate are for games about private data. Hashing a leaf
	// costs a contract 105,000 gas, and an operator that is shown reads up to 17 leaves.
	GasOpenPrivate  = 200_000
	GasProvePrivate = 2_400_000

	// GasPointed is the gas of a challenger to which the asserter's node serves its
	// openings, so that one pick replaces all.
	GasPointed = GasChallenge + GasPick + GasEnd + GasWithdraw

	GasEnd      = 150_000
	GasWithdraw = 60_000
)

// Cost is the most that a game costs, in addition to the stake that its loser loses.
type Cost struct {
	Bond *big.Int // wei; a challenger that wins gets it back
	// ChallengerGas and AsserterGas are the gas of all transactions of that side.
	ChallengerGas, AsserterGas uint64
	// Seconds is how long the claim's pay, the bond and the lock can wait.
	Seconds uint64
}

// Cost returns the cost of a game of at most l moves, about private data or not.
func (p Parameters) Cost(l dispute.Length, private bool) Cost {
	const prove = 1
	open, last := uint64(GasOpen), uint64(GasProve)
	if private {
		open, last = GasOpenPrivate, GasProvePrivate
	}
	return Cost{
		Bond:          new(big.Int).Set(p.Bond),
		ChallengerGas: GasChallenge + GasPick*uint64(l.Challenger) + GasEnd + GasWithdraw,
		AsserterGas:   open*uint64(l.Asserter-prove) + last + GasEnd + GasWithdraw,
		Seconds:       p.Seconds(l),
	}
}

// Seconds returns the longest time from a challenge until Timeout can end a game of at
// most l moves: both clocks and the extension of every turn.
func (p Parameters) Seconds(l dispute.Length) uint64 {
	turns := uint64(l.Asserter) + uint64(l.Challenger)
	return 2*uint64(p.Clock) + turns*uint64(p.Extension) + 1
}
