package job

import (
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// TestSeveralSegmentsVerifiedByOneEvent: each has the state that it ended in.
func TestSeveralSegmentsVerifiedByOneEvent(t *testing.T) {
	work := func(n byte) (w Work) {
		w.Result.Segment.End = [32]byte{n}
		w.Result.End = market.Blob{CID: string('a' + rune(n))}
		return w
	}
	older := State{Verified: 3, Lease: &ActiveLease{Works: []Work{work(4), work(5), work(6)}}}
	next := State{Verified: 5, Root: common.Hash{5}, Checkpoint: market.Blob{CID: "f"}}
	want := []Verified{{4, common.Hash{4}, market.Blob{CID: "e"}}, {5, common.Hash{5}, market.Blob{CID: "f"}}}
	if got := next.VerifiedSince(older); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := older.VerifiedSince(older); got != nil {
		t.Errorf("%v verified by nothing", got)
	}
}
