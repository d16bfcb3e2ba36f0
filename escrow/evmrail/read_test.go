package evmrail

import (
	"context"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
)

func TestFundingIsReadAtDepth(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	b.depth = 3
	d := b.Deal(t, escrowtest.Terms{Segments: 1, Credit: 1, Quorum: 1, Window: 5, Lifetime: 600})
	provider := b.Rail(t, escrow.Provider, nil).(*Rail)
	if err := provider.CheckFunded(t.Context(), d); !errors.Is(err, ErrNotFunded) {
		t.Fatalf("before opening: %v", err)
	}
	before, err := provider.Chain.Header(t.Context(), evm.Latest)
	if err != nil {
		t.Fatal(err)
	}
	if s, err := provider.HeadStatus(t.Context(), d.LeaseID()); err != nil || s != escrow.StatusNone {
		t.Fatalf("before opening the head shows status %d: %v", s, err)
	}
	open := escrow.Action{ID: "open", Kind: escrow.Open, Deal: d}
	if err := b.Rail(t, escrow.Client, nil).Do(t.Context(), open); err != nil {
		t.Fatal(err)
	}
	if err := provider.CheckFunded(t.Context(), d); err != nil {
		t.Fatalf("after opening at depth 3: %v", err)
	}
	if s, err := provider.HeadStatus(t.Context(), d.LeaseID()); err != nil || s != escrow.StatusOpen {
		t.Errorf("after opening the head shows status %d: %v", s, err)
	}
	if l, err := provider.lease(t.Context(), d.LeaseID(), before.Number); err != nil || l.Status != escrow.StatusNone {
		t.Errorf("the block before shows %+v: %v", l, err)
	}
	j, err := provider.ReadJob(t.Context(), d.OfferID())
	if err != nil || !j.Known || j.Over || j.Reserved != price || j.Pot != 0 {
		t.Errorf("job %+v: %v", j, err)
	}
	l, err := provider.ReadLease(t.Context(), d.LeaseID())
	if err != nil || l.Status != escrow.StatusOpen {
		t.Errorf("lease %+v: %v", l, err)
	}
	if err := provider.CheckFunded(t.Context(), elsewhere(d)); !errors.Is(err, ErrWrongContract) {
		t.Errorf("another domain: %v", err)
	}
	bad := d
	bad.Lease.Lease.Price++
	if err := provider.CheckFunded(t.Context(), bad); !errors.Is(err, escrow.ErrDeal) {
		t.Errorf("another price: %v", err)
	}
	keyless := &Rail{Config: provider.Config, abi: provider.abi}
	keyless.Senders = nil
	for _, k := range []escrow.Kind{escrow.Close, escrow.End, escrow.Claim} {
		err := keyless.Do(t.Context(), escrow.Action{ID: "x", Kind: k, Deal: d})
		if !errors.Is(err, ErrNoKey) || !errors.Is(err, escrow.ErrRefused) {
			t.Errorf("%s without a key: %v", k, err)
		}
	}
}

func elsewhere(d escrow.Deal) escrow.Deal {
	d.Domain.ChainID++
	return d
}

func TestNewRefusesAnotherContract(t *testing.T) {
	t.Parallel()
	for _, at := range []common.Address{chain.Info().Dollar, {7}} {
		d := domain()
		d.Escrow = at
		if _, err := New(t.Context(), Config{Chain: client(t), Domain: d}); !errors.Is(err, ErrWrongContract) {
			t.Errorf("%s: %v", at, err)
		}
	}
}

// fakeEndpoint is an endpoint that answers as a test wants.
type fakeEndpoint struct {
	Chain
	headers int
	header  func(n int, h *types.Header) (*types.Header, error)
	logs    []types.Log
	call    func([]byte) ([]byte, error)
}

func (l *fakeEndpoint) Header(ctx context.Context, at *big.Int) (*types.Header, error) {
	h, err := l.Chain.Header(ctx, at)
	l.headers++
	if err != nil || l.header == nil {
		return h, err
	}
	return l.header(l.headers, types.CopyHeader(h))
}

