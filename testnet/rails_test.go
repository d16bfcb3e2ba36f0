//go:build daemons

package testnet

import (
	"context"
	"math/big"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet/fault"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
	"github.com/infernetprotocol/infernet/testnet/testnode"
)

// twoRails is a Solana network behind an endpoint that a test can stall, in addition to the network's EVM chain.
type twoRails struct {
	t    *testing.T
	side *solanaNetwork
	at   *fault.Proxy
	mu   sync.Mutex // side.configure is called for one node at a time
}

func newTwoRails(t *testing.T) *twoRails {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	side, err := startSolana(ctx)
	if err != nil {
		t.Fatal(err)
	}
	p, err := fault.New(fault.Config{Upstream: side.net.URL, Dialect: surfpool.Faults, Stall: 300 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- p.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		if err := side.net.Close(); err != nil {
			t.Error(err)
		}
	})
	return &twoRails{t: t, side: side, at: p}
}

// configure has a node paid on both rails.
func (r *twoRails) configure(c *testNode) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	seed, err := keys.New()
	if err != nil {
		return err
	}
	if err := seed.Save(c.home.Seed(), passphrase, true); err != nil {
		return err
	}
	p := &Party{Home: c.home, Wallet: c.Wallet, Dollars: 1_000_000_000}
	if err := r.side.configure(c.net.ctx, p); err != nil {
		return err
	}
	cfg, err := config.Load(c.home)
	if err != nil {
		return err
	}
	cfg.Rail, cfg.Rails = config.RailEVM, []config.Rail{{Rail: config.RailSolana, Rate: "1"}, {Rail: config.RailEVM}}
	cfg.Solana.RPC = []string{r.at.URL()}
	return config.Save(c.home, cfg)
}

// books reads all holdings on Solana, without the proxy.
func (r *twoRails) books(net *testNetwork) Books {
	net.t.Helper()
	b := Books{Accounts: map[common.Address]Holding{}}
	for _, c := range net.nodes {
		b.Accounts[c.Wallet] = Holding{}
	}
	if err := r.side.books(net.ctx, &b); err != nil {
		net.t.Fatal(err)
	}
	return b
}

// gains returns what each node gained on Solana, and what is left in vaults.
func (r *twoRails) gains(net *testNetwork, before Books) (map[string]int64, int64) {
	now, gains := r.books(net), map[string]int64{}
	for _, c := range net.nodes {
		x, y := before.Accounts[c.Wallet], now.Accounts[c.Wallet]
		gains[c.name] = int64(y.Token + y.Credit - x.Token - x.Credit)
	}
	return gains, int64(now.EscrowBalance() - before.EscrowBalance())
}

func sumOf(m map[string]int64) (sum int64) {
	for _, v := range m {
		sum += v
	}
	return sum
}

// checkExplained checks that the node's explanation of a job contains a text.
func (c *testNode) checkExplained(id, text string) {
	c.net.t.Helper()
	e, err := c.backend().Explain(c.net.ctx, id)
	if err != nil || !slices.ContainsFunc(e.Evidence, func(s string) bool { return strings.Contains(s, text) }) {
		c.net.t.Errorf("%q is not explained: %v, %+v", text, err, e)
	}
}

// TestAJobIsPaidOnItsNextRail posts two jobs with the same order of rails. The first rail answers and pays the first
// job. Then its endpoint stalls, and the second rail pays the second job. Every unit on both rails is accounted for.
func TestAJobIsPaidOnItsNextRail(t *testing.T) {
	t.Parallel()
	r := newTwoRails(t)
	net := newTestNetworkWith(t, r.configure, client, cheapProvider, verifier)
	c := net.node("client")
	before := r.books(net)
	order := jobSpec{steps: 48, each: 16, rails: "solana, evm", window: "30s"}

	first := c.post(order)
	v := c.waitForJob(first, "end on Solana", ended)
	if v.Rail != "solana" || v.SegmentsPaid != 3 || v.Spent == 0 {
		t.Errorf("%+v", v)
	}
	c.checkExplained(first, "paid on solana: money may have moved there")
	gains, held := r.gains(net, before)
	if gains["client"] != -int64(v.Spent) || gains["cheap"] <= 0 || gains["verifier"] <= 0 || sumOf(gains) != 0 ||
		held != 0 {
		t.Errorf("on Solana: %v, %d held, the client says %d", gains, held, v.Spent)
	}
	if now := net.books(); now.EscrowBalance() != net.start.EscrowBalance() ||
		net.start.Change(now, c.Wallet).Token != 0 {
		t.Error("money of a job on Solana moved on the chain")
	}

	r.at.SetPlan(fault.Always(fault.Stall))
	settled := r.books(net)
	second := c.post(order)
	v = c.waitForJob(second, "end on the chain", ended)
	if v.Rail != "evm" || v.SegmentsPaid != 3 || v.Spent == 0 {
		t.Errorf("%+v", v)
	}
	c.checkExplained(second, "rail passed over: solana: it does not answer")
	c.checkExplained(second, "paid on evm: money may have moved there")
	if r.at.Counts()[fault.Stall] == 0 {
		t.Error("nothing stalled")
	}
	r.at.SetPlan(fault.NoFaults)
	if gains, held := r.gains(net, settled); sumOf(gains) != 0 || held != 0 || gains["client"] != 0 ||
		gains["cheap"] != 0 {
		t.Errorf("money of a job on the chain moved on Solana: %v, %d held", gains, held)
	}
	if gains := net.checkBalances(); gains["client"] != -int64(v.Spent) || gains["cheap"] <= 0 ||
		gains["verifier"] <= 0 {
		t.Errorf("on the chain: %v, the client says %d", gains, v.Spent)
	}
}

// TestAJobWithoutAUsableRailIsRefused checks that a job is refused when it is posted, with the reasons, if one of its
// rails fails and the client has no money on the other.
func TestAJobWithoutAUsableRailIsRefused(t *testing.T) {
	t.Parallel()
	r := newTwoRails(t)
	net := newTestNetworkWith(t, r.configure, client)
	c := net.node("client")
	all := bindings.NewTestDollar().PackTransfer(common.Address{1}, big.NewInt(1_000_000_000))
	if err := c.operator().Transact(net.ctx, testnode.Call{To: net.chain.Info().Dollar, Data: all}); err != nil {
		t.Fatal(err)
	}
	r.at.SetPlan(fault.Always(fault.ServerError))
	blob, err := c.backend().PutBlob(net.ctx, strings.NewReader(strings.Repeat("a line of text\n", 1000)))
	if err != nil {
		t.Fatal(err)
	}
	k := jobSpec{steps: 48, each: 16, rails: "solana, evm"}
	_, err = c.backend().PostJob(net.ctx, api.PostRequest{FileName: "job.yml", File: k.file(), Dataset: blob})
	for _, want := range []string{"solana: it does not answer", "evm: ", "dollars are needed, 0.00 dollars are there"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q: %v", want, err)
		}
	}
}
