package provider

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// A provider whose client has its segments not checked asks the lease's verifiers itself. It
// names another height for the draw, and asks before that block is mined: so a verifier knows
// that the draw was not chosen, although no coordinator says so. Whoever takes the request
// executes what the block draws. With the verdicts the escrow machine claims on chain.

var (
	// askedWait is how long a verifier may take, in chain seconds, before others are asked: as
	// long as a coordinator gives it.
	askedWait = job.DefaultPolicy().CheckTimeout / 1000
	// checksWait is escrow.Policy.Checks: a client has askedWait for coming back, and two
	// rounds of verifiers have as long each.
	checksWait = 3 * askedWait
)

// round is one round of asking verifiers for a segment.
type round struct {
	operators []common.Address // that were asked
	until     uint64           // chain time when they have had their time
}

// asked are the latest rounds, by commitment. The zero value is ready for use. It is safe for
// concurrent use.
type asked struct {
	mu  sync.Mutex
	all map[common.Hash]round
}

func (a *asked) of(commitment common.Hash) (round, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	q, ok := a.all[commitment]
	return q, ok
}

// put keeps a round in the place of that of an earlier height.
func (a *asked) put(before, commitment common.Hash, q round) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.all == nil || len(a.all) >= mostCommitments {
		a.all = map[common.Hash]round{}
	}
	delete(a.all, before)
	a.all[commitment] = q
}

// watchUnchecked asks, from time to time until ctx is done, verifiers for what clients have not
// checked.
func (p *Provider) watchUnchecked(ctx context.Context) {
	if p.fault.Alter || p.fault.Flip || p.fault.OtherBase {
		return // a cheat does not ask to be looked at
	}
	for retry.Pause(ctx, wire.RetryEvery) == nil {
		for _, r := range p.unsettled() {
			if err := p.haveChecked(ctx, r); err != nil && ctx.Err() == nil {
				p.d.Log.Warn("no verifier asked", "lease", r.Lease.Lease.StructHash(), "err", err)
			}
		}
	}
}

// haveChecked asks verifiers for the segments of a lease that its client has not checked.
func (p *Provider) haveChecked(ctx context.Context, r LeaseRecord) error {
	lease := r.Lease.Lease
	s, err := p.leases.State(lease.StructHash())
	if err != nil {
		return err
	}
	for _, i := range s.Unchecked() {
		commitment := market.Commitment{Lease: lease.StructHash(), Segment: lease.FirstSegment + i,
			Hash: s.Segments[i].Hash, Height: s.Segments[i].Height}.StructHash()
		if q, ok := p.asked.of(commitment); ok && s.Chain.Time < q.until {
			continue
		}
		if err := p.ask(ctx, r, s, commitment); err != nil {
			return fmt.Errorf("segment %d: %w", lease.FirstSegment+i, err)
		}
	}
	return nil
}

// ask names another height for a segment's draw and asks verifiers before it is mined.
func (p *Provider) ask(ctx context.Context, r LeaseRecord, s escrow.State, before common.Hash) error {
	c, err := p.claimOf(r, before)
	if err != nil {
		return err
	}
	names := market.MaxRenamed - len(c.Result.Earlier)
	if names < 1 || len(r.Peers) != len(r.Candidates) {
		return nil // named as often as it may be, or a lease from before peers were in it
	}
	old, _ := p.asked.of(before)
	last := names == 1 || s.Phase == escrow.Ending && s.Chain.WindowEnd < s.Chain.Time+2*askedWait
	to := r.nextAsked(old, last)
	ann := market.RestoreAnnouncement(r.Announcement)
	if c.Result, err = p.named(ctx, ann.Domain(), c.Result.Renamed()); err != nil {
		return err
	}
	if err := p.d.KeepClaim(c); err != nil {
		return err
	}
	e := committed(c.Result, r.Lease.Lease)
	e.Anew = true
	if err := p.leases.Apply(c.Result.Commitment.Lease, e); err != nil {
		return err
	}
	next := round{until: s.Chain.Time + askedWait}
	for _, i := range to {
		next.operators = append(next.operators, r.Candidates[i].Operator)
	}
	p.asked.put(before, c.Result.Commitment.StructHash(), next)
	p.d.Event(ann.JobID(), "asked", fmt.Sprintf(
		"the client has segment %d not checked: this node asks %d verifiers itself", c.Segment().Index, len(to)), nil)
	q := market.CheckRequest{Announcement: r.Announcement, Lease: r.Lease, Result: c.Result, Start: c.Start,
		ProviderPeer: p.d.Self.String(), Candidates: r.Candidates}
	q.Result.Log = nil
	p.send(ctx, r, to, q)
	return nil
}

// nextAsked returns the candidates to ask in the next round, as indexes: at first as many as a
// claim needs, then twice as many as before, and all if it is the last round for which there is
// a name or the time.
func (r LeaseRecord) nextAsked(old round, last bool) []int {
	n := max(int(r.Announcement.Offer.Quorum), 2*len(old.operators))
	if last {
		n = len(r.Candidates)
	}
	order := rand.Perm(len(r.Candidates)) //nolint:gosec // who is asked first decides nothing
	return order[:min(n, len(order))]
}

// send sends a request to candidates, until each has taken or refused it or the block is mined.
func (p *Provider) send(ctx context.Context, r LeaseRecord, to []int, q market.CheckRequest) {
	for _, i := range to {
		p.wg.Go(func() {
			id, err := peer.Decode(r.Peers[i])
			if err == nil {
				err = wire.RetryFor(ctx, sendTime, func() error {
					return wire.Send(ctx, p.d.Net, id, p2p.CheckProtocol, q)
				})
			}
			if err != nil && ctx.Err() == nil {
				p.d.Log.Info("a verifier did not take a check", "verifier", r.Candidates[i].Operator, "err", err)
			}
		})
	}
}

// sendTime is for how long a request is repeated. After that its block is mined, and it is
// refused as late.
const sendTime = time.Minute

// claimOf returns this node's claim by its commitment.
func (p *Provider) claimOf(r LeaseRecord, commitment common.Hash) (role.Claim, error) {
	all, err := ledger.List[role.Claim](p.d.Ledger, role.SpaceClaims, r.Lease.Lease.StructHash().Hex()+"/")
	for _, c := range all {
		if c.Value.Result.Commitment.StructHash() == commitment {
			return c.Value, err
		}
	}
	return role.Claim{}, fmt.Errorf("%w: the claim is not in the ledger", role.ErrNoEscrow)
}

// mayRevealAsked returns nil if the log of a segment for which this node asked may be shown: all
// that it asked have committed, or have had their time.
func (p *Provider) mayRevealAsked(commitment common.Hash, q round) error {
	if p.d.Heads.Latest().Time > q.until {
		return nil
	}
	for _, operator := range q.operators {
		if !p.verdicts.has(commitment, operator) {
			return p2p.Refuse(wire.CodeBusy, "the commitment is kept: other verifiers have not sent theirs")
		}
	}
	return nil
}
