package coordinator

import (
	"context"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market/job"
)

// maxExcused is for how long, in a row, a provider that this node turns away is excused. Slots are reserved for it, so
// it is turned away for long only if it takes all of them itself, or if this node is of no use to anybody.
const maxExcused = time.Minute

// excused is how long heartbeats have been excused in a row.
type excused struct {
	heard uint64 // monotonic ms of the last heartbeat before them
	until uint64 // monotonic ms up to which they are excused
}

// excuse counts as a heartbeat what a provider could not say because this node answered it that it is busy. A lease is
// not lost, and nobody is blamed, because strangers crowd this node.
func (a *actor) excuse(ctx context.Context) {
	l := a.state().Lease
	if l == nil || a.c.d.Peers == nil || a.state().Phase != job.Running && a.state().Phase != job.Verifying {
		return
	}
	p, err := peer.Decode(l.Peer)
	if err != nil || !a.c.d.Peers.TurnedAway(p, time.Now().Add(-2*tickEvery)) {
		return
	}
	if l.LastHeartbeat != a.excused.until { // it was heard since
		a.excused.heard = l.LastHeartbeat
	}
	if a.state().Clock.Mono-a.excused.heard > uint64(maxExcused.Milliseconds()) {
		return
	}
	a.handle(ctx, envelope{ev: job.HeartbeatExcused{Lease: l.Hash}})
	a.excused.until = a.state().Clock.Mono
}

// partner keeps slots of this node for the peer of a lease.
func (a *actor) partner(id string) {
	if p, err := peer.Decode(id); err == nil {
		a.c.d.Partner(p)
	}
}
