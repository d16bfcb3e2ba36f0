package config_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market/strictyaml"
	"github.com/infernetprotocol/infernet/node/config"
)

var update = flag.Bool("update", false, "write the golden files of the present version")

// v1 decodes a file of version 1 as the builds that wrote it did.
func v1(t *testing.T, b []byte) config.Config {
	t.Helper()
	c, d := config.Default(), json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&c); err != nil {
		t.Fatal(err)
	}
	return c
}

// TestEveryVersionOpens opens the files of all versions, one per combination of
// rails, per role, and one with every key. testdata/v1 was written by the last
// build that wrote JSON.
func TestEveryVersionOpens(t *testing.T) {
	files, err := filepath.Glob("testdata/v1/*.json")
	if err != nil || len(files) < 13 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, path := range files {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		want := v1(t, b)
		got, err := config.Parse(path, b)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v\ngot  %+v\nwant %+v", path, err, got, want)
			continue
		}
		golden := filepath.Join("testdata/v2", strings.TrimSuffix(filepath.Base(path), ".json")+".yml")
		saved := upgrade(t, b)
		if *update {
			if err := os.WriteFile(golden, saved, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		stored, err := os.ReadFile(golden)
		if err != nil || !bytes.Equal(saved, stored) {
			t.Errorf("%s: Save writes something else (%v):\n%s", golden, err, saved)
		}
		again, err := config.Parse(golden, stored)
		if err != nil || text(t, again) != text(t, want) {
			t.Errorf("%s: %v\ngot  %+v\nwant %+v", golden, err, again, want)
		}
	}
}

// upgrade loads a home of version 1, saves it, and returns the new file.
func upgrade(t *testing.T, b []byte) []byte {
	t.Helper()
	h := config.HomeAt(t.TempDir())
	old := filepath.Join(h.Config, "config.json")
	if err := os.WriteFile(old, b, 0o600); err != nil {
		t.Fatal(err)
	}
	if h.ConfigFile() != old {
		t.Fatalf("the configuration of an old home is %s", h.ConfigFile())
	}
	c, err := config.Load(h)
	if err != nil {
		t.Fatal(err)
	}
	if err := config.Save(h, c); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(old); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("config.json is still there: %v", err)
	}
	saved, err := os.ReadFile(filepath.Join(h.Config, "config.yml"))
	if err != nil {
		t.Fatal(err)
	}
	return saved
}

func text(t *testing.T, c config.Config) string {
	t.Helper()
	b, err := json.Marshal(c)
	if err != nil {
		t.Fatal(err)
	}
	return strings.NewReplacer(":null", ":[]").Replace(string(b))
}

