package wallet

import (
	"context"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/market"
)

var ctx = context.Background()

func says(passphrase string) Passphrase {
	return func(context.Context, common.Address) (string, error) { return passphrase, nil }
}

func TestWallet(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "keys")
	if _, err := Open(ctx, folder, common.Address{}, says("")); !errors.Is(err, ErrNoWallet) {
		t.Errorf("an empty folder: %v", err)
	}
	address, err := Create(folder, "open sesame", Light)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Open(ctx, folder, address, says("open barley")); !errors.Is(err, ErrPassphrase) {
		t.Errorf("a wrong passphrase: %v", err)
	}
	w, err := Open(ctx, folder, common.Address{}, says("open sesame"))
	if err != nil || w.Address() != address {
		t.Fatalf("open: %v", err)
	}
	checkSigns(t, w, w)
	if err := w.Lock(); err != nil {
		t.Fatal(err)
	}
	if _, err := w.SignDigest(ctx, common.Hash{1}); err == nil {
		t.Error("a locked wallet signs")
	}
	if _, err := Create(folder, "another", Light); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(ctx, folder, common.Address{}, says("")); !errors.Is(err, ErrSeveralWallets) ||
		len(List(folder)) != 2 {
		t.Errorf("two wallets: %v, %v", err, List(folder))
	}
}

func TestNodeKey(t *testing.T) {
	path := filepath.Join(t.TempDir(), "node.key")
	made, err := OpenNodeKey(path)
	if err != nil {
		t.Fatal(err)
	}
	loaded, err := OpenNodeKey(path)
	if err != nil || loaded.Address() != made.Address() {
		t.Fatalf("loaded another key: %v", err)
	}
	checkSigns(t, loaded, loaded)
	if _, err := CreateNodeKey(path); !errors.Is(err, os.ErrExist) {
		t.Errorf("overwrote a key: %v", err)
	}
	if err := os.Chmod(path, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenNodeKey(path); !errors.Is(err, ErrExposed) {
		t.Errorf("a key that all can read: %v", err)
	}
}

// checkSigns checks both kinds of signatures; enough of them to see both
// recovery ids.
func checkSigns(t *testing.T, s market.Signer, txs evm.TxSigner) {
	t.Helper()
	for i := range byte(16) {
		digest := common.Hash{i}
		sig, err := s.SignDigest(ctx, digest)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := market.RecoverDigest(digest, sig); err != nil || got != s.Address() {
			t.Errorf("signed by %s, %v", got, err)
		}
	}
	chain := big.NewInt(137)
	tx, err := txs.SignTx(ctx, types.NewTx(&types.DynamicFeeTx{ChainID: chain, Gas: 21_000}), chain)
	if err != nil {
		t.Fatal(err)
	}
	if from, err := types.Sender(types.LatestSignerForChainID(chain), tx); err != nil || from != s.Address() {
		t.Errorf("transaction of %s, %v", from, err)
	}
}

// TestHostileD3KeystoreCostIsBounded: a key that asks for 16 GiB of memory, and one without parameters, are refused
// before anything is derived.
func TestHostileD3KeystoreCostIsBounded(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "keys")
	if _, err := Create(folder, "open sesame", Light); err != nil {
		t.Fatal(err)
	}
	names, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(names) != 1 {
		t.Fatalf("%v, %v", names, err)
	}
	made, err := os.ReadFile(names[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, dear := range []string{`"n":16777216`, `"m":4096`} {
		text := strings.Replace(string(made), `"n":4096`, dear, 1)
		if text == string(made) {
			t.Fatal("the key file has no n")
		}
		if err := os.WriteFile(names[0], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(ctx, folder, common.Address{}, says("open sesame")); !errors.Is(err, keys.ErrCost) {
			t.Errorf("%s: %v", dear, err)
		}
	}
}
