package games

import (
	"math/big"

	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Gas of the dearest transaction of its kind, rounded up: testnet/disputes holds
// random games, small and large, to them. A proof's grows with the leaves that
// an operator reads, at most 16, and with the depth of trees; this one is for
// 2³¹ cells.
const (
	GasChallenge = 150_000
	GasOpen      = 150_000
	GasPick      = 100_000
	GasProve     = 500_000
	// Of games about private data: a contract hashes a leaf for 105,000, and an
	// operator that is shown reads up to 17.
	GasOpenPrivate  = 200_000
	GasProvePrivate = 2_400_000

	// GasPointed is the challenger's where the asserter's node serves its openings:
	// one pick for all.
	GasPointed = GasChallenge + GasPick + GasEnd + GasWithdraw

	GasEnd      = 150_000
	GasWithdraw = 60_000
)

// Cost is what a game costs at most, besides the stake that its loser loses.
type Cost struct {
	Bond *big.Int // wei, back for a challenger who wins
	// ChallengerGas and AsserterGas are of all transactions of that side.
	ChallengerGas, AsserterGas uint64
	// Seconds is how long the claim's pay, the bond and the lock can wait.
	Seconds uint64
}

// Cost is that of a game of at most l moves, about private data or not.
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

// Seconds is the longest time from a challenge to the moment when Timeout can
// end a game of at most l moves: both clocks, and every turn's extension.
func (p Parameters) Seconds(l dispute.Length) uint64 {
	turns := uint64(l.Asserter) + uint64(l.Challenger)
	return 2*uint64(p.Clock) + turns*uint64(p.Extension) + 1
}
