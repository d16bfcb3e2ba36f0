//go:build daemons

package testnet

import (
	"context"
	"io"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"
	"github.com/lightningnetwork/lnd/lnrpc"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"
	"github.com/infernetprotocol/infernet/testnet/fault"
	"github.com/infernetprotocol/infernet/testnet/lightning"
	"github.com/infernetprotocol/infernet/testnet/raildeps"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

// railOf opens a rail with the dependencies of a stopped node.
func railOf(t *testing.T, d rail.Deps, kind string) rail.Rail {
	t.Helper()
	r, err := rail.New(d, kind)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// configOf loads a node's configuration.
func configOf(t *testing.T, c *testNode) config.Config {
	t.Helper()
	cfg, err := config.Load(c.home)
	if err != nil {
		t.Fatal(err)
	}
	return cfg
}

// unopened is a deal of a node's own that nobody has opened.
func unopened(d rail.Deps, r rail.Rail, price uint64) escrow.Deal {
	return railtest.Unopened(r.Info(), d.Account.Address(), d.NodeKey.Address(), price, d.Heads.Latest().Time)
}

// TestTheSolanaRailConforms runs the suite on the Solana network, as a client's node opens the rail.
func TestTheSolanaRailConforms(t *testing.T) {
	t.Parallel()
	two := newTwoRails(t)
	net := newTestNetworkWith(t, two.configure, client)
	c := net.node("client")
	cfg := configOf(t, c)
	cfg.Solana.RPC = []string{two.side.net.URL}
	net.until("the client's accounts are linked", func() bool { return two.side.linked(t, c.Wallet, c.Node) })
	c.stop()
	d := raildeps.Open(t, c.home, cfg, passphrase)
	dead, wrong := d, d
	dead.Config.Solana.RPC = []string{"http://" + raildeps.ClosedAddress(t)}
	wrong.Config.Solana.RPC = []string{two.at.URL()}
	two.at.SetPlan(fault.Always(surfpool.WrongGenesis))
	r := railOf(t, d, config.RailSolana)
	deal := unopened(d, r, 500_000)
	funded := deal.Offer
	funded.Nonce++
	two.side.createJob(t, c, r.Info().Domain, funded)
	railtest.Conform(t, railtest.Case{
		Rail: r, Dead: railOf(t, dead, config.RailSolana), Wrong: railOf(t, wrong, config.RailSolana),
		Deal: deal, Funded: funded, Holds: 1_000_000_000,
	})
}

// linked reports whether keys on Solana are paid for accounts.
func (s *solanaNetwork) linked(t *testing.T, accounts ...common.Address) bool {
	t.Helper()
	for _, a := range accounts {
		at := bindings.LinkAddress(s.net.Deployment.Program, s.net.Deployment.Domain().Separator(), a)
		_, as, err := s.client.Accounts(t.Context(), rpc.CommitmentConfirmed, at)
		if err != nil {
			t.Fatal(err)
		}
		if as[0] == nil {
			return false
		}
	}
	return true
}

// createJob has a node's key create the job of an offer, with itself as the delegate.
func (s *solanaNetwork) createJob(t *testing.T, c *testNode, domain market.Domain, o market.Offer) {
	t.Helper()
	k := s.keys[c.Wallet]
	on := s.net.Deployment
	at := bindings.Builder{Program: on.Program, Domain: domain.Separator(), Client: o.Client, Offer: o.StructHash(),
		Token: on.Token}
	terms, rest := on.Terms(o, k.PublicKey())
	create := at.Create(k.PublicKey(), terms, rest)
	if _, err := s.client.Transact(t.Context(), []solana.Instruction{create}, k.Private()); err != nil {
		t.Fatal(err)
	}
}

// TestTheLightningRailConforms runs the suite on the Lightning network, as a client's node opens the rail. The
// verifier's node is the arbiter and keeps running.
func TestTheLightningRailConforms(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	ln, err := lightning.Start(ctx, lightning.Options{Dir: t.TempDir(), Log: io.Discard})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(ln.Close)
	net := newTestNetwork(t, verifier, client)
	v, c := net.node("verifier"), net.node("client")
	c.stop()
	v.stop()
	payOnLightning(t, v, ln.Arbiter, v.PeerID)
	payOnLightning(t, c, ln.Provider, v.PeerID)
	v.run()
	cfg := configOf(t, c)
	s, err := v.backend().Status(net.ctx)
	if err != nil {
		t.Fatal(err)
	}
	cfg.Network.Bootstrap = s.Addrs
	d := raildeps.Open(t, c.home, cfg, passphrase)
	if err := d.Host.Connect(net.ctx, s.Addrs[0]); err != nil {
		t.Fatal(err)
	}
	dead, wrong := d, d
	dead.Config.Lightning.Address = raildeps.ClosedAddress(t)
	wrong.Config.Lightning.Network = "signet"
	r := railOf(t, d, config.RailLightning)
	railtest.Conform(t, railtest.Case{
		Rail: r, Dead: railOf(t, dead, config.RailLightning), Wrong: railOf(t, wrong, config.RailLightning),
		Deal: unopened(d, r, 10_000_000), Holds: inChannels(t, ln.Provider),
	})
}

// payOnLightning has a stopped node paid by an lnd node.
func payOnLightning(t *testing.T, c *testNode, at *lightning.Lnd, arbiter string) {
	t.Helper()
	cfg := configOf(t, c)
	cfg.Rail = config.RailLightning
	cfg.Lightning = config.Lightning{
		Address: at.Config.Address, Cert: at.Config.CertFile, Macaroon: at.Config.MacFile, Network: at.Config.Network,
		Arbiters: []string{arbiter}, Arbiter: c.PeerID == arbiter,
	}
	if err := config.Save(c.home, cfg); err != nil {
		t.Fatal(err)
	}
}

// inChannels is an lnd node's side of its channels, units.
func inChannels(t *testing.T, at *lightning.Lnd) (sum money.Units) {
	t.Helper()
	all, err := at.Admin.ListChannels(t.Context(), &lnrpc.ListChannelsRequest{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range all.Channels {
		sum += money.Units(c.LocalBalance) * lnd.Sat
	}
	if sum == 0 {
		t.Fatal("it has no money")
	}
	return sum
}
