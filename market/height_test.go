package market_test

import (
	"errors"
	"math"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// TestAuditH6TheCoordinatorPicksNoDraw: a coordinator that knew 64 mined blocks took the one
// that drew its friend. The commitment has named the block before anybody knew it, and the
// lease the candidates: of all receipts that a coordinator could sign, the provider accepts
// one, and that one only before its block.
func TestAuditH6TheCoordinatorPicksNoDraw(t *testing.T) {
	ann := valid(t)
	l, c := leaseOf(ann), market.Commitment{Lease: word(1), Hash: word(2), Height: drawn}
	for h := uint64(drawn - 64); h <= drawn+64; h++ {
		r := receiptOf(c)
		r.DrawHeight = h
		r.Sig = delegate.digest(r.Digest())
		if _, err := r.Validate(ann, l, c, drawn-1); (err == nil) != (h == drawn) {
			t.Errorf("height %d: %v", h, err)
		}
	}
	r := receiptOf(c)
	for head, want := range map[uint64]error{0: nil, drawn - 1: nil, drawn: market.ErrLate, drawn + 9: market.ErrLate} {
		if _, err := r.Validate(ann, l, c, head); !errors.Is(err, want) {
			t.Errorf("head %d: %v, want %v", head, err, want)
		}
	}
	others := theCandidates()
	others[0].Node = common.Address{5}
	r.Candidates = market.CandidatesHash(others)
	r.Sig = delegate.digest(r.Digest())
	if _, err := r.Validate(ann, l, c, drawn-1); !errors.Is(err, market.ErrMismatch) {
		t.Errorf("candidates that the lease does not name: %v", err)
	}
}

// TestAuditH6NobodyDrawsByAKnownBlock: what a provider names is refused if it is mined, or
// the next block, or far away.
func TestAuditH6NobodyDrawsByAKnownBlock(t *testing.T) {
	for height, want := range map[uint64]error{
		0: market.ErrLate, 100: market.ErrLate, 101: market.ErrLate, 102: nil, 104: nil, 108: nil,
		109: market.ErrRange, math.MaxUint64: market.ErrRange,
	} {
		if err := (market.Commitment{Height: height}).CheckHeight(100); !errors.Is(err, want) {
			t.Errorf("height %d at head 100: %v, want %v", height, err, want)
		}
	}
}
