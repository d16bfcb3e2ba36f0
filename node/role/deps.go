package role

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"time"

	"github.com/infernetprotocol/infernet/node/heads"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/wire"

	"github.com/ethereum/go-ethereum/common"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/storage"
	"github.com/libp2p/go-libp2p/core/peer"
)

// Blocks moves bulk data by content ID. It is safe for concurrent use.
type Blocks interface {
	Put(ctx context.Context, r io.Reader) (cid string, size uint64, err error)
	Get(ctx context.Context, cid string, limit uint64, from []peer.ID, w io.Writer) error
	// Pin keeps a content that Get has brought.
	Pin(cid string) error
	// Unpin ends what Pin or Put began: the content may be dropped.
	Unpin(cid string) error
	// Restrict makes a content one of a group's, before it is here or after. It is served to
	// the group's readers alone.
	Restrict(cid, group string) error
	// Release opens a content to everybody.
	Release(cid string) error
}

// Heads follows the chain. It is safe for concurrent use.
type Heads interface {
	Latest() heads.Head
	// Wait returns block n once the chain is depth blocks past it.
	Wait(ctx context.Context, n, depth uint64) (heads.Head, error)
	// Next returns when the head is later than the given one.
	Next(ctx context.Context, after uint64) (heads.Head, error)
}

// Registry answers questions about operators from the chain. It is safe for concurrent use.
type Registry interface {
	Stake(ctx context.Context, operator common.Address) (money.Units, error)
	OperatorOf(ctx context.Context, node common.Address) (common.Address, error)
	// MinStake returns the stake below which an operator does not count as active.
	MinStake(ctx context.Context) (money.Units, error)
	// StakeStatus returns an operator's stake and what its leases lock of it.
	StakeStatus(ctx context.Context, operator common.Address) (StakeStatus, error)
}

// Peers keeps slots of this node's network for peers. It is safe for concurrent use.
type Peers interface {
	// Reserve keeps slots for a peer for so long: whatever strangers do, it is heard.
	Reserve(p peer.ID, d time.Duration)
	// TurnedAway reports whether a peer was answered busy since a time, for want of slots.
	TurnedAway(p peer.ID, since time.Time) bool
	// Speaking returns the connected peers that say that they answer requests of a protocol: apart from
	// strangers those for which slots are reserved, because they have a stake or a lease.
	Speaking(p p2p.Protocol) (reserved, strangers []peer.ID)
}

// partnerFor is how long slots are kept for a partner of a lease after it was last heard.
const partnerFor = 10 * time.Minute

// Partner keeps slots for a peer with which this node has a lease.
func (d Deps) Partner(p peer.ID) {
	if d.Peers != nil {
		d.Peers.Reserve(p, partnerFor)
	}
}

// Deps is what every role needs of its node.
type Deps struct {
	Net      wire.Network
	Space    *storage.Space // nil: nobody looks at the disk
	Clock    *heads.Clock   // nil: nobody compares the machine's clock with the chain's
	Peers    Peers          // nil: no slots are kept
	Blocks   Blocks
	Pins     *Pins // what it holds of them, and why
	Heads    Heads
	Registry Registry
	Rails    rail.Set // at least one, once a role runs
	Ledger   *ledger.Ledger
	Runner   executor.Runner
	Key      market.Signer  // the node key
	Operator common.Address // the wallet that owns this node
	Self     peer.ID
	Readers  *Readers // who may have contents of private jobs
	// Attempts remember what the process died over.
	Attempts *Attempts
	// Speed is what this machine does in a second; zero parts were not measured.
	Speed executor.Speed
	// MaxData is the largest data set that this node takes, bytes; 0: any.
	MaxData uint64
	// Bases are the models that jobs start from; nil: such jobs are refused.
	Bases *bases.Store
	// Licences are those of bases that this node takes, in lower case; "*" is every one.
	Licences []string
	Events   *events.Log
	Log      *slog.Logger
}

// ErrDataSize is returned for a job whose data set is larger than this node takes.
var ErrDataSize = errors.New("the data set is larger than this node takes: see storage.data_bytes")

// Takes returns nil if this node takes a job's data set and base. Otherwise the error wraps
// ErrDataSize, ErrLicence or bases.ErrSize.
func (d Deps) Takes(s market.Spec) error {
	if d.MaxData != 0 && s.Dataset.Size > d.MaxData {
		return fmt.Errorf("%w: %d bytes, at most %d", ErrDataSize, s.Dataset.Size, d.MaxData)
	}
	return d.TakesBase(s)
}

