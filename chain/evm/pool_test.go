package evm_test

import (
	"context"
	"errors"
	"math/big"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient/simulated"

	"github.com/infernetprotocol/infernet/chain/evm"
)

// fakeBackend is an endpoint of the senderFixture's chain that misbehaves on demand.
type fakeBackend struct {
	simulated.Client
	mu      sync.Mutex
	id      int64
	down    error
	head    func(*types.Header) *types.Header
	asked   int
	dropped bool // transactions are lost
}

func (m *fakeBackend) set(change func(*fakeBackend)) {
	m.mu.Lock()
	defer m.mu.Unlock()
	change(m)
}

func (m *fakeBackend) ChainID(context.Context) (*big.Int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return big.NewInt(m.id), m.down
}

func (m *fakeBackend) HeaderByNumber(ctx context.Context, n *big.Int) (*types.Header, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.asked++
	if m.down != nil {
		return nil, m.down
	}
	h, err := m.Client.HeaderByNumber(ctx, n)
	if err == nil && m.head != nil {
		h = m.head(h)
	}
	return h, err
}

func (m *fakeBackend) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.dropped {
		return nil
	}
	return m.Client.SendTransaction(ctx, tx)
}

// fakePool is a pool over endpoints a, b and c, with a clock of its own.
type fakePool struct {
	*senderFixture
	pool    *evm.Pool
	members map[string]*fakeBackend
	now     time.Time
}

func newFakePool(t *testing.T, set func(map[string]*fakeBackend)) (*fakePool, error) {
	b := newSenderFixture(t)
	for range 80 { // deep enough for histories to be compared
		b.chain.Commit()
	}
	c := &fakePool{senderFixture: b, members: map[string]*fakeBackend{}, now: time.Unix(2_000_000_000, 0)}
	for _, url := range []string{"http://a", "http://b", "http://c"} {
		c.members[url] = &fakeBackend{Client: b.chain.Client(), id: chainID}
	}
	if set != nil {
		set(c.members)
	}
	var err error
	c.pool, err = evm.NewPool(b.ctx, []string{"http://a", "http://b", "http://c"}, evm.PoolConfig{
		ChainID: chainID, MaxLag: 5, Retest: time.Second, Timeout: 5 * time.Second,
		Now:  func() time.Time { return c.now },
		Dial: func(_ context.Context, url string) (evm.Backend, error) { return c.members[url], nil },
	})
	return c, err
}

// health is an endpoint's by its place.
func (c *fakePool) health(i int) evm.Health { return c.pool.Health()[i] }

func TestPoolLeavesOutTheWrongChain(t *testing.T) {
	c, err := newFakePool(t, func(m map[string]*fakeBackend) { m["http://a"].id = 5 })
	if err != nil {
		t.Fatal(err)
	}
	if h := c.health(0); h.OK || !errors.Is(h.Err, evm.ErrWrongChain) {
		t.Errorf("chain 5 counts: %+v", h)
	}
	asked := c.members["http://a"].asked
	for range 5 {
		if _, err := c.pool.HeaderByNumber(c.ctx, evm.Latest); err != nil {
			t.Fatal(err)
		}
	}
	if c.members["http://a"].asked != asked {
		t.Error("the endpoint of another chain was asked")
	}
}

func TestPoolNeedsOneOfTheRightChain(t *testing.T) {
	_, err := newFakePool(t, func(m map[string]*fakeBackend) {
		for _, e := range m {
			e.id = 5
		}
	})
	if !errors.Is(err, evm.ErrNoEndpoint) || !errors.Is(err, evm.ErrWrongChain) {
		t.Errorf("all of another chain: %v", err)
	}
}

