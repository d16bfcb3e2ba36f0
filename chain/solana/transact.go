package solana

import (
	"context"
	"fmt"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"
)

// confirmPoll is the pause between looks at a transaction that is waited for.
const confirmPoll = 50 * time.Millisecond

// Transact signs instructions with keys, of which the first pays, sends them
// once, and returns when they are confirmed. It is for what may be done twice,
// or is watched by a person; an action that must happen once belongs to a
// Sender. A refusal is a *TxError; ErrExpired says that it never landed.
func (c *Client) Transact(ctx context.Context, ixs []solana.Instruction, keys ...solana.PrivateKey) (solana.Signature, error) {
	latest, err := c.blockhash(ctx)
	if err != nil {
		return solana.Signature{}, err
	}
	tx, err := solana.NewTransaction(ixs, latest.Blockhash, solana.TransactionPayer(keys[0].PublicKey()))
	if err != nil {
		return solana.Signature{}, err
	}
	if _, err := tx.Sign(func(k solana.PublicKey) *solana.PrivateKey { return find(keys, k) }); err != nil {
		return solana.Signature{}, fmt.Errorf("sign a transaction: %w", err)
	}
	_, err = ask(ctx, c, func(ctx context.Context, r *rpc.Client) (solana.Signature, error) {
		return r.SendTransactionWithOpts(ctx, tx, rpc.TransactionOpts{PreflightCommitment: rpc.CommitmentConfirmed})
	})
	if err != nil {
		if refused := preflight(err, tx); refused != nil {
			err = refused
		}
		return solana.Signature{}, err
	}
	return tx.Signatures[0], c.confirm(ctx, tx, latest.LastValidBlockHeight)
}

func find(keys []solana.PrivateKey, k solana.PublicKey) *solana.PrivateKey {
	for i := range keys {
		if keys[i].PublicKey() == k {
			return &keys[i]
		}
	}
	return nil
}

func (c *Client) confirm(ctx context.Context, tx *solana.Transaction, lastValid uint64) error {
	t := time.NewTicker(confirmPoll)
	defer t.Stop()
	for {
		height, err := c.height(ctx, rpc.CommitmentFinalized)
		if err != nil {
			return err
		}
		s, err := c.status(ctx, tx.Signatures[0], height > lastValid)
		switch {
		case err != nil:
			return err
		case s != nil && s.Err != nil:
			return parseTxError(s.Err).inTx(tx)
		case s != nil && s.ConfirmationStatus != rpc.ConfirmationStatusProcessed:
			return nil
		case s == nil && height > lastValid:
			return fmt.Errorf("%w: %s", ErrExpired, tx.Signatures[0])
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-t.C:
		}
	}
}

// blockhash is the newest one that others know too.
func (c *Client) blockhash(ctx context.Context) (*rpc.LatestBlockhashResult, error) {
	out, err := ask(ctx, c, func(ctx context.Context, r *rpc.Client) (*rpc.GetLatestBlockhashResult, error) {
		return r.GetLatestBlockhash(ctx, rpc.CommitmentConfirmed)
	})
	if err == nil && (out == nil || out.Value == nil) {
		err = ErrBadAnswer
	}
	if err != nil {
		return nil, fmt.Errorf("newest blockhash: %w", err)
	}
	return out.Value, nil
}

// status is nil when no endpoint knows the transaction.
func (c *Client) status(ctx context.Context, sig solana.Signature, deep bool) (*rpc.SignatureStatusesResult, error) {
	out, err := ask(ctx, c, func(ctx context.Context, r *rpc.Client) (*rpc.GetSignatureStatusesResult, error) {
		return r.GetSignatureStatuses(ctx, deep, sig)
	})
	if err != nil {
		return nil, fmt.Errorf("status of %s: %w", sig, err)
	}
	if out == nil || len(out.Value) != 1 {
		return nil, fmt.Errorf("%w: statuses of other transactions", ErrBadAnswer)
	}
	return out.Value[0], nil
}
