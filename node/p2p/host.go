package p2p

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"sync"
	"sync/atomic"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/libp2p/go-libp2p"
	dht "github.com/libp2p/go-libp2p-kad-dht"
	"github.com/libp2p/go-libp2p/core/host"
	"github.com/libp2p/go-libp2p/core/metrics"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/routing"
	"github.com/libp2p/go-libp2p/p2p/host/autorelay"
	rcmgr "github.com/libp2p/go-libp2p/p2p/host/resource-manager"
	"github.com/libp2p/go-libp2p/p2p/net/connmgr"
	"github.com/libp2p/go-libp2p/p2p/security/noise"
	libp2ptls "github.com/libp2p/go-libp2p/p2p/security/tls"
	quic "github.com/libp2p/go-libp2p/p2p/transport/quic"
	"github.com/libp2p/go-libp2p/p2p/transport/tcp"
	ma "github.com/multiformats/go-multiaddr"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
	"github.com/infernetprotocol/infernet/node/p2p/vault"
)

// Host is a node in the network. It is safe for concurrent use.
type Host struct {
	cfg       Config
	log       *slog.Logger
	now       func() time.Time
	host      host.Host
	dht       *dht.IpfsDHT
	bandwidth *metrics.BandwidthCounter
	metrics   *counters
	scores    *scoreboard
	vault     *vault.Vault
	blocks    *Blocks
	lan       closer
	heard     lanQueue
	gossip    func() (*gossip, error) // made at the first call
	known     *admission.Known        // peers for which slots are reserved
	readers   *admission.Readers      // streams whose request is being read
	// turnedAway is when a peer was answered busy for want of slots.
	turnedAway *lru.Cache[peer.ID, time.Time]
	opened     atomic.Bool // listening and dialling; see enter
	suggested  atomic.Pointer[[][]peer.AddrInfo]

	ctx    context.Context // ends when the host closes
	cancel context.CancelFunc

	mu      sync.Mutex
	closed  bool
	running sync.WaitGroup // everything that uses the host; see begin
}

type closer interface{ Close() error }

// New starts a host. It listens when New returns, and goes on to find peers in the background. ctx bounds the start
// alone; Close ends the host.
func New(ctx context.Context, cfg Config) (*Host, error) {
	cfg = cfg.withDefaults()
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	h := &Host{cfg: cfg, log: cfg.Logger, now: cfg.now, bandwidth: metrics.NewBandwidthCounter(),
		scores: newScoreboard()}
	h.ctx, h.cancel = context.WithCancel(context.Background())
	h.known = admission.NewKnown(h.now, h.unprotect)
	h.readers = admission.NewReaders(cfg.reads, h.now)
	h.gossip = sync.OnceValues(h.newGossip)
	var err error
	if h.turnedAway, err = lru.New[peer.ID, time.Time](admission.MaxBudgets); err != nil {
		return nil, err
	}
	if err := h.start(); err != nil {
		return nil, errors.Join(err, h.Close())
	}
	return h, nil
}

// start starts the host's parts. After an error, Close ends those that were started.
func (h *Host) start() error {
	var err error
	if h.vault, err = vault.Open(
		vault.Config{
			Dir: h.cfg.blocksDir(), Quota: h.cfg.Quota, FS: h.cfg.Disk, Logger: h.log, Fault: h.cfg.Fault,
		}); err != nil {
		return err
	}
	if h.host, err = h.assemble(); err != nil {
		return fmt.Errorf("start network: %w", err)
	}
	if h.metrics, err = registerMetrics(h.cfg.Metrics, h); err != nil {
		return fmt.Errorf("register network metrics: %w", err)
	}
	if h.blocks, err = newBlocks(h); err != nil {
		return err
	}
	// Bitswap learns of a connection only when it is made. So there must be none before it runs, neither from
	// outside nor by the DHT.
	if err := h.enter(); err != nil {
		return fmt.Errorf("start network: %w", err)
	}
	if err := h.watchGuests(); err != nil {
		return fmt.Errorf("start network: %w", err)
	}
	h.startLAN()
	h.running.Go(h.discover)
	return nil
}

// enter starts listening, and lets the DHT dial.
func (h *Host) enter() error {
	addrs := make([]ma.Multiaddr, len(h.cfg.Listen))
	for i, text := range h.cfg.Listen {
		a, err := ma.NewMultiaddr(text)
		if err != nil {
			return err
		}
		addrs[i] = a
	}
	h.opened.Store(true)
	return h.host.Network().Listen(addrs...)
}

