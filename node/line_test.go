package node

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/rail"
)

// moody is a rail that fails as it is told.
type moody struct {
	mu    sync.Mutex
	fails error
	tries []time.Time
}

func (m *moody) set(err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.fails = err
}

func (m *moody) fault() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.fails
}

func (m *moody) connect(context.Context) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.tries = append(m.tries, time.Now())
	return m.fails
}

func (m *moody) name() market.Rail                            { return market.OnSolana }
func (m *moody) domain() market.Domain                        { return market.Domain{ChainID: 1} }
func (m *moody) decimals() int                                { return 6 }
func (m *moody) token() common.Address                        { return common.Address{1} }
func (m *moody) asset() money.Asset                           { return "moody" }
func (m *moody) proofs() rail.VoucherProofs                   { return nil }
func (m *moody) balance(context.Context) (money.Units, error) { return 7, m.fault() }
func (m *moody) credit(context.Context) (money.Units, error)  { return 3, m.fault() }
func (m *moody) withdraw(context.Context) error               { return m.fault() }
func (m *moody) source() funds.Source                         { return scanner{m} }
func (m *moody) run(ctx context.Context) error                { <-ctx.Done(); return nil }
func (m *moody) EscrowBalance(context.Context, market.Offer) (rail.EscrowBalance, error) {
	return rail.EscrowBalance{Known: true}, m.fault()
}
func (m *moody) Permit(_ context.Context, v money.Units) (rail.Permit, error) {
	return rail.Permit{Value: v}, m.fault()
}
func (m *moody) rails() map[escrow.Party]escrow.Rail {
	return map[escrow.Party]escrow.Rail{escrow.Client: moodyRail{m}, escrow.Provider: moodyRail{m}}
}

type moodyRail struct{ m *moody }

func (r moodyRail) Observe(context.Context, escrow.Deal) (escrow.Chain, error) {
	return escrow.Chain{Height: 5}, r.m.fault()
}
func (r moodyRail) Do(context.Context, escrow.Action) error { return r.m.fault() }
func (r moodyRail) NextHead(context.Context, uint64) error  { return r.m.fault() }

type scanner struct{ m *moody }

func (s scanner) Rail() string { return "moody:main" }
func (s scanner) Scan(context.Context) ([]funds.Item, error) {
	return []funds.Item{{ID: "x"}}, s.m.fault()
}
func (s scanner) Claim(context.Context, funds.Item) (funds.Claimed, error) {
	return funds.Claimed{ID: "x"}, s.m.fault()
}

// said counts the log's lines with a text.
func said(b *bytes.Buffer, text string) int { return strings.Count(b.String(), text) }

// TestALineWaitsForItsRail: until the rail answers, what needs it fails or waits, it
// is tried less and less often, and that is told once; then it works.
func TestALineWaitsForItsRail(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		var log bytes.Buffer
		m := &moody{fails: fmt.Errorf("%w: cut", errAway)}
		l := newLine(m, slog.New(slog.NewTextHandler(&log, nil)))
		leases := 0
		l.down = func() { leases++ }
		err := l.reach(ctx)
		if !errors.Is(err, errAway) {
			t.Fatal(err)
		}
		l.found(err)
		ended := make(chan error, 1)
		go func() { ended <- l.run(ctx) }()
		seen := make(chan uint64, 1)
		go func() {
			c, err := l.rails()[escrow.Client].Observe(ctx, escrow.Deal{})
			if err != nil {
				t.Error(err)
			}
			seen <- c.Height
		}()
		l.away(t, ctx)
		time.Sleep(5 * time.Minute)
		synctest.Wait()
		if n := len(m.tries); n < 8 || n > 12 { // after 0, 1, 3, 7, 15, 31, 63, 123, 183, 243 s
			t.Errorf("tried %d times in five minutes: %v", n, m.tries)
		}
		if said(&log, "out of use") != 1 || leases != 1 || l.up() != 0 || len(seen) != 0 {
			t.Errorf("told %d times, leases %d times, metric %v:\n%s", said(&log, "out of use"), leases, l.up(), &log)
		}
		m.set(errors.New("another chain")) // found out late: not fatal any more
		time.Sleep(retryMost)
		synctest.Wait()
		if _, why := l.state(); why == nil || why.Error() != "another chain" {
			t.Error(why)
		}
		m.set(nil)
		time.Sleep(retryMost)
		synctest.Wait()
		if _, why := l.state(); why != nil || l.up() != 1 || said(&log, "rail is in use") != 1 || <-seen != 5 {
			t.Errorf("%v:\n%s", why, &log)
		}
		l.works(t, ctx)

		m.set(errors.New("stalls"))
		time.Sleep(3 * lookEvery)
		synctest.Wait()
		if _, why := l.state(); why == nil || said(&log, "out of use") != 2 || leases != 2 || l.up() != 0 {
			t.Errorf("it stalls, unnoticed: %v:\n%s", why, &log)
		}
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// away: nothing can be had of the rail, and nothing is promised of it.
func (l *line) away(t *testing.T, ctx context.Context) {
	t.Helper()
	_, probe := l.Probe(ctx)
	_, pot := l.EscrowBalance(ctx, market.Offer{})
	_, permit := l.Permit(ctx, 1)
	_, balance := l.balance(ctx)
	_, credit := l.credit(ctx)
	_, side := l.side(escrow.Client)
	_, scan := l.source().Scan(ctx)
	_, claim := l.source().Claim(ctx, funds.Item{})
	for i, err := range []error{probe, pot, permit, balance, credit, side, scan, claim, l.withdraw(ctx)} {
		if !errors.Is(err, errNotReached) {
			t.Errorf("%d: %v", i, err)
		}
	}
	if l.source().Rail() != "solana" || l.decimals() != 6 || l.domain().ChainID != 1 {
		t.Error("what is configured is not known")
	}
	short, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	x := l.rails()[escrow.Provider]
	if err := x.Do(short, escrow.Action{}); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	if err := x.NextHead(short, 0); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}

// works: all of it can be had.
func (l *line) works(t *testing.T, ctx context.Context) {
	t.Helper()
	u, probe := l.Probe(ctx)
	pot, err := l.EscrowBalance(ctx, market.Offer{})
	permit, failed := l.Permit(ctx, 1)
	items, scan := l.source().Scan(ctx)
	claimed, claim := l.source().Claim(ctx, funds.Item{})
	x := l.rails()[escrow.Provider]
	if err := errors.Join(probe, err, failed, scan, claim, l.withdraw(ctx), x.Do(ctx, escrow.Action{}), x.NextHead(ctx, 0)); err != nil {
		t.Error(err)
	}
	if u != 7 || !pot.Known || permit.Value != 1 || len(items) != 1 || claimed.ID != "x" || l.source().Rail() != "moody:main" {
		t.Error(u, pot, permit, items, claimed)
	}
	if s, err := l.side(escrow.Client); err != nil || s != escrow.Rail(moodyRail{l.purse.(*moody)}) {
		t.Error(s, err)
	}
}

// TestAnAggregatorIsForTheEVMAlone: elsewhere the client's own node has to be at hand.
func TestAnAggregatorIsForTheEVMAlone(t *testing.T) {
	err := onEVMAlone([]*line{{purse: &moody{}}})
	if !errors.Is(err, api.ErrInvalid) || !strings.Contains(err.Error(), "evm alone, this one may be paid on solana") || !strings.Contains(api.Hint(err), "rails: evm") {
		t.Errorf("%v; %s", err, api.Hint(err))
	}
}
