package node

import (
	"context"
	"strings"

	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/fundswatch"
	"github.com/infernetprotocol/infernet/node/rail"
)

// openFundsWatch makes the service that finds and claims money that no role claims.
func (n *Node) openFundsWatch(ctx context.Context) (err error) {
	var sources []funds.Source
	if _, ok := n.rails.Named(market.OnEVM); !ok { // stakes are on the EVM chain all the same
		s, err := rail.ChainScanner(ctx, n.railDeps())
		if err != nil {
			return err
		}
		sources = append(sources, s)
	}
	for _, r := range n.rails {
		sources = append(sources, r)
	}
	n.funds, err = fundswatch.New(
		fundswatch.Config{Sources: sources, Mine: n.unattended, Metrics: n.registry, Log: n.log})
	return err
}

// unattended reports whether nothing else in this node claims an item. withdrawCredits withdraws credits, and the
// drivers of leases settle the leases that they follow.
func (n *Node) unattended(i funds.Item) bool {
	if i.Kind == funds.Credit {
		return false
	}
	for _, s := range n.leases.States() {
		if strings.Contains(i.ID, s.Deal.LeaseID().Hex()) || strings.Contains(i.ID, s.Deal.OfferID().Hex()) {
			return false
		}
	}
	return true
}
