package economics

import (
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/market"
)

// ErrCandidates is wrapped by the refusal of a lease that names too few verifiers.
var ErrCandidates = errors.New("too few verifiers in the lease")

// ErrHeard is wrapped by the refusal of a lease whose provider has heard the bids of too few verifiers.
var ErrHeard = errors.New("too few verifiers answer this node")

// LeastCandidates returns how many verifiers a lease names at least, so that a client with a
// third of the stake loses by leaving with the credit's results, and by having friends reject
// them, with the Margin of every deviation: too few others would have to be among them. It is no more
// than a segment needs where no number helps, because nothing can be disputed, and where it is
// not known what a lease costs its client. It is at most market.MaxCandidates.
func (p Params) LeastCandidates() uint32 {
	need := uint32(p.Verifiers)
	if p.Lock == 0 || p.Fees.Lease == 0 {
		return need
	}
	for n := need; n < market.MaxCandidates; n++ {
		p.Candidates = n
		if !p.leavingPays() {
			return n
		}
	}
	return market.MaxCandidates
}

// LeastHeard returns how many verifiers' bids a provider hears at least before it signs a lease, so that
// a client with a third of the stake loses by naming friends alone, with the Margin of every deviation.
// It is 0 where nothing can be disputed, and where it is not known what a lease costs its client. It is
// at most market.MaxHeard.
func (p Params) LeastHeard() uint32 {
	if p.Lock == 0 || p.Fees.Lease == 0 {
		return 0
	}
	for n := uint32(1); n < market.MaxHeard; n++ {
		p.Heard = n
		if p.namesFriends().Margin() >= Margin {
			return n
		}
	}
	return market.MaxHeard
}

// CheckHeard returns nil if a provider has heard enough verifiers to sign a lease, Heard of them. Otherwise
// the error wraps ErrHeard.
func CheckHeard(p Params) error {
	least := p.LeastHeard()
	if p.Heard >= least {
		return nil
	}
	return fmt.Errorf("%w: it heard %d, and a lease may name friends of its client alone; "+
		"%d are needed at this price and credit", ErrHeard, p.Heard, least)
}

// leavingPays reports whether leave or reject costs less than it should under a lease of Candidates.
func (p Params) leavingPays() bool {
	return slices.ContainsFunc(p.byClients(), func(d Deviation) bool { return d.Margin() < Margin })
}

// CheckLease returns nil if a lease names enough verifiers. Otherwise the error wraps
// ErrCandidates.
func CheckLease(p Params) error {
	least := p.LeastCandidates()
	if p.Candidates >= least {
		return nil
	}
	return fmt.Errorf("%w: it names %d, and its client could leave with the results of %d segments unpaid; "+
		"%d are needed at this price and credit", ErrCandidates, p.Candidates, p.Credit, least)
}
