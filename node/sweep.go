package node

import (
	"context"
	"fmt"
	"math"
	"time"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
)

// sweepEvery is how often the wallet's credit in the escrow is looked at.
const sweepEvery = 30 * time.Second

// sweep pays the wallet's credit out once it is worth the gas. Verifiers are
// only ever credited, and leases credit what arrives late; nobody else comes
// for that money.
func (n *Node) sweep(ctx context.Context) error {
	t := time.NewTicker(sweepEvery)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
			for _, l := range n.lines {
				if _, why := l.state(); why != nil {
					continue // which was told
				}
				if err := n.withdraw(ctx, l); err != nil && ctx.Err() == nil {
					n.log.Warn("credit not withdrawn", "rail", l.name(), "err", err)
				}
			}
		}
	}
}

// withdraw takes the credit out if it is above the operator's threshold.
func (n *Node) withdraw(ctx context.Context, p *line) error {
	least, err := money.Parse(n.cfg.Wallet.WithdrawAbove, p.decimals())
	if err != nil {
		least = math.MaxInt64 // refused by Validate before it comes to this
	}
	credit, err := p.credit(ctx)
	if err != nil || credit == 0 || credit < least {
		return err
	}
	if err := p.withdraw(ctx); err != nil {
		return err
	}
	n.log.Info("credit withdrawn", "rail", p.name(), "units", credit)
	return nil
}

// withdrawEVM takes the credit out of the EVM chain's escrow.
func (n *Node) withdrawEVM(ctx context.Context) error {
	data, err := bindings.NewJobEscrow().TryPackWithdraw(n.cfg.Chain.Token, n.wallet.Address())
	if err != nil {
		return err
	}
	head := n.heads.Latest().Number
	return n.send(ctx, fmt.Sprintf("sweep/%d", head), data)
}
