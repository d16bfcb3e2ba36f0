//go:build daemons

package lightning

import (
	"context"
	"time"

	"github.com/lightningnetwork/lnd/lnrpc"
)

// lnd v0.21 may fail a link that it resumes ("unable to settle htlc: HTLC … has
// already been settled"), and leave it so while the peers are connected. Whoever
// runs the node disconnects the peer then, and links start anew; so does relink.
//
// From one failure no reconnection helps, and none may come: see
// TestSegmentsBetweenReconnections.
const (
	relinkPoll  = 500 * time.Millisecond
	relinkAfter = 10 // looks at which a channel was not active
)

// relink minds the links of a network until ctx ends.
func (n *Network) relink(ctx context.Context) error {
	idle := map[string]int{} // looks, by node and channel
	t := time.NewTicker(relinkPoll)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
		}
		for _, l := range n.Nodes() {
			n.relinkOf(ctx, l, idle)
		}
	}
}

// relinkOf looks at one node. Errors are those of nodes that are down: the next
// look finds out.
func (n *Network) relinkOf(ctx context.Context, l *Lnd, idle map[string]int) {
	cs, err := l.Admin.ListChannels(ctx, &lnrpc.ListChannelsRequest{})
	if err != nil {
		return
	}
	for _, c := range cs.Channels {
		k := l.Name + " " + c.ChannelPoint
		if idle[k]++; c.Active {
			idle[k] = 0
		}
		if idle[k] < relinkAfter {
			continue
		}
		idle[k] = 0
		if _, err := l.Admin.DisconnectPeer(ctx, &lnrpc.DisconnectPeerRequest{PubKey: c.RemotePubkey}); err == nil {
			faults.add(failedLinks)
		}
		n.redial(ctx, l, c.RemotePubkey)
	}
}

// redial connects a node with a peer that it was disconnected from: lnd does not
// by itself. A peer that is down is dialled at a later look.
func (n *Network) redial(ctx context.Context, l *Lnd, key string) {
	for _, p := range n.Nodes() {
		if p.Key.String() == key {
			_, _ = l.Admin.ConnectPeer(ctx, &lnrpc.ConnectPeerRequest{Addr: &lnrpc.LightningAddress{Pubkey: key,
				Host: p.p2p},
				Perm: true})
		}
	}
}
