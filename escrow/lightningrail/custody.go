package lightningrail

import (
	"context"
	"errors"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/market"
)

// maxAttempts is how many times the lock of a segment may be made again.
const maxAttempts = 16

// entrusted is a preimage that an arbiter has taken into custody. It is kept by its
// hash for as long as the record: what the arbiter has signed for stays true,
// whatever the client sends later.
type entrusted struct {
	Segment uint32       `cbor:"1,keyasint"` // index in the lease
	Hash    lnd.Hash     `cbor:"2,keyasint"`
	Secret  lnd.Preimage `cbor:"3,keyasint"`
}

// takeCustody checks and stores preimages, and signs for them. For the first
// arbiter the message also has the locks of the shares.
func (a *Arbiter) takeCustody(ctx context.Context, from common.Address, m Message) (Reply, error) {
	ps, err := a.checkEntrusted(ctx, from, m)
	if err != nil {
		return Reply{}, err
	}
	a.acts.Lock()
	defer a.acts.Unlock()
	if err := a.admitLease(m); err != nil {
		return Reply{}, err
	}
	if err := a.checkShares(ctx, m); err != nil {
		return Reply{}, err
	}
	now := a.Clock()
	b, err := a.records.change(m.Lease, func(b *record, found bool) error { return b.keepPreimages(m, found, now) })
	if err != nil {
		return Reply{}, err
	}
	a.quota.note(b)
	return a.signCustody(ctx, b, m, ps)
}

// checkEntrusted checks a message before anything is done for it.
func (a *Arbiter) checkEntrusted(ctx context.Context, from common.Address, m Message) ([]part, error) {
	if m.Deal == nil || m.Deal.LeaseID() != m.Lease || from != m.Deal.Offer.Delegate {
		return nil, deny("a lease of its coordinator is wanted")
	}
	if err := checkDeal(a.Domain, *m.Deal); err != nil {
		return nil, err
	}
	if err := inOrder(m.Locks, int(m.Deal.Lease.Lease.Segments)); err != nil {
		return nil, err
	}
	if err := checkCandidates(*m.Deal, m.Candidates); err != nil {
		return nil, err
	}
	ps, err := parts(*m.Deal)
	switch {
	case err != nil:
		return nil, err
	case len(m.Secrets) > len(ps) || len(m.Shares) != 0 && (len(m.Shares) != len(ps) || ps[0].fee == 0):
		return nil, deny("%d and %d preimages for %d segments", len(m.Secrets), len(m.Shares), len(ps))
	case m.CLTV < MinCLTV || m.CLTV > MaxCLTV:
		return nil, deny("%w: held for %d blocks", ErrWindow, m.CLTV)
	}
	l := m.Deal.Lease.Lease
	return ps, checkOperator(ctx, a.Registry, l.Node, l.Provider)
}

// signCustody signs for what a record holds of the locks of a message, and adds the
// invoices of its shares.
func (a *Arbiter) signCustody(ctx context.Context, b record, m Message, ps []part) (Reply, error) {
	out := Reply{Covers: b.holds(m.Locks)}
	sig, err := a.Key.SignDigest(ctx, custodyDigest(m.Lease, a.Key.Address(), m.Locks, out.Covers,
		market.CandidatesHash(b.Candidates)))
	if err != nil {
		return Reply{}, err
	}
	out.Sig = &sig
	for i, l := range b.Shares {
		var request string
		if !b.shut(i) {
			if request, err = addHold(ctx, a.Node, l, ps[i].fee, b.CLTV,
				Tag{Lease: m.Lease, Segment: uint32(i), Shares: true}); err != nil {
				return Reply{}, err
			}
		}
		out.Requests = append(out.Requests, request)
	}
	return out, nil
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
	next := make([]LockRef, len(m.Shares))
	for i, s := range m.Shares {
		next[i] = LockRef{Segment: uint32(i), Attempt: attemptAt(b.Shares, i, s.Hash()), Hash: s.Hash()}
		if next[i].Attempt > maxAttempts {
			return deny("shares of segment %d: made again too often", i)
		}
	}
	return replaceable(ctx, a.Node, b.Shares, next)
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

// keepPreimages stores what a message entrusts. Each preimage is checked against its
// lock's hash. Nothing that was stored before is forgotten.
func (b *record) keepPreimages(m Message, found bool, now uint64) error {
	if !found {
		b.Deal, b.CLTV, b.Candidates, b.Added = *m.Deal, m.CLTV, m.Candidates, now
	}
	if market.CandidatesHash(b.Candidates) != market.CandidatesHash(m.Candidates) {
		return deny("the lease has other verifiers")
	}
	if err := b.take(m.Voucher); err != nil {
		return err
	}
	if b.Over == takenBack && b.due() == 0 && len(b.Claims) == 0 {
		b.Over, b.Left = "", false // a client takes back an opening that failed, and opens again
	}
	if b.Over != "" && b.due() == 0 {
		return ErrLeaseOver
	}
	b.Locks = make([]lock, len(m.Locks))
	for i, l := range m.Locks {
		b.Locks[i] = lock{Attempt: l.Attempt, Hash: l.Hash}
	}
	b.keepShares(m.Shares)
	return b.entrust(m.Secrets)
}

// keepShares stores the preimages of the shares' locks. A message without any leaves
// them as they are.
func (b *record) keepShares(secrets []lnd.Preimage) {
	if len(secrets) == 0 {
		return
	}
	shares := make([]lock, len(secrets))
	for i, s := range secrets {
		shares[i] = lock{Attempt: attemptAt(b.Shares, i, s.Hash()), Hash: s.Hash(), Secret: &secrets[i]}
	}
	b.Shares = shares
}

// entrust adds the preimages of the first locks.
func (b *record) entrust(secrets []lnd.Preimage) error {
	for i, p := range secrets {
		if p.Hash() != b.Locks[i].Hash {
			return deny("the preimage for segment %d has another hash than its lock", i)
		}
		if _, held := b.heldFor(uint32(i), p.Hash()); !held {
			b.Entrusted = append(b.Entrusted, entrusted{uint32(i), p.Hash(), p})
		}
	}
	if len(b.Entrusted) > maxAttempts*len(b.Locks) {
		return deny("%d preimages for %d locks: they are made again too often", len(b.Entrusted), len(b.Locks))
	}
	return nil
}

// heldFor finds a preimage in custody.
func (b record) heldFor(segment uint32, h lnd.Hash) (lnd.Preimage, bool) {
	i := slices.IndexFunc(b.Entrusted, func(e entrusted) bool { return e.Segment == segment && e.Hash == h })
	if i < 0 {
		return lnd.Preimage{}, false
	}
	return b.Entrusted[i].Secret, true
}

// holds counts the first locks whose preimages are in custody, without a gap.
func (b record) holds(ls []LockRef) (n uint32) {
	for _, l := range ls {
		if _, held := b.heldFor(l.Segment, l.Hash); !held {
			break
		}
		n++
	}
	return n
}

// reveal returns those preimages in custody of the asked locks that are among the
// first n segments. Without asked locks, the newest are meant.
func (b record) reveal(asked []LockRef, n uint32) (out []lnd.Preimage) {
	if len(asked) == 0 {
		asked = lockRefs(b.Locks)
	}
	for _, l := range asked {
		if p, held := b.heldFor(l.Segment, l.Hash); held && l.Segment < n {
			out = append(out, p)
		}
	}
	return out
}
