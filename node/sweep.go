package node

import (
	"context"
	"math"
	"time"

	"github.com/infernetprotocol/infernet/node/rail"

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
			for _, r := range n.rails {
				if _, problem := r.Health(); problem != nil {
					continue // which was told
				}
				if err := n.withdraw(ctx, r); err != nil && ctx.Err() == nil {
					n.log.Warn("credit not withdrawn", "rail", r.Name, "err", err)
				}
			}
		}
	}
}

// withdraw takes the credit out if it is above the operator's threshold.
func (n *Node) withdraw(ctx context.Context, r *rail.Supervisor) error {
	least, err := money.Parse(n.cfg.Wallet.WithdrawAbove, r.Decimals)
	if err != nil {
		least = math.MaxInt64 // refused by Validate before it comes to this
	}
	credit, err := r.Credit(ctx)
	if err != nil || credit == 0 || credit < least {
		return err
	}
	if err := r.Withdraw(ctx); err != nil {
		return err
	}
	n.log.Info("credit withdrawn", "rail", r.Name, "units", credit)
	return nil
}
