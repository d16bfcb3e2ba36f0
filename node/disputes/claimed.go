package disputes

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// A provider can claim on chain what it has shown to nobody, with the verdicts of verifiers
// that are its own. So whoever has a part in a lease as client or verifier reads what is
// claimed under it, and executes again what it has not verified, before the window ends.

// blocksPerSecond is how many blocks the chain makes in a second, at most: events of a lease
// are searched from its begin on.
const blocksPerSecond = 4

// claimReader reads the claims on chain under the leases that this node follows. One goroutine
// uses it.
type claimReader struct {
	p      *Player
	from   map[common.Hash]uint64                   // the first block to read next, by lease
	claims map[common.Hash]map[uint32]games.Claimed // the last ones, by lease and segment
	judged map[games.Ref]bool                       // whether they are right
	told   map[games.Ref]bool                       // those whose judging is among the events
	errors map[common.Hash]*errorDedup
}

func newClaimReader(p *Player) *claimReader {
	return &claimReader{p: p, from: map[common.Hash]uint64{}, claims: map[common.Hash]map[uint32]games.Claimed{},
		judged: map[games.Ref]bool{}, told: map[games.Ref]bool{}, errors: map[common.Hash]*errorDedup{}}
}

// watchClaims looks at claims on chain at every new head until ctx is done.
func (p *Player) watchClaims(ctx context.Context) {
	r := newClaimReader(p)
	var readErrors errorDedup
	for ctx.Err() == nil {
		head := p.d.Heads.Latest().Number
		err := r.look(ctx)
		if ctx.Err() == nil && readErrors.changed(err) && err != nil {
			p.d.Log.Warn("claims on chain not read", "err", err)
		}
		if _, err := p.d.Heads.Next(ctx, head); err != nil {
			return
		}
	}
}

// look reads what was claimed since the last look, and judges it.
func (r *claimReader) look(ctx context.Context) error {
	all, err := r.p.d.Followed()
	if err != nil {
		return err
	}
	now := r.p.d.Heads.Latest().Time
	all = slices.DeleteFunc(all, func(f role.Followed) bool { return !f.Disputable() || now > f.Until() })
	if err := r.read(ctx, all); err != nil {
		return err
	}
	for _, f := range all {
		r.judge(ctx, f)
	}
	return nil
}

// read reads the claims of all leases, of those together that were read to the same block.
func (r *claimReader) read(ctx context.Context, all []role.Followed) error {
	head := r.p.d.Heads.Latest()
	together := map[uint64][]common.Hash{}
	for _, f := range all {
		id := f.Lease.Lease.StructHash()
		from, ok := r.from[id]
		if !ok {
			age := head.Time - min(head.Time, f.Lease.Lease.Begin)
			from = head.Number - min(head.Number, lookBack+blocksPerSecond*age)
		}
		together[from] = append(together[from], id)
	}
	for _, from := range slices.Sorted(maps.Keys(together)) {
		leases := together[from]
		found, err := r.p.games.Claims(ctx, leases, from)
		if err != nil {
			return err
		}
		for _, c := range found {
			r.note(c)
		}
		for _, id := range leases {
			r.from[id] = head.Number - min(head.Number, lookBack)
		}
	}
	return nil
}

func (r *claimReader) note(c games.Claimed) {
	id := common.Hash(c.Lease)
	if r.claims[id] == nil {
		r.claims[id], r.errors[id] = map[uint32]games.Claimed{}, &errorDedup{}
	}
	r.claims[id][c.Segment] = c
}

// judge looks at what is claimed under a lease, in order, up to the first claim that is wrong:
// those after it build on it. A claim that cannot be judged now is tried again.
func (r *claimReader) judge(ctx context.Context, f role.Followed) {
	id := f.Lease.Lease.StructHash()
	claims := r.claims[id]
	for _, i := range slices.Sorted(maps.Keys(claims)) {
		ref := claims[i].Ref
		right, known := r.judged[ref]
		if !known {
			var err error
			if right, err = r.p.judgeClaim(ctx, f, claims[i], r.before(f, i), r.tell(f, ref)); err != nil {
				if ctx.Err() == nil && !errors.Is(err, games.ErrEvidenceWaits) && r.errors[id].changed(err) {
					r.p.claimEvent(f, i, "cannot be judged now: %s", wire.Short(err))
				}
				return
			}
			r.judged[ref] = right
		}
		if !right {
			return
		}
	}
}

