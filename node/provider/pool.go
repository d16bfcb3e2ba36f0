package provider

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/time/rate"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/wire"
)

const (
	// mostAsked is how many peers are asked for one lease: an operator with a stake may have many nodes,
	// and counts once.
	mostAsked = 3 * market.MaxHeard
	// hearEvery and hearBurst bound how often verifiers are asked for the proposals of clients that have not
	// paid this node before; for those that have it is twice as often. Together that is less than what the
	// budget of HeardProtocol lets one peer ask, so that nobody wears it out for this node by proposals.
	// A proposal that asks also reads some tens of stakes from the chain.
	hearEvery = time.Second
	hearBurst = 8
	// hearWait is how long a proposal waits for its turn: a client with many jobs proposes several at once.
	hearWait = 3 * hearEvery
	// hearTime bounds how long verifiers are asked for their bids before a lease is signed.
	hearTime = 2 * time.Second
	// seatLag is how many blocks old a block that draws the verifiers of a lease may be: its
	// coordinator waits for it, and asks at once.
	seatLag = 32
	// mostOverstated is how many candidates may have less stake than a proposal says: a stake can
	// shrink after the coordinator has read it.
	mostOverstated = 1
)

// leftOutError refuses a lease because of the bids of verifiers that it does not name.
type leftOutError struct{ bids []market.HeardBid }

// Error implements error.
func (e *leftOutError) Error() string {
	return fmt.Sprintf("%d verifiers that this node knows have bid for the job, and the lease does not name them: "+
		"name them, or take their bids that are with this answer", len(e.bids))
}

// Unwrap implements errors.Unwrap.
func (*leftOutError) Unwrap() error { return market.ErrRefused }

// fairPool returns a *leftOutError if a lease leaves out too many of the verifiers that this node
// hears of (market.LeftOut): a coordinator could name its own friends alone. heard is how many it has
// heard, and below 0 if this node asks nobody.
func (p *Provider) fairPool(ctx context.Context, q market.LeaseProposal) (heard int, err error) {
	if p.d.Peers == nil {
		return -1, nil
	}
	eligible, err := p.eligible(ctx, q)
	if err != nil {
		return 0, err
	}
	listed, ok := p.listedOffer(q.Lease.Offer)
	if !ok {
		return 0, fmt.Errorf("%w: this node has not bid for that offer", market.ErrRefused)
	}
	if err := p.hearTurn(ctx, q); err != nil {
		return 0, err
	}
	if err := p.staked(ctx, q); err != nil {
		return 0, err
	}
	bids := p.hear(ctx, listed, q)
	p.weighHeard(ctx, eligible, bids)
	if missing, tooMany := market.LeftOut(eligible, bids); tooMany {
		return len(bids), &leftOutError{missing}
	}
	return len(bids), nil
}

// eligible returns all among whom a lease's verifiers were drawn, as its proposal says.
func (p *Provider) eligible(ctx context.Context, q market.LeaseProposal) ([]market.Candidate, error) {
	var block common.Hash
	if len(q.Eligible) > 0 {
		head := p.d.Heads.Latest().Number
		if q.Block+seatLag < head || q.Block > head+seatLag {
			return nil, fmt.Errorf("%w: block %d draws the lease's verifiers, the chain is at %d", market.ErrRefused,
				q.Block, head)
		}
		hashes, err := p.d.BlocksAt(ctx, []uint64{q.Block})
		if err != nil {
			return nil, err
		}
		block = hashes[0]
	}
	all, err := q.Seats(block)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", market.ErrRefused, err)
	}
	return slices.Clone(all), nil
}

// staked refuses a lease whose candidates have not the stakes that its proposal says: names with
// more would be drawn for seats that nobody staked for.
func (p *Provider) staked(ctx context.Context, q market.LeaseProposal) error {
	overstated := 0
	for _, c := range q.Candidates {
		if has, err := p.d.Registry.Stake(ctx, c.Operator); err == nil && has < c.Stake {
			overstated++
		}
	}
	if overstated > mostOverstated {
		return fmt.Errorf("%w: %d verifiers of the lease have less stake than it says", market.ErrRefused, overstated)
	}
	return nil
}

// weighHeard takes the weight of those heard whom a proposal gives less than half of their stake:
// they would be named and hardly ever drawn.
func (p *Provider) weighHeard(ctx context.Context, all []market.Candidate, heard []market.HeardBid) {
	for i, c := range all {
		if !slices.ContainsFunc(heard, func(h market.HeardBid) bool { return h.Bid.Bid.Operator == c.Operator }) {
			continue
		}
		if has, err := p.d.Registry.Stake(ctx, c.Operator); err != nil || has/2 > c.Stake {
			all[i].Weight = 0
		}
	}
}

