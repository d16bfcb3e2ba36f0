package testnet

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// Time-outs of starting and stopping, and the interval of polling.
const (
	readyTimeout = 60 * time.Second
	stopGrace    = 3 * time.Second
	poll         = 100 * time.Millisecond
)

// passphrase is that of every wallet of a network. It is public, because the wallets hold test money only.
const passphrase = "demo"

// Options of a network.
type Options struct {
	Exe     string // the infernet program
	Dir     string // everything is kept under it
	Parties []*Party
	Rail    string // on which the parties are paid; "" or config.RailEVM: the chain
	// Disputes says that wrong segments are disputed on chain. If false, they are only not paid. A cheat that does not
	// answer keeps its lease in dispute until its clock has run out, minutes later.
	Disputes bool
	// LossWindow is the chain's loss window, seconds; 0: a devnet's default.
	LossWindow int
	// DisputeClock is the chain's dispute clock, seconds; 0: a devnet's default.
	DisputeClock int
	// Licences are those of bases that the parties take; nil: config.DefaultLicences.
	Licences []string
	Say      func(format string, args ...any) // prints what happens; must not be nil
}

// chainDecimals are those of the devnet's dollar.
const chainDecimals = 6

// Network is a chain and its parties, each in its own process.
type Network struct {
	Options
	Chain     *ethclient.Client
	URL       string
	Contracts Contracts
	Decimals  int

	addrs  []string // of the first party
	chain  *Process
	solana *solanaNetwork // nil: everything is on the chain
	// lightning is the network on which the parties are paid; nil: they are not paid on Lightning.
	lightning *lightningNetwork
	// stopping is set by Close: from then on processes are expected to end.
	stopping atomic.Bool
	fail     context.CancelCauseFunc
	watch    sync.WaitGroup
}

// StartNetwork starts the chain and all parties, funded, staked and connected.
// The returned context ends, with the cause, when a process ends that nobody killed. The caller must close the network.
func StartNetwork(ctx context.Context, o Options) (*Network, context.Context, error) {
	n := &Network{Options: o}
	ctx, n.fail = context.WithCancelCause(ctx)
	err := n.startLightning(ctx)
	if err == nil {
		err = n.start(ctx)
	}
	if err != nil {
		if cause := context.Cause(ctx); cause != nil {
			err = cause
		}
		n.Close()
		return nil, nil, err
	}
	return n, ctx, nil
}

func (n *Network) start(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, readyTimeout)
	defer cancel()
	if err := n.startChain(ctx); err != nil {
		return err
	}
	n.Say("chain at %s", n.URL)
	if err := n.each(func(p *Party) error { return n.prepare(ctx, p) }, n.Parties...); err != nil {
		return err
	}
	if err := n.joinSolana(ctx); err != nil {
		return err
	}
	if err := n.joinLightning(); err != nil {
		return err
	}
	n.Say("%d wallets made and funded, operators staked and their node keys authorised", len(n.Parties))
	first := n.Parties[0]
	if err := n.launch(ctx, first, nil); err != nil {
		return err
	}
	status, err := first.API.WaitReady(ctx, poll)
	if err != nil {
		return err
	}
	n.addrs = status.Addrs
	early := n.early()
	if err := n.each(func(p *Party) error { return n.launch(ctx, p, status.Addrs) }, early...); err != nil {
		return err
	}
	return n.connected(ctx, first, len(early))
}

// Close stops all processes: it asks them first, and kills them after stopGrace.
func (n *Network) Close() {
	n.stopping.Store(true)
	var wg sync.WaitGroup
	for _, p := range n.Parties {
		if p.proc != nil {
			wg.Go(func() { p.proc.Stop(stopGrace) })
		}
	}
	wg.Wait()
	if n.Chain != nil {
		n.Chain.Close()
	}
	if n.chain != nil {
		n.chain.Stop(stopGrace)
	}
	if n.lightning != nil {
		n.lightning.net.Close()
	}
	if n.solana != nil {
		if err := n.solana.net.Close(); err != nil {
			n.Say("%v", err)
		}
	}
	n.fail(context.Canceled)
	n.watch.Wait()
}

// each runs fn for the parties at the same time.
func (n *Network) each(fn func(*Party) error, parties ...*Party) error {
	var g errgroup.Group
	for _, p := range parties {
		g.Go(func() error {
			if err := fn(p); err != nil {
				return fmt.Errorf("%s: %w", p.Name, err)
			}
			return nil
		})
	}
	return g.Wait()
}

// failOnExit ends the network's context when a child ends and that was not expected.
func (n *Network) failOnExit(p *Process, expected func() bool) {
	n.watch.Go(func() {
		<-p.Done()
		if !expected() {
			n.fail(p.death())
		}
	})
}

func (n *Network) startChain(ctx context.Context) (err error) {
	ready := newFirstLine()
	args := []string{"devnet", "--listen", "127.0.0.1:0", "--json"}
	if n.LossWindow != 0 {
		args = append(args, "--loss-window", strconv.Itoa(n.LossWindow))
	}
	if n.DisputeClock != 0 {
		args = append(args, "--dispute-clock", strconv.Itoa(n.DisputeClock))
	}
	n.chain, err = Spawn("chain", n.Exe, filepath.Join(n.Dir, "chain.log"), ready, args...)
	if err != nil {
		return err
	}
	var r struct {
		URL  string      `json:"url"`
		Info devnet.Info `json:"info"`
	}
	select {
	case line := <-ready.line:
		if err := json.Unmarshal(line, &r); err != nil {
			return fmt.Errorf("chain: %w", err)
		}
	case <-n.chain.Done():
		return n.chain.death()
	case <-ctx.Done():
		return context.Cause(ctx)
	}
	n.failOnExit(n.chain, n.stopping.Load)
	n.URL, n.Decimals = r.URL, chainDecimals
	n.Contracts = Contracts{Escrow: r.Info.Escrow, Registry: r.Info.Registry, Token: r.Info.Dollar, Game: r.Info.Game}
	n.Chain, err = ethclient.DialContext(ctx, n.URL)
	return err
}

