package p2p

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"sync/atomic"
	"time"

	"github.com/ipfs/boxo/bitswap"
	bsmsg "github.com/ipfs/boxo/bitswap/message"
	"github.com/ipfs/boxo/bitswap/network"
	"github.com/ipfs/boxo/bitswap/network/bsnet"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	"github.com/libp2p/go-libp2p/core/host"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/protocol"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
	"github.com/infernetprotocol/infernet/node/p2p/vault"
)

// Errors of files. Errors of the vault and of ids come through as they are:
// ErrQuota, ErrNotLocal, ErrCID.
var (
	// ErrNotFound means that no peer that was asked, named or found in the DHT, sent a
	// block of the file in time.
	ErrNotFound = errors.New("content not found: no peer sent it in time")
	// ErrOverLimit means that the file says it is bigger than the caller's limit. Nothing
	// but its root was fetched, and nothing was stored.
	ErrOverLimit = errors.New("content is over the limit")
	// ErrMalformed means that the blocks are what their ids say but make no file.
	ErrMalformed = layout.ErrBlock
	// ErrCID means that the id cannot name a file.
	ErrCID = layout.ErrCID
	// ErrQuota means that there is no room and none can be made.
	ErrQuota = vault.ErrQuota
	// ErrNotLocal means that the file is not complete here.
	ErrNotLocal = vault.ErrMissing
)

// Bounds of what one peer may have of the block exchange.
const (
	maxOutstanding = 4 << 20 // bytes of blocks on their way to it
	maxWants       = 1024    // blocks that it asks for
)

// putStep is how much room Put reserves at a time.
const putStep = 8 << 20

// Blocks keeps and exchanges files, named by the id of their root (CIDv1,
// base32). Safe for concurrent use.
type Blocks struct {
	host  *Host
	vault *vault.Vault
	net   network.BitSwapNetwork
	swap  *bitswap.Bitswap
	asked *asked
	turns turns
	kick  chan struct{} // a file was pinned
	// readers says who may have the files of a group; nil: nobody.
	readers atomic.Pointer[func(group string, p peer.ID) bool]
}

// exchangeNetwork speaks infernet's own bitswap only.
func exchangeNetwork(h host.Host) network.BitSwapNetwork {
	return bsnet.NewFromIpfsHost(
		h, bsnet.Prefix(prefix), bsnet.SupportedProtocols([]protocol.ID{bsnet.ProtocolBitswap}))
}

// newBlocks starts the exchange.
func newBlocks(h *Host) (*Blocks, error) {
	b := &Blocks{host: h, vault: h.vault, asked: &asked{}, kick: make(chan struct{}, 1)}
	watch := &watcher{metrics: h.metrics, vault: h.vault}
	b.net = askingNetwork{exchangeNetwork(h.host), b.asked}
	b.swap = bitswap.New(h.ctx, b.net, h.dht, h.vault.Serving(),
		bitswap.WithTracer(watch),
		bitswap.MaxOutstandingBytesPerPeer(maxOutstanding),
		bitswap.MaxQueuedWantlistEntriesPerPeer(maxWants),
		bitswap.MaxCidSize(64),
		bitswap.TaskWorkerCount(4),
		bitswap.EngineTaskWorkerCount(4),
		bitswap.EngineBlockstoreWorkerCount(8),
		bitswap.WithoutDuplicatedBlockStats(),
		bitswap.WithPeerBlockRequestFilter(b.serves),
	)
	watch.swap.Store(b.swap)
	h.running.Go(b.provide)
	return b, nil
}

// serves reports whether a peer may have a block. Whoever may not gets the answer for a block that
// is not here.
func (b *Blocks) serves(p peer.ID, c cid.Cid) bool {
	group := b.vault.Group(c)
	if group == "" {
		return true
	}
	may := b.readers.Load()
	return may != nil && (*may)(group, p)
}

// SetReaders sets who may have the files of groups. Before it is called nobody may.
func (b *Blocks) SetReaders(may func(group string, p peer.ID) bool) { b.readers.Store(&may) }

// Restrict makes a file one of a group's, over restarts, whether it is here already or will be
// fetched. It is served to the group's readers alone, and not announced. A file that is here as
// another group's stays that group's.
func (b *Blocks) Restrict(id, group string) error {
	c, err := layout.Parse(id)
	if err != nil {
		return err
	}
	return b.vault.Restrict(c, group)
}

// Release opens a file to everybody.
func (b *Blocks) Release(id string) error {
	c, err := layout.Parse(id)
	if err != nil {
		return err
	}
	return b.vault.Release(c)
}

// Close ends the exchange.
func (b *Blocks) Close() error { return b.swap.Close() }

// watcher counts blocks as they come and go.
type watcher struct {
	metrics *counters
	vault   *vault.Vault
	swap    atomic.Pointer[bitswap.Bitswap] // set once it is made
}

// MessageReceived implements tracer.Tracer.
func (w *watcher) MessageReceived(_ peer.ID, m bsmsg.BitSwapMessage) {
	for _, blk := range m.Blocks() {
		w.metrics.blocks.WithLabelValues(string(directionIn)).Inc()
		w.metrics.moved.WithLabelValues(string(directionIn)).Add(float64(len(blk.RawData())))
		if !w.wanted(blk.Cid()) {
			w.metrics.refused.Inc()
		}
	}
}

