package p2p

import (
	"context"
	"net/netip"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/protocol"
	ma "github.com/multiformats/go-multiaddr"
	manet "github.com/multiformats/go-multiaddr/net"
	"golang.org/x/time/rate"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

// Bounds of asking for a stake, which takes two calls to the chain's endpoint.
const (
	vouchers    = 16               // at a time
	vouchTime   = time.Second      // for one peer
	vouchedFor  = 30 * time.Minute // that a stake counts
	vouchAgain  = 10 * time.Minute // before a peer without a stake is asked for again
	vouchRate   = 10               // peers a second in the long run
	vouchBurst  = 64
	vouchQueued = 256
)

// guests keep the inbound connections of strangers within MaxPeers, so that a part of all inbound connections is free
// for known peers, and for those that are about to show that they have a stake.
type guests struct {
	host  *Host
	queue chan network.Conn
	rate  *rate.Limiter
	asked *lru.Cache[peer.ID, time.Time] // peers without a stake
}

// watchGuests starts the guests' watch.
func (h *Host) watchGuests() error {
	asked, err := lru.New[peer.ID, time.Time](4 * admission.MaxBudgets)
	if err != nil {
		return err
	}
	g := &guests{host: h, queue: make(chan network.Conn, vouchQueued), rate: rate.NewLimiter(vouchRate, vouchBurst),
		asked: asked}
	for range vouchers {
		h.running.Go(g.run)
	}
	h.running.Go(g.renew)
	h.host.Network().Notify(&network.NotifyBundle{ConnectedF: g.connected})
	return nil
}

// connected is called by libp2p, and must not block.
func (g *guests) connected(_ network.Network, c network.Conn) {
	select {
	case g.queue <- c:
	default: // those that are queued will be looked at, and with them all connections
	}
}

// renew looks at all connections again from time to time: a stake counts for a while, and a connection may last longer.
func (g *guests) renew() {
	tick := time.NewTicker(g.host.cfg.pace.vouch)
	defer tick.Stop()
	for {
		select {
		case <-g.host.ctx.Done():
			return
		case <-tick.C:
			for _, c := range g.host.host.Network().Conns() {
				g.connected(nil, c)
			}
		}
	}
}

func (g *guests) run() {
	for {
		select {
		case <-g.host.ctx.Done():
			return
		case c := <-g.queue:
			p := c.RemotePeer()
			if !g.host.known.Lasts(p, 2*vouchAgain) && g.vouched(p) {
				g.host.Reserve(p, vouchedFor)
			}
			g.trim()
		}
	}
}

// vouched reports whether a peer's key has a stake. While many connections wait, nobody is asked for.
func (g *guests) vouched(p peer.ID) bool {
	vouch, now := g.host.cfg.Vouch, g.host.now()
	at, again := g.asked.Get(p)
	if vouch == nil || again && now.Sub(at) < vouchAgain || len(g.queue) > vouchQueued/2 || !g.rate.AllowN(now, 1) {
		return false
	}
	ctx, cancel := context.WithTimeout(g.host.ctx, vouchTime)
	defer cancel()
	ok, err := vouch(ctx, p)
	if err == nil && !ok {
		g.asked.Add(p, now)
	}
	return ok && err == nil
}

// trim closes what is over the strangers' part.
func (g *guests) trim() {
	g.host.known.Sweep()
	var all []admission.Inbound[network.Conn]
	for _, c := range g.host.host.Network().Conns() {
		if c.Stat().Direction == network.DirInbound && !g.host.known.Has(c.RemotePeer()) {
			all = append(all, admission.Inbound[network.Conn]{Conn: c, From: networkOf(c.RemoteMultiaddr()),
				Opened: c.Stat().Opened})
		}
	}
	for _, c := range admission.Excess(all, g.host.cfg.MaxPeers) {
		g.host.metrics.trimmed.Inc()
		_ = c.Close() // it may be closed already
	}
}

// networkOf is the network that a connection comes from; that of the relay for a relayed one.
func networkOf(a ma.Multiaddr) netip.Prefix {
	ip, err := manet.ToIP(a)
	if err != nil {
		return netip.Prefix{}
	}
	addr, _ := netip.AddrFromSlice(ip)
	return admission.Prefix(addr)
}

// Reserve keeps slots for a peer for so long: of connections, of streams and of the requests that are handled. It is
// for those with a lease or a stake; whoever else asks has the strangers' part. Reserving again extends it.
func (h *Host) Reserve(p peer.ID, d time.Duration) {
	if p == h.ID() {
		return
	}
	h.known.Add(p, d)
	h.host.ConnManager().Protect(p, knownTag)
}

// knownTag marks known peers for libp2p's connection manager.
const knownTag = "known"

// Speaking returns the connected peers that answer requests of a protocol, as they say themselves: those for which
// slots are reserved, and strangers.
func (h *Host) Speaking(p Protocol) (reserved, strangers []peer.ID) {
	for _, id := range h.host.Network().Peers() {
		got, err := h.host.Peerstore().SupportsProtocols(id, protocol.ID(p))
		switch {
		case err != nil || len(got) == 0:
		case h.known.Has(id):
			reserved = append(reserved, id)
		default:
			strangers = append(strangers, id)
		}
	}
	return reserved, strangers
}

// TurnedAway reports whether this host has answered a peer busy since a time for want of slots, and not because of
// what the peer itself had under way. Nobody is to be blamed for what it could not say.
func (h *Host) TurnedAway(p peer.ID, since time.Time) bool {
	at, ok := h.turnedAway.Peek(p)
	return ok && !at.Before(since)
}
