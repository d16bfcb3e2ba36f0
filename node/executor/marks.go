package executor

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// States keeps states inside of segments by their roots, so that a segment need not be
// executed again from its start. It is safe for concurrent use.
type States interface {
	// Draft writes a checkpoint with save. The function that it returns keeps it as the
	// state with a root, until a chain time, without waiting for the disk. What cannot be
	// kept is dropped: it can always be computed again.
	Draft(until uint64, save func(io.Writer) error) func(root commit.Root)
	// State returns the checkpoint of a kept state, or nil. The file may be damaged: the
	// state root of what it holds decides.
	State(root commit.Root) []byte
	// Forget drops a state whose checkpoint was damaged.
	Forget(root commit.Root)
	// Expire drops what was kept until a chain time before now.
	Expire(now uint64)
}

// keepShare is the most of a session's time that goes into writing states down: 1/keepShare.
const keepShare = 200

// budget bounds the time that something takes by a share of all time.
type budget struct {
	begun time.Time
	spent time.Duration
	all   bool // no bound
}

// allows reports whether what was spent is not more than its share yet.
func (b budget) allows(now time.Time) bool { return b.all || b.spent*keepShare <= now.Sub(b.begun) }

// KeepMarks makes the session keep states at the marks of what it runs until a chain time, if
// the runner has a place for them. It keeps the first, and others as far as writing takes at
// most half a percent of the time.
func (s *Session) KeepMarks(until uint64) { s.until, s.budget.begun = until, time.Now() }

// KeepAllMarks is KeepMarks without the bound on time, for a provider that could not compute
// what it claims again: one that rehearses a fault.
func (s *Session) KeepAllMarks(until uint64) {
	s.KeepMarks(until)
	s.budget.all = true
}

// mark returns the root of the present state, and may keep the state. Both read it at once:
// hashing and writing use all cores.
func (s *Session) mark() (commit.Root, error) {
	s.trainer.Tensors() // on the host, before two goroutines read it
	var keep func(commit.Root)
	var wg sync.WaitGroup
	if begun := time.Now(); s.states != nil && s.until > 0 && s.budget.allows(begun) {
		wg.Go(func() {
			keep = s.states.Draft(s.until, s.trainer.Save)
			s.budget.spent += time.Since(begun)
		})
	}
	root, err := s.Root()
	wg.Wait()
	if keep != nil && err == nil {
		keep(root)
	}
	return root, err
}

// Keep keeps the state at the part's start until a chain time.
func (p *Replay) Keep(states States, until uint64) {
	if p.checkpoint == nil || p.state == nil {
		return
	}
	keep := states.Draft(until, func(w io.Writer) error {
		_, err := w.Write(p.checkpoint)
		return err
	})
	if keep != nil {
		keep(p.roots[p.first])
	}
}

// Rerun executes a whole segment again from its start checkpoint, or from the seed's state
// for nil, with a fault in rehearsals. It keeps the states at marks until a chain time. A
// step whose result is not finite ends it: the roots after that are zero, as no state's is.
func (r Runner) Rerun(ctx context.Context, spec market.Spec, dataset, start []byte, i uint32, until uint64,
	fault *InjectedFault) (Outcome, error) {
	if fault != nil {
		o, _, err := r.RunWrong(ctx, spec, dataset, start, i, *fault)
		return o, err
	}
	s, err := r.Open(spec, dataset, start)
	if err != nil {
		return Outcome{}, err
	}
	defer s.Close()
	s.KeepMarks(until)
	_, n := spec.SegmentSteps(i)
	o, err := s.Run(ctx, i, n, nil)
	if errors.Is(err, engine.ErrNonFinite) {
		inner := commit.Intervals(n, spec.Stride()) - 1
		o.Marks = append(o.Marks, make([]commit.Root, inner-uint32(len(o.Marks)))...)
		o.Segment.Log, o.Segment.Marks, err = commit.LogRoot(o.Log), commit.MarksRoot(o.Marks), nil
	}
	return o, err
}
