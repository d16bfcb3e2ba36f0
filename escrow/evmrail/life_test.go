package evmrail

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/evmtest"
	"github.com/infernetprotocol/infernet/escrow"
)

// crashPoint is where a scenario's crash hits a node that makes a transaction.
type crashPoint uint8

const (
	afterSend  crashPoint = iota // it was handed to the endpoint
	afterStore                   // its signed bytes are stored, and nowhere else
)

// Rail implements escrowtest.Testbed. A node's life, which sent marks, has senders
// that run until its next life begins.
func (b *bed) Rail(t testing.TB, p escrow.Party, sent func()) escrow.Rail {
	t.Helper()
	line := b.line(t)
	var senders []Sender
	var lives []*evm.Sender
	for _, k := range b.keys(p) {
		s := b.sender(line, k, sent)
		lives = append(lives, s)
		senders = append(senders, notifyingSender{s, b, t, sent})
	}
	if sent != nil {
		b.live(t, p, lives)
	}
	info := b.land.Info()
	c := Config{Chain: line, Domain: domainOf(b.land), Party: p, Depth: b.depth, StartBlock: info.StartBlock,
		Senders: senders, Poll: poll}
	r, err := New(t.Context(), c)
	for b.rough && err != nil && t.Context().Err() == nil {
		r, err = New(t.Context(), c)
	}
	if err != nil {
		t.Fatal(err)
	}
	if b.rough && sent == nil {
		return retryingRail{r}
	}
	return r
}

func (b *bed) keys(p escrow.Party) []party {
	if p == escrow.Provider {
		return []party{b.node, b.provider}
	}
	return []party{b.delegate, b.client}
}

func (b *bed) sender(line *evm.Client, k party, sent func()) *evm.Sender {
	var store evm.Store = k.store
	if b.crashes == afterStore && sent != nil {
		store = notifyingStore{k.store, sent}
	}
	return evm.NewSender(line, k, store, evm.SenderConfig{Depth: b.depth, StuckAfter: 2})
}

// live ends the senders of a party's last life and starts those of the next.
func (b *bed) live(t testing.TB, p escrow.Party, senders []*evm.Sender) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if end := b.lives[p]; end != nil {
		end()
	}
	ctx, cancel := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	for _, s := range senders {
		wg.Go(func() {
			if err := s.Run(ctx); err != nil {
				t.Errorf("sender of %s: %v", p, err)
			}
		})
	}
	end := func() { cancel(); wg.Wait() }
	t.Cleanup(end)
	b.lives[p] = end
}

// notifyingStore is a store that calls a function when a transaction is stored.
type notifyingStore struct {
	*evmtest.Memory
	stored func()
}

func (s notifyingStore) SaveTx(ctx context.Context, tx evm.Tx) error {
	err := s.Memory.SaveTx(ctx, tx)
	if err == nil {
		s.stored()
	}
	return err
}

// notifyingSender calls a function when a transaction was sent.
type notifyingSender struct {
	*evm.Sender
	b    *bed
	t    testing.TB
	sent func()
}

func (s notifyingSender) Send(ctx context.Context, c evm.Call) (common.Hash, error) {
	h, err := s.Sender.Send(ctx, c)
	if err != nil {
		return h, err
	}
	if s.b.mined != nil {
		s.b.mined(s.t, h)
	}
	if s.sent != nil && s.b.crashes == afterSend {
		s.sent()
	}
	return h, nil
}

// retryingRail repeats what fails in passing, as a driver does.
type retryingRail struct{ *Rail }

func (s retryingRail) Evidence(ctx context.Context, d escrow.Deal) (out []string, err error) {
	for {
		if out, err = s.Rail.Evidence(ctx, d); err == nil || ctx.Err() != nil {
			return out, err
		}
	}
}

func (s retryingRail) Do(ctx context.Context, a escrow.Action) error {
	for {
		err := s.Rail.Do(ctx, a)
		if err == nil || errors.Is(err, escrow.ErrRefused) || ctx.Err() != nil {
			return err
		}
	}
}
