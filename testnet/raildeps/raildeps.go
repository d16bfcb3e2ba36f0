// Package raildeps opens what a payment rail needs of its node, in the process of a test,
// from the node's home folder. The node itself must not run: the ledger is opened once.
package raildeps

import (
	"context"
	"log/slog"
	"net"
	"os"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/account"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/heads"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/registry"
)

// opener collects what is to be run and closed.
type opener struct {
	t   *testing.T
	log *slog.Logger
}

// Open opens a node's home as far as its rails need it. All is closed when the test ends.
func Open(t *testing.T, home config.Home, cfg config.Config, passphrase string) rail.Deps {
	t.Helper()
	o := &opener{t: t, log: slog.New(slog.NewTextHandler(t.Output(), nil))}
	pass := func() (string, error) { return passphrase, nil }
	d := rail.Deps{Config: cfg, Home: home, Passphrase: pass, Market: noJobs{}, Log: o.log}
	d.Ledger = o.openLedger(home)
	d.Chain = o.dial(cfg.Chain)
	d.Contracts = registry.New(d.Chain, cfg.Chain)
	head, err := heads.New(t.Context(), d.Chain, rail.HeadPoll, o.log)
	o.must(err)
	d.Heads = head
	d.NodeKey, err = wallet.LoadNodeKey(home.NodeKey())
	o.must(err)
	o.openAccount(&d)
	d.Host, err = node.JoinNetwork(t.Context(), cfg, home, d.NodeKey, d.Ledger, o.log)
	o.must(err)
	o.closes(d.Host.Close)
	o.run(head.Run, d.NodeSender.Run, d.Account.Sender().Run)
	return d
}

// Dial connects to a chain as a node does.
func Dial(t *testing.T, c config.Chain) *evm.Client {
	t.Helper()
	o := &opener{t: t, log: slog.New(slog.DiscardHandler)}
	return o.dial(c)
}

func (o *opener) must(err error) {
	o.t.Helper()
	if err != nil {
		o.t.Fatal(err)
	}
}

// closes has fn called at the test's end, before what was opened earlier is closed.
func (o *opener) closes(fn func() error) {
	o.t.Cleanup(func() {
		if err := fn(); err != nil {
			o.t.Error(err)
		}
	})
}

// run runs services until the test ends.
func (o *opener) run(services ...func(context.Context) error) {
	ctx, stop := context.WithCancel(context.Background())
	var g errgroup.Group
	for _, s := range services {
		g.Go(func() error { return s(ctx) })
	}
	o.closes(func() error { stop(); return g.Wait() })
}

func (o *opener) openLedger(home config.Home) *ledger.Ledger {
	o.t.Helper()
	o.must(os.MkdirAll(home.Data, 0o700))
	l, err := ledger.Open(home.Ledger(), ledger.Options{Logger: o.log})
	o.must(err)
	o.closes(l.Close)
	return l
}

func (o *opener) dial(c config.Chain) *evm.Client {
	o.t.Helper()
	of := evm.PoolConfig{ChainID: c.ChainID, MaxHeadAge: c.Profile().MaxHeadAge()}
	pool, err := evm.NewPool(o.t.Context(), c.URLs(), of)
	o.must(err)
	o.closes(func() error { pool.Close(); return nil })
	client, err := evm.NewClient(o.t.Context(), pool, c.ChainID, rail.HeadPoll)
	o.must(err)
	return client
}

func (o *opener) openAccount(d *rail.Deps) {
	o.t.Helper()
	key, err := account.Unlock(o.t.Context(), d.Config, d.Home, d.Passphrase)
	o.must(err)
	o.closes(key.Close)
	use := account.Use{Config: d.Config, Ledger: d.Ledger, Chain: d.Chain, Log: o.log}
	d.Account, err = key.Open(use)
	o.must(err)
	d.NodeSender = account.Sender(use, d.NodeKey)
}

// ClosedAddress is host:port on this machine where nobody listens.
func ClosedAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	return l.Addr().String()
}

// noJobs is the market of a node without jobs and leases.
type noJobs struct{}

var _ rail.Market = noJobs{}

func (noJobs) Verifiers(escrow.Deal) ([]market.Candidate, error) { return nil, nil }

func (noJobs) Contacts(common.Hash) []string { return nil }

func (noJobs) Objections(map[string]bool) ([]rail.Objection, error) { return nil, nil }

func (noJobs) Judge() lightningrail.Judge { return nil }
