package provider

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/node/role"
)

// vouching is a lease's machine whose client vouches from time to time.
type vouching struct {
	role.Leases
	mu sync.Mutex
	s  escrow.State
}

func (v *vouching) State(common.Hash) (escrow.State, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.s, nil
}

func (v *vouching) Wait(ctx context.Context, h common.Hash, ok func(escrow.State) bool) (escrow.State, error) {
	for {
		if s, _ := v.State(h); ok(s) {
			return s, nil
		}
		select {
		case <-time.After(time.Second):
		case <-ctx.Done():
			return escrow.State{}, ctx.Err()
		}
	}
}

// vouch adds a voucher.
func (v *vouching) vouch() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.s.Voucher.Voucher.Segments++
}

// TestAClientThatDoesNotVouchHoldsNobody: a client answers heartbeats, and neither vouches nor
// ends the lease. The provider waits as long as vouchers come, and half an hour after the last.
func TestAClientThatDoesNotVouchHoldsNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		v := &vouching{}
		w := &work{p: &Provider{leases: v}}
		start := time.Now()
		time.AfterFunc(20*time.Minute, v.vouch)
		time.AfterFunc(40*time.Minute, v.vouch)
		_, err := w.await(t.Context(), func(escrow.State) bool { return false })
		if d := time.Since(start).Round(time.Minute); !errors.Is(err, errNoVoucher) || d != 70*time.Minute {
			t.Errorf("it ended after %v: %v", d, err)
		}
		ctx, cancel := context.WithCancelCause(t.Context())
		cancel(errEnded)
		if _, err := w.await(ctx, func(escrow.State) bool { return false }); !errors.Is(err, errEnded) {
			t.Errorf("a lease that the coordinator ends: %v", err)
		}
		v.s.Chain.Settled = &escrow.Settlement{}
		if _, err := w.await(t.Context(), func(s escrow.State) bool { return s.Chain.Settled != nil }); err != nil {
			t.Errorf("a lease that is settled: %v", err)
		}
	})
}
