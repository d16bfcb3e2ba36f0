package hostile

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet/testnode"
)

const (
	passphrase = "correct horse"
	// patience is how long one condition may take to become true on a busy machine.
	patience = 3 * time.Minute
)

// party is a node of a bed. Its home folder survives a stop.
type party struct {
	b     *bed
	name  string
	roles string
	home  config.Home
	// Wallet is the operator, Node the node key's address.
	Wallet, Node common.Address
	PeerID       string
	Addrs        []string // that it listens on, with /p2p/

	mu   sync.Mutex
	node *node.Node // nil while it is stopped
	halt func() error
	logs syncBuffer // all that it has logged
	lost bool       // it has no bootstrap peer any more
}

// bed is a chain and nodes in this process.
type bed struct {
	t       *testing.T
	ctx     context.Context
	dir     string
	chain   *devnet.Chain
	parties []*party
}

// newBed starts a chain and a node for each name, which is also its role: client, provider or
// verifier, with a number behind it where there are several. The first is the bootstrap peer of
// the others. configure changes a node's configuration before its start; nil: it is not changed.
func newBed(t *testing.T, configure func(*party, *config.Config), names ...string) *bed {
	t.Helper()
	dir, err := os.MkdirTemp("", "bed") // short, because the path of a socket must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	ctx, cancel := context.WithCancel(context.Background())
	b := &bed{t: t, ctx: ctx, dir: dir}
	if b.chain, err = devnet.New(ctx, devnet.Config{}); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- b.chain.Run(ctx) }()
	t.Cleanup(func() {
		for _, p := range b.parties {
			p.stop()
		}
		cancel()
		if err := <-ended; err != nil {
			t.Errorf("chain: %v", err)
		}
	})
	for _, name := range names {
		p := &party{b: b, name: name, roles: strings.TrimRight(name, "0123456789"),
			home: config.HomeAt(filepath.Join(dir, name))}
		if err := p.prepare(configure); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		b.parties = append(b.parties, p)
	}
	for _, p := range b.parties {
		p.run()
	}
	b.until("all nodes know the first", func() bool {
		s, err := b.parties[0].backend().Status(ctx)
		return err == nil && s.Peers >= len(b.parties)-1
	})
	return b
}

// of returns the party of that name.
func (b *bed) of(name string) *party {
	for _, p := range b.parties {
		if p.name == name {
			return p
		}
	}
	b.t.Fatalf("no node is named %s", name)
	return nil
}

