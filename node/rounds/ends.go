package rounds

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/round"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
)

// errOther means that a checkpoint is not of the state that was verified.
var errOther = errors.New("the checkpoint is of another state than was verified")

// end is the state in which a slot's last segment ended, as it was verified. If nobody serves it in
// time, or it is another, it is computed again here: a provider that withholds its state delays a
// round, and does not stop the run.
func (r *run) end(ctx context.Context, slot uint32, p round.Point) ([]byte, error) {
	j, err := r.m.jobs.Record(r.record().Jobs[slot])
	if err != nil {
		return nil, err
	}
	spec, at := j.State.Announcement.Spec, p.Checkpoint
	if made, ok := r.made.Load(p.Root); ok {
		at = made.(market.Blob) // nothing else is stored
	}
	raw, err := r.fetch(ctx, spec, at, p.Root)
	if err == nil || ctx.Err() != nil {
		return raw, err
	}
	r.m.d.Log.Warn("a verified state is computed again", "run", r.id, "slot", slot, "err", err)
	return r.compute(ctx, slot, spec, p.Root)
}

// fetch gets a checkpoint of a slot's job within the time that its bytes may take.
func (r *run) fetch(ctx context.Context, spec market.Spec, b market.Blob, want common.Hash) ([]byte, error) {
	b.Size = min(b.Size, executor.MaxCheckpoint(spec.Program))
	ctx, cancel := context.WithTimeout(ctx, role.FetchTime(b.Size))
	defer cancel()
	raw, err := r.m.jobs.Checkpoint(ctx, spec.ID(), b)
	if err != nil {
		return nil, err
	}
	s, err := r.m.d.Runner.Restore(spec, raw)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	return raw, rooted(s, want)
}

// rooted returns errOther unless a session's state has a root.
func rooted(s *executor.Session, want common.Hash) error {
	root, err := s.Root()
	if err == nil && common.Hash(root) != want {
		err = fmt.Errorf("%w: %s, want %s", errOther, root, want)
	}
	return err
}

// compute trains a slot's last segment from its start, and keeps the state for the slot's job.
func (r *run) compute(ctx context.Context, slot uint32, spec market.Spec, want common.Hash) ([]byte, error) {
	x := r.record().State.Slots[slot]
	start, err := r.fetch(ctx, spec, x.Start.Checkpoint, x.Start.Root)
	if err != nil {
		return nil, err
	}
	data, err := r.m.d.Fetch(ctx, spec.Dataset)
	if err != nil {
		return nil, err
	}
	s, err := r.m.d.Runner.Open(spec, data, start)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	i := x.Verified - 1 // a slot that has an end has a verified segment
	_, steps := spec.SegmentSteps(i)
	if _, err = s.Run(ctx, i, steps, nil); err == nil {
		err = rooted(s, want)
	}
	if err != nil {
		return nil, err
	}
	raw, err := s.Checkpoint()
	if err != nil {
		return nil, err
	}
	cid, size, err := r.m.d.Blocks.Put(ctx, bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	hold, err := r.m.jobs.Hold(spec.ID())
	if err == nil {
		err = r.m.d.Pins.Hold(hold, cid)
	}
	r.made.Store(want, market.Blob{CID: cid, Size: size})
	return raw, err
}
