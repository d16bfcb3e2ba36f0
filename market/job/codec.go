package job

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/canon"
)

// MaxState bounds an encoded state, which has at most MaxBids bids and the works of one
// lease.
const MaxState = 64 << 20

// Encode returns the canonical encoding of the state.
func (s State) Encode() ([]byte, error) { return canon.Marshal(s) }

// Decode reads the output of Encode and checks the references that the machine follows.
// Errors wrap ErrState.
func Decode(b []byte) (State, error) {
	var s State
	if err := canon.Unmarshal(b, MaxState, &s); err != nil {
		return State{}, fmt.Errorf("%w: %w", ErrState, err)
	}
	if s.Version != 1 {
		return State{}, fmt.Errorf("%w: version %d; this build knows 1", ErrState, s.Version)
	}
	if err := s.checkReferences(); err != nil {
		return State{}, err
	}
	return s, nil
}

// checkReferences checks the indexes and pointers that the machine follows.
func (s State) checkReferences() error {
	leased := s.Phase == Leasing || s.Phase == Funding || s.Phase == Running || s.Phase == Verifying
	if leased && s.Lease == nil {
		return fmt.Errorf("%w: %s without a lease", ErrState, s.Phase)
	}
	if n := len(s.Listed().PaymentOptions()); s.Option < 0 || s.Option > 0 && s.Option >= n || n > 0 &&
		!s.Announcement.Listed() {
		return fmt.Errorf("%w: paid by option %d of %d", ErrState, s.Option, n)
	}
	if s.Lease == nil {
		return nil
	}
	for _, w := range s.Lease.Works {
		if w.Drawing != nil && w.Receipt == nil {
			return fmt.Errorf("%w: drawn without a receipt", ErrState)
		}
		if !s.Lease.poolHolds(w) {
			return fmt.Errorf("%w: a check names a verifier out of the pool", ErrState)
		}
	}
	return nil
}

func (l ActiveLease) poolHolds(w Work) bool {
	ok := func(i int) bool { return i >= 0 && i < len(l.Pool) }
	for _, a := range w.Checks {
		if !ok(a.Candidate) {
			return false
		}
	}
	if w.Drawing == nil {
		return len(w.Checks) == 0
	}
	for _, i := range append(append([]int{}, w.Drawing.Verifiers...), w.Drawing.Reserves...) {
		if !ok(i) {
			return false
		}
	}
	return true
}
