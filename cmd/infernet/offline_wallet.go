package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/node/account"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// offlineWallet sends transactions of this home's wallet while no node runs. As the node does, it uses the ledger, so
// that no nonce is used twice, and keeps to wallet.limits.
type offlineWallet struct {
	client  *ethclient.Client // reads
	account *account.Account
	depth   uint64
	run     *runner
	ends    []func() error
}

// offlineWallet opens the ledger and unlocks the wallet. A running node counts the wallet's nonces itself, so it must
// be stopped first. The caller closes the result.
func (a *app) offlineWallet(
	ctx context.Context, cfg config.Config, passphraseFile string,
) (_ *offlineWallet, err error) {
	if _, err := a.client().Status(ctx); !errors.Is(err, api.ErrNoNode) {
		return nil, api.WithHint(errNodeRuns, "stop it with `infernet drain`, then try again")
	}
	t := &offlineWallet{depth: max(cfg.Chain.Depth, 1)}
	defer func() {
		if err != nil {
			err = errors.Join(err, t.close())
		}
	}()
	if t.client, err = dialChain(ctx, cfg.Chain); err != nil {
		return nil, err
	}
	t.ends = append(t.ends, func() error { t.client.Close(); return nil })
	key, err := a.unlock(ctx, cfg, func() (string, error) {
		return a.passphrase(passphraseFile, cfg.Wallet.PassphraseFile)
	})
	if err != nil {
		return nil, err
	}
	t.ends = append(t.ends, key.Close)
	return t, t.open(ctx, a, cfg, key)
}

// open opens the account over the ledger and the chain, and runs its sender.
func (t *offlineWallet) open(ctx context.Context, a *app, cfg config.Config, key *account.Key) error {
	db, err := ledger.Open(a.home.Ledger(), ledger.Options{Logger: a.log})
	if err != nil {
		return err
	}
	t.ends = append(t.ends, db.Close)
	c := cfg.Chain
	endpoints := evm.PoolConfig{ChainID: c.ChainID, MaxHeadAge: c.Profile().MaxHeadAge(), Log: a.log}
	chain, pool, err := evm.Dial(ctx, c.URLs(), endpoints)
	if err != nil {
		return chainError(c, err)
	}
	t.ends = append(t.ends, func() error { pool.Close(); return nil })
	if t.account, err = key.Open(account.Use{Config: cfg, Ledger: db, Chain: chain, Log: a.log}); err != nil {
		return err
	}
	t.run = newRunner(ctx)
	t.run.add(t.account.Sender().Run)
	return nil
}

// close closes what is open, the newest first.
func (t *offlineWallet) close() (err error) {
	if t.run != nil {
		err = t.run.stop()
	}
	for i := range t.ends {
		err = errors.Join(err, t.ends[len(t.ends)-1-i]())
	}
	return err
}

// send sends one transaction, named by what it does and when, and waits until it is mined. By then the sender has also
// sent again what an earlier command left unfinished.
func (t *offlineWallet) send(ctx context.Context, what string, to common.Address, data []byte) error {
	sender := t.account.Sender()
	action := fmt.Sprintf("command.%s/%d", what, time.Now().UnixNano())
	tx, err := sender.Send(ctx, evm.Call{Action: action, To: to, Data: data})
	if err != nil && !errors.Is(err, evm.ErrUnsent) {
		return fmt.Errorf("%s: %w", what, err)
	}
	if _, err = sender.Wait(ctx, tx, t.depth); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}

// unlock begins to unlock the wallet's key, in the keystore or in a remote signer.
func (a *app) unlock(ctx context.Context, cfg config.Config, passphrase func() (string, error)) (*account.Key, error) {
	if _, err := operator(a.home, cfg); err != nil {
		return nil, err
	}
	return account.Unlock(ctx, cfg, a.home, passphrase)
}

// operator is the address of the wallet that the node acts for: the remote signer's
// account, or the keystore's.
func operator(h config.Home, cfg config.Config) (common.Address, error) {
	if cfg.Wallet.Remote.URL != "" {
		return cfg.Wallet.Remote.Address, nil
	}
	return walletAddress(h)
}