// assemble makes the libp2p host, with QUIC and TCP, noise and TLS, and the DHT as its address book. It does not listen
// before enter.
func (h *Host) assemble() (host.Host, error) {
	key, err := identity(h.cfg.Key)
	if err != nil {
		return nil, err
	}
	conns, err := connmgr.NewConnManager(h.cfg.MaxPeers*3/4, h.cfg.MaxPeers, connmgr.WithGracePeriod(30*time.Second))
	if err != nil {
		return nil, err
	}
	resources, err := resourceManager(h.cfg)
	if err != nil {
		return nil, err
	}
	opts := append(h.reach(), // before NoListenAddrs, which else turns relays off
		libp2p.Identity(key),
		libp2p.NoListenAddrs, // not yet
		libp2p.UserAgent("infernet/1"),
		libp2p.ProtocolVersion("infernet/1"),
		libp2p.Transport(quic.NewTransport),
		libp2p.Transport(tcp.NewTCPTransport),
		libp2p.Security(noise.ID, noise.New),
		libp2p.Security(libp2ptls.ID, libp2ptls.New),
		libp2p.ConnectionManager(conns),
		libp2p.ResourceManager(resources),
		libp2p.BandwidthReporter(h.bandwidth),
		libp2p.DisableMetrics(),
		libp2p.Routing(h.route),
	)
	if h.cfg.gate != nil {
		opts = append(opts, libp2p.ConnectionGater(h.cfg.gate))
	}
	return libp2p.New(opts...)
}

// reach are the options for being found behind routers and firewalls.
func (h *Host) reach() []libp2p.Option {
	if h.cfg.Local {
		return []libp2p.Option{libp2p.DisableRelay()}
	}
	return []libp2p.Option{
		libp2p.EnableRelay(),
		libp2p.NATPortMap(),
		libp2p.EnableNATService(),
		libp2p.EnableAutoNATv2(),
		libp2p.EnableHolePunching(),
		libp2p.EnableRelayService(), // limited, and only while publicly reachable
		libp2p.EnableAutoRelayWithPeerSource(h.relays, autorelay.WithMinInterval(time.Minute)),
	}
}

// resourceManager bounds memory, streams and connections for a small node. Of the inbound connections a third is
// beyond what strangers may keep: see guests. One network's are bounded unless it is an exempt one, such as loopback,
// which all nodes there share.
func resourceManager(c Config) (network.ResourceManager, error) {
	peers := c.MaxPeers
	limits := rcmgr.DefaultLimits
	libp2p.SetDefaultServiceLimits(&limits)
	scaled := limits.Scale(networkMemory, 2*peers+256)
	bounded := rcmgr.PartialLimitConfig{
		System: rcmgr.ResourceLimits{
			Conns: rcmgr.LimitVal(2 * peers), ConnsInbound: rcmgr.LimitVal(peers + peers/2),
			Memory: rcmgr.LimitVal64(2 * peers * peerMemory),
		},
		PeerDefault: rcmgr.ResourceLimits{Conns: 4, Streams: 256, StreamsInbound: 128, Memory: peerMemory},
	}.Build(scaled)
	var exempt4, exempt6 []rcmgr.NetworkPrefixLimit
	for _, p := range c.Exempt {
		l := rcmgr.NetworkPrefixLimit{Network: p, ConnCount: math.MaxInt}
		if p.Addr().Is4() {
			exempt4 = append(exempt4, l)
		} else {
			exempt6 = append(exempt6, l)
		}
	}
	address := max(1, c.PerPrefix/2)
	return rcmgr.NewResourceManager(
		rcmgr.NewFixedLimiter(bounded), rcmgr.WithMetricsDisabled(),
		rcmgr.WithLimitPerSubnet(
			[]rcmgr.ConnLimitPerSubnet{{PrefixLength: 32, ConnCount: address},
				{PrefixLength: admission.IPv4Bits, ConnCount: c.PerPrefix}},
			[]rcmgr.ConnLimitPerSubnet{{PrefixLength: 56, ConnCount: address},
				{PrefixLength: admission.IPv6Bits, ConnCount: c.PerPrefix}}),
		rcmgr.WithNetworkPrefixLimit(append([]rcmgr.NetworkPrefixLimit{}, exempt4...),
			append([]rcmgr.NetworkPrefixLimit{}, exempt6...)),
	)
}

// unprotect ends what Reserve began.
func (h *Host) unprotect(p peer.ID) {
	if h.host != nil {
		h.host.ConnManager().Unprotect(p, knownTag)
	}
}

