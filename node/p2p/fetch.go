package p2p

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/ipfs/boxo/exchange"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
	"github.com/infernetprotocol/infernet/node/p2p/vault"
)

// window is how many blocks of a node are asked for at a time: 4 MiB of leaves
// as Build makes them.
const window = 16

// errStalled is the cause of a fetch's end when blocks came too slowly, or none did.
var errStalled = errors.New("peers sent too little in time")

// Get writes the file id to w, fetching what is not here. It connects to
// providers first, who are then asked together with the other connected peers;
// peers that the DHT names follow. Every block is checked against its id and
// against what its parent said; a file over limit bytes is refused on its root.
// The room for it is reserved before the rest is asked for. What was fetched
// stays as an unpinned file: Pin it to keep it.
//
// Peers are waited for no longer than Config.Stall and what the bytes that came
// take at Config.LeastRate. So a file takes at most Stall + size ÷ LeastRate,
// whoever drips. Where nothing comes for a sixth of Config.Stall, the connections
// to those who were asked are closed, so that others are: a peer may claim what it
// does not have, or does not send.
//
// Errors: ErrCID, ErrOverLimit, ErrQuota, ErrMalformed, ErrNotFound when that
// time or ctx's deadline passes, ErrClosed, w's errors, ctx's cause.
func (b *Blocks) Get(ctx context.Context, id string, limit uint64, providers []peer.ID, w io.Writer) error {
	err := b.get(ctx, id, limit, providers, w)
	b.host.metrics.fetches.WithLabelValues(fetchOutcome(err)).Inc()
	if err != nil {
		return fmt.Errorf("fetch %.80q: %w", id, err)
	}
	return nil
}

func (b *Blocks) get(ctx context.Context, id string, limit uint64, providers []peer.ID, w io.Writer) error {
	root, err := layout.Parse(id)
	if err != nil {
		return err
	}
	if !b.host.begin() {
		return ErrClosed
	}
	defer b.host.running.Done()
	f := b.newFetch(ctx, w)
	defer f.close()
	if err := f.session.Hold(root); err != nil {
		return err
	}
	f.group, f.from = b.vault.Group(root), providers
	if _, whole, err := b.vault.Present(root); err != nil {
		return err
	} else if whole {
		return f.explain(ctx, f.file(root, limit, providers))
	}
	if err := f.turn(root); err != nil {
		return f.explain(ctx, err)
	}
	defer b.turns.give(root)
	return f.explain(ctx, f.file(root, limit, providers))
}

// fetch is one Get.
type fetch struct {
	b       *Blocks
	ctx     context.Context
	cancel  context.CancelCauseFunc
	stall   *time.Timer
	left    time.Duration // for which peers may still be waited for
	since   time.Time     // of the wait that runs
	session *vault.Session
	swap    exchange.Fetcher
	w       io.Writer
	group   string    // whose file it is; empty: everybody's
	from    []peer.ID // providers that the caller named
}

func (b *Blocks) newFetch(ctx context.Context, w io.Writer) *fetch {
	f := &fetch{b: b, session: b.vault.Begin(), w: w, left: b.host.cfg.Stall}
	f.ctx, f.cancel = context.WithCancelCause(ctx)
	stop := context.AfterFunc(b.host.ctx, func() { f.cancel(ErrClosed) })
	f.stall = time.AfterFunc(f.left, func() { f.cancel(errStalled) })
	f.stall.Stop() // until peers are waited for
	context.AfterFunc(f.ctx, func() { stop() })
	f.swap = b.swap.NewSession(f.ctx)
	return f
}

// turn waits until no other fetch of the file runs. That one has more peers to ask meanwhile.
func (f *fetch) turn(root cid.Cid) error {
	if f.b.turns.try(root) {
		return nil
	}
	f.connect(f.from)
	return f.b.turns.take(f.ctx, root)
}

