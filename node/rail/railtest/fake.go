// Package railtest has what tests of rails share: a rail that does as it is told, and
// the conformance suite that every rail passes.
package railtest

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/rail"
)

// Fake is a rail that fails as it is told. Its wallet holds Units.
type Fake struct {
	rail.NoVoucherProofs
	Static rail.Info
	Units  money.Units
	Pot    rail.EscrowBalance // of every offer
	// Funds says what a client holds beside it; nil: nothing.
	Funds func(client common.Address) money.Units
	Lease escrow.Status // of every lease
	Head  escrow.Status // of every lease at the chain's head
	Items []funds.Item  // what Scan finds
	Side  escrow.Rail   // of both parties; nil: one at height 5
	// Charge is what collecting a lease's pay costs at least: a smaller price is refused
	// by Enforceable with ErrCharge. Zero charges nothing.
	Charge    uint64
	ErrCharge error

	mu    sync.Mutex
	err   error
	tries []time.Time
}

var _ rail.Rail = (*Fake)(nil)

// Connected supervises a fake that is connected.
func Connected(f *Fake, rate uint64) *rail.Supervisor {
	s := rail.Supervise(f, rate, slog.New(slog.DiscardHandler))
	if err := s.Connect(context.Background()); err == nil {
		s.SetHealth(nil)
	}
	return s
}

// Fail has everything fail with err from now on; nil: nothing.
func (f *Fake) Fail(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.err = err
}

// Tries are the times at which it was connected.
func (f *Fake) Tries() []time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.tries
}

func (f *Fake) failure() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

// Info implements rail.Rail.
func (f *Fake) Info() rail.Info { return f.Static }

// Connect implements rail.Rail.
func (f *Fake) Connect(context.Context) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.tries = append(f.tries, time.Now())
	return f.err
}

// Run implements rail.Rail.
func (f *Fake) Run(ctx context.Context) error {
	<-ctx.Done()
	return nil
}

// Close implements rail.Rail.
func (f *Fake) Close() error { return nil }

// Escrow implements rail.Rail.
func (f *Fake) Escrow(escrow.Party) escrow.Rail {
	if f.Side != nil {
		return f.Side
	}
	return side{f}
}

// EscrowBalance implements rail.Rail.
func (f *Fake) EscrowBalance(context.Context, market.Offer) (rail.EscrowBalance, error) {
	return f.Pot, f.failure()
}

// ClientFunds implements rail.Rail.
func (f *Fake) ClientFunds(_ context.Context, o market.Offer) (money.Units, error) {
	if err := f.failure(); err != nil || f.Funds == nil {
		return f.Pot.Total(), err
	}
	return f.Pot.Total() + f.Funds(o.Client), nil
}

// LeaseStatus implements rail.Rail.
func (f *Fake) LeaseStatus(context.Context, escrow.Deal) (escrow.Status, error) {
	return f.Lease, f.failure()
}

// HeadStatus implements rail.HeadReader.
func (f *Fake) HeadStatus(context.Context, escrow.Deal) (escrow.Status, error) {
	return f.Head, f.failure()
}

// Permit implements rail.Rail.
func (f *Fake) Permit(_ context.Context, v money.Units) (rail.Permit, error) {
	return rail.Permit{Value: v}, f.failure()
}

// Balance implements rail.Rail.
func (f *Fake) Balance(context.Context) (money.Units, error) { return f.Units, f.failure() }

// Credit implements rail.Rail.
func (f *Fake) Credit(context.Context) (money.Units, error) { return 0, f.failure() }

// Withdraw implements rail.Rail.
func (f *Fake) Withdraw(context.Context) error { return f.failure() }

// Fits implements rail.Admission.
func (f *Fake) Fits(market.Offer, uint64) error { return nil }

// Enforceable implements rail.Admission.
func (f *Fake) Enforceable(_ context.Context, _ market.Offer, price uint64) error {
	if price < f.Charge {
		return f.ErrCharge
	}
	return nil
}

// Ready implements rail.Admission.
func (f *Fake) Ready(context.Context) error { return f.failure() }

// Rail implements funds.Source.
func (f *Fake) Rail() string { return "fake:main" }

// Scan implements funds.Source.
func (f *Fake) Scan(context.Context) ([]funds.Item, error) {
	return f.Items, f.failure()
}

// Claim implements funds.Source.
func (f *Fake) Claim(context.Context, funds.Item) (funds.Claimed, error) {
	return funds.Claimed{ID: "x"}, f.failure()
}

// side is a fake's escrow at height 5.
type side struct{ f *Fake }

func (s side) Observe(context.Context, escrow.Deal) (escrow.Chain, error) {
	return escrow.Chain{Height: 5}, s.f.failure()
}
func (s side) Do(context.Context, escrow.Action) error { return s.f.failure() }

func (s side) NextHead(context.Context, uint64) error { return s.f.failure() }
