package verifier

import (
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/heads"
	"github.com/infernetprotocol/infernet/node/role"
)

// TestNoVerifierBidsByAWrongClock: a verifier whose clock is a day off bids for nothing, and says why.
func TestNoVerifierBidsByAWrongClock(t *testing.T) {
	latest := func() heads.Head { return heads.Head{Time: uint64(time.Now().Unix())} }
	for off, says := range map[time.Duration]string{
		-24 * time.Hour: "behind the chain's newest block", 10 * time.Minute: "old by this machine's clock",
	} {
		now := func() time.Time { return time.Now().Add(off) }
		v := New(role.Deps{Clock: heads.NewClock(latest, now, time.Minute, slog.New(slog.DiscardHandler))},
			nil, anyPay, role.FaultInjection{})
		if _, why := v.Bid(t.Context(), market.Suitability{}, 5000); !strings.Contains(why, says) {
			t.Errorf("a clock off by %v: %q, want %q", off, why, says)
		}
	}
}
