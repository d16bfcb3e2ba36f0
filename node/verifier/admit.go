package verifier

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// headLag is how many blocks a coordinator's head may be ahead of this node's. The block of a
// draw that is farther away is not waited for.
const headLag = 4

// Check answers /infernet/check/1. A request costs this node signatures, one reading of the
// lease on its rail a block, and nothing else, until the rail shows the lease's money. The
// coordinator sends it. The lease's provider does if the coordinator has the segment not checked.
func (v *Verifier) Check(ctx context.Context, from peer.ID, q market.CheckRequest) (market.Ack, error) {
	if from.String() != q.Announcement.Contact && from.String() != q.ProviderPeer {
		return market.Ack{}, p2p.Refuse(wire.CodeInvalid,
			"a check comes from the offer's coordinator or the lease's provider")
	}
	valid, err := q.Validate(v.d.Rails, v.d.Heads.Latest().Time)
	if err != nil {
		return market.Ack{}, err
	}
	if known, err := v.accepted(valid); known || err != nil {
		return wire.Accepted, err
	}
	c, err := v.admit(ctx, valid, from)
	if err != nil {
		return market.Ack{}, err
	}
	if err := v.remember(valid, from); err != nil {
		return market.Ack{}, err
	}
	v.queue.put(postponed{check: c})
	v.d.Partner(from)
	return wire.Accepted, nil
}

// admit decides whether a request is worked on: what this node can know by itself first, then
// what its rail says, then the draw.
func (v *Verifier) admit(ctx context.Context, valid market.ValidCheck, from peer.ID) (check, error) {
	client, heights := valid.Announcement().Offer().Client, valid.Request().Result.Heights()
	latest := slices.Max(heights)
	for _, why := range []string{v.leaseUnderpays(valid.Lease()), v.beyond(valid.Announcement().Spec()),
		v.setAside(valid.Announcement().JobID())} {
		if why != "" {
			return check{}, p2p.Refuse(wire.CodeInvalid, "%s", why)
		}
	}
	if err := v.d.Runner.Fits(valid.Announcement().Spec().Program); err != nil {
		return check{}, p2p.Refuse(wire.CodeInvalid, "%s", wire.Short(err))
	}
	if v.queue.full(client) {
		return check{}, wire.ErrQueueFull
	}
	if latest > v.d.Heads.Latest().Number+headLag {
		return check{}, p2p.Refuse(wire.CodeBusy, "block %d is not there yet", latest)
	}
	if err := v.backed(ctx, valid); err != nil {
		return check{}, p2p.Refuse(wire.CodeBusy, "%s", wire.Short(err))
	}
	c := check{ValidCheck: valid, from: from}
	if !valid.Receipted() {
		return c, v.inTime(c)
	}
	return c, v.draw(ctx, &c)
}

// accepted reports whether a request without a receipt was accepted before: the provider has not
// heard that, and its block may be mined by now.
func (v *Verifier) accepted(valid market.ValidCheck) (bool, error) {
	if valid.Receipted() {
		return false, nil
	}
	key := checkKey(valid.Result().Hash())
	if _, ok, err := ledger.Get[CheckRecord](v.d.Ledger, key.Space, key.ID); ok || err != nil {
		return ok, err
	}
	m := valid.Result().Commitment()
	old, ok, err := v.d.Given(m.Lease, m.Segment)
	return ok && old.Verdict.Verdict.Commitment == valid.Result().Hash(), err
}

// inTime returns nil for a request without a receipt whose block is not mined. This node then
// executes what that block draws, whether or not it is asked again: a provider that has seen
// the draw cannot take the request back.
func (v *Verifier) inTime(c check) error {
	candidates, me := c.Request().Candidates, v.d.Key.Address()
	if !slices.ContainsFunc(candidates, func(x market.Candidate) bool { return x.Node == me && x.Weight > 0 }) {
		return fmt.Errorf("%w: node %s is no candidate of the lease", market.ErrDraw, me)
	}
	switch err := c.InTime(v.d.Heads.Latest().Number); {
	case errors.Is(err, market.ErrLate):
		return p2p.Refuse(wire.CodeLate, "%s", wire.Short(err))
	default:
		return err
	}
}

