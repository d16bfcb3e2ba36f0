package node

import (
	"cmp"
	"context"
	"log/slog"
	"net/netip"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/bootlists"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/registry"
)

// spacePeers holds the peers that were connected when they were last saved, in one record.
const spacePeers ledger.Space = "peers"

const (
	peersKey   = "connected"
	peersEvery = time.Minute
	maxPeers   = 64
	maxAddrs   = 4
	// dialsAtOnce is how many peers of the last run are dialled at a time, so that some that are gone hold up nobody.
	dialsAtOnce = 8
)

// keepPeers dials the peers of the last run, so that a node finds its network again without bootstrap nodes. It saves
// the list as it changes.
func (n *Node) keepPeers(ctx context.Context) error {
	last, _, err := ledger.Get[[]knownPeer](n.ledger, spacePeers, peersKey)
	if err != nil {
		return err
	}
	dialAll(ctx, n.host, last)
	t := time.NewTicker(peersEvery)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			if _, err := n.savePeers(last); err != nil {
				n.log.Warn("peers not kept", "err", err)
			}
			return nil
		case <-t.C:
			if last, err = n.savePeers(last); err != nil {
				n.log.Warn("peers not kept", "err", err)
			}
		}
	}
}

// dialAll tries to connect to each peer of a list, and keeps the connections to anchors.
func dialAll(ctx context.Context, host *p2p.Host, ps []knownPeer) {
	var g errgroup.Group
	g.SetLimit(dialsAtOnce)
	for _, p := range ps {
		if id, err := peer.Decode(p.ID); err == nil && p.Anchor {
			host.Keep(id)
		}
		g.Go(func() error { dialOne(ctx, host, p); return nil })
	}
	_ = g.Wait() // nothing fails: who is not there is not dialled
}

func dialOne(ctx context.Context, host *p2p.Host, p knownPeer) {
	for _, a := range p.Addrs {
		ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
		err := host.Connect(ctx, a+"/p2p/"+p.ID)
		cancel()
		if err == nil {
			return
		}
	}
}

// savePeers writes the peers to go back to into the ledger if they are not those of last, and returns them.
func (n *Node) savePeers(last []knownPeer) ([]knownPeer, error) {
	here := n.metNow()
	if len(here) == 0 { // the network is away, and nothing is known that was not before
		return last, nil
	}
	now := remembered(last, here, uint64(time.Now().Unix()))
	if reflect.DeepEqual(now, last) {
		return last, nil
	}
	for _, p := range now {
		if id, err := peer.Decode(p.ID); err == nil && p.Anchor {
			n.host.Keep(id)
		}
	}
	_, err := n.ledger.Commit(ledger.Change{
		Kind: "peers.seen", Body: len(now), At: n.heads.Latest().Time,
		Put: []ledger.Record{{Key: ledger.Key{Space: spacePeers, ID: peersKey}, Value: now}},
	})
	return now, err
}

// readLists keeps the signed lists of nodes to join up to date.
func (n *Node) readLists(ctx context.Context) error {
	return bootlists.New(bootlists.Options{Lists: n.cfg.Network.BootstrapLists, Ledger: n.ledger, Network: n.host,
		Log: n.log, Now: time.Now, Wait: retry.Pause}).Run(ctx)
}

// JoinNetwork connects to a node's network with the node's own key, for a command that runs while the node does not.
// It dials the bootstrap nodes and the peers of the last run. The caller closes the host.
func JoinNetwork(ctx context.Context, cfg config.Config, home config.Home, key *wallet.NodeKey, l *ledger.Ledger,
	log *slog.Logger) (*p2p.Host, error) {
	last, _, err := ledger.Get[[]knownPeer](l, spacePeers, peersKey)
	if err != nil {
		return nil, err
	}
	host, err := p2p.New(ctx, networkOf(cfg, home, key, log))
	if err != nil {
		return nil, err
	}
	dialAll(ctx, host, last)
	return host, nil
}

// vouch reports whether a peer's key speaks for an operator with an active stake.
func (n *Node) vouch(ctx context.Context, p peer.ID) (bool, error) {
	key, err := market.NodeOfPeer(p)
	if err != nil {
		return false, nil // a key of another kind speaks for nobody
	}
	chain := registry.New(n.client, n.cfg.Chain)
	operator, err := chain.OperatorOf(ctx, key)
	if err != nil || operator == (common.Address{}) {
		return false, err
	}
	stake, err := chain.Stake(ctx, operator)
	if err != nil || stake == 0 {
		return false, err
	}
	least, err := chain.MinStake(ctx)
	return stake >= least, err
}

// loopbackOnly reports whether all addresses are of this machine alone: such a host needs no relays.
func loopbackOnly(listen []string) bool {
	for _, a := range listen {
		if !strings.HasPrefix(a, "/ip4/127.") && !strings.HasPrefix(a, "/ip6/::1/") {
			return false
		}
	}
	return true
}

