package node

import (
	"context"
	"slices"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/config"
)

// rail is the escrow as one party sees it.
func (n *Node) rail(ctx context.Context, p escrow.Party) (*evmrail.Rail, error) {
	c := n.cfg.Chain
	r := evmrail.Config{
		Chain: n.client, Domain: n.chainDomain(), Party: p, Depth: c.ConfirmationDepth(), StartBlock: c.StartBlock, Poll: headPoll,
	}
	for _, s := range n.senders {
		r.Senders = append(r.Senders, s)
	}
	out, err := evmrail.New(ctx, r)
	if err != nil {
		return nil, onEVM(err, "chain.escrow in the configuration names the contract")
	}
	return out, nil
}

// domainOf is what offers, leases and vouchers of a rail are signed for. That of
// lightning is of the chain that holds the stakes and of no contract of it: nothing
// signed for it is worth anything there.
func (n *Node) domainOf(rail string) market.Domain {
	switch rail {
	case config.RailSolana:
		return n.cfg.Solana.Deployment().Domain()
	case config.RailLightning:
		return lightningDomain(n.cfg)
	}
	return n.chainDomain()
}

// domains are those of all this node's rails.
func (n *Node) domains() (ds market.Domains) {
	for _, r := range n.cfg.AllRails() {
		ds = append(ds, n.domainOf(r.Rail))
	}
	return ds
}

// otherRails: jobs are paid elsewhere than on the EVM chain, too.
func (n *Node) otherRails() bool {
	return slices.ContainsFunc(n.cfg.AllRails(), func(r config.Rail) bool { return r.Rail != config.RailEVM })
}

// chainDomain is that of the EVM chain's escrow.
func (n *Node) chainDomain() market.Domain {
	return market.Domain{ChainID: n.cfg.Chain.ChainID, Escrow: n.cfg.Chain.Escrow}
}
