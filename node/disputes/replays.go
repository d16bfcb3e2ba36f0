package disputes

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// errContradicted is returned when the claim's own author gets other bits now. There is no
// position left from which it could win against a challenger that looks, and every move
// costs gas.
var errContradicted = fmt.Errorf("%w: executed again here, the segment has other bits than this node claimed; the "+
	"claim is left to the clock, and costs the stake of its lease", dispute.ErrNoMove)

// errReplayBusy asks a peer to come again.
var errReplayBusy = p2p.Refuse(wire.CodeBusy, "the segment is being executed again: ask again in a few seconds")

// replayCache executes disputed segments again, one at a time, and keeps the last ones
// open: the moves of one game come one after the other, those of two games alternate. It is
// safe for concurrent use.
type replayCache struct {
	d    role.Deps
	data *role.Datasets

	mu   sync.Mutex
	open []replayed // the one used last comes first
}

// replayed is a segment that was executed again.
type replayed struct {
	key    string
	replay *executor.Replay
}

// replayCacheSize is how many segments stay open, each with a state in memory.
const replayCacheSize = 2

// close frees what is open.
func (b *replayCache) close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.trim(0)
}

// trim frees all but the first keep segments.
func (b *replayCache) trim(keep int) {
	for len(b.open) > keep {
		last := len(b.open) - 1
		b.open[last].replay.Close()
		b.open = b.open[:last]
	}
}

// take returns the open segment of a key and puts it first. It returns nil if the segment
// is not open.
func (b *replayCache) take(key string) *executor.Replay {
	i := slices.IndexFunc(b.open, func(s replayed) bool { return s.key == key })
	if i < 0 {
		return nil
	}
	s := b.open[i]
	b.open = slices.Insert(slices.Delete(b.open, i, i+1), 0, s)
	return s.replay
}

// with calls fn with what this node knows of a claim's segment: its own execution, with the
// fault that the claim was made with, if any. fn must not keep what it gets.
func (b *replayCache) with(
	ctx context.Context, c role.Claim, f *executor.InjectedFault, fn func(knowledge) error,
) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	log, err := commit.DecodeLog(c.Result.Log, int(c.Segment().Steps))
	if err != nil {
		return err
	}
	id := replayKey(c, f)
	replay := b.take(id)
	if replay == nil {
		b.trim(replayCacheSize - 1)
		if replay, err = b.execute(ctx, c, f); err != nil {
			return err
		}
		b.open = slices.Insert(b.open, 0, replayed{id, replay})
	}
	return fn(knowledge{Replay: replay, claim: c, log: log})
}

// tryWith is with for a caller that does not wait: it is refused as busy if the segment is
// not open or somebody else uses the cache.
func (b *replayCache) tryWith(c role.Claim, f *executor.InjectedFault, fn func(knowledge) error) error {
	if !b.mu.TryLock() {
		return errReplayBusy
	}
	defer b.mu.Unlock()
	log, err := commit.DecodeLog(c.Result.Log, int(c.Segment().Steps))
	if err != nil {
		return err
	}
	replay := b.take(replayKey(c, f))
	if replay == nil {
		return errReplayBusy
	}
	return fn(knowledge{Replay: replay, claim: c, log: log})
}

// defend is with for the claim's asserter: fn is not called if the execution contradicts
// the claim. Memory errs too, so the segment is executed once more before that is believed.
func (b *replayCache) defend(
	ctx context.Context, c role.Claim, f *executor.InjectedFault, fn func(knowledge) error,
) error {
	err := b.with(ctx, c, f, ifConfirmed(fn))
	if errors.Is(err, errContradicted) {
		b.forget(replayKey(c, f))
		err = b.with(ctx, c, f, ifConfirmed(fn))
	}
	return err
}

// ifConfirmed calls fn only with an execution that gives what was claimed. Otherwise it
// returns errContradicted.
func ifConfirmed(fn func(knowledge) error) func(knowledge) error {
	return func(k knowledge) error {
		d, err := k.difference()
		if err != nil {
			return err
		}
		if d.Wrong {
			return errContradicted
		}
		return fn(k)
	}
}

// forget closes the open segment of a key.
func (b *replayCache) forget(key string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.take(key) != nil {
		b.open[0].replay.Close()
		b.open = b.open[1:]
	}
}

// replayKey returns the cache's key of a claim's execution.
func replayKey(c role.Claim, f *executor.InjectedFault) string {
	if f != nil {
		return role.ClaimID(c.Ref()) + "/fault"
	}
	return role.ClaimID(c.Ref())
}

func (b *replayCache) execute(ctx context.Context, c role.Claim, f *executor.InjectedFault) (*executor.Replay, error) {
	ann := market.RestoreAnnouncement(c.Announcement)
	data, err := b.data.Of(ctx, ann, c.Holders()...)
	if err != nil {
		return nil, err
	}
	start, err := b.start(ctx, c, data)
	if err != nil {
		return nil, err
	}
	return b.d.Runner.Replay(ann.Spec(), data, start, c.Segment().Index, f)
}