// networkOf is the configuration of a node's host.
func networkOf(cfg config.Config, home config.Home, key *wallet.NodeKey, log *slog.Logger) p2p.Config {
	return p2p.Config{
		Key: crypto.FromECDSA(key.Key()), Listen: cfg.Network.Listen, Bootstrap: cfg.Network.Bootstrap,
		MDNS:    cfg.Network.MDNS,
		DataDir: home.Data, Quota: cfg.Storage.QuotaBytes, Local: loopbackOnly(cfg.Network.Listen), Logger: log,
	}
}

// Anchors are the peers that a node goes back to after a restart, before it asks anybody for others. Whoever fills its
// connections or its address book later does not displace them: a newcomer becomes one only where there is room, or
// where an anchor was away for anchorAway. See docs/network.md.
const (
	maxAnchors = 12
	// perNetwork bounds the anchors of one network of addresses (IPv4 /24, IPv6 /48), unless it is a private one.
	perNetwork = 1
	// anchorAge is how long a peer without a stake must have been met, before it may be one, seconds.
	anchorAge = 600
	// anchorAway is after how many seconds without a connection an anchor may be replaced.
	anchorAway = 7 * 24 * 3600
	lastStep   = 6 * 3600
)

// knownPeer is where a peer was reached.
type knownPeer struct {
	ID    string   `cbor:"1,keyasint"`
	Addrs []string `cbor:"2,keyasint"`
	// Since and Last are when it was met first and last, Unix seconds of this machine. Last is in steps of lastStep, so
	// that the list does not change all the time. Anchor says that it is one.
	Since  uint64 `cbor:"3,keyasint,omitempty"`
	Last   uint64 `cbor:"4,keyasint,omitempty"`
	Anchor bool   `cbor:"5,keyasint,omitempty"`
}

// met is a peer that is connected now.
type met struct {
	knownPeer
	staked  bool         // or with a lease
	dialled bool         // this node opened the connection, so the address is right
	network netip.Prefix // none for a private one
}

// remembered is the list that is kept: anchors first, then others that are connected, at most maxPeers. last is the
// list before.
func remembered(last []knownPeer, connected []met, now uint64) []knownPeer {
	old := map[string]knownPeer{}
	for _, p := range last {
		old[p.ID] = p
	}
	here := map[string]met{}
	for _, p := range connected {
		p.Since, p.Last, p.Anchor = now, now-now%lastStep, old[p.ID].Anchor
		if before := old[p.ID].Since; before != 0 && before < now {
			p.Since = before
		}
		if len(p.Addrs) == 0 { // it was reached before, and does not say where now
			p.Addrs = old[p.ID].Addrs
		}
		here[p.ID] = p
	}
	out := anchors(last, here, now)
	chosen := map[string]bool{}
	for _, p := range out {
		chosen[p.ID] = true
	}
	return append(out, others(here, chosen, maxPeers-len(out))...)
}

// anchors are the old anchors that were not away too long, and the best of the connected peers where there is room.
func anchors(last []knownPeer, here map[string]met, now uint64) (out []knownPeer) {
	networks := map[netip.Prefix]int{}
	for _, p := range last {
		again, connected := here[p.ID]
		switch {
		case !p.Anchor || len(out) == maxAnchors:
			continue
		case connected:
			p = again.knownPeer
			networks[again.network]++
		case p.Last+anchorAway < now:
			continue
		}
		out = append(out, p)
	}
	for _, p := range candidates(here, now) {
		if len(out) == maxAnchors {
			break
		}
		if p.network.IsValid() && networks[p.network] >= perNetwork {
			continue
		}
		networks[p.network]++
		p.Anchor = true
		out = append(out, p.knownPeer)
	}
	return out
}

// candidates may become anchors, the best first: with a stake, then dialled by this node, then by age.
func candidates(here map[string]met, now uint64) (out []met) {
	for _, p := range here {
		if !p.Anchor && len(p.Addrs) > 0 && (p.staked || p.dialled && now-p.Since >= anchorAge) {
			out = append(out, p)
		}
	}
	slices.SortFunc(out, func(a, b met) int {
		return cmp.Or(compareBool(b.staked, a.staked), compareBool(b.dialled, a.dialled), cmp.Compare(a.Since, b.Since),
			cmp.Compare(a.ID, b.ID))
	})
	return out
}

// others are peers that are connected and are no anchors, those first that were met first.
func others(here map[string]met, chosen map[string]bool, most int) (out []knownPeer) {
	for _, p := range here {
		if !chosen[p.ID] {
			p.Anchor = false
			out = append(out, p.knownPeer)
		}
	}
	slices.SortFunc(out, func(a, b knownPeer) int {
		return cmp.Or(cmp.Compare(a.Since, b.Since), cmp.Compare(a.ID, b.ID))
	})
	return out[:min(len(out), most)]
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// metNow are the connected peers.
func (n *Node) metNow() (out []met) {
	for _, c := range n.host.Met() {
		addrs := n.host.KnownAddrs(c.ID)
		slices.Sort(addrs)
		out = append(out, met{knownPeer: knownPeer{ID: c.ID.String(), Addrs: addrs[:min(len(addrs), maxAddrs)]},
			staked: c.Known, dialled: c.Dialled, network: c.Network})
	}
	return out
}
