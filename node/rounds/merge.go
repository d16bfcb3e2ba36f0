package rounds

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/round"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// merge makes a round's merge. What it gives is on disk before the machine goes on.
func (r *run) merge(ctx context.Context, a round.Merge) error {
	ends, counted := map[uint32]rounds.End{}, 0
	for _, e := range a.Entries {
		if e.End == (round.Point{}) {
			continue
		}
		raw, err := r.end(ctx, e.Slot, e.End)
		if err != nil {
			return fmt.Errorf("slot %d: %w", e.Slot, err)
		}
		ends[e.Slot] = rounds.End{State: raw, Weight: e.Weight, Start: merkle.Root(e.Start)}
		if e.Weight > 0 {
			counted++
		}
	}
	return r.withMerger(a.Round, func(m *rounds.Merger) error {
		manifest, packed, err := m.Round(ends)
		if err != nil {
			return err
		}
		if err := r.save(m, a.Round+1); err != nil {
			return err
		}
		x := r.record()
		count := func(rec *Record) {
			rec.Packed, rec.Moved = slices.Clone(x.Packed), slices.Clone(x.Moved)
			for slot, n := range packed {
				rec.Packed[slot] += uint64(n)
			}
			for slot, e := range ends {
				rec.Moved[slot] += 2 * uint64(len(e.State)) // its start was as long
			}
		}
		err = r.apply(ctx, round.Merged{Round: a.Round}, count,
			ledger.Record{Key: manifestKey(r.id, a.Round), Value: manifest})
		if err == nil {
			r.said(manifest, counted)
		}
		return err
	})
}

// said tells the jobs' events of a merge.
func (r *run) said(m rounds.Manifest, counted int) {
	x := r.record()
	for _, id := range x.Jobs {
		text := fmt.Sprintf("round %d of %d: %d of %d slots merged", m.Round+1, x.Plan.Rounds(), counted, x.Plan.Slots)
		r.m.d.Event(id, "merged", text, map[string]any{"round": m.Round, "slots": counted, "shared": m.Shared.String()})
	}
}

// save writes what the merger keeps after n rounds, and drops what is two rounds older.
func (r *run) save(m *rounds.Merger, n uint32) error {
	path := r.m.mergerFile(r.id, n)
	if err := makeDir(path); err != nil {
		return err
	}
	f, err := os.CreateTemp(r.m.folder(r.id), "merging-")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // gone already if all went well
	if err = m.Save(f); err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	if err = os.Rename(f.Name(), path); err != nil {
		return err
	}
	if n >= 2 {
		err = os.Remove(r.m.mergerFile(r.id, n-2))
		if errors.Is(err, os.ErrNotExist) {
			err = nil
		}
	}
	return err
}

// finish writes the model of a complete run, and ends the jobs that are not over.
func (r *run) finish(ctx context.Context, a round.Finish) error {
	if x := r.record(); a.Outcome == round.Complete && !x.Written {
		if err := r.write(x); err != nil {
			return err
		}
	}
	for _, id := range r.record().Jobs {
		j, err := r.m.jobs.Record(id)
		if err != nil {
			return err
		}
		if s := j.State; s.Verified == s.Segments() || s.Outcome != "" {
			continue
		}
		err = r.m.jobs.Cancel(ctx, id)
		if err != nil && !errors.Is(err, job.ErrClosed) && !errors.Is(err, job.ErrPhase) {
			return err
		}
	}
	return nil
}

// write writes the model that all slots made. A folder that is there is whole.
func (r *run) write(x Record) error {
	j, err := r.m.jobs.Record(x.Jobs[0])
	if err != nil {
		return err
	}
	spec := j.State.Announcement.Spec
	spec.Program = x.Plan.Program
	err = r.withMerger(x.State.Round, func(m *rounds.Merger) error {
		final, err := m.Final()
		if err != nil {
			return err
		}
		s, err := r.m.d.Runner.Restore(spec, final)
		if err != nil {
			return err
		}
		defer s.Close()
		if err := makeDir(r.m.modelDir(r.id)); err != nil {
			return err
		}
		err = artifacts.Deliver(s, r.m.modelDir(r.id), !spec.Program.Adapter.IsZero(), j.Deposit.Delivery(spec.Name))
		if errors.Is(err, artifacts.ErrNoGGUF) {
			r.m.d.Log.Warn("a run's model is delivered without a file", "run", r.id, "err", err)
			return nil
		}
		return err
	})
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	next := r.rec
	next.Written = true
	if _, err := r.m.d.Ledger.Commit(ledger.Change{Kind: "rounds.written", Body: r.id.String(),
		At: r.m.d.Heads.Latest().Time, Put: []ledger.Record{next.put()}}); err != nil {
		return err
	}
	r.rec = next
	return nil
}
