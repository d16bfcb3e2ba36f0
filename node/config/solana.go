package config

import (
	"fmt"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	escrowsolana "github.com/infernetprotocol/infernet/escrow/solana"
)

// Rails on which a node's jobs can be paid. Operators stake on the EVM chain
// whichever it is.
const (
	RailEVM    = "evm"
	RailSolana = "solana"
)

// Solana is where jobs are paid if the rail is "solana": a cluster, the escrow
// program there, and the mint. Keys are base58, as Solana's tools write them.
type Solana struct {
	RPC          []string `json:"rpc"`     // JSON-RPC URLs, the preferred one first
	Genesis      string   `json:"genesis"` // hash that names the cluster
	Program      string   `json:"program"`
	Mint         string   `json:"mint"` // stablecoin of chain.decimals
	TokenProgram string   `json:"token_program"`
}

// Place is the program with its mint. The section must have been validated.
func (s Solana) Place() escrowsolana.Place {
	key := solana.MustPublicKeyFromBase58
	return escrowsolana.Place{Genesis: solana.Hash(key(s.Genesis)), Program: key(s.Program),
		Token: bindings.Token{Mint: key(s.Mint), Program: key(s.TokenProgram)}}
}

// validate reports the first value that cannot work.
func (s Solana) validate() error {
	if len(s.RPC) == 0 {
		return fmt.Errorf("%w: solana.rpc: want at least one URL of a Solana node", ErrInvalid)
	}
	for _, k := range []struct{ key, text string }{
		{"solana.genesis", s.Genesis}, {"solana.program", s.Program}, {"solana.mint", s.Mint}, {"solana.token_program", s.TokenProgram},
	} {
		if _, err := solana.PublicKeyFromBase58(k.text); err != nil {
			return fmt.Errorf("%w: %s: want 32 bytes in base58", ErrInvalid, k.key)
		}
	}
	return nil
}

// validateRail checks the rail and what it needs.
func (c Config) validateRail() error {
	if len(c.Solana.RPC) > 0 { // also when jobs are not paid there: its money is looked for
		if err := c.Solana.validate(); err != nil {
			return err
		}
	}
	switch c.Rail {
	case "", RailEVM:
		return nil
	case RailSolana:
		return c.Solana.validate()
	case RailLightning:
		if c.Chain.Decimals != lightningDecimals {
			return fmt.Errorf("%w: chain.decimals: want 3 on the rail lightning, where amounts are satoshis", ErrInvalid)
		}
		return c.Lightning.validate()
	}
	return fmt.Errorf("%w: rail: %q is none of evm, solana, lightning", ErrInvalid, c.Rail)
}
