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
	// ErrUnsent means that the transaction is stored and will be sent by Run or
	// Resume, but that no endpoint has accepted it yet.
	ErrUnsent = errors.New("the endpoint did not take the transaction: it is stored and will be sent again")
	// ErrActionReused means that the action's id belongs to another call.
	ErrActionReused = errors.New("the action id belongs to another call")
	// ErrNoAction means that a call has no action id.
	ErrNoAction = errors.New("a call needs an action id")
)

// SenderConfig bounds what a Sender pays and how long it waits. Zero fields take
// the defaults.
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
	// Action is the call's permanent name: the same id is never sent with two nonces.
	Action string
	To     common.Address
	Value  *big.Int // wei; nil is none
	Data   []byte
	// Gas is the gas limit; 0 estimates it, which refuses a call that would revert.
	Gas uint64
	// Deadline is the chain time, in unix seconds, by which it should be mined. The
	// fee rises towards the maximum as it comes near. 0: no deadline.
	Deadline uint64
}

// wait is the head when a version was first sent.
type wait struct{ height, time uint64 }

// Sender sends one key's transactions on one chain. A key must have only one
// Sender, because two would use the same nonces. Safe for concurrent use.
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

// NewSender returns a Sender. Call Run to keep its transactions moving.
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

// current picks the version to go on with: the mined one, or else the newest. An
// action whose versions are all displaced has none: none can be mined any more, so
// it may be sent anew.
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

// slotGas is by how much a storage slot costs more to write once another transaction has cleared it: 17,100 gas by
// EIP-2200 and EIP-2929, and 98,700 where EIP-8037 prices what the state grows by.
const slotGas = 100_000

// estimate adds a fifth and a slot, because the state may have changed when the transaction is mined: an account may
// have withdrawn the credit that this one adds to. What is not used is not paid.
func (s *Sender) estimate(ctx context.Context, call Call) (uint64, error) {
	gas, err := s.client.backend.EstimateGas(ctx, ethereum.CallMsg{
		From: s.Address(), To: &call.To, Value: call.Value, Data: call.Data,
	})
	if err != nil {
		return 0, fmt.Errorf("action %q: %w", call.Action, DecodeRevert(err))
	}
	return gas + gas/5 + slotGas, nil
}

// nextNonce takes the maximum of what the chain has seen and what is stored, so
// neither a lost transaction nor an endpoint that forgot one leads to a second
// use.
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

// broadcast sends, and looks the hash up when the endpoint reports a failure: the
// send may have succeeded.
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
