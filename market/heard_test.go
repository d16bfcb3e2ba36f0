package market_test

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

func candidate(i byte, stake, weight money.Units) market.Candidate {
	return market.Candidate{Operator: common.Address{i}, Node: common.Address{i, 1}, Stake: stake, Weight: weight}
}

func heardOf(is ...byte) (out []market.HeardBid) {
	for _, i := range is {
		out = append(out, market.HeardBid{Bid: market.SignedBid{Bid: market.Bid{Operator: common.Address{i}}}})
	}
	return out
}

func upTo(n byte) (out []byte) {
	for i := range n {
		out = append(out, i+1)
	}
	return out
}

// TestLeftOut: an eighth of those heard may be missing, and who weighs less than half of its stake is.
func TestLeftOut(t *testing.T) {
	named := func(n byte, weight money.Units) (out []market.Candidate) {
		for i := range n {
			out = append(out, candidate(i+1, 100, weight))
		}
		return out
	}
	for name, x := range map[string]struct {
		eligible []market.Candidate
		heard    []market.HeardBid
		missing  int
		tooMany  bool
	}{
		"nobody was heard":                   {named(1, 100), nil, 0, false},
		"all are named":                      {named(3, 100), heardOf(1, 2, 3), 0, false},
		"one is missing":                     {named(1, 100), heardOf(9), 1, false},
		"two of two are missing":             {named(99, 100), heardOf(101, 102), 2, true},
		"two of 15 are missing":              {named(13, 100), heardOf(append(upTo(13), 20, 21)...), 2, true},
		"two of 16 are missing":              {named(14, 100), heardOf(append(upTo(14), 20, 21)...), 2, false},
		"friends alone":                      {named(60, 100), heardOf(1, 2, 3, 101, 102, 103, 104, 105), 5, true},
		"half the stake after one wrong one": {named(3, 50), heardOf(1, 2, 3), 0, false},
		"named, and weighs next to nothing":  {named(3, 49), heardOf(1, 2, 3), 3, true},
		"named with no weight":               {named(3, 0), heardOf(1, 2), 2, true},
	} {
		missing, tooMany := market.LeftOut(x.eligible, x.heard)
		if len(missing) != x.missing || tooMany != x.tooMany {
			t.Errorf("%s: %d missing, %v", name, len(missing), tooMany)
		}
	}
}

// TestAHeardBidIsItsVerifiersOwn: a provider passes on what it was shown, so each field is checked.
func TestAHeardBidIsItsVerifiersOwn(t *testing.T) {
	ann := valid(t)
	good := market.HeardBid{Bid: bidOf(ann, market.RoleVerifier, auditor, checker, 0), Peer: checker.peer()}
	if err := good.Validate(ann.OfferHash(), now); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*market.HeardBid){
		"another offer":     func(h *market.HeardBid) { h.Bid.Bid.Offer = word(8) },
		"a provider's":      func(h *market.HeardBid) { h.Bid = bidOf(ann, market.RoleProvider, auditor, checker, 5) },
		"nobody's":          func(h *market.HeardBid) { h.Bid.Bid.Operator = common.Address{} },
		"over":              func(h *market.HeardBid) { h.Bid.Bid.Expires = now },
		"too long":          func(h *market.HeardBid) { h.Bid.Bid.Expires = now + market.MaxBidLife + 1 },
		"of another peer":   func(h *market.HeardBid) { h.Peer = provider.peer() },
		"of no peer":        func(h *market.HeardBid) { h.Peer = "x" },
		"not signed by it":  func(h *market.HeardBid) { h.Bid.Sig[3] ^= 1 },
		"changed afterward": func(h *market.HeardBid) { h.Bid.Bid.Nonce++ },
	} {
		h := good
		change(&h)
		if h.Validate(ann.OfferHash(), now) == nil {
			t.Errorf("%s: taken", name)
		}
	}
}

// TestSeatsAreRepeated: a provider draws the candidates again from all that are eligible.
func TestSeatsAreRepeated(t *testing.T) {
	var all []market.Candidate
	for i := range byte(market.MaxCandidates + 9) {
		all = append(all, candidate(i+1, 100, 100))
	}
	block := word(5)
	p := market.LeaseProposal{Candidates: market.DrawSeats(block, all), Eligible: all, Block: 7}
	if got, err := p.Seats(block); err != nil || len(got) != len(all) {
		t.Errorf("%d, %v", len(got), err)
	}
	if _, err := p.Seats(word(6)); !errors.Is(err, market.ErrDraw) {
		t.Errorf("another block: %v", err)
	}
	p.Candidates = p.Candidates[1:]
	if _, err := p.Seats(block); !errors.Is(err, market.ErrDraw) {
		t.Errorf("one less: %v", err)
	}
	p.Eligible = nil
	if got, err := p.Seats(common.Hash{}); err != nil || len(got) != len(p.Candidates) {
		t.Errorf("all have room: %d, %v", len(got), err)
	}
}
