package evm_test

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

func TestWrongChainIsRefused(t *testing.T) {
	b := newSenderFixture(t)
	if _, err := evm.NewClient(b.ctx, b.endpoint, 137, time.Second); !errors.Is(err, evm.ErrWrongChain) {
		t.Errorf("chain 1337 for 137: %v", err)
	}
}

func TestReading(t *testing.T) {
	b := newSenderFixture(t)
	dollar := bindings.NewTestDollar()
	opts := bind.NewKeyedTransactor(key, big.NewInt(chainID))
	at, _, err := bind.DeployContract(opts, common.FromHex(bindings.TestDollarMetaData.Bin), b.chain.Client(), nil)
	if err != nil {
		t.Fatal(err)
	}
	b.chain.Commit()
	s := b.sender()
	hash, err := s.Send(b.ctx, evm.Call{Action: "mint", To: at, Data: dollar.PackMint(recipient, big.NewInt(42))})
	if err != nil {
		t.Fatal(err)
	}
	b.chain.Commit()
	r, err := s.Wait(b.ctx, hash, 1)
	if err != nil {
		t.Fatal(err)
	}
	for height, want := range map[*big.Int]int64{evm.Latest: 42, evm.Safe: 42, r.BlockNumber: 42, big.NewInt(1): 0} {
		got, err := evm.Read(b.ctx, b.client, at, dollar.PackBalanceOf(recipient), height, dollar.UnpackBalanceOf)
		if err != nil || got.Int64() != want {
			t.Errorf("balance at %v: %v, %v; want %d", height, got, err, want)
		}
	}
	transfers := crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	to := common.BytesToHash(recipient[:])
	logs, err := b.client.Logs(b.ctx, at, [][]common.Hash{{transfers}, nil, {to}}, 0, r.BlockNumber.Uint64())
	if err != nil || len(logs) != 1 || logs[0].TxHash != hash {
		t.Errorf("logs %+v, %v", logs, err)
	}
	h, err := b.client.HeaderByHash(b.ctx, r.BlockHash)
	if err != nil || h.Number.Cmp(r.BlockNumber) != 0 {
		t.Errorf("header %+v, %v", h, err)
	}
	_, err = b.client.Receipt(b.ctx, common.Hash{1}, 1)
	for b.ctx.Err() == nil && strings.Contains(fmt.Sprint(err), "indexing is in progress") { // of the last block
		_, err = b.client.Receipt(b.ctx, common.Hash{1}, 1)
	}
	if !errors.Is(err, evm.ErrNotMined) {
		t.Errorf("receipt of nothing: %v", err)
	}
}
