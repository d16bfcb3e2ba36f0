package devnet

import (
	"context"
	"errors"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

var someone = common.HexToAddress("0x00000000000000000000000000000000000a11ce")

func start(t *testing.T, cfg Config) *Chain {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	chain, err := New(ctx, cfg)
	if err != nil {
		cancel()
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() { done <- chain.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Errorf("run: %v", err)
		}
	})
	return chain
}

func TestSharedChain(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	chain := start(t, Config{})
	remote, err := Dial(ctx, chain.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer remote.Close()
	info, err := remote.Info(ctx)
	if err != nil || info != chain.Info() {
		t.Fatalf("info %+v, %v; want %+v", info, err, chain.Info())
	}
	wei := big.NewInt(3e18)
	if err := remote.Fund(ctx, someone, wei, 5_000_000); err != nil {
		t.Fatal(err)
	}
	for _, url := range []string{chain.URL(), chain.WebSocket()} {
		checkFunded(ctx, t, url, info, wei)
	}
}

func checkFunded(ctx context.Context, t *testing.T, url string, info Info, wei *big.Int) {
	t.Helper()
	c, err := ethclient.DialContext(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if id, err := c.ChainID(ctx); err != nil || id.Uint64() != ChainID {
		t.Errorf("%s: chain id %v, %v", url, id, err)
	}
	if got, err := c.BalanceAt(ctx, someone, nil); err != nil || got.Cmp(wei) != 0 {
		t.Errorf("%s: balance %v, %v", url, got, err)
	}
	dollar := bindings.NewTestDollar()
	logs, err := c.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: new(big.Int).SetUint64(info.StartBlock),
		Addresses: []common.Address{info.Dollar},
	})
	if err != nil || len(logs) != 1 {
		t.Fatalf("%s: %d logs, %v", url, len(logs), err)
	}
	transfer, err := dollar.UnpackTransferEvent(&logs[0])
	if err != nil || transfer.To != someone || transfer.Value.Uint64() != 5_000_000 {
		t.Errorf("%s: transfer %+v, %v", url, transfer, err)
	}
	for _, tag := range []rpc.BlockNumber{rpc.FinalizedBlockNumber, rpc.SafeBlockNumber, rpc.LatestBlockNumber} {
		if _, err := c.HeaderByNumber(ctx, big.NewInt(int64(tag))); err != nil {
			t.Errorf("%s: header at %v: %v", url, tag, err)
		}
	}
}

// Deadlines are chain time: blocks must come every second and never be stamped
// later than the wall clock, even while transactions come faster than blocks.
func TestTimeIsHonest(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	chain := start(t, Config{})
	heads := make(chan *types.Header, 16)
	sub, err := chain.Client().SubscribeNewHead(ctx, heads)
	if err != nil {
		t.Fatal(err)
	}
	defer sub.Unsubscribe()
	var last uint64
	for i := range 5 {
		if i < 3 { // the first three seconds are busy, the others idle
			if _, err := chain.give(ctx, someone, big.NewInt(1), 1); err != nil {
				t.Fatal(err)
			}
		}
		select {
		case <-ctx.Done():
			t.Fatal("no block came")
		case head := <-heads:
			now := uint64(time.Now().Unix())
			if head.Time > now || now-head.Time > 2 {
				t.Errorf("block %v stamped %d at %d", head.Number, head.Time, now)
			}
			if last != 0 && (head.Time <= last || head.Time > last+2) {
				t.Errorf("block %v stamped %d after %d", head.Number, head.Time, last)
			}
			last = head.Time
		}
	}
}

func TestKeepsItsChain(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	folder := t.TempDir()
	run, stop := context.WithCancel(ctx)
	chain, err := New(ctx, Config{DataDir: folder})
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() { done <- chain.Run(run) }()
	err = chain.Fund(ctx, someone, big.NewInt(7), 8)
	stop()
	if err := errors.Join(err, <-done); err != nil {
		t.Fatal(err)
	}
	again := start(t, Config{DataDir: folder})
	if again.Info() != chain.Info() {
		t.Errorf("contracts moved: %+v, then %+v", chain.Info(), again.Info())
	}
	if got, err := again.Client().BalanceAt(ctx, someone, nil); err != nil || got.Int64() != 7 {
		t.Errorf("balance %v, %v; want 7", got, err)
	}
	if err := again.Fund(ctx, someone, big.NewInt(1), 0); err != nil {
		t.Errorf("the reopened chain does not go on: %v", err)
	}
}

func TestRefusals(t *testing.T) {
	ctx := context.Background()
	for _, listen := range []string{"0.0.0.0:0", "example.org:80", ":8545"} {
		if _, err := New(ctx, Config{Listen: listen}); !errors.Is(err, ErrNotLoopback) {
			t.Errorf("listen %q: %v", listen, err)
		}
	}
	if _, err := New(ctx, Config{Listen: "127.0.0.1:http"}); err == nil || !strings.Contains(err.Error(), "port") {
		t.Errorf("named port: %v", err)
	}
	chain, err := New(ctx, Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer chain.Close()
	if err := chain.Fund(ctx, someone, new(big.Int).Add(maxWei, big.NewInt(1)), 0); !errors.Is(err, ErrTooMuch) {
		t.Errorf("a greedy gift: %v", err)
	}
	if _, err := New(ctx, Config{Listen: strings.TrimPrefix(chain.URL(), "http://")}); err == nil {
		t.Error("two chains on one port")
	}
}

func TestNextSeal(t *testing.T) {
	if got, want := nextSeal(100, true), time.Unix(101, 0); !got.Equal(want) {
		t.Errorf("with work: %v, want %v", got, want)
	}
	if got, want := nextSeal(100, false), time.Unix(101, 9e8); !got.Equal(want) {
		t.Errorf("idle: %v, want %v", got, want)
	}
}
