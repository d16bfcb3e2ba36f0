package rail_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
)

// said counts the log's lines with a text.
func said(b *bytes.Buffer, text string) int { return strings.Count(b.String(), text) }

// TestASupervisorWaitsForItsRail: until the rail answers, what needs it fails or waits, it
// is tried less and less often, and that is told once; then it works.
func TestASupervisorWaitsForItsRail(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		var log bytes.Buffer
		m := &railtest.Fake{Static: rail.Info{Name: market.OnSolana, Domain: market.Domain{ChainID: 1},
			Decimals: 6}, Units: 7,
			Pot: rail.EscrowBalance{Known: true}, Items: []funds.Item{{ID: "x"}}}
		m.Fail(fmt.Errorf("%w: cut", rail.ErrAway))
		l := rail.Supervise(m, 0, slog.New(slog.NewTextHandler(&log, nil)))
		leases := 0
		l.OnDown(func() { leases++ })
		err := l.Connect(ctx)
		if !errors.Is(err, rail.ErrAway) {
			t.Fatal(err)
		}
		l.SetHealth(err)
		ended := make(chan error, 1)
		go func() { ended <- l.Run(ctx) }()
		seen := make(chan uint64, 1)
		go func() {
			c, err := l.Escrow(escrow.Client).Observe(ctx, escrow.Deal{})
			if err != nil {
				t.Error(err)
			}
			seen <- c.Height
		}()
		away(t, ctx, l)
		time.Sleep(5 * time.Minute)
		synctest.Wait()
		if n := len(m.Tries()); n < 8 || n > 12 { // after 0, 1, 2, 4, 8, 16, 32, 64, 124, 184, 244 s
			t.Errorf("tried %d times in five minutes: %v", n, m.Tries())
		}
		if said(&log, "out of use") != 1 || leases != 1 || up(l) || len(seen) != 0 {
			t.Errorf("told %d times, leases %d times, metric %v:\n%s", said(&log, "out of use"), leases, up(l), &log)
		}
		m.Fail(errors.New("another chain")) // found out late: not fatal any more
		time.Sleep(rail.Reconnect.Max)
		synctest.Wait()
		if _, why := l.Health(); why == nil || why.Error() != "another chain" {
			t.Error(why)
		}
		m.Fail(nil)
		time.Sleep(rail.Reconnect.Max)
		synctest.Wait()
		if _, why := l.Health(); why != nil || !up(l) || said(&log, "rail is in use") != 1 || <-seen != 5 {
			t.Errorf("%v:\n%s", why, &log)
		}
		works(t, ctx, l)

		m.Fail(errors.New("stalls"))
		time.Sleep(3 * rail.CheckEvery)
		synctest.Wait()
		if _, why := l.Health(); why == nil || said(&log, "out of use") != 2 || leases != 2 || up(l) {
			t.Errorf("it stalls, unnoticed: %v:\n%s", why, &log)
		}
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// up reports whether the rail is in use.
func up(l *rail.Supervisor) bool {
	_, problem := l.Health()
	return problem == nil
}

// away: nothing can be had of the rail, and nothing is promised of it.
func away(t *testing.T, ctx context.Context, l *rail.Supervisor) {
	t.Helper()
	_, probe := l.Probe(ctx)
	_, pot := l.EscrowBalance(ctx, market.Offer{})
	_, permit := l.Permit(ctx, 1)
	_, balance := l.Balance(ctx)
	_, credit := l.Credit(ctx)
	_, side := l.EscrowNow(escrow.Client)
	_, scan := l.Scan(ctx)
	_, claim := l.Claim(ctx, funds.Item{})
	for i, err := range []error{probe, pot, permit, balance, credit, side, scan, claim, l.Withdraw(ctx)} {
		if !errors.Is(err, rail.ErrNotConnected) {
			t.Errorf("%d: %v", i, err)
		}
	}
	if l.Rail() != "solana" || l.Decimals != 6 || l.Domain.ChainID != 1 {
		t.Error("what is configured is not known")
	}
	short, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	x := l.Escrow(escrow.Provider)
	if err := x.Do(short, escrow.Action{}); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	if err := x.NextHead(short, 0); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}

// works: all of it can be had.
func works(t *testing.T, ctx context.Context, l *rail.Supervisor) {
	t.Helper()
	u, probe := l.Probe(ctx)
	pot, err := l.EscrowBalance(ctx, market.Offer{})
	permit, failed := l.Permit(ctx, 1)
	items, scan := l.Scan(ctx)
	claimed, claim := l.Claim(ctx, funds.Item{})
	x := l.Escrow(escrow.Provider)
	if err := errors.Join(probe, err, failed, scan, claim, l.Withdraw(ctx), x.Do(ctx, escrow.Action{}),
		x.NextHead(ctx, 0)); err != nil {
		t.Error(err)
	}
	if u != 7 || !pot.Known || permit.Value != 1 || len(items) != 1 || claimed.ID != "x" || l.Rail() != "fake:main" {
		t.Error(u, pot, permit, items, claimed)
	}
	if s, err := l.EscrowNow(escrow.Client); err != nil || s == nil {
		t.Error(s, err)
	}
}