// run runs the program to its end. If into is not nil, it decodes the first line of the output into it.
func (n *Network) run(ctx context.Context, p *Party, into any, args ...string) error {
	out := newFirstLine()
	args = append([]string{"--home", p.Home.Config, "--json"}, args...)
	proc, err := Spawn(p.Name, n.Exe, filepath.Join(n.Dir, p.Name+".log"), out, args...)
	if err != nil {
		return err
	}
	if err := proc.Wait(ctx); err != nil || into == nil {
		return err
	}
	select {
	case line := <-out.line:
		return json.Unmarshal(line, into)
	default:
		return fmt.Errorf("`infernet %s` printed nothing", args[3])
	}
}

// prepare makes a party's home folder, funds its accounts and stakes.
func (n *Network) prepare(ctx context.Context, p *Party) error {
	p.Home = config.HomeAt(filepath.Join(n.Dir, p.Name))
	p.API = api.NewClient(p.Home.Socket())
	pass := filepath.Join(n.Dir, p.Name+".pass")
	if err := os.WriteFile(pass, []byte(passphrase), 0o600); err != nil {
		return err
	}
	if err := n.init(ctx, p, pass); err != nil {
		return err
	}
	if err := n.fund(ctx, p); err != nil || p.Stake == "" {
		return err
	}
	return n.run(ctx, p, nil, "stake", p.Stake)
}

func (n *Network) init(ctx context.Context, p *Party, pass string) error {
	args := []string{"init", "--devnet", n.URL, "--role", p.Roles, "--passphrase-file", pass, "--light-wallet",
		"--no-mdns", "--threads", "1", "--listen", "/ip4/127.0.0.1/udp/0/quic-v1,/ip4/127.0.0.1/tcp/0"}
	if p.Price != "" {
		args = append(args, "--price", p.Price)
	}
	var made struct {
		Wallet, Node common.Address
		PeerID       string `json:"peer_id"`
	}
	if err := n.run(ctx, p, &made, args...); err != nil {
		return err
	}
	p.Wallet, p.Node, p.PeerID = made.Wallet, made.Node, made.PeerID
	return nil
}

func (n *Network) fund(ctx context.Context, p *Party) error {
	faucet, err := devnet.Dial(ctx, n.URL)
	if err != nil {
		return err
	}
	defer faucet.Close()
	ether := big.NewInt(1e18)
	if err := faucet.Fund(ctx, p.Wallet, ether, p.Dollars); err != nil {
		return err
	}
	return faucet.Fund(ctx, p.Node, ether, 0)
}

// launch starts a party's node with these bootstrap addresses.
func (n *Network) launch(ctx context.Context, p *Party, bootstrap []string) error {
	c, err := config.Load(p.Home)
	if err != nil {
		return err
	}
	c.Network.Bootstrap = bootstrap
	c.Provider.VanishAfter = vanishAfter
	c.Training.Licences = n.Licences
	c.API.Listen = "127.0.0.1:0" // for the page
	c.Disputes.KeepWindows = p.KeepWindows
	c.Engine.Backend = cmp.Or(p.Backend, c.Engine.Backend)
	if !n.Disputes {
		c.Chain.Game = common.Address{}
	}
	if err := config.Save(p.Home, c); err != nil {
		return err
	}
	args := []string{"--home", p.Home.Config, "--log-level", "debug", "start"}
	if p.Fault != "" {
		args = append(args, "--fault", p.Fault)
	}
	if p.proc, err = Spawn(p.Name, n.Exe, filepath.Join(n.Dir, p.Name+".log"), nil, args...); err != nil {
		return err
	}
	n.failOnExit(p.proc, func() bool { return p.killed.Load() || n.stopping.Load() })
	_, err = p.API.WaitReady(ctx, poll)
	return err
}

// connected waits until the first party sees so many others.
func (n *Network) connected(ctx context.Context, first *Party, others int) error {
	for {
		s, err := first.API.Status(ctx)
		if err != nil {
			return err
		}
		if s.Peers >= others {
			return nil
		}
		if err := retry.Pause(ctx, poll); err != nil {
			return fmt.Errorf("only %d of %d nodes found each other: %w", s.Peers+1, others+1, err)
		}
	}
}

// pause waits for d. If ctx ends first, it returns the cause.
func pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// firstLine is a writer that sends the first line of a child's output to a channel.
type firstLine struct {
	line chan []byte
	buf  []byte
	done bool
}

// errChatty is returned when a child's first line is longer than 1 MiB.
var errChatty = errors.New("first line is too long")

func newFirstLine() *firstLine { return &firstLine{line: make(chan []byte, 1)} }

// Write is called by one goroutine at a time.
func (f *firstLine) Write(b []byte) (int, error) {
	if f.done {
		return len(b), nil
	}
	f.buf = append(f.buf, b...)
	if len(f.buf) > 1<<20 {
		return 0, errChatty
	}
	for i, c := range f.buf {
		if c == '\n' {
			f.done = true
			f.line <- f.buf[:i]
			break
		}
	}
	return len(b), nil
}
