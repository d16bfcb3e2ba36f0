package node

import (
	"context"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	"github.com/infernetprotocol/infernet/escrow/funds"
	watch "github.com/infernetprotocol/infernet/node/funds"
)

// openFunds watches for money that no role comes for.
func (n *Node) openFunds(ctx context.Context) error {
	rail, err := n.rail(ctx, escrow.Client)
	if err != nil {
		return err
	}
	s := evmrail.NewScanner(evmrail.ScanConfig{
		Chain: n.client, Rail: rail, Registry: n.cfg.Chain.Registry, Accounts: []common.Address{n.wallet.Address(), n.key.Address()},
	})
	sources := []funds.Source{s}
	for _, l := range n.lines {
		if s := l.source(); s != nil {
			sources = append(sources, s)
		}
	}
	n.funds, err = watch.New(watch.Config{Sources: sources, Mine: n.unattended, Metrics: n.registry, Log: n.log})
	return err
}

// unattended reports whether nothing else in this node comes for an item: the
// sweep withdraws credits, once they are worth the gas, and tills settle the
// leases that they follow.
func (n *Node) unattended(i funds.Item) bool {
	if i.Kind == funds.Credit {
		return false
	}
	for _, s := range n.tills.States() {
		if strings.Contains(i.ID, s.Deal.LeaseID().Hex()) || strings.Contains(i.ID, s.Deal.OfferID().Hex()) {
			return false
		}
	}
	return true
}
