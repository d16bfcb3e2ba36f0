package disputes

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// executions are what this node has computed of a claim's segment so far. An asserter begins
// with what it signed.
type executions struct {
	trace *ir.Instance
	data  []byte
	roots map[uint32]commit.Root // by steps of the run done
	log   []commit.StepRecord    // of the whole segment, as far as its steps are finite
	whole bool                   // it was executed whole: roots has all marks
}

// executionRecord is executions in the ledger.
type executionRecord struct {
	Roots []rootAfter `cbor:"1,keyasint"`
	Log   []byte      `cbor:"2,keyasint"`
	Whole bool        `cbor:"3,keyasint"`
}

// rootAfter is the state root after so many steps of the run.
type rootAfter struct {
	Done uint32      `cbor:"1,keyasint"`
	Root commit.Root `cbor:"2,keyasint"`
}

// executionsOf returns what is known of a view's segment, from memory or the ledger.
func (b *replayCache) executionsOf(ctx context.Context, v view) (*executions, error) {
	if x := b.known[v.key()]; x != nil {
		return x, nil
	}
	ann := market.RestoreAnnouncement(v.claim.Announcement)
	data, err := b.data.Of(ctx, ann, v.claim.Holders()...)
	if err != nil {
		return nil, err
	}
	x := &executions{data: data, roots: map[uint32]commit.Root{}}
	if x.trace, err = b.d.Runner.Trace(ann.Spec(), data); err != nil {
		return nil, err
	}
	if err := b.restore(x, v); err != nil {
		return nil, err
	}
	if len(b.known) >= knownSize {
		clear(b.known)
	}
	b.known[v.key()] = x
	return x, nil
}

// restore reads what the ledger holds of earlier executions. Rehearsed faults are not kept.
func (b *replayCache) restore(x *executions, v view) error {
	s, stride := v.claim.Segment(), v.claim.Announcement.Spec.Stride()
	if v.side == dispute.Asserter {
		x.roots[s.FirstStep] = s.Start
		x.addMarks(s, stride, v.claim.Result.Marks)
	}
	if v.fault != nil || v.fresh {
		return nil
	}
	r, ok, err := ledger.Get[executionRecord](b.d.Ledger, role.SpaceExecutions, role.ClaimID(v.claim.Ref()))
	if err != nil || !ok {
		return err
	}
	for _, at := range r.Roots {
		if _, signed := x.roots[at.Done]; !signed {
			x.roots[at.Done] = at.Root
		}
	}
	if x.whole = r.Whole; len(r.Log) > 0 {
		x.log, err = commit.DecodeLog(r.Log, int(s.Steps))
	}
	return err
}

// addMarks adds the roots at the ends of all intervals.
func (x *executions) addMarks(s commit.Segment, stride uint32, marks []commit.Root) {
	for i, r := range marks {
		x.roots[s.FirstStep+uint32(i+1)*stride] = r
	}
	x.roots[s.FirstStep+s.Steps] = s.End
}

// write keeps what was computed, so that it is computed once, whatever crashes.
func (b *replayCache) write(x *executions, v view) error {
	if v.fault != nil {
		return nil
	}
	r := executionRecord{Whole: x.whole, Log: commit.EncodeLog(x.log)}
	for _, done := range slices.Sorted(maps.Keys(x.roots)) {
		r.Roots = append(r.Roots, rootAfter{done, x.roots[done]})
	}
	id := role.ClaimID(v.claim.Ref())
	_, err := b.d.Ledger.Commit(ledger.Change{
		Kind: "claim.executed", Body: v.claim.Result.Commitment, At: b.d.Heads.Latest().Time,
		Put: []ledger.Record{{Key: ledger.Key{Space: role.SpaceExecutions, ID: id}, Value: r}},
	})
	return err
}

// executeWhole executes a challenger's whole segment, for the roots at its marks and its log.
func (b *replayCache) executeWhole(ctx context.Context, x *executions, v view) error {
	start, err := b.start(ctx, v.claim, x.data)
	if err != nil {
		return err
	}
	spec, s := v.claim.Announcement.Spec, v.claim.Segment()
	out, err := b.d.Runner.Rerun(ctx, spec, x.data, start, s.Index, v.claim.Until(), v.fault)
	if err != nil {
		return err
	}
	x.roots[s.FirstStep] = out.Segment.Start
	x.addMarks(out.Segment, spec.Stride(), out.Marks)
	x.log, x.whole = out.Log, true
	return b.write(x, v)
}