// start returns the checkpoint that the claim's segment starts from, or nil if that is the
// seed. If nobody has it, the segments before are computed once more.
func (b *replayCache) start(ctx context.Context, c role.Claim, data []byte) ([]byte, error) {
	if c.Segment().Index == 0 {
		return nil, nil
	}
	fetch, cancel := context.WithTimeout(ctx, role.StartTimeout)
	raw, err := b.d.Checkpoint(fetch, c.Start, c.Announcement.Spec, c.Holders()...)
	cancel()
	if err == nil || ctx.Err() != nil {
		return raw, err
	}
	if c.Lease.Lease.FirstSegment != 0 && c.LeaseStart.CID == "" {
		return nil, fmt.Errorf("%w: %w", role.ErrNoStart, err)
	}
	return b.recompute(ctx, c, data)
}

// recompute computes the segments before the claim's and returns the checkpoint after them.
func (b *replayCache) recompute(ctx context.Context, c role.Claim, data []byte) ([]byte, error) {
	var from []byte
	spec, lease := c.Announcement.Spec, c.Lease.Lease
	if lease.FirstSegment != 0 {
		var err error
		if from, err = b.d.Checkpoint(ctx, c.LeaseStart, spec, c.Holders()...); err != nil {
			return nil, fmt.Errorf("%w: %w", role.ErrNoStart, err)
		}
	}
	s, err := b.d.Runner.Open(spec, data, from)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	for i := lease.FirstSegment; i < c.Segment().Index; i++ {
		_, n := spec.SegmentSteps(i)
		if _, err := s.Run(ctx, i, n, nil); err != nil {
			return nil, err
		}
	}
	return s.Checkpoint()
}

// knowledge is what a player knows of a claim: its own execution, and the claim's log. It
// implements dispute.Knowledge.
type knowledge struct {
	*executor.Replay
	claim role.Claim
	log   []commit.StepRecord
}

var _ dispute.Knowledge = knowledge{}

// Operator implements dispute.Knowledge.
func (k knowledge) Operator(i uint32) (dispute.Operator, error) {
	encoding, path, err := k.Replay.Operator(i)
	return dispute.Operator{Encoding: encoding, Path: path}, err
}

// Record implements dispute.Knowledge.
func (k knowledge) Record(step uint32) (dispute.Record, error) {
	s := k.claim.Segment()
	if step < s.FirstStep || step-s.FirstStep >= s.Steps {
		return dispute.Record{}, fmt.Errorf("%w: step %d", executor.ErrStep, step)
	}
	p, err := commit.ProveRecord(k.log, int(step-s.FirstStep))
	return dispute.Record{Lease: k.claim.Ref().Lease, Height: k.claim.Ref().Height, Segment: s, Line: p.Record, Path: p.Path}, err
}

// badRecord returns the first step whose record in the claim's log is not what the
// execution gave, or nil.
func (k knowledge) badRecord() *uint32 {
	for i, own := range k.Log() {
		if i < len(k.log) && own != k.log[i] {
			step := k.claim.Segment().FirstStep + uint32(i)
			return &step
		}
	}
	return nil
}

// Difference is what re-execution found of a claim.
type Difference struct {
	Wrong bool `json:"wrong"`
	// Step is the first step whose record differs, or -1.
	Step  int64       `json:"first_step"`
	End   commit.Root `json:"end"`     // as executed here
	Claim commit.Root `json:"claimed"` // as the provider signed
	// Estimate is what a challenge costs and brings.
	Estimate Estimate `json:"estimate"`
}

// difference compares the claim with the execution.
func (k knowledge) difference() (Difference, error) {
	s := k.claim.Segment()
	end, err := k.StateRoot(s.FirstStep + s.Steps)
	d := Difference{Step: -1, End: end, Claim: s.End, Wrong: end != s.End}
	if at := k.badRecord(); at != nil {
		d.Wrong, d.Step = true, int64(*at)
	}
	return d, err
}

// player returns a player of a side of a game with what this node knows.
func (k knowledge) player(side dispute.Side) dispute.Player {
	p := dispute.Player{Side: side, Knowledge: k}
	if side == dispute.Challenger {
		p.BadRecord = k.badRecord()
	}
	return p
}

// fault returns the fault that a rehearsing provider's claim was made with, which the
// provider defends, or the fault of which a rehearsing challenger accuses right claims. It
// returns nil if nothing is rehearsed.
func (p *Player) fault(c role.Claim, side dispute.Side) (*executor.InjectedFault, error) {
	rehearsed := side == dispute.Asserter && p.o.Fault.Flip || side == dispute.Challenger && p.o.Fault.Lie
	if !rehearsed || p.o.Fault.Segment != c.Segment().Index {
		return nil, nil
	}
	data, err := p.replays.data.Of(context.Background(), market.RestoreAnnouncement(c.Announcement), c.Holders()...)
	if err != nil {
		return nil, err
	}
	return role.FlippedGradient(c.Announcement.Spec, data, p.o.Fault.Segment)
}
