package role

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// roll is the registry of one operator.
type roll struct {
	Registry
	surety Surety
	err    error
	reads  int
}

func (r *roll) Surety(context.Context, common.Address) (Surety, error) {
	r.reads++
	return r.surety, r.err
}

// wallets hold enough, on a rail that is well.
type wallets struct{}

func (wallets) Probe(context.Context) (money.Units, error) { return 1 << 40, nil }

// bidder is a provider that may bid, if its stake lets it.
type bidder struct {
	*Provider
	clock *arena
	roll  *roll
	said  *bytes.Buffer
}

func newBidder(t *testing.T, s Surety) *bidder {
	t.Helper()
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{1}, 32))
	if err != nil {
		t.Fatal(err)
	}
	b := &bidder{clock: newArena(), roll: &roll{surety: s}, said: &bytes.Buffer{}}
	d := Deps{
		Heads: b.clock, Registry: b.roll, Key: wallet.NewNodeKey(k), Operator: common.Address{9},
		Counters: Counters{{Name: market.OnEVM, Domain: theDomain, Asset: "a", Decimals: 6, Rate: 1_000_000, Till: wallets{}}}, Log: slog.New(slog.NewTextHandler(b.said, nil)),
	}
	b.Provider = NewProvider(d, nil, 0, Fault{})
	b.ctx = t.Context()
	return b
}

var theDomain = market.Domain{ChainID: 1, Escrow: common.Address{2}}

// bids makes the bid for an offer with that trace.
func (b *bidder) bids(trace common.Hash) string {
	ann := market.RestoreAnnouncement(market.Announcement{Domain: theDomain, Offer: market.Offer{MaxPrice: 10, Trace: trace}})
	_, why := b.Bid(context.Background(), market.Pick{Announcement: ann, Price: 5, TokensPerSecond: 1}, 5000)
	return why
}

// bidsPriced is bids for a job that is priced in a unit of account.
func (b *bidder) bidsPriced(trace common.Hash) string {
	spec := market.Spec{Pricing: &market.Pricing{Unit: "usd", Price: 10, Places: []market.Place{{Rail: market.OnEVM, Domain: theDomain, Asset: "a"}}}}
	ann := market.RestoreAnnouncement(market.Announcement{Domain: theDomain, Spec: spec, Offer: market.Offer{MaxPrice: 10, Trace: trace}})
	_, why := b.Bid(context.Background(), market.Pick{Announcement: ann, Price: 5, TokensPerSecond: 1}, 5000)
	return why
}

// TestAProviderBidsOnlyForWhatItsStakeCovers: the contract would refuse to open the
// lease, after the client has chosen it. What locks nothing is bid for all the same.
func TestAProviderBidsOnlyForWhatItsStakeCovers(t *testing.T) {
	disputable := common.Hash{1}
	b := newBidder(t, Surety{Active: 100, Locked: 81, Lease: 20, Open: 2, Until: 7777})
	for range 3 {
		for _, why := range []string{b.bids(disputable), b.bidsPriced(disputable)} {
			if !strings.Contains(why, ErrStakeLocked.Error()) || !strings.Contains(why, "0.000019 dollars of 0.0001 dollars are free") || !strings.Contains(why, "infernet stake") {
				t.Errorf("it says %q", why)
			}
		}
		b.clock.pass(1)
	}
	for _, why := range []string{b.bids(common.Hash{}), b.bidsPriced(common.Hash{})} {
		if why != "" {
			t.Errorf("no bid for a lease that locks nothing: %s", why)
		}
	}
	if n := strings.Count(b.said.String(), "no bids: "); n != 1 {
		t.Errorf("it is logged %d times:\n%s", n, b.said)
	}
	b.roll.surety.Locked = 80
	b.clock.pass(1)
	for _, why := range []string{b.bids(disputable), b.bidsPriced(disputable)} {
		if why != "" {
			t.Errorf("no bid with enough stake: %s", why)
		}
	}
	if !strings.Contains(b.said.String(), "bids again") {
		t.Error("it is not logged that it bids again")
	}
}

// offers bids for the nth offer, which would lock stake, and sends the bid off.
func (b *bidder) offers(n byte, seen uint64) string {
	ann := market.RestoreAnnouncement(market.Announcement{Domain: theDomain, Offer: market.Offer{MaxPrice: 10, Trace: common.Hash{n}}})
	now := b.clock.Latest().Time
	bid, why := b.Bid(context.Background(), market.Pick{Announcement: ann, Price: 5, TokensPerSecond: 1, Seen: seen}, now)
	if why == "" {
		b.Sent(ann, bid)
	}
	return why
}

