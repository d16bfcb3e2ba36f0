package lightningrail

import (
	"errors"
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// These say how lnd v0.21 counts blocks, as measured: it adds blockPadding to the
// cltv of an invoice when it pays one, and cancels an accepted hold invoice by
// itself cancelBefore its HTLC expires.
const (
	blockPadding = 3
	cancelBefore = 18
)

// Bounds of an invoice's cltv. lnd refuses less than the minimum, and routes of
// more than 2016 blocks in all; MaxCLTV leaves room for four hops of 80.
const (
	MinCLTV = 24
	MaxCLTV = 1696
)

// BlockTime is the mean time between bitcoin's blocks, in seconds.
const BlockTime = 600

// ErrWindow means that the lease with its window is longer than a hold invoice can
// be held. Split the job, or shorten its deadline or its window.
var ErrWindow = errors.New("lease and window outlast a hold invoice")

// Pace says how fast blocks come.
type Pace struct {
	// Mean is the mean time between blocks, in seconds; 0: BlockTime.
	Mean uint64
}

// Blocks is how many blocks may come within a time, with a safety margin: the mean
// plus four standard deviations (blocks are a Poisson process).
func (p Pace) Blocks(seconds uint64) uint32 {
	mean := p.Mean
	if mean == 0 {
		mean = BlockTime
	}
	n := min(seconds/mean+1, math.MaxUint16)
	return uint32(n + 4*root(n) + 2)
}

// root is ⌈√n⌉.
func root(n uint64) uint64 {
	r := uint64(math.Sqrt(float64(n)))
	for r*r < n {
		r++
	}
	return r
}

// CLTV returns the cltv for an invoice that must stay settleable for a time, or
// ErrWindow.
func (p Pace) CLTV(seconds uint64) (uint32, error) {
	need := p.Blocks(seconds) + cancelBefore - blockPadding
	if need > MaxCLTV {
		return 0, fmt.Errorf("%w: %d s need %d blocks, at most %d can be had", ErrWindow, seconds, need, MaxCLTV)
	}
	return max(need, MinCLTV), nil
}

// Fits reports whether a lease on an offer can be paid on this rail at a price per
// segment, from chain time now on. It returns ErrWindow, ErrSegments or ErrDust if
// not.
func (p Pace) Fits(o market.Offer, price, now uint64) error {
	d := escrow.Deal{Offer: o, Lease: market.SignedLease{Lease: market.Lease{Price: price, Segments: o.Segments,
		Deadline: o.Deadline}}}
	if _, err := p.CLTV(record{Deal: d}.span(now)); err != nil {
		return err
	}
	_, err := parts(d)
	return err
}

// holds reports whether an HTLC that expires at a height can be settled for that
// many seconds from now on.
func (p Pace) holds(now, expiry uint32, seconds uint64) bool {
	return uint64(now)+uint64(p.Blocks(seconds))+cancelBefore <= uint64(expiry)
}
