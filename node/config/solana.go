package config

import (
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
)

// Solana is where jobs are paid if the rail is "solana": a cluster, the escrow
// program there, and the mint. Keys are base58, as Solana's tools write them.
type Solana struct {
	RPC          []string `json:"rpc"`     // JSON-RPC URLs, the preferred one first
	Genesis      string   `json:"genesis"` // hash that names the cluster
	Program      string   `json:"program"`
	Mint         string   `json:"mint"` // stablecoin of chain.decimals
	TokenProgram string   `json:"token_program"`
	// ProgramHash is the SHA-256 of the program's bytes, in hex. Empty: of the program
	// that this build knows.
	ProgramHash string `json:"program_hash,omitempty"`
	// UpgradeAuthority is the key that may replace the program. Empty: nobody may.
	UpgradeAuthority string `json:"upgrade_authority,omitempty"`
}

// Deployment is the program with its mint. The section must have been validated.
func (s Solana) Deployment() solanarail.Deployment {
	key := solana.MustPublicKeyFromBase58
	var authority solana.PublicKey
	if s.UpgradeAuthority != "" {
		authority = key(s.UpgradeAuthority)
	}
	return solanarail.Deployment{Code: common.HexToHash(s.ProgramHash), Authority: authority,
		Genesis: solana.Hash(key(s.Genesis)), Program: key(s.Program),
		Token: bindings.Token{Mint: key(s.Mint), Program: key(s.TokenProgram)}}
}

// validate reports the first value that cannot work.
func (s Solana) validate() error {
	if len(s.RPC) == 0 {
		return invalid("solana.rpc: want at least one URL of a Solana node")
	}
	if err := validURLs("solana.rpc", "of Solana nodes, such as https://api.mainnet-beta.solana.com",
		s.RPC); err != nil {
		return err
	}
	for _, k := range []struct{ key, text string }{
		{"solana.genesis", s.Genesis}, {"solana.program", s.Program},
		{"solana.mint", s.Mint}, {"solana.token_program", s.TokenProgram},
	} {
		if _, err := solana.PublicKeyFromBase58(k.text); err != nil {
			return invalid("%s: want 32 bytes in base58", k.key)
		}
	}
	if _, err := solana.PublicKeyFromBase58(s.UpgradeAuthority); s.UpgradeAuthority != "" && err != nil {
		return invalid("solana.upgrade_authority: want 32 bytes in base58, or nothing")
	}
	if b, err := hexutil.Decode(s.ProgramHash); s.ProgramHash != "" && (err != nil || len(b) != common.HashLength) {
		return invalid("solana.program_hash: want 0x and 64 hex digits, or nothing")
	}
	return nil
}

// publicClusters are the genesis hashes of Solana's mainnet-beta, testnet and devnet.
var publicClusters = []string{
	"5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuB3yH6Uqd3", "4uhcVJyU9pJkvQyS88uRDiswHScCKY3XQkw1oawA6GYx",
	"EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxkrZkBG",
}

const (
	// SolanaFinality is the time until a block is finalized: 32 slots of 0.4 s.
	SolanaFinality = 13 * time.Second
	// solanaPoll is the time until a node has seen it.
	solanaPoll = 2
)

// LeastWindow is the shortest challenge window, in seconds, in which an honest node surely
// answers: three times the cluster's finality, a look, and one outage on a public cluster.
func (s Solana) LeastWindow() uint32 {
	if slices.Contains(publicClusters, s.Genesis) {
		return uint32(3*SolanaFinality/time.Second) + solanaPoll + evm.UsualOutage
	}
	return solanaPoll
}
