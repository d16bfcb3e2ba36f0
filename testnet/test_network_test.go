package testnet

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
)

// conditionTimeout is how long one condition may take to become true. It is long, because the machine may be busy.
const conditionTimeout = 4 * time.Minute

// testNetwork is a chain and its nodes in this process. Streams on loopback, contracts and training are real, and a
// test can stop a node and start it again.
type testNetwork struct {
	t     *testing.T
	ctx   context.Context
	dir   string
	chain *devnet.Chain
	nodes []*testNode
	start Books
	// configure changes a node's configuration before its first start; nil: it is not changed.
	configure func(*testNode) error
	// taken is the stake that nodes lose in the test, by name.
	taken map[string]money.Units
	why   string // the test failed, if it waited in vain
}

// nodeSpec describes a node of a testNetwork.
type nodeSpec struct {
	name, roles, price, fault string
	staked                    bool
	// undisputed says that the node's jobs name no trace, so that nobody challenges them. A cheat that does not answer
	// a challenge loses it by the clock, which takes 20 minutes; testnet/disputes tests that with a clock of its own.
	undisputed bool
	// windows says that the node's leases stay open to disputes for their windows though all was right.
	windows bool
}

// The nodes that most tests use.
var (
	client        = nodeSpec{name: "client", roles: "client"}
	cheapProvider = nodeSpec{name: "cheap", roles: "provider", price: "0.5", staked: true}
	dearProvider  = nodeSpec{name: "dear", roles: "provider", price: "0.6", staked: true}
	verifier      = nodeSpec{name: "verifier", roles: "verifier", staked: true}
	verifier2     = nodeSpec{name: "verifier2", roles: "verifier", staked: true}
	verifier3     = nodeSpec{name: "verifier3", roles: "verifier", staked: true}
	aggregator    = nodeSpec{name: "aggregator", roles: "aggregator", staked: true}
)

// newTestNetwork starts a chain and nodes. The first node is the bootstrap peer of the others. The test fails if an
// error was logged, or if the chain does not stop cleanly.
func newTestNetwork(t *testing.T, specs ...nodeSpec) *testNetwork {
	t.Helper()
	return newTestNetworkWith(t, nil, specs...)
}

// newTestNetworkWith is newTestNetwork with a function that configures each node before its start.
func newTestNetworkWith(t *testing.T, configure func(*testNode) error, specs ...nodeSpec) *testNetwork {
	t.Helper()
	return newTestNetworkOn(t, devnet.Config{}, configure, specs...)
}

// newTestNetworkOn is newTestNetworkWith on a chain of its own parameters.
func newTestNetworkOn(t *testing.T, on devnet.Config, configure func(*testNode) error, specs ...nodeSpec) *testNetwork {
	t.Helper()
	dir, err := os.MkdirTemp("", "net") // short, because the path of a socket must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	ctx, cancel := context.WithCancel(context.Background())
	net := &testNetwork{t: t, ctx: ctx, dir: dir, configure: configure}
	net.startChain(on, cancel)
	var g errgroup.Group
	for _, p := range specs {
		c := net.newNode(p)
		net.nodes = append(net.nodes, c)
		g.Go(func() error { return c.prepare(p) })
	}
	if err := g.Wait(); err != nil {
		t.Fatal(err)
	}
	net.start = net.books()
	for _, c := range net.nodes {
		c.run()
	}
	net.connected()
	return net
}

func (net *testNetwork) startChain(on devnet.Config, cancel context.CancelFunc) {
	c, err := devnet.New(net.ctx, on)
	if err != nil {
		net.t.Fatal(err)
	}
	net.chain = c
	ended := make(chan error, 1)
	go func() { ended <- c.Run(net.ctx) }()
	net.t.Cleanup(func() {
		for _, c := range net.nodes {
			c.stop()
		}
		cancel()
		if err := <-ended; err != nil {
			net.t.Errorf("chain: %v", err)
		}
		net.checkLogs()
	})
}

// checkLogs fails the test if a node logged at level error.
func (net *testNetwork) checkLogs() {
	if net.why != "" {
		net.t.Log(net.why)
	}
	for _, c := range net.nodes {
		if s := c.log.String(); s != "" {
			net.t.Errorf("%s logged errors:\n%s", c.name, s)
		}
	}
}

func (net *testNetwork) newNode(p nodeSpec) *testNode {
	return &testNode{
		net:   net,
		name:  p.name,
		fault: p.fault,
		home:  config.HomeAt(filepath.Join(net.dir, p.name)),
		log:   newErrorLog(net.t, p.name),
	}
}

// clientMayBeAway is how long a provider waits for a silent client, seconds. Clients of these tests come back: after
// the time that a node takes to stop and to start on a slow machine, under the race detector.
const clientMayBeAway = 120

