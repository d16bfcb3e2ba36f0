package coordinator

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/rail"
)

// signer is a wallet that signs permits, one turn after the other, and none above a limit.
type signer struct {
	turn   chan struct{}
	mu     sync.Mutex
	signed []money.Units
	limit  money.Units
}

func newSigner() *signer { return &signer{turn: make(chan struct{}, 1), limit: 100} }

func (x *signer) pay(ctx context.Context) (func(), error) {
	select {
	case x.turn <- struct{}{}:
		return func() { <-x.turn }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (x *signer) sign(_ context.Context, sum money.Units) (rail.Permit, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if sum > x.limit {
		return rail.Permit{}, errors.New("above the wallet's limit")
	}
	x.signed = append(x.signed, sum)
	return rail.Permit{Value: sum}, nil
}

// TestDepositsShareAPermit: those who wait while a permit is used share the next one, and none after
// it is signed before all of them are done.
func TestDepositsShareAPermit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := newSigner()
		d := newDeposits(x.pay)
		_, first, err := d.permit(t.Context(), payer{at: 1, shared: true, sign: x.sign}, 5)
		if err != nil {
			t.Fatal(err)
		}
		var all []func()
		var mu sync.Mutex
		for range 3 {
			go func() {
				p, done, err := d.permit(t.Context(), payer{at: 1, shared: true, sign: x.sign}, 10)
				if err != nil || p.Value != 30 {
					t.Errorf("%+v %v", p, err)
				}
				mu.Lock()
				defer mu.Unlock()
				all = append(all, done)
			}()
		}
		synctest.Wait()
		if len(all) > 0 {
			t.Fatal("a permit is signed while another is used")
		}
		first()
		synctest.Wait()
		if len(all) != 3 || len(x.signed) != 2 {
			t.Fatalf("%d have a permit, of %v", len(all), x.signed)
		}
		all[0]()
		all[1]()
		if len(x.turn) != 1 {
			t.Error("the turn is over while one still needs the permit")
		}
		if all[2](); len(x.turn) != 0 {
			t.Error("the turn does not end")
		}
	})
}

// TestDepositsAreSignedAlone: where the sum is above the wallet's limit, where the rail shares none,
// and where the one that would sign for all was stopped.
func TestDepositsAreSignedAlone(t *testing.T) {
	for name, c := range map[string]struct {
		shared, stopped bool
		deposit         money.Units
	}{
		"the limit":   {shared: true, deposit: 60},
		"the rail":    {deposit: 10},
		"the stopped": {shared: true, stopped: true, deposit: 10},
	} {
		synctest.Test(t, func(t *testing.T) {
			x := newSigner()
			d := newDeposits(x.pay)
			end, _ := x.pay(t.Context())
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			var got []money.Units
			for n := range 2 {
				ctx := ctx
				if n > 0 {
					ctx = t.Context()
				}
				go func() {
					p, done, err := d.permit(ctx, payer{at: 1, shared: c.shared, sign: x.sign}, c.deposit)
					if err == nil {
						got = append(got, p.Value)
						done()
					}
				}()
				synctest.Wait()
			}
			want := 2
			if c.stopped {
				cancel()
				want = 1
			}
			synctest.Wait()
			end()
			synctest.Wait()
			if len(got) != want || got[0] != c.deposit {
				t.Errorf("%s: %v", name, got)
			}
			if len(x.turn) != 0 {
				t.Errorf("%s: the turn does not end", name)
			}
		})
	}
}
