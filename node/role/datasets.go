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

// datasets keeps the data set of the latest job in memory: a node works on one
// job for many segments.
type Datasets struct {
	d Deps

	mu     sync.Mutex
	cid    string
	data   []byte
	traced common.Hash // the latest offer whose trace was found to be right
}

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

// ErrTrace: the offer's trace root is not that of its program and data, so a
// dispute would be judged by another computation than the one that is paid.
var ErrTrace = errors.New("the offer's trace is not that of its program and data")

// dataOf is the data set of a job whose offer names the right trace, or none.
// Nobody signs a claim or a verdict for another.
func (s *Datasets) Of(ctx context.Context, ann market.ValidAnnouncement, from ...peer.ID) ([]byte, error) {
	spec, claimed := ann.Spec(), ann.Offer().Trace
	data, err := s.get(ctx, spec.Dataset, from...)
	if err != nil {
		return nil, fmt.Errorf("data set: %w", err)
	}
	if claimed == (common.Hash{}) || s.sound(ann.OfferHash()) {
		return data, nil
	}
	t, err := executor.Trace(spec, data)
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

// sound reports whether the offer's trace was found to be right.
func (s *Datasets) sound(offer common.Hash) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.traced == offer
}

// TraceOf is what a step of the job is (docs/disputes.md §1). The error wraps
// ir.ErrUnsupported for a program whose segments cannot be disputed.
func (d Deps) TraceOf(ctx context.Context, spec market.Spec) (*ir.Instance, error) {
	data, err := d.Fetch(ctx, spec.Dataset)
	if err != nil {
		return nil, fmt.Errorf("data set: %w", err)
	}
	return executor.Trace(spec, data)
}
