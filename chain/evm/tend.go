package evm

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Resume sends everything again that is stored and not mined, in the order of
// nonces. Call it after a start; Run does.
func (s *Sender) Resume(ctx context.Context) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	stored, err := s.store.Unconfirmed(ctx, s.Address())
	if err != nil {
		return fmt.Errorf("stored transactions of %s: %w", s.Address(), err)
	}
	var unsent error
	for _, group := range byNonce(stored) {
		if err := s.resend(ctx, group); err != nil {
			unsent = errors.Join(unsent, err)
		}
	}
	return unsent
}

// Run keeps the account's transactions moving until ctx ends: at every head it
// resends, raises fees and marks what is mined. It returns nil when ctx ended, and
// an error only when the store fails.
func (s *Sender) Run(ctx context.Context) error {
	err := s.client.eachHead(ctx, func(head *types.Header) (bool, error) { return false, s.tend(ctx, head) })
	if ctx.Err() != nil && !errors.Is(err, errStore) {
		return nil // whatever an endpoint said last
	}
	return err
}

// tend looks after every nonce once. What an endpoint fails at is tried again at
// the next head.
func (s *Sender) tend(ctx context.Context, head *types.Header) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	stored, err := s.store.Unconfirmed(ctx, s.Address())
	if err != nil {
		return fmt.Errorf("stored transactions of %s: %w", s.Address(), err)
	}
	for _, group := range byNonce(stored) {
		err := s.tendNonce(ctx, group, head)
		if errors.Is(err, errStore) || ctx.Err() != nil {
			return err
		}
		if err != nil {
			s.cfg.Log.Warn("transaction waits", "action", group[0].Action, "nonce", group[0].Nonce, "cause", err)
		}
	}
	return nil
}

// errStore marks an error that must end Run, because without a store nothing is
// safe.
var errStore = errors.New("transaction store")

func (s *Sender) tendNonce(ctx context.Context, versions []Tx, head *types.Header) error {
	for _, tx := range versions {
		receipt, err := s.client.Receipt(ctx, tx.Hash, s.cfg.Depth)
		if err == nil {
			delete(s.due, tx.Action)
			return s.mark(ctx, tx.Nonce, receipt.TxHash)
		}
		if errors.Is(err, ErrShallow) {
			return nil
		}
		if !errors.Is(err, ErrNotMined) {
			return err
		}
	}
	if gone, err := s.displaced(ctx, versions[0].Nonce); gone || err != nil {
		return err
	}
	// A higher fee may help a send that failed because of its fee, so do both.
	return errors.Join(s.resend(ctx, versions), s.unstick(ctx, versions, head))
}

// displaced reports whether a transaction of somebody else took the nonce, at a
// depth from which it will not return, and marks it.
func (s *Sender) displaced(ctx context.Context, nonce uint64) (bool, error) {
	deep, err := s.client.Deep(ctx, s.cfg.Depth)
	if errors.Is(err, ErrShallow) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	next, err := s.client.backend.NonceAt(ctx, s.Address(), deep.Number)
	if err != nil {
		return false, fmt.Errorf("nonce of %s at %v: %w", s.Address(), deep.Number, err)
	}
	if next <= nonce {
		return false, nil
	}
	s.cfg.Log.Warn("nonce was used outside of this node", "account", s.Address(), "nonce", nonce)
	return true, s.mark(ctx, nonce, common.Hash{})
}

func (s *Sender) mark(ctx context.Context, nonce uint64, hash common.Hash) error {
	if err := s.store.MarkMined(ctx, s.Address(), nonce, hash); err != nil {
		return fmt.Errorf("%w: mark nonce %d: %w", errStore, nonce, err)
	}
	return nil
}

// resend sends the newest version if it does not count as known already.
func (s *Sender) resend(ctx context.Context, versions []Tx) error {
	for _, v := range versions {
		s.actions[v.Hash] = v.Action
	}
	newest := versions[len(versions)-1]
	tx, err := newest.decode()
	if err != nil {
		return err
	}
	if _, _, err := s.client.backend.TransactionByHash(ctx, newest.Hash); err == nil {
		return nil
	}
	return s.broadcast(ctx, tx)
}

// unstick raises the fee of transactions that have waited for too many blocks, and
// of those whose deadline requires more than they offer.
func (s *Sender) unstick(ctx context.Context, versions []Tx, head *types.Header) error {
	newest := versions[len(versions)-1]
	w, seen := s.since[newest.Hash]
	if !seen {
		s.since[newest.Hash] = wait{head.Number.Uint64(), head.Time}
		return nil
	}
	old, err := newest.decode()
	if err != nil {
		return err
	}
	suggested, err := s.suggest(ctx)
	if err != nil {
		return err
	}
	offered := fees{old.GasTipCap(), old.GasFeeCap()}
	urgent := s.hurry(newest.Action, suggested, head.Time)
	if head.Number.Uint64() < w.height+s.cfg.StuckAfter && !urgent.over(offered) {
		return nil
	}
	f, ok := s.bump(offered, urgent)
	if !ok {
		return fmt.Errorf("%w: %v wei per gas would replace %s", ErrFeesTooHigh, f.cap, old.Hash())
	}
	return s.replace(ctx, newest.Action, old, f, head)
}

func (s *Sender) replace(ctx context.Context, action string, old *types.Transaction, f fees, head *types.Header) error {
	tx, err := s.signWith(ctx, &types.DynamicFeeTx{
		Nonce: old.Nonce(), Gas: old.Gas(), To: old.To(), Value: old.Value(), Data: old.Data(),
	}, f)
	if err != nil {
		return err
	}
	if err := s.save(ctx, action, tx); err != nil {
		return fmt.Errorf("%w: %w", errStore, err)
	}
	s.since[tx.Hash()] = wait{head.Number.Uint64(), head.Time}
	delete(s.since, old.Hash())
	s.cfg.Log.Info("fee raised", "action", action, "nonce", tx.Nonce(), "fee", f.cap)
	return s.broadcast(ctx, tx)
}

// byNonce groups versions, which are sorted by nonce.
func byNonce(txs []Tx) [][]Tx {
	var groups [][]Tx
	for i, tx := range txs {
		if i == 0 || txs[i-1].Nonce != tx.Nonce {
			groups = append(groups, nil)
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], tx)
	}
	return groups
}
