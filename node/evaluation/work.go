package evaluation

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

const (
	// lookEvery is how often states are looked for that nobody has told of.
	lookEvery = time.Second
	// tries is how often a state is evaluated before it is missed.
	tries = 5
)

// errOther means that a checkpoint is not of the state that was verified.
var errOther = errors.New("the checkpoint is of another state than was verified")

// Run evaluates what waits until ctx is done.
func (m *Manager) Run(ctx context.Context) error {
	g, ctx := errgroup.WithContext(ctx)
	g.Go(func() error { return m.keep(ctx) })
	g.Go(func() error { return m.work(ctx) })
	return g.Wait()
}

// keep brings the checkpoints of waiting states here at once: their providers may go. What a crash has kept
// from being told is found too.
func (m *Manager) keep(ctx context.Context) error {
	for _, r := range m.jobs.Records() {
		m.Note(r, present(r.State))
	}
	for ctx.Err() == nil {
		id, p, ok := m.next(func(_ market.JobID, p Point) bool { return p.Segments > 0 && !m.kept[p.Checkpoint.CID] })
		if ok {
			if err := m.hold(ctx, id, p); err != nil && ctx.Err() == nil {
				m.d.Log.Info("checkpoint for an evaluation not here yet", "job", id, "err", err)
			}
			m.mu.Lock()
			m.kept[p.Checkpoint.CID] = true // work fetches again what is not here
			m.mu.Unlock()
			continue
		}
		select {
		case <-m.wake:
		case <-time.After(lookEvery):
		case <-ctx.Done():
		}
	}
	return nil
}

// present is the state that a job is in, or nothing before its first segment is verified.
func present(s job.State) []job.Verified {
	if s.Verified == 0 {
		return nil
	}
	return []job.Verified{{Segments: s.Verified, Root: s.Root, Checkpoint: s.Checkpoint}}
}

// hold fetches the checkpoint of a state, and holds it.
func (m *Manager) hold(ctx context.Context, id market.JobID, p Point) error {
	if _, err := m.checkpoint(ctx, id, p); err != nil {
		return err
	}
	r, err := m.jobs.Record(id)
	if err != nil {
		return err
	}
	return m.d.Pins.Hold(role.HoldFor(role.AsEvaluator, r.State.Chosen()), p.Checkpoint.CID)
}

// work evaluates one state after the other.
func (m *Manager) work(ctx context.Context) error {
	for ctx.Err() == nil {
		id, p, ok := m.next(func(market.JobID, Point) bool { return true })
		if ok {
			m.settle(ctx, id, p)
		} else if retry.Pause(ctx, lookEvery/4) != nil {
			return nil
		}
	}
	return nil
}

// settle evaluates a state, or gives it up with the reason.
func (m *Manager) settle(ctx context.Context, id market.JobID, p Point) {
	var loss float32
	var err error
	for range tries {
		if loss, err = m.evaluate(ctx, id, p); err == nil || ctx.Err() != nil || final(err) {
			break
		}
		if retry.Pause(ctx, wire.RetryEvery) != nil {
			return
		}
	}
	if ctx.Err() != nil {
		return
	}
	if e := m.edit(id, func(r Record) Record {
		if err != nil {
			return r.missed(p.Segments, wire.Short(err))
		}
		return r.done(p.Segments, loss)
	}); e != nil {
		m.d.Log.Warn("an evaluation is not kept", "job", id, "err", e)
		_ = retry.Pause(ctx, lookEvery) // it is computed again: with the same bits
		return
	}
	if err != nil {
		m.event(id, map[string]any{"segments": p.Segments}, "no loss on the held-out rows after %d segments: %s",
			p.Segments, wire.Short(err))
		return
	}
	m.event(id, map[string]any{"segments": p.Segments, "loss": float64(loss)},
		"loss on the held-out rows after %d segments: %.4f", p.Segments, loss)
}

// final reports whether an evaluation would fail again.
func final(err error) bool {
	return errors.Is(err, errOther) || errors.Is(err, executor.ErrBase) || errors.Is(err, coordinator.ErrUnknownJob)
}

// evaluate computes the loss of a state.
func (m *Manager) evaluate(ctx context.Context, id market.JobID, p Point) (float32, error) {
	r, err := m.jobs.Record(id)
	if err != nil {
		return 0, err
	}
	spec := r.State.Announcement.Spec
	held, err := m.d.Fetch(ctx, r.Deposit.Held.Rows)
	if err != nil {
		return 0, fmt.Errorf("held-out rows: %w", err)
	}
	if err = m.d.FetchBase(ctx, spec); err != nil {
		return 0, fmt.Errorf("base: %w", err)
	}
	var raw []byte
	if p.Segments > 0 {
		if raw, err = m.checkpoint(ctx, id, p); err != nil {
			return 0, fmt.Errorf("checkpoint: %w", err)
		}
	}
	s, err := m.d.Runner.Restore(spec, raw)
	if err != nil {
		return 0, err
	}
	defer s.Close()
	if err := isState(s, p); err != nil {
		return 0, err
	}
	return s.EvaluateDelivered(ctx, held)
}

// checkpoint fetches the checkpoint of a state within the time that its bytes may take.
func (m *Manager) checkpoint(ctx context.Context, id market.JobID, p Point) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, role.FetchTime(p.Checkpoint.Size))
	defer cancel()
	return m.jobs.Checkpoint(ctx, id, p.Checkpoint)
}

// isState returns errOther unless a session is in the state that was verified.
func isState(s *executor.Session, p Point) error {
	if p.Segments == 0 {
		return nil
	}
	root, err := s.Root()
	if err == nil && common.Hash(root) != p.Root {
		err = fmt.Errorf("%w: %s, want %s", errOther, root, p.Root)
	}
	return err
}
