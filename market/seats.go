package market

import (
	"cmp"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// The verifiers of a lease are drawn over all who are eligible, so that nobody buys the
// draw: neither by splitting a stake nor by holding it in one place.
//
//   - A candidate is eligible with at least the minimum stake. That minimum is the price
//     of every further candidate of one owner.
//   - If all have room in a lease, each is a candidate and weighs what it stakes.
//   - Otherwise seats are drawn with replacement, each by stake. A candidate weighs as many
//     seats as it got.
//   - A wrong verdict on the coordinator's record halves what the stake weighs, until it is
//     forgotten (reputation.Record.Weigh).
//
// Expected weights are linear in stake, and no other rule is neutral: whatever the number
// of accounts among which an owner divides a stake, its chance to be drawn first is its
// part of the whole stake. A draw of several verifiers is without replacement, so one account
// never takes two of them.

// seatDraws bounds the seats of a lease. With fewer than MaxCandidates verifiers drawn by
// then, the others are drawn without replacement and weigh one seat each.
const seatDraws = 1024

// DrawSeats returns the candidates of a lease, at most MaxCandidates, in the order of
// Compare, with their weights. eligible holds each operator once, with its stake and the
// weight of it. seed must be unknown until all of them are known.
func DrawSeats(seed common.Hash, eligible []Candidate) []Candidate {
	all := slices.DeleteFunc(slices.Clone(eligible), func(c Candidate) bool { return c.Weight <= 0 })
	slices.SortFunc(all, Candidate.Compare)
	if len(all) <= MaxCandidates {
		return all
	}
	s := stream{seed: canon.HashBytes("infernet/seats/1", seed[:])}
	seats := s.seats(all)
	for _, i := range s.permute(all) {
		if len(seats) == MaxCandidates {
			break
		}
		seats[i] = max(seats[i], 1)
	}
	drawn := make([]Candidate, 0, MaxCandidates)
	for i, n := range seats {
		c := all[i]
		c.Weight = n
		drawn = append(drawn, c)
	}
	slices.SortFunc(drawn, Candidate.Compare)
	return drawn
}

// seats draws by weight, with replacement, until MaxCandidates were drawn. It returns how
// often each was, by index.
func (s *stream) seats(cs []Candidate) map[int]money.Units {
	ends, total := make([]*big.Int, len(cs)), new(big.Int)
	for i, c := range cs {
		total.Add(total, c.Weight.Big())
		ends[i] = new(big.Int).Set(total)
	}
	seats := map[int]money.Units{}
	for range seatDraws {
		x := s.belowBig(total)
		i, _ := slices.BinarySearchFunc(ends, x, func(end, x *big.Int) int {
			return cmp.Or(end.Cmp(x), -1) // the first end above x
		})
		seats[i]++
		if len(seats) == MaxCandidates {
			break
		}
	}
	return seats
}
