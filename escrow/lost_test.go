package escrow

import (
	"strings"
	"testing"
)

// disputed is what the chain says of an ending lease while games run over it,
// or after its segment number lost, counted from 1, was lost.
func disputed(time, window uint64, vouched, games, lost uint32) Observed {
	return Observed{Chain{Height: time, Time: time, Status: StatusEnding, WindowEnd: window, Vouched: vouched,
		Claimed: vouched, Games: games, Lost: lost}}
}

// TestALossVoidsWhatTheChainHad: while a game runs nothing is released; when it
// is lost, the voucher for what was earned before is brought once more, under a
// new name, and after the new window the lease is released.
func TestALossVoidsWhatTheChainHad(t *testing.T) {
	p := funded(t, Client)
	p.commit(0)
	p.verify(0)
	p.do(p.voucher(1, false))
	p.commit(1)
	p.do(p.verdict(1, 20, false))
	p.do(Stop{Reason: "verifiers rejected a segment"}, End)
	p.do(disputed(200, 210, 1, 1, 0))
	p.do(disputed(300, 210, 1, 1, 0)) // long after the window: the game runs
	as := p.do(disputed(310, 370, 0, 0, 2), End)
	if as[0].Voucher.Voucher.Segments != 1 || !strings.Contains(as[0].ID, "/lost-2") {
		t.Fatalf("%s with %d segments", as[0].ID, as[0].Voucher.Voucher.Segments)
	}
	p.do(disputed(320, 370, 1, 0, 2))
	p.do(disputed(370+p.s.Policy.Grace, 370, 1, 0, 2), Release)
}

// TestAVoucherForALostSegmentIsWorthNothing: the chain takes none that covers
// it, and no claim from it on.
func TestAVoucherForALostSegmentIsWorthNothing(t *testing.T) {
	p := funded(t, Provider)
	for i := range uint32(2) {
		p.commit(i)
		p.verify(i)
	}
	p.do(p.voucher(1, false))
	p.do(disputed(200, 260, 0, 0, 1))
	if n := p.s.payableTo(); n != 0 || p.s.payable().Voucher.Segments != 0 {
		t.Errorf("%d segments are payable", n)
	}
	if cs := p.s.claimable(0, 0); len(cs) != 0 {
		t.Errorf("%d segments are claimable", len(cs))
	}
	p.do(disputed(260, 260, 0, 0, 1), Release)

	q := funded(t, Provider)
	for i := range uint32(2) {
		q.commit(i)
		q.verify(i)
	}
	q.do(q.voucher(1, false))
	as := q.do(disputed(200, 260, 0, 0, 2), Close) // the first one stands
	if as[0].Voucher.Voucher.Segments != 1 {
		t.Errorf("closed with %d segments", as[0].Voucher.Voucher.Segments)
	}
	q.refuse(Observed{Chain{Height: 300, Time: 300, Status: StatusEnding, Lost: 9}}, ErrChain)
}

// TestExplainTellsOfDisputes: while a game runs over a lease, its window's end lets
// nobody release it.
func TestExplainTellsOfDisputes(t *testing.T) {
	p := funded(t, Client)
	p.commit(0)
	p.do(p.verdict(0, 20, false))
	if e := p.s.Explain(150); !strings.Contains(e.State, "1 disputed") {
		t.Errorf("state: %s", e.State)
	}
	p.do(Stop{Reason: "verifiers rejected a segment"}, End)
	for _, now := range []uint64{200, 300} {
		p.do(disputed(now, 210, 1, 1, 0))
		e := p.s.Explain(now)
		if !strings.Contains(e.Rule, "a dispute runs over a segment: nothing is released") ||
			strings.Contains(e.Who, "release") {
			t.Errorf("at %d: %+v", now, e)
		}
		if late := now > 210; late != (e.Deadline == 0) {
			t.Errorf("at %d the deadline is %d", now, e.Deadline)
		}
	}
	p.do(disputed(310, 320, 1, 0, 0))
	if e := p.s.Explain(320 + p.s.Policy.Grace); e.Who != "anyone may release" {
		t.Errorf("afterwards: %+v", e)
	}
}

// TestExplainOfLocks: where each segment is paid by itself there is no pot to refund
// and nothing to release, in no phase.
func TestExplainOfLocks(t *testing.T) {
	s := funded(t, Provider).s
	s.Deal.PerSegment = true
	s.Chain.WindowEnd = 100
	for phase := Quoted; phase <= Refunded; phase++ {
		for _, now := range []uint64{50, 150} {
			s.Phase, s.Chain.Time = phase, now
			e := s.Explain(now)
			if phase == Refunding { // nothing is refunded where no pot is
				continue
			}
			for _, word := range []string{"release", "pot", "credit", "on chain"} {
				if strings.Contains(strings.Join([]string{e.Rule, e.Who, e.Otherwise}, "\n"), word) {
					t.Errorf("%s at %d speaks of %q: %+v", phase, now, word, e)
				}
			}
		}
	}
}