// wait starts the clock that runs while peers are waited for.
func (f *fetch) wait() {
	f.since = time.Now()
	f.stall.Reset(f.left)
}

// arrived adds what n bytes take at the least rate, but no more than the fetch had in the beginning.
func (f *fetch) arrived(n int) {
	f.pause()
	f.left = min(f.left+time.Duration(n)*time.Second/time.Duration(f.b.host.cfg.LeastRate), f.b.host.cfg.Stall)
	f.wait()
}

// pause stops the clock: what this node does itself takes nothing of the peers' time.
func (f *fetch) pause() {
	f.stall.Stop()
	f.left -= time.Since(f.since)
}

func (f *fetch) close() {
	f.stall.Stop()
	f.cancel(context.Canceled)
	f.session.Close()
}

// explain turns the end of the fetch's context into the error for the caller. Where the host closed, the fetch's
// context learns of it a moment later than bitswap, which has errors of its own.
func (f *fetch) explain(ctx context.Context, err error) error {
	cause := context.Cause(f.ctx)
	switch {
	case err == nil:
		return nil
	case f.b.host.ctx.Err() != nil:
		return ErrClosed
	case f.ctx.Err() == nil:
		return err
	case errors.Is(cause, errStalled), errors.Is(cause, context.DeadlineExceeded):
		return fmt.Errorf("%w: %w", ErrNotFound, cause)
	}
	return context.Cause(ctx)
}

// file fetches the root, decides whether to go on, and does.
func (f *fetch) file(root cid.Cid, limit uint64, providers []peer.ID) error {
	data, err := f.b.local(root)
	if err != nil {
		return err
	}
	if data == nil {
		f.call(providers)
		if data, err = f.fetchRoot(root); err != nil {
			return err
		}
	}
	n, err := layout.Decode(root, data)
	if err != nil {
		return err
	}
	if n.Size > limit {
		return fmt.Errorf("%w: %d bytes, limit %d", ErrOverLimit, n.Size, limit)
	}
	if err := f.admit(root, n, data, providers); err != nil {
		return err
	}
	return f.write(root, n, 0)
}

func (f *fetch) fetchRoot(root cid.Cid) (data []byte, err error) {
	f.background(func() { f.tell([]cid.Cid{root}) })
	return data, f.ask([]cid.Cid{root}, func(blk blocks.Block) error {
		data = blk.RawData()
		return nil
	})
}

// admit reserves room for what is not here yet, and stores the root.
func (f *fetch) admit(root cid.Cid, n layout.Node, data []byte, providers []peer.ID) error {
	have, whole, err := f.b.vault.Present(root)
	if err != nil {
		return err
	}
	if !whole {
		if have > 0 { // the root was here, so nobody was called yet
			f.call(providers)
		}
		if err := f.session.Reserve(n.Size - min(n.Size, have)); err != nil {
			return err
		}
		if err := f.keep(root, data); err != nil {
			return err
		}
	}
	return f.session.Touch(root)
}

func (f *fetch) keep(c cid.Cid, data []byte) error {
	blk, err := blocks.NewBlockWithCid(data, c)
	if err != nil {
		return fmt.Errorf("%w: %v", ErrCID, err)
	}
	return f.session.Put(blk, layout.MaxInner)
}

// call connects to the named peers in the fetch's time.
func (f *fetch) call(providers []peer.ID) {
	f.wait()
	f.connect(providers)
	f.pause()
}

// connect calls the named peers together; one that does not answer costs
// nothing but the wait of the others' slowest, bounded by dialTime.
func (f *fetch) connect(providers []peer.ID) {
	ctx, cancel := context.WithTimeout(f.ctx, dialTime)
	defer cancel()
	f.toProviders(providers, func(p peer.ID) error {
		return f.b.host.host.Connect(ctx, peer.AddrInfo{ID: p})
	})
}

