package config_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/config"
)

func TestSaveAndLoad(t *testing.T) {
	h := config.HomeAt(filepath.Join(t.TempDir(), "home"))
	want := config.Default()
	want.Roles = []string{"verifier"}
	want.Engine.Threads = 3
	if err := config.Save(h, want); err != nil {
		t.Fatal(err)
	}
	got, err := config.Load(h)
	if err != nil || got.Engine != want.Engine || !got.Has("verifier") || got.Has("provider") {
		t.Errorf("Load = %+v, %v", got, err)
	}
	for path, mode := range map[string]os.FileMode{h.ConfigFile(): 0o600, h.Config: 0o700} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != mode {
			t.Errorf("%s: mode %v, %v; want %v", path, info.Mode().Perm(), err, mode)
		}
	}
}

func TestLoadWithoutAFile(t *testing.T) {
	_, err := config.Load(config.HomeAt(t.TempDir()))
	var hint interface{ Hint() string }
	if !errors.Is(err, config.ErrMissing) || !errors.As(err, &hint) || !strings.Contains(hint.Hint(), "infernet init") {
		t.Errorf("Load = %v", err)
	}
}

func TestParseIsStrict(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"unknown key": {"{\n\"engine\": {\n\"thread\": 1\n}\n}", "c.yml:3:1: unknown key"},
		"a key misspelt": {`{"engine": {"thread": 1}}`,
			`c.yml:1:13: unknown key "thread" in engine: did you mean "threads"?`},
		"a key of nobody": {`{"zzzzzzzz": 1}`, `unknown key "zzzzzzzz"`},
		"wrong type": {"{\n\"engine\": {\"threads\": \"two\"}}",
			`c.yml:2:23: engine.threads: "two": want a whole number`},
		"not JSON":        {"{\n\n\"roles\": [}", "c.yml:3:"},
		"more text":       {"{} {}", "c.yml:1:4: value is not allowed"},
		"unknown role":    {`{"roles": ["miner"]}`, "miner"},
		"no rpc":          {`{"chain": {"rpc": ""}}`, "chain.rpc"},
		"no chain id":     {`{"chain": {"chain_id": 0}}`, "chain.chain_id"},
		"decimals":        {`{"chain": {"decimals": 19}}`, "chain.decimals"},
		"threads":         {`{"engine": {"threads": -1}}`, "engine.threads"},
		"quota":           {`{"storage": {"quota_bytes": 0}}`, "storage.quota_bytes"},
		"price":           {`{"provider": {"price_per_million_tokens": "cheap"}}`, "provider.price_per_million_tokens"},
		"stake":           {`{"provider": {"min_stake": "0.12345678"}}`, "provider.min_stake"},
		"no address":      {`{"network": {"listen": []}}`, "network.listen"},
		"listen":          {`{"network": {"listen": ["0.0.0.0:7420"]}}`, "network.listen"},
		"bootstrap":       {`{"network": {"bootstrap": ["/ip4/1.2.3.4/tcp/1"]}}`, "network.bootstrap"},
		"larger than max": {"{}" + strings.Repeat(" ", 1<<20), "larger than 65536 bytes"},
	} {
		if _, err := config.Parse("c.yml", []byte(c.text)); !errors.Is(err, config.ErrInvalid) ||
			!strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

func TestDefaultsAreValidAndKeptByAnEmptyFile(t *testing.T) {
	c, err := config.Parse("config.yml", []byte("{}"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := json.Marshal(c)
	if err != nil {
		t.Fatal(err)
	}
	want, err := json.Marshal(config.Default())
	if err != nil || string(got) != string(want) {
		t.Errorf("{} gives %s, want %s", got, want)
	}
}

func TestSaveRefusesWhatCannotWork(t *testing.T) {
	h := config.HomeAt(t.TempDir())
	if err := config.Save(h, config.Config{}); !errors.Is(err, config.ErrInvalid) {
		t.Errorf("Save = %v", err)
	}
	if _, err := os.Stat(h.ConfigFile()); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file was written: %v", err)
	}
}

func TestHomes(t *testing.T) {
	h := config.HomeAt("/x")
	for _, p := range []string{h.ConfigFile(), h.NodeKey(), h.Keystore(), h.Token(), h.Ledger(), h.Blocks(), h.Jobs(),
		h.Socket()} {
		if filepath.Dir(p) != "/x" {
			t.Errorf("%s is not in the home", p)
		}
	}
	if d := config.DefaultHome(); filepath.Base(d.Config) != "infernet" || filepath.Base(d.Data) != "infernet" {
		t.Errorf("default home %+v", d)
	}
}
