package provider

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// registry is the registry of one operator.
type registry struct {
	role.Registry
	status role.StakeStatus
	err    error
	reads  int
}

func (r *registry) StakeStatus(context.Context, common.Address) (role.StakeStatus, error) {
	r.reads++
	return r.status, r.err
}

// bidder is a provider that may bid if its stake lets it.
type bidder struct {
	*Provider
	clock    *roletest.Clock
	registry *registry
	log      *bytes.Buffer
	rail     *railtest.Fake
}

func newBidder(t *testing.T, s role.StakeStatus) *bidder {
	t.Helper()
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{1}, 32))
	if err != nil {
		t.Fatal(err)
	}
	b := &bidder{clock: roletest.NewClock(), registry: &registry{status: s}, log: &bytes.Buffer{}}
	b.rail = &railtest.Fake{Static: rail.Info{Name: market.OnEVM, Domain: roletest.Domain, Asset: "a", Decimals: 6},
		Units: 1 << 40}
	d := role.Deps{
		Heads: b.clock, Registry: b.registry, Key: wallet.NewNodeKey(k), Operator: common.Address{9},
		Rails: rail.Set{railtest.Connected(b.rail, 1_000_000)}, Log: slog.New(slog.NewTextHandler(b.log, nil)),
	}
	b.Provider = New(d, nil, Bounds{Limits: NoLimits()}, role.FaultInjection{})
	b.ctx = t.Context()
	return b
}

// locksOf is what leases under an offer with such a trace lock.
func locksOf(trace common.Hash) uint16 {
	if trace == (common.Hash{}) {
		return 0
	}
	return 20
}

// bids makes the bid for an offer with a trace. It returns why there is none.
func (b *bidder) bids(trace common.Hash) string {
	ann := market.RestoreAnnouncement(
		market.Announcement{
			Domain: roletest.Domain,
			Offer:  market.Offer{MaxPrice: 10, Trace: trace, Locks: locksOf(trace)},
		},
	)
	_, why := b.Bid(context.Background(), market.Suitability{Announcement: ann, Price: 5, TokensPerSecond: 1}, 5000)
	return why
}

// bidsPriced is bids for a job that is priced in a unit of account.
func (b *bidder) bidsPriced(trace common.Hash) string {
	spec := market.Spec{Pricing: &market.Pricing{Unit: "usd", Price: 10,
		Options: []market.PaymentOption{{Rail: market.OnEVM, Domain: roletest.Domain, Asset: "a"}}}}
	ann := market.RestoreAnnouncement(
		market.Announcement{
			Domain: roletest.Domain,
			Spec:   spec,
			Offer:  market.Offer{MaxPrice: 10, Trace: trace, Locks: locksOf(trace)},
		},
	)
	_, why := b.Bid(context.Background(), market.Suitability{Announcement: ann, Price: 5, TokensPerSecond: 1}, 5000)
	return why
}

// TestAProviderBidsOnlyForWhatItsStakeCovers: the contract would refuse to open the
// lease, after the client has chosen it. What locks nothing is bid for all the same.
func TestAProviderBidsOnlyForWhatItsStakeCovers(t *testing.T) {
	disputable := common.Hash{1}
	b := newBidder(t, role.StakeStatus{Active: 100, Locked: 81, Unit: 1, Open: 2})
	for range 3 {
		for _, why := range []string{b.bids(disputable), b.bidsPriced(disputable)} {
			if !strings.Contains(why, role.ErrStakeLocked.Error()) ||
				!strings.Contains(why, "0.000019 dollars of 0.0001 dollars are free") ||
				!strings.Contains(why, "infernet stake") {
				t.Errorf("it says %q", why)
			}
		}
		b.clock.Pass(1)
	}
	for _, why := range []string{b.bids(common.Hash{}), b.bidsPriced(common.Hash{})} {
		if why != "" {
			t.Errorf("no bid for a lease that locks nothing: %s", why)
		}
	}
	if n := strings.Count(b.log.String(), "no bids: "); n != 1 {
		t.Errorf("it is logged %d times:\n%s", n, b.log)
	}
	b.registry.status.Locked = 80
	b.clock.Pass(1)
	for _, why := range []string{b.bids(disputable), b.bidsPriced(disputable)} {
		if why != "" {
			t.Errorf("no bid with enough stake: %s", why)
		}
	}
	if !strings.Contains(b.log.String(), "bids again") {
		t.Error("it is not logged that it bids again")
	}
}

// offer is the nth offer of a client, which would lock stake.
func offer(client, n byte) market.ValidAnnouncement {
	return market.RestoreAnnouncement(market.Announcement{
		Domain: roletest.Domain, Contact: "coordinator",
		Offer: market.Offer{MaxPrice: 10, Segments: 1, Trace: common.Hash{n}, Locks: 20, Client: common.Address{client},
			Deadline: 1 << 40},
	})
}

// offers bids for an offer, and sends the bid. It returns why there is none.
func (b *bidder) offers(ann market.ValidAnnouncement, funded bool) string {
	now := b.clock.Latest().Time
	k := market.Suitability{Announcement: ann, Price: 5, TokensPerSecond: 1, Seen: now, Funded: funded}
	bid, why := b.Bid(context.Background(), k, now)
	if why == "" {
		b.Sending(k, bid)
		b.Sent(ann.OfferHash(), true)
	}
	return why
}

// unfunded is how many bids wait for clients who are not seen to have the money.
func (b *bidder) unfunded() int {
	return b.unfundedBids(common.Hash{}, b.clock.Latest().Time).Count
}

// TestLocksAreReadOnceABlock: no bid is made on locks that were not read.
func TestLocksAreReadOnceABlock(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100, Unit: 1})
	for range 5 {
		if why := b.bids(common.Hash{1}); why != "" {
			t.Fatal(why)
		}
	}
	if b.registry.reads != 1 {
		t.Errorf("read %d times", b.registry.reads)
	}
	b.clock.Pass(1)
	b.registry.err = errors.New("no answer")
	if why := b.bids(common.Hash{1}); !strings.Contains(why, "no answer") {
		t.Errorf("it says %q", why)
	}
}

// TestStakeThatWasLockedSinceTheBidIsSeenAtTheLease: the coordinator hears why, and
// chooses another.
func TestStakeThatWasLockedSinceTheBidIsSeenAtTheLease(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100, Locked: 90, Unit: 1})
	ann := market.RestoreAnnouncement(
		market.Announcement{Domain: roletest.Domain, Offer: market.Offer{Trace: common.Hash{1}, Locks: 20}})
	if _, err := b.openRail(t.Context(), ann); !errors.Is(err, role.ErrStakeLocked) {
		t.Error(err)
	}
}

// TestNobodyBidsBelowTheLeastStake: no coordinator would take it, and the operator
// would not hear why.
func TestNobodyBidsBelowTheLeastStake(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 30, Least: 100})
	for range 3 {
		err := b.stake.Active(t.Context())
		if !errors.Is(err, role.ErrStakeLow) || !strings.Contains(err.Error(), "infernet stake") {
			t.Errorf("it says %v", err)
		}
	}
	if n := strings.Count(b.log.String(), "no bids: "); n != 1 {
		t.Errorf("it is logged %d times", n)
	}
	b.registry.status.Active = 100
	b.clock.Pass(1)
	if err := b.stake.Active(t.Context()); err != nil {
		t.Error(err)
	}
}
