package node

import (
	"context"
	"fmt"
	"log/slog"
	"math"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/disputes"
	"github.com/infernetprotocol/infernet/node/evaluation"
	"github.com/infernetprotocol/infernet/node/intake"
	"github.com/infernetprotocol/infernet/node/leases"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/provider"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/registry"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/rounds"
	"github.com/infernetprotocol/infernet/node/verifier"
	"github.com/infernetprotocol/infernet/node/wire"
)

// openRoles opens the rails, then the roles that the configuration names, and registers their protocols.
func (n *Node) openRoles(ctx context.Context) error {
	n.chain = registry.New(n.client, n.cfg.Chain)
	if err := n.openRails(); err != nil {
		return err
	}
	fault, err := parseFault(n.o.Fault)
	if err != nil {
		return err
	}
	n.bases = bases.New(n.o.Home.Bases(), n.cfg.MaxBase(), fault.BasesFrom(n.host.Blocks()))
	n.runner.Bases = n.bases
	n.deps = role.Deps{
		Net: n.host, Peers: n.host, Space: n.space, Clock: n.clock, Blocks: n.host.Blocks(), Heads: n.heads,
		Registry: n.chain, Rails: n.rails, Ledger: n.ledger,
		Runner: n.runner, Key: n.key, Operator: n.account.Address(), Self: n.host.ID(), Events: n.events, Log: n.log,
		MaxData: n.cfg.MaxData(), Bases: n.bases, Licences: n.cfg.Training.Allowed(),
	}
	if n.deps.Attempts, err = role.NewAttempts(n.deps); err != nil {
		return err
	}
	arbiters, err := rail.KeysOf(n.cfg.Lightning.Arbiters)
	if err != nil {
		return err
	}
	if n.deps.Readers, err = role.NewReaders(n.deps, arbiters...); err != nil {
		return err
	}
	n.host.Blocks().SetReaders(n.deps.Readers.May)
	if n.deps.Pins, err = role.NewPins(n.deps, n.host.Blocks().Pinned()); err != nil {
		return err
	}
	if n.leases, err = leases.New(n.deps); err != nil {
		return err
	}
	if err := n.connectRails(ctx); err != nil {
		return err
	}
	if n.cfg.Has("provider") || n.cfg.Has("verifier") || n.disputable() {
		unmetered := n.runner
		unmetered.Meter = nil
		if n.speed, err = measure(unmetered); err != nil {
			return err
		}
		n.deps.Speed = n.speed.replaying
	}
	if err := n.openDisputes(ctx, fault); err != nil {
		return err
	}
	var bidders []intake.Bidder
	if n.cfg.Has("provider") {
		bounds, err := n.bounds()
		if err != nil {
			return err
		}
		n.provider = provider.New(n.deps, n.leases, bounds, fault)
		n.provider.Weigh(n.leavingLoses)
		bidders = append(bidders, n.provider)
	}
	if n.cfg.Has("verifier") {
		n.verifier = verifier.New(n.deps, n.challenger(), n.checkPrice, fault)
		bidders = append(bidders, n.verifier)
	}
	n.intake = intake.New(n.deps, n.capability, n.stakes(), bidders...)
	n.intake.Weigh(n.unsound)
	n.intake.Crowd(n.host.NetworkSize)
	if n.provider != nil {
		n.provider.OnRoom(n.intake.Again)
	}
	if n.topic, err = n.host.JoinOffers(n.intake.Validate); err != nil {
		return err
	}
	if n.funded, err = n.host.JoinFunded(n.intake.ValidateFunded); err != nil {
		return err
	}
	announce := announcer{n.topic, n.funded, n.log}
	if n.coordinator, err = coordinator.New(n.deps, n.leases, announce, n.policy(), n.o.Home.Jobs()); err != nil {
		return err
	}
	n.coordinator.Weigh(n.leastVerifiers)
	n.coordinator.Misbehave(fault)
	if !n.cfg.Disputes.KeepWindows {
		n.coordinator.Release(n.account.SignRelease)
	}
	n.openClientWallets()
	if n.runs, err = rounds.New(n.deps, n.coordinator, n.o.Home.Rounds()); err != nil {
		return err
	}
	if n.evaluations, err = evaluation.New(n.deps, n.coordinator); err != nil {
		return err
	}
	n.coordinator.OnVerified(n.evaluations.Note)
	n.handle()
	return nil
}

