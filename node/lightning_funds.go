package node

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// LightningFunds is what lies on Lightning for a node that does not run: its
// scanner, and the line to the arbiters.
type LightningFunds struct {
	*lightningrail.Scanner
	closers []func() error
}

// LightningFundsOptions say whose money is looked for.
type LightningFundsOptions struct {
	Config config.Config
	Home   config.Home
	Key    *wallet.NodeKey
	Wallet market.Signer
	Ledger *ledger.Ledger // its books; a new one knows nothing, and need not
	Log    *slog.Logger
}

// OpenLightningFunds connects to lnd and, by the node's own key, to its network:
// what is due on Lightning arbiters say to that key alone. The node itself must
// not run. Close it.
func OpenLightningFunds(ctx context.Context, o LightningFundsOptions) (f *LightningFunds, err error) {
	f = &LightningFunds{}
	defer func() {
		if err != nil {
			err = errors.Join(err, f.Close())
		}
	}()
	c := o.Config.Lightning
	arbiters, err := keysOf(c.Arbiters)
	if err != nil {
		return f, err
	}
	lnd, err := dialLightning(ctx, c)
	if err != nil {
		return f, err
	}
	f.closers = append(f.closers, lnd.Close)
	host, err := f.network(ctx, o)
	if err != nil {
		return f, err
	}
	secret, err := lightningSecret(o.Key)
	if err != nil {
		return f, err
	}
	wall := func() uint64 { return uint64(time.Now().Unix()) }
	peers := &courier{host: host, self: o.Key.Address(), known: func(common.Hash) []string { return c.Arbiters }}
	rail := lightningrail.New(lightningrail.Config{
		Party: escrow.Provider, Domain: lightningDomain(o.Config), Node: lnd,
		Store: lightningStore{o.Ledger, wall}, Peers: peers, Self: o.Key.Address(), Clock: wall, Arbiters: arbiters, Secret: secret,
		Wallet: o.Wallet, FeePPM: lightningFeePPM, FeeBase: lightningFeeBase, Log: o.Log,
	})
	f.Scanner = &lightningrail.Scanner{Provider: rail, Network: c.Network, Accounts: []market.Signer{o.Wallet, o.Key}}
	return f, nil
}

// network joins the node's network, where it was seen last and by its
// configuration.
func (f *LightningFunds) network(ctx context.Context, o LightningFundsOptions) (*p2p.Host, error) {
	host, err := p2p.New(ctx, p2p.Config{
		Key: crypto.FromECDSA(o.Key.Key()), Listen: o.Config.Network.Listen, Bootstrap: o.Config.Network.Bootstrap, MDNS: o.Config.Network.MDNS,
		DataDir: o.Home.Data, Quota: o.Config.Storage.QuotaBytes, Local: loopbackOnly(o.Config.Network.Listen), Logger: o.Log,
	})
	if err != nil {
		return nil, err
	}
	f.closers = append(f.closers, host.Close)
	last, _, err := ledger.Get[[]knownPeer](o.Ledger, spacePeers, peersKey)
	if err != nil {
		return nil, err
	}
	dialAll(ctx, host, last)
	return host, nil
}

// NextHead returns when a scan may find something new.
func (f *LightningFunds) NextHead(ctx context.Context) error { return f.Provider.NextHead(ctx, 0) }

// Close ends the connections.
func (f *LightningFunds) Close() error {
	var all error
	for i := range f.closers {
		all = errors.Join(all, f.closers[len(f.closers)-1-i]())
	}
	return all
}