const (
	// networkMemory is what libp2p's own services may reserve, bytes.
	networkMemory = 64 << 20
	// peerMemory is what a peer's streams may reserve, bytes. A stream reserves 256 KiB from its first byte, whatever
	// it then holds. There is as much for every connection: a bound on all peers together would be one that eight
	// strangers with idle streams use up, and the connections of known peers would be cut for it. What is held in
	// truth, admission bounds.
	peerMemory = 8 << 20
)

// route makes the DHT. It stores no values: only addresses, and provider records in a bounded table.
func (h *Host) route(lh host.Host) (routing.PeerRouting, error) {
	var err error
	h.dht, err = dht.New(h.ctx, lh,
		dht.ProtocolPrefix(prefix),
		dht.Mode(dht.ModeAutoServer),
		dht.DisableValues(),
		dht.ProviderStore(newProviderTable(h.now)),
		dht.BootstrapPeersFunc(h.dhtPeers),
		dht.RoutingTablePeerDiversityFilter(h.diversity(lh)),
	)
	return h.dht, err
}

// dhtPeers are the peers that the DHT may dial by itself: none before enter.
func (h *Host) dhtPeers() []peer.AddrInfo {
	if !h.opened.Load() {
		return nil
	}
	return h.bootstrapPeers()
}

// begin registers a use of the host, which h.running.Done ends. It returns false if the host is closing.
func (h *Host) begin() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return false
	}
	h.running.Add(1)
	return true
}

// Close leaves the network. It ends the contexts of everything that the host started, handlers included, and waits for
// all of it.
func (h *Host) Close() error {
	h.mu.Lock()
	if h.closed {
		h.mu.Unlock()
		return nil
	}
	h.closed = true
	h.mu.Unlock()
	h.cancel()
	var errs []error
	for _, c := range h.parts() {
		errs = append(errs, c.Close())
	}
	h.running.Wait()
	if h.vault != nil {
		errs = append(errs, h.vault.Close())
	}
	return errors.Join(errs...)
}

// parts are what Close closes before the vault, each before what it uses.
func (h *Host) parts() []closer {
	var out []closer
	if h.lan != nil {
		out = append(out, h.lan)
	}
	if h.blocks != nil {
		out = append(out, h.blocks)
	}
	if h.dht != nil {
		out = append(out, h.dht)
	}
	if h.host != nil {
		out = append(out, h.host)
	}
	return out
}

// ID is the host's peer id; it carries the node key.
func (h *Host) ID() peer.ID { return h.host.ID() }

// Addrs are the addresses at which others can reach the host, each ending in
// /p2p/ and its id.
func (h *Host) Addrs() []string {
	addrs, err := peer.AddrInfoToP2pAddrs(host.InfoFromHost(h.host))
	if err != nil {
		panic(err) // our own id is valid
	}
	out := make([]string, len(addrs))
	for i, a := range addrs {
		out[i] = a.String()
	}
	return out
}

// Peers are the connected peers.
func (h *Host) Peers() []peer.ID { return h.host.Network().Peers() }

// AddrsOf are the addresses of the open connections to a peer.
func (h *Host) AddrsOf(p peer.ID) []string {
	var out []string
	for _, c := range h.host.Network().ConnsToPeer(p) {
		out = append(out, c.RemoteMultiaddr().String())
	}
	return out
}

// KnownAddrs are the addresses under which a peer says it can be reached.
func (h *Host) KnownAddrs(p peer.ID) []string {
	var out []string
	for _, a := range h.host.Peerstore().Addrs(p) {
		out = append(out, a.String())
	}
	return out
}

// Connect connects to the peer at addr, a multiaddress ending in /p2p/.
func (h *Host) Connect(ctx context.Context, addr string) error {
	a, err := ma.NewMultiaddr(addr)
	if err != nil {
		return fmt.Errorf("%w: %q: %v", ErrConfig, addr, err)
	}
	info, err := peer.AddrInfoFromP2pAddr(a)
	if err != nil {
		return fmt.Errorf("%w: %q: want an address that ends in /p2p/ and a peer id: %v", ErrConfig, addr, err)
	}
	if err := h.host.Connect(ctx, *info); err != nil {
		return fmt.Errorf("connect to %s: %w: %v", addr, ErrUnreachable, err)
	}
	return nil
}

// Blocks returns the host's block exchange.
func (h *Host) Blocks() *Blocks { return h.blocks }

func (h *Host) limits(p Protocol) Limits { return h.cfg.Limits[p].Or(budgetOf(p)) }
