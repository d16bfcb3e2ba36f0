package intake

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// rebidEvery is how often the order book is searched for offers that suit now, or whose bid
// runs out.
const rebidEvery = 30 * time.Second

// bidRetry is the policy for a bid to a coordinator that does not answer.
var bidRetry = retry.Policy{First: time.Second, Tries: 3}

// Bidder makes bids: it is a provider or a verifier.
type Bidder interface {
	// Bid returns the bid for a suitable offer, or why there is none.
	Bid(ctx context.Context, p market.Suitability, now uint64) (market.Bid, string)
	// Sent is called with a bid that the coordinator has accepted.
	Sent(ann market.ValidAnnouncement, b market.Bid)
	// BidExpiry returns the chain time at which the bid for an offer expires, or 0 if there
	// is none.
	BidExpiry(offer common.Hash) uint64
}

// Intake listens to the offers topic, keeps the order book, and bids. It is safe for
// concurrent use.
type Intake struct {
	d          role.Deps
	bidders    []Bidder
	capability func() market.Capability
	stakes     Stakes
	unsound    func(context.Context, market.ValidAnnouncement) string // nil: all terms will do

	mu        sync.Mutex
	book      *market.Book
	decisions map[common.Hash]string
	stake     *role.StakeGuard
}

// Stakes says what a node risks on chain by working for an offer. It is safe for
// concurrent use.
type Stakes interface {
	// AtStake returns what a bid for the offer puts at stake, for people. It is empty if
	// that is nothing.
	AtStake(ann market.ValidAnnouncement) string
	// Undefendable says why a right segment of the offer could be lost on this chain. It is
	// empty if it could not.
	Undefendable(ann market.ValidAnnouncement) string
	// Unplayable says why this node would be too slow in a dispute over a segment of the
	// offer, on either side. It is empty if it would not.
	Unplayable(ann market.ValidAnnouncement) string
}

// New returns an intake. capability says what this node is able to do now. stakes, if it is
// not nil, says what a bid puts at stake.
func New(d role.Deps, capability func() market.Capability, stakes Stakes, bidders ...Bidder) *Intake {
	return &Intake{
		d: d, bidders: bidders, capability: capability, stakes: stakes,
		book:      market.NewBook(market.DefaultBookLimits()),
		decisions: map[common.Hash]string{}, stake: role.NewStakeGuard(d),
	}
}

// Weigh has the intake bid only where unsound finds nothing against an offer's terms. It is
// called before Run.
func (i *Intake) Weigh(unsound func(context.Context, market.ValidAnnouncement) string) {
	i.unsound = unsound
}

// Validate is the topic's validator. It makes the cheap checks first and verifies the
// signature last. An offer for another chain is ignored: it is no fault of the peer.
func (i *Intake) Validate(_ context.Context, _ peer.ID, raw []byte) p2p.Result {
	a, err := market.DecodeAnnouncement(raw)
	if err != nil {
		return p2p.Reject
	}
	now := i.d.Heads.Latest().Time
	if i.refresh(a, now) {
		return p2p.Accept
	}
	switch _, err := a.Validate(i.d.Rails, now); {
	case err == nil && a.Listed():
		return p2p.Accept
	case errors.Is(err, market.ErrDomain), errors.Is(err, market.ErrExpired):
		return p2p.Ignore
	}
	return p2p.Reject
}

// refresh notes that a listed offer was announced again, and reports whether it is listed.
func (i *Intake) refresh(a market.Announcement, now uint64) bool {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.book.Refresh(a, now)
}

// Source delivers the announcements of the topic that Validate accepted.
type Source interface {
	Next(ctx context.Context) (data []byte, from peer.ID, err error)
}

// Run lists what the topic delivers, and bids, until ctx is done.
func (i *Intake) Run(ctx context.Context, src Source) error {
	var wg sync.WaitGroup
	defer wg.Wait()
	wg.Go(func() { i.rebid(ctx) })
	for {
		raw, _, err := src.Next(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			return fmt.Errorf("offers topic: %w", err)
		}
		if i.list(raw) {
			i.bidAll(ctx)
		}
	}
}

