package market

import (
	"bytes"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/reputation"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Reputation is this node's record of an operator, by role.
type Reputation struct {
	Provider, Verifier reputation.Record
}

// welcomeEvery is in how many jobs newcomers, and who had bad luck, count once as if they were
// known. Otherwise nobody could become known at the usual price.
const welcomeEvery = 2

// ranking is what orders the bids of providers, beside their prices.
type ranking struct {
	scores  map[common.Address]reputation.Score
	place   map[common.Address]int // drawn by stake; who was not drawn has none
	load    map[common.Address]int // leases of this node's jobs
	welcome bool
}

// ranking rates the providers that bid, and draws who is first among equals: by stake, so
// that many names are worth no more than one. The offer decides the draw, so that a bid
// cannot.
func (in MatchInput) ranking(bids []ValidBid) ranking {
	offer := in.Announcement.OfferHash()
	s := stream{seed: canon.HashBytes("infernet/rank/1", append(offer.Bytes(), in.Seed[:]...))}
	r := ranking{
		scores: map[common.Address]reputation.Score{}, place: map[common.Address]int{}, load: in.Load,
		welcome: s.below(welcomeEvery) == 0,
	}
	var all []Candidate
	for _, b := range bids {
		op := b.Bid().Operator
		if _, known := r.scores[op]; known {
			continue
		}
		stake := in.Stakes[op]
		r.scores[op] = reputation.Rate(in.Reputation[op].Provider, stake, in.MinStake, in.Now)
		all = append(all, Candidate{Operator: op, Stake: stake, Weight: stake})
	}
	for i, at := range s.permute(all) {
		r.place[all[at].Operator] = i - len(all) // below 0, the place of those without stake
	}
	return r
}

// cost is the effective cost of a bid.
func (r ranking) cost(b ValidBid) uint64 {
	return r.scores[b.Bid().Operator].Cost(b.Bid().Price, r.welcome)
}

func byHash(a, b ValidBid) int { return bytes.Compare(a.hash[:], b.hash[:]) }