// toProviders does something with the first of the named peers but this one, eight at a time.
func (f *fetch) toProviders(providers []peer.ID, do func(peer.ID) error) {
	var g errgroup.Group
	g.SetLimit(8)
	for _, p := range providers[:min(len(providers), maxProviders)] {
		if p == f.b.host.ID() {
			continue
		}
		g.Go(func() error {
			if err := do(p); err != nil {
				f.b.host.log.Debug("provider not reached", "peer", p, "err", err)
			}
			return nil
		})
	}
	_ = g.Wait() // never an error: each is logged
}

// write writes the file below a node, in order.
func (f *fetch) write(c cid.Cid, n layout.Node, height int) error {
	if n.Leaf() {
		if _, err := f.w.Write(n.Data); err != nil {
			return fmt.Errorf("write content: %w", err)
		}
		return nil
	}
	if height == layout.MaxHeight {
		return fmt.Errorf("%w: tree of more than %d levels", ErrMalformed, layout.MaxHeight)
	}
	for rest := n.Children; len(rest) > 0; {
		batch := rest[:min(window, len(rest))]
		rest = rest[len(batch):]
		if err := f.batch(batch, height); err != nil {
			return fmt.Errorf("below %s: %w", c, err)
		}
	}
	return nil
}

// batch brings some children here and writes what is below them.
func (f *fetch) batch(batch []layout.Child, height int) error {
	got, err := f.bring(batch)
	if err != nil {
		return err
	}
	for _, child := range batch {
		if err := f.write(child.ID, got[child.ID], height+1); err != nil {
			return err
		}
	}
	return nil
}

// bring returns the children's nodes, checked, from here or from peers; those
// from peers are stored.
func (f *fetch) bring(batch []layout.Child) (map[cid.Cid]layout.Node, error) {
	got := make(map[cid.Cid]layout.Node, len(batch))
	claimed := make(map[cid.Cid]layout.Child, len(batch))
	var missing []cid.Cid
	for _, child := range batch {
		if before, ok := claimed[child.ID]; ok {
			if before.Size != child.Size {
				return nil, fmt.Errorf("%w: %s is said to hold %d and %d bytes", ErrMalformed, child.ID,
					before.Size, child.Size)
			}
			continue
		}
		claimed[child.ID] = child
		data, err := f.b.local(child.ID)
		if err != nil {
			return nil, err
		}
		if data == nil {
			missing = append(missing, child.ID)
			continue
		}
		if got[child.ID], err = checked(child, data); err != nil {
			return nil, err
		}
	}
	if f.group != "" {
		if err := f.b.vault.Extend(f.group, slices.Collect(maps.Keys(claimed))); err != nil {
			return nil, err
		}
	}
	return got, f.download(missing, claimed, got)
}

// checked reads a child and compares it with what its parent said.
func checked(child layout.Child, data []byte) (layout.Node, error) {
	n, err := layout.Decode(child.ID, data)
	if err != nil {
		return layout.Node{}, err
	}
	return n, child.Check(n)
}

// download asks peers for blocks and stores each that is what its parent said.
func (f *fetch) download(missing []cid.Cid, claimed map[cid.Cid]layout.Child, got map[cid.Cid]layout.Node) error {
	return f.ask(missing, func(blk blocks.Block) error {
		n, err := checked(claimed[blk.Cid()], blk.RawData())
		if err != nil {
			return err
		}
		got[blk.Cid()] = n
		return f.keep(blk.Cid(), blk.RawData())
	})
}

// fetchOutcome is the metric's label for how a fetch ended.
func fetchOutcome(err error) string {
	for _, c := range []struct {
		err  error
		name string
	}{
		{ErrNotFound, "not found"}, {ErrOverLimit, "over limit"}, {ErrQuota, "quota"}, {ErrMalformed, "malformed"},
		{ErrCID, "malformed"},
	} {
		if errors.Is(err, c.err) {
			return c.name
		}
	}
	if err != nil {
		return "broken"
	}
	return "ok"
}
