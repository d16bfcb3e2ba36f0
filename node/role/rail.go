package role

import (
	"context"
	"errors"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Pots reads jobs' money at the agreed depth. Safe for concurrent use.
type Pots interface {
	Pot(ctx context.Context, offer common.Hash) (Pot, error)
}

// Pot is a job's money as the escrow contract has it.
type Pot struct {
	Known, Over           bool
	Free, Reserved, Spent money.Units
}

// Deposit is what the client's wallet signed towards a job's pot.
type Deposit struct {
	// Bound is what may be deposited at most in all: the offer's
	// max_price × segments. Zero: the job was funded already.
	Bound money.Units `cbor:"1,keyasint" json:"bound"`
	// Permit is the wallet's EIP-2612 signature for Bound.
	Permit market.Signature `cbor:"2,keyasint" json:"permit"`
	// PermitDeadline is chain time.
	PermitDeadline uint64 `cbor:"3,keyasint" json:"permit_deadline"`
}

// ErrPotWaits: the pot lacks what an ended lease still reserves.
var ErrPotWaits = errors.New("the pot waits for the release of an ended lease")

// errNotOpened: the chain refused to open a lease.
var errNotOpened = errors.New("the lease was not opened on chain")

// permit is the deposit's permit as escrow actions carry it.
func (d Deposit) permit() escrow.Permit {
	if d.Bound == 0 {
		return escrow.Permit{}
	}
	return escrow.Permit{
		Value: uint64(d.Bound), Deadline: d.PermitDeadline,
		R: common.Hash(d.Permit[:32]), S: common.Hash(d.Permit[32:64]), V: d.Permit[64],
	}
}

// lacking is what has to be deposited so that the pot can reserve need.
func (d Deposit) lacking(p Pot, need money.Units) (uint64, error) {
	if need <= p.Free {
		return 0, nil
	}
	if more := need - p.Free; p.total()+more <= d.Bound {
		return uint64(more), nil
	}
	return 0, ErrPotWaits
}
