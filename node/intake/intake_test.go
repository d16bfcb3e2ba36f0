package intake

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	libp2p "github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
)

// slow is a node that cannot play disputes.
type slow struct{}

func (slow) AtStake(market.ValidAnnouncement) string      { return "" }
func (slow) Undefendable(market.ValidAnnouncement) string { return "cannot defend" }
func (slow) Unplayable(market.ValidAnnouncement) string   { return "cannot play" }

// bidder bids for everything, once, and notes when its bids were taken.
type bidder struct {
	role  market.Role
	mu    sync.Mutex
	taken map[common.Hash]time.Time
	order []common.Hash
}

func (b *bidder) Role() market.Role { return b.role }

func (b *bidder) Bid(_ context.Context, k market.Suitability, now uint64) (market.Bid, string) {
	return market.Bid{
		Offer:   k.Announcement.OfferHash(),
		Role:    b.role,
		Price:   k.Price,
		Expires: now + 600,
		Nonce:   now,
	}, ""
}

func (b *bidder) Sending(k market.Suitability, _ market.Bid) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.order = append(b.order, k.Announcement.OfferHash())
}

func (b *bidder) Sent(offer common.Hash, taken bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if taken {
		b.taken[offer] = time.Now()
	}
}

func (b *bidder) Listed(func(common.Hash) uint64, []common.Hash) {}

func (b *bidder) BidExpiry(offer common.Hash) uint64 {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.taken[offer].IsZero() {
		return 0
	}
	return 1 << 40
}

// coordinators answer bids, or hold the stream until its end.
type coordinators struct {
	mu           sync.Mutex
	answer       map[peer.ID]bool
	open         map[peer.ID][]byte // answers to who asks for open offers
	asked        int
	streams, top int // open now, and at most
}

func (c *coordinators) Request(ctx context.Context, to peer.ID, on p2p.Protocol, _ []byte) ([]byte, error) {
	c.mu.Lock()
	if raw, ok := c.open[to]; ok && on == p2p.OffersProtocol {
		defer c.mu.Unlock()
		c.asked++
		return raw, nil
	}
	c.asked++
	c.streams++
	c.top = max(c.top, c.streams)
	answers := c.answer[to]
	c.mu.Unlock()
	defer func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.streams--
	}()
	if answers {
		time.Sleep(10 * time.Millisecond)
		return canon.Marshal(wire.Accepted)
	}
	<-ctx.Done()
	return nil, fmt.Errorf("%w: %w", p2p.ErrTimeout, ctx.Err())
}

// most is how many bids were on their way at once, at most.
func (c *coordinators) most() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.top
}

// total is how often coordinators were asked.
func (c *coordinators) total() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.asked
}

type registry struct{ role.Registry }

func (registry) StakeStatus(context.Context, common.Address) (role.StakeStatus, error) {
	return role.StakeStatus{Active: 100, Unit: 1}, nil
}

// stopped is a topic on which nothing comes.
type stopped struct{}

func (stopped) Peers() []peer.ID { return nil }

func (stopped) Next(ctx context.Context) ([]byte, peer.ID, error) {
	<-ctx.Done()
	return nil, "", ctx.Err()
}

// market of one node: its intake, and everybody whom it hears of.
type bed struct {
	*Intake
	t      *testing.T
	spec   market.Spec
	clock  *roletest.Clock
	net    *coordinators
	bids   *bidder
	rail   *railtest.Fake
	looks  int // at clients' money
	rich   map[common.Address]bool
	nonces uint64
}

// newBed starts a node's intake in a bubble of synctest.
func newBed(t *testing.T, bidders ...Bidder) *bed {
	t.Helper()
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{1}, 32))
	if err != nil {
		t.Fatal(err)
	}
	b := &bed{t: t, clock: roletest.NewClock(), rich: map[common.Address]bool{},
		net:  &coordinators{answer: map[peer.ID]bool{}},
		bids: &bidder{role: market.RoleProvider, taken: map[common.Hash]time.Time{}}}
	b.spec, _ = roletest.TraceableJob(t)
	b.rail = &railtest.Fake{Static: rail.Info{Name: market.OnEVM, Domain: roletest.Domain, Asset: "a", Decimals: 6}}
	b.rail.Funds = b.funded
	able := func() market.Capability { return market.Capability{Flops: 1 << 40, PricePerMillionTokens: 1} }
	b.Intake = New(role.Deps{
		Net: b.net, Heads: b.clock, Registry: registry{}, Key: wallet.NewNodeKey(k),
		Rails: rail.Set{railtest.Connected(b.rail, 0)}, Log: slog.New(slog.DiscardHandler),
	}, able, nil, append(bidders, b.bids)...)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- b.Run(ctx, stopped{}) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	return b
}