// TestBidsTakeUpStake: a node whose stake covers two leases bids for two at once, and
// again for those two; for a third when one of them is filled, or its bid has expired.
func TestBidsTakeUpStake(t *testing.T) {
	b := newBidder(t, Surety{Active: 100, Locked: 60, Lease: 20})
	start := b.clock.Latest().Time
	for _, n := range []byte{1, 2, 1, 2} {
		if why := b.offers(n, start); why != "" {
			t.Fatalf("offer %d: %s", n, why)
		}
	}
	if why := b.offers(3, start); !strings.Contains(why, ErrStakeBid.Error()) || !strings.Contains(why, "2 bids are out") || b.Waiting() != 2 {
		t.Errorf("a third: %q, %d wait", why, b.Waiting())
	}
	if b.said.Len() != 0 {
		t.Errorf("it is logged:\n%s", b.said)
	}
	b.clock.pass(quiet)
	later := b.clock.Latest().Time
	if why := b.offers(1, later); why != "" || b.Waiting() != 1 {
		t.Errorf("one that is announced still: %q, %d wait", why, b.Waiting())
	}
	if why := b.offers(3, later); why != "" || b.Waiting() != 2 {
		t.Errorf("when another is announced no more: %q, %d wait", why, b.Waiting())
	}
	b.clock.pass(bidLife)
	if b.Waiting() != 0 {
		t.Errorf("%d wait after all have expired", b.Waiting())
	}
}

// TestABidThatBecameALeaseIsCountedOnce: the chain counts its lock.
func TestABidThatBecameALeaseIsCountedOnce(t *testing.T) {
	b := newBidder(t, Surety{Active: 100, Locked: 60, Lease: 20})
	if why := b.offers(1, b.clock.Latest().Time); why != "" {
		t.Fatal(why)
	}
	offer := market.Offer{MaxPrice: 10, Trace: common.Hash{1}}
	b.work[common.Hash{7}] = &work{lease: market.Lease{Offer: offer.StructHash()}}
	if n := b.Waiting(); n != 0 {
		t.Errorf("%d wait", n)
	}
}

// TestLocksAreReadOnceABlock, and no bid is made on locks that were not read.
func TestLocksAreReadOnceABlock(t *testing.T) {
	b := newBidder(t, Surety{Active: 100, Lease: 20})
	for range 5 {
		if why := b.bids(common.Hash{1}); why != "" {
			t.Fatal(why)
		}
	}
	if b.roll.reads != 1 {
		t.Errorf("read %d times", b.roll.reads)
	}
	b.clock.pass(1)
	b.roll.err = errors.New("no answer")
	if why := b.bids(common.Hash{1}); !strings.Contains(why, "no answer") {
		t.Errorf("it says %q", why)
	}
}

// TestStakeThatWasLockedSinceTheBidIsSeenAtTheLease: the coordinator hears why, and
// chooses another.
func TestStakeThatWasLockedSinceTheBidIsSeenAtTheLease(t *testing.T) {
	b := newBidder(t, Surety{Active: 100, Locked: 90, Lease: 20})
	ann := market.RestoreAnnouncement(market.Announcement{Domain: theDomain, Offer: market.Offer{Trace: common.Hash{1}}})
	if _, err := b.openCounter(t.Context(), ann); !errors.Is(err, ErrStakeLocked) {
		t.Error(err)
	}
}

// TestNobodyBidsBelowTheLeastStake: no coordinator would take it, and the operator
// would not hear why.
func TestNobodyBidsBelowTheLeastStake(t *testing.T) {
	b := newBidder(t, Surety{Active: 30, Least: 100})
	for range 3 {
		err := b.surety.active(t.Context())
		if !errors.Is(err, ErrStakeLow) || !strings.Contains(err.Error(), "infernet stake") {
			t.Errorf("it says %v", err)
		}
	}
	if n := strings.Count(b.said.String(), "no bids: "); n != 1 {
		t.Errorf("it is logged %d times", n)
	}
	b.roll.surety.Active = 100
	b.clock.pass(1)
	if err := b.surety.active(t.Context()); err != nil {
		t.Error(err)
	}
}
