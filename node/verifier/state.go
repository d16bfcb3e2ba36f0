package verifier

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// state is a checkpoint that an execution starts from.
type state struct {
	raw  []byte // nil: the seed's state
	kept bool   // it is among the states that this node keeps
	own  bool   // this node has computed it, whatever was claimed
}

// errWithheld is returned where the provider does not serve the state that a drawn interval
// starts from.
var errWithheld = errors.New("the provider withholds a state")

// startOf returns the state at the start of an interval: the provider's, or the one that
// follows from the segment's start. A provider that serves no state that would show what it
// left out could not be found out otherwise, and would lose no more than its pay.
func (v *Verifier) startOf(ctx context.Context, c check, data []byte, interval uint32) (x state, err error) {
	if !c.alone || interval == 0 {
		return v.stateAt(ctx, c, interval)
	}
	if x, err = v.stateAt(ctx, c, 0); err != nil {
		return x, err
	}
	s, err := v.d.Runner.Open(c.Announcement().Spec(), data, x.raw)
	if err != nil {
		return x, err
	}
	defer s.Close()
	if err := v.startsThere(s, c, 0, x); err != nil {
		return x, err
	}
	if _, err := s.RunIntervals(ctx, c.Result().Segment().Index, market.Run{End: interval}); err != nil {
		return x, err
	}
	raw, err := s.Checkpoint()
	return state{raw: raw, own: true}, err
}

// stateAt returns the state at the start of an interval. At the segment's start the
// coordinator names it. Inside of the segment the provider has it; one that does not show it
// has the verifier compute it: see startOf.
func (v *Verifier) stateAt(ctx context.Context, c check, interval uint32) (x state, err error) {
	q := c.Request()
	if interval == 0 && q.Start.CID == "" {
		return x, nil
	}
	if interval == 0 {
		x.raw, err = v.d.Checkpoint(ctx, q.Start, c.Announcement().Spec(), c.from, providerPeer(q))
		return x, err
	}
	if states := v.d.Runner.States; states != nil {
		if raw := states.State(c.Result().RootAfter(interval - 1)); raw != nil {
			return state{raw: raw, kept: true}, nil
		}
	}
	if x.raw, err = v.providersState(ctx, c, interval); err != nil && ctx.Err() == nil {
		err = fmt.Errorf("%w: %w", errWithheld, err)
	}
	return x, err
}

// providersState asks the provider for the state at the start of an interval.
func (v *Verifier) providersState(ctx context.Context, c check, interval uint32) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, stateTime(c.Announcement().Spec()))
	defer cancel()
	claim, from := c.Result().Commitment(), providerPeer(c.Request())
	reply, err := wire.Ask(ctx, v.d.Net, from, p2p.StateProtocol, market.StateRequest{
		Lease: claim.Lease, Segment: claim.Segment, Commitment: c.Result().Hash(), Interval: interval,
	}, market.DecodeStateReply)
	if err == nil {
		err = reply.Validate()
	}
	if err != nil {
		return nil, err
	}
	return v.d.Checkpoint(ctx, reply.State, c.Announcement().Spec(), from)
}

// startsThere returns an error for another state than the claim names at the start of an
// interval. Whoever has sent it, that is not held against the provider. What begins at the
// seed the provider knows itself. A right state inside of the segment is kept for a dispute.
func (v *Verifier) startsThere(s *executor.Session, c check, interval uint32, from state) error {
	claimed, states := c.Result().Segment().Start, v.d.Runner.States
	if interval > 0 {
		claimed = c.Result().RootAfter(interval - 1)
	}
	root, err := s.Root()
	if err != nil || from.raw == nil {
		return err
	}
	if root != claimed {
		if from.kept {
			states.Forget(claimed) // its file is damaged
		}
		return fmt.Errorf("%w: its root is %s, the claim has %s before interval %d", executor.ErrStart,
			common.Hash(root), common.Hash(claimed), interval)
	}
	if interval > 0 && states != nil && !from.kept && !from.own {
		keepState(states, role.HoldFor(role.AsVerifier, c.Announcement()).Until, root, from.raw)
	}
	return nil
}

// endTime is how long one try to fetch an end state takes at most: no more of the time of other checks is lost to who
// withholds it. The next try goes on with the blocks that lack.
func endTime(size uint64) time.Duration {
	const first, rate = 5 * time.Second, 1 << 20
	return first + time.Duration(size/rate)*time.Second
}

// errOtherEnd is returned for a checkpoint that does not hold the end state that its segment claims.
var errOtherEnd = errors.New("the checkpoint that the provider names does not hold the state that it claims")

// endsThere returns an error if this verifier would agree, and cannot have the segment's end state. With its verdict
// the provider is paid, on chain too, and nobody could go on from a state that the provider alone has. What it
// computed itself it has. The copy is not pinned: whoever coordinates the job keeps one.
func (v *Verifier) endsThere(ctx context.Context, c check, f finding, log []byte) error {
	claim, spec := c.Result().Result(), c.Announcement().Spec()
	if !v.agrees(c, f, log) || v.fault.Lazy || f.Intervals.Has(uint32(len(claim.Marks))) {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, endTime(min(claim.End.Size, executor.MaxCheckpoint(spec.Program))))
	defer cancel()
	raw, err := v.d.Checkpoint(ctx, claim.End, spec, c.from, providerPeer(c.Request()))
	if err != nil {
		return err
	}
	switch root, err := v.d.Runner.RootOf(spec, raw); {
	case err != nil:
		return fmt.Errorf("%w: %w", errOtherEnd, err)
	case root != claim.Segment.End:
		return fmt.Errorf("%w: its root is %s", errOtherEnd, common.Hash(root))
	}
	return nil
}

// keepState keeps a state until a chain time.
func keepState(states executor.States, until uint64, root commit.Root, raw []byte) {
	keep := states.Draft(until, func(w io.Writer) error {
		_, err := w.Write(raw)
		return err
	})
	if keep != nil {
		keep(root)
	}
}
