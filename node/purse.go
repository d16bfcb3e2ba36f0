package node

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/rail"
)

// purse is a rail on which jobs are paid, and this node's wallet there. Safe for
// concurrent use, once connect has succeeded; what the configuration says of it is
// there before.
type purse interface {
	name() market.Rail
	domain() market.Domain // of what is signed for the rail
	decimals() int         // of its asset
	token() common.Address
	asset() money.Asset

	// connect reaches the rail and checks that it is what the configuration says.
	// It is called until it succeeds; an error that wraps errAway passes.
	connect(context.Context) error

	rail.EscrowBalances
	rail.Payer
	rails() map[escrow.Party]escrow.Rail
	proofs() rail.VoucherProofs                   // nil: the rail wants none
	balance(context.Context) (money.Units, error) // of the wallet
	credit(context.Context) (money.Units, error)  // what escrows owe it
	// withdraw pays the credit into the wallet.
	withdraw(context.Context) error
	// source finds the wallet's stranded money; nil: the EVM chain's does.
	source() funds.Source
	// run keeps what the rail needs going until ctx ends.
	run(context.Context) error
}

// openPurse makes the purse of a rail of the configuration, from local files alone.
func (n *Node) openPurse(rail string) (purse, error) {
	switch rail {
	case config.RailSolana:
		return n.newSolanaPurse()
	case config.RailLightning:
		return n.newLightningPurse()
	}
	return &evmPurse{n: n}, nil
}

// evmPurse is the stablecoin of the chain that holds the stakes.
type evmPurse struct {
	n      *Node
	byRole map[escrow.Party]*evmrail.Rail
}

func (p *evmPurse) connect(ctx context.Context) error {
	if err := p.n.checkToken(ctx); err != nil {
		return err
	}
	asProvider, err := p.n.rail(ctx, escrow.Provider)
	if err != nil {
		return err
	}
	asClient, err := p.n.rail(ctx, escrow.Client)
	p.byRole = map[escrow.Party]*evmrail.Rail{escrow.Provider: asProvider, escrow.Client: asClient}
	return err
}

// checkToken: the token that stakes are in has code, and the configured decimals.
func (n *Node) checkToken(ctx context.Context) error {
	hint := "chain.token and chain.decimals in the configuration must fit; prices and stakes are in that token's units"
	return onEVM(n.cfg.Chain.Profile().Check(ctx, n.client), hint)
}

// onEVM tells the chain's failure to answer from the configuration's fault.
func onEVM(err error, hint string) error {
	if evm.Away(err) {
		return fmt.Errorf("%w: %w", errAway, err)
	}
	return api.WithHint(err, hint)
}

func (p *evmPurse) name() market.Rail          { return market.OnEVM }
func (p *evmPurse) domain() market.Domain      { return p.n.domainOf(config.RailEVM) }
func (p *evmPurse) decimals() int              { return p.n.cfg.Chain.Decimals }
func (p *evmPurse) proofs() rail.VoucherProofs { return nil }
func (p *evmPurse) token() common.Address      { return p.n.cfg.Chain.Token }
func (p *evmPurse) asset() money.Asset {
	return money.ERC20(p.n.cfg.Chain.ChainID, p.n.cfg.Chain.Token)
}

func (p *evmPurse) rails() map[escrow.Party]escrow.Rail {
	return map[escrow.Party]escrow.Rail{escrow.Client: p.byRole[escrow.Client], escrow.Provider: p.byRole[escrow.Provider]}
}

func (p *evmPurse) balance(ctx context.Context) (money.Units, error) {
	return p.n.chain.balance(ctx, p.n.wallet.Address())
}

func (p *evmPurse) credit(ctx context.Context) (money.Units, error) {
	return p.n.chain.credit(ctx, p.n.wallet.Address())
}

func (p *evmPurse) withdraw(ctx context.Context) error { return p.n.withdrawEVM(ctx) }

func (p *evmPurse) source() funds.Source { return nil }

// run does nothing: the senders of the chain run by themselves.
func (p *evmPurse) run(ctx context.Context) error {
	<-ctx.Done()
	return nil
}

// Pot implements rail.Pots.
func (p *evmPurse) EscrowBalance(ctx context.Context, o market.Offer) (rail.EscrowBalance, error) {
	j, err := p.byRole[escrow.Client].ReadJob(ctx, o.StructHash())
	return rail.EscrowBalance{
		Known: j.Known, Over: j.Over, Free: money.Units(j.Pot), Reserved: money.Units(j.Reserved), Spent: money.Units(j.Spent),
	}, err
}

// Permit implements rail.Payer.
func (p *evmPurse) Permit(ctx context.Context, value money.Units) (rail.Permit, error) {
	return p.n.permit(ctx, value)
}
