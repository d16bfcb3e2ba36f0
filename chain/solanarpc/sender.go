package solanarpc

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"github.com/gagliardetto/solana-go"
	computebudget "github.com/gagliardetto/solana-go/programs/compute-budget"
	"github.com/gagliardetto/solana-go/rpc"
)

// Errors of a Sender.
var (
	// ErrExpired means that the transaction is in no block and can never be. Sending
	// the action again is safe, and signs it anew.
	ErrExpired = errors.New("the transaction expired before it was included: send the action again")
	// ErrNoAction means that a call has no action id.
	ErrNoAction = errors.New("a call needs an action id")
	// ErrTooLong means that the instructions do not fit into a transaction.
	ErrTooLong = errors.New("the instructions do not fit one transaction")
)

// MaxTxSize is the most bytes that a transaction has on the wire.
const MaxTxSize = 1232

// SenderConfig bounds what a Sender pays and how long it waits. Zero fields take
// the defaults.
type SenderConfig struct {
	// MaxPrice is the highest priority fee, in micro-lamports per compute unit;
	// default 1,000,000 (0.0002 SOL for 200,000 units).
	MaxPrice uint64
	// Poll is the pause between reads of a transaction's status; default 500 ms.
	Poll time.Duration
	// Resend is how often a transaction is sent again while it waits; default 2 s.
	Resend time.Duration
	Log    *slog.Logger
}

