package rail

import (
	"context"
	"log/slog"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// LightningFunds finds and claims what lies on Lightning for a node that does not run.
type LightningFunds struct {
	*lightningrail.Scanner
	close func() error
}

// LightningFundsOptions say whose money is looked for.
type LightningFundsOptions struct {
	Config  config.Config
	Host    *p2p.Host // by the node's own key: arbiters say what is due to that key alone
	NodeKey *wallet.NodeKey
	Wallet  market.Signer  // of messages
	Ledger  *ledger.Ledger // its books; a new one knows nothing, and need not
	Log     *slog.Logger
}

// OpenLightningFunds connects to lnd. The node itself must not run. Close it.
func OpenLightningFunds(ctx context.Context, o LightningFundsOptions) (*LightningFunds, error) {
	c := o.Config.Lightning
	arbiters, err := KeysOf(c.Arbiters)
	if err != nil {
		return nil, err
	}
	secret, err := lightningSecret(o.NodeKey)
	if err != nil {
		return nil, err
	}
	node, err := dialLightning(ctx, c)
	if err != nil {
		return nil, err
	}
	wall := func() uint64 { return uint64(time.Now().Unix()) }
	peers := &peerClient{host: o.Host, self: o.NodeKey.Address(), contacts: func(common.Hash) []string {
		return c.Arbiters
	}}
	side := lightningrail.New(lightningrail.Config{
		Party: escrow.Provider, Domain: o.Config.Domain(config.RailLightning), Node: node,
		Store: lightningStore{o.Ledger, wall}, Peers: peers, Self: o.NodeKey.Address(), Clock: wall, Arbiters: arbiters,
		Secret: secret, Wallet: o.Wallet, FeePPM: lightningFeePPM, FeeBase: lightningFeeBase, Log: o.Log,
	})
	s := &lightningrail.Scanner{Provider: side, Network: c.Network, Accounts: []market.Signer{o.Wallet, o.NodeKey}}
	return &LightningFunds{s, node.Close}, nil
}

// NextHead returns when a scan may find something new.
func (f *LightningFunds) NextHead(ctx context.Context) error { return f.Provider.NextHead(ctx, 0) }

// Close ends the connection.
func (f *LightningFunds) Close() error { return f.close() }