func (net *testNetwork) config(p nodeSpec) config.Config {
	info, cfg := net.chain.Info(), config.Default()
	cfg.Roles = strings.Split(p.roles, ",")
	cfg.Network = config.Network{Listen: []string{"/ip4/127.0.0.1/tcp/0"}}
	cfg.Chain.RPC, cfg.Chain.ChainID, cfg.Chain.Decimals = net.chain.URL(), info.ChainID, 6
	cfg.Chain.Escrow, cfg.Chain.Registry = info.Escrow, info.Registry
	cfg.Chain.Token, cfg.Chain.Game = info.Dollar, info.Game
	if p.undisputed {
		cfg.Chain.Game = common.Address{}
	}
	cfg.Engine.Threads, cfg.Disputes.KeepWindows = 1, p.windows
	cfg.Provider.VanishAfter = clientMayBeAway
	if p.price != "" {
		cfg.Provider.PricePerMillionTokens = p.price
	}
	return cfg
}

// node returns the node of that name.
func (net *testNetwork) node(name string) *testNode {
	for _, c := range net.nodes {
		if c.name == name {
			return c
		}
	}
	net.t.Fatalf("no node is named %s", name)
	return nil
}

func (net *testNetwork) connected() {
	net.t.Helper()
	net.until("all nodes know the first", func() bool {
		s, err := net.nodes[0].backend().Status(net.ctx)
		return err == nil && s.Peers >= len(net.nodes)-1
	})
}

// until waits for a condition and fails the test after conditionTimeout.
func (net *testNetwork) until(what string, ok func() bool) {
	net.t.Helper()
	ctx, cancel := context.WithTimeout(net.ctx, conditionTimeout)
	defer cancel()
	for !ok() {
		if err := pause(ctx, 50*time.Millisecond); err != nil {
			net.stuck("timed out waiting for: %s%s", what, net.leaseViews())
		}
	}
}

// stuck fails the test. What it says is said again when the nodes have stopped, whose last words would bury it.
func (net *testNetwork) stuck(format string, args ...any) {
	net.t.Helper()
	why := fmt.Sprintf(format, args...)
	net.why = why
	net.t.Fatal(why)
}

// leaseViews are the leases that nodes know.
func (net *testNetwork) leaseViews() (all string) {
	for _, c := range net.nodes {
		if !c.running() {
			continue
		}
		ls, err := c.backend().Leases(net.ctx)
		for _, l := range ls {
			all += fmt.Sprintf("\n%s: %+v", c.name, l)
		}
		if err != nil {
			all += fmt.Sprintf("\n%s: %v", c.name, err)
		}
	}
	return all
}

// books reads the present holdings of all nodes.
func (net *testNetwork) books() Books {
	net.t.Helper()
	head, err := net.chain.Client().BlockNumber(net.ctx)
	if err != nil {
		net.t.Fatal(err)
	}
	var all []common.Address
	for _, c := range net.nodes {
		all = append(all, c.Wallet, c.Node)
	}
	b, err := ReadBooks(net.ctx, net.chain.Client(), net.contracts(), head, all)
	if err != nil {
		net.t.Fatal(err)
	}
	return b
}

func (net *testNetwork) contracts() Contracts {
	i := net.chain.Info()
	return Contracts{Escrow: i.Escrow, Registry: i.Registry, Game: i.Game, Token: i.Dollar}
}

// locksOf reads the units of a node's stake that leases lock: open ones, and settled ones that cool.
func (net *testNetwork) locksOf(name string) (open, cooling uint64) {
	net.t.Helper()
	reg, at := bindings.NewOperatorRegistry(), net.contracts().Registry
	msg := ethereum.CallMsg{To: &at, Data: reg.PackLocksOf(net.node(name).Wallet)}
	out, err := net.chain.Client().CallContract(net.ctx, msg, nil)
	if err != nil {
		net.t.Fatal(err)
	}
	l, err := reg.UnpackLocksOf(out)
	if err != nil {
		net.t.Fatal(err)
	}
	return uint64(l.Open), uint64(l.Cooling)
}

// checkBalances waits until the escrow holds nothing but credits, and checks the invariants of money: none appeared or
// vanished, every node's ledger verifies, and its accounts sum to zero. It returns what each node gained.
func (net *testNetwork) checkBalances() map[string]int64 {
	net.t.Helper()
	var now Books
	net.until(
		"the escrow holds no job's money",
		func() bool { now = net.books(); return now.EscrowBalance() == net.start.EscrowBalance() },
	)
	if u := net.start.Unaccounted(now); u != 0 {
		net.t.Errorf("%d base units are unaccounted for", u)
	}
	gains, sum := map[string]int64{}, int64(now.Burned-net.start.Burned)
	for _, c := range net.nodes {
		stake := money.Units(0)
		for _, a := range []common.Address{c.Wallet, c.Node} {
			d := net.start.Change(now, a)
			gains[c.name] += int64(d.Token + d.Credit)
			stake += d.Stake
		}
		if stake != -net.taken[c.name] {
			net.t.Errorf("%s: stake changed by %d, want %d", c.name, stake, -net.taken[c.name])
		}
		sum += gains[c.name] + int64(stake)
	}
	if sum != 0 {
		net.t.Errorf("gains sum to %d: %v", sum, gains)
	}
	for _, c := range net.nodes {
		c.checkLedger()
	}
	return gains
}