// enrich gives a client's wallet money.
func (b *bed) enrich(client int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.rich[common.BigToAddress(money.Units(client).Big())] = true
}

// funded is what a client's wallet holds.
func (b *bed) funded(client common.Address) money.Units {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.looks++
	if b.rich[client] {
		return 1 << 40
	}
	return 0
}

// contact returns the peer of a name that answers bids, or does not.
func (b *bed) contact(name string, answers bool) string {
	b.t.Helper()
	seed := sha256.Sum256([]byte(name))
	priv, err := libp2p.UnmarshalSecp256k1PrivateKey(seed[:])
	if err != nil {
		b.t.Fatal(err)
	}
	id, err := peer.IDFromPrivateKey(priv)
	if err != nil {
		b.t.Fatal(err)
	}
	b.net.mu.Lock()
	defer b.net.mu.Unlock()
	b.net.answer[id] = answers
	return id.String()
}

// offers lists an offer, and returns its hash.
func (b *bed) offers(client int64, contact string, price uint64) common.Hash {
	b.t.Helper()
	b.nonces++
	s := b.spec
	s.Name = fmt.Sprint("job ", b.nonces)
	o := market.Offer{Job: s.ID(), Client: common.BigToAddress(money.Units(client).Big()), MaxPrice: price, Segments: 2,
		Window: 60, Deadline: b.clock.Latest().Time + 100_000, Nonce: b.nonces}
	ann := market.RestoreAnnouncement(market.Announcement{Spec: s, Offer: o, Domain: roletest.Domain, Contact: contact})
	b.mu.Lock()
	err := b.book.Add(ann, b.clock.Latest().Time)
	b.mu.Unlock()
	if err != nil {
		b.t.Fatal(err)
	}
	b.look()
	return ann.OfferHash()
}

// took returns how long it took until a bid for an offer was taken.
func (b *bed) took(offer common.Hash, since time.Time) (time.Duration, error) {
	b.bids.mu.Lock()
	defer b.bids.mu.Unlock()
	at, ok := b.bids.taken[offer]
	if !ok {
		return 0, errors.New("no bid was taken")
	}
	return at.Sub(since), nil
}

// TestAuditC3NeitherRoleBidsForWhatItCannotPlay hands bids of both roles to an intake whose
// node is too slow. Nothing is sent.
func TestAuditC3NeitherRoleBidsForWhatItCannotPlay(t *testing.T) {
	spec, _ := roletest.TraceableJob(t)
	k := market.Suitability{Announcement: roletest.Announced(spec, common.Hash{1})}
	for r, want := range map[market.Role]string{
		market.RoleProvider: "cannot defend", market.RoleVerifier: "cannot play",
	} {
		i := New(role.Deps{Log: slog.New(slog.DiscardHandler), Heads: roletest.NewClock(), Registry: registry{}}, nil,
			slow{}, &bidder{role: r})
		if bids := i.bids(t.Context(), k, 5000); len(bids) != 0 {
			t.Errorf("role %d: %d bids", r, len(bids))
		}
		if got := i.decisions[k.Announcement.OfferHash()]; got != want {
			t.Errorf("role %d: %q, want %q", r, got, want)
		}
	}
}

// TestNobodyBidsOnUnsoundTerms: what the node's economics say against an offer stands as its
// decision, in both roles, and nothing is sent.
func TestNobodyBidsOnUnsoundTerms(t *testing.T) {
	spec, _ := roletest.TraceableJob(t)
	k := market.Suitability{Announcement: roletest.Announced(spec, common.Hash{1})}
	for _, r := range []market.Role{market.RoleProvider, market.RoleVerifier} {
		i := New(role.Deps{Log: slog.New(slog.DiscardHandler), Heads: roletest.NewClock(), Registry: registry{}}, nil,
			nil, &bidder{role: r})
		i.Weigh(func(context.Context, market.ValidAnnouncement) string { return "a cheat pays" })
		if bids := i.bids(t.Context(), k, 5000); len(bids) != 0 {
			t.Errorf("role %d: %d bids", r, len(bids))
		}
		if got := i.decisions[k.Announcement.OfferHash()]; got != "a cheat pays" {
			t.Errorf("role %d: %q", r, got)
		}
	}
}

