package solanarail

import (
	"encoding/binary"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Deployment is an escrow program with the token that it is used for.
type Deployment struct {
	Genesis solana.Hash // of the cluster
	Program solana.PublicKey
	Token   bindings.Token
}

// Domain binds the market's signatures to cluster and program. The chain id is 48
// bits of the genesis hash above 2⁴⁸, which no EVM chain uses; the escrow is the
// program's [Account].
func (p Deployment) Domain() market.Domain {
	id := binary.BigEndian.Uint64(p.Genesis[:8])>>16 | 1<<48
	return market.Domain{ChainID: id, Escrow: Account(p.Program)}
}

// TokenAccount is the mint's name in offers.
func (p Deployment) TokenAccount() common.Address { return Account(p.Token.Mint) }

// Asset is the asset that leases are paid in, in the form of CAIP-19.
func (p Deployment) Asset() money.Asset {
	return money.Asset(fmt.Sprintf("solana:%.32s/token:%s", p.Genesis, p.Token.Mint))
}

// Account is the 20-byte account that stands for a Solana address in the market.
func Account(k solana.PublicKey) common.Address {
	return common.Address(crypto.Keccak256([]byte("infernet/solana/account/1\x00"), k[:])[12:])
}

// job is the builder of the instructions for an offer's job.
func (p Deployment) job(o market.Offer) bindings.Builder {
	return bindings.Builder{Program: p.Program, Client: o.Client, Offer: o.StructHash(), Token: p.Token}
}