// hearing bounds how often verifiers are asked.
type hearing struct{ trusted, others *rate.Limiter }

func newHearing() hearing {
	every := func(d time.Duration) *rate.Limiter { return rate.NewLimiter(rate.Every(d), hearBurst) }
	return hearing{trusted: every(hearEvery / 2), others: every(hearEvery)}
}

// hearTurn waits for a turn of asking verifiers, if there is one soon. If there is none, the error wraps
// market.ErrNoRoom.
func (p *Provider) hearTurn(ctx context.Context, q market.LeaseProposal) error {
	a, turns := q.Announcement, p.hearing.others
	p.mu.Lock()
	if p.places.trusts(a.Offer.Client, []string{a.Offer.Client.Hex(), a.Contact}, time.Now()) {
		turns = p.hearing.trusted
	}
	p.mu.Unlock()
	turn := turns.Reserve()
	if turn.Delay() > hearWait {
		turn.Cancel()
		return fmt.Errorf("%w: this node asks verifiers for other leases: propose it again", market.ErrNoRoom)
	}
	return retry.Pause(ctx, turn.Delay())
}

// toAsk returns the peers to ask for bids: those with a stake first, so that strangers who say that they
// verify crowd nobody out, and each kind in an order that nobody can foresee.
func (p *Provider) toAsk(coordinator string) []peer.ID {
	staked, strangers := p.d.Peers.Speaking(p2p.HeardProtocol)
	shuffled(staked)
	shuffled(strangers)
	ask := append(staked, strangers[:min(len(strangers), max(0, market.MaxHeard-len(staked)))]...)
	ask = slices.DeleteFunc(ask, func(id peer.ID) bool { return id.String() == coordinator })
	return ask[:min(len(ask), mostAsked)]
}

func shuffled[T any](all []T) {
	rand.Shuffle(len(all), func(i, j int) { //nolint:gosec // Go seeds it by the system: nobody can foresee it
		all[i], all[j] = all[j], all[i]
	})
}

// hear asks verifiers that this node is connected to for their bids, whether a lease names them or not.
// It returns those of operators with enough stake, each once, MaxHeard at random of them.
func (p *Provider) hear(ctx context.Context, listed common.Hash, q market.LeaseProposal) (out []market.HeardBid) {
	ask := p.toAsk(q.Announcement.Contact)
	if len(ask) == 0 {
		return nil
	}
	least, err := p.d.Registry.MinStake(ctx)
	if err != nil {
		return nil // the stake of nobody is known
	}
	ctx, cancel := context.WithTimeout(ctx, hearTime)
	defer cancel()
	var mu sync.Mutex
	var wg sync.WaitGroup
	for _, id := range ask {
		wg.Go(func() {
			h, ok := p.bidOf(ctx, id, listed, least)
			mu.Lock()
			defer mu.Unlock()
			same := func(x market.HeardBid) bool { return x.Bid.Bid.Operator == h.Bid.Bid.Operator }
			if ok && h.Bid.Bid.Operator != q.Lease.Provider && !slices.ContainsFunc(out, same) {
				out = append(out, h)
			}
		})
	}
	wg.Wait()
	shuffled(out)
	return out[:min(len(out), market.MaxHeard)]
}

// bidOf asks a verifier for its bid, and reports whether it has one and the stake for it.
func (p *Provider) bidOf(ctx context.Context, id peer.ID, listed common.Hash, least money.Units) (
	h market.HeardBid, ok bool,
) {
	r, err := wire.Ask(ctx, p.d.Net, id, p2p.HeardProtocol, market.BidRequest{Offer: listed}, market.DecodeBidReply)
	if err != nil || len(r.Bids) == 0 {
		return h, false
	}
	h = market.HeardBid{Bid: r.Bids[0], Peer: id.String()}
	b := h.Bid.Bid
	if h.Validate(listed, p.d.Heads.Latest().Time) != nil {
		return h, false
	}
	owner, err := p.d.Registry.OperatorOf(ctx, b.Node)
	if err != nil || owner != b.Operator {
		return h, false
	}
	stake, err := p.d.Registry.Stake(ctx, owner)
	return h, err == nil && stake >= least && stake > 0
}

// listedOffer is the offer as it is announced, of which this one is a payment option.
func (p *Provider) listedOffer(offer common.Hash) (listed common.Hash, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for listed, s := range p.bids {
		if _, ok := s.at[offer]; ok {
			return listed, true
		}
	}
	return listed, false
}
