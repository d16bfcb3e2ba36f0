package testnet

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// townTime is how long one condition may take to become true, on a machine
// that does other things too.
const townTime = 4 * time.Minute

// town is a chain and nodes in this process: real streams on loopback, real
// contracts, real training, so that a test can stop a node and start it again.
type town struct {
	t     *testing.T
	ctx   context.Context
	dir   string
	chain *devnet.Chain
	folk  []*citizen
	start Books
	// equip adds to what a citizen is given before its node starts; nil: nothing.
	equip func(*citizen) error
}

// citizen is a node of a town. Its home survives a stop.
type citizen struct {
	town   *town
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

// person says what a citizen is.
type person struct {
	name, roles, price, fault string
	staked                    bool
	// undisputed: its jobs name no trace. Who cannot answer a challenge loses it by
	// the clock, and nobody waits 20 minutes for that here (testnet/disputes does,
	// with a clock of its own).
	undisputed bool
}

// Everybody whom most tests want.
var (
	client   = person{name: "client", roles: "client"}
	cheap    = person{name: "cheap", roles: "provider", price: "0.5", staked: true}
	dear     = person{name: "dear", roles: "provider", price: "0.6", staked: true}
	checker  = person{name: "checker", roles: "verifier", staked: true}
	checker2 = person{name: "checker2", roles: "verifier", staked: true}
	checker3 = person{name: "checker3", roles: "verifier", staked: true}
	agent    = person{name: "agent", roles: "aggregator", staked: true}
)

// newTown starts a chain and nodes, the first of them as the others' bootstrap.
// What is left of them after the test fails it.
func newTown(t *testing.T, people ...person) *town {
	t.Helper()
	return equippedTown(t, nil, people...)
}

// equippedTown is a town whose people get something more.
func equippedTown(t *testing.T, equip func(*citizen) error, people ...person) *town {
	t.Helper()
	dir, err := os.MkdirTemp("", "town") // short: sockets have short names
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	ctx, cancel := context.WithCancel(context.Background())
	w := &town{t: t, ctx: ctx, dir: dir, equip: equip}
	w.startChain(cancel)
	var g errgroup.Group
	for _, p := range people {
		c := w.settle(p)
		w.folk = append(w.folk, c)
		g.Go(func() error { return c.prepare(p) })
	}
	if err := g.Wait(); err != nil {
		t.Fatal(err)
	}
	w.start = w.books()
	for _, c := range w.folk {
		c.run()
	}
	w.connected()
	return w
}

func (w *town) startChain(cancel context.CancelFunc) {
	c, err := devnet.New(w.ctx, devnet.Config{})
	if err != nil {
		w.t.Fatal(err)
	}
	w.chain = c
	ended := make(chan error, 1)
	go func() { ended <- c.Run(w.ctx) }()
	w.t.Cleanup(func() {
		for _, c := range w.folk {
			c.stop()
		}
		cancel()
		if err := <-ended; err != nil {
			w.t.Errorf("chain: %v", err)
		}
		w.noErrors()
	})
}

// noErrors: nobody logged at level error.
func (w *town) noErrors() {
	for _, c := range w.folk {
		if s := c.log.String(); s != "" {
			w.t.Errorf("%s logged errors:\n%s", c.name, s)
		}
	}
}

func (w *town) settle(p person) *citizen {
	return &citizen{town: w, name: p.name, fault: p.fault, home: config.HomeAt(filepath.Join(w.dir, p.name)), log: newErrorLog(w.t, p.name)}
}

// prepare makes keys, configuration, money and stake.
func (c *citizen) prepare(p person) error {
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
	if err := config.Save(c.home, c.town.config(p)); err != nil {
		return err
	}
	if c.town.equip != nil {
		if err := c.town.equip(c); err != nil {
			return err
		}
	}
	ether := big.NewInt(1e18)
	if err := c.town.chain.Fund(c.town.ctx, c.Wallet, ether, 1_000_000_000); err != nil {
		return err
	}
	if err := c.town.chain.Fund(c.town.ctx, c.Node, ether, 0); err != nil || !p.staked {
		return err
	}
	return c.stake(key)
}

func (w *town) config(p person) config.Config {
	info, cfg := w.chain.Info(), config.Default()
	cfg.Roles = strings.Split(p.roles, ",")
	cfg.Network = config.Network{Listen: []string{"/ip4/127.0.0.1/tcp/0"}}
	cfg.Chain.RPC, cfg.Chain.ChainID, cfg.Chain.Decimals = w.chain.URL(), info.ChainID, 6
	cfg.Chain.Escrow, cfg.Chain.Registry, cfg.Chain.Token, cfg.Chain.Game = info.Escrow, info.Registry, info.Dollar, info.Game
	if p.undisputed {
		cfg.Chain.Game = common.Address{}
	}
	cfg.Engine.Threads = 1
	cfg.Provider.VanishAfter = vanishAfter
	if p.price != "" {
		cfg.Provider.PricePerMillionTokens = p.price
	}
	return cfg
}

// stake puts the minimum into the registry and authorises the node key.
func (c *citizen) stake(key *wallet.NodeKey) error {
	info, ctx := c.town.chain.Info(), c.town.ctx
	r, amount := bindings.NewOperatorRegistry(), big.NewInt(devnet.DefaultMinimumStake)
	head, err := c.town.chain.Client().HeaderByNumber(ctx, nil)
	if err != nil {
		return err
	}
	until := head.Time + 3600
	sig, err := wallet.Consent(ctx, key, info.ChainID, info.Registry, c.Wallet, until)
	if err != nil {
		return err
	}
	none := bindings.Permit{Value: new(big.Int), Deadline: new(big.Int)}
	return c.transact(
		call{info.Dollar, bindings.NewTestDollar().PackApprove(info.Registry, amount)},
		call{info.Registry, r.PackStake(amount, none)},
		call{info.Registry, r.PackAuthorize(key.Address(), until, sig[:])},
	)
}

// call is one transaction's target and data.
type call struct {
	to   common.Address
	data []byte
}

// transact sends transactions of the citizen's wallet and waits for the last.
func (c *citizen) transact(calls ...call) error {
	ks := keystore.NewKeyStore(c.home.Keystore(), keystore.LightScryptN, keystore.LightScryptP)
	account := ks.Accounts()[0]
	if err := ks.Unlock(account, passphrase); err != nil {
		return err
	}
	b := c.town.chain.Client()
	nonce, err := b.PendingNonceAt(c.town.ctx, c.Wallet)
	if err != nil {
		return err
	}
	var last *types.Transaction
	for i, x := range calls {
		o := bind.NewKeyStoreTransactor(ks, account, big.NewInt(devnet.ChainID))
		o.Context, o.Value, o.GasLimit, o.Nonce = c.town.ctx, new(big.Int), 500_000, new(big.Int).SetUint64(nonce+uint64(i))
		if last, err = bind.Transact(bind.NewBoundContract(x.to, abi.ABI{}, b, b, b), o, x.data); err != nil {
			return err
		}
	}
	r, err := bind.WaitMined(c.town.ctx, b, last.Hash())
	if err == nil && r.Status != types.ReceiptStatusSuccessful {
		err = fmt.Errorf("%s: transaction of %s reverted", c.name, last.Hash())
	}
	return err
}

// run starts the citizen's node.
func (c *citizen) run() {
	t := c.town.t
	t.Helper()
	cfg, err := config.Load(c.home)
	if err != nil {
		t.Fatal(err)
	}
	if first := c.town.folk[0]; first != c {
		s, err := first.backend().Status(c.town.ctx)
		if err != nil {
			t.Fatal(err)
		}
		cfg.Network.Bootstrap = s.Addrs
	}
	n, err := node.New(c.town.ctx, node.Options{
		Home: c.home, Config: cfg, Logger: c.log.logger(), Version: "test", Fault: c.fault,
		Passphrase: func() (string, error) { return passphrase, nil },
	})
	if err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	ctx, cancel := context.WithCancel(c.town.ctx)
	ended := make(chan error, 1)
	go func() { ended <- n.Run(ctx) }()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.node, c.halt = n, func() error { cancel(); return <-ended }
	if s, err := n.Status(ctx); err == nil {
		c.PeerID = s.PeerID
		if first := c.town.folk[0]; first == c { // keeps its port when it comes again
			c.keepPort(cfg, s.Addrs)
		}
	}
}

// keepPort makes the next start listen where this one does: others know it.
func (c *citizen) keepPort(cfg config.Config, addrs []string) {
	addr, _, _ := strings.Cut(addrs[0], "/p2p/")
	cfg.Network.Listen = []string{addr}
	if err := config.Save(c.home, cfg); err != nil {
		c.town.t.Fatal(err)
	}
}

// stop ends the node and waits until nothing of it runs.
func (c *citizen) stop() {
	c.mu.Lock()
	halt := c.halt
	c.node, c.halt = nil, nil
	c.mu.Unlock()
	if halt == nil {
		return
	}
	if err := halt(); err != nil {
		c.town.t.Errorf("%s: %v", c.name, err)
	}
}

// backend is the running node.
func (c *citizen) backend() *node.Node {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.node == nil {
		c.town.t.Fatalf("%s does not run", c.name)
	}
	return c.node
}

// called finds a citizen by name.
func (w *town) called(name string) *citizen {
	for _, c := range w.folk {
		if c.name == name {
			return c
		}
	}
	w.t.Fatalf("nobody is called %s", name)
	return nil
}

func (w *town) connected() {
	w.t.Helper()
	w.until("all nodes know the first", func() bool {
		s, err := w.folk[0].backend().Status(w.ctx)
		return err == nil && s.Peers >= len(w.folk)-1
	})
}

// until waits for a condition, with a deadline.
func (w *town) until(what string, ok func() bool) {
	w.t.Helper()
	ctx, cancel := context.WithTimeout(w.ctx, townTime)
	defer cancel()
	for !ok() {
		if err := retry.Pause(ctx, 50*time.Millisecond); err != nil {
			w.t.Fatalf("waited in vain: %s", what)
		}
	}
}

// work is a job file with what tests vary.
type work struct {
	steps, each      int
	model            string
	verifiers        int
	deadline, window string
	delegate         string
	aggregator       string
	rails            string // in order; empty: the nodes' own
}

const workText = `name: town
data: data.txt
model: %s
training:
  steps: %d
  steps_per_segment: %d
payment:
  price_per_segment: "0.50"
  deadline: %s
  window: %s
  delegate_share: %s
verification:
  verifiers: %d
`

func (k work) file() string {
	or := func(s, def string) string {
		if s == "" {
			return def
		}
		return s
	}
	text := workText
	if k.rails != "" {
		text = strings.Replace(text, "payment:\n", "payment:\n  rails: "+k.rails+"\n", 1)
	}
	return fmt.Sprintf(text, or(k.model, "demo"), scaled(k.steps), scaled(k.each), or(k.deadline, "10m"), or(k.window, "5s"), or(k.delegate, "0%"), max(k.verifiers, 1))
}

// scaled is a number of steps that takes as long with the race detector as
// without.
func scaled(steps int) int { return max((steps+slower-1)/slower, 1) }

// post gives a job to the citizen's node.
func (c *citizen) post(k work) string {
	t := c.town.t
	t.Helper()
	blob, err := c.backend().PutBlob(c.town.ctx, io.LimitReader(verse{}, 8192))
	if err != nil {
		t.Fatal(err)
	}
	v, err := c.backend().PostJob(c.town.ctx, api.PostRequest{FileName: "job.yml", File: k.file(), Dataset: blob, Aggregator: k.aggregator})
	if err != nil {
		t.Fatal(err)
	}
	return v.ID
}

// verse is an endless text.
type verse struct{}

func (verse) Read(b []byte) (int, error) {
	line := []byte("the quick brown fox jumps over the lazy dog\n")
	for i := range b {
		b[i] = line[i%len(line)]
	}
	return len(b), nil
}

// job is what the citizen's node says of a job.
func (c *citizen) job(id string) api.JobView {
	c.town.t.Helper()
	v, err := c.backend().Job(c.town.ctx, id)
	if err != nil {
		c.town.t.Fatal(err)
	}
	return v
}

// sees waits until the citizen's node says something of a job.
func (c *citizen) sees(id, what string, ok func(api.JobView) bool) api.JobView {
	c.town.t.Helper()
	var v api.JobView
	ctx, cancel := context.WithTimeout(c.town.ctx, townTime)
	defer cancel()
	for {
		if v = c.job(id); ok(v) {
			return v
		}
		if retry.Pause(ctx, 50*time.Millisecond) != nil {
			e, _ := c.backend().Explain(c.town.ctx, id)
			c.town.t.Fatalf("%s waited in vain for: %s; the job is %+v, %+v", c.name, what, v, e)
		}
	}
}

func ended(v api.JobView) bool { return v.Ended }

// books are everybody's holdings now.
func (w *town) books() Books {
	w.t.Helper()
	head, err := w.chain.Client().BlockNumber(w.ctx)
	if err != nil {
		w.t.Fatal(err)
	}
	var all []common.Address
	for _, c := range w.folk {
		all = append(all, c.Wallet, c.Node)
	}
	b, err := ReadBooks(w.ctx, w.chain.Client(), w.contracts(), head, all)
	if err != nil {
		w.t.Fatal(err)
	}
	return b
}

func (w *town) contracts() Contracts {
	i := w.chain.Info()
	return Contracts{Escrow: i.Escrow, Registry: i.Registry, Token: i.Dollar}
}

// balanced waits until the escrow holds nothing but credits, and asserts the
// money invariants: nothing appeared or vanished, every node's ledger verifies
// and its accounts sum to zero. It returns what each citizen gained.
func (w *town) balanced() map[string]int64 {
	w.t.Helper()
	var now Books
	w.until("the escrow holds no job's money", func() bool { now = w.books(); return now.Pot() == w.start.Pot() })
	if u := w.start.Unaccounted(now); u != 0 {
		w.t.Errorf("%d base units are unaccounted for", u)
	}
	gains, sum := map[string]int64{}, int64(0)
	for _, c := range w.folk {
		for _, a := range []common.Address{c.Wallet, c.Node} {
			d := w.start.Change(now, a)
			gains[c.name] += int64(d.Token + d.Credit)
			if d.Stake != 0 {
				w.t.Errorf("%s: stake changed by %d", c.name, d.Stake)
			}
		}
		sum += gains[c.name]
	}
	if sum != 0 {
		w.t.Errorf("gains sum to %d: %v", sum, gains)
	}
	for _, c := range w.folk {
		c.audited()
	}
	return gains
}

// audited: the node's books sum to zero, and after its stop its ledger's chain
// of hashes verifies.
func (c *citizen) audited() {
	t := c.town.t
	t.Helper()
	if b, err := c.backend().Balances(c.town.ctx); err != nil || b.LedgerTotal != 0 {
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

// errorLog passes a node's log on to the test and keeps its error lines.
type errorLog struct {
	mu  sync.Mutex
	bad bytes.Buffer
	out *slog.Logger
}

func newErrorLog(t *testing.T, name string) *errorLog {
	l := &errorLog{}
	l.out = slog.New(slog.NewTextHandler(testWriter{t}, &slog.HandlerOptions{Level: slog.LevelInfo})).With("node", name)
	return l
}

func (l *errorLog) logger() *slog.Logger { return slog.New(tee{l.out.Handler(), l}) }

func (l *errorLog) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.bad.String()
}

// tee copies records of level error.
type tee struct {
	slog.Handler
	to *errorLog
}

func (h tee) Handle(ctx context.Context, r slog.Record) error {
	if r.Level >= slog.LevelError {
		h.to.mu.Lock()
		fmt.Fprintf(&h.to.bad, "%s", r.Message)
		r.Attrs(func(a slog.Attr) bool { fmt.Fprintf(&h.to.bad, " %s=%v", a.Key, a.Value); return true })
		h.to.bad.WriteByte('\n')
		h.to.mu.Unlock()
	}
	return h.Handler.Handle(ctx, r)
}

func (h tee) WithAttrs(as []slog.Attr) slog.Handler { return tee{h.Handler.WithAttrs(as), h.to} }
func (h tee) WithGroup(name string) slog.Handler    { return tee{h.Handler.WithGroup(name), h.to} }

type testWriter struct{ t *testing.T }

func (w testWriter) Write(b []byte) (int, error) {
	w.t.Logf("%s", bytes.TrimSuffix(b, []byte("\n")))
	return len(b), nil
}
