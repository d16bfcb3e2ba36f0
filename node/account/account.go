// Package account opens the operator's wallet, for the node and for every command. It
// is the only place that does: whoever gets an Account signs transactions, offers and
// permits through the guard that keeps wallet.limits, and sends by the ledger's nonces.
//
//	Unlock ─▶ Key ── Open(ledger, chain) ─▶ Account{guard, sender}
//
// A test of this package finds every other call that would reach a key past the guard.
package account

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// ErrRemote is returned where a rail needs the wallet's key on this machine.
var ErrRemote = errors.New("a remote signer works with the rail \"evm\" only")

// Key is the wallet's key on its way: unlocked, but of no use before Open. Deriving a
// key takes most of a second by design (scrypt), so whoever unlocks it can do other
// things meanwhile.
type Key struct {
	ready chan struct{} // closed once the fields below are set
	key   wallet.Key
	local *wallet.Wallet // nil: a remote signer has the key
	close func()
	err   error
}

// Unlock begins to open the keystore, or reaches the configured remote signer. It asks
// for the passphrase before it returns. Close the key.
func Unlock(ctx context.Context, cfg config.Config, home config.Home, passphrase func() (string, error)) (*Key, error) {
	k := &Key{ready: make(chan struct{}), close: func() {}}
	if r := cfg.Wallet.Remote; r.URL != "" {
		remote, err := dialRemote(ctx, r)
		if err != nil {
			return nil, err
		}
		k.key, k.close = remote, remote.Close
		close(k.ready)
		return k, nil
	}
	pass, err := passphrase()
	if err != nil {
		return nil, err
	}
	go func() {
		defer close(k.ready)
		k.local, k.err = openKeystore(ctx, home, pass)
		k.key = k.local
	}()
	return k, nil
}

// Close ends the connection to a remote signer.
func (k *Key) Close() error {
	<-k.ready
	k.close()
	return nil
}

func openKeystore(ctx context.Context, home config.Home, pass string) (*wallet.Wallet, error) {
	w, err := wallet.Open(ctx, home.Keystore(), common.Address{},
		func(context.Context, common.Address) (string, error) {
			return pass, nil
		})
	if errors.Is(err, wallet.ErrPassphrase) {
		err = api.WithHint(err, "it is the one given to `infernet init`")
	}
	return w, err
}

func dialRemote(ctx context.Context, r config.Remote) (*wallet.Remote, error) {
	k, err := wallet.DialRemote(ctx, r.URL, wallet.Protocol(r.Protocol), r.Address)
	if err != nil {
		return nil, api.WithHint(fmt.Errorf("remote signer at %s: %w", evm.Redact(r.URL), err),
			"is it running? wallet.remote in the configuration says where, in which protocol, and for which account")
	}
	return k, nil
}

// Messages waits for the key and returns its signer of messages (Account.Messages).
func (k *Key) Messages() (market.Signer, error) {
	switch <-k.ready; {
	case k.err != nil:
		return nil, k.err
	case k.local == nil:
		return nil, fmt.Errorf("%w: on other rails the wallet vouches for a key of the rail, which remote signers "+
			"do not sign", ErrRemote)
	}
	return k.local, nil
}

// Account is the operator's wallet behind its guard. Safe for concurrent use.
type Account struct {
	*wallet.Guard
	sender *evm.Sender
	key    *Key
}

// Use is what an account signs and sends by.
type Use struct {
	Config config.Config
	Ledger *ledger.Ledger // its spending of a day, and its nonces
	Chain  *evm.Client
	Log    *slog.Logger
}

// Open waits for the key, and puts the guard before it and a sender before both. The
// sender must be run (Account.Sender).
func (k *Key) Open(u Use) (*Account, error) {
	if <-k.ready; k.err != nil {
		return nil, k.err
	}
	limits, err := Limits(u.Config)
	if err != nil {
		return nil, err
	}
	c := u.Config.Chain
	a := &Account{Guard: wallet.NewGuard(wallet.GuardConfig{
		Key: k.key, Limits: limits, Spending: ledger.NewSpending(u.Ledger), Domain: u.Config.Domains(),
		Escrow: c.Escrow, Registry: c.Registry, Token: c.Token, Game: c.Game,
	})}
	a.key = k
	a.sender = Sender(u, a)
	return a, nil
}

// Sender sends transactions of the wallet to the EVM chain.
func (a *Account) Sender() *evm.Sender { return a.sender }

// Messages signs what the wallet says off the EVM chain: that a key of another rail is
// its own, and what it asks of a Lightning arbiter. It is no signer of transactions,
// offers or permits: those go through the guard. The error is ErrRemote where a remote
// signer has the key, which signs no such messages.
func (a *Account) Messages() (market.Signer, error) { return a.key.Messages() }

// Sender returns a sender of transactions that one key signs, such as the node key,
// whose nonces the ledger keeps. It must be run.
func Sender(u Use, key evm.TxSigner) *evm.Sender {
	fees := u.Config.Chain.Profile().Fees()
	fees.Log = u.Log
	return evm.NewSender(u.Chain, key, ledger.NewTxStore(u.Ledger, u.Config.Chain.ChainID), fees)
}
