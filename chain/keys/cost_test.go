package keys_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/keystore"

	"github.com/infernetprotocol/infernet/chain/keys"
)

// TestHostileD3KeyFilesAreBounded: a file that asks for 16 GiB, or that lacks what go-ethereum takes for granted, is
// refused before anything is derived.
func TestHostileD3KeyFilesAreBounded(t *testing.T) {
	good := func() map[string]any {
		return map[string]any{"n": 1 << 18, "r": 8, "p": 1, "dklen": 32, "salt": "00"}
	}
	for name, c := range map[string]struct {
		kdf string
		set map[string]any
		ok  bool
	}{
		"standard":        {"scrypt", nil, true},
		"light":           {"scrypt", map[string]any{"n": 4096, "p": 6}, true},
		"two to the 24":   {"scrypt", map[string]any{"n": 1 << 24}, false},
		"wide":            {"scrypt", map[string]any{"r": 1 << 20}, false},
		"two GiB":         {"scrypt", map[string]any{"n": 1 << 20, "r": 16}, false},
		"overflow":        {"scrypt", map[string]any{"n": 1 << 62, "r": 1 << 62}, false},
		"parallel":        {"scrypt", map[string]any{"p": 1 << 20}, false},
		"no n":            {"scrypt", map[string]any{"n": nil}, false},
		"text":            {"scrypt", map[string]any{"n": "262144"}, false},
		"fraction":        {"scrypt", map[string]any{"n": 1.5}, false},
		"negative":        {"scrypt", map[string]any{"n": -2}, false},
		"long key":        {"scrypt", map[string]any{"dklen": 1 << 30}, false},
		"short key":       {"scrypt", map[string]any{"dklen": 16}, false},
		"no salt":         {"scrypt", map[string]any{"salt": nil}, false},
		"rounds":          {"pbkdf2", map[string]any{"c": 262144, "prf": "hmac-sha256"}, true},
		"too many rounds": {"pbkdf2", map[string]any{"c": 1 << 40, "prf": "hmac-sha256"}, false},
		"no prf":          {"pbkdf2", map[string]any{"c": 262144}, false},
		"unknown":         {"argon2", nil, false},
	} {
		params := good()
		for k, v := range c.set {
			params[k] = v
		}
		file, err := json.Marshal(map[string]any{"kdf": c.kdf, "kdfparams": params,
			"cipherparams": map[string]any{"iv": "00112233445566778899aabbccddeeff"}})
		if err != nil {
			t.Fatal(err)
		}
		var read keystore.CryptoJSON
		if err := json.Unmarshal(file, &read); err != nil {
			t.Fatal(err)
		}
		if err := keys.CheckCost(read); (err == nil) != c.ok || err != nil && !errors.Is(err, keys.ErrCost) {
			t.Errorf("%s: %v", name, err)
		}
		read.CipherParams.IV = "00"
		if err := keys.CheckCost(read); !errors.Is(err, keys.ErrCost) {
			t.Errorf("%s with a short iv: %v", name, err)
		}
	}
}

// TestHostileD3SeedIsARegularFile: a dear seed and one that is no file are refused at once.
func TestHostileD3SeedIsARegularFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "seed")
	dear := `{"version":1,"crypto":{"cipher":"aes-128-ctr","cipherparams":{"iv":"00112233445566778899aabbccddeeff"},` +
		`"kdf":"scrypt","kdfparams":{"n":16777216,"r":8,"p":1,"dklen":32,"salt":"00"}}}`
	if err := os.WriteFile(path, []byte(dear), 0o600); err != nil {
		t.Fatal(err)
	}
	begin := time.Now()
	if _, err := keys.Open(path, "x"); !errors.Is(err, keys.ErrCost) || time.Since(begin) > 5*time.Second {
		t.Errorf("a seed that takes 16 GiB: %v", err)
	}
	if _, err := keys.Open(os.DevNull, "x"); err == nil {
		t.Error("a device was read as a seed")
	}
}