// TestAuditB5OneSilentCoordinatorDelaysNobody has 20 free offers whose coordinator takes the
// stream and never answers. A later offer for less gets its bid within a second, also of a
// client of whom nothing is seen.
func TestAuditB5OneSilentCoordinatorDelaysNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBed(t)
		silent := b.contact("silent", false)
		for range 20 {
			b.offers(1, silent, 50_000_000)
		}
		time.Sleep(700 * time.Millisecond)
		start := time.Now()
		offer := b.offers(2, b.contact("honest", true), 1000)
		time.Sleep(time.Minute)
		if d, err := b.took(offer, start); err != nil || d > time.Second {
			t.Errorf("the honest offer waited %v for its bid: %v", d, err)
		}
		if b.net.most() > maxPerContact+1 {
			t.Errorf("%d streams were open at once", b.net.most())
		}
	})
}

// TestAuditB5ManySilentCoordinatorsDelayNoFundedClient has 300 offers of as many clients and
// coordinators, none of which answers. Whoever is seen to have the money comes first, and so
// does, among the others, whose coordinator has answered before.
func TestAuditB5ManySilentCoordinatorsDelayNoFundedClient(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBed(t)
		known := b.contact("known", true)
		b.offers(1, known, 1000)
		time.Sleep(2 * time.Second)
		for n := range int64(300) {
			b.offers(10+n, b.contact(fmt.Sprint("silent ", n), false), 50_000_000)
		}
		time.Sleep(30 * time.Second)
		b.enrich(2)
		start := time.Now()
		funded := b.offers(2, b.contact("honest", true), 1000)
		second := b.offers(3, known, 1000)
		time.Sleep(time.Minute)
		// A slot is free when the silent one before it has had its 2 s, and the next search begins.
		if d, err := b.took(funded, start); err != nil || d > 2*time.Second+2*restAfter {
			t.Errorf("the funded client's offer waited %v for its bid: %v", d, err)
		}
		if d, err := b.took(second, start); err != nil || d > 6*time.Second {
			t.Errorf("the offer of a coordinator that answers waited %v for its bid: %v", d, err)
		}
		if b.net.most() > maxSending {
			t.Errorf("%d streams were open at once", b.net.most())
		}
	})
}

// TestAuditB5SilenceIsRemembered counts how often a coordinator is asked that never answers.
func TestAuditB5SilenceIsRemembered(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBed(t)
		silent := b.contact("silent", false)
		for range 20 {
			b.offers(1, silent, 50_000_000)
		}
		time.Sleep(10 * time.Minute)
		if n := b.net.total(); n < 2 || n > 20 {
			t.Errorf("it was asked %d times in ten minutes", n)
		}
	})
}

// TestAuditB5AClientsSilenceIsRemembered has one client name ever new coordinators that do not
// answer.
func TestAuditB5AClientsSilenceIsRemembered(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBed(t)
		for n := range 60 {
			b.offers(1, b.contact(fmt.Sprint("silent ", n), false), 50_000_000)
		}
		time.Sleep(10 * time.Minute)
		if all := b.net.total(); all < 2 || all > 120 {
			t.Errorf("its coordinators were asked %d times in ten minutes", all)
		}
	})
}

// TestLooksAtMoneyAreBounded has 400 clients offer jobs: their money is not looked at more
// often than this node's endpoints can bear.
func TestLooksAtMoneyAreBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBed(t)
		for n := range int64(400) {
			b.offers(n, b.contact("honest", true), 1000)
		}
		time.Sleep(2 * time.Minute)
		b.mu.Lock()
		defer b.mu.Unlock()
		if b.looks < fundsPerMinute || b.looks > 2*fundsPerMinute+fundsPerMinute/4+lookers {
			t.Errorf("%d looks in two minutes", b.looks)
		}
	})
}

// TestARefusalIsAnAnswer: a coordinator that refuses a bid is not left alone, and the bid is
// made again only after a while.
func TestARefusalIsAnAnswer(t *testing.T) {
	i := New(role.Deps{}, nil, nil)
	spec, _ := roletest.TraceableJob(t)
	k := market.Suitability{Announcement: roletest.Announced(spec, common.Hash{1})}
	contact := k.Announcement.Announcement().Contact
	if i.note(k, market.Bid{}, p2p.Refuse(wire.CodeInvalid, "no")) || i.quiet.left(contact) > 0 {
		t.Error("a refusal counts as silence")
	}
	if i.note(k, market.Bid{}, p2p.Refuse(wire.CodeBusy, "later")) || i.quiet.left(contact) > 0 {
		t.Error("a busy coordinator is left alone")
	}
	if !i.note(k, market.Bid{}, p2p.ErrTimeout) || i.quiet.left(contact) <= 0 {
		t.Error("silence counts as an answer")
	}
	if time.Until(i.due[k.Announcement.OfferHash()]) <= 0 {
		t.Error("the offer is judged again at once")
	}
}