func TestPoolFailsOverAndTestsAgain(t *testing.T) {
	c, err := newFakePool(t, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range c.members {
		e.set(func(m *fakeBackend) { m.down = errLine })
	}
	c.members["http://b"].set(func(m *fakeBackend) { m.down = nil })
	if _, err := c.pool.HeaderByNumber(c.ctx, evm.Latest); err != nil {
		t.Fatalf("one of three answers, but: %v", err)
	}
	c.pool.Probe(c.ctx)
	if c.health(0).OK || c.health(2).OK || !c.health(1).OK {
		t.Errorf("health: %+v", c.pool.Health())
	}
	for _, e := range c.members {
		e.set(func(m *fakeBackend) { m.down = nil })
	}
	c.pool.Probe(c.ctx)
	if c.health(0).OK {
		t.Error("tested again before its pause was over")
	}
	c.now = c.now.Add(time.Minute)
	c.pool.Probe(c.ctx)
	if !c.health(0).OK || !c.health(2).OK {
		t.Errorf("not taken back: %+v", c.pool.Health())
	}
}

func TestTheOnlyEndpointIsAskedAgainAtOnce(t *testing.T) {
	c, err := newFakePool(t, func(m map[string]*fakeBackend) { m["http://a"].id, m["http://b"].id = 5, 5 })
	if err != nil {
		t.Fatal(err)
	}
	c.members["http://c"].set(func(m *fakeBackend) { m.down = errLine })
	if _, err := c.pool.HeaderByNumber(c.ctx, evm.Latest); !errors.Is(err, errLine) {
		t.Errorf("the line broke, but: %v", err)
	}
	c.members["http://c"].set(func(m *fakeBackend) { m.down = nil })
	if _, err := c.pool.HeaderByNumber(c.ctx, evm.Latest); err != nil {
		t.Errorf("the line is back, but: %v", err)
	}
}

func TestPoolLeavesOutWhoLags(t *testing.T) {
	c, err := newFakePool(t, nil)
	if err != nil {
		t.Fatal(err)
	}
	old, err := c.chain.Client().HeaderByNumber(c.ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	c.members["http://a"].set(func(m *fakeBackend) {
		m.head = func(h *types.Header) *types.Header {
			if h.Number.Cmp(old.Number) > 0 {
				return old
			}
			return h
		}
	})
	for range 10 {
		c.chain.Commit()
	}
	c.pool.Probe(c.ctx)
	if h := c.health(0); h.OK || !errors.Is(h.Err, evm.ErrStale) {
		t.Errorf("ten blocks behind: %+v", h)
	}
	h, err := c.pool.HeaderByNumber(c.ctx, evm.Latest)
	if err != nil || h.Number.Uint64() < old.Number.Uint64()+10 {
		t.Errorf("head %v, %v", h, err)
	}
}

// TestHostileAHeadFarAboveLeavesNobodyOut: one endpoint that invents a head far above made all others look old, and
// was asked alone from then on.
func TestHostileAHeadFarAboveLeavesNobodyOut(t *testing.T) {
	c, err := newFakePool(t, nil)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(c.pool.Health()); n < 3 {
		t.Fatalf("%d endpoints, want three", n)
	}
	c.members["http://a"].set(func(m *fakeBackend) {
		m.head = func(h *types.Header) *types.Header {
			far := types.CopyHeader(h)
			far.Number.Add(far.Number, big.NewInt(1000))
			return far
		}
	})
	c.pool.Probe(c.ctx)
	if h := c.health(0); h.OK || !errors.Is(h.Err, evm.ErrLies) {
		t.Errorf("who invents a head: %+v", h)
	}
	for i := 1; i < len(c.pool.Health()); i++ {
		if h := c.health(i); !h.OK {
			t.Errorf("an honest one: %+v", h)
		}
	}
}

// TestHostileAHeadFarAboveMakesNobodyLookOld: between two probes the others are measured by what two endpoints have,
// and not by a head that one has invented when it was asked.
func TestHostileAHeadFarAboveMakesNobodyLookOld(t *testing.T) {
	c, err := newFakePool(t, nil)
	if err != nil {
		t.Fatal(err)
	}
	c.members["http://a"].set(func(m *fakeBackend) {
		m.head = func(h *types.Header) *types.Header {
			far := types.CopyHeader(h)
			far.Number.Add(far.Number, big.NewInt(1000))
			return far
		}
	})
	if h, err := c.pool.HeaderByNumber(c.ctx, nil); err != nil || h.Number.Uint64() < 1000 {
		t.Fatalf("the first endpoint was not asked: %v, %v", h, err)
	}
	for i := range 3 {
		if h := c.health(i); !h.OK || h.Score > 1000 { // of 1000 blocks of lag it would be 50,000
			t.Errorf("endpoint %d: %+v", i, h)
		}
	}
}

func TestPoolLeavesOutWhoLies(t *testing.T) {
	c, err := newFakePool(t, func(m map[string]*fakeBackend) {
		m["http://a"].head = func(h *types.Header) *types.Header {
			forged := types.CopyHeader(h)
			forged.Root = common.Hash{1}
			return forged
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if h := c.health(0); h.OK || !errors.Is(h.Err, evm.ErrLies) {
		t.Errorf("another history than two others: %+v", h)
	}
	if !c.health(1).OK || !c.health(2).OK {
		t.Errorf("the honest are out: %+v", c.pool.Health())
	}
}

func TestForgedBlocksAreNotBelieved(t *testing.T) {
	c, err := newFakePool(t, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, height := range []int64{80, 3} { // near the head, and deep
		honest, err := c.chain.Client().HeaderByNumber(c.ctx, big.NewInt(height))
		if err != nil {
			t.Fatal(err)
		}
		c.members["http://a"].set(func(m *fakeBackend) {
			m.head = func(h *types.Header) *types.Header {
				forged := types.CopyHeader(h)
				forged.Root = common.Hash{2}
				return forged
			}
		})
		if got, err := c.pool.HeaderByNumber(c.ctx, big.NewInt(height)); err != nil || got.Hash() != honest.Hash() {
			t.Errorf("block %d: %+v, %v", height, got, err)
		}
	}
	if h := c.health(0); h.OK || !errors.Is(h.Err, evm.ErrLies) {
		t.Errorf("the liar is still asked: %+v", h)
	}
	c.members["http://b"].set(func(m *fakeBackend) {
		m.head = func(h *types.Header) *types.Header {
			forged := types.CopyHeader(h)
			forged.Root = common.Hash{3}
			return forged
		}
	})
	if _, err := c.pool.HeaderByNumber(c.ctx, big.NewInt(80)); !errors.Is(err, evm.ErrDisagree) {
		t.Errorf("one against one near the head: %v", err)
	}
}

func TestPoolRefusesOldHeads(t *testing.T) {
	b := newSenderFixture(t)
	now := time.Unix(2_000_000_000, 0)
	_, err := evm.NewPool(b.ctx, []string{"http://a"}, evm.PoolConfig{
		ChainID: chainID, MaxHeadAge: time.Minute, Now: func() time.Time { return now },
		Dial: func(context.Context, string) (evm.Backend, error) {
			return &fakeBackend{Client: b.chain.Client(), id: chainID}, nil
		},
	})
	if !errors.Is(err, evm.ErrNoEndpoint) || !errors.Is(err, evm.ErrStale) {
		t.Errorf("a chain that stands still: %v", err)
	}
}

func TestPoolSendsEverywhere(t *testing.T) {
	c, err := newFakePool(t, func(m map[string]*fakeBackend) { m["http://a"].dropped = true })
	if err != nil {
		t.Fatal(err)
	}
	client, err := evm.NewClient(c.ctx, c.pool, chainID, time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	hash, err := evm.NewSender(client, signer, c.store, c.cfg).Send(c.ctx, gift("a"))
	if err != nil {
		t.Fatal(err)
	}
	c.chain.Commit()
	if _, err := client.Receipt(c.ctx, hash, 1); err != nil || c.received() != 1 {
		t.Errorf("the best endpoint dropped it: %v, %d received", err, c.received())
	}
}

func TestURLsAreShownWithoutKeys(t *testing.T) {
	for url, want := range map[string]string{
		"https://user:secret@rpc.example.org/v2/secret?key=secret": "https://rpc.example.org/…",
		"http://127.0.0.1:8545":  "http://127.0.0.1:8545",
		"wss://rpc.example.org/": "wss://rpc.example.org",
		"secret":                 "(unreadable URL)",
	} {
		if got := evm.Redact(url); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// TestClosingWhileAsked: who still asks a pool that is closed gets an error.
func TestClosingWhileAsked(t *testing.T) {
	c, err := newFakePool(t, func(map[string]*fakeBackend) {})
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	asked := make(chan struct{}, 4)
	for range 4 {
		wg.Go(func() {
			for {
				_, err := c.pool.HeaderByNumber(t.Context(), big.NewInt(1))
				select {
				case asked <- struct{}{}:
				default:
				}
				if errors.Is(err, evm.ErrNoEndpoint) {
					return
				}
			}
		})
	}
	<-asked
	c.pool.Close()
	wg.Wait()
}