func (l *fakeEndpoint) Logs(context.Context, common.Address, [][]common.Hash, uint64, uint64) ([]types.Log, error) {
	return l.logs, nil
}

func (l *fakeEndpoint) Call(ctx context.Context, to common.Address, data []byte, at *big.Int) ([]byte, error) {
	if l.call == nil {
		return l.Chain.Call(ctx, to, data, at)
	}
	return l.call(data)
}

func withFakeEndpoint(t *testing.T, l *fakeEndpoint) *Rail {
	t.Helper()
	l.Chain = client(t)
	r, err := New(t.Context(), Config{Chain: l.Chain, Domain: domain(), Party: escrow.Client, Poll: poll})
	if err != nil {
		t.Fatal(err)
	}
	r.Chain = l
	return r
}

func TestLyingEndpoint(t *testing.T) {
	t.Parallel()
	down := errors.New("down")
	r := withFakeEndpoint(t, &fakeEndpoint{header: func(n int, h *types.Header) (*types.Header, error) {
		h.Extra = []byte{byte(n)} // another block at every look
		return h, nil
	}})
	if _, err := r.Observe(t.Context(), escrow.Deal{}); err == nil {
		t.Error("a reorganisation between two looks went unnoticed")
	}
	r = withFakeEndpoint(t, &fakeEndpoint{call: func([]byte) ([]byte, error) { return []byte{1, 2, 3}, nil }})
	if _, err := r.Observe(t.Context(), escrow.Deal{}); !errors.Is(err, evm.ErrBadAnswer) {
		t.Errorf("garbage: %v", err)
	}
	if _, err := r.credit(t.Context(), common.Address{}, common.Address{}, evm.Latest); !errors.Is(err,
		evm.ErrBadAnswer) {
		t.Errorf("garbage: %v", err)
	}
	r = withFakeEndpoint(t, &fakeEndpoint{call: func([]byte) ([]byte, error) { return common.MaxHash[:], nil }})
	if _, err := r.credit(t.Context(), common.Address{}, common.Address{}, evm.Latest); !errors.Is(err,
		evm.ErrBadAnswer) {
		t.Errorf("huge credit: %v", err)
	}
	r = withFakeEndpoint(t, &fakeEndpoint{})
	if _, err := r.settlement(t.Context(), common.Hash{1}, 5); !errors.Is(err, evm.ErrBadAnswer) {
		t.Errorf("no settlement: %v", err)
	}
	r = withFakeEndpoint(t, &fakeEndpoint{logs: []types.Log{{Topics: []common.Hash{{9}}}}})
	if _, err := r.settlement(t.Context(), common.Hash{1}, 5); err == nil {
		t.Error("another event passed for a settlement")
	}
	if _, _, err := r.evidence(t.Context(), common.Hash{1}); err == nil {
		t.Error("another event passed for evidence")
	}
	r = withFakeEndpoint(t, &fakeEndpoint{header: func(int, *types.Header) (*types.Header, error) { return nil, down }})
	for _, err := range []error{r.NextHead(t.Context(), 0), r.Do(t.Context(),
		escrow.Action{Kind: escrow.Refund, Deal: escrow.Deal{Domain: domain()}})} {
		if !errors.Is(err, down) || errors.Is(err, escrow.ErrRefused) {
			t.Errorf("endpoint down: %v", err)
		}
	}
	r = withFakeEndpoint(t, &fakeEndpoint{header: func(_ int, h *types.Header) (*types.Header, error) {
		h.Number = big.NewInt(1)
		return h, nil
	}})
	r.Depth = 5
	if _, err := r.ReadJob(t.Context(), common.Hash{}); err == nil {
		t.Error("read below the first block")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := withFakeEndpoint(t, &fakeEndpoint{}).NextHead(ctx, 1<<40); err == nil {
		t.Error("waited for a head without a context")
	}
}
