//go:build daemons

package lightning

import (
	"context"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
)

// bits is a Judge that knows what each segment computes.
type bits map[uint32]common.Hash

func (b bits) Admit(d lightningrail.Dispute) error {
	if d.Against.Verdict.Segment != d.Claim.Segment || string(d.Evidence) != "the segment" {
		return errors.New("that is no evidence")
	}
	return nil
}

func (b bits) Right(_ context.Context, d lightningrail.Dispute) (bool, error) {
	return b[d.Claim.Segment] == d.Claim.Hash, nil
}

// TestArbiterRulesWhenTheClientIsGone: the client has a verifier disagree with a
// claimed segment, and vanishes. The arbiter executes the segment itself: if it
// is right, what it reveals pays the provider; if not, the lock returns.
func TestArbiterRulesWhenTheClientIsGone(t *testing.T) {
	for _, right := range []bool{true, false} {
		tm := terms(3)
		tm.Credit = 3
		truth := bits{0: {1}, 1: {2}, 2: {3}}
		if !right {
			truth[1] = common.Hash{99}
		}
		l := newJudged(t, net4, truth).lease(t, tm)
		l.do(l.client, escrow.Open, nil)
		var cs []escrow.ClaimedSegment
		for i := range uint32(3) {
			com := market.Commitment{Lease: l.deal.LeaseID(), Segment: i, Hash: common.Hash{byte(i + 1)}}
			cs = append(cs, escrow.ClaimedSegment{Segment: i, Hash: com.Hash, Sig: l.SignCommitment(t, com),
				Verdicts: []market.SignedVerdict{l.verdict(com, 0, true)}})
		}
		l.do(l.provider, escrow.Claim, func(a *escrow.Action) { a.Claims = cs })
		against := l.verdict(market.Commitment{Lease: l.deal.LeaseID(), Segment: 1, Hash: cs[1].Hash}, 1, false)
		if done, err := l.client.(*livingRail).Object(t.Context(), against,
			[]byte("the segment")); err != nil || !done {
			t.Fatalf("objection: done %t, %v", done, err)
		}
		l.vanish(escrow.Client)
		faults.add(disputes)
		l.becomes(l.provider, "the window's end", func(c escrow.Chain) bool { return c.Time >= c.WindowEnd })
		l.do(l.provider, escrow.Release, nil)
		n := uint32(1)
		if right {
			n = 3
		}
		l.check(n)
	}
}
