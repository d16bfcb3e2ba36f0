package node

import (
	"context"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/earnings"
	"github.com/infernetprotocol/infernet/node/fundswatch"
	"github.com/infernetprotocol/infernet/node/leases"
	"github.com/infernetprotocol/infernet/node/ledger"
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

// withdrawEvery is how often the wallet's credit in the escrows is read.
const withdrawEvery = 30 * time.Second

// withdrawCredits withdraws the wallet's credit from the escrow of each rail once it is above the operator's threshold,
// until ctx ends. An escrow pays verifiers, and whatever arrives after a settlement, by credit alone.
func (n *Node) withdrawCredits(ctx context.Context) error {
	t := time.NewTicker(withdrawEvery)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
			for _, r := range n.rails {
				if _, problem := r.Health(); problem != nil {
					continue // the supervisor has logged it
				}
				if err := n.withdraw(ctx, r); err != nil && ctx.Err() == nil {
					n.log.Warn("credit not withdrawn", "rail", r.Name, "err", err)
				}
			}
		}
	}
}

// withdraw withdraws the credit on one rail if it is above the operator's threshold.
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
	// What is less than an arbiter sends stays there.
	if left, err := r.Credit(ctx); err == nil && left < credit {
		n.log.Info("credit withdrawn", "rail", r.Name, "units", credit-left)
	}
	return nil
}

// TopUps implements api.Backend.
func (n *Node) TopUps(ctx context.Context) ([]api.TopUpWay, error) { return n.topUps.Ways(ctx) }

// PrepareTopUp implements api.Backend.
func (n *Node) PrepareTopUp(ctx context.Context, r api.TopUpRequest) (api.TopUpDraft, error) {
	return n.topUps.Prepare(ctx, r)
}

// SubmitTopUp implements api.Backend.
func (n *Node) SubmitTopUp(ctx context.Context, a api.TopUpAnswer) (api.ToppedUp, error) {
	return n.topUps.Submit(ctx, a)
}

// Webhooks implements api.Backend.
func (n *Node) Webhooks(context.Context) ([]api.WebhookView, error) { return n.webhooks.State(), nil }

// ExportLedger implements api.Backend.
func (n *Node) ExportLedger(_ context.Context, w io.Writer) error {
	err := n.ledger.Export(w)
	if err != nil {
		n.log.Error("the ledger was not exported whole", "err", err)
	}
	return err
}

// booksOf sorts the ledger's balances by asset.
func (n *Node) booksOf(all []ledger.Posting) []api.Books {
	byAsset := map[money.Asset]api.Books{}
	for _, p := range all {
		x, ok := byAsset[p.Amount.Asset]
		if !ok {
			x = api.Books{Asset: p.Amount.Asset, Decimals: n.decimalsOf(p.Amount.Asset),
				Accounts: map[string]money.Units{}}
		}
		x.Accounts[string(p.Account)] += p.Amount.Units
		x.Total += p.Amount.Units
		byAsset[p.Amount.Asset] = x
	}
	out := make([]api.Books, 0, len(byAsset))
	for _, asset := range slices.Sorted(maps.Keys(byAsset)) {
		out = append(out, byAsset[asset])
	}
	return out
}

// decimalsOf are those of an asset in which a rail of this node pays, or else 0.
func (n *Node) decimalsOf(asset money.Asset) int {
	for _, r := range n.rails {
		if r.Asset == asset {
			return r.Decimals
		}
	}
	return 0
}

// Earned implements api.Backend.
func (n *Node) Earned(_ context.Context, days int) (api.Earnings, error) {
	const day = 24 * 60 * 60
	now := n.heads.Latest().Time
	first := now - now%day
	first -= min(first, uint64(min(max(days, 1), api.MostDays)-1)*day) //nolint:gosec // above zero
	all, err := earnings.ByDay(n.ledger, leases.AccountEarned, first)
	out := api.Earnings{Days: make([]api.EarnedDay, 0, len(all))}
	for _, d := range all {
		out.Days = append(out.Days, api.EarnedDay{Day: d.Day.Format(time.DateOnly), Asset: d.Amount.Asset,
			Decimals: n.decimalsOf(d.Amount.Asset), Units: d.Amount.Units})
	}
	return out, err
}
