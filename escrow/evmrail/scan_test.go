package evmrail

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// quickUnbond is a devnet on which stakes leave after two seconds.
func quickUnbond(t *testing.T) *devnet.Chain {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	c, err := devnet.New(ctx, devnet.Config{UnbondDelay: 2})
	if err != nil {
		cancel()
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() { done <- c.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	return c
}

// scanner is what a party has after it lost everything but its keys: no
// ledger, no stored transactions, no memory of a job.
func (b *bed) scanner(t *testing.T, p escrow.Party) *Scanner {
	t.Helper()
	for _, k := range b.keys(p) {
		k.store.Forget()
	}
	rail := b.Rail(t, p, nil).(*Rail)
	accounts := []common.Address{b.client.Address(), b.delegate.Address()}
	if p == escrow.Provider {
		accounts = []common.Address{b.provider.Address(), b.node.Address()}
	}
	return NewScanner(ScanConfig{Chain: directClient(t, b.land), Rail: rail, Registry: b.land.Info().Registry,
		Accounts: accounts})
}

func scan(t *testing.T, s *Scanner) []funds.Item {
	t.Helper()
	items, err := s.Scan(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return items
}

// drain claims everything, waiting for what is not due, until nothing is left.
// It returns the kinds that it claimed, in order.
func drain(t *testing.T, s *Scanner) (kinds []funds.Kind) {
	t.Helper()
	for t.Context().Err() == nil {
		items := scan(t, s)
		if len(items) == 0 {
			return kinds
		}
		i := slices.IndexFunc(items, func(i funds.Item) bool { return i.Claimable })
		if i < 0 {
			if err := s.NextHead(t.Context()); err != nil {
				t.Fatal(err)
			}
			continue
		}
		got, err := s.Claim(t.Context(), items[i])
		if err != nil || got.Tx == "" {
			t.Fatalf("claim %s: %+v, %v", items[i].ID, got, err)
		}
		kinds = append(kinds, items[i].Kind)
	}
	return kinds
}

// openLease opens a lease of three segments, of which one is vouched for.
func (b *bed) openLease(t *testing.T) (escrow.Deal, market.SignedVoucher) {
	t.Helper()
	d := b.Deal(t, escrowtest.Terms{Segments: 3, Credit: 2, Quorum: 2, Window: 3, Lifetime: 3600})
	if err := b.Rail(t, escrow.Client, nil).Do(t.Context(), escrow.Action{ID: "open", Kind: escrow.Open,
		Deal: d}); err != nil {
		t.Fatal(err)
	}
	v := market.Voucher{Lease: d.LeaseID(), Segments: 1, Payees: market.PayeesHash(nil)}
	return d, market.SignedVoucher{Voucher: v, Sig: b.SignVoucher(t, v)}
}

// wallet is what an account holds, without credits.
func (b *bed) wallet(t *testing.T, p party) money.Units {
	t.Helper()
	dollar := bindings.NewTestDollar()
	v, err := chainRead(t.Context(), directClient(t, b.land), b.land.Info().Dollar, nil,
		dollar.PackBalanceOf(p.Address()), dollar.UnpackBalanceOf)
	if err != nil {
		t.Fatal(err)
	}
	return money.Units(v.Int64())
}

func TestClientWithoutLedgerFindsEverything(t *testing.T) {
	t.Parallel()
	b := bedOn(t, quickUnbond(t))
	d, v := b.openLease(t)
	s := b.scanner(t, escrow.Client)
	items := scan(t, s)
	if len(items) != 1 || items[0].Kind != funds.Lease || !items[0].Held || items[0].AtMost != 3*price ||
		items[0].Units != 0 {
		t.Fatalf("mid-job: %+v", items)
	}
	if _, err := s.Claim(t.Context(), items[0]); err != nil { // asked for by name: ends the lease
		t.Fatal(err)
	}
	closing := escrow.Action{ID: "close", Kind: escrow.Close, Deal: d, Voucher: v}
	if err := b.Rail(t, escrow.Provider, nil).Do(t.Context(), closing); err != nil {
		t.Fatal(err)
	}
	if kinds := drain(t, s); !slices.Equal(kinds, []funds.Kind{funds.Pot, funds.Credit}) {
		t.Errorf("claimed %v", kinds)
	}
	earned, _, _, err := escrow.Split(price, 1, d.Offer.VerifyBPS, d.Offer.DelegateBPS, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := b.wallet(t, b.client), 3*price+777-earned; got != want {
		t.Errorf("the client holds %d, want %d", got, want)
	}
}

func TestProviderWithoutLedgerFindsEverything(t *testing.T) {
	t.Parallel()
	b := bedOn(t, quickUnbond(t))
	d, v := b.openLease(t)
	s := b.scanner(t, escrow.Provider)
	earned, _, _, err := escrow.Split(price, 1, d.Offer.VerifyBPS, d.Offer.DelegateBPS, nil)
	if err != nil {
		t.Fatal(err)
	}
	if items := scan(t, s); len(items) != 2 || items[0].Kind != funds.Lease || items[1].Kind != funds.Stake {
		t.Fatalf("mid-job: %+v", items)
	}
	end := escrow.Action{ID: "end", Kind: escrow.End, Deal: d, Voucher: v} // an honest coordinator's
	if err := b.Rail(t, escrow.Client, nil).Do(t.Context(), end); err != nil {
		t.Fatal(err)
	}
	if items := scan(t, s); items[0].Units != earned || items[0].Claimable {
		t.Errorf("in the window: %+v", items[0])
	}
	kinds := drain(t, s)
	for _, k := range []funds.Kind{funds.Lease, funds.Credit, funds.Stake, funds.Unbonding} {
		if !slices.Contains(kinds, k) {
			t.Errorf("claimed %v, not %s", kinds, k)
		}
	}
	if got, want := b.wallet(t, b.provider), money.Units(devnet.DefaultMinimumStake)+earned; got != want {
		t.Errorf("the provider holds %d, want %d", got, want)
	}
}

func TestClaimsAreMadeOnce(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	b.openLease(t)
	s := b.scanner(t, escrow.Client)
	items := scan(t, s)
	first, err := s.Claim(t.Context(), items[0])
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Claim(t.Context(), items[0]); !errors.Is(err, funds.ErrNotClaimable) {
		t.Errorf("ended again: %v after %+v", err, first)
	}
	if _, err := s.Claim(t.Context(), funds.Item{ID: "evm:1/made/up"}); !errors.Is(err, funds.ErrNotClaimable) {
		t.Errorf("made up: %v", err)
	}
	stranger := b.scanner(t, escrow.Client)
	stranger.Accounts = []common.Address{{1}}
	if found := scan(t, stranger); len(found) != 0 {
		t.Errorf("a stranger finds %+v", found)
	}
}