// list adds an announcement to the order book and reports whether it is new.
func (i *Intake) list(raw []byte) bool {
	a, err := market.DecodeAnnouncement(raw)
	if err != nil {
		return false
	}
	now := i.d.Heads.Latest().Time
	if i.refresh(a, now) {
		return false
	}
	v, err := a.Validate(i.d.Rails, now)
	if err != nil || !a.Listed() {
		return false
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	if err := i.book.Add(v, now); err != nil {
		i.d.Log.Info("offer not listed", "job", v.JobID(), "err", err)
		return false
	}
	return true
}

// rebid bids from time to time, until ctx is done, for what has come to suit.
func (i *Intake) rebid(ctx context.Context) {
	for retry.Pause(ctx, rebidEvery) == nil {
		i.expire()
		i.bidAll(ctx)
	}
}

// expire removes offers that are over from the order book.
func (i *Intake) expire() {
	i.mu.Lock()
	defer i.mu.Unlock()
	now := i.d.Heads.Latest().Time
	for _, gone := range i.book.Expire(now) {
		delete(i.decisions, gone)
	}
}

// bidAll bids for every offer that suits and on which no bid is open.
func (i *Intake) bidAll(ctx context.Context) {
	now := i.d.Heads.Latest().Time
	for _, p := range i.suitable(now) {
		if p.Announcement.Offer().Delegate == i.d.Key.Address() {
			i.decide(p, "this node coordinates the job")
			continue
		}
		if len(i.bidders) == 0 {
			continue
		}
		if err := i.stake.Active(ctx); err != nil {
			i.decide(p, wire.Short(err))
			continue
		}
		for _, b := range i.bidders {
			bid, why := b.Bid(ctx, p, now)
			if why != "" {
				i.decide(p, why)
				continue
			}
			i.bid(ctx, b, p, bid)
		}
	}
}

// suitable returns the listed offers with what this node could bid for each.
func (i *Intake) suitable(now uint64) []market.Suitability {
	able := i.capability()
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.book.Suitable(able, now)
}

// decide notes, for people, what this node made of an offer.
func (i *Intake) decide(p market.Suitability, text string) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.decisions[p.Announcement.OfferHash()] = text
}

// bid sends a bid unless one is open that still has half its life.
func (i *Intake) bid(ctx context.Context, b Bidder, p market.Suitability, bid market.Bid) {
	offer := p.Announcement.OfferHash()
	if b.BidExpiry(offer) > bid.Expires-role.BidLife/2 {
		return
	}
	if why := i.against(ctx, p.Announcement, bid.Role); why != "" {
		i.decide(p, why)
		return
	}
	if err := i.send(ctx, p.Announcement, bid); err != nil {
		i.decide(p, "bid not taken: "+wire.Short(err))
		return
	}
	b.Sent(p.Announcement, bid)
	risk := ""
	if bid.Role == market.RoleProvider {
		risk = fmt.Sprintf(", up to %d segments ahead of its pay", p.Announcement.Offer().Credit)
		if i.stakes != nil {
			risk += i.stakes.AtStake(p.Announcement)
		}
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	text := fmt.Sprintf("bid %s a segment", i.d.Rails.Asked(p.Announcement, bid.Price)) + risk
	if bid.Role == market.RoleVerifier {
		text = "offered to verify"
	}
	i.d.Log.Info("bid", "job", p.Announcement.JobID(), "price", bid.Price, "decision", text)
	if old := i.decisions[offer]; bid.Role == market.RoleVerifier && old != "" && !strings.Contains(old, text) {
		text = old + "; " + text // what it decided as a provider comes first
	}
	i.decisions[offer] = text
}

// against says why a bid in a role would be a mistake: its terms, or a dispute over it.
func (i *Intake) against(ctx context.Context, ann market.ValidAnnouncement, r market.Role) string {
	if i.unsound != nil {
		if why := i.unsound(ctx, ann); why != "" {
			return why
		}
	}
	return i.unplayable(ann, r)
}

// unplayable says why a bid in a role would risk a dispute that this node cannot play.
func (i *Intake) unplayable(ann market.ValidAnnouncement, r market.Role) string {
	switch {
	case i.stakes == nil:
		return ""
	case r == market.RoleProvider:
		return i.stakes.Undefendable(ann)
	}
	return i.stakes.Unplayable(ann)
}

// send signs a bid and sends it to the offer's coordinator.
func (i *Intake) send(ctx context.Context, ann market.ValidAnnouncement, bid market.Bid) error {
	to, err := peer.Decode(ann.Announcement().Contact)
	if err != nil {
		return err
	}
	sig, err := i.d.Key.SignDigest(ctx, bid.Digest())
	if err != nil {
		return err
	}
	return wire.Retry(ctx, bidRetry, func() error {
		return wire.Send(ctx, i.d.Net, to, p2p.BidProtocol, market.SignedBid{Bid: bid, Sig: sig})
	})
}

// Listed is an open offer and what this node made of it.
type Listed struct {
	Announcement market.ValidAnnouncement
	Decision     string
}

// Offers returns the open offers that this node has heard of.
func (i *Intake) Offers() []Listed {
	now := i.d.Heads.Latest().Time
	i.mu.Lock()
	defer i.mu.Unlock()
	var out []Listed
	for _, a := range i.book.Search(market.Filter{}, now) {
		out = append(out, Listed{a, i.decisions[a.OfferHash()]})
	}
	return slices.Clip(out)
}
