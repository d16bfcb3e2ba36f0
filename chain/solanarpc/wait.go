package solanarpc

import (
	"context"
	"fmt"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"
)

// Wait returns when the action's transaction is finalized: nil, or its
// *TxError. It sends it again until then. ErrExpired says that it never will
// be. Endpoints that fail to answer are waited out.
func (s *Sender) Wait(ctx context.Context, action string) error {
	t, tx, err := s.newest(ctx, action)
	if err != nil || t.Status == Landed {
		return err
	}
	poll := time.NewTicker(s.cfg.Poll)
	defer poll.Stop()
	sent := time.Now()
	for {
		done, err := s.look(ctx, t, tx)
		if done {
			return err
		}
		if err != nil {
			s.cfg.Log.Debug("transaction not found out about", "action", action, "err", err)
		}
		if time.Since(sent) >= s.cfg.Resend {
			s.broadcast(ctx, t)
			sent = time.Now()
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-poll.C:
		}
	}
}

func (s *Sender) newest(ctx context.Context, action string) (Tx, *solana.Transaction, error) {
	known, err := s.store.ByAction(ctx, s.PublicKey(), action)
	if err != nil {
		return Tx{}, nil, fmt.Errorf("look up action %q: %w", action, err)
	}
	if len(known) == 0 {
		return Tx{}, nil, fmt.Errorf("%w: %q was never sent", ErrNoAction, action)
	}
	t := known[len(known)-1]
	tx, err := t.decode()
	return t, tx, err
}

// look reports whether the fate of a transaction is sealed, and which it is.
// The height is read before the status: a transaction that is not there after
// its last valid block was finalized was in none.
func (s *Sender) look(ctx context.Context, t Tx, tx *solana.Transaction) (bool, error) {
	height, err := s.client.height(ctx, rpc.CommitmentFinalized)
	if err != nil {
		return false, fmt.Errorf("block height: %w", err)
	}
	over := height > t.LastValid
	status, err := s.client.status(ctx, t.Signature, over)
	switch {
	case err != nil:
		return false, err
	case status == nil && over:
		return true, s.record(ctx, t, Expired, fmt.Errorf("%w: %s", ErrExpired, t.Signature))
	case status == nil || status.ConfirmationStatus != rpc.ConfirmationStatusFinalized:
		return false, nil
	case status.Err != nil:
		return true, s.record(ctx, t, Failed, parseTxError(status.Err).inTx(tx))
	}
	return true, s.record(ctx, t, Landed, nil)
}

func (s *Sender) record(ctx context.Context, t Tx, f TxStatus, outcome error) error {
	if err := s.store.Mark(ctx, t.From, t.Action, t.Signature, f); err != nil {
		return fmt.Errorf("store the fate of action %q: %w", t.Action, err)
	}
	return outcome
}
