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
	// Code is the bindings.CodeHash of the program that must be there. Zero:
	// bindings.Program's.
	Code common.Hash
	// Authority may replace the program. Zero: nobody may.
	Authority solana.PublicKey
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
	return bindings.Builder{Program: p.Program, Domain: p.Domain().Separator(), Client: o.Client,
		Offer: o.StructHash(), Token: p.Token}
}

// Terms are an offer's, as the instruction that makes its job carries them. delegate
// is the key that is linked to the offer's delegate.
func (p Deployment) Terms(o market.Offer, delegate solana.PublicKey) (bindings.Terms, bindings.OfferRest) {
	return bindings.Terms{Domain: p.Domain().Separator(), Delegate: delegate, MaxPrice: o.MaxPrice,
			Segments: o.Segments, Credit: o.Credit, Quorum: o.Quorum, VerifyBPS: o.VerifyBPS,
			DelegateBPS: o.DelegateBPS, Window: o.Window, Deadline: o.Deadline},
		bindings.OfferRest{Work: common.Hash(o.Job), Delegate: o.Delegate, Nonce: o.Nonce, Trace: o.Trace,
			Locks: o.Locks, Pace: o.Pace}
}

// opening is a lease as the instruction that opens it carries it.
func opening(l market.Lease, provider solana.PublicKey) bindings.Opening {
	return bindings.Opening{Provider: provider, Operator: l.Provider, Node: l.Node, Price: l.Price,
		First: l.FirstSegment, Segments: l.Segments, StartRoot: l.StartRoot, Begin: l.Begin, Deadline: l.Deadline,
		Nonce: l.Nonce, Verifiers: l.Verifiers}
}

// leaseTerms are what a lease's account says of it.
func leaseTerms(l market.Lease, provider solana.PublicKey) bindings.LeaseTerms {
	return bindings.LeaseTerms{Lease: l.StructHash(), Provider: provider, Operator: l.Provider, Price: l.Price,
		First: l.FirstSegment, Segments: l.Segments, Begin: l.Begin, Deadline: l.Deadline, Verifiers: l.Verifiers}
}
