package main

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/node/config"
)

// fill sets what the flags name.
func (f chainFlags) fill(c *config.Chain) error {
	if f.rpc != "" {
		c.RPC = f.rpc
	}
	if f.id != 0 {
		c.ChainID = f.id
	}
	for _, x := range []struct {
		flag, text string
		to         *common.Address
	}{{"--escrow", f.escrow, &c.Escrow}, {"--registry", f.registry, &c.Registry}, {"--game", f.game, &c.Game},
		{"--token", f.token, &c.Token}} {
		if x.text == "" {
			continue
		}
		if !common.IsHexAddress(x.text) {
			return &usageError{fmt.Errorf("%s: %q is not an address", x.flag, x.text),
				"an address is 0x and 40 hexadecimal digits"}
		}
		*x.to = common.HexToAddress(x.text)
	}
	return nil
}
