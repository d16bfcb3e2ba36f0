package node

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/account"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/clientwallet"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/disputes"
	"github.com/infernetprotocol/infernet/node/evaluation"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/fundswatch"
	"github.com/infernetprotocol/infernet/node/heads"
	"github.com/infernetprotocol/infernet/node/intake"
	"github.com/infernetprotocol/infernet/node/leases"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/loglimit"
	"github.com/infernetprotocol/infernet/node/marks"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/provider"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/registry"
	"github.com/infernetprotocol/infernet/node/replies"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/rounds"
	"github.com/infernetprotocol/infernet/node/series"
	"github.com/infernetprotocol/infernet/node/storage"
	"github.com/infernetprotocol/infernet/node/topup"
	"github.com/infernetprotocol/infernet/node/verifier"
	"github.com/infernetprotocol/infernet/node/web"
	"github.com/infernetprotocol/infernet/node/webhooks"
)

// Options are a node's configuration and what the process gives it.
type Options struct {
	Home       config.Home
	Config     config.Config
	Passphrase func() (string, error) // asks for the passphrase of the wallet's keystore
	Logger     *slog.Logger
	Version    string // as `infernet version` prints it
	// Fault makes the node misbehave, for demos and tests: "" for none, "alter-weights:SEGMENT",
	// "flip-gradient:SEGMENT" or "dispute-right:SEGMENT" with a segment's index in the job, "other-base", "part-base",
	// "withhold", "disagree", or "lazy".
	Fault string
	// MakeDevnetKeys makes the devnet's proving keys in a new folder, by keys.Devnet in a process of its own. Where
	// it is nil, this node cannot make them.
	MakeDevnetKeys func(dir string) error
}

// Node is a running node. It implements api.Backend.
type Node struct {
	o       Options
	cfg     config.Config
	log     *slog.Logger
	started time.Time

	key      *wallet.NodeKey
	unlocked *account.Key
	account  *account.Account
	sender   *evm.Sender // signs with the node key
	ledger   *ledger.Ledger
	fault    *storage.Fault
	space    *storage.Space
	clock    *heads.Clock
	ballast  *storage.Ballast
	pool     *evm.Pool
	client   *evm.Client
	chain    *registry.Reader
	rails    rail.Set // the first is for jobs that name none
	heads    *heads.Follower
	host     *p2p.Host
	topic    *p2p.Topic
	funded   *p2p.Topic // of funded offers
	api      *api.Server
	metrics  http.Handler
	registry *prometheus.Registry
	funds    *fundswatch.Watcher

	events      *events.Log
	webhooks    *webhooks.Sender
	series      *series.Store
	topUps      *topup.Desk
	runner      executor.Runner
	deps        role.Deps
	bases       *bases.Store
	leases      *leases.Manager
	intake      *intake.Intake
	provider    *provider.Provider
	verifier    *verifier.Verifier
	coordinator *coordinator.Coordinator
	clients     *clientwallet.Poster
	runs        *rounds.Manager
	evaluations *evaluation.Manager
	disputes    *disputes.Player // nil: the rail has no game
	games       *gameClient
	speed       speed
	drained     chan struct{}
	closers     []func() error
}

var _ api.Backend = (*Node)(nil)

// New opens everything that the node needs. On an error it closes again what it opened.
func New(ctx context.Context, o Options) (*Node, error) {
	o.Logger = slog.New(loglimit.New(o.Logger.Handler(), time.Now))
	n := &Node{
		o: o, cfg: o.Config, log: o.Logger, started: time.Now(),
		drained: make(chan struct{}), fault: storage.NewFault(),
	}
	e := o.Config.Engine
	n.runner = executor.Runner{Backend: e.Backend, Threads: e.Threads, MaxMemory: e.MaxMemory, Meter: &executor.Meter{}}
	for _, open := range []func(context.Context) error{
		n.openKeys, n.openLedger, n.openWebhooks, n.openMarks, n.openChain, n.openNetwork, n.openWallet, n.openRoles,
		n.openFundsWatch, n.openAPI,
	} {
		if err := open(ctx); err != nil {
			return nil, errors.Join(err, n.close())
		}
	}
	return n, nil
}

// close closes what is open, the newest first.
func (n *Node) close() error {
	var all error
	for i := len(n.closers) - 1; i >= 0; i-- {
		all = errors.Join(all, n.closers[i]())
	}
	n.closers = nil
	return all
}

