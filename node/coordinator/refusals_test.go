package coordinator

import (
	"testing"

	"github.com/infernetprotocol/infernet/market"
)

// TestAuditH6RefusedHeightsAreCounted: in a row, and for each segment anew.
func TestAuditH6RefusedHeightsAreCounted(t *testing.T) {
	var r refusals
	for i, c := range []struct {
		segment uint32
		refused bool
		want    int
	}{{1, true, 1}, {1, true, 2}, {1, false, 0}, {1, true, 1}, {2, true, 1}, {2, true, 2}} {
		if n := r.count(market.Commitment{Segment: c.segment}, c.refused); n != c.want {
			t.Errorf("%d: %d in a row, want %d", i, n, c.want)
		}
	}
	if ordinal(3) != "third" || ordinal(5) != "5th" {
		t.Error("ordinals")
	}
}
