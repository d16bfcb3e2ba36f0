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

// Deployment is an escrow program with the token it is used for.
type Deployment struct {
	Genesis solana.Hash // of the cluster
	Program solana.PublicKey
	Token   bindings.Token
}

// Domain ties the market's signatures to cluster and program: 48 bits of the
// genesis hash above 2⁴⁸, where no EVM chain's id is, and the program's
// [Account].
func (p Deployment) Domain() market.Domain {
	id := binary.BigEndian.Uint64(p.Genesis[:8])>>16 | 1<<48
	return market.Domain{ChainID: id, Escrow: Account(p.Program)}
}

// TokenAccount is what offers name the mint by.
func (p Deployment) TokenAccount() common.Address { return Account(p.Token.Mint) }

// Asset is what leases are paid in, in the CAIP-19 manner.
func (p Deployment) Asset() money.Asset {
	return money.Asset(fmt.Sprintf("solana:%.32s/token:%s", p.Genesis, p.Token.Mint))
}

// Account is the 20-byte name that the market gives to a Solana address.
func Account(k solana.PublicKey) common.Address {
	return common.Address(crypto.Keccak256([]byte("infernet/solana/account/1\x00"), k[:])[12:])
}

// job is where an offer's money is.
func (p Deployment) job(o market.Offer) bindings.Builder {
	return bindings.Builder{Program: p.Program, Client: o.Client, Offer: o.StructHash(), Token: p.Token}
}