// tell returns what adds an event about a claim, the first time only.
func (r *claimReader) tell(f role.Followed, ref games.Ref) func(string) {
	return func(text string) {
		if !r.told[ref] {
			r.told[ref] = true
			r.p.claimEvent(f, ref.Segment, "%s", text)
		}
	}
}

// before returns the claim on chain to the segment before, which was found right, or nil.
func (r *claimReader) before(f role.Followed, i uint32) *role.Claim {
	c, ok := r.claims[f.Lease.Lease.StructHash()][i-1]
	if !ok || i == 0 {
		return nil
	}
	out := f.Claim(c)
	return &out
}

func (p *Player) claimEvent(f role.Followed, segment uint32, format string, args ...any) {
	p.d.Event(f.Announcement.Offer.Job, "claim", fmt.Sprintf("segment %d, claimed on chain: ", segment)+
		fmt.Sprintf(format, args...), map[string]any{"lease": f.Lease.Lease.StructHash().Hex(), "segment": segment})
}

// judgeClaim reports whether a claim on chain is right, tells the client's escrow machine, and
// begins what takes the provider's lock if it is wrong. before is the claim to the segment
// before it, if that is on chain too.
func (p *Player) judgeClaim(ctx context.Context, f role.Followed, on games.Claimed, before *role.Claim,
	tell func(string)) (right bool, err error) {
	c, err := p.known(f, on)
	if err != nil {
		return false, err
	}
	if err := signedFor(f, c); err != nil {
		return false, err
	}
	verified, err := p.verified(f, on.Segment)
	if err != nil {
		return false, err
	}
	if verified != nil && verified.Result.Commitment.Hash == c.Result.Commitment.Hash {
		return true, p.examined(f, on, true)
	}
	if lost, err := p.games.Lost(ctx, c.Ref().Claim()); err != nil || lost {
		return false, err
	}
	tell("this node has not verified it, and looks at it now")
	if against, err := p.contradiction(f, c, before); err != nil || against != nil {
		if err == nil {
			err = p.strike(ctx, c, *against)
		}
		return false, errors.Join(err, p.examined(f, on, false))
	}
	if c.Verified, err = p.checkpoint(f, on.Segment); err != nil {
		return false, err
	}
	if err := p.d.KeepClaim(c); err != nil { // with what is executed of it
		return false, err
	}
	if right, err = p.executesTo(ctx, c); err != nil {
		return false, err
	}
	if right {
		p.claimEvent(f, on.Segment, "it is right")
	} else if _, err := p.Want(c); err != nil {
		return false, err
	}
	return right, p.examined(f, on, right)
}

// known returns the claim as this node keeps it, which may have a log, or as the chain shows it.
func (p *Player) known(f role.Followed, on games.Claimed) (role.Claim, error) {
	c, ok, err := p.d.Claim(on.Ref)
	if err != nil || !ok {
		return f.Claim(on), err
	}
	if c.LeaseStart.CID == "" {
		c.LeaseStart = f.Start
	}
	return c, nil
}

// errNotSigned is returned for a claim that the lease's node has not signed. The contract takes
// none, so the endpoint has made it up.
var errNotSigned = errors.New("the claim is not signed by the lease's node: ask another endpoint")

func signedFor(f role.Followed, c role.Claim) error {
	node, err := f.Announcement.Domain.Recover(c.Result.Commitment, c.Result.Sig)
	if err != nil || node != f.Lease.Lease.Node || f.Lease.Lease.Offer != f.Announcement.Offer.StructHash() {
		return errNotSigned
	}
	return nil
}

// examined tells the client's escrow machine what was found. Whoever is not the client has
// none.
func (p *Player) examined(f role.Followed, on games.Claimed, right bool) error {
	err := p.leases.Apply(common.Hash(on.Lease), escrow.Examined{
		Segment: on.Segment - f.Lease.Lease.FirstSegment, Hash: common.Hash(on.Hash), Right: right,
	})
	if errors.Is(err, role.ErrNoEscrow) {
		return nil
	}
	return err
}

// verified returns the claim to a segment of the lease that this node has found right before:
// the client by the verdicts that it asked for, a verifier by its own, of the whole segment.
func (p *Player) verified(f role.Followed, segment uint32) (*role.Claim, error) {
	id := f.Lease.Lease.StructHash()
	all, err := p.d.ClaimsTo(id, segment)
	if err != nil {
		return nil, err
	}
	machine, noMachine := p.leases.State(id)
	given, judged, err := p.d.Given(id, segment)
	if err != nil {
		return nil, err
	}
	for _, c := range all {
		i := segment - f.Lease.Lease.FirstSegment
		byClient := noMachine == nil && (machine.Verified(i) || i < machine.Vouched()) &&
			i < uint32(len(machine.Segments)) &&
			machine.Segments[i].Hash == c.Result.Commitment.Hash
		if byClient || judged && wholly(c, given.Verdict.Verdict) {
			return &c, nil
		}
	}
	return nil, nil
}