// until waits for a condition and fails the test after a while.
func (b *bed) until(what string, ok func() bool) {
	b.t.Helper()
	end := time.Now().Add(patience)
	for !ok() {
		if time.Now().After(end) {
			b.t.Fatalf("timed out waiting for: %s; offers: %v", what, b.decisions())
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// decisions is what each node made of the offers that it has heard of.
func (b *bed) decisions() (out []string) {
	for _, p := range b.parties {
		all, err := p.backend().Offers(b.ctx)
		if err != nil {
			b.t.Error(err)
		}
		for _, o := range all {
			out = append(out, p.name+": "+o.Decision)
		}
	}
	return out
}

// never fails the test if a condition becomes true within a time.
func (b *bed) never(what string, within time.Duration, bad func() bool) {
	b.t.Helper()
	for end := time.Now().Add(within); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if bad() {
			b.t.Fatalf("it happened: %s", what)
		}
	}
}

// domain is what offers and leases of the chain are signed for.
func (b *bed) domain() market.Domain {
	i := b.chain.Info()
	return market.Domain{ChainID: i.ChainID, Escrow: i.Escrow}
}

func (b *bed) config(roles string) config.Config {
	info, cfg := b.chain.Info(), config.Default()
	cfg.Roles = []string{roles}
	cfg.Network = config.Network{Listen: []string{"/ip4/127.0.0.1/tcp/0"}}
	cfg.Chain.RPC, cfg.Chain.ChainID, cfg.Chain.Decimals = b.chain.URL(), info.ChainID, 6
	cfg.Chain.Escrow, cfg.Chain.Registry = info.Escrow, info.Registry
	cfg.Chain.Token, cfg.Chain.Game = info.Dollar, info.Game
	cfg.Engine.Threads = 1
	cfg.Provider.VanishAfter = 120
	return cfg
}

// prepare makes the node's keys, configuration and money, and a provider's and verifier's stake.
func (p *party) prepare(configure func(*party, *config.Config)) error {
	if err := os.MkdirAll(p.home.Config, 0o700); err != nil {
		return err
	}
	key, err := wallet.CreateNodeKey(p.home.NodeKey())
	if err != nil {
		return err
	}
	if p.Wallet, err = wallet.Create(p.home.Keystore(), passphrase, wallet.Light); err != nil {
		return err
	}
	p.Node = key.Address()
	cfg := p.b.config(p.roles)
	if configure != nil {
		configure(p, &cfg)
	}
	if err := config.Save(p.home, cfg); err != nil {
		return err
	}
	ether := big.NewInt(1e18)
	if err := p.b.chain.Fund(p.b.ctx, p.Wallet, ether, 1_000_000_000); err != nil {
		return err
	}
	if err := p.b.chain.Fund(p.b.ctx, p.Node, ether, 0); err != nil || p.roles == "client" {
		return err
	}
	return p.operator().Stake(p.b.ctx, key)
}

// operator is the node's wallet on the chain.
func (p *party) operator() testnode.Operator {
	return testnode.Operator{Chain: p.b.chain, Home: p.home, Passphrase: passphrase, Wallet: p.Wallet}
}

// run starts the node.
func (p *party) run() {
	t := p.b.t
	t.Helper()
	cfg, err := config.Load(p.home)
	if err != nil {
		t.Fatal(err)
	}
	if first := p.b.parties[0]; first != p && !p.lost {
		cfg.Network.Bootstrap = first.Addrs
	}
	log := slog.New(slog.NewTextHandler(io.MultiWriter(&p.logs, testWriter{t, p.name}), nil))
	n, err := node.New(p.b.ctx, node.Options{Home: p.home, Config: cfg, Logger: log, Version: "test",
		Passphrase: func() (string, error) { return passphrase, nil }})
	if err != nil {
		t.Fatalf("%s: %v", p.name, err)
	}
	ctx, cancel := context.WithCancel(p.b.ctx)
	ended := make(chan error, 1)
	go func() { ended <- n.Run(ctx) }()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.node, p.halt = n, func() error { cancel(); return <-ended }
	s, err := n.Status(ctx)
	if err != nil {
		t.Fatalf("%s: %v", p.name, err)
	}
	p.PeerID, p.Addrs = s.PeerID, s.Addrs
}

// stop ends the node and waits until it has stopped.
func (p *party) stop() {
	p.mu.Lock()
	halt := p.halt
	p.node, p.halt = nil, nil
	p.mu.Unlock()
	if halt == nil {
		return
	}
	if err := halt(); err != nil {
		p.b.t.Errorf("%s: %v", p.name, err)
	}
}

// backend returns the running node.
func (p *party) backend() *node.Node {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.node == nil {
		p.b.t.Fatalf("%s does not run", p.name)
	}
	return p.node
}

// logged reports whether the node has logged a text.
func (p *party) logged(text string) bool { return strings.Contains(p.logs.String(), text) }

// jobText is a small job; steps and privacy vary.
const jobText = `name: test
data: data.txt
model: demo
privacy: %s
training:
  steps: %d
  steps_per_segment: %d
payment:
  price_per_segment: "0.50"
  deadline: 10m
  window: 5s
verification:
  verifiers: 1
`

// post posts a job of two segments to a client and returns its id.
func (p *party) post(steps int, privacy string) string {
	p.b.t.Helper()
	return p.postData(steps, privacy, p.upload("the quick brown fox\n"))
}

// upload puts a data set of some KiB into the client's store.
func (p *party) upload(line string) market.Blob {
	p.b.t.Helper()
	text := bytes.Repeat([]byte(line), 8192/len(line))
	blob, err := p.backend().PutBlob(p.b.ctx, bytes.NewReader(text))
	if err != nil {
		p.b.t.Fatal(err)
	}
	return blob
}

// postData is post with a data set.
func (p *party) postData(steps int, privacy string, blob market.Blob) string {
	t := p.b.t
	t.Helper()
	v, err := p.backend().PostJob(p.b.ctx, api.PostRequest{FileName: "job.yml", Dataset: blob,
		File: fmt.Sprintf(jobText, privacy, steps, (steps+1)/2)})
	if err != nil {
		t.Fatal(err)
	}
	return v.ID
}

// wait waits until the node's view of a job meets a condition.
func (p *party) wait(id, what string, ok func(api.JobView) bool) (v api.JobView) {
	p.b.t.Helper()
	p.b.until(what, func() bool {
		var err error
		if v, err = p.backend().Job(p.b.ctx, id); err != nil {
			p.b.t.Fatal(err)
		}
		return ok(v)
	})
	return v
}

// ends waits for a job's end and checks that all of it was checked and paid.
func (p *party) ends(id string) api.JobView {
	p.b.t.Helper()
	v := p.wait(id, "the honest job ends", func(v api.JobView) bool { return v.Ended })
	if v.Segments == 0 || v.SegmentsPaid != v.Segments || v.SegmentsChecked != v.Segments {
		p.b.t.Errorf("the honest job: %+v", v)
	}
	return v
}

// heap returns the bytes that live objects of this process, and so of all its nodes, take.
func heap() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// peakHeap samples the memory of this process until stop is called, which returns the most that
// was in use, in bytes.
func peakHeap() (stop func() uint64) {
	done, most := make(chan struct{}), make(chan uint64)
	go func() {
		var peak uint64
		tick := time.NewTicker(20 * time.Millisecond)
		defer tick.Stop()
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			peak = max(peak, m.HeapAlloc)
			select {
			case <-tick.C:
			case <-done:
				most <- peak
				return
			}
		}
	}()
	return func() uint64 { close(done); return <-most }
}

// syncBuffer is a buffer for concurrent use.
type syncBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *syncBuffer) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(b)
}

func (s *syncBuffer) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}

// testWriter passes lines on to the test's log.
type testWriter struct {
	t    *testing.T
	name string
}

func (w testWriter) Write(b []byte) (int, error) {
	w.t.Logf("%s: %s", w.name, bytes.TrimSuffix(b, []byte("\n")))
	return len(b), nil
}
