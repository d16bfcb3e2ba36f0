// Package topup has wallets outside of the node fund its wallets of rails: it keeps what was prepared for them until
// they have signed or paid it. What they return the rail checks (rail.TopUps).
package topup

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/rail"
)

// MaxDrafts is how many prepared payments are kept. The oldest goes first: it moved nothing.
const MaxDrafts = 16

// Desk prepares payments of other wallets to this node's, and keeps them in memory alone. It is safe for concurrent
// use.
type Desk struct {
	rails rail.Set
	now   func() time.Time
	log   *slog.Logger

	mu  sync.Mutex
	all []prepared // the oldest first
}

// New returns a desk for a node's rails.
func New(rails rail.Set, now func() time.Time, log *slog.Logger) *Desk {
	return &Desk{rails: rails, now: now, log: log}
}

// prepared is a payment that waits for its wallet.
type prepared struct {
	id      string
	rail    market.Rail
	pay     rail.TopUp
	expires time.Time
}

// add keeps a payment.
func (s *Desk) add(x prepared) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.all = append(s.all, x); len(s.all) > MaxDrafts {
		s.all = slices.Delete(s.all, 0, 1)
	}
}

// find returns a payment that was prepared and is not too old.
func (s *Desk) find(id string) (prepared, error) {
	now := s.now()
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, x := range s.all {
		if x.id == id && now.Before(x.expires) {
			return x, nil
		}
	}
	return prepared{}, api.WithHint(fmt.Errorf("%w: no payment %q was prepared here of late", api.ErrNotFound, id),
		"begin again; if the wallet has paid, the balance shows it")
}

// Ways lists the rails that can be funded so, and are in use.
func (s *Desk) Ways(ctx context.Context) (out []api.TopUpWay, err error) {
	for _, r := range s.rails {
		t, problem := r.TopUps()
		if t == nil || problem != nil {
			continue // a rail that is away is told of elsewhere
		}
		balance, err := r.Balance(ctx)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
		}
		wallet, chain := t.TopUpTo()
		out = append(out, api.TopUpWay{Rail: string(r.Name), Chain: chain, Wallet: wallet, Asset: r.Asset,
			Decimals: r.Decimals, Balance: balance})
	}
	return out, nil
}

// of returns a rail that can be funded by another wallet.
func (s *Desk) of(name market.Rail) (*rail.Supervisor, rail.TopUps, error) {
	if r, ok := s.rails.Named(name); ok {
		t, err := r.TopUps()
		if err != nil {
			return nil, nil, fmt.Errorf("%w: %s: %w", api.ErrUnavailable, name, err)
		}
		if t != nil {
			return r, t, nil
		}
	}
	return nil, nil, api.WithHint(fmt.Errorf("%w: rail %q", api.ErrInvalid, name),
		"/v1/topups lists what can be funded so")
}

// Prepare makes what a wallet is to sign or to pay.
func (s *Desk) Prepare(ctx context.Context, q api.TopUpRequest) (api.TopUpDraft, error) {
	r, t, err := s.of(market.Rail(q.Rail))
	if err != nil {
		return api.TopUpDraft{}, err
	}
	if q.Units < 1 {
		return api.TopUpDraft{}, fmt.Errorf("%w: units: want 1 or more", api.ErrInvalid)
	}
	pay, err := t.PrepareTopUp(ctx, q.From, q.Units)
	if err != nil {
		return api.TopUpDraft{}, err
	}
	var id [16]byte
	_, _ = rand.Read(id[:]) // it never fails
	x := prepared{hex.EncodeToString(id[:]), r.Name, pay, s.now().Add(rail.TopUpLife)}
	s.add(x)
	d := api.TopUpDraft{ID: x.id, Expires: x.expires, Invoice: pay.Invoice, Terms: terms(r, t, q.Units)}
	if pay.Invoice == "" {
		d.Transaction = pay.Transaction.Bytes()
	}
	return d, nil
}

// terms say what the wallet agrees to.
func terms(r *rail.Supervisor, t rail.TopUps, units money.Units) []string {
	wallet, chain := t.TopUpTo()
	out := []string{fmt.Sprintf("%s goes to this node's wallet on %s. It is the node's then: "+
		"only its key can send it back.", r.Written().Write(units), chain)}
	if wallet != "" {
		out = append(out, "The wallet that is paid is "+wallet+". The paying wallet also pays the fee, and the rent "+
			"of the node's token account if it has none.")
	}
	return out
}

// Submit has the rail check what the wallet returned, and returns once the money has arrived.
func (s *Desk) Submit(ctx context.Context, a api.TopUpAnswer) (api.ToppedUp, error) {
	x, err := s.find(a.Draft)
	if err != nil {
		return api.ToppedUp{}, err
	}
	r, t, err := s.of(x.rail)
	if err != nil {
		return api.ToppedUp{}, err
	}
	id, err := t.FinishTopUp(ctx, x.pay, a.Answer)
	if err != nil {
		return api.ToppedUp{}, err
	}
	balance, err := r.Balance(ctx)
	if err != nil {
		return api.ToppedUp{}, fmt.Errorf("%w: the money has arrived as %s, but the balance was not read: %w",
			api.ErrUnavailable, id, err)
	}
	s.log.Info("wallet topped up", "rail", x.rail, "units", x.pay.Units, "id", id)
	return api.ToppedUp{ID: id, Balance: balance}, nil
}
