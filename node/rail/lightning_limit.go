package rail

import (
	"context"
	"math/big"
	"time"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// limitedLnd is an lnd that keeps lightning.per_day: what jobs have it pay, with the
// most that forwarding may cost, counts before it is told to. What comes back of a
// lease that did not run counts all the same, as it does on the other rails.
type limitedLnd struct {
	lightningrail.Node
	limits wallet.Limits
	spent  wallet.Spending
	now    func() time.Time
}

// withDayLimit puts the configuration's limit before an lnd. spent counts against it.
func withDayLimit(node lightningrail.Node, c config.Lightning, spent ledger.Spending) (lightningrail.Node, error) {
	most, err := c.DayLimit()
	if err != nil {
		return nil, err
	}
	limits := wallet.Limits{PerDay: most, Unit: money.Unit{Name: "sat", Decimals: config.LightningDecimals},
		DayKey: "lightning.per_day"}
	return limitedLnd{node, limits, spent, time.Now}, nil
}

// Pay implements lightningrail.Node. Nothing reaches lnd that passes the limit.
func (l limitedLnd) Pay(ctx context.Context, o lnd.PayOrder) error {
	r, err := l.Decode(ctx, o.Request)
	if err != nil {
		return err
	}
	gives, err := r.Amount.Add(o.FeeLimit)
	if err != nil {
		return err
	}
	day := uint64(max(l.now().Unix(), 0)) / secondsPerDay
	if err := l.spent.Reserve(ctx, wallet.Reservation{Day: day, Key: r.Hash.String(), Units: gives, Wei: new(big.Int)},
		l.limits); err != nil {
		return err
	}
	return l.Node.Pay(ctx, o)
}