// bounds are what this node's provider puts up with.
func (n *Node) bounds() (b provider.Bounds, err error) {
	c := n.cfg.Provider
	b.Leases = int(min(c.Leases, 1024))
	b.Patience, b.Hold = c.VanishAfter, time.Duration(min(c.HoldUnfunded, 3600))*time.Second
	if b.MaxUnpaid, err = money.Parse(orZero(c.MaxAtRisk), n.cfg.Chain.Decimals); err != nil {
		return b, fmt.Errorf("provider.max_at_risk: %w", err)
	}
	b.Limits = provider.Limits{MaxWindow: c.Limits.MaxWindow, MaxDeadline: c.Limits.MaxDeadline,
		UnfundedStake: uint32(c.Limits.UnfundedStake), BidsPerClient: c.Limits.BidsPerClient,
		BidsPerContact: c.Limits.BidsPerContact}
	if b.Limits.LeastYield, err = c.Limits.Yield(); err != nil {
		return b, fmt.Errorf("provider.limits.least_yield: %w", err)
	}
	return b, nil
}

// policy is how this node's coordinator runs jobs.
func (n *Node) policy() job.Policy {
	p := job.DefaultPolicy()
	p.BidWindow = n.cfg.Client.BidWindowMS
	p.DelegateAccount = n.account.Address()
	return p
}

// capability is what this node can do for a job now.
func (n *Node) capability() market.Capability {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	stake, err := n.chain.Stake(ctx, n.account.Address())
	if err != nil {
		n.log.Warn("stake not read", "err", err)
	}
	c := n.prices(n.cfg.Provider.PricePerMillionTokens)
	c.Flops, c.Memory, c.Stake = n.speed.flops, n.cfg.Engine.MaxMemory, stake
	c.StakeUnit = n.deps.Rails.StakeUnit()
	return c
}

// prices are the asking prices on all rails of a node that asks for so much per million tokens.
func (n *Node) prices(perMillionTokens string) market.Capability {
	price, err := money.Parse(perMillionTokens, n.cfg.Decimals())
	if err != nil {
		price = math.MaxInt64 // refused by Validate before it comes to this
	}
	c := market.Capability{Unit: config.DefaultUnit}
	if c.UnitPrice, err = money.Parse(perMillionTokens, market.UnitDecimals); err != nil ||
		len(n.rails) == 1 && n.rails[0].Name == market.OnLightning {
		c.Unit = "" // the price of this configuration is no price in the unit
	}
	for _, x := range n.deps.Rails {
		t := market.Tariff{Domain: x.Domain, Token: x.Token, PricePerMillionTokens: price, Unit: x.Written()}
		if x.Decimals != n.cfg.Decimals() { // the price is in dollars
			worth, err := market.LocalQuote(config.DefaultUnit, x.Asset, x.Rate).Convert(c.UnitPrice)
			if t.PricePerMillionTokens = worth.Units; err != nil {
				t.PricePerMillionTokens = math.MaxInt64
			}
		}
		c.Tariffs = append(c.Tariffs, t)
	}
	return c
}

// checkPrice is the least that this node checks a segment of an announcement for, in the unit that bids are priced in.
func (n *Node) checkPrice(ann market.ValidAnnouncement) uint64 {
	return n.prices(orZero(n.cfg.Verifier.PricePerMillionTokens)).AskFor(ann)
}

// handle registers the protocols of the roles that this node holds.
func (n *Node) handle() {
	n.host.Handle(p2p.OffersProtocol, wire.Serve(market.DecodeOffersRequest, n.intake.Open(n.coordinator.Announced)))
	if n.cfg.Has("verifier") {
		n.host.Handle(p2p.HeardProtocol, wire.Serve(market.DecodeBidRequest, n.intake.Heard))
	}
	coordinator.Handle(n.host, n.coordinator, n.cfg.Has("aggregator"))
	handleVerifiers(n.host, n.coordinator, n.provider)
	if n.provider != nil {
		provider.Handle(n.host, n.provider)
	}
	if n.verifier != nil {
		verifier.Handle(n.host, n.verifier)
	}
	if n.disputes != nil {
		disputes.Handle(n.host, n.disputes)
	}
}

// announcer publishes an announcement on both topics. On that of funded offers it is heard whatever strangers announce;
// on the other one also by nodes that cannot see the client's money now.
type announcer struct {
	offers, funded *p2p.Topic
	log            *slog.Logger
}

// Publish implements coordinator.Publisher.
func (a announcer) Publish(ctx context.Context, announcement []byte) error {
	err := a.offers.Publish(ctx, announcement)
	if e := a.funded.Publish(ctx, announcement); e != nil {
		a.log.Debug("announced without the client's money, which was not seen", "err", e)
	}
	return err
}
