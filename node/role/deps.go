package role

import (
	"context"
	"io"
	"log/slog"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/journal"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// Net asks peers. Safe for concurrent use.
type Net interface {
	Request(ctx context.Context, to peer.ID, proto p2p.Protocol, req []byte) ([]byte, error)
}

// Blocks moves bulk data by content id. Safe for concurrent use.
type Blocks interface {
	Put(ctx context.Context, r io.Reader) (cid string, size uint64, err error)
	Get(ctx context.Context, cid string, limit uint64, from []peer.ID, w io.Writer) error
	// Pin keeps what Get has brought.
	Pin(cid string) error
	// Unpin lets go of what is pinned.
	Unpin(cid string) error
}

// Head is the chain's latest block.
type Head struct {
	Number uint64
	Time   uint64 // unix seconds: the time of every protocol rule
	Hash   common.Hash
}

// Heads follows the chain. Safe for concurrent use.
type Heads interface {
	Latest() Head
	// Wait returns block n once the chain is depth blocks past it.
	Wait(ctx context.Context, n, depth uint64) (Head, error)
	// Next returns when the head is later than the given one.
	Next(ctx context.Context, after uint64) (Head, error)
}

// Registry answers for operators. Safe for concurrent use.
type Registry interface {
	Stake(ctx context.Context, operator common.Address) (money.Units, error)
	OperatorOf(ctx context.Context, node common.Address) (common.Address, error)
	// MinStake is below which an operator does not count as active.
	MinStake(ctx context.Context) (money.Units, error)
	// Surety is an operator's stake and what its leases lock of it.
	Surety(ctx context.Context, operator common.Address) (Surety, error)
}

// Deps is what every role needs of its node.
type Deps struct {
	Net      Net
	Blocks   Blocks
	Pins     *Pins // what it holds of them, and why
	Heads    Heads
	Registry Registry
	Counters Counters // at least one, once a role runs
	Ledger   *ledger.Ledger
	Runner   executor.Runner
	Key      market.Signer  // the node key
	Operator common.Address // the wallet that owns this node
	Self     peer.ID
	Journal  *journal.Journal
	Log      *slog.Logger
}

// fetch reads a blob into memory, at most its stated size.
func (d Deps) fetch(ctx context.Context, b market.Blob, from ...peer.ID) ([]byte, error) {
	buf := &cappedBuffer{limit: b.Size}
	if err := d.Blocks.Get(ctx, b.CID, b.Size, from, buf); err != nil {
		return nil, err
	}
	return buf.b, nil
}

// checkpoint reads a checkpoint of a program. What a peer says of its size
// binds no more memory than the program itself does.
func (d Deps) checkpoint(ctx context.Context, b market.Blob, s market.Spec, from ...peer.ID) ([]byte, error) {
	b.Size = min(b.Size, executor.MaxCheckpoint(s.Program))
	return d.fetch(ctx, b, from...)
}

// cappedBuffer holds what is written, and refuses more than limit bytes.
type cappedBuffer struct {
	b     []byte
	limit uint64
}

func (c *cappedBuffer) Write(p []byte) (int, error) {
	if uint64(len(c.b)+len(p)) > c.limit {
		return 0, io.ErrShortBuffer
	}
	c.b = append(c.b, p...)
	return len(p), nil
}

// story adds a line to a job's journal.
func (d Deps) story(job market.JobID, kind, text string, data map[string]any) {
	d.Journal.Add(job.String(), kind, text, data)
}
