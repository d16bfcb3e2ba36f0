package role

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/libp2p/go-libp2p/core/peer"
)

// Datasets keeps the data set of the latest job in memory: a node works on one job for many
// segments. It is safe for concurrent use.
type Datasets struct {
	d Deps

	mu     sync.Mutex
	cid    string
	data   []byte
	traced common.Hash // the latest offer whose trace was found to be right
}

// NewDatasets returns an empty cache over the node's block store.
func NewDatasets(d Deps) *Datasets { return &Datasets{d: d} }

func (s *Datasets) get(ctx context.Context, b market.Blob, from ...peer.ID) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cid == b.CID {
		return s.data, nil
	}
	data, err := s.d.Fetch(ctx, b, from...)
	if err != nil {
		return nil, err
	}
	s.cid, s.data = b.CID, data
	return data, nil
}

// ErrTrace is returned when an offer's trace root is not that of its program and data. A
// dispute would then be about another computation than the one that is paid.
var ErrTrace = errors.New("the offer's trace is not that of its program and data")

// Of returns the data set of a job, and brings its base here. It fails with ErrTrace if the offer names another trace
// than that of its program and data: nobody signs a claim or a verdict under such an offer. A base that was damaged on
// this node's disk is fetched anew.
func (s *Datasets) Of(ctx context.Context, ann market.ValidAnnouncement, from ...peer.ID) ([]byte, error) {
	spec, claimed := ann.Spec(), ann.Offer().Trace
	if err := s.d.Takes(spec); err != nil {
		return nil, err
	}
	if err := s.d.Readers.keep(ann.JobID(), spec.Dataset.CID); err != nil {
		return nil, err
	}
	if err := s.bring(ctx, ann, from); err != nil {
		return nil, err
	}
	data, err := s.get(ctx, spec.Dataset, from...)
	if err != nil {
		return nil, fmt.Errorf("data set: %w", err)
	}
	if claimed == (common.Hash{}) || s.verified(ann.OfferHash()) {
		return data, nil
	}
	t, err := s.d.Runner.Trace(spec, data)
	if errors.Is(err, executor.ErrDamaged) {
		s.d.Log.Warn("a base was damaged on disk", "base", spec.Base.Blob.CID)
		if err := s.bring(ctx, ann, from); err != nil {
			return nil, err
		}
		t, err = s.d.Runner.Trace(spec, data)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrTrace, err)
	}
	if root := common.Hash(t.Root()); root != claimed {
		return nil, fmt.Errorf("%w: it says %s, computed is %s", ErrTrace, claimed, root)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.traced = ann.OfferHash()
	return data, nil
}

// bring fetches a job's base, and notes that the job uses it.
func (s *Datasets) bring(ctx context.Context, ann market.ValidAnnouncement, from []peer.ID) error {
	if err := s.d.FetchBase(ctx, ann.Spec(), from...); err != nil {
		return err
	}
	return s.d.HoldBase(ann)
}

// verified reports whether the offer's trace was found to be right.
func (s *Datasets) verified(offer common.Hash) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.traced == offer
}

// TraceOf returns the trace of a job: what each of its steps is (docs/disputes.md §1). The
// error wraps ir.ErrUnsupported for a program whose segments cannot be disputed.
func (d Deps) TraceOf(ctx context.Context, spec market.Spec) (*ir.Instance, error) {
	data, err := d.Fetch(ctx, spec.Dataset)
	if err != nil {
		return nil, fmt.Errorf("data set: %w", err)
	}
	return d.Runner.Trace(spec, data)
}