// openKeys loads the node key and unlocks the wallet's.
func (n *Node) openKeys(ctx context.Context) (err error) {
	if n.key, err = wallet.LoadNodeKey(n.o.Home.NodeKey()); err != nil {
		return api.WithHint(err, "run `"+n.o.Home.Init()+"` first")
	}
	if n.unlocked, err = account.Unlock(ctx, n.cfg, n.o.Home, n.o.Passphrase); err != nil {
		return err
	}
	n.closers = append(n.closers, n.unlocked.Close)
	return nil
}

// openWallet opens the operator's account and the sender of the node key.
func (n *Node) openWallet(context.Context) (err error) {
	use := account.Use{Config: n.cfg, Ledger: n.ledger, Chain: n.client, Log: n.log}
	if n.account, err = n.unlocked.Open(use); err != nil {
		return err
	}
	if !n.cfg.OnlyEVM() {
		if _, err := n.account.Messages(); err != nil {
			return err
		}
	}
	n.sender = account.Sender(use, n.key)
	return nil
}

// openLedger opens the ledger and checks that this version can read all of it.
func (n *Node) openLedger(context.Context) (err error) {
	if err = os.MkdirAll(n.o.Home.Data, 0o700); err != nil {
		return err
	}
	if n.ballast, err = storage.NewBallast(nil, n.o.Home.Data, n.fault, n.log); err != nil {
		return err
	}
	o := ledger.Options{FS: n.ballast.FS(), Logger: n.log, Fault: n.fault}
	if n.ledger, err = ledger.Open(n.o.Home.Ledger(), o); err != nil {
		return err
	}
	n.space = storage.NewSpace(n.o.Home.Data, n.cfg.Storage.Reserve(), n.log)
	n.closers = append(n.closers, n.ledger.Close)
	if err := n.ledger.CheckReadable(); err != nil {
		return err
	}
	if n.events, err = events.Open(n.ledger, time.Now); err != nil {
		return err
	}
	n.series, err = series.Open(n.o.Home.Series(), n.log)
	return err
}

// openWebhooks reads who is told of events.
func (n *Node) openWebhooks(context.Context) (err error) {
	n.webhooks, err = webhooks.Open(n.cfg.Webhooks, webhooks.Options{
		Log: n.events, Places: n.ledger, Logger: n.log, Version: n.o.Version, Now: time.Now, Wait: webhooks.Pause,
	})
	return err
}

// openMarks opens the store of states inside of segments.
func (n *Node) openMarks(context.Context) error {
	s, err := marks.Open(n.o.Home.Marks(), n.cfg.Storage.Marks(), n.log)
	if err != nil {
		return err
	}
	n.closers = append(n.closers, func() error { s.Close(); return nil })
	n.runner.States = s
	return nil
}

// dialChain connects to the EVM chain and reads its head.
func (n *Node) dialChain(ctx context.Context) (err error) {
	c := n.cfg.Chain
	endpoints := evm.PoolConfig{ChainID: c.ChainID, MaxHeadAge: c.Profile().MaxHeadAge(), Log: n.log}
	n.pool, err = evm.NewPool(ctx, c.URLs(), endpoints)
	if err != nil {
		return api.WithHint(fmt.Errorf("chain at %s: %w", evm.Redact(c.RPC), err),
			"is it running? chain.rpc, chain.endpoints and chain.chain_id in the configuration name it")
	}
	if n.client, err = evm.NewClient(ctx, n.pool, c.ChainID, rail.HeadPoll); err != nil {
		n.pool.Close()
		return err
	}
	if n.heads, err = heads.New(ctx, n.client, rail.HeadPoll, n.log); err != nil {
		n.pool.Close()
		return err
	}
	n.clock = heads.NewClock(n.heads.Latest, time.Now, c.Profile().MaxHeadAge(), n.log)
	n.closers = append(n.closers, func() error { n.pool.Close(); return nil })
	return nil
}

// openNetwork starts the libp2p host and the metrics.
func (n *Node) openNetwork(ctx context.Context) (err error) {
	reg := prometheus.NewRegistry()
	reg.MustRegister(n.space.Collectors()...)
	reg.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	c := networkOf(n.cfg, n.o.Home, n.key, n.log)
	c.Metrics, c.Vouch, c.Fault, c.Disk = reg, n.vouch, n.fault, n.ballast.FS()
	n.host, err = p2p.New(ctx, c)
	if err != nil {
		return err
	}
	n.closers = append(n.closers, n.host.Close)
	n.registry = reg
	return n.openMetrics(reg)
}