// MessageSent implements tracer.Tracer.
func (w *watcher) MessageSent(_ peer.ID, m bsmsg.BitSwapMessage) {
	all := m.Blocks()
	w.metrics.blocks.WithLabelValues(string(directionOut)).Add(float64(len(all)))
	bytes := 0
	for _, blk := range all {
		bytes += len(blk.RawData())
	}
	w.metrics.moved.WithLabelValues(string(directionOut)).Add(float64(bytes))
}

// wanted reports whether c was asked for or is here already.
func (w *watcher) wanted(c cid.Cid) bool {
	if swap := w.swap.Load(); swap != nil && slices.Contains(swap.GetWantlist(), c) {
		return true
	}
	have, err := w.vault.Has(c)
	return err == nil && have
}

// Put cuts r into blocks, stores and pins them, and announces the file.
// It returns ErrQuota if the file does not fit. What was written until then is
// collected later.
func (b *Blocks) Put(ctx context.Context, r io.Reader) (id string, size uint64, err error) {
	if !b.host.begin() {
		return "", 0, ErrClosed
	}
	defer b.host.running.Done()
	s := b.vault.Begin()
	defer s.Close()
	root, size, err := layout.Build(ctx, r, func(blk blocks.Block) error { return s.Put(blk, putStep) })
	if err != nil {
		return "", 0, fmt.Errorf("store content: %w", err)
	}
	if err := b.pin(root); err != nil {
		return "", 0, fmt.Errorf("store content: %w", err)
	}
	return root.String(), size, nil
}

// ContentID names a file as Put would, and stores nothing.
func ContentID(ctx context.Context, r io.Reader) (id string, size uint64, err error) {
	root, size, err := layout.Build(ctx, r, func(blocks.Block) error { return nil })
	if err != nil {
		return "", 0, fmt.Errorf("name content: %w", err)
	}
	return root.String(), size, nil
}

// Has reports whether the whole file is here.
func (b *Blocks) Has(id string) (bool, error) {
	c, err := layout.Parse(id)
	if err != nil {
		return false, err
	}
	_, whole, err := b.vault.Present(c)
	return whole, err
}

// Pin keeps a file that is here until Unpin, over restarts, and announces it.
func (b *Blocks) Pin(id string) error {
	c, err := layout.Parse(id)
	if err != nil {
		return err
	}
	return b.pin(c)
}

func (b *Blocks) pin(c cid.Cid) error {
	if err := b.vault.Pin(c); err != nil {
		return fmt.Errorf("pin %s: %w", c, err)
	}
	select {
	case b.kick <- struct{}{}:
	default: // provide has a signal waiting
	}
	return nil
}

// Unpin lets a file go when room is needed. Files that are not pinned are no
// error.
func (b *Blocks) Unpin(id string) error {
	c, err := layout.Parse(id)
	if err != nil {
		return err
	}
	return b.vault.Unpin(c)
}

// Pinned lists the pinned files.
func (b *Blocks) Pinned() []string {
	var out []string
	for _, c := range b.vault.Pinned() {
		out = append(out, c.String())
	}
	return out
}

// GC removes every file that is not pinned and not in use, and returns the
// bytes freed.
func (b *Blocks) GC() (freed uint64, err error) { return b.vault.Collect() }

// Usage is the number of bytes kept, and the most that may be.
func (b *Blocks) Usage() (used, quota uint64) { return b.vault.Used(), b.vault.Quota() }

// Providers looks up, in the DHT, up to n peers that announced the file.
func (b *Blocks) Providers(ctx context.Context, id string, n int) ([]peer.ID, error) {
	c, err := layout.Parse(id)
	if err != nil {
		return nil, err
	}
	var out []peer.ID
	for p := range b.host.dht.FindProvidersAsync(ctx, c, n) {
		out = append(out, p.ID)
	}
	return out, ctx.Err()
}

// provideTime bounds the announcement of one file.
const provideTime = time.Minute

// provide announces pinned files: new ones at once, all of them every
// pace.reprovide, failed ones when discovery has had time to find peers.
func (b *Blocks) provide() {
	done := map[cid.Cid]struct{}{}
	again := time.NewTicker(b.host.cfg.pace.reprovide)
	defer again.Stop()
	retry := time.NewTicker(b.host.cfg.pace.search)
	defer retry.Stop()
	for {
		select {
		case <-b.host.ctx.Done():
			return
		case <-again.C:
			clear(done)
		case <-b.kick:
		case <-retry.C:
		}
		b.announce(done)
	}
}

// announce provides what is pinned and not in done, and puts it there.
func (b *Blocks) announce(done map[cid.Cid]struct{}) {
	if b.host.dht.RoutingTable().Size() == 0 {
		return
	}
	for _, c := range b.vault.Pinned() {
		if _, ok := done[c]; ok || b.host.ctx.Err() != nil || b.vault.Group(c) != "" {
			continue
		}
		ctx, cancel := context.WithTimeout(b.host.ctx, provideTime)
		err := b.host.dht.Provide(ctx, c, true)
		cancel()
		if err != nil {
			b.host.log.Debug("file not announced yet", "file", c.String(), "err", err)
			return
		}
		done[c] = struct{}{}
	}
}

// local returns the content of a block that is here, or nil.
func (b *Blocks) local(c cid.Cid) ([]byte, error) {
	if c == layout.Empty {
		return []byte{}, nil
	}
	data, err := b.vault.Block(c)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}
