package solanarpc

import (
	"context"
	"fmt"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"
)

// confirmPoll is the pause between reads of a transaction that is waited for.
// confirmResend is how often it is sent again meanwhile.
const (
	confirmPoll   = 50 * time.Millisecond
	confirmResend = 2 * time.Second
)

// confirmTries is how many reads in a row may fail.
const confirmTries = 5

// Transact signs instructions with keys, of which the first pays, sends them until
// they are known, and returns when they are confirmed. It is for what may be done
// twice, or what a person watches; an action that must happen only once belongs to
// a Sender. A refusal is a *TxError. ErrExpired says that the transaction never
// landed.
func (c *Client) Transact(ctx context.Context, ixs []solana.Instruction,
	keys ...solana.PrivateKey) (solana.Signature, error) {
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
	if err := c.submit(ctx, tx); answered(err) && err != nil {
		if refused := preflight(err, tx); refused != nil {
			err = refused
		}
		return solana.Signature{}, err
	}
	return tx.Signatures[0], c.confirm(ctx, tx, latest.LastValidBlockHeight)
}

// submit hands a transaction to an endpoint. One that does not answer may have
// sent it all the same.
func (c *Client) submit(ctx context.Context, tx *solana.Transaction) error {
	_, err := ask(ctx, c, func(ctx context.Context, r *rpc.Client) (solana.Signature, error) {
		return r.SendTransactionWithOpts(ctx, tx, rpc.TransactionOpts{PreflightCommitment: rpc.CommitmentConfirmed})
	})
	return err
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
	sent := time.Now()
	for failed := 0; ; {
		done, err := c.landed(ctx, tx, lastValid)
		if done {
			return err
		}
		if failed++; err == nil {
			failed = 0
		} else if failed >= confirmTries {
			return err
		}
		if time.Since(sent) >= confirmResend {
			_ = c.submit(ctx, tx) // what came of it is looked up by its signature
			sent = time.Now()
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-t.C:
		}
	}
}

// landed reports whether a transaction's outcome is known, and what it is; an
// error without that is an endpoint's.
func (c *Client) landed(ctx context.Context, tx *solana.Transaction, lastValid uint64) (bool, error) {
	height, err := c.height(ctx, rpc.CommitmentFinalized)
	if err != nil {
		return false, err
	}
	s, err := c.status(ctx, tx.Signatures[0], height > lastValid)
	switch {
	case err != nil:
		return false, err
	case s != nil && s.Err != nil:
		return true, parseTxError(s.Err).inTx(tx)
	case s != nil && s.ConfirmationStatus != rpc.ConfirmationStatusProcessed:
		return true, nil
	case s == nil && height > lastValid:
		return true, fmt.Errorf("%w: %s", ErrExpired, tx.Signatures[0])
	}
	return false, nil
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
