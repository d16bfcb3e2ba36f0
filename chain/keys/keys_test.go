package keys_test

import (
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/anyproto/go-slip10"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/keys"
)

// The phrase with which Foundry, Hardhat and others start their test chains;
// their first account is known everywhere.
const testPhrase = "test test test test test test test test test test test junk"

func parse(t *testing.T, phrase string) keys.Seed {
	t.Helper()
	s, err := keys.Parse(phrase)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestEVMKeysAreOtherWalletsKeys(t *testing.T) {
	s := parse(t, " Test TEST test\ttest test test test test test test test junk\n")
	for n, want := range []string{"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
		"0x70997970C51812dc3A010C7d01b50e0d17dc79C8"} {
		k, err := s.EVM(uint32(n))
		if err != nil {
			t.Fatal(err)
		}
		if got := crypto.PubkeyToAddress(k.PublicKey).Hex(); got != want {
			t.Errorf("account %d is %s, want %s", n, got, want)
		}
	}
}

// Vector 1 of SLIP-10 for ed25519, chain m/0'/1'/2'/2'.
func TestSLIP10Vector(t *testing.T) {
	seed, err := hex.DecodeString("000102030405060708090a0b0c0d0e0f")
	if err != nil {
		t.Fatal(err)
	}
	n, err := slip10.DeriveForPath("m/0'/1'/2'/2'", seed)
	if err != nil {
		t.Fatal(err)
	}
	const want = "30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662"
	if got := hex.EncodeToString(n.RawSeed()); got != want {
		t.Errorf("derived %s", got)
	}
}

func TestSolanaKey(t *testing.T) {
	k, err := parse(t, testPhrase).Solana(0)
	if err != nil {
		t.Fatal(err)
	}
	// As Solana's own wallets show it for this phrase and m/44'/501'/0'/0'.
	if got := solana.PrivateKey(k).PublicKey().String(); got != "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96" {
		t.Errorf("account 0 is %s", got)
	}
	other, err := parse(t, testPhrase).Solana(1)
	if err != nil || other.Equal(k) {
		t.Errorf("account 1 is account 0, %v", err)
	}
}

func TestNodeKeyIsApart(t *testing.T) {
	s := parse(t, testPhrase)
	node, err := s.Node(0)
	if err != nil {
		t.Fatal(err)
	}
	for n := range uint32(5) {
		if wallet, err := s.EVM(n); err != nil || wallet.Equal(node) {
			t.Errorf("the node key is account %d, %v", n, err)
		}
	}
	again, err := parse(t, testPhrase).Node(0)
	if err != nil || !again.Equal(node) {
		t.Errorf("derived twice, differently: %v", err)
	}
}

func TestPhrases(t *testing.T) {
	made, err := keys.New()
	if err != nil || len(strings.Fields(made.Phrase())) != 24 {
		t.Fatalf("%d words, %v", len(strings.Fields(made.Phrase())), err)
	}
	parse(t, made.Phrase())
	for _, bad := range []string{"", "test", strings.Replace(testPhrase, "junk", "test", 1),
		strings.Replace(testPhrase, "junk", "jnuk", 1), testPhrase + " test"} {
		_, err := keys.Parse(bad)
		if !errors.Is(err, keys.ErrPhrase) || strings.Contains(err.Error(), "jnuk") {
			t.Errorf("%q: %v", bad, err)
		}
	}
	for _, shown := range []string{fmt.Sprint(made), fmt.Sprintf("%+v", made), fmt.Sprintf("%#v", made)} {
		if strings.Contains(shown, strings.Fields(made.Phrase())[0]+" ") {
			t.Errorf("a log would show %s", shown)
		}
	}
}

func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "seed.json")
	if _, err := keys.Open(path, "x"); !errors.Is(err, keys.ErrNoSeed) {
		t.Errorf("no file: %v", err)
	}
	s := parse(t, testPhrase)
	if err := s.Save(path, "open sesame", true); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(path, "open sesame", true); !errors.Is(err, os.ErrExist) {
		t.Errorf("overwrote a seed: %v", err)
	}
	text, err := os.ReadFile(path)
	if err != nil || strings.Contains(string(text), "junk") {
		t.Errorf("the file shows the phrase, %v", err)
	}
	if _, err := keys.Open(path, "open barley"); !errors.Is(err, keys.ErrPassphrase) {
		t.Errorf("a wrong passphrase: %v", err)
	}
	got, err := keys.Open(path, "open sesame")
	if err != nil || got.Phrase() != testPhrase {
		t.Errorf("another phrase, %v", err)
	}
	if err := os.Chmod(path, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := keys.Open(path, "open sesame"); !errors.Is(err, keys.ErrExposed) {
		t.Errorf("a file that all can read: %v", err)
	}
}
