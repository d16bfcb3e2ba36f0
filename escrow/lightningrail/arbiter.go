package lightningrail

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
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
	held map[lnd.Hash]bool
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
	case m.Topic == Object && client:
		return a.object(ctx, m)
	case m.Topic == Over && (client || provider):
		return a.over(m, provider)
	}
	return Reply{}, deny("topic %d is not for %s", m.Topic, from)
}

// takeCustody checks and stores preimages, and signs for them. For the first
// arbiter the message also has the locks of the shares.
func (a *Arbiter) takeCustody(ctx context.Context, from common.Address, m Message) (Reply, error) {
	if m.Deal == nil || m.Deal.LeaseID() != m.Lease || from != m.Deal.Offer.Delegate {
		return Reply{}, deny("a lease of its coordinator is wanted")
	}
	if err := checkDeal(a.Domain, *m.Deal); err != nil {
		return Reply{}, err
	}
	if err := inOrder(m.Locks, int(m.Deal.Lease.Lease.Segments)); err != nil {
		return Reply{}, err
	}
	ps, err := parts(*m.Deal)
	switch {
	case err != nil:
		return Reply{}, err
	case len(m.Secrets) != len(ps) || len(m.Shares) != 0 && (len(m.Shares) != len(ps) || ps[0].fee == 0):
		return Reply{}, deny("%d and %d preimages for %d segments", len(m.Secrets), len(m.Shares), len(ps))
	case m.CLTV < MinCLTV || m.CLTV > MaxCLTV:
		return Reply{}, deny("%w: held for %d blocks", ErrWindow, m.CLTV)
	}
	if err := a.staked(ctx, m.Deal.Lease.Lease); err != nil {
		return Reply{}, err
	}
	if err := a.checkShares(ctx, m); err != nil {
		return Reply{}, err
	}
	a.acts.Lock()
	defer a.acts.Unlock()
	b, err := a.records.change(m.Lease, func(b *record, found bool) error { return b.keepPreimages(m, found) })
	if err != nil {
		return Reply{}, err
	}
	sig, err := a.Key.SignDigest(ctx, custodyDigest(m.Lease, a.Key.Address(), m.Locks))
	if err != nil {
		return Reply{}, err
	}
	out := Reply{Sig: &sig}
	for i, l := range b.Shares {
		var request string
		if !b.shut(i) {
			if request, err = addHold(ctx, a.Node, l, ps[i].fee, m.CLTV,
				Tag{Lease: m.Lease, Segment: uint32(i), Shares: true}); err != nil {
				return Reply{}, err
			}
		}
		out.Requests = append(out.Requests, request)
	}
	return out, nil
}

// staked refuses leases of strangers: records are kept only for providers with a
// stake.
func (a *Arbiter) staked(ctx context.Context, l market.Lease) error {
	op, err := a.Registry.OperatorOf(ctx, l.Node)
	if err != nil {
		return fmt.Errorf("provider %s: %w", l.Provider, err)
	}
	if op != l.Provider || op == (common.Address{}) {
		return deny("node %s is no key of provider %s", l.Node, l.Provider)
	}
	return nil
}

// checkShares allows new locks of shares only when the old ones have ended, and
// only on a node that can claim them on chain.
func (a *Arbiter) checkShares(ctx context.Context, m Message) error {
	if len(m.Shares) == 0 {
		return nil
	}
	if err := checkReserve(ctx, a.Node); err != nil {
		return err
	}
	b, err := a.records.get(m.Lease)
	if errors.Is(err, errNoRecord) {
		return nil
	}
	if err != nil {
		return err
	}
	new := make([]LockRef, len(m.Shares))
	for i, s := range m.Shares {
		new[i] = LockRef{Segment: uint32(i), Attempt: attemptAt(b.Shares, i, s.Hash()), Hash: s.Hash()}
	}
	return replaceable(ctx, a.Node, b.Shares, new)
}

