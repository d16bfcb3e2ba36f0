package p2p

import (
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	bsmsg "github.com/ipfs/boxo/bitswap/message"
	bspb "github.com/ipfs/boxo/bitswap/message/pb"
	"github.com/ipfs/boxo/bitswap/network"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	"github.com/libp2p/go-libp2p/core/peer"
)

// quietParts is which part of Config.Stall may pass without a block before those who were asked are passed over, and
// everybody is asked again. Of 30 s that leaves a peer which sends at the default LeastRate the time for a whole block.
const quietParts = 6

// tellTime bounds how long a named provider may take to hear what is wanted.
const tellTime = 10 * time.Second

// ask brings blocks from peers, in any order, and hands each to take. Where nothing comes for a while, peers that were
// asked and sent nothing are left, and the named providers are asked again: one that had no block before, or was not
// allowed to send it, may do so now.
func (f *fetch) ask(want []cid.Cid, take func(blocks.Block) error) error {
	f.wait()
	defer f.pause()
	f.b.asked.begin(want)
	left := make(map[cid.Cid]struct{}, len(want))
	for _, c := range want {
		left[c] = struct{}{}
	}
	defer func() { f.b.asked.end(slices.Collect(maps.Keys(left))) }()
	in, err := f.swap.GetBlocks(f.ctx, want)
	if err != nil {
		return err
	}
	quiet := time.NewTimer(f.quietTime())
	defer quiet.Stop()
	for len(left) > 0 {
		select {
		case blk, ok := <-in:
			if !ok {
				return errors.Join(ErrNotFound, f.ctx.Err()) // the fetch's time is over
			}
			f.arrived(len(blk.RawData()))
			f.b.asked.end([]cid.Cid{blk.Cid()})
			delete(left, blk.Cid())
			if err := take(blk); err != nil {
				return err
			}
			quiet.Reset(f.quietTime())
		case <-quiet.C:
			f.passOver(slices.Collect(maps.Keys(left)))
			quiet.Reset(f.quietTime())
		}
	}
	return nil
}

func (f *fetch) quietTime() time.Duration { return f.b.host.cfg.Stall / quietParts }

// passOver leaves the peers that were asked and sent nothing, calls the named providers, as one that is only slow may
// be the only one, and asks them again.
func (f *fetch) passOver(want []cid.Cid) {
	silent := f.b.asked.silent(want)
	f.background(func() {
		f.drop(silent)
		f.connect(f.from)
		f.tell(want)
	})
}

// background runs what the fetch does not wait for. It ends with the host.
func (f *fetch) background(do func()) {
	if !f.b.host.begin() {
		return
	}
	go func() {
		defer f.b.host.running.Done()
		do()
	}()
}

// drop closes the connections to peers that let the fetch wait.
func (f *fetch) drop(silent []peer.ID) {
	for _, p := range silent {
		f.b.host.metrics.silent.Inc()
		f.b.host.log.Debug("a peer was asked for blocks and sent none", "peer", p)
		_ = f.b.host.host.Network().ClosePeer(p) // it may be gone
	}
}

// tell asks the named providers whether they have blocks, beside what the exchange does. A message that could not be
// sent makes the exchange forget a peer, also where it was sent a moment later, until that peer sends a message: then
// nothing would ever be asked of a provider to which there is a connection. Its answer to this is such a message.
func (f *fetch) tell(want []cid.Cid) {
	m := bsmsg.New(false)
	for i, c := range want {
		m.AddEntry(c, int32(len(want)-i), bspb.Message_Wantlist_Have, true)
	}
	ctx, cancel := context.WithTimeout(f.ctx, tellTime)
	defer cancel()
	f.toProviders(f.from, func(p peer.ID) error { return f.b.net.SendMessage(ctx, p, m) })
}

// asked knows which peers were asked to send the blocks that fetches wait for. Bitswap asks one peer of those that say
// that they have a block, and believes that for as long as the peer is connected, whether the block comes or not. It is
// safe for concurrent use.
type asked struct {
	mu sync.Mutex
	of map[cid.Cid]*askedPeers
}

// askedPeers are the peers that were asked for a block, and how many fetches wait for it.
type askedPeers struct {
	fetches int
	peers   map[peer.ID]struct{}
}

// begin notes that a fetch waits for blocks; end, that it does no more.
func (a *asked) begin(want []cid.Cid) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.of == nil {
		a.of = map[cid.Cid]*askedPeers{}
	}
	for _, c := range want {
		if a.of[c] == nil {
			a.of[c] = &askedPeers{peers: map[peer.ID]struct{}{}}
		}
		a.of[c].fetches++
	}
}

func (a *asked) end(want []cid.Cid) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, c := range want {
		if x := a.of[c]; x != nil {
			if x.fetches--; x.fetches == 0 {
				delete(a.of, c)
			}
		}
	}
}

// sent notes what a message asks of a peer.
func (a *asked) sent(p peer.ID, m bsmsg.BitSwapMessage) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, w := range m.Wantlist() {
		x := a.of[w.Cid]
		switch {
		case x == nil:
		case w.Cancel:
			delete(x.peers, p)
		case w.WantType == bspb.Message_Wantlist_Block:
			x.peers[p] = struct{}{}
		}
	}
}

// silent takes the peers that were asked for any of the blocks.
func (a *asked) silent(want []cid.Cid) []peer.ID {
	a.mu.Lock()
	defer a.mu.Unlock()
	found := map[peer.ID]struct{}{}
	for _, c := range want {
		if x := a.of[c]; x != nil {
			maps.Copy(found, x.peers)
			clear(x.peers)
		}
	}
	return slices.Collect(maps.Keys(found))
}

// askingNetwork is a bitswap network that notes what is asked of whom.
type askingNetwork struct {
	network.BitSwapNetwork
	asked *asked
}

// NewMessageSender implements network.BitSwapNetwork.
func (n askingNetwork) NewMessageSender(ctx context.Context, p peer.ID, o *network.MessageSenderOpts) (
	network.MessageSender, error) {
	s, err := n.BitSwapNetwork.NewMessageSender(ctx, p, o)
	if err != nil {
		return nil, err
	}
	return askingSender{s, p, n.asked}, nil
}

type askingSender struct {
	network.MessageSender
	to    peer.ID
	asked *asked
}

// SendMsg implements network.MessageSender.
func (s askingSender) SendMsg(ctx context.Context, m bsmsg.BitSwapMessage) error {
	s.asked.sent(s.to, m)
	return s.MessageSender.SendMsg(ctx, m)
}