func (c SenderConfig) withDefaults() SenderConfig {
	if c.MaxPrice == 0 {
		c.MaxPrice = maxPrice
	}
	if c.Poll == 0 {
		c.Poll = 500 * time.Millisecond
	}
	if c.Resend == 0 {
		c.Resend = 2 * time.Second
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	return c
}

// Call is the transaction that an action needs.
type Call struct {
	// Action is the call's permanent name: two transactions of one action are never
	// alive at once.
	Action       string
	Instructions []solana.Instruction
}

// Signer signs with one ed25519 key. Safe for concurrent use.
type Signer interface {
	PublicKey() solana.PublicKey
	Sign(message []byte) (solana.Signature, error)
}

// Sender sends one key's transactions on one cluster. Safe for concurrent use.
type Sender struct {
	client *Client
	signer Signer
	store  Store
	cfg    SenderConfig

	mu sync.Mutex // one action is looked up and signed at a time
}

// NewSender returns a Sender.
func NewSender(client *Client, signer Signer, store Store, cfg SenderConfig) *Sender {
	return &Sender{client: client, signer: signer, store: store, cfg: cfg.withDefaults()}
}

// PublicKey is the account that sends and pays.
func (s *Sender) PublicKey() solana.PublicKey { return s.signer.PublicKey() }

// Send sends an action's transaction, or sends the stored one again, and returns
// its signature. The transaction is stored when Send returns without error; Wait
// finds out whether an endpoint accepted it. A transaction that would fail is
// refused with a *TxError and not stored.
func (s *Sender) Send(ctx context.Context, c Call) (solana.Signature, error) {
	if c.Action == "" {
		return solana.Signature{}, ErrNoAction
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	known, err := s.store.ByAction(ctx, s.PublicKey(), c.Action)
	if err != nil {
		return solana.Signature{}, fmt.Errorf("look up action %q: %w", c.Action, err)
	}
	if i := slices.IndexFunc(known, func(t Tx) bool { return t.Status == Landed || t.Status == Waiting }); i >= 0 {
		if known[i].Status == Waiting {
			s.broadcast(ctx, known[i])
		}
		return known[i].Signature, nil
	}
	t, err := s.sign(ctx, c, len(known))
	if err != nil {
		return solana.Signature{}, err
	}
	if err := s.store.SaveTx(ctx, t); err != nil {
		return solana.Signature{}, fmt.Errorf("store the transaction of action %q: %w", c.Action, err)
	}
	s.broadcast(ctx, t)
	return t.Signature, nil
}

// sign builds a transaction after a simulation, which says what it consumes and
// refuses one that would fail.
func (s *Sender) sign(ctx context.Context, c Call, attempt int) (Tx, error) {
	price, err := s.price(ctx, c, attempt)
	if err != nil {
		return Tx{}, err
	}
	const most = 1_400_000 // compute units of a transaction
	tx, err := s.build(c, most, price, solana.Hash{})
	if err != nil {
		return Tx{}, err
	}
	units, err := s.simulate(ctx, tx)
	if err != nil {
		return Tx{}, err
	}
	latest, err := s.client.blockhash(ctx)
	if err != nil {
		return Tx{}, err
	}
	if tx, err = s.build(c, min(most, units), price, latest.Blockhash); err != nil {
		return Tx{}, err
	}
	message, err := tx.Message.MarshalBinary()
	if err != nil {
		return Tx{}, fmt.Errorf("encode a transaction: %w", err)
	}
	sig, err := s.signer.Sign(message)
	if err != nil {
		return Tx{}, fmt.Errorf("sign a transaction of %s: %w", s.PublicKey(), err)
	}
	tx.Signatures = []solana.Signature{sig}
	raw, err := tx.MarshalBinary()
	if err != nil {
		return Tx{}, fmt.Errorf("encode a transaction: %w", err)
	}
	if len(raw) > MaxTxSize {
		return Tx{}, fmt.Errorf("%w: %d bytes", ErrTooLong, len(raw))
	}
	return Tx{Action: c.Action, From: s.PublicKey(), Signature: sig, Raw: raw,
		LastValid: latest.LastValidBlockHeight}, nil
}

func (s *Sender) build(c Call, units uint32, price uint64, blockhash solana.Hash) (*solana.Transaction, error) {
	limit := computebudget.NewSetComputeUnitLimitInstruction(units).Build()
	fee := computebudget.NewSetComputeUnitPriceInstruction(price).Build()
	all := append([]solana.Instruction{limit, fee}, c.Instructions...)
	tx, err := solana.NewTransaction(all, blockhash, solana.TransactionPayer(s.PublicKey()))
	if err != nil {
		return nil, fmt.Errorf("action %q: %w", c.Action, err)
	}
	return tx, nil
}

// Fits reports whether instructions fit into one transaction of a payer.
func Fits(payer solana.PublicKey, ixs []solana.Instruction) bool {
	s := Sender{signer: readOnly(payer)}
	tx, err := s.build(Call{Instructions: ixs}, 1, 1, solana.Hash{})
	if err != nil {
		return false
	}
	tx.Signatures = make([]solana.Signature, tx.Message.Header.NumRequiredSignatures)
	raw, err := tx.MarshalBinary()
	return err == nil && len(raw) <= MaxTxSize
}

// readOnly is a key that cannot sign.
type readOnly solana.PublicKey

func (r readOnly) PublicKey() solana.PublicKey { return solana.PublicKey(r) }
func (r readOnly) Sign([]byte) (solana.Signature, error) {
	return solana.Signature{}, errors.New("this key cannot sign")
}

// simulate runs a transaction without sending it and returns the compute units
// to ask for. That it would fail counts once two endpoints say so, unless only one
// answers: whoever sends may give something up on it.
func (s *Sender) simulate(ctx context.Context, tx *solana.Transaction) (uint32, error) {
	tx.Signatures = make([]solana.Signature, tx.Message.Header.NumRequiredSignatures)
	all, err := each(ctx, s.client, func(ctx context.Context, r *rpc.Client) (*rpc.SimulateTransactionResponse, error) {
		out, err := r.SimulateTransactionWithOpts(ctx, tx, &rpc.SimulateTransactionOpts{
			Commitment: rpc.CommitmentConfirmed, ReplaceRecentBlockhash: true})
		if err == nil && (out == nil || out.Value == nil) {
			err = fmt.Errorf("%w: no outcome of a rehearsal", ErrBadAnswer)
		}
		return out, err
	}, func(all []*rpc.SimulateTransactionResponse) bool {
		return len(all) == 2 || all[len(all)-1].Value.Err == nil
	})
	if err != nil {
		if e := preflight(err, tx); e != nil {
			return 0, e
		}
		return 0, fmt.Errorf("rehearse a transaction: %w", err)
	}
	out := all[len(all)-1] // the one that succeeds, if one of them does
	if out.Value.Err != nil {
		e := parseTxError(out.Value.Err).inTx(tx)
		e.Logs = out.Value.Logs
		return 0, e
	}
	if out.Value.UnitsConsumed == nil {
		return 0, fmt.Errorf("%w: a rehearsal that consumed nothing", ErrBadAnswer)
	}
	const most = 1_400_000
	used := uint32(min(*out.Value.UnitsConsumed, most))
	return used + used/5 + spread(), nil
}

// spread makes two actions with the same instructions and blockhash different
// transactions, because the cluster takes equal ones for the same.
func spread() uint32 { return 1000 + rand.Uint32N(9000) }

// price is the priority fee of the busiest of the accounts. It rises with every
// attempt that expired, up to MaxPrice.
func (s *Sender) price(ctx context.Context, c Call, attempt int) (uint64, error) {
	var keys []solana.PublicKey
	for _, ix := range c.Instructions {
		for _, a := range ix.Accounts() {
			if a.IsWritable && !slices.Contains(keys, a.PublicKey) {
				keys = append(keys, a.PublicKey)
			}
		}
	}
	price, err := s.client.priority(ctx, keys)
	if err != nil {
		return 0, err
	}
	for range min(attempt, 40) {
		price = min(price+price/2+100, s.cfg.MaxPrice)
	}
	return min(price, s.cfg.MaxPrice), nil
}

// priority is the fee that three of four recent transactions on these accounts did
// not exceed, in micro-lamports per compute unit; at least 1.
func (c *Client) priority(ctx context.Context, writable []solana.PublicKey) (uint64, error) {
	out, err := ask(ctx, c, func(ctx context.Context, r *rpc.Client) ([]rpc.PriorizationFeeResult, error) {
		return r.GetRecentPrioritizationFees(ctx, writable[:min(len(writable), 128)])
	})
	if err != nil {
		return 0, fmt.Errorf("recent fees: %w", err)
	}
	fees := []uint64{1}
	for _, f := range out {
		fees = append(fees, f.PrioritizationFee)
	}
	slices.Sort(fees)
	return max(fees[len(fees)*3/4], 1), nil
}

// broadcast sends the stored bytes to every endpoint: one alone could swallow them. It
// ignores the answers, because Wait looks for the signature.
func (s *Sender) broadcast(ctx context.Context, t Tx) {
	_, err := each(ctx, s.client, func(ctx context.Context, r *rpc.Client) (solana.Signature, error) {
		none := uint(0)
		return r.SendRawTransactionWithOpts(ctx, t.Raw, rpc.TransactionOpts{SkipPreflight: true,
			PreflightCommitment: rpc.CommitmentConfirmed, MaxRetries: &none})
	}, everyone)
	if err != nil && ctx.Err() == nil {
		s.cfg.Log.Debug("transaction not taken yet", "action", t.Action, "signature", t.Signature, "err", err)
	}
}
