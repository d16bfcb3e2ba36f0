package config_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/config"
)

// onLightning is a configuration of that rail that can work.
func onLightning() config.Config {
	c := config.Default()
	c.Rail = config.RailLightning
	c.Lightning = config.Lightning{
		Address: "127.0.0.1:10009", Cert: "/tls.cert", Macaroon: "/infernet.macaroon", Network: "signet",
		Arbiters: []string{"12D3KooWGC6TvWhfapngX6wvJHMYvKpDMXPb3ZnCZ6dMoaMtimQ5"},
	}
	return c
}

func TestLightningNeedsItsNode(t *testing.T) {
	if err := onLightning().Validate(); err != nil {
		t.Fatal(err)
	}
	for want, spoil := range map[string]func(*config.Config){
		"lightning.address":                    func(c *config.Config) { c.Lightning.Address = "" },
		"lightning.cert":                       func(c *config.Config) { c.Lightning.Cert = "" },
		"lightning.macaroon":                   func(c *config.Config) { c.Lightning.Macaroon = "" },
		"lightning.network":                    func(c *config.Config) { c.Lightning.Network = "litecoin" },
		"at least one":                         func(c *config.Config) { c.Lightning.Arbiters = nil },
		"lightning.min_segment: want satoshis": func(c *config.Config) { c.Lightning.MinSegment = "-1" },
		"lightning.per_day: want satoshis":     func(c *config.Config) { c.Lightning.PerDay = "0" },
		"not a peer id":                        func(c *config.Config) { c.Lightning.Arbiters = []string{"alice"} },
	} {
		c := onLightning()
		spoil(&c)
		if err := c.Validate(); !errors.Is(err, config.ErrInvalid) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

// TestLeastSegment: no limit is not the limit of nothing.
func TestLeastSegment(t *testing.T) {
	for text, want := range map[string]int64{"": -1, "0": 0, "600": 600_000, "585.9": 585_900} {
		c := onLightning()
		c.Lightning.MinSegment = text
		u, err := c.Lightning.LeastSegment()
		if err != nil || c.Validate() != nil || (u == nil) != (want < 0) || u != nil && int64(*u) != want {
			t.Errorf("%q: %v, %v", text, u, err)
		}
	}
}

// TestPricesAndStakesHaveTheirOwnDecimals: on Lightning a price is in satoshis
// of three, a stake in the EVM chain's token of six.
func TestPricesAndStakesHaveTheirOwnDecimals(t *testing.T) {
	c := onLightning()
	if c.Decimals() != 3 || config.Default().Decimals() != 6 {
		t.Errorf("prices have %d decimals, and %d on the EVM chain", c.Decimals(), config.Default().Decimals())
	}
	c.Provider.MinStake, c.Wallet.Limits.PerDay = "0.000001", "0.000001"
	c.Provider.PricePerMillionTokens, c.Wallet.WithdrawAbove, c.Wallet.Limits.PerJob = "0.001", "0.001", "0.001"
	if err := c.Validate(); err != nil {
		t.Error(err)
	}
	for _, field := range []*string{&c.Provider.PricePerMillionTokens, &c.Wallet.WithdrawAbove,
		&c.Wallet.Limits.PerJob} {
		was := *field
		*field = "0.0001"
		if err := c.Validate(); !errors.Is(err, config.ErrInvalid) {
			t.Errorf("a ten thousandth of a satoshi: %v", err)
		}
		*field = was
	}
}
