package node

import (
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/role"
)

// purse is a rail on which jobs are paid, and this node's wallet there. Safe for
// concurrent use.
type purse interface {
	role.Pots
	role.Payer
	name() market.Rail
	domain() market.Domain // of what is signed for the rail
	decimals() int         // of its asset
	rails() map[escrow.Party]escrow.Rail
	proofs() role.Proofs // nil: the rail wants none
	token() common.Address
	asset() money.Asset
	balance(context.Context) (money.Units, error) // of the wallet
	credit(context.Context) (money.Units, error)  // what escrows owe it
	// withdraw pays the credit into the wallet.
	withdraw(context.Context) error
	// sources find the wallet's stranded money, but for the EVM chain's.
	sources() []funds.Source
	// run keeps what the rail needs going until ctx ends.
	run(context.Context) error
}

// evmPurse is the stablecoin of the chain that holds the stakes.
type evmPurse struct {
	n      *Node
	byRole map[escrow.Party]escrow.Rail
}

func (n *Node) openEVMPurse(ctx context.Context) error {
	if err := n.cfg.Chain.Profile().Check(ctx, n.client); err != nil {
		return api.WithHint(err, "chain.token and chain.decimals in the configuration must fit")
	}
	asProvider, err := n.rail(ctx, escrow.Provider)
	if err != nil {
		return err
	}
	asClient, err := n.rail(ctx, escrow.Client)
	if err != nil {
		return err
	}
	n.chain.rail = asClient
	n.purses = append(n.purses, evmPurse{n, map[escrow.Party]escrow.Rail{escrow.Provider: asProvider, escrow.Client: asClient}})
	return nil
}

func (p evmPurse) name() market.Rail                   { return market.OnEVM }
func (p evmPurse) domain() market.Domain               { return p.n.domainOf(config.RailEVM) }
func (p evmPurse) decimals() int                       { return p.n.cfg.Chain.Decimals }
func (p evmPurse) rails() map[escrow.Party]escrow.Rail { return p.byRole }
func (p evmPurse) proofs() role.Proofs                 { return nil }
func (p evmPurse) token() common.Address               { return p.n.cfg.Chain.Token }
func (p evmPurse) asset() money.Asset {
	return money.ERC20(p.n.cfg.Chain.ChainID, p.n.cfg.Chain.Token)
}

func (p evmPurse) balance(ctx context.Context) (money.Units, error) {
	return p.n.chain.balance(ctx, p.n.wallet.Address())
}

func (p evmPurse) credit(ctx context.Context) (money.Units, error) {
	return p.n.chain.credit(ctx, p.n.wallet.Address())
}

func (p evmPurse) withdraw(ctx context.Context) error { return p.n.withdrawEVM(ctx) }

func (p evmPurse) sources() []funds.Source { return nil }

// run does nothing: the senders of the chain run by themselves.
func (p evmPurse) run(ctx context.Context) error {
	<-ctx.Done()
	return nil
}

// Pot implements role.Pots.
func (p evmPurse) Pot(ctx context.Context, o market.Offer) (role.Pot, error) {
	return p.n.chain.Pot(ctx, o)
}

// Permit implements role.Payer.
func (p evmPurse) Permit(ctx context.Context, value money.Units) (role.Permit, error) {
	return p.n.permit(ctx, value)
}

// openPurses opens the rails that the configuration names; the first is that of
// jobs which name none.
func (n *Node) openPurses(ctx context.Context) error {
	for _, r := range n.cfg.AllRails() {
		open := map[string]func(context.Context) error{
			config.RailEVM: n.openEVMPurse, config.RailSolana: n.openSolanaPurse, config.RailLightning: n.openLightningPurse,
		}[r.Rail]
		if err := open(ctx); err != nil {
			return err
		}
	}
	n.purse = n.purses[0]
	return nil
}

// counters are the purses as the roles see them.
func (n *Node) counters() (cs role.Counters, err error) {
	for i, r := range n.cfg.AllRails() {
		p := n.purses[i]
		c := role.Counter{
			Name: p.name(), Domain: p.domain(), Token: p.token(), Asset: p.asset(), Decimals: p.decimals(), Unit: unitOf(p.name()),
			PerSegment: p.name() == market.OnLightning, Payer: p, Proofs: p.proofs(), Pots: p, Till: till{p}, Rails: p.rails(),
		}
		c.Bar, _ = p.(role.Bar) // only some rails have one
		if c.Rate, err = r.Units(p.decimals()); err != nil {
			return nil, err
		}
		cs = append(cs, c)
	}
	return cs, nil
}

// till reads the wallet, with the rail's own doubts about its state.
type till struct{ p purse }

// Probe implements role.Till.
func (t till) Probe(ctx context.Context) (money.Units, error) {
	if b, ok := t.p.(role.Bar); ok {
		if err := b.Ready(ctx); err != nil {
			return 0, err
		}
	}
	return t.p.balance(ctx)
}

// purseOn is the purse of a rail.
func (n *Node) purseOn(r market.Rail) (purse, bool) {
	i := slices.IndexFunc(n.purses, func(p purse) bool { return p.name() == r })
	if i < 0 {
		return nil, false
	}
	return n.purses[i], true
}

// unitOf names a rail's asset in texts; "" is dollars.
func unitOf(r market.Rail) string {
	if r == market.OnLightning {
		return "sat"
	}
	return ""
}

// errOneRail: what was asked for is not on every rail.
func errOneRail(what string) error {
	return fmt.Errorf("%s is paid on the rail evm alone: say rails: evm in the job file", what)
}
