package intake

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
)

// Bidder makes bids: it is a provider or a verifier.
type Bidder interface {
	// Role is the role in which it bids.
	Role() market.Role
	// Bid returns the bid for a suitable offer, or why there is none.
	Bid(ctx context.Context, p market.Suitability, now uint64) (market.Bid, string)
	// Sending is called with a bid before it is sent.
	Sending(p market.Suitability, b market.Bid)
	// Sent is called after that with whether the coordinator has taken the bid.
	Sent(offer common.Hash, taken bool)
	// Listed is called from time to time. seen returns the chain time at which an offer was
	// announced last, or 0 if it is not listed now. gone are offers that are over.
	Listed(seen func(offer common.Hash) uint64, gone []common.Hash)
	// BidExpiry returns the chain time at which the bid for an offer expires, or 0 if there
	// is none.
	BidExpiry(offer common.Hash) uint64
}

// Intake listens to the offers topic, keeps the order book, and bids. It is safe for
// concurrent use.
type Intake struct {
	d       role.Deps
	bidders []Bidder
	able    ability
	stakes  Stakes
	unsound func(context.Context, market.ValidAnnouncement) string // nil: all terms will do
	size    func() int                                             // of the network; nil: all bid at once
	stake   *role.StakeGuard
	funds   *funds
	backing *backing // of the topic of funded offers
	signers *signers // of the other one
	quiet   *backoff
	wake    chan struct{} // capacity 1: there may be something to bid for

	mu        sync.Mutex
	book      *market.Book
	decisions map[common.Hash]string
	due       map[common.Hash]time.Time // before which a listed offer is not looked at again
	sending   sending
	shown     map[common.Hash]market.SignedBid // verifiers' bids of this node, by offer
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
	i := &Intake{
		d: d, bidders: bidders, able: ability{read: capability}, stakes: stakes, quiet: newBackoff(),
		wake: make(chan struct{}, 1), book: market.NewBook(market.DefaultBookLimits()),
		decisions: map[common.Hash]string{}, due: map[common.Hash]time.Time{}, stake: role.NewStakeGuard(d),
		backing: newBacking(d.Rails), signers: newSigners(), sending: newSending(),
		shown: map[common.Hash]market.SignedBid{},
	}
	i.funds = newFunds(d.Rails, i.look)
	return i
}

// Weigh has the intake bid only where unsound finds nothing against an offer's terms. It is
// called before Run.
func (i *Intake) Weigh(unsound func(context.Context, market.ValidAnnouncement) string) {
	i.unsound = unsound
}

// Validate is the topic's validator. It makes the cheap checks first and verifies the
// signature last. An offer for another chain is ignored: it is no fault of the peer, and neither is how many a client
// has signed.
func (i *Intake) Validate(_ context.Context, from peer.ID, raw []byte) p2p.Result {
	a, err := market.DecodeAnnouncement(raw)
	if err == nil && i.refresh(a, i.d.Heads.Latest().Time) {
		return p2p.Accept
	}
	v, r := i.judge(raw)
	if r == p2p.Accept && from != i.d.Self && !i.signers.allow(v.Offer().Client) {
		return p2p.Ignore
	}
	return r
}

// judge checks an announcement by itself.
func (i *Intake) judge(raw []byte) (market.ValidAnnouncement, p2p.Result) {
	a, err := market.DecodeAnnouncement(raw)
	if err != nil {
		return market.ValidAnnouncement{}, p2p.Reject
	}
	now := i.d.Heads.Latest().Time
	switch v, err := a.Validate(i.d.Rails, now); {
	case err == nil && a.Listed():
		return v, p2p.Accept
	case errors.Is(err, market.ErrDomain), errors.Is(err, market.ErrExpired):
		return v, p2p.Ignore
	case errors.Is(err, market.ErrRange) && i.laterInRange(a, now):
		return v, p2p.Ignore
	}
	return market.ValidAnnouncement{}, p2p.Reject
}

// headLag is more than the heads of two honest nodes differ by, seconds of chain time.
const headLag = 3600

// laterInRange reports whether an offer is only too far ahead for this node's head. Another's may be later, so whoever
// forwards it has done nothing wrong.
func (i *Intake) laterInRange(a market.Announcement, now uint64) bool {
	_, err := a.Validate(i.d.Rails, now+headLag)
	return err == nil
}

// refresh notes that a listed offer was announced again, and reports whether it is listed.
func (i *Intake) refresh(a market.Announcement, now uint64) bool {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.book.Refresh(a, now)
}

// Source delivers the announcements of the topic that Validate accepted.
type Source interface {
	Peers
	Next(ctx context.Context) (data []byte, from peer.ID, err error)
}

// Run lists what the topics deliver, and bids, until ctx is done. Peers of the first are asked for open offers.
func (i *Intake) Run(ctx context.Context, src Source, others ...Source) error {
	g, ctx := errgroup.WithContext(ctx)
	g.Go(func() error { i.bidding(ctx); return nil })
	g.Go(func() error { i.funds.run(ctx); return nil })
	g.Go(func() error { i.catchUp(ctx, src); return nil })
	for _, s := range append(others, src) {
		g.Go(func() error { return i.listen(ctx, s) })
	}
	return g.Wait()
}

// listen lists what a topic delivers.
func (i *Intake) listen(ctx context.Context, src Source) error {
	for {
		raw, _, err := src.Next(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			return fmt.Errorf("offers topic: %w", err)
		}
		if i.list(raw, i.d.Heads.Latest().Time) {
			i.look()
		}
	}
}

// list adds an announcement to the order book, as announced last at chain time seen, and
// reports whether it is new.
func (i *Intake) list(raw []byte, seen uint64) bool {
	a, err := market.DecodeAnnouncement(raw)
	if err != nil {
		return false
	}
	now := i.d.Heads.Latest().Time
	if i.refresh(a, min(seen, now)) {
		return false
	}
	v, err := a.Validate(i.d.Rails, now)
	if err != nil || !a.Listed() {
		return false
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	if err := i.book.Add(v, min(seen, now)); err != nil {
		i.d.Log.Info("offer not listed", "job", v.JobID(), "err", err)
		return false
	}
	return true
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