// wholly reports whether a verdict says that all of a claim's segment is right.
func wholly(c role.Claim, v market.Verdict) bool {
	s := c.Segment()
	whole := market.WholeSegment(s.Steps, c.Announcement.Spec.Stride())
	return v.Agree && v.Commitment == c.Result.Commitment.StructHash() && market.Intervals(v.Intervals) == whole
}

// checkpoint returns the end of the last segment before one that this node has found right.
func (p *Player) checkpoint(f role.Followed, segment uint32) (role.Checkpoint, error) {
	for i := segment; i > f.Lease.Lease.FirstSegment; i-- {
		c, err := p.verified(f, i-1)
		if err != nil {
			return role.Checkpoint{}, err
		}
		if c != nil && c.Result.End.CID != "" {
			return role.Checkpoint{Segment: i, Blob: c.Result.End}, nil
		}
	}
	return role.Checkpoint{}, nil
}

// contradiction returns what the provider has signed that cannot be honest together with the
// claim: another segment in its place, or a segment before it that does not end where the
// claim starts. It returns nil if this node knows of none.
func (p *Player) contradiction(f role.Followed, c role.Claim, before *role.Claim) (*role.Claim, error) {
	others, err := p.d.ClaimsTo(f.Lease.Lease.StructHash(), c.Segment().Index)
	if err != nil {
		return nil, err
	}
	if c.Segment().Index > f.Lease.Lease.FirstSegment {
		earlier, err := p.verified(f, c.Segment().Index-1)
		if err != nil {
			return nil, err
		}
		for _, x := range []*role.Claim{earlier, before} {
			if x != nil {
				others = append(others, *x)
			}
		}
	}
	for _, o := range others {
		if o.Numerics == (commit.Root{}) && c.Numerics == (commit.Root{}) &&
			dispute.Contradict(o.Segment(), c.Segment()) {
			return &o, nil
		}
	}
	return nil, nil
}

// strike takes the lock of a provider that has signed two segments of which one is wrong. That
// needs no game. The error wraps games.ErrEvidenceWaits until the contract takes the evidence.
func (p *Player) strike(ctx context.Context, c, against role.Claim) error {
	if err := p.d.KeepClaim(c); err != nil {
		return err
	}
	x := disputeOf(games.Begun{ID: c.Ref().Game(p.d.Operator), Ref: c.Ref(), Asserter: c.Lease.Lease.Provider,
		Challenger: p.d.Operator})
	x.Side = dispute.Challenger
	a, b := against.Result, c.Result
	if _, err := p.games.SlashContradiction(ctx, games.Contradiction{
		Offer: c.Announcement.Offer, Lease: c.Lease.Lease, A: a.Segment, B: b.Segment, SigA: a.Sig, SigB: b.Sig,
		HeightA: a.Commitment.Height, HeightB: b.Commitment.Height,
	}); err != nil {
		_, err = p.refused(x, err)
		return err
	}
	x.Status, x.Note = Won, "the provider has signed another segment that contradicts it"
	p.event(x, "won at once: %s", x.Note)
	return errors.Join(p.put("dispute.won", x), p.collect(ctx, x))
}

// errOtherStart is returned where this node does not come to the state that a claim starts
// from, and knows of nothing that the provider has signed against it.
var errOtherStart = errors.New("this node computes another start than the claim's, and has no signed segment before it")

// executesTo reports whether a claim is right: it has no defect, and this node's own execution
// gives the same states.
func (p *Player) executesTo(ctx context.Context, c role.Claim) (right bool, err error) {
	v, err := p.viewOf(c, dispute.Challenger)
	if err != nil {
		return false, err
	}
	err = p.judging.with(ctx, v, func(k knowledge) error {
		if c.Charge(k.Header()).Claim().Defect() != dispute.NoDefect {
			return nil
		}
		d, err := k.difference()
		if err != nil {
			return err
		}
		start, err := k.StateRoot(c.Segment().FirstStep)
		if err == nil && start != c.Segment().Start {
			err = errOtherStart
		}
		right = !d.Wrong
		return err
	})
	return right, err
}
