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

// errContradicted: the claim's own author gets other bits now. No place is left where
// it could win against a challenger that looks, and every move is paid for.
var errContradicted = fmt.Errorf("%w: executed again here, the segment has other bits than this node claimed; the claim is left to the clock, and costs the stake of its lease", dispute.ErrNoMove)

// errBenchBusy asks a peer to come again.
var errReplayBusy = p2p.Refuse(wire.CodeBusy, "the segment is being executed again: ask again in a few seconds")

// bench executes disputed segments again, one at a time, and keeps the last ones
// open: the moves of a game come one after the other, those of two games in
// turns. Safe for concurrent use.
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

// seats is how many segments stay open, each with a state in memory.
const replayCacheSize = 2

// close frees what is open.
func (b *replayCache) close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.trim(0)
}

// shut frees all but the first so many.
func (b *replayCache) trim(keep int) {
	for len(b.open) > keep {
		last := len(b.open) - 1
		b.open[last].replay.Close()
		b.open = b.open[:last]
	}
}

// take is the open segment of that name, which comes first now; nil where it is
// not open.
func (b *replayCache) take(key string) *executor.Replay {
	i := slices.IndexFunc(b.open, func(s replayed) bool { return s.key == key })
	if i < 0 {
		return nil
	}
	s := b.open[i]
	b.open = slices.Insert(slices.Delete(b.open, i, i+1), 0, s)
	return s.replay
}

// with calls fn with what this node knows of a claim's segment: its own
// execution, with the fault, if it has one, that it was made with. What fn gets
// is not to be used after it.
func (b *replayCache) with(ctx context.Context, c role.Claim, f *executor.InjectedFault, fn func(knowledge) error) error {
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

// at is with for who does not wait: it is refused as busy where the segment is
// not open, or somebody has the bench.
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

// defend is with for the claim's asserter: fn is not called where the execution
// contradicts the claim. Memory errs too, so it is executed once more before that is
// believed.
func (b *replayCache) defend(ctx context.Context, c role.Claim, f *executor.InjectedFault, fn func(knowledge) error) error {
	err := b.with(ctx, c, f, upheld(fn))
	if errors.Is(err, errContradicted) {
		b.forget(replayKey(c, f))
		err = b.with(ctx, c, f, upheld(fn))
	}
	return err
}

// upheld calls fn with an execution that gives what was claimed.
func upheld(fn func(knowledge) error) func(knowledge) error {
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

// forget closes what is open under a name.
func (b *replayCache) forget(key string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.take(key) != nil {
		b.open[0].replay.Close()
		b.open = b.open[1:]
	}
}

// benchID names a claim's execution.
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

// start is the checkpoint that the claim's segment starts from; nil: the seed.
// Where nobody has it, the segments before are computed once more.
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

// knowledge is what a player knows of a claim: its own execution, and the
// claim's log. It implements dispute.Knowledge.
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
	return dispute.Record{Lease: k.claim.Ref().Lease, Segment: s, Line: p.Record, Path: p.Path}, err
}

// badRecord is the first step whose record in the claim's log is not what the
// execution gave.
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
	// Step is the first whose record differs, or -1.
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

// player plays a side of a game with what this node knows.
func (k knowledge) player(side dispute.Side) dispute.Player {
	p := dispute.Player{Side: side, Knowledge: k}
	if side == dispute.Challenger {
		p.BadRecord = k.badRecord()
	}
	return p
}

// fault is what a rehearsing provider's claim was made with: it defends that; or
// what a rehearsing challenger of right claims says of them.
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
