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
)

// twoRails is a Solana network behind an endpoint that a test can stall, beside the
// town's chain.
type twoRails struct {
	t    *testing.T
	side *solanaSide
	at   *fault.Proxy
	mu   sync.Mutex // settling is for one at a time
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

// equip pays a citizen on both rails.
func (r *twoRails) equip(c *citizen) error {
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
	if err := r.side.settle(c.town.ctx, p); err != nil {
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

// books are everybody's holdings on Solana, read past the proxy.
func (r *twoRails) books(w *town) Books {
	w.t.Helper()
	b := Books{Accounts: map[common.Address]Holding{}}
	for _, c := range w.folk {
		b.Accounts[c.Wallet] = Holding{}
	}
	if err := r.side.books(w.ctx, &b); err != nil {
		w.t.Fatal(err)
	}
	return b
}

// gains are what each citizen gained there, and what is left in vaults.
func (r *twoRails) gains(w *town, before Books) (map[string]int64, int64) {
	now, gains := r.books(w), map[string]int64{}
	for _, c := range w.folk {
		x, y := before.Accounts[c.Wallet], now.Accounts[c.Wallet]
		gains[c.name] = int64(y.Token + y.Credit - x.Token - x.Credit)
	}
	return gains, int64(now.Pot() - before.Pot())
}

func sumOf(m map[string]int64) (sum int64) {
	for _, v := range m {
		sum += v
	}
	return sum
}

// explained waits until the node says it of a job.
func (c *citizen) explained(id, text string) {
	c.town.t.Helper()
	e, err := c.backend().Explain(c.town.ctx, id)
	if err != nil || !slices.ContainsFunc(e.Evidence, func(s string) bool { return strings.Contains(s, text) }) {
		c.town.t.Errorf("%q is not explained: %v, %+v", text, err, e)
	}
}

// TestAJobIsPaidOnItsNextRail: the same order of rails twice. While the first is
// well, a job is paid there; once its endpoint stalls, on the second. Every unit is
// where it belongs, on both.
func TestAJobIsPaidOnItsNextRail(t *testing.T) {
	t.Parallel()
	r := newTwoRails(t)
	w := equippedTown(t, r.equip, client, cheap, checker)
	c := w.called("client")
	before := r.books(w)
	order := work{steps: 48, each: 16, rails: "solana, evm", window: "30s"}

	first := c.post(order)
	v := c.sees(first, "end on Solana", ended)
	if v.Rail != "solana" || v.SegmentsPaid != 3 || v.Spent == 0 {
		t.Errorf("%+v", v)
	}
	c.explained(first, "paid on solana: money may have moved there")
	gains, held := r.gains(w, before)
	if gains["client"] != -int64(v.Spent) || gains["cheap"] <= 0 || gains["checker"] <= 0 || sumOf(gains) != 0 || held != 0 {
		t.Errorf("on Solana: %v, %d held, the client says %d", gains, held, v.Spent)
	}
	if now := w.books(); now.Pot() != w.start.Pot() || w.start.Change(now, c.Wallet).Token != 0 {
		t.Error("money of a job on Solana moved on the chain")
	}

	r.at.SetPlan(fault.Always(fault.Stall))
	settled := r.books(w)
	second := c.post(order)
	v = c.sees(second, "end on the chain", ended)
	if v.Rail != "evm" || v.SegmentsPaid != 3 || v.Spent == 0 {
		t.Errorf("%+v", v)
	}
	c.explained(second, "rail passed over: solana: it does not answer")
	c.explained(second, "paid on evm: money may have moved there")
	if r.at.Counts()[fault.Stall] == 0 {
		t.Error("nothing stalled")
	}
	r.at.SetPlan(fault.NoFaults)
	if gains, held := r.gains(w, settled); sumOf(gains) != 0 || held != 0 || gains["client"] != 0 || gains["cheap"] != 0 {
		t.Errorf("money of a job on the chain moved on Solana: %v, %d held", gains, held)
	}
	if gains := w.balanced(); gains["client"] != -int64(v.Spent) || gains["cheap"] <= 0 || gains["checker"] <= 0 {
		t.Errorf("on the chain: %v, the client says %d", gains, v.Spent)
	}
}

// TestAJobWaitsForARail: on a rail that stalls, and none beside it, a job is refused
// when it is posted, and says why.
func TestAJobWaitsForARail(t *testing.T) {
	t.Parallel()
	r := newTwoRails(t)
	w := equippedTown(t, r.equip, client)
	c := w.called("client")
	all := bindings.NewTestDollar().PackTransfer(common.Address{1}, big.NewInt(1_000_000_000))
	if err := c.transact(call{w.chain.Info().Dollar, all}); err != nil {
		t.Fatal(err)
	}
	r.at.SetPlan(fault.Always(fault.ServerError))
	blob, err := c.backend().PutBlob(w.ctx, strings.NewReader(strings.Repeat("a line of text\n", 1000)))
	if err != nil {
		t.Fatal(err)
	}
	_, err = c.backend().PostJob(w.ctx, api.PostRequest{FileName: "job.yml", File: work{steps: 48, each: 16, rails: "solana, evm"}.file(), Dataset: blob})
	for _, want := range []string{"solana: it does not answer", "evm: ", "dollars are needed, 0.00 dollars are there"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q: %v", want, err)
		}
	}
}