// adopt keeps what was computed of a whole segment elsewhere, for its challenger.
func (b *replayCache) adopt(c role.Claim, own executor.Outcome) error {
	v := view{claim: c, side: dispute.Challenger}
	x := &executions{roots: map[uint32]commit.Root{}, log: own.Log, whole: true}
	x.roots[own.Segment.FirstStep] = own.Segment.Start
	x.addMarks(own.Segment, c.Announcement.Spec.Stride(), own.Marks)
	return b.write(x, v)
}

// executePart executes a part of the segment, from the nearest state before it that is kept,
// and keeps its roots.
func (b *replayCache) executePart(ctx context.Context, x *executions, v view, part executor.Part) (
	*executor.Replay, error) {
	b.trim(b.cacheSize(x) - 1)
	r, err := b.openPart(ctx, x, v, part)
	if err != nil {
		return nil, err
	}
	before := len(x.roots)
	if err = x.add(r, v); err == nil && len(x.roots) > before {
		err = b.write(x, v)
	}
	if err != nil {
		r.Close()
		return nil, err
	}
	if states := b.d.Runner.States; states != nil {
		r.Keep(states, v.claim.Until())
	}
	b.open = slices.Insert(b.open, 0, replayed{v.key(), r})
	return r, nil
}

// openPart opens a replay at the nearest state that is kept, or at the segment's start.
func (b *replayCache) openPart(ctx context.Context, x *executions, v view, part executor.Part) (
	*executor.Replay, error) {
	spec := v.claim.Announcement.Spec
	for _, from := range x.before(part, v.before) {
		raw := b.kept(from.Root)
		if raw == nil {
			continue
		}
		r, err := b.d.Runner.ReplayFrom(ctx, spec, x.data, raw, from.Root, part, v.fault)
		if err == nil || !errors.Is(err, executor.ErrStart) {
			return r, err
		}
		b.d.Runner.States.Forget(from.Root) // its file is damaged
	}
	start, err := b.start(ctx, v.claim, x.data)
	if err != nil {
		return nil, err
	}
	return b.d.Runner.Replay(ctx, spec, x.data, start, part, v.fault)
}

func (b *replayCache) kept(root commit.Root) []byte {
	if b.d.Runner.States == nil {
		return nil
	}
	return b.d.Runner.States.State(root)
}

// before lists the states from which a part can be reached, the nearest first. agreed is the
// root before the part, if the game has it.
func (x *executions) before(part executor.Part, agreed commit.Root) (at []rootAfter) {
	for done, r := range x.roots {
		if done <= part.First {
			at = append(at, rootAfter{done, r})
		}
	}
	if _, known := x.roots[part.First]; !known && agreed != (commit.Root{}) {
		at = append(at, rootAfter{part.First, agreed})
	}
	slices.SortFunc(at, func(a, b rootAfter) int { return cmp.Compare(b.Done, a.Done) })
	return at
}

// add takes the roots of a replay, which must be those that are known already. An asserter's
// records must be those that it signed.
func (x *executions) add(r *executor.Replay, v view) error {
	part, differs := r.Part(), false
	for done := part.First; done <= part.First+part.Steps; done++ {
		root, err := r.StateRoot(done)
		if err != nil {
			return err
		}
		// After a step without a finite result the engine has no root, and operators have one.
		if known := x.roots[done]; known != (commit.Root{}) && known != root {
			differs = true
		}
		x.roots[done] = root
	}
	switch {
	case v.side == dispute.Asserter && (differs || !v.signed(r)):
		return errContradicted
	case differs:
		return errUnstable
	}
	return nil
}

// signed reports whether the claim's log has the records of a replay.
func (v view) signed(r *executor.Replay) bool {
	at := int(r.Part().First-v.claim.Segment().FirstStep) * commit.RecordBytes
	n := int(r.Part().Steps) * commit.RecordBytes
	log := v.claim.Result.Log
	return at+n <= len(log) && bytes.Equal(log[at:at+n], commit.EncodeLog(r.Log()))
}
