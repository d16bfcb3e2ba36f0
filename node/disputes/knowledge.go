package disputes

import (
	"context"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// knowledge is what a player knows of a claim: its own execution of what is disputed, and
// the claim's log. Steps are executed when something is asked that needs them. It implements
// dispute.Knowledge, inside of replayCache.with.
type knowledge struct {
	ctx   context.Context
	cache *replayCache
	view  view
	own   *executions
	log   []commit.StepRecord
	try   bool // nothing may be executed: errReplayBusy
}

var _ dispute.Knowledge = knowledge{}

// Header implements dispute.Knowledge.
func (k knowledge) Header() ir.Header { return k.own.trace.Header() }

// Plan returns every step's list of operators.
func (k knowledge) Plan() *ir.Plan { return k.own.trace.Plan() }

// Operator implements dispute.Knowledge.
func (k knowledge) Operator(i uint32) (dispute.Operator, error) {
	encoding, path, err := k.own.trace.Operator(i)
	return dispute.Operator{Encoding: encoding, Path: path}, err
}

// StateRoot implements dispute.Knowledge. A root that is known is not computed again.
func (k knowledge) StateRoot(done uint32) (merkle.Root, error) {
	if r, ok := k.own.roots[done]; ok {
		return r, nil
	}
	if d := k.view.disputed; d != nil && done >= d.First && done-d.First <= d.Steps {
		if _, err := k.replay(); err != nil {
			return merkle.Root{}, err
		}
	} else if err := k.executeWhole(); err != nil {
		return merkle.Root{}, err
	}
	r, ok := k.own.roots[done]
	if !ok {
		return r, fmt.Errorf("%w: the state after %d steps", executor.ErrStep, done)
	}
	return r, nil
}

// OutputRoots implements dispute.Knowledge.
func (k knowledge) OutputRoots(step uint32) ([]merkle.Root, error) {
	r, err := k.replay()
	if err != nil {
		return nil, err
	}
	return r.OutputRoots(step)
}

// LeafHashes implements dispute.Knowledge.
func (k knowledge) LeafHashes(step, op uint32) ([]merkle.Root, error) {
	r, err := k.replay()
	if err != nil {
		return nil, err
	}
	return r.LeafHashes(step, op)
}

// Sums implements dispute.Knowledge.
func (k knowledge) Sums(step, op, cell uint32) ([]uint32, error) {
	r, err := k.replay()
	if err != nil {
		return nil, err
	}
	return r.Sums(step, op, cell)
}

// Open implements dispute.Knowledge.
func (k knowledge) Open(step uint32, source ir.Source, id, leaf uint32) (ir.Opening, error) {
	r, err := k.replay()
	if err != nil {
		return ir.Opening{}, err
	}
	return r.Open(step, source, id, leaf)
}

// Record implements dispute.Knowledge.
func (k knowledge) Record(step uint32) (dispute.Record, error) {
	s := k.view.claim.Segment()
	if step < s.FirstStep || step-s.FirstStep >= s.Steps {
		return dispute.Record{}, fmt.Errorf("%w: step %d", executor.ErrStep, step)
	}
	p, err := commit.ProveRecord(k.log, int(step-s.FirstStep))
	return dispute.Record{
		Lease:   k.view.claim.Ref().Lease,
		Height:  k.view.claim.Ref().Height,
		Segment: s,
		Line:    p.Record,
		Path:    p.Path,
	}, err
}

// replay returns an execution of the disputed part.
func (k knowledge) replay() (*executor.Replay, error) {
	if k.view.disputed == nil {
		return nil, fmt.Errorf("%w: no step is disputed", executor.ErrStep)
	}
	if r := k.cache.take(k.view.key(), *k.view.disputed); r != nil {
		return r, nil
	}
	if k.try {
		return nil, errReplayBusy
	}
	return k.cache.executePart(k.ctx, k.own, k.view, *k.view.disputed)
}

// prepare executes what the next moves need.
func (k knowledge) prepare() error {
	if k.view.disputed == nil {
		return nil
	}
	_, err := k.replay()
	return err
}

// executeWhole executes the segment, unless that was done.
func (k knowledge) executeWhole() error {
	switch {
	case k.own.whole:
		return nil
	case k.try:
		return errReplayBusy
	}
	return k.cache.executeWhole(k.ctx, k.own, k.view)
}

// badRecord returns the first step whose record in the claim's log is not what this node
// computed, or nil: of the whole segment, or of the disputed part if only that was executed.
func (k knowledge) badRecord() (*uint32, error) {
	var own []commit.StepRecord
	at := k.view.claim.Segment().FirstStep
	if d := k.view.disputed; d != nil && !k.own.whole {
		r, err := k.replay()
		if err != nil {
			return nil, err
		}
		own, at = r.Log(), r.Part().First
	} else if err := k.executeWhole(); err != nil {
		return nil, err
	} else {
		own = k.own.log
	}
	for i, r := range own {
		step := at + uint32(i)
		if place := int(step - k.view.claim.Segment().FirstStep); place < len(k.log) && r != k.log[place] {
			return &step, nil
		}
	}
	return nil, nil
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

// difference compares the claim with this node's own execution of all of it.
func (k knowledge) difference() (Difference, error) {
	d := Difference{Step: -1, Claim: k.view.claim.Segment().End}
	at, err := k.badRecord()
	if err != nil {
		return d, err
	}
	if at != nil {
		d.Wrong, d.Step = true, int64(*at)
	}
	s := k.view.claim.Segment()
	if d.End, err = k.StateRoot(s.FirstStep + s.Steps); err != nil {
		return d, err
	}
	marks, err := k.marks()
	d.Wrong = d.Wrong || d.End != s.End || commit.MarksRoot(marks) != s.Marks
	return d, err
}

// marks returns this node's own roots at the segment's inner marks.
func (k knowledge) marks() (roots []commit.Root, err error) {
	s, stride := k.view.claim.Segment(), k.Header().Stride
	for i := uint32(1); i < commit.Intervals(s.Steps, stride); i++ {
		r, err := k.StateRoot(s.FirstStep + i*stride)
		if err != nil {
			return nil, err
		}
		roots = append(roots, r)
	}
	return roots, nil
}

// interval returns where a challenge of the claim begins. The error wraps ErrRight if this
// node computes what is claimed.
func (k knowledge) interval(c dispute.Claim) (dispute.Interval, error) {
	player, err := k.player()
	if err != nil {
		return dispute.Interval{}, err
	}
	at, err := player.Interval(c, k.view.claim.Result.Marks)
	if errors.Is(err, dispute.ErrNoMove) {
		err = ErrRight
	}
	return at, err
}

// challenged returns the interval to challenge, which was executed twice: the one that is
// known to be wrong by itself, or the first of the segment. Where the known one cannot be
// executed from the claim's own state, an earlier one may be wrong.
func (k knowledge) challenged(c dispute.Claim, known *uint32) (at dispute.Interval, err error) {
	if known != nil {
		if at, err = k.alone(*known); err == nil {
			return at, nil
		}
		k.cache.d.Log.Info("the whole segment is executed", "segment", c.Segment.Index, "because", err)
	}
	if at, err = k.interval(c); err == nil {
		err = k.confirm(at)
	}
	return at, err
}

// alone executes an interval from the state that the claim has before it. The error wraps
// ErrRight if the claim's next mark and log follow from that.
func (k knowledge) alone(i uint32) (at dispute.Interval, err error) {
	s, marks := k.view.claim.Segment(), k.view.claim.Result.Marks
	first, n := commit.Interval(s.Steps, k.Header().Stride, i)
	if n == 0 || s.CheckMarks(k.Header().Stride, marks) != nil {
		return at, fmt.Errorf("%w: the claim has no interval %d", executor.ErrStep, i)
	}
	before, end := s.Start, s.End
	if i > 0 {
		before = marks[i-1]
	}
	if int(i) < len(marks) {
		end = marks[i]
	}
	part := executor.Part{First: s.FirstStep + first, Steps: n}
	k.view.disputed, k.view.before = &part, before
	r, err := k.replay()
	if err != nil {
		return at, err
	}
	if got, err := r.StateRoot(part.First); err != nil || got != before {
		return at, errors.Join(err, fmt.Errorf("%w: %s before interval %d", executor.ErrStart, got, i))
	}
	bad, err := k.badRecord()
	if err != nil {
		return at, err
	}
	if got, err := r.StateRoot(part.First + n); err != nil || got == end && bad == nil {
		return at, errors.Join(err, ErrRight)
	}
	return dispute.IntervalAt(marks, i), nil
}

// confirm executes the interval that is to be challenged once more: a bond is lost by a bit
// that memory has flipped. The error wraps errUnstable if it gives something else.
func (k knowledge) confirm(at dispute.Interval) error {
	if at.Index == dispute.WholeSegment {
		return nil
	}
	s := k.view.claim.Segment()
	first, n := commit.Interval(s.Steps, k.Header().Stride, at.Index)
	k.view.disputed, k.view.before = &executor.Part{First: s.FirstStep + first, Steps: n}, at.Left.Value
	_, err := k.replay()
	return err
}

// player returns a player of the view's side with what this node knows.
func (k knowledge) player() (p dispute.Player, err error) {
	p = dispute.Player{Side: k.view.side, Knowledge: k}
	if k.view.side == dispute.Challenger {
		p.BadRecord, err = k.badRecord()
	}
	return p, err
}