// attemptAt numbers a lock of the shares, because these have no number of their
// own.
func attemptAt(old []lock, i int, h lnd.Hash) uint32 {
	if i >= len(old) {
		return 1
	}
	if old[i].Hash == h {
		return old[i].Attempt
	}
	return old[i].Attempt + 1
}

// keepPreimages stores the preimages. Each is checked against its lock's hash.
func (b *record) keepPreimages(m Message, found bool) error {
	if !found {
		b.Deal, b.CLTV = *m.Deal, m.CLTV
	}
	if err := b.take(m.Voucher); err != nil {
		return err
	}
	if b.Over == takenBack && b.due() == 0 && len(b.Claims) == 0 {
		b.Over = "" // a client takes back an opening that failed, and opens again
	}
	locks, shares := make([]lock, len(m.Locks)), make([]lock, len(m.Shares))
	for i, l := range m.Locks {
		locks[i] = lock{Attempt: l.Attempt, Hash: l.Hash}
	}
	for i, s := range m.Shares {
		shares[i] = lock{Attempt: attemptAt(b.Shares, i, s.Hash()), Hash: s.Hash(), Secret: &m.Shares[i]}
	}
	if b.Over != "" && b.due() == 0 {
		return ErrLeaseOver
	}
	b.Locks, b.Shares = locks, shares
	return b.learn(m.Secrets)
}

// redeem reveals preimages for a voucher at once, because the client has signed
// that they are earned.
func (a *Arbiter) redeem(m Message) (Reply, error) {
	if m.Voucher == nil {
		return Reply{}, deny("a voucher is wanted")
	}
	b, err := a.records.edit(m.Lease, func(b *record) error {
		if err := checkVoucher(b.Deal, *m.Voucher); err != nil {
			return err
		}
		return b.take(m.Voucher)
	})
	if err != nil {
		return Reply{}, err
	}
	return Reply{Secrets: b.secrets(m.Voucher.Voucher.Segments)}, nil
}

// claimed accepts claims, which starts the window anew. Claims that are known
// already are accepted as they are: the message is a repetition.
func (a *Arbiter) claimed(ctx context.Context, m Message) (Reply, error) {
	b, err := a.records.get(m.Lease)
	if err != nil {
		return Reply{}, err
	}
	if m.Voucher != nil {
		if b, err = a.records.edit(m.Lease, func(b *record) error { return b.take(m.Voucher) }); err != nil {
			return Reply{}, err
		}
	}
	first := b.Deal.Lease.Lease.FirstSegment
	if n := len(m.Claims); n > 0 && b.claimedTo() > m.Claims[n-1].Segment-first {
		return Reply{Window: b.WindowEnd}, nil
	}
	if err := checkClaims(ctx, a.Registry, b.Deal, b.claimed(), b.vouched(), m.Claims); err != nil {
		return Reply{}, err
	}
	b, err = a.records.edit(m.Lease, func(b *record) error {
		if m.Claims[0].Segment-first != b.claimed() {
			return deny("claims have changed meanwhile")
		}
		b.Claims = append(b.Claims, m.Claims...)
		b.WindowEnd = a.Clock() + uint64(b.Deal.Offer.Window)
		return nil
	})
	return Reply{Window: b.WindowEnd}, err
}

// recall reveals what is due to a party that may have lost its records: what is
// vouched, and what was claimed once its window is over.
func (a *Arbiter) recall(m Message) (Reply, error) {
	b, err := a.records.get(m.Lease)
	if err == nil && b.WindowEnd > 0 && a.Clock() >= b.WindowEnd {
		return a.collect(m)
	}
	return Reply{Secrets: b.secrets(b.due())}, err
}

// collect reveals preimages for the claims after their window, except those that
// are disputed and what builds on them. Done in the reply says that none is held
// back.
func (a *Arbiter) collect(m Message) (Reply, error) {
	b, err := a.records.edit(m.Lease, func(b *record) error {
		switch {
		case b.WindowEnd == 0 || a.Clock() < b.WindowEnd:
			return deny("the window ends at %d, it is %d", b.WindowEnd, a.Clock())
		}
		b.Collected = max(b.Collected, b.free())
		return nil
	})
	if err != nil {
		return Reply{}, err
	}
	return Reply{Secrets: b.secrets(b.due()), Done: b.free() == b.claimed()}, nil
}

