package devnet

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"math/big"
	"net"
	"strconv"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/eth"
	"github.com/ethereum/go-ethereum/eth/catalyst"
	"github.com/ethereum/go-ethereum/eth/ethconfig"
	"github.com/ethereum/go-ethereum/eth/filters"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/node"
	"github.com/ethereum/go-ethereum/p2p"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"
)

// ChainID is the chain id of every devnet.
const ChainID = 314_1337

// Defaults of Config.
const (
	DefaultListen       = "127.0.0.1:0"
	DefaultMinimumStake = 100_000_000 // 100 test dollars
	DefaultUnbondDelay  = 60          // seconds
)

// ErrNotLoopback is returned for a Listen address that others could reach: the
// faucet's key is public and the JSON-RPC has no authentication.
var ErrNotLoopback = errors.New("a devnet listens on a loopback address only, such as 127.0.0.1:8545")

// Config configures a devnet. Zero fields take the defaults.
type Config struct {
	// Listen is host:port of JSON-RPC over HTTP and WebSocket. Port 0 picks a free
	// one.
	Listen string
	// DataDir is where the chain is stored; empty: in memory.
	DataDir string
	// MinimumStake is OperatorRegistry's, in base units of TestDollar. Like
	// UnbondDelay it applies to a new chain; an existing one keeps its own.
	MinimumStake uint64
	// UnbondDelay is OperatorRegistry's, in seconds.
	UnbondDelay uint64
	// LossWindow is JobEscrow's, in seconds: how long a lower voucher may be given
	// once a segment is lost.
	LossWindow uint32
	// Clock is DisputeGame's, in seconds: how much time each player of a dispute has in
	// all. On its turn it has a quarter of that at least, up to Extension.
	Clock uint32
	Log   *slog.Logger
}

func (c Config) withDefaults() Config {
	if c.Listen == "" {
		c.Listen = DefaultListen
	}
	if c.MinimumStake == 0 {
		c.MinimumStake = DefaultMinimumStake
	}
	if c.UnbondDelay == 0 {
		c.UnbondDelay = DefaultUnbondDelay
	}
	if c.LossWindow == 0 {
		c.LossWindow = LossWindow
	}
	if c.Clock == 0 {
		c.Clock = Clock
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	return c
}

// ErrLossWindow is returned for a loss window that JobEscrow refuses: nobody could answer within it.
var ErrLossWindow = errors.New("the loss window is shorter than the least window of an offer")

// Info is what a client of the chain must know.
type Info struct {
	ChainID    uint64         `json:"chain_id"`
	Dollar     common.Address `json:"dollar"`
	Registry   common.Address `json:"registry"`
	Escrow     common.Address `json:"escrow"`
	Game       common.Address `json:"game"`        // DisputeGame
	StartBlock uint64         `json:"start_block"` // where the contracts were deployed
}

// Chain is a running devnet. Its methods may be called concurrently.
type Chain struct {
	cfg     Config
	node    *node.Node
	eth     *eth.Ethereum
	beacon  *catalyst.SimulatedBeacon
	client  *ethclient.Client
	info    Info
	sealing sync.Mutex // is held while a block is made, until the pool knows it
	faucet  sync.Mutex // orders the faucet's nonces, and guards nextNonce
	// nextNonce is the nonce after that of the last gift.
	nextNonce uint64
	close     sync.Once
	closed    error
}

// New starts a chain, or opens the one in DataDir, with the contracts deployed. It
// seals no further block until Run is called. Call Close or Run to end it.
func New(ctx context.Context, cfg Config) (*Chain, error) {
	cfg = cfg.withDefaults()
	if cfg.LossWindow < LeastWindow {
		return nil, fmt.Errorf("%w: %d s, want at least %d", ErrLossWindow, cfg.LossWindow, LeastWindow)
	}
	c := &Chain{cfg: cfg}
	if err := c.assemble(); err != nil {
		return nil, errors.Join(err, c.Close())
	}
	if err := c.deploy(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("deploy the contracts: %w", err), c.Close())
	}
	cfg.Log.Info("devnet runs", "url", c.URL(), "chain", ChainID, "escrow", c.info.Escrow)
	return c, nil
}

