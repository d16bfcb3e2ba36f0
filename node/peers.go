package node

import (
	"context"
	"log/slog"
	"reflect"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
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

// networkOf is the configuration of a node's host.
func networkOf(cfg config.Config, home config.Home, key *wallet.NodeKey, log *slog.Logger) p2p.Config {
	return p2p.Config{
		Key: crypto.FromECDSA(key.Key()), Listen: cfg.Network.Listen, Bootstrap: cfg.Network.Bootstrap,
		MDNS:    cfg.Network.MDNS,
		DataDir: home.Data, Quota: cfg.Storage.QuotaBytes, Local: loopbackOnly(cfg.Network.Listen), Logger: log,
	}
}