// TestTwoConfigurations: nobody must have to guess which of two files is read.
func TestTwoConfigurations(t *testing.T) {
	h := config.HomeAt(t.TempDir())
	if err := config.Save(h, config.Default()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(h.Config, "config.json"), []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := config.Load(h)
	var hint interface{ Hint() string }
	if !errors.Is(err, config.ErrInvalid) || !errors.As(err, &hint) ||
		!strings.Contains(hint.Hint(), "keep config.yml") {
		t.Errorf("Load = %v", err)
	}
}

func TestVersionsToCome(t *testing.T) {
	for text, want := range map[string]string{
		"version: 3\nunheard_of: 1\n": `c.yml:1:10: version: "3": want 1 or 2: this build of infernet reads no other`,
		"version: 0\n":                `want 1 or 2`,
		"version: 1.5\n":              `want 1 or 2`,
		"version: 1\n":                "", "{\"version\": 2}": "", "rail: evm": "",
	} {
		if _, err := config.Parse("c.yml", []byte(text)); (err == nil) != (want == "") || err != nil &&
			!strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// TestMistakesHaveAPlace: values that can be read and cannot work.
func TestMistakesHaveAPlace(t *testing.T) {
	for text, want := range map[string]string{
		"chain:\n  chain_id: 0\n":    "c.yml:2:13: chain.chain_id: want the chain's id",
		"chain:\n  rpc: nowhere\n":   "c.yml:2:8: chain.rpc and chain.endpoints: number 1",
		"chain:\n  escrow: 0x12\n":   `c.yml:2:11: chain.escrow: "0x12": want an address`,
		"roles: [provider, miner]\n": `c.yml:1:1: roles: "miner" is none of`,
		"roles:\n  - [provider]\n":   "c.yml:2:5: roles[0]: want a text, not a list",
		"roles: provider\n":          "c.yml:1:1: roles: want a list, not text",
		"rail: paypal\n":             `c.yml:1:7: rail: "paypal" is none of`,
		"rails:\n  - rail: evm\n    rat: 1\n": `c.yml:3:5: unknown key "rat" in rails[0]: ` +
			`did you mean "rate"?`,
		"rail: lightning\n":                       "c.yml: lightning.address: want host:port",
		"wallet:\n  limits:\n    per_day: much\n": "c.yml:3:14: wallet.limits.per_day:",
		"wallet:\n  gas_per_day: 1\n": `c.yml:2:3: unknown key "gas_per_day" in wallet: ` +
			`it belongs in "wallet.limits"`,
		"engine: {threads: 1.5}\n":                       `c.yml:1:19: engine.threads: "1.5": want a whole number`,
		"engine: {max_memory: 18446744073709551616}\n":   "want a whole number",
		"network:\n  mdns: yes\n":                        `c.yml:2:9: network.mdns: "yes": want true or false`,
		"engine:\nclient:\n":                             "c.yml:1:1: engine: want keys and values, not nothing",
		"provider: &p {min_stake: 1}\nclient: *p\n":      "c.yml:1:1: provider: want keys and values, not an anchor",
		"provider:\n  min_stake: !!str 1\n":              "c.yml:2:3: provider.min_stake: want a text, not a tag",
		"engine: {threads: 1}\nengine: {threads: 2}\n":   `mapping key "engine" already defined`,
		"{\"engine\": {\"threads\": 1, \"threads\": 2}}": `already defined`,
		"{\"Engine\": {\"threads\": 1}}":                 `unknown key "Engine": did you mean "engine"?`,
		"engine:\n\tthreads: 1\n":                        "c.yml:2:",
		"rail: evm\n---\nrail: solana\n":                 "c.yml:3:5: want one YAML document, not 2",
		"rail: ev\xffm\n":                                "c.yml:1:9: not UTF-8 text",
		"rail: ev\x00m\n":                                "c.yml:1:9: a control character (U+0000)",
	} {
		_, err := config.Parse("c.yml", []byte(text))
		var at *strictyaml.Error
		if !errors.Is(err, config.ErrInvalid) || !errors.As(err, &at) || at.Hint() == "" ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%q:\n got %v\nwant %s", text, err, want)
		}
	}
}

// FuzzParse: what is read can be written, and is read the same again.
func FuzzParse(f *testing.F) {
	for _, glob := range []string{"testdata/v1/every-key.json", "testdata/v2/*.yml"} {
		files, _ := filepath.Glob(glob)
		for _, path := range files {
			b, err := os.ReadFile(path)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(b)
		}
	}
	f.Add([]byte("wallet: {passphrase_file: \"a\\u0000\\n# b: 'c' \"}"))
	f.Add([]byte("a: &x [*x]\n<<: *x\n? b\n: !!int c"))
	h := config.HomeAt(f.TempDir())
	f.Fuzz(func(t *testing.T, src []byte) {
		c, err := config.Parse("c.yml", src)
		if err != nil {
			var at *strictyaml.Error
			if !errors.As(err, &at) || at.Hint() == "" || at.Message == "" || !errors.Is(err, config.ErrInvalid) {
				t.Fatalf("error without a place or a hint: %v", err)
			}
			return
		}
		if config.Save(h, c) != nil {
			return // Save has said that it cannot write this text
		}
		if again, err := config.Load(h); err != nil || text(t, again) != text(t, c) {
			t.Fatalf("read again: %v\ngot  %+v\nwant %+v", err, again, c)
		}
	})
}

// TestAFileFromBeforeTheLimitsHasTheirDefaults reads a file that was written before a provider
// had limits of offers: it gets those that a new file has.
func TestAFileFromBeforeTheLimitsHasTheirDefaults(t *testing.T) {
	read := func(name string) config.Config {
		b, err := os.ReadFile(filepath.Join("testdata/v2", name))
		if err != nil {
			t.Fatal(err)
		}
		c, err := config.Parse(name, b)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	old := read("before-limits.yml")
	if text(t, old) != text(t, read("every-key.yml")) || old.Provider.Limits != config.Default().Provider.Limits {
		t.Errorf("it has %+v", old.Provider.Limits)
	}
}

// TestLimitsOfOffersAreChecked: each that cannot work is named.
func TestLimitsOfOffersAreChecked(t *testing.T) {
	for body, want := range map[string]string{
		"unfunded_stake: 101":      "provider.limits.unfunded_stake: want 0 to 100",
		`least_yield: "cheap"`:     "provider.limits.least_yield",
		`least_yield: "-1"`:        "provider.limits.least_yield",
		"max_window: -1":           "max_window",
		"bids_per_clients: 1":      `did you mean "bids_per_client"`,
		`least_yield: ""`:          "",
		"unfunded_stake: 0":        "",
		`least_yield: "0.0000001"`: "",
	} {
		_, err := config.Parse("c.yml", []byte("version: 2\nprovider:\n  limits:\n    "+body+"\n"))
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", body, err, want)
		}
	}
}
