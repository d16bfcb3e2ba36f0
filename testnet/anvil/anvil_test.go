//go:build daemons

package anvil_test

import (
	"context"
	"math/big"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/testnet/anvil"
)

var someone = common.HexToAddress("0x00000000000000000000000000000000000a11ce")

func TestChain(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	c, err := anvil.Start(ctx, anvil.Config{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	if err := c.Fund(ctx, someone, big.NewInt(7), 8); err != nil {
		t.Fatal(err)
	}
	for _, url := range []string{c.URL(), c.WebSocket()} {
		check(ctx, t, c, url)
	}
	reorganises(ctx, t, c)
}

// TestNothingIsLeftAfterClose: the process is gone, so that its port can be taken.
func TestNothingIsLeftAfterClose(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	c, err := anvil.Start(ctx, anvil.Config{})
	if err != nil {
		t.Fatal(err)
	}
	at := strings.TrimPrefix(c.URL(), "http://")
	for range 2 {
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
	}
	l, err := net.Listen("tcp", at)
	if err != nil {
		t.Fatalf("its port is not free: %v", err)
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}

func check(ctx context.Context, t *testing.T, c *anvil.Chain, url string) {
	t.Helper()
	e, err := ethclient.DialContext(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	if id, err := e.ChainID(ctx); err != nil || id.Uint64() != c.Info().ChainID {
		t.Errorf("%s: chain %v, %v", url, id, err)
	}
	if got, err := e.BalanceAt(ctx, someone, nil); err != nil || got.Int64() != 7 {
		t.Errorf("%s: %v wei, %v", url, got, err)
	}
	if got := dollars(ctx, t, c); got != 8 {
		t.Errorf("%s: %d dollars", url, got)
	}
}

func dollars(ctx context.Context, t *testing.T, c *anvil.Chain) int64 {
	t.Helper()
	token := bindings.NewTestDollar()
	v, err := bind.Call(token.Instance(c.Client(), c.Info().Dollar), &bind.CallOpts{Context: ctx},
		token.PackBalanceOf(someone), token.UnpackBalanceOf)
	if err != nil {
		t.Fatal(err)
	}
	return v.Int64()
}

// reorganises: a block of the chain is another one afterwards, and what was in
// it is gone.
func reorganises(ctx context.Context, t *testing.T, c *anvil.Chain) {
	t.Helper()
	if err := c.Mine(ctx, 5); err != nil {
		t.Fatal(err)
	}
	if err := c.Fund(ctx, someone, new(big.Int), 5); err != nil {
		t.Fatal(err)
	}
	before, err := c.Client().HeaderByNumber(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Reorg(ctx, 3); err != nil {
		t.Fatal(err)
	}
	after, err := c.Client().HeaderByNumber(ctx, before.Number)
	if err != nil || after.Hash() == before.Hash() {
		t.Errorf("block %v is still the same, %v", before.Number, err)
	}
	if got := dollars(ctx, t, c); got != 8 {
		t.Errorf("%d dollars after the reorganisation, want 8", got)
	}
}
