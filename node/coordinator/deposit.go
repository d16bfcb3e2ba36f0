package coordinator

import (
	"errors"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/rail"
)

// Deposit is what the client lets its coordinator put into a job's pot.
type Deposit struct {
	// Bound is what may be deposited at most in all: the offer's
	// max_price × segments. Zero: the job was funded already.
	Bound money.Units `cbor:"1,keyasint" json:"bound"`
}

// ErrPotWaits: the pot lacks what an ended lease still reserves.
var ErrReserved = errors.New("the pot waits for the release of an ended lease")

// errNotOpened: the chain refused to open a lease.
var errNotOpened = errors.New("the lease was not opened on chain")

// on is the deposit for one of the job's offers: the bound is in its base units.
func (d Deposit) on(o market.Offer) Deposit {
	if all, err := money.Units(o.MaxPrice).Mul(o.Segments); err == nil && d.Bound > 0 {
		d.Bound = all
	}
	return d
}

// lacking is what has to be deposited so that the pot can reserve need.
func (d Deposit) lacking(p rail.EscrowBalance, need money.Units) (uint64, error) {
	if need <= p.Free {
		return 0, nil
	}
	if more := need - p.Free; p.Total()+more <= d.Bound {
		return uint64(more), nil
	}
	return 0, ErrReserved
}