// leastRate is the rate, in bytes a second, below which a content is not fetched.
const leastRate = 1 << 20

// FetchTime is how long the fetching of so many bytes may take in all: half a minute, and the
// time at a MiB a second.
func FetchTime(bytes uint64) time.Duration {
	return 30*time.Second + time.Duration(min(bytes, market.MaxBlob)/leastRate)*time.Second
}

// Fetch reads a blob into memory, at most as many bytes as it states.
func (d Deps) Fetch(ctx context.Context, b market.Blob, from ...peer.ID) ([]byte, error) {
	buf := &cappedBuffer{limit: b.Size}
	if err := d.Blocks.Get(ctx, b.CID, b.Size, from, buf); err != nil {
		return nil, err
	}
	return buf.b, nil
}

// Checkpoint reads a checkpoint of a program. It never reads more than a checkpoint of that
// program can have, whatever size a peer states.
func (d Deps) Checkpoint(ctx context.Context, b market.Blob, s market.Spec, from ...peer.ID) ([]byte, error) {
	b.Size = min(b.Size, executor.MaxCheckpoint(s.Program))
	if err := d.Readers.keep(s.ID(), b.CID); err != nil {
		return nil, err
	}
	return d.Fetch(ctx, b, from...)
}

// cappedBuffer holds what is written to it, and refuses more than limit bytes.
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

// BlocksAt returns the hashes of blocks, once all of them are mined.
func (d Deps) BlocksAt(ctx context.Context, heights []uint64) ([]common.Hash, error) {
	hashes := make([]common.Hash, len(heights))
	for i, h := range heights {
		block, err := d.Heads.Wait(ctx, h, 0)
		if err != nil {
			return nil, err
		}
		hashes[i] = block.Hash
	}
	return hashes, nil
}

// Event adds an event of a job.
func (d Deps) Event(job market.JobID, kind, text string, data map[string]any) {
	d.Events.Add(job.String(), kind, text, data)
}

// Checkpointer is a state that can be written as a checkpoint.
type Checkpointer interface{ Checkpoint() ([]byte, error) }

// StoreState puts a state into the block store under a hold, and returns its content ID.
func (d Deps) StoreState(ctx context.Context, s Checkpointer, h Hold) (string, error) {
	b, err := s.Checkpoint()
	if err != nil {
		return "", err
	}
	cid, _, err := d.Blocks.Put(ctx, bytes.NewReader(b))
	if err == nil {
		err = d.Pins.Hold(h, cid)
	}
	return cid, err
}

// Grace returns how long a party waits before it acts in another's place, in seconds: a
// quarter of the offer's window, at least 1 and at most 60.
func Grace(o market.Offer) uint64 { return uint64(min(max(o.Window/4, 1), 60)) }

// ErrNoEscrow is returned for a lease whose money this node does not follow.
var ErrNoEscrow = errors.New("no such lease in this node's escrows")

// StartTimeout bounds how long peers are asked for a segment's start checkpoint. After it
// the checkpoint is computed again.
const StartTimeout = 30 * time.Second

// ErrNoStart is returned when a segment's start checkpoint can neither be fetched nor
// computed.
var ErrNoStart = errors.New(
	"no peer has the segment's start checkpoint: keep a node with the job's checkpoints connected")

// BidLife is how long a bid binds, in seconds of chain time: as long as the quotes in it.
const BidLife = rail.QuoteLife

// UnfundedBidLife is BidLife for offers whose clients are not seen to have the money: long enough
// for a coordinator to choose, and short enough that a bid in vain takes up little.
const UnfundedBidLife = 120

// AnnounceEvery is how often a coordinator repeats its offers. It is longer than the time
// for which the topic drops a repeat unread.
const AnnounceEvery = 35 * time.Second

// Leases are the escrow machines of the leases in which this node has a part. It is safe
// for concurrent use.
type Leases interface {
	// Open follows a lease that both sides have signed.
	Open(p escrow.Party, d escrow.Deal, policy escrow.Policy) error
	// Apply hands an event to a lease's machine. What follows from it is in the ledger
	// when Apply returns.
	Apply(lease common.Hash, ev escrow.Event) error
	// State returns a lease's machine as it is now. The error wraps ErrNoEscrow for a
	// lease that is not followed here.
	State(lease common.Hash) (escrow.State, error)
	// Wait returns when ok holds for the lease's state, or with the error of ctx.
	Wait(ctx context.Context, lease common.Hash, ok func(escrow.State) bool) (escrow.State, error)
}