// draw sets what the blocks of a check draw. It waits for them.
func (v *Verifier) draw(ctx context.Context, c *check) error {
	heights := c.Request().Result.Heights()
	blocks, err := v.d.BlocksAt(ctx, heights)
	if err != nil {
		return p2p.Refuse(wire.CodeBusy, "block %d is not there yet", slices.Max(heights))
	}
	drawing, err := c.Draw(blocks, v.d.Key.Address())
	c.drawn, c.block = drawing.Intervals, blocks[len(blocks)-1]
	return err
}

// backed returns nil if the rail shows money that is held for the lease of a check. It reads a
// lease once a block, whoever asks how often.
func (v *Verifier) backed(ctx context.Context, valid market.ValidCheck) error {
	ann, l := valid.Announcement(), valid.Request().Lease
	r, err := v.d.Rails.At(ann.Domain())
	if err != nil {
		return err
	}
	sig := ann.Announcement().Sig
	deal := escrow.Deal{Domain: r.Domain, Offer: ann.Offer(), OfferSig: sig[:], Lease: l, PerSegment: r.PerSegment}
	return v.leases.backed(ctx, r, deal, v.d.Heads.Latest().Number)
}

// mostLeases bounds the leases that were read at one block.
const mostLeases = 1024

// leaseReadings are what rails showed of leases at the latest block. It is safe for concurrent
// use.
type leaseReadings struct {
	mu   sync.Mutex
	head uint64
	read map[common.Hash]error // nil: money is held for it
}

func (l *leaseReadings) backed(ctx context.Context, r *rail.Supervisor, d escrow.Deal, head uint64) error {
	id := d.LeaseID()
	l.mu.Lock()
	if l.read == nil || l.head != head || len(l.read) >= mostLeases {
		l.head, l.read = head, map[common.Hash]error{}
	}
	err, known := l.read[id]
	l.mu.Unlock()
	if known {
		return err
	}
	err = r.Backed(ctx, d)
	if err == nil || errors.Is(err, rail.ErrNotBacked) {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.head == head {
			l.read[id] = err
		}
	}
	return err
}

const (
	// leastExecution is what an execution is given at least: figures of small programs say
	// little.
	leastExecution = time.Minute
	// slack is how many times longer than estimated an execution may take. Other work runs on
	// the machine too.
	slack = 8
)

// beyond says why a segment of a job is more than this node checks. It is empty if it is not.
func (v *Verifier) beyond(s market.Spec) string {
	if err := v.d.Takes(s); err != nil {
		return wire.Short(err)
	}
	if took := v.d.Speed.Executing(s.Program, s.StepsPerSegment); took > checkWindow() {
		return fmt.Sprintf("this node would execute a segment for %s, and a verdict is waited for %s",
			took.Round(time.Second), checkWindow())
	}
	return ""
}

// executionTime is how long the fetching of what a check needs and its execution may take in
// all. Nobody waits for a verdict for longer than a window.
func (v *Verifier) executionTime(c check) time.Duration {
	spec, steps := c.Announcement().Spec(), c.Result().Segment().Steps
	if !c.alone {
		steps = c.drawn.Steps(steps, spec.Stride())
	}
	limit := max(slack*v.d.Speed.Executing(spec.Program, steps), leastExecution)
	return min(limit+role.FetchTime(role.InputBytes(spec))+2*stateTime(spec), checkWindow())
}

// setAside says why no check of a job is begun: this process died over one too often. It is
// empty if it did not.
func (v *Verifier) setAside(job market.JobID) string {
	all, err := v.d.Attempts.SetAside()
	if err != nil {
		return wire.Short(err)
	}
	for _, x := range all {
		if x.Job == job {
			return "checks of this job are set aside: this node died over one"
		}
	}
	return ""
}

// stateTime is how long the fetching of a state of a job may take.
func stateTime(s market.Spec) time.Duration { return role.FetchTime(executor.MaxCheckpoint(s.Program)) }

// errTooLong is returned for a check that took longer than its plan justifies. It is not tried
// again: whoever serves its data too slowly does so again.
var errTooLong = errors.New("the check was not executed in time")

// executeInTime executes the drawn steps within the time that they may take at most.
func (v *Verifier) executeInTime(ctx context.Context, c check) (finding, error) {
	limit := v.executionTime(c)
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	f, err := v.execute(ctx, c)
	if err != nil && ctx.Err() != nil {
		err = fmt.Errorf("%w: %s: %v", errTooLong, limit, err)
	}
	return f, err
}
