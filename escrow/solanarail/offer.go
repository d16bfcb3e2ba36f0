package solanarail

import (
	"fmt"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/market"
)

// CheckOffer reports why the program would refuse an offer, before anybody relies on
// it. leastWindow is the program's (bindings.LeastWindow), seconds. Errors wrap
// ErrOffer, and ErrWindow if the window is the reason.
func CheckOffer(o market.Offer, leastWindow uint32) error {
	switch {
	case o.Window < leastWindow:
		return fmt.Errorf("%w: %w: %d s, want at least %d", ErrOffer, ErrWindow, o.Window, leastWindow)
	case uint64(o.Pace)*uint64(o.Segments) > uint64(o.Window)/2:
		// The program counts pace from each lease's begin: a higher one would void a
		// provider's voucher when the client ends the lease early.
		return fmt.Errorf(
			"%w: a pace of %d s a segment, want one at which all segments take half of the window at most",
			ErrOffer,
			o.Pace,
		)
	case o.Credit > bindings.MaxCredit:
		return fmt.Errorf("%w: a credit of %d segments, want at most %d", ErrOffer, o.Credit, bindings.MaxCredit)
	case o.Quorum > bindings.MaxQuorum:
		return fmt.Errorf("%w: a quorum of %d, want at most %d", ErrOffer, o.Quorum, bindings.MaxQuorum)
	}
	return nil
}

// LeastWindow is the shortest window of an offer that the program takes, seconds.
func (r *Rail) LeastWindow() uint32 { return r.leastWindow }
