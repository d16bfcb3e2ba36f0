package config

import (
	"slices"

	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
)

// Domain is what offers, leases and vouchers of a rail are signed for. Lightning's domain names the chain that holds
// the stakes but no contract on it, so that nothing signed for it is valid there.
func (c Config) Domain(rail string) market.Domain {
	switch rail {
	case RailSolana:
		return c.Solana.Deployment().Domain()
	case RailLightning:
		return market.Domain{ChainID: c.Chain.ChainID, Escrow: lightningrail.Token(c.Lightning.Network)}
	}
	return c.Chain.Domain()
}

// Domain is the signing domain of the EVM chain's escrow.
func (c Chain) Domain() market.Domain { return market.Domain{ChainID: c.ChainID, Escrow: c.Escrow} }

// Domains are the signing domains of all rails of the configuration.
func (c Config) Domains() (ds market.Domains) {
	for _, r := range c.AllRails() {
		ds = append(ds, c.Domain(r.Rail))
	}
	return ds
}

// OnlyEVM reports whether jobs are paid on the EVM chain alone.
func (c Config) OnlyEVM() bool {
	return !slices.ContainsFunc(c.AllRails(), func(r Rail) bool { return r.Rail != RailEVM })
}

// UnitOf names a rail's asset in texts; "" is dollars.
func UnitOf(rail string) string {
	if rail == RailLightning {
		return "sat"
	}
	return ""
}
