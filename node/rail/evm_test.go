package rail_test

import (
	"context"
	"math/big"
	"os"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"
	"github.com/infernetprotocol/infernet/testnet/fault"
	"github.com/infernetprotocol/infernet/testnet/raildeps"
)

const passphrase = "test"

// runs runs a service until the test ends.
func runs(t *testing.T, service func(context.Context) error) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- service(ctx) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// newHome is a home folder with new keys, for a node on a devnet.
func newHome(t *testing.T, chain *devnet.Chain) (config.Home, config.Config) {
	t.Helper()
	home, info, cfg := config.HomeAt(t.TempDir()), chain.Info(), config.Default()
	if err := os.MkdirAll(home.Config, 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := wallet.CreateNodeKey(home.NodeKey()); err != nil {
		t.Fatal(err)
	}
	if _, err := wallet.Create(home.Keystore(), passphrase, wallet.Light); err != nil {
		t.Fatal(err)
	}
	cfg.Network = config.Network{Listen: []string{"/ip4/127.0.0.1/tcp/0"}}
	cfg.Chain.RPC, cfg.Chain.ChainID, cfg.Chain.Decimals = chain.URL(), info.ChainID, 6
	cfg.Chain.Escrow, cfg.Chain.Registry, cfg.Chain.Token = info.Escrow, info.Registry, info.Dollar
	return home, cfg
}

// TestTheEVMRailConforms runs the suite on a devnet in this process.
func TestTheEVMRailConforms(t *testing.T) {
	chain, err := devnet.New(t.Context(), devnet.Config{})
	if err != nil {
		t.Fatal(err)
	}
	runs(t, chain.Run)
	at, err := fault.New(fault.Config{Upstream: chain.URL(), Dialect: fault.EVM, Stall: time.Second})
	if err != nil {
		t.Fatal(err)
	}
	runs(t, at.Run)
	home, cfg := newHome(t, chain)
	d := raildeps.Open(t, home, cfg, passphrase)
	const given = 1_000_000_000
	if err := chain.Fund(t.Context(), d.Account.Address(), big.NewInt(1e18), given); err != nil {
		t.Fatal(err)
	}
	cut := cfg.Chain
	cut.RPC = at.URL()
	dead, wrong := d, d
	dead.Chain = raildeps.Dial(t, cut)
	at.SetPlan(fault.Always(fault.ServerError))
	wrong.Config.Chain.Decimals++
	r := newRail(t, d, config.RailEVM)
	deal := railtest.Unopened(r.Info(), d.Account.Address(), d.NodeKey.Address(), 500_000, d.Heads.Latest().Time)
	railtest.Conform(t, railtest.Case{
		Rail: r, Dead: newRail(t, dead, config.RailEVM), Wrong: newRail(t, wrong, config.RailEVM), Deal: deal,
		Holds: given,
	})
}

func newRail(t *testing.T, d rail.Deps, kind string) rail.Rail {
	t.Helper()
	r, err := rail.New(d, kind)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
