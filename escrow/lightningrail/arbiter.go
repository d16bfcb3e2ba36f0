package lightningrail

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// ArbiterConfig configures an arbiter.
type ArbiterConfig struct {
	Domain   market.Domain
	Node     Node // receives the shares
	Store    Store
	Registry Registry
	Judge    Judge         // decides disputes; nil: nobody does
	Key      market.Signer // the node key, which signs custody
	Clock    func() uint64
	Pace     Pace
	Poll     time.Duration // 0: 1 s
	// FeePPM is the most that forwarding a withdrawal may cost, in millionths of it, on
	// top of FeeBase units. The account bears it.
	FeePPM  uint32
	FeeBase money.Units
	Log     *slog.Logger // nil: nothing is logged
}

// Arbiter holds preimages in trust and reveals them as the rules allow: it does
// for a lease what a contract does on other rails. Safe for concurrent use.
type Arbiter struct {
	ArbiterConfig
	records  records
	accounts accounts
	nudges   *nudger
	arrivals arrivals
	// held are shares that were seen locked in. They are not read again while nothing
	// is to happen to them. Only tend uses it.
	held  map[lnd.Hash]bool
	quota quota
	// acts is held from the check whether something may be done until the last invoice
	// or payment that follows from it.
	acts sync.Mutex
}

var _ Handler = (*Arbiter)(nil)

// NewArbiter returns an arbiter; Run makes it settle and pay.
func NewArbiter(c ArbiterConfig) *Arbiter {
	if c.Poll == 0 {
		c.Poll = defaultPoll
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	a := &Arbiter{ArbiterConfig: c, records: newRecords(c.Store, "arbiter"), accounts: accounts{store: c.Store},
		arrivals: newArrivals(c.Node), held: map[lnd.Hash]bool{}}
	a.nudges = newNudger(c.Node, func() uint64 { return a.Clock() }, c.Log)
	return a
}

// Handle implements Handler.
func (a *Arbiter) Handle(ctx context.Context, from common.Address, m Message) (Reply, error) {
	switch m.Topic {
	case Entrust:
		return a.takeCustody(ctx, from, m)
	case Credit:
		return a.creditOf(m.Account)
	case Withdraw:
		return a.withdraw(ctx, m)
	}
	b, err := a.records.get(m.Lease)
	if err != nil {
		return Reply{}, deny("%w", err)
	}
	if m.Topic == Backed {
		return a.backed(ctx, b)
	}
	client, provider := from == b.Deal.Offer.Delegate, from == b.Deal.Lease.Lease.Node
	switch {
	case m.Topic == Reveal && client:
		_, err = a.records.edit(m.Lease, func(b *record) error { return b.take(m.Voucher) })
		return Reply{Done: err == nil}, err
	case m.Topic == Locked && client:
		return a.arrivals.reply(ctx, b.Shares, m.Locks)
	case m.Topic == Redeem && provider:
		return a.redeem(m)
	case m.Topic == Recall && provider:
		return a.recall(m)
	case m.Topic == Claimed && provider:
		return a.claimed(ctx, m)
	case m.Topic == Collect && provider:
		return a.collect(m)
	case m.Topic == Object:
		return a.object(ctx, from, m)
	case m.Topic == Over && (client || provider):
		return a.over(m, provider)
	}
	return Reply{}, deny("topic %d is not for %s", m.Topic, from)
}
