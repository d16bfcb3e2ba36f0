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
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// errContradicted is returned when the claim's own author gets other bits now. There is no
// position left from which it could win against a challenger that looks, and every move
// costs gas.
var errContradicted = fmt.Errorf("%w: executed again here, the segment has other bits than this node claimed; the "+
	"claim is left to the clock, and costs the stake of its lease", dispute.ErrNoMove)

// errUnstable is returned when two executions on this machine differ.
var errUnstable = errors.New("this machine computes other bits each time: check its memory")

// errReplayBusy asks a peer to come again.
var errReplayBusy = p2p.Refuse(wire.CodeBusy, "the segment is being executed again: ask again in a few seconds")

// view is a claim as one side of a game looks at it: from its own execution, with the fault
// that a rehearsal has it made with, if any. Disputed is the part of the segment that the
// game is about. It is nil where roots at the segment's marks are enough.
type view struct {
	claim    role.Claim
	fault    *executor.InjectedFault
	side     dispute.Side
	disputed *executor.Part
	// before is the state root before the disputed part, on which both sides agree.
	before commit.Root
	// fresh says that what the ledger has of earlier executions is not to be believed.
	fresh bool
}

// in returns the view of a state of the game.
func (v view) in(s dispute.State) view {
	if s.AtMarks() {
		return v
	}
	v.disputed, v.before = &executor.Part{First: s.Step, Steps: s.Count}, s.Before
	return v
}

// inInterval returns the view of a state that a peer names: of the whole interval that it is
// in, so that its question costs no more than one that the game can lead to. The error wraps
// dispute.ErrState for steps that are in none.
func (v view) inInterval(s dispute.State) (view, error) {
	if s.AtMarks() {
		return v, nil
	}
	g, stride := v.claim.Segment(), v.claim.Announcement.Spec.Stride()
	first, n := commit.Interval(g.Steps, stride, (s.Step-g.FirstStep)/stride)
	whole := executor.Part{First: g.FirstStep + first, Steps: n}
	if !whole.Has(s.Step) || !whole.Has(s.Step+s.Count-1) || s.Step+s.Count-1 < s.Step {
		return v, fmt.Errorf("%w: %d steps from %d are in no interval", dispute.ErrState, s.Count, s.Step)
	}
	v.disputed = &whole
	return v, nil
}

// key returns the cache's key of the view's execution.
func (v view) key() string {
	id := role.ClaimID(v.claim.Ref())
	if v.fault != nil {
		id += "/fault"
	}
	return id
}

// replayCache executes disputed parts of segments again, one at a time, and keeps the last
// ones open: the moves of one game come one after the other, those of two games alternate.
// It is safe for concurrent use.
type replayCache struct {
	d    role.Deps
	data *role.Datasets

	mu    sync.Mutex
	open  []replayed             // the one used last comes first
	known map[string]*executions // by a view's key

	ahead sync.WaitGroup // executions that a peer waits for
}

// replayed is a part of a segment that was executed again.
type replayed struct {
	key    string
	replay *executor.Replay
}

// replayCacheSize is how many parts stay open at most, each with a state and a step in memory.
// knownSize is of how many claims the trace is.
const (
	replayCacheSize = 3
	knownSize       = 8
)

// cacheSize is how many replays of a program stay open in the memory allowed, at least one.
func (b *replayCache) cacheSize(x *executions) int {
	need, allowed := executor.ReplayBytes(x.trace.Plan()), b.d.Runner.MaxMemory
	if allowed == 0 {
		allowed = engine.DefaultMaxBytes
	}
	return int(min(max(allowed/max(need, 1), 1), replayCacheSize))
}

func newReplayCache(d role.Deps) *replayCache {
	return &replayCache{d: d, data: role.NewDatasets(d), known: map[string]*executions{}}
}

// close frees what is open.
func (b *replayCache) close() {
	b.ahead.Wait()
	b.mu.Lock()
	defer b.mu.Unlock()
	b.trim(0)
}

// trim frees all but the first keep parts.
func (b *replayCache) trim(keep int) {
	for len(b.open) > keep {
		last := len(b.open) - 1
		b.open[last].replay.Close()
		b.open = b.open[:last]
	}
}

// take returns an open replay of a key that covers a part, and puts it first. It returns nil
// if there is none.
func (b *replayCache) take(key string, part executor.Part) *executor.Replay {
	i := slices.IndexFunc(b.open, func(s replayed) bool {
		return s.key == key && s.replay.Part().Has(part.First) && s.replay.Part().Has(part.First+part.Steps-1)
	})
	if i < 0 {
		return nil
	}
	s := b.open[i]
	b.open = slices.Insert(slices.Delete(b.open, i, i+1), 0, s)
	return s.replay
}

