package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// teller sends transactions of this home's wallet while no node runs, as the node
// would: by the ledger, so that no nonce is given twice, and within wallet.limits.
type teller struct {
	client *ethclient.Client // reads
	wallet common.Address
	sender *evm.Sender
	depth  uint64
	run    *runner
	ends   []func() error
}

// teller opens the ledger and unlocks the wallet. A running node counts the wallet's
// nonces itself, so it must be stopped first.
func (a *app) teller(ctx context.Context, cfg config.Config, passphraseFile string) (_ *teller, err error) {
	if _, err := a.client().Status(ctx); !errors.Is(err, api.ErrNoNode) {
		return nil, api.WithHint(errNodeRuns, "stop it with `infernet drain`, then try again")
	}
	t := &teller{depth: max(cfg.Chain.Depth, 1)}
	defer func() {
		if err != nil {
			err = errors.Join(err, t.close())
		}
	}()
	if t.client, err = dialChain(ctx, cfg.Chain); err != nil {
		return nil, err
	}
	t.ends = append(t.ends, func() error { t.client.Close(); return nil })
	key, err := a.walletKey(ctx, cfg, func() (string, error) { return a.passphrase(passphraseFile, cfg.Wallet.PassphraseFile) })
	if err != nil {
		return nil, err
	}
	t.wallet = key.Address()
	t.ends = append(t.ends, key.close)
	return t, t.open(ctx, a, cfg, key)
}

// open puts the guard before the key and a sender before both.
func (t *teller) open(ctx context.Context, a *app, cfg config.Config, key wallet.Key) error {
	books, err := ledger.Open(a.home.Ledger(), ledger.Options{Logger: a.log})
	if err != nil {
		return err
	}
	t.ends = append(t.ends, books.Close)
	limits, err := node.LimitsOf(cfg)
	if err != nil {
		return err
	}
	c := cfg.Chain
	chain, pool, err := evm.Dial(ctx, c.URLs(), evm.PoolConfig{ChainID: c.ChainID, MaxHeadAge: c.Profile().MaxHeadAge(), Log: a.log})
	if err != nil {
		return chainError(c, err)
	}
	t.ends = append(t.ends, func() error { pool.Close(); return nil })
	fees := c.Profile().Fees()
	fees.Log = a.log
	t.sender = evm.NewSender(chain, wallet.NewGuard(wallet.GuardConfig{
		Key: key, Limits: limits, Spending: ledger.NewSpending(books), Domain: market.Domain{ChainID: c.ChainID, Escrow: c.Escrow},
		Escrow: c.Escrow, Registry: c.Registry, Token: c.Token, Game: c.Game,
	}), ledger.NewTxStore(books, c.ChainID), fees)
	t.run = newRunner(ctx)
	t.run.add(t.sender.Run)
	return nil
}

// close ends what was opened, in the other order.
func (t *teller) close() (err error) {
	if t.run != nil {
		err = t.run.stop()
	}
	for i := range t.ends {
		err = errors.Join(err, t.ends[len(t.ends)-1-i]())
	}
	return err
}

// send sends one transaction, named by what it does and when, and waits until it is
// mined. What an earlier command left unfinished, the sender has by then sent again.
func (t *teller) send(ctx context.Context, what string, to common.Address, data []byte) error {
	tx, err := t.sender.Send(ctx, evm.Call{Action: fmt.Sprintf("command.%s/%d", what, time.Now().UnixNano()), To: to, Data: data})
	if err != nil && !errors.Is(err, evm.ErrUnsent) {
		return fmt.Errorf("%s: %w", what, err)
	}
	if _, err = t.sender.Wait(ctx, tx, t.depth); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}

// ownKey is the wallet's key: in the keystore, or in a remote signer.
type ownKey struct {
	wallet.Key
	close func() error
}

func (a *app) walletKey(ctx context.Context, cfg config.Config, passphrase func() (string, error)) (ownKey, error) {
	none := func() error { return nil }
	if r := cfg.Wallet.Remote; r.URL != "" {
		k, err := node.DialRemote(ctx, r)
		if err != nil {
			return ownKey{}, err
		}
		return ownKey{k, func() error { k.Close(); return nil }}, nil
	}
	w, err := a.unlockWith(ctx, passphrase)
	return ownKey{w, none}, err
}

// unlockWith opens the keystore.
func (a *app) unlockWith(ctx context.Context, passphrase func() (string, error)) (*wallet.Wallet, error) {
	if _, err := walletAddress(a.home); err != nil {
		return nil, err
	}
	w, err := wallet.Open(ctx, a.home.Keystore(), common.Address{}, func(context.Context, common.Address) (string, error) {
		return passphrase()
	})
	if errors.Is(err, wallet.ErrPassphrase) {
		err = api.WithHint(err, "it is the one given to `infernet init`")
	}
	return w, err
}

// operator is the address of the wallet that the node acts for: the remote signer's
// account, or the keystore's.
func operator(h config.Home, cfg config.Config) (common.Address, error) {
	if cfg.Wallet.Remote.URL != "" {
		return cfg.Wallet.Remote.Address, nil
	}
	return walletAddress(h)
}