// openAPI makes the API's server.
func (n *Node) openAPI(context.Context) error {
	token, err := apiToken(n.o.Home.Token())
	if err != nil {
		return err
	}
	kept, err := replies.Open(n.ledger, time.Now)
	if err != nil {
		return err
	}
	page, err := web.New()
	if err != nil {
		return err
	}
	n.api, err = api.NewServer(n, api.ServerOptions{
		Socket: n.o.Home.Socket(), Listen: n.cfg.API.Listen, Token: token, Logger: n.log, Metrics: n.metrics,
		Version: n.o.Version, Replies: kept, Page: page, Sessions: n.o.Home.Sessions(),
	})
	return err
}

// apiToken reads the token that `infernet init` wrote. A node without one serves only its socket and loopback.
func apiToken(path string) (string, error) {
	b, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return "", nil
	}
	return strings.TrimSpace(string(b)), err
}

// Run runs the node until ctx ends or the node is drained, and closes it.
func (n *Node) Run(ctx context.Context) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	g, ctx := errgroup.WithContext(ctx)
	for _, run := range n.services() {
		g.Go(func() error { return run(ctx) })
	}
	g.Go(func() error {
		select {
		case <-n.drained:
			stop()
		case <-ctx.Done():
		}
		return nil
	})
	n.log.Info("node runs", "peer", n.host.ID(), "operator", n.account.Address(), "roles", n.cfg.Roles)
	ended := make(chan error, 1)
	go func() {
		err := g.Wait()
		if errors.Is(err, context.Canceled) {
			err = nil
		}
		ended <- errors.Join(err, n.close())
	}()
	select {
	case err := <-ended:
		return err
	case <-n.stuck():
		return n.fault.Err()
	}
}

// stopTime is how long a node whose stores have failed may take to stop.
const stopTime = 10 * time.Second

// stuck is closed if the node has not stopped in time after a store failed: who waits for such a store may wait for
// ever.
func (n *Node) stuck() <-chan struct{} {
	out := make(chan struct{})
	go func() {
		<-n.fault.Done()
		time.Sleep(stopTime)
		close(out)
	}()
	return out
}

// services are the loops of everything that New opened.
func (n *Node) services() []func(context.Context) error {
	run := []func(context.Context) error{
		n.heads.Run, n.pool.Run, n.sender.Run, n.account.Sender().Run, n.leases.Run, n.coordinator.Run, n.runs.Run,
		n.evaluations.Run, n.deps.Pins.Run, n.api.Run, n.withdrawCredits, n.funds.Run, n.keepPeers, n.space.Run,
		n.clock.Run, n.watchStores, n.clients.Resume, n.series.Run, n.drawCurves, n.sampleJobs,
		n.webhooks.Run, n.readLists,
		func(ctx context.Context) error { return n.intake.Run(ctx, n.topic, n.funded) },
	}
	for _, r := range n.rails {
		run = append(run, r.Run)
	}
	if n.provider != nil {
		run = append(run, n.provider.Run)
	}
	if n.verifier != nil {
		run = append(run, n.verifier.Run)
	}
	if n.disputes != nil {
		run = append(run, n.disputes.Run, n.games.gas.Run)
	}
	return run
}

// watchStores ends the node when one of its stores can write no more: what was acknowledged is safe, and nothing else
// may be done.
func (n *Node) watchStores(ctx context.Context) error {
	select {
	case <-ctx.Done():
		return nil
	case <-n.fault.Done():
		n.log.Error("the node stops: it cannot write", "err", n.fault.Err())
		return n.fault.Err()
	}
}

// Drain implements api.Backend: it waits for the provider's leases to end, and then stops the node.
func (n *Node) Drain(ctx context.Context) error {
	if n.provider != nil {
		if err := n.provider.Drain(ctx); err != nil {
			return err
		}
	}
	select {
	case <-n.drained:
	default:
		close(n.drained)
	}
	return nil
}

// artifactOf is the folder of a finished job's model; of a slot's job it is the model that all slots made.
func (n *Node) artifactOf(id market.JobID) string {
	if run, _, ok := n.runs.Of(id); ok {
		return n.runs.Model(run)
	}
	return filepath.Join(n.o.Home.Jobs(), id.String())
}
