package node

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/role"
)

// purse is the rail on which this node's jobs are paid, and its wallet there.
// Safe for concurrent use.
type purse interface {
	role.Pots
	role.Payer
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
	n.purse = evmPurse{n, map[escrow.Party]escrow.Rail{escrow.Provider: asProvider, escrow.Client: asClient}}
	return nil
}

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

// openPurse opens the rail that the configuration names.
func (n *Node) openPurse(ctx context.Context) error {
	switch {
	case n.onSolana():
		return n.openSolanaPurse(ctx)
	case n.onLightning():
		return n.openLightningPurse(ctx)
	}
	return n.openEVMPurse(ctx)
}

// unit names the asset in texts; "" is dollars.
func (n *Node) unit() string {
	if n.onLightning() {
		return "sat"
	}
	return ""
}

// errOneRail: what was asked for is not on this rail.
func errOneRail(what, rail string) error {
	return fmt.Errorf("%s is not on the rail %q: use the rail \"evm\" for it", what, rail)
}
