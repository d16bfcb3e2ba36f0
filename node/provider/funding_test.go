package provider

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/node/heads"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
)

// blocks has one every two seconds.
type blocks struct{ role.Heads }

func (b blocks) Next(ctx context.Context, _ uint64) (heads.Head, error) {
	return b.Latest(), retry.Pause(ctx, 2*time.Second)
}

// TestHostileB8AWaitForMoneyThatNobodySentEnds after three minutes on a chain that is final after twenty. Where the
// chain's head shows the money, or cannot be read, the node waits until it could be final.
func TestHostileB8AWaitForMoneyThatNobodySentEnds(t *testing.T) {
	base := fundingTime(rail.Info{Finality: 20 * time.Minute}, 1)
	for name, c := range map[string]struct {
		head escrow.Status
		fail error
		want time.Duration
	}{
		"nothing at the head":       {escrow.StatusNone, nil, fundTimeout},
		"sent, and not yet final":   {escrow.StatusOpen, nil, base},
		"the chain does not answer": {escrow.StatusNone, errors.New("no answer"), base},
	} {
		synctest.Test(t, func(t *testing.T) {
			b := newBidder(t, role.StakeStatus{})
			b.d.Heads = blocks{b.clock}
			b.rail.Head = c.head
			b.rail.Fail(c.fail)
			ctx, cancel := context.WithTimeout(t.Context(), base)
			defer cancel()
			w, began := &work{p: b.Provider}, time.Now()
			err := w.backed(ctx, b.d.Rails[0])
			if took := time.Since(began); err == nil || took < c.want || took > c.want+5*time.Second {
				t.Errorf("%s: it waits %s, want %s: %v", name, took, c.want, err)
			}
			if errors.Is(err, errNotSent) != (c.want == fundTimeout) {
				t.Errorf("%s: %v", name, err)
			}
		})
	}
}

// TestMoneyMayTakeTheRailsFinality: on chains that are final in 20 minutes a provider waits for longer than that, on
// a quick one not.
func TestMoneyMayTakeTheRailsFinality(t *testing.T) {
	slow := 0
	for _, p := range evm.Profiles {
		info := rail.Info{Finality: p.Finality()}
		wait := fundingTime(info, 2)
		if wait < 2*time.Duration(p.FinalSeconds)*time.Second+fundTimeout {
			t.Errorf("%s: final after %v s, but the money may take %s", p.Name, p.FinalSeconds, wait)
		}
		if wait > fundTimeout+time.Hour {
			t.Errorf("%s: a provider waits %s", p.Name, wait)
		}
		if p.FinalSeconds >= 1200 {
			slow++
		}
		info.PerSegment = true
		if got := fundingTime(info, 2); got != wait+2*lockTimeout {
			t.Errorf("%s: with a lock for each segment %s", p.Name, got)
		}
	}
	if slow == 0 {
		t.Error("no profile is of a slow chain: the test proves nothing")
	}
}
