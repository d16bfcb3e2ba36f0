package testnet

import (
	"context"
	"math/big"
	"os"
	"strings"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/testnet/testnode"
)

// testNode is a node of a testNetwork. Its home folder survives a stop.
type testNode struct {
	net    *testNetwork
	name   string
	home   config.Home
	fault  string
	Wallet common.Address
	Node   common.Address
	PeerID string
	log    *errorLog

	mu   sync.Mutex
	node *node.Node // nil while it is stopped
	halt func() error
}

// prepare makes the node's keys, configuration, money and stake.
func (c *testNode) prepare(p nodeSpec) error {
	if err := os.MkdirAll(c.home.Config, 0o700); err != nil {
		return err
	}
	key, err := wallet.CreateNodeKey(c.home.NodeKey())
	if err != nil {
		return err
	}
	if c.Wallet, err = wallet.Create(c.home.Keystore(), passphrase, wallet.Light); err != nil {
		return err
	}
	c.Node = key.Address()
	if err := config.Save(c.home, c.net.config(p)); err != nil {
		return err
	}
	if c.net.configure != nil {
		if err := c.net.configure(c); err != nil {
			return err
		}
	}
	ether := big.NewInt(1e18)
	if err := c.net.chain.Fund(c.net.ctx, c.Wallet, ether, 1_000_000_000); err != nil {
		return err
	}
	if err := c.net.chain.Fund(c.net.ctx, c.Node, ether, 0); err != nil || !p.staked {
		return err
	}
	return c.operator().Stake(c.net.ctx, key)
}

// operator is the node's wallet on the chain.
func (c *testNode) operator() testnode.Operator {
	return testnode.Operator{Chain: c.net.chain, Home: c.home, Passphrase: passphrase, Wallet: c.Wallet}
}

// run starts the node.
func (c *testNode) run() {
	t := c.net.t
	t.Helper()
	cfg, err := config.Load(c.home)
	if err != nil {
		t.Fatal(err)
	}
	if first := c.net.nodes[0]; first != c {
		s, err := first.backend().Status(c.net.ctx)
		if err != nil {
			t.Fatal(err)
		}
		cfg.Network.Bootstrap = s.Addrs
	}
	n, err := node.New(c.net.ctx, node.Options{
		Home: c.home, Config: cfg, Logger: c.log.logger(), Version: "test", Fault: c.fault,
		Passphrase: func() (string, error) { return passphrase, nil },
	})
	if err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	ctx, cancel := context.WithCancel(c.net.ctx)
	ended := make(chan error, 1)
	go func() { ended <- n.Run(ctx) }()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.node, c.halt = n, func() error { cancel(); return <-ended }
	if s, err := n.Status(ctx); err == nil {
		c.PeerID = s.PeerID
		if first := c.net.nodes[0]; first == c { // the others know its port
			c.keepPort(cfg, s.Addrs)
		}
	}
}

// keepPort makes the next start listen on the same port, which the other nodes know.
func (c *testNode) keepPort(cfg config.Config, addrs []string) {
	addr, _, _ := strings.Cut(addrs[0], "/p2p/")
	cfg.Network.Listen = []string{addr}
	if err := config.Save(c.home, cfg); err != nil {
		c.net.t.Fatal(err)
	}
}

// stop ends the node and waits until it has stopped.
func (c *testNode) stop() {
	c.mu.Lock()
	halt := c.halt
	c.node, c.halt = nil, nil
	c.mu.Unlock()
	if halt == nil {
		return
	}
	if err := halt(); err != nil {
		c.net.t.Errorf("%s: %v", c.name, err)
	}
}

func (c *testNode) running() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.node != nil
}

// backend returns the running node.
func (c *testNode) backend() *node.Node {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.node == nil {
		c.net.t.Fatalf("%s does not run", c.name)
	}
	return c.node
}

// checkLedger checks that the accounts in the node's ledger sum to zero. It then stops the node and verifies the
// ledger's chain of hashes.
func (c *testNode) checkLedger() {
	t := c.net.t
	t.Helper()
	if b, err := c.backend().Balances(c.net.ctx); err != nil || b.LedgerTotal != 0 {
		t.Errorf("%s: ledger sums to %d: %v", c.name, b.LedgerTotal, err)
	}
	c.stop()
	l, err := ledger.Open(c.home.Ledger(), ledger.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	if err := l.Verify(); err != nil {
		t.Errorf("%s: %v", c.name, err)
	}
}
