package provider

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

const (
	// stateSeconds is for how much chain time a state that was asked for stays in the block
	// store. A check lasts minutes.
	stateSeconds = 3600
	// mostStates bounds how many of them are remembered.
	mostStates = 64
)

// State answers /infernet/state/1: a verifier that the segment's block has drawn gets the
// state at the start of an interval that was drawn with it. One that is not kept is computed
// again, one at a time and once, however many ask; meanwhile the answer is busy.
func (p *Provider) State(ctx context.Context, from peer.ID, q market.StateRequest) (market.StateReply, error) {
	c, err := p.drawnClaim(ctx, from, q)
	if err != nil {
		return market.StateReply{}, err
	}
	root := c.Result.Marks[q.Interval-1]
	if b, ok := p.states.find(root); ok {
		return market.StateReply{State: b}, nil
	}
	p.mu.Lock()
	running := p.ctx
	p.mu.Unlock()
	if running == nil || !p.states.begin() {
		return market.StateReply{}, p2p.Refuse(
			wire.CodeBusy,
			"another state is being made ready: ask again in a second",
		)
	}
	p.wg.Go(func() {
		defer p.states.end()
		b, err := p.publishState(running, c, q.Interval)
		if err != nil {
			p.d.Log.Warn("state at a mark not served", "segment", q.Segment, "interval", q.Interval, "err", err)
			return
		}
		p.states.put(root, b)
	})
	return market.StateReply{}, p2p.Refuse(wire.CodeBusy, "the state is being made ready: ask again in a second")
}

// drawnClaim returns this node's claim that a request is about, if the request is of a
// verifier and of an interval that were drawn for it.
func (p *Provider) drawnClaim(ctx context.Context, from peer.ID, q market.StateRequest) (c role.Claim, err error) {
	lease, known, err := ledger.Get[LeaseRecord](p.d.Ledger, role.SpaceLeases, q.Lease.Hex())
	if err != nil {
		return c, err
	}
	all, err := p.d.ClaimsTo(q.Lease, q.Segment)
	if err != nil {
		return c, err
	}
	i := slices.IndexFunc(all, func(c role.Claim) bool { return c.Result.Commitment.StructHash() == q.Commitment })
	if i < 0 || !known {
		return c, p2p.Refuse(wire.CodeUnknown, "segment %d is not committed here", q.Segment)
	}
	c = all[i]
	if err := q.Validate(c.Result); err != nil {
		return c, err
	}
	node, err := market.NodeOf(from.String())
	if err != nil {
		return c, err
	}
	d, err := p.drawing(ctx, c.Result, lease)
	if err != nil {
		return c, err
	}
	if !d.Includes(lease.Candidates, node) || !d.Intervals.Has(q.Interval) {
		return c, fmt.Errorf("%w: interval %d for node %s", market.ErrDraw, q.Interval, node)
	}
	return c, nil
}

// publishState puts the state at the start of an interval into the block store.
func (p *Provider) publishState(ctx context.Context, c role.Claim, interval uint32) (market.Blob, error) {
	raw, err := p.stateAt(ctx, c, interval)
	if err != nil {
		return market.Blob{}, err
	}
	cid, size, err := p.d.Blocks.Put(ctx, bytes.NewReader(raw))
	if err != nil {
		return market.Blob{}, err
	}
	h := role.Hold{Part: role.AsMark, Job: c.Announcement.Spec.ID(), Until: p.d.Heads.Latest().Time + stateSeconds}
	return market.Blob{CID: cid, Size: size}, p.d.Pins.Hold(h, cid)
}

// stateAt returns the checkpoint at the start of an interval: the kept one, or one computed
// from the nearest state before it that is kept.
func (p *Provider) stateAt(ctx context.Context, c role.Claim, interval uint32) ([]byte, error) {
	ann := market.RestoreAnnouncement(c.Announcement)
	data, err := p.data.Of(ctx, ann, c.Holders()...)
	if err != nil {
		return nil, err
	}
	for from := interval; from > 0 && p.d.Runner.States != nil; from-- {
		root := c.Result.Marks[from-1]
		raw := p.d.Runner.States.State(root)
		if raw == nil {
			continue
		}
		if raw, err = p.advance(ctx, c, data, raw, market.Run{First: from, End: interval}); err == nil {
			return raw, nil
		}
		p.d.Runner.States.Forget(root) // its file is damaged
	}
	var start []byte
	if c.Start.CID != "" {
		if start, err = p.d.Checkpoint(ctx, c.Start, ann.Spec(), c.Holders()...); err != nil {
			return nil, err
		}
	}
	return p.advance(ctx, c, data, start, market.Run{End: interval})
}

// advance takes the intervals of a run from the state at its start, and returns the state at
// its end. Both must be those that the claim names.
func (p *Provider) advance(ctx context.Context, c role.Claim, data, from []byte, r market.Run) ([]byte, error) {
	s, err := p.d.Runner.Open(c.Announcement.Spec, data, from)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	at := c.Segment().Start
	if r.First > 0 {
		at = c.Result.Marks[r.First-1]
	}
	got, err := s.Root()
	if err == nil && got != at {
		err = fmt.Errorf("%w: interval %d starts from %s, not %s", executor.ErrStart, r.First, at, got)
	}
	if err != nil || r.First == r.End {
		return from, err
	}
	out, err := s.RunIntervals(ctx, c.Segment().Index, r)
	if err == nil && out.Segment.End != c.Result.Marks[r.End-1] {
		err = fmt.Errorf("%w: interval %d starts from %s, not %s", executor.ErrStart, r.End, c.Result.Marks[r.End-1],
			out.Segment.End)
	}
	if err != nil {
		return nil, err
	}
	return s.Checkpoint()
}

// servedStates are the states at marks that lie in the block store for verifiers. The zero
// value is ready for use. It is safe for concurrent use.
type servedStates struct {
	mu    sync.Mutex
	known map[commit.Root]market.Blob
	order []commit.Root // the oldest first
	busy  bool          // one is being made ready
}

func (s *servedStates) find(root commit.Root) (market.Blob, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b, ok := s.known[root]
	return b, ok
}

func (s *servedStates) put(root commit.Root, b market.Blob) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.known == nil {
		s.known = map[commit.Root]market.Blob{}
	}
	if _, ok := s.known[root]; !ok {
		s.order = append(s.order, root)
	}
	s.known[root] = b
	if len(s.order) > mostStates {
		delete(s.known, s.order[0])
		s.order = s.order[1:]
	}
}

// begin reports whether a state may be made ready now. Then end must be called.
func (s *servedStates) begin() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	free := !s.busy
	s.busy = true
	return free
}

func (s *servedStates) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.busy = false
}
