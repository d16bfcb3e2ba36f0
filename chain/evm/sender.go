package evm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Errors of a Sender.
var (
	// ErrUnsent: the transaction is stored and will be sent by Run or Resume,
	// but the endpoint did not take it yet.
	ErrUnsent = errors.New("the endpoint did not take the transaction: it is stored and will be sent again")
	// ErrActionReused: the action's id belongs to another call.
	ErrActionReused = errors.New("the action id belongs to another call")
	// ErrNoAction: a call without action id.
	ErrNoAction = errors.New("a call needs an action id")
)

// SenderConfig bounds what a Sender pays and how patient it is; zero fields
// take the defaults.
type SenderConfig struct {
	MinTip *big.Int // wei per gas; default 1 (public chains may demand more: Polygon 25 gwei)
	MaxFee *big.Int // wei per gas, tip included; default 1000 gwei
	// StuckAfter is the number of blocks after which an unmined transaction's
	// fee is raised; default 4.
	StuckAfter uint64
	// Depth at which a transaction counts as mined for good; default 12.
	Depth uint64
	Log   *slog.Logger
}

func (c SenderConfig) withDefaults() SenderConfig {
	if c.MinTip == nil {
		c.MinTip = big.NewInt(1)
	}
	if c.MaxFee == nil {
		c.MaxFee = big.NewInt(1000e9)
	}
	if c.StuckAfter == 0 {
		c.StuckAfter = 4
	}
	if c.Depth == 0 {
		c.Depth = 12
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	return c
}

// Call is a transaction that an action needs.
type Call struct {
	// Action names it for ever: the same id is never sent with two nonces.
	Action string
	To     common.Address
	Value  *big.Int // wei; nil is none
	Data   []byte
	// Gas limit; 0 estimates it, which refuses a call that would revert.
	Gas uint64
	// Deadline is the chain time, unix seconds, by which it should be mined:
	// the fee rises towards the maximum as it comes near. 0: no hurry.
	Deadline uint64
}

// wait is the head at which a version was first sent.
type wait struct{ height, time uint64 }

// Sender sends one key's transactions on one chain. A key has one Sender: two
// would fight for nonces. Safe for concurrent use.
type Sender struct {
	client *Client
	signer TxSigner
	store  Store
	cfg    SenderConfig

	mu      sync.Mutex             // orders nonces, and guards what follows
	since   map[common.Hash]wait   // head when a version was first sent
	actions map[common.Hash]string // of versions sent or seen
	due     map[string]urgency     // deadlines of actions
}

// NewSender returns a Sender; call Run to keep its transactions moving.
func NewSender(client *Client, signer TxSigner, store Store, cfg SenderConfig) *Sender {
	return &Sender{
		client: client, signer: signer, store: store, cfg: cfg.withDefaults(),
		since: map[common.Hash]wait{}, actions: map[common.Hash]string{}, due: map[string]urgency{},
	}
}

// Address is the account that sends.
func (s *Sender) Address() common.Address { return s.signer.Address() }

// Send sends an action's transaction, or sends the stored one again. It
// returns the hash of the newest version. With ErrUnsent the action is stored
// and will go out; after every other error nothing was stored. A call that
// would revert is refused with a *RevertError.
func (s *Sender) Send(ctx context.Context, call Call) (common.Hash, error) {
	if call.Action == "" {
		return common.Hash{}, ErrNoAction
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.remember(ctx, call); err != nil {
		return common.Hash{}, err
	}
	known, err := s.store.ByAction(ctx, s.Address(), call.Action)
	if err != nil {
		return common.Hash{}, fmt.Errorf("look up action %q: %w", call.Action, err)
	}
	if tx, ok := current(known); ok {
		return tx.Hash, s.again(ctx, call, tx)
	}
	tx, err := s.sign(ctx, call)
	if err != nil {
		return common.Hash{}, err
	}
	if err := s.save(ctx, call.Action, tx); err != nil {
		return common.Hash{}, err
	}
	return tx.Hash(), s.broadcast(ctx, tx)
}

// current picks the version to go on with: the mined one, else the newest.
// An action whose versions are all displaced stands nowhere: none can be mined
// any more, so it may be sent anew.
func current(txs []Tx) (Tx, bool) {
	var best Tx
	found := false
	for _, tx := range txs {
		if tx.Status == Mined {
			return tx, true
		}
		if tx.Status == Waiting {
			best, found = tx, true
		}
	}
	return best, found
}

func (s *Sender) again(ctx context.Context, call Call, stored Tx) error {
	tx, err := stored.decode()
	if err != nil {
		return err
	}
	if *tx.To() != call.To || !bytes.Equal(tx.Data(), call.Data) || tx.Value().Cmp(orZero(call.Value)) != 0 {
		return fmt.Errorf("%w: %q", ErrActionReused, call.Action)
	}
	if stored.Status == Mined {
		return nil
	}
	return s.broadcast(ctx, tx)
}

func (s *Sender) sign(ctx context.Context, call Call) (*types.Transaction, error) {
	f, err := s.suggest(ctx)
	if err != nil {
		return nil, err
	}
	if call.Gas == 0 {
		if call.Gas, err = s.estimate(ctx, call); err != nil {
			return nil, err
		}
	}
	nonce, err := s.nextNonce(ctx)
	if err != nil {
		return nil, err
	}
	return s.signWith(ctx, &types.DynamicFeeTx{
		Nonce: nonce, Gas: call.Gas, To: &call.To, Value: orZero(call.Value), Data: call.Data,
	}, f)
}

func (s *Sender) signWith(ctx context.Context, tx *types.DynamicFeeTx, f fees) (*types.Transaction, error) {
	tx.ChainID = new(big.Int).SetUint64(s.client.chainID)
	tx.GasTipCap, tx.GasFeeCap = f.tip, f.cap
	signed, err := s.signer.SignTx(ctx, types.NewTx(tx), tx.ChainID)
	if err != nil {
		return nil, fmt.Errorf("sign a transaction of %s: %w", s.Address(), err)
	}
	return signed, nil
}

// estimate adds a fifth: the state may have changed when it is mined.
func (s *Sender) estimate(ctx context.Context, call Call) (uint64, error) {
	gas, err := s.client.backend.EstimateGas(ctx, ethereum.CallMsg{
		From: s.Address(), To: &call.To, Value: call.Value, Data: call.Data,
	})
	if err != nil {
		return 0, fmt.Errorf("action %q: %w", call.Action, DecodeRevert(err))
	}
	return gas + gas/5, nil
}

// nextNonce follows both what the chain has seen and what is stored, so
// neither a lost transaction nor a forgetful endpoint leads to a second use.
func (s *Sender) nextNonce(ctx context.Context) (uint64, error) {
	nonce, err := s.client.backend.PendingNonceAt(ctx, s.Address())
	if err != nil {
		return 0, fmt.Errorf("nonce of %s: %w", s.Address(), err)
	}
	stored, err := s.store.Unconfirmed(ctx, s.Address())
	if err != nil {
		return 0, fmt.Errorf("stored transactions of %s: %w", s.Address(), err)
	}
	for _, tx := range stored {
		nonce = max(nonce, tx.Nonce+1)
	}
	return nonce, nil
}

func (s *Sender) save(ctx context.Context, action string, tx *types.Transaction) error {
	raw, err := tx.MarshalBinary()
	if err != nil {
		return fmt.Errorf("encode a transaction: %w", err)
	}
	err = s.store.SaveTx(ctx, Tx{Action: action, From: s.Address(), Nonce: tx.Nonce(), Hash: tx.Hash(), Raw: raw})
	if err != nil {
		return fmt.Errorf("store the transaction of action %q: %w", action, err)
	}
	s.actions[tx.Hash()] = action
	return nil
}

// broadcast sends, and believes the hash rather than the answer: a send that
// was reported to fail may have succeeded.
func (s *Sender) broadcast(ctx context.Context, tx *types.Transaction) error {
	err := s.client.backend.SendTransaction(ctx, tx)
	if err == nil {
		return nil
	}
	if _, _, lookup := s.client.backend.TransactionByHash(ctx, tx.Hash()); lookup == nil {
		return nil
	}
	return fmt.Errorf("%w: %s: %w", ErrUnsent, tx.Hash(), err)
}

func orZero(v *big.Int) *big.Int {
	if v == nil {
		return new(big.Int)
	}
	return v
}
