package lightningrail

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// TestLeastPay: half of it pays for a claim with any coin of lnd's wallet that
// covers that half; two satoshis less do not with every coin.
func TestLeastPay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rate := lnd.FeeRate(rapid.Uint32Range(1, 25_000_000).Draw(t, "rate"))
		least := LeastPay(rate)
		if least < Dust || least%lnd.Sat != 0 {
			t.Fatalf("%d msat", least)
		}
		coin := uint64(least/lnd.Sat)/2 + rapid.Uint64Range(0, 100_000).Draw(t, "coin")
		if budget, cost := swept(least, rate, coin); cost > budget {
			t.Fatalf("a claim of %d sat at %s costs %d with a coin of %d", least/lnd.Sat, rate, cost, coin)
		}
		less := least - 4*lnd.Sat
		if budget, cost := swept(less, rate, uint64(less/lnd.Sat)/2+1); cost <= budget {
			t.Fatalf("%d sat are more than a claim at %s needs", least/lnd.Sat, rate)
		}
	})
	for rate, want := range map[lnd.FeeRate]money.Units{1: 664, 253: 1242, 2500: 6410, 6250: 15036} {
		if got := LeastPay(rate); got != want*lnd.Sat {
			t.Errorf("%s: %d msat, want %d sat", rate, got, want)
		}
	}
}

// swept is what lnd would spend on a claim at most, and what it would spend with a
// coin, as its sweeper reckons (prepareSweepTx of lnd v0.21), satoshis.
func swept(pay money.Units, rate lnd.FeeRate, coin uint64) (budget, cost uint64) {
	cost = (lnd.ClaimWeight()*uint64(rate) + 999) / 1000
	if coin < cost+330 {
		cost = coin
	}
	return uint64(pay/lnd.Sat) / 2, cost
}

// TestPriceOf: of the price that an error names the provider gets the pay, of a
// satoshi less it does not.
func TestPriceOf(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := market.Offer{Segments: 3, VerifyBPS: rapid.Uint16Range(0, 4000).Draw(t, "verify"),
			DelegateBPS: rapid.Uint16Range(0, 4000).Draw(t, "delegate")}
		least := money.Units(rapid.Int64Range(int64(Dust), 1<<40).Draw(t, "least"))
		price, err := money.Parse(strings.TrimSuffix(strings.TrimPrefix(priceOf(least, o),
			" (of a price of "), " sat)"),
			lnd.Decimals)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range []struct {
			price money.Units
			want  bool
		}{{price, true}, {price - lnd.Sat, false}} {
			pay, _, _, err := escrow.Split(uint64(x.price), 1, o.VerifyBPS, o.DelegateBPS, nil)
			if err != nil || (pay >= least) != x.want {
				t.Fatalf("of %d msat the provider gets %d, the least is %d: %v", x.price, pay, least, err)
			}
		}
	})
	// Found by the random search: the shares of others are rounded down.
	odd := market.Offer{Segments: 3, VerifyBPS: 51, DelegateBPS: 1792}
	if got := priceOf(354_014, odd); got != " (of a price of 434.00 sat)" {
		t.Errorf("of a satoshi less the provider gets enough too:%s", got)
	}
	if got := priceOf(Dust, market.Offer{VerifyBPS: 6000, DelegateBPS: 4000}); got != "" {
		t.Errorf("of nothing:%s", got)
	}
}

// TestEnforceable: a job whose segments are worth less than their claims is refused
// with the least pay, unless the configuration says otherwise.
func TestEnforceable(t *testing.T) {
	o := market.Offer{Segments: 4, VerifyBPS: 1000}
	set := func(u money.Units) *money.Units { return &u }
	down := errors.New("lnd is away")
	for name, x := range map[string]struct {
		rate  lnd.FeeRate
		fails error
		own   *money.Units
		price uint64
		want  error
		says  string
	}{
		"enough": {rate: 253, price: 1_380_000},
		"a satoshi too little": {rate: 253, price: 1_379_000, want: ErrSmall,
			says: "1241.10 sat, want 1242.00 sat (of a price of 1380.00 sat) at 1.0 sat a vbyte"},
		"the rate has risen": {rate: 2530, price: 1_380_000, want: ErrSmall, says: "10.1 sat a vbyte"},
		"a limit of one's own": {rate: 253, own: set(900_000), price: 999_000, want: ErrSmall,
			says: "as lightning.min_segment says"},
		"above a limit of one's own":   {rate: 253, own: set(900_000), price: 1_000_000},
		"the risk is taken":            {rate: 1 << 20, own: set(0), price: 394_000},
		"the risk is taken, with dust": {rate: 253, own: set(0), price: 392_000, want: ErrDust},
		"lnd is away":                  {fails: down, price: 1_000_000, want: down},
		"lnd need not be asked":        {fails: down, own: set(0), price: 1_000_000},
	} {
		w := newTestbed(t, 2)
		node := w.net.nodes["provider"]
		node.rate, node.deaf = x.rate, x.fails
		w.asProvider.MinSegment = x.own
		err := w.asProvider.Enforceable(t.Context(), o, x.price)
		if !errors.Is(err, x.want) || (err == nil) != (x.want == nil) || err != nil &&
			!strings.Contains(err.Error(), x.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestNewLocksAreWorthAClaim: a provider adds no invoices for a lease that has
// become too small since its bid, and adds them once the rate has fallen.
func TestNewLocksAreWorthAClaim(t *testing.T) {
	w := newTestbed(t, 2)
	node := w.net.nodes["provider"]
	node.rate = 2530
	m := w.lockMessage()
	if _, err := w.asProvider.Handle(t.Context(), w.delegate.Address(), m); !errors.Is(err, ErrSmall) ||
		!errors.Is(err, ErrDenied) || len(node.invoices) != 0 {
		t.Errorf("%d invoices: %v", len(node.invoices), err)
	}
	node.rate = 253
	if _, err := w.asProvider.Handle(t.Context(), w.delegate.Address(), m); err != nil || len(node.invoices) != 2 {
		t.Errorf("%d invoices: %v", len(node.invoices), err)
	}
}

// TestLocksAreMadeAgainAtAnyRate: what a running lease has lost is locked again
// though the rate has risen.
func TestLocksAreMadeAgainAtAnyRate(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(2)))
	w.net.nodes["provider"].lose(w.record(w.asProvider).Locks[1].Hash)
	w.net.nodes["provider"].rate = 25_000
	w.do(w.asProvider, escrow.Pay, by(w.voucher(2)))
	for range 3 {
		w.tend()
	}
	if now := w.record(w.asProvider).Locks[1]; now.Attempt != 2 {
		t.Errorf("attempt %d", now.Attempt)
	}
	w.exact(2)
}