func (c *Chain) assemble() (err error) {
	conf, err := c.cfg.node()
	if err != nil {
		return err
	}
	if c.node, err = node.New(conf); err != nil {
		return fmt.Errorf("devnet node: %w", err)
	}
	if c.eth, err = eth.New(c.node, ethConfig()); err != nil {
		return fmt.Errorf("devnet chain: %w", err)
	}
	logs := filters.NewFilterAPI(filters.NewFilterSystem(c.eth.APIBackend, filters.Config{}))
	c.node.RegisterAPIs([]rpc.API{
		{Namespace: "eth", Service: logs},
		{Namespace: "devnet", Service: &api{c}},
	})
	if err = c.node.Start(); err != nil {
		return fmt.Errorf("devnet listens on %s: %w", c.cfg.Listen, err)
	}
	c.client = ethclient.NewClient(c.node.Attach())
	if c.beacon, err = catalyst.NewSimulatedBeacon(0, common.Address{}, c.eth); err != nil {
		return fmt.Errorf("devnet block maker: %w", err)
	}
	return nil
}

// node configures go-ethereum's node around the chain: no peers, no accounts,
// JSON-RPC on one loopback port.
func (c Config) node() (*node.Config, error) {
	host, service, err := net.SplitHostPort(c.Listen)
	if err != nil {
		return nil, fmt.Errorf("devnet address %q: %w", c.Listen, err)
	}
	port, err := strconv.ParseUint(service, 10, 16)
	if err != nil {
		return nil, fmt.Errorf("devnet address %q: the port is a number up to 65535", c.Listen)
	}
	if ip := net.ParseIP(host); host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return nil, fmt.Errorf("%w: %q", ErrNotLoopback, c.Listen)
	}
	modules := []string{"eth", "net", "web3", "devnet"}
	conf := node.DefaultConfig
	conf.Name, conf.DataDir = "devnet", c.DataDir
	conf.P2P = p2p.Config{NoDiscovery: true, NoDial: true}
	conf.HTTPHost, conf.HTTPPort, conf.HTTPModules = host, int(port), modules
	conf.WSHost, conf.WSPort, conf.WSModules = host, int(port), modules
	conf.WSOrigins = []string{"localhost"}
	return &conf, nil
}

func ethConfig() *ethconfig.Config {
	rules := *params.AllDevChainProtocolChanges
	rules.ChainID = big.NewInt(ChainID)
	rules.OsakaTime, rules.BogotaTime = nil, nil // the rules that public chains have
	alloc := types.GenesisAlloc{
		faucetAddress(): {Balance: new(big.Int).Lsh(big.NewInt(1), 200)},
	}
	maps.Copy(alloc, core.SystemContractAllocs())
	conf := ethconfig.Defaults
	conf.NetworkId = ChainID
	conf.Genesis = &core.Genesis{Config: &rules, GasLimit: conf.Miner.GasCeil, Alloc: alloc}
	conf.Miner.GasPrice = big.NewInt(1) // no tip is too small
	conf.SyncMode = ethconfig.FullSync
	conf.TxPool.NoLocals = true
	conf.LogNoHistory = true // an unindexed search is exact at this size
	return &conf
}

// faucetKey owns the account of the deployer and the faucet. It is public on
// purpose.
var faucetKey, _ = crypto.ToECDSA(crypto.Keccak256([]byte("infernet devnet faucet")))

func faucetAddress() common.Address { return crypto.PubkeyToAddress(faucetKey.PublicKey) }

// URL is the address of JSON-RPC over HTTP.
func (c *Chain) URL() string { return c.node.HTTPEndpoint() }

// WebSocket is the address of JSON-RPC over WebSocket.
func (c *Chain) WebSocket() string { return c.node.WSEndpoint() }

// Info says where the contracts are.
func (c *Chain) Info() Info { return c.info }

// Client reaches the chain inside this process. It ends with the chain.
func (c *Chain) Client() *ethclient.Client { return c.client }

// Close stops the chain. With a DataDir it first writes the chain to disk. Only
// the first call has an effect; all return its result.
func (c *Chain) Close() error {
	c.close.Do(func() {
		if c.client != nil {
			c.client.Close()
		}
		if c.beacon != nil {
			c.closed = c.beacon.Stop()
		}
		if c.node != nil {
			c.closed = errors.Join(c.closed, c.node.Close())
		}
	})
	return c.closed
}