// with calls fn with what this node knows of a claim's segment. fn must not keep what it
// gets. What fn asks for is executed when it is asked for. If an execution is not what is
// known of the segment, memory may have erred, so it is executed once more before that is
// believed. Then the error is errContradicted for the claim's asserter, and errUnstable for
// its challenger.
func (b *replayCache) with(ctx context.Context, v view, fn func(knowledge) error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	err := b.call(ctx, v, fn, false)
	if errors.Is(err, errContradicted) || errors.Is(err, errUnstable) {
		b.forget(v.key())
		v.fresh = true
		err = b.call(ctx, v, fn, false)
	}
	return err
}

// tryWith is with for a caller that does not wait: it is refused as busy if somebody else
// uses the cache or something has to be executed first.
func (b *replayCache) tryWith(ctx context.Context, v view, fn func(knowledge) error) error {
	if !b.mu.TryLock() {
		return errReplayBusy
	}
	defer b.mu.Unlock()
	return b.call(ctx, v, fn, true)
}

// executeAhead executes a view's part in the background.
func (b *replayCache) executeAhead(v view) {
	b.ahead.Go(func() {
		if err := b.with(context.Background(), v, knowledge.prepare); err != nil {
			b.d.Log.Warn("disputed steps not executed", "segment", v.claim.Segment().Index, "err", err)
		}
	})
}

// call makes the knowledge and hands it to fn. The caller holds the lock.
func (b *replayCache) call(ctx context.Context, v view, fn func(knowledge) error, try bool) error {
	log, err := v.log()
	if err != nil {
		return err
	}
	own, err := b.executionsOf(ctx, v)
	if err != nil {
		return err
	}
	return fn(knowledge{ctx: ctx, cache: b, view: v, own: own, log: log, try: try})
}

// log returns the claim's log. A claim that was read from the chain has none.
func (v view) log() ([]commit.StepRecord, error) {
	if len(v.claim.Result.Log) == 0 && v.side == dispute.Challenger {
		return nil, nil
	}
	return commit.DecodeLog(v.claim.Result.Log, int(v.claim.Segment().Steps))
}

// forget closes the open parts of a key, and forgets what is known of it in memory.
func (b *replayCache) forget(key string) {
	b.open = slices.DeleteFunc(b.open, func(s replayed) bool {
		if s.key != key {
			return false
		}
		s.replay.Close()
		return true
	})
	delete(b.known, key)
}

// errNoBlob is the reason for which a checkpoint cannot be fetched of which no content ID is
// known.
var errNoBlob = errors.New("its content ID is not known")

// start returns the checkpoint that the claim's segment starts from, or nil if that is the
// seed. If nobody has it, the segments before are computed once more.
func (b *replayCache) start(ctx context.Context, c role.Claim, data []byte) ([]byte, error) {
	if c.Segment().Index == 0 {
		return nil, nil
	}
	err := errNoBlob
	if c.Start.CID != "" {
		fetch, cancel := context.WithTimeout(ctx, role.StartTimeout)
		var raw []byte
		raw, err = b.d.Checkpoint(fetch, c.Start, c.Announcement.Spec, c.Holders()...)
		cancel()
		if err == nil || ctx.Err() != nil {
			return raw, err
		}
	}
	from := c.Nearest()
	if from.Segment != 0 && from.Blob.CID == "" {
		return nil, fmt.Errorf("%w: %w", role.ErrNoStart, err)
	}
	return b.recompute(ctx, c, from, data)
}

// recompute computes the segments from a checkpoint to the claim's and returns the checkpoint
// after them.
func (b *replayCache) recompute(ctx context.Context, c role.Claim, at role.Checkpoint, data []byte) ([]byte, error) {
	var from []byte
	spec := c.Announcement.Spec
	if at.Segment != 0 {
		var err error
		if from, err = b.d.Checkpoint(ctx, at.Blob, spec, c.Holders()...); err != nil {
			return nil, fmt.Errorf("%w: %w", role.ErrNoStart, err)
		}
	}
	s, err := b.d.Runner.Open(spec, data, from)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	for i := at.Segment; i < c.Segment().Index; i++ {
		_, n := spec.SegmentSteps(i)
		if _, err := s.Run(ctx, i, n, nil); err != nil {
			return nil, err
		}
	}
	return s.Checkpoint()
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
	return p.d.FlippedGradient(c.Announcement.Spec, data, p.o.Fault.Segment)
}

// viewOf returns a claim as a side of a game looks at it.
func (p *Player) viewOf(c role.Claim, side dispute.Side) (view, error) {
	fault, err := p.fault(c, side)
	return view{claim: c, fault: fault, side: side}, err
}
