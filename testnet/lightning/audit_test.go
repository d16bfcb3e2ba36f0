//go:build daemons

package lightning

import (
	"context"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/lightningnetwork/lnd/lnrpc/routerrpc"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
)

// The tests of this file are exploits of an audit over real nodes, turned round. Each is
// named after the row of the audit's report that it was written for.

// spyingArbiter plays by all rules and remembers the preimages that it was given.
type spyingArbiter struct {
	lightningrail.Handler
	mu   sync.Mutex
	know map[lnd.Hash]lnd.Preimage
}

func (s *spyingArbiter) Handle(ctx context.Context, from common.Address,
	m lightningrail.Message) (lightningrail.Reply, error) {
	s.mu.Lock()
	for _, p := range m.Secrets { // of the provider's locks alone
		s.know[p.Hash()] = p
	}
	s.mu.Unlock()
	return s.Handler.Handle(ctx, from, m)
}

func (s *spyingArbiter) knows(h lnd.Hash) (lnd.Preimage, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p, ok := s.know[h]
	return p, ok
}

// forwards makes the router settle every lock whose preimage is known instead of
// forwarding it, until the test ends. It returns how many it took. lnd has one
// interceptor, and forgets that of an earlier test some time after its end, without a
// word to the next one. So forwards returns when it has seen a probe of the client's.
func (b *bed) forwards(t *testing.T, known func(lnd.Hash) (lnd.Preimage, bool)) (taken func() int) {
	t.Helper()
	var probe lnd.Hash
	if _, err := rand.Read(probe[:]); err != nil {
		t.Fatal(err)
	}
	seen := make(chan struct{})
	passes := sync.OnceFunc(func() { close(seen) })
	var mu sync.Mutex
	n := 0
	answer := func(h *routerrpc.ForwardHtlcInterceptRequest) *routerrpc.ForwardHtlcInterceptResponse {
		out := &routerrpc.ForwardHtlcInterceptResponse{IncomingCircuitKey: h.IncomingCircuitKey,
			Action: routerrpc.ResolveHoldForwardAction_RESUME}
		if lnd.Hash(h.PaymentHash) == probe {
			passes()
		} else if p, ok := known(lnd.Hash(h.PaymentHash)); ok {
			out.Action, out.Preimage = routerrpc.ResolveHoldForwardAction_SETTLE, p[:]
			mu.Lock()
			n++
			mu.Unlock()
		}
		return out
	}
	b.wait.Go(func() {
		for t.Context().Err() == nil {
			b.intercept(t.Context(), answer)
		}
	})
	b.probe(t, probe, seen)
	return func() int { mu.Lock(); defer mu.Unlock(); return n }
}

// intercept answers for the router until lnd ends it.
func (b *bed) intercept(ctx context.Context,
	answer func(*routerrpc.ForwardHtlcInterceptRequest) *routerrpc.ForwardHtlcInterceptResponse,
) {
	s, err := routerrpc.NewRouterClient(b.net.Router.conn).HtlcInterceptor(ctx)
	for err == nil {
		var h *routerrpc.ForwardHtlcInterceptRequest
		if h, err = s.Recv(); err == nil {
			err = s.Send(answer(h))
		}
	}
}

// probe has the client pay for a hash that nobody knows, over the router, until it is seen.
func (b *bed) probe(t *testing.T, hash lnd.Hash, seen <-chan struct{}) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	to := b.net.Provider.Client.Key()
	for {
		s, err := routerrpc.NewRouterClient(b.net.Client.conn).SendPaymentV2(ctx, &routerrpc.SendPaymentRequest{
			Dest: to[:], AmtMsat: 1000, PaymentHash: hash[:], FinalCltvDelta: 40, FeeLimitMsat: 10_000,
			MaxParts: 1, TimeoutSeconds: 5, NoInflightUpdates: true,
		})
		if err == nil {
			_, err = s.Recv() // how it failed
		}
		select {
		case <-seen:
			return
		default:
		}
		if ctx.Err() != nil {
			t.Fatalf("the router shows no lock to its interceptor: %v", err)
		}
	}
}

// TestAuditL3AnArbiterOnTheRouteTakesNothing: it forwards the locks, and would settle
// those whose preimages it has. It has none before they have arrived.
func TestAuditL3AnArbiterOnTheRouteTakesNothing(t *testing.T) {
	b := newBed(t, net4)
	spy := &spyingArbiter{Handler: b.court, know: map[lnd.Hash]lnd.Preimage{}}
	b.setOnline(b.arbiter.Address(), spy)
	taken := b.forwards(t, spy.knows)
	tm := terms(5)
	tm.Credit = 1
	l := b.lease(t, tm)
	l.do(l.client, escrow.Open, nil)
	if n := taken(); n != 0 || len(spy.know) != 1 {
		t.Errorf("%d locks were taken on the route; the arbiter has %d preimages, want 1", n, len(spy.know))
	}
	for n := range uint32(5) {
		l.pay(n + 1)
	}
	l.exact(5)
}

// TestAuditL3AnOpeningStopsWhenALockIsTaken: somebody on the route has all preimages.
// It takes one lock, and the client pays no other.
func TestAuditL3AnOpeningStopsWhenALockIsTaken(t *testing.T) {
	b := newBed(t, net4)
	all := func(lnd.Hash) (lnd.Preimage, bool) { return lnd.Preimage{}, false }
	var mu sync.Mutex
	taken := b.forwards(t, func(h lnd.Hash) (lnd.Preimage, bool) {
		mu.Lock()
		defer mu.Unlock()
		return all(h)
	})
	l := b.lease(t, terms(5))
	mu.Lock()
	all = func(h lnd.Hash) (lnd.Preimage, bool) {
		for segment := range uint32(5) {
			if p := preimage(t, b.secret, l.deal.LeaseID(), segment); p.Hash() == h {
				return p, true
			}
		}
		return lnd.Preimage{}, false
	}
	mu.Unlock()
	err := l.client.Do(t.Context(), escrow.Action{ID: "open", Kind: escrow.Open, Deal: l.deal})
	if !errors.Is(err, lightningrail.ErrTaken) || taken() != 1 {
		t.Errorf("%d locks were taken; opened: %v", taken(), err)
	}
	// The arbiter's shares return with the provider's word.
	if f := b.funds(t, net4.Client); f.Locked != 0 {
		t.Errorf("%d msat are locked", f.Locked)
	}
}

// preimage derives a client's preimage of the first attempt at a segment, as a thief of
// its seed would.
func preimage(t *testing.T, secret []byte, lease common.Hash, segment uint32) lnd.Preimage {
	t.Helper()
	info := append([]byte("infernet/lightning/preimage/1"), 1) // for the provider
	info = append(info, lease[:]...)
	info = binary.BigEndian.AppendUint32(info, segment)
	info = binary.BigEndian.AppendUint32(info, 1)
	b, err := hkdf.Expand(sha256.New, secret, string(info), len(lnd.Preimage{}))
	if err != nil {
		t.Fatal(err)
	}
	return lnd.Preimage(b)
}
