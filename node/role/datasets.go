package role

import (
	"context"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
)

// datasets keeps the data set of the latest job in memory: a node works on one
// job for many segments.
type datasets struct {
	d Deps

	mu     sync.Mutex
	cid    string
	data   []byte
	traced common.Hash // the latest offer whose trace was found to be right
}

func newDatasets(d Deps) *datasets { return &datasets{d: d} }

func (s *datasets) get(ctx context.Context, b market.Blob, from ...peer.ID) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cid == b.CID {
		return s.data, nil
	}
	data, err := s.d.fetch(ctx, b, from...)
	if err != nil {
		return nil, err
	}
	s.cid, s.data = b.CID, data
	return data, nil
}
