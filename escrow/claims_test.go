package escrow

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// disputable is a funded client's machine of a job whose segments can be disputed.
func disputable(t *testing.T) *play {
	t.Helper()
	p := begin(t, Client)
	p.s.Deal.Offer.Trace = common.Hash{7}
	p.s.Deal.Lease.Lease.Offer = p.s.Deal.OfferID()
	p.do(Signed{}, Open)
	p.do(at(100, StatusOpen))
	return p
}

// claimedAt is a window until 700 in which n segments are claimed.
func claimedAt(time uint64, n uint32) Observed {
	o := at(time, StatusEnding)
	o.Chain.Claimed, o.Chain.WindowEnd = n, 700
	return o
}

// TestAuditC2TheClientReleasesNothingUnseen: the client's own node paid, after the window, for
// segments that it had never seen.
func TestAuditC2TheClientReleasesNothingUnseen(t *testing.T) {
	p := disputable(t)
	p.do(claimedAt(150, 2))
	if e := p.s.Explain(160); !strings.Contains(e.Rule, "segment 0 is claimed on chain") ||
		!strings.Contains(e.Who, "challenge") {
		t.Errorf("in the window: %s", e)
	}
	p.do(claimedAt(800, 2))
	if e := p.s.Explain(800); !strings.Contains(e.Rule, "leaves the release to the provider") ||
		e.Deadline != 700+600 {
		t.Errorf("after it: %s", e)
	}
	p.do(Examined{Segment: 0, Hash: common.Hash{1}, Right: true})
	p.do(Examined{Segment: 1, Hash: common.Hash{2}})
	p.do(claimedAt(801, 2))
	p.do(Examined{Segment: 1, Hash: common.Hash{2}, Right: true}, Release)
}

// TestAuditC2WhatIsVerifiedIsReleased checks that a client waits for nothing where its own
// verifiers, or it itself, have found the claims right, or where nobody can dispute them.
func TestAuditC2WhatIsVerifiedIsReleased(t *testing.T) {
	p := disputable(t)
	p.commit(0)
	p.verify(0)
	p.do(claimedAt(150, 2))
	p.do(claimedAt(800, 2))
	p.do(Examined{Segment: 1, Right: true}, Release)

	plain := funded(t, Client)
	plain.do(claimedAt(150, 2))
	plain.do(claimedAt(800, 2), Release)

	lost := disputable(t)
	o := claimedAt(150, 0)
	o.Chain.Lost = 1
	lost.do(o)
	o.Chain.Time = 800
	lost.do(o, Release)
}

// TestAuditC2TheRestComesBack checks that the rest of a lease is not held for ever by a claim
// that the client cannot judge.
func TestAuditC2TheRestComesBack(t *testing.T) {
	p := disputable(t)
	p.do(claimedAt(150, 1))
	p.do(claimedAt(700+600+59, 1))
	p.do(claimedAt(700+600+60, 1), Release)
}

// TestExaminedRefusals checks that only a client's machine takes examinations, of segments of
// the lease.
func TestExaminedRefusals(t *testing.T) {
	funded(t, Provider).refuse(Examined{Right: true}, ErrPhase)
	funded(t, Client).refuse(Examined{Segment: segments, Right: true}, ErrSegment)
}
