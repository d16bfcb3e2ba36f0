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
	c.Rail, c.Chain.Decimals = config.RailLightning, 3
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
		"chain.decimals":     func(c *config.Config) { c.Chain.Decimals = 6 },
		"lightning.address":  func(c *config.Config) { c.Lightning.Address = "" },
		"lightning.cert":     func(c *config.Config) { c.Lightning.Cert = "" },
		"lightning.macaroon": func(c *config.Config) { c.Lightning.Macaroon = "" },
		"lightning.network":  func(c *config.Config) { c.Lightning.Network = "litecoin" },
		"at least one":       func(c *config.Config) { c.Lightning.Arbiters = nil },
		"not a peer id":      func(c *config.Config) { c.Lightning.Arbiters = []string{"alice"} },
	} {
		c := onLightning()
		spoil(&c)
		if err := c.Validate(); !errors.Is(err, config.ErrInvalid) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}
