package p2p

import (
	"context"
	"maps"
	"slices"
	"sync"

	bsmsg "github.com/ipfs/boxo/bitswap/message"
	bspb "github.com/ipfs/boxo/bitswap/message/pb"
	"github.com/ipfs/boxo/bitswap/network"
	"github.com/ipfs/go-cid"
	"github.com/libp2p/go-libp2p/core/peer"
)

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