// object holds back a claimed segment that a verifier found wrong, and those that
// build on it. The claims before it can be collected.
func (a *Arbiter) object(ctx context.Context, m Message) (Reply, error) {
	b, err := a.records.get(m.Lease)
	if err != nil {
		return Reply{}, err
	}
	if m.Verdict == nil || m.Verdict.Verdict.Agree {
		return Reply{}, deny("a verdict that disagrees is wanted")
	}
	first := b.Deal.Lease.Lease.FirstSegment
	i := slices.IndexFunc(b.Claims, func(c escrow.ClaimedSegment) bool {
		return c.Segment == m.Verdict.Verdict.Segment
	})
	if i < 0 {
		return Reply{}, deny("segment %d is not claimed", m.Verdict.Verdict.Segment)
	}
	com := market.Commitment{Lease: m.Lease, Segment: b.Claims[i].Segment, Hash: b.Claims[i].Hash}
	if err := checkVerdict(ctx, a.Registry, b.Deal, com, *m.Verdict); err != nil {
		return Reply{}, err
	}
	if a.Clock() >= b.WindowEnd {
		return Reply{}, deny("the window ended at %d", b.WindowEnd)
	}
	if slices.Contains(b.Disputed, com.Segment-first) {
		return Reply{Done: true}, nil
	}
	if err := a.admit(Dispute{Deal: b.Deal, Claim: b.Claims[i], Against: *m.Verdict,
		Evidence: m.Evidence}); err != nil {
		return Reply{}, err
	}
	_, err = a.records.edit(m.Lease, func(b *record) error {
		if a.Clock() >= b.WindowEnd {
			return deny("the window ended at %d", b.WindowEnd)
		}
		if s := com.Segment - first; !slices.Contains(b.Disputed, s) {
			b.Disputed = append(b.Disputed, s)
		}
		return nil
	})
	return Reply{Done: err == nil}, err
}

// Rule decides a dispute on a segment, given by its index in the lease. A ruling
// against the provider deletes the claims from that segment on.
func (a *Arbiter) Rule(lease common.Hash, segment uint32, forProvider bool) error {
	_, err := a.records.edit(lease, func(b *record) error {
		if !slices.Contains(b.Disputed, segment) {
			return fmt.Errorf("segment %d of lease %s is not disputed", segment, lease)
		}
		if forProvider {
			if !slices.Contains(b.Ruled, segment) {
				b.Ruled = append(b.Ruled, segment)
			}
			return nil
		}
		first := b.Deal.Lease.Lease.FirstSegment
		b.Claims = slices.DeleteFunc(slices.Clone(b.Claims),
			func(c escrow.ClaimedSegment) bool { return c.Segment-first >= segment })
		b.Disputed = slices.DeleteFunc(slices.Clone(b.Disputed), func(s uint32) bool { return s >= segment })
		return nil
	})
	return err
}

// takenBack is the reason when the client has said that the lease is over.
const takenBack = "taken back by the client"

// over releases the shares that are not due. A client sends it only after its own
// window. While claims wait for theirs, it changes nothing.
func (a *Arbiter) over(m Message, provider bool) (Reply, error) {
	a.acts.Lock()
	defer a.acts.Unlock()
	_, err := a.records.edit(m.Lease, func(b *record) error {
		if err := b.take(m.Voucher); err != nil {
			return err
		}
		if !provider && b.claimedTo() > b.due() && a.Clock() < b.ends() {
			return deny("segments up to %d are claimed", b.claimedTo())
		}
		if b.Over == "" {
			b.Over = takenBack
		}
		if provider {
			b.Over = "closed by the provider"
		}
		return nil
	})
	return Reply{Done: err == nil}, err
}
