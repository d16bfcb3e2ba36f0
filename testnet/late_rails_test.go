//go:build daemons

package testnet

import (
	"context"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet/fault"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

// rail returns the node's status of one of its rails.
func (c *testNode) rail(name string) api.RailStatus {
	c.net.t.Helper()
	s, err := c.backend().Status(c.net.ctx)
	if err != nil {
		c.net.t.Fatal(err)
	}
	for _, r := range s.Rails {
		if r.Rail == name {
			return r
		}
	}
	c.net.t.Fatalf("%s has no rail %s: %+v", c.name, name, s.Rails)
	return api.RailStatus{}
}

// TestARailIsUsedOnceItAnswers starts all nodes while Solana is down. Jobs are paid on the EVM chain until Solana
// answers, and on Solana from then on, without a restart. Then a client starts while Solana is down and one of its jobs
// runs there; the job continues when Solana answers.
func TestARailIsUsedOnceItAnswers(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	r := newTwoRails(t)
	r.at.SetPlan(fault.Always(fault.ServerError))
	net := newTestNetworkWith(t, r.configure, client, cheapProvider, verifier)
	c := net.node("client")
	before := r.books(net)
	order := jobSpec{steps: 48, each: 16, rails: "solana, evm", window: "30s"}
	for _, x := range net.nodes {
		if s := x.rail("solana"); s.OK || !strings.Contains(s.Problem, "does not answer") || !x.rail("evm").OK {
			t.Errorf("%s: %+v", x.name, s)
		}
	}
	first := c.post(order)
	v := c.waitForJob(first, "end on the chain", ended)
	if v.Rail != "evm" || v.SegmentsPaid != 3 {
		t.Errorf("%+v", v)
	}
	c.checkExplained(first, "rail passed over: solana: it does not answer")

	r.at.SetPlan(fault.NoFaults)
	for _, x := range net.nodes {
		net.until(x.name+" uses Solana", func() bool { return x.rail("solana").OK })
	}
	long := order
	long.steps, long.each = 320, 80
	second := c.post(long)
	c.waitForJob(second, "train on Solana", func(v api.JobView) bool { return v.Rail == "solana" && v.Step > 0 })
	c.stop()
	r.at.SetPlan(fault.Always(fault.Stall))
	c.run()
	if s := c.rail("solana"); s.OK || s.Leases != 1 || s.Deadline == 0 {
		t.Errorf("%+v", s)
	}
	r.at.SetPlan(fault.NoFaults)
	v = c.waitForJob(second, "end on Solana", ended)
	if v.Rail != "solana" || v.SegmentsPaid != 4 || v.Spent == 0 {
		t.Errorf("%+v", v)
	}
	gains, held := r.gains(net, before)
	if gains["client"] != -int64(v.Spent) || gains["cheap"] <= 0 || sumOf(gains) != 0 || held != 0 {
		t.Errorf("on Solana: %v, %d held, the client says %d", gains, held, v.Spent)
	}
	if s := c.rail("solana"); s.Leases != 0 {
		t.Errorf("%+v", s)
	}
	net.checkBalances()
}

// TestARailOfAnotherClusterEndsTheStart checks that a node reports a wrong configuration at once, instead of waiting as
// it does for trouble that can pass.
func TestARailOfAnotherClusterEndsTheStart(t *testing.T) {
	t.Parallel()
	r := newTwoRails(t)
	net := newTestNetworkWith(t, r.configure, client)
	c := net.node("client")
	c.stop()
	r.at.SetPlan(fault.Always(surfpool.WrongGenesis))
	if _, err := c.open(nil); err == nil || !strings.Contains(err.Error(), "another Solana cluster") ||
		api.Hint(err) == "" {
		t.Errorf("another cluster: %v, %q", err, api.Hint(err))
	}
	r.at.SetPlan(fault.Always(fault.ServerError))
	alone := func(cfg *config.Config) { cfg.Rail, cfg.Rails = config.RailSolana, nil }
	if _, err := c.open(alone); err == nil || !strings.Contains(err.Error(), "no rail can be reached") ||
		api.Hint(err) == "" {
		t.Errorf("its only rail is down: %v, %q", err, api.Hint(err))
	}
	r.at.SetPlan(fault.NoFaults)
}

// open starts the node with another configuration.
func (c *testNode) open(change func(*config.Config)) (*node.Node, error) {
	cfg, err := config.Load(c.home)
	if err != nil {
		return nil, err
	}
	if change != nil {
		change(&cfg)
	}
	return node.New(c.net.ctx, node.Options{
		Home: c.home, Config: cfg, Logger: c.log.logger(), Version: "test",
		Passphrase: func() (string, error) { return passphrase, nil },
	})
}

// TestAnOpenLeaseWaitsForTheChain checks that a node whose chain is down does not start, unless leases are
// open. Then it waits for the chain and brings the leases to their end.
func TestAnOpenLeaseWaitsForTheChain(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, dearProvider, verifier)
	c, p := net.node("client"), net.node("cheap")
	at, err := fault.New(
		fault.Config{Upstream: net.chain.URL(), Dialect: fault.EVM, Plan: fault.Always(fault.ServerError)},
	)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	served := make(chan error, 1)
	go func() { served <- at.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-served; err != nil {
			t.Error(err)
		}
	})
	away := func(cfg *config.Config) { cfg.Chain.RPC = at.URL() }
	p.stop()
	if _, err := p.open(away); err == nil || api.Hint(err) == "" {
		t.Errorf("a provider without leases starts without its chain: %v, %q", err, api.Hint(err))
	}
	p.run()
	net.connected()
	id := c.post(jobSpec{steps: 320, each: 40})
	c.waitForJob(id, "a paid segment's work", func(v api.JobView) bool { return v.SegmentsVerified >= 2 })
	p.stop()
	cfg, err := config.Load(p.home)
	if err != nil {
		t.Fatal(err)
	}
	away(&cfg)
	if err := config.Save(p.home, cfg); err != nil {
		t.Fatal(err)
	}
	asked := at.Served()
	started := make(chan struct{})
	go func() { defer close(started); p.run() }()
	net.until("the node has tried its chain twice", func() bool { return at.Served() > asked+3 })
	select {
	case <-started:
		t.Error("it runs without its chain")
	default:
	}
	at.SetPlan(fault.NoFaults)
	<-started
	net.until("the lease is settled", func() bool { return p.rail("evm").Leases == 0 })
	if v := c.waitForJob(id, "end", ended); v.SegmentsPaid != 8 || v.Reassigned != 1 {
		t.Errorf("%+v", v)
	}
	if gains := net.checkBalances(); gains["cheap"] <= 0 {
		t.Errorf("%v", gains)
	}
}
