package p2p

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/netip"
	"path/filepath"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/libp2p/go-libp2p/core/connmgr"
	"github.com/libp2p/go-libp2p/core/peer"
	ma "github.com/multiformats/go-multiaddr"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
	"github.com/infernetprotocol/infernet/node/storage"
)

// ErrConfig is wrapped by every error about a Config.
var ErrConfig = errors.New("invalid network configuration")

// Config says who the host is and whom it talks to. Key and DataDir must be
// set; the other zero values are sensible.
type Config struct {
	Key       []byte   // 32 bytes, the node key
	Listen    []string // multiaddresses; empty: a port of the system's choice on every interface
	Bootstrap []string // multiaddresses with /p2p/
	MDNS      bool     // find nodes on the local network
	DataDir   string   // blocks go into DataDir/blocks
	Disk      vfs.FS   // where DataDir is; nil: the operating system's
	// Fault learns of the first write of a block that failed. nil: nobody does.
	Fault *storage.Fault
	Quota uint64 // bytes of blocks; 0: 20 GiB
	// Local leaves out what only makes sense across the internet: NAT port
	// mapping, reachability probes, relays, hole punching.
	Local bool
	// MinPeers is what discovery keeps trying for; MaxPeers is where the
	// connection manager starts to let go of the least useful. 0: 8 and 96.
	MinPeers, MaxPeers int
	// PerPrefix bounds the connections of one network of addresses (IPv4 /24, IPv6 /48); one address has half.
	// 0: 16. Exempt are networks without that bound. nil: loopback and the private ones.
	PerPrefix int
	Exempt    []netip.Prefix
	// Vouch reports whether a peer's key has a stake on chain, for which slots are reserved. nil: nobody's has.
	Vouch  func(context.Context, peer.ID) (bool, error)
	Limits map[Protocol]Limits // overrides of the protocols' budgets
	Offers OfferLimits         // zero fields: DefaultOfferLimits
	// Stall ends a fetch that no block reached for so long, 0: 30 s. LeastRate is how fast blocks must come on the
	// whole, bytes a second, 0: 64 KiB.
	Stall     time.Duration
	LeastRate int
	Logger    *slog.Logger          // nil: none
	Metrics   prometheus.Registerer // nil: none

	// What tests replace.
	now  func() time.Time
	lan  lanDiscovery
	pace pace
	gate connmgr.ConnectionGater // nil: everybody
	// reads bound what is read at a time; zero: admission.DefaultReadLimits.
	reads admission.ReadLimits
}

// pace is how often the host does what it does on its own.
type pace struct {
	search    time.Duration // discovery while below MinPeers
	settle    time.Duration // discovery otherwise
	reprovide time.Duration // provider records of pinned files
	scores    time.Duration // reading of gossip scores
	vouch     time.Duration // asking again for the stakes of who stays connected
	lan       time.Duration // for one attempt to connect to a node of the local network
}

const defaultQuota = 20 << 30

// withDefaults fills what is zero.
func (c Config) withDefaults() Config {
	if len(c.Listen) == 0 {
		c.Listen = []string{"/ip4/0.0.0.0/udp/0/quic-v1", "/ip4/0.0.0.0/tcp/0", "/ip6/::/udp/0/quic-v1",
			"/ip6/::/tcp/0"}
	}
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
	if c.now == nil {
		c.now = time.Now
	}
	if c.lan == nil {
		c.lan = mdnsDiscovery
	}
	c.Quota = pick(c.Quota, uint64(defaultQuota))
	c.MinPeers, c.MaxPeers = pick(c.MinPeers, 8), pick(c.MaxPeers, 96)
	c.PerPrefix, c.reads = pick(c.PerPrefix, 16), pick(c.reads, admission.DefaultReadLimits())
	if c.Exempt == nil {
		c.Exempt = privatePrefixes()
	}
	c.Stall, c.LeastRate = pick(c.Stall, 30*time.Second), pick(c.LeastRate, 64<<10)
	c.Offers = c.Offers.orDefault()
	c.pace = pace{
		search:    pick(c.pace.search, 2*time.Second),
		settle:    pick(c.pace.settle, time.Minute),
		reprovide: pick(c.pace.reprovide, 12*time.Hour),
		scores:    pick(c.pace.scores, time.Second),
		vouch:     pick(c.pace.vouch, vouchAgain),
		lan:       pick(c.pace.lan, 3*time.Second),
	}
	return c
}

// validate checks what New cannot use.
func (c Config) validate() error {
	if c.DataDir == "" {
		return fmt.Errorf("%w: data folder: want a path", ErrConfig)
	}
	if c.MinPeers < 0 || c.MaxPeers < c.MinPeers {
		return fmt.Errorf("%w: peers: want 0 ≤ least (%d) ≤ most (%d)", ErrConfig, c.MinPeers, c.MaxPeers)
	}
	for _, a := range c.Listen {
		if _, err := ma.NewMultiaddr(a); err != nil {
			return fmt.Errorf("%w: listen %q: want a multiaddress such as /ip4/0.0.0.0/tcp/7420: %v", ErrConfig, a, err)
		}
	}
	_, err := c.bootstrap()
	return err
}

func (c Config) bootstrap() ([]peer.AddrInfo, error) {
	var addrs []ma.Multiaddr
	for _, s := range c.Bootstrap {
		a, err := ma.NewMultiaddr(s)
		if err == nil {
			_, err = peer.AddrInfoFromP2pAddr(a)
		}
		if err != nil {
			return nil, fmt.Errorf("%w: bootstrap %q: want a multiaddress that ends in /p2p/ and a peer id: %v",
				ErrConfig, s, err)
		}
		addrs = append(addrs, a)
	}
	infos, err := peer.AddrInfosFromP2pAddrs(addrs...)
	if err != nil {
		return nil, fmt.Errorf("%w: bootstrap: %v", ErrConfig, err)
	}
	return infos, nil
}

func (c Config) blocksDir() string { return filepath.Join(c.DataDir, "blocks") }
