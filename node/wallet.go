package node

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// errRemote: the rail needs the wallet's key here.
var errRemote = errors.New("a remote signer works with the rail \"evm\" only")

// unlocked is the outcome of opening the wallet. Deriving a key takes most of a
// second by design (scrypt), so the rest of the node opens beside it.
type unlocked struct {
	key   wallet.Key
	local *wallet.Wallet // nil: a remote signer has the key
	err   error
}

// unlockWallet opens the keystore, or reaches the remote signer.
func (n *Node) unlockWallet(ctx context.Context) error {
	n.unlock = make(chan unlocked, 1)
	if r := n.cfg.Wallet.Remote; r.URL != "" {
		k, err := DialRemote(ctx, r)
		if err != nil {
			return err
		}
		n.closers = append(n.closers, func() error { k.Close(); return nil })
		n.unlock <- unlocked{key: k}
		return nil
	}
	pass, err := n.o.Passphrase()
	if err != nil {
		return err
	}
	go func() {
		w, err := wallet.Open(ctx, n.o.Home.Keystore(), common.Address{}, func(context.Context, common.Address) (string, error) {
			return pass, nil
		})
		if errors.Is(err, wallet.ErrPassphrase) {
			err = api.WithHint(err, "it is the one given to `infernet init`")
		}
		n.unlock <- unlocked{w, w, err}
	}()
	return nil
}

// DialRemote reaches the configured remote signer.
func DialRemote(ctx context.Context, r config.Remote) (*wallet.Remote, error) {
	k, err := wallet.DialRemote(ctx, r.URL, wallet.Protocol(r.Protocol), r.Address)
	if err != nil {
		return nil, api.WithHint(fmt.Errorf("remote signer at %s: %w", evm.Redact(r.URL), err), "is it running? wallet.remote in the configuration says where, in which protocol, and for which account")
	}
	return k, nil
}

// openWallet puts the guard before the key, and the senders before both.
func (n *Node) openWallet(context.Context) error {
	u := <-n.unlock
	if u.err != nil {
		return u.err
	}
	limits, err := n.limits()
	if err != nil {
		return err
	}
	c := n.cfg.Chain
	if n.local = u.local; n.local == nil && n.otherRails() {
		return fmt.Errorf("%w: on other rails the wallet vouches for a key of the rail, which remote signers do not sign", errRemote)
	}
	n.wallet = wallet.NewGuard(wallet.GuardConfig{
		Key: u.key, Limits: limits, Spending: ledger.NewSpending(n.ledger), Domain: n.domains(),
		Escrow: c.Escrow, Registry: c.Registry, Token: c.Token, Game: c.Game,
	})
	store := ledger.NewTxStore(n.ledger, c.ChainID)
	for _, k := range []evm.TxSigner{n.key, n.wallet} {
		n.senders = append(n.senders, evm.NewSender(n.client, k, store, n.fees()))
	}
	return nil
}

// limits are the configured ones; empty texts are no limit.
func (n *Node) limits() (wallet.Limits, error) { return LimitsOf(n.cfg) }

// LimitsOf are the limits that a configuration sets for its wallet.
func LimitsOf(cfg config.Config) (l wallet.Limits, err error) {
	c := cfg.Wallet.Limits
	l.Unit = money.Unit{Name: "dollars", Decimals: cfg.Chain.Decimals}
	l.JobUnit = money.Unit{Name: cmp.Or(unitOf(market.Rail(cfg.AllRails()[0].Rail)), "dollars"), Decimals: cfg.Decimals()}
	for _, x := range []struct {
		text     string
		decimals int
		to       *money.Units
	}{{c.PerDay, cfg.Chain.Decimals, &l.PerDay}, {c.PerJob, cfg.Decimals(), &l.PerJob}} {
		if x.text == "" {
			continue
		}
		if *x.to, err = money.Parse(x.text, x.decimals); err != nil {
			return l, err
		}
	}
	if c.GasPerDay != "" {
		gwei, err := money.Parse(c.GasPerDay, coinDecimals)
		if err != nil {
			return l, err
		}
		l.GasPerDay = new(big.Int).Mul(gwei.Big(), big.NewInt(weiPerGwei))
	}
	return l, nil
}

// Limits of gas are written in coins, with as many decimals as billionths have.
const (
	coinDecimals = 9
	weiPerGwei   = 1e9
)
