package config_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/config"
)

// onThree is a configuration of three rails that can work.
func onThree() config.Config {
	c := onLightning()
	c.Rail, c.Chain.Decimals = config.RailSolana, 6
	c.Rails = []config.Rail{{Rail: config.RailLightning, Rate: "950.125"}, {Rail: config.RailEVM},
		{Rail: config.RailSolana, Rate: "1.001"}}
	const key = "So11111111111111111111111111111111111111112"
	c.Solana = config.Solana{RPC: []string{"http://127.0.0.1:1"}, Genesis: key, Program: key, Mint: key,
		TokenProgram: key}
	return c
}

func TestRailsHaveRates(t *testing.T) {
	c := onThree()
	if err := c.Validate(); err != nil {
		t.Fatal(err)
	}
	var names []string
	want := map[string]uint64{config.RailSolana: 1_001_000, config.RailLightning: 950_125, config.RailEVM: 1_000_000}
	for _, r := range c.AllRails() {
		names = append(names, r.Rail)
		decimals := 6
		if r.Rail == config.RailLightning {
			decimals = config.LightningDecimals
		}
		if u, err := r.Units(decimals); err != nil || u != want[r.Rail] {
			t.Errorf("%s: %d, %v", r.Rail, u, err)
		}
	}
	if !slices.Equal(names, []string{config.RailSolana, config.RailLightning, config.RailEVM}) {
		t.Errorf("%v: the rail of jobs that name none comes first", names)
	}
	if all := config.Default().AllRails(); len(all) != 1 || all[0].Rail != config.RailEVM {
		t.Errorf("by default: %v", all)
	}
}

func TestRailsThatCannotWork(t *testing.T) {
	for want, spoil := range map[string]func(*config.Config){
		"named twice":       func(c *config.Config) { c.Rails[0].Rail = config.RailEVM },
		"none of evm":       func(c *config.Config) { c.Rails[0].Rail = "paypal" },
		"how many satoshi":  func(c *config.Config) { c.Rails[0].Rate = "" },
		"rate of evm":       func(c *config.Config) { c.Rails[1].Rate = "-1" },
		"rate of solana":    func(c *config.Config) { c.Rails[2].Rate = "0" },
		"among them":        func(c *config.Config) { c.Rails = c.Rails[:2] },
		"evm or solana":     func(c *config.Config) { c.Rail = config.RailLightning },
		"lightning.addr":    func(c *config.Config) { c.Lightning.Address = "" },
		"solana.rpc":        func(c *config.Config) { c.Solana.RPC = nil },
		"limits.per_job":    func(c *config.Config) { c.Wallet.Limits.PerJob = "5" },
		"lightning.per_day": func(c *config.Config) { c.Wallet.Limits.PerDay = "5" },
	} {
		c := onThree()
		spoil(&c)
		if err := c.Validate(); !errors.Is(err, config.ErrInvalid) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
	c := onThree()
	c.Wallet.Limits.PerDay, c.Lightning.PerDay = "5", "5000"
	if err := c.Validate(); err != nil {
		t.Errorf("a limit a day for both: %v", err)
	}
}
