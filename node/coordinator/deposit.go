package coordinator

import (
	"errors"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/rail"
)

// Deposit is what the client lets its coordinator put into a job's escrow.
type Deposit struct {
	// Bound is the most that may be deposited in all, in base units: the offer's max_price
	// × segments. It is zero if the job was funded already.
	Bound money.Units `cbor:"1,keyasint" json:"bound"`
	// Merged says that a job of an adapter delivers the model with the adapter in it too.
	Merged bool `cbor:"2,keyasint,omitempty" json:"merged,omitempty"`
	// Held are the rows on which the model's loss is computed at the end of each segment.
	Held HeldOut `cbor:"3,keyasint,omitzero" json:"held,omitzero"`
	// GGUF are the types of GGUF files that the job delivers too.
	GGUF []string `cbor:"4,keyasint,omitempty" json:"gguf,omitempty"`
}

// Delivery is what the node makes of the finished job with a name, beside what was trained.
func (d Deposit) Delivery(name string) artifacts.Delivery {
	return artifacts.Delivery{Merged: d.Merged, GGUF: d.GGUF, Name: name}
}

// HeldOut are rows of a job's data that are not trained on.
type HeldOut struct {
	// Permille is which part of the rows they are (data.Split); 0: none are held out.
	Permille uint16      `cbor:"1,keyasint" json:"permille"`
	Rows     market.Blob `cbor:"2,keyasint" json:"rows"` // a token file
}

// ErrReserved is returned when the escrow lacks what an ended lease still reserves.
var ErrReserved = errors.New("the job's balance waits for the release of an ended lease")

// errNotOpened is returned when the chain refuses to open a lease.
var errNotOpened = errors.New("the lease was not opened on chain")

// on returns the deposit for one of the job's offers, with the bound in base units of its
// asset.
func (d Deposit) on(o market.Offer) Deposit {
	if all, err := money.Units(o.MaxPrice).Mul(o.Segments); err == nil && d.Bound > 0 {
		d.Bound = all
	}
	return d
}

// lacking returns what has to be deposited so that the escrow can reserve need. It fails
// with ErrReserved if that goes beyond the bound.
func (d Deposit) lacking(p rail.EscrowBalance, need money.Units) (uint64, error) {
	if need <= p.Free {
		return 0, nil
	}
	if more := need - p.Free; p.Total()+more <= d.Bound {
		return uint64(more), nil
	}
	return 0, ErrReserved
}
