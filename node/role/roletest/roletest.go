// Package roletest holds what tests of several roles share: stores in memory, a clock that
// the test moves, and a small job.
package roletest

import (
	"bytes"
	"context"
	"io"
	"sync"
	"testing"

	"github.com/infernetprotocol/infernet/node/heads"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/ethereum/go-ethereum/common"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/ipfs/go-cid"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/multiformats/go-multihash"
)

// OpenLedger returns a ledger in memory that is closed at the test's end.
func OpenLedger(t testing.TB) *ledger.Ledger {
	t.Helper()
	l, err := ledger.Open("ledger", ledger.Options{FS: vfs.NewMem()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := l.Close(); err != nil {
			t.Error(err)
		}
	})
	return l
}

// DataBlocks is a block store with one data set. It counts how often that is read.
type DataBlocks struct {
	EmptyBlocks
	Data  []byte
	Reads int
}

// Get implements role.Blocks.
func (l *DataBlocks) Get(_ context.Context, _ string, _ uint64, _ []peer.ID, w io.Writer) error {
	l.Reads++
	_, err := w.Write(l.Data)
	return err
}

// TraceableJob returns a small job whose segments can be disputed, and its data set.
func TraceableJob(t *testing.T) (market.Spec, []byte) {
	t.Helper()
	p, err := engine.Preset("demo", 4, 1)
	if err != nil {
		t.Fatal(err)
	}
	data := bytes.Repeat([]byte("what is specified can be checked. "), 40)
	return market.Spec{
		Version: 1, Name: "t", Program: p, StepsPerSegment: 2, Marks: 2,
		Dataset: market.Blob{CID: "data", Size: uint64(len(data))},
	}, data
}

// Announced returns an announcement of a job under a trace root. It is not signed.
func Announced(spec market.Spec, trace common.Hash) market.ValidAnnouncement {
	return market.RestoreAnnouncement(
		market.Announcement{Spec: spec, Offer: market.Offer{Job: spec.ID(), Trace: trace}})
}

// EmptyBlocks is a block store without contents. It notes what is unpinned.
type EmptyBlocks struct{ gone []string }

// Put implements role.Blocks.
func (*EmptyBlocks) Put(context.Context, io.Reader) (string, uint64, error) { return "", 0, nil }

// Get implements role.Blocks.
func (*EmptyBlocks) Get(context.Context, string, uint64, []peer.ID, io.Writer) error {
	return p2p.ErrNotFound
}

// Pin implements role.Blocks.
func (*EmptyBlocks) Pin(string) error { return nil }

// Restrict implements role.Blocks.
func (*EmptyBlocks) Restrict(string, string) error { return nil }

// Release implements role.Blocks.
func (*EmptyBlocks) Release(string) error { return nil }

// Unpin implements role.Blocks.
func (s *EmptyBlocks) Unpin(id string) error { s.gone = append(s.gone, id); return nil }

// Domain is the EIP-712 domain of the tests' offers.
var Domain = market.Domain{ChainID: 1, Escrow: common.Address{2}}

// MemoryBlocks is a block store in memory. It is safe for concurrent use.
type MemoryBlocks struct {
	EmptyBlocks
	mu     sync.Mutex
	Blocks map[string][]byte
}

// Put implements role.Blocks.
func (c *MemoryBlocks) Put(_ context.Context, r io.Reader) (string, uint64, error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return "", 0, err
	}
	h, err := multihash.Sum(b, multihash.SHA2_256, -1)
	id := cid.NewCidV1(cid.Raw, h).String()
	c.Set(id, b)
	return id, uint64(len(b)), err
}

// Get implements role.Blocks.
func (c *MemoryBlocks) Get(_ context.Context, id string, _ uint64, _ []peer.ID, w io.Writer) error {
	c.mu.Lock()
	b, ok := c.Blocks[id]
	c.mu.Unlock()
	if !ok {
		return p2p.ErrNotFound
	}
	_, err := w.Write(b)
	return err
}

// Set stores a content under an ID.
func (c *MemoryBlocks) Set(id string, b []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.Blocks[id] = b
}

// Clock is a chain's head that moves when the test says so. It implements role.Heads.
type Clock struct {
	mu   sync.Mutex
	head heads.Head
}

// NewClock returns a clock at block 10, at 5000 s.
func NewClock() *Clock { return &Clock{head: heads.Head{Number: 10, Time: 5000}} }

// Latest implements role.Heads.
func (c *Clock) Latest() heads.Head {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.head
}

// Wait implements role.Heads. It does not wait.
func (c *Clock) Wait(context.Context, uint64, uint64) (heads.Head, error) { return c.Latest(), nil }

// Next implements role.Heads. It returns when ctx is done.
func (c *Clock) Next(ctx context.Context, _ uint64) (heads.Head, error) {
	<-ctx.Done()
	return heads.Head{}, ctx.Err()
}

// Pass adds a block and lets a number of seconds go by.
func (c *Clock) Pass(seconds uint64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.head.Number, c.head.Time = c.head.Number+1, c.head.Time+seconds
}

// ClosedAt returns what the chain shows of SettledDeal at a height when it is closed with a
// number of segments paid.
func ClosedAt(height uint64, segments uint32) escrow.Chain {
	n := money.Units(segments)
	return escrow.Chain{
		Height: height, Time: 5000 + height, Status: escrow.StatusClosed, Vouched: segments, Claimed: segments,
		Settled: &escrow.Settlement{Segments: segments, Provider: 90 * n, Others: 10 * n, Back: 100 * (3 - n)},
	}
}

// SettledDeal is a lease of 3 segments at 100 on a rail that pays each segment by itself.
func SettledDeal() escrow.Deal {
	o := market.Offer{Job: market.JobID{1}, Client: common.Address{9}, MaxPrice: 100, Segments: 3, Window: 60,
		Deadline: 9000}
	return escrow.Deal{Domain: Domain, Offer: o, PerSegment: true, Lease: market.SignedLease{
		Lease: market.Lease{Offer: o.StructHash(), Provider: common.Address{7}, Price: 100, Segments: 3,
			Deadline: 8000},
	}}
}
