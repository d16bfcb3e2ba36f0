package role

import (
	"context"
	"errors"
	"fmt"
	"math"
	"sync"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// ErrStakeLocked is returned when the operator's free stake does not cover the lock of one
// more lease. JobEscrow.open would revert after the client has chosen this node.
var ErrStakeLocked = errors.New("the free stake covers no other lease")

// ErrStakeBid is returned when bids for clients who are not seen to have the money take up the
// part of the free stake that they may.
var ErrStakeBid = errors.New("clients whose money is not seen have as much stake bid for as they may")

// ErrStakeLow is returned when the operator's stake is below the registry's minimum, so
// that nobody takes its bids.
var ErrStakeLow = errors.New("the stake is too low for bids to count")

// StakeStatus is an operator's stake, and what leases lock of it. Only leases whose
// segments can be disputed lock any.
type StakeStatus struct {
	Active money.Units // stake that counts
	Least  money.Units // below which it does not
	Locked money.Units // by open leases, and for a while by closed ones
	Unit   money.Units // in which offers name what a lease locks
	Open   int         // units that open leases lock
	// Allowance is how many units the operator's wallet lets leases lock at once.
	Allowance uint32
}

// Free returns the stake that no lease locks.
func (s StakeStatus) Free() money.Units { return max(s.Active-s.Locked, 0) }

// covers reports whether the free stake is enough for so many further units.
func (s StakeStatus) covers(units uint32) bool {
	all, err := s.Unit.Mul(units)
	return err == nil && all <= s.Free()
}

// Lock returns what a lease under an offer locks.
func (s StakeStatus) Lock(o market.Offer) money.Units {
	all, err := s.Unit.Mul(uint32(o.Locks))
	if err != nil {
		return math.MaxInt64
	}
	return all
}

// StakeGuard watches this operator's stake, which it reads once a block. It is safe for
// concurrent use.
type StakeGuard struct {
	d Deps

	mu           sync.Mutex
	head         uint64 // block of the last reading
	last         StakeStatus
	insufficient bool // a rule failed at the last check, and that was logged
}

// NewStakeGuard returns a guard of the node's operator. It reads nothing yet.
func NewStakeGuard(d Deps) *StakeGuard { return &StakeGuard{d: d} }

// OpenBids are bids that wait for an answer, and the units of stake that their leases would lock.
type OpenBids struct {
	Count int
	Units uint32
}

// Covers returns nil if the free stake covers a lease under an offer. Otherwise the error wraps
// ErrStakeLocked.
func (x *StakeGuard) Covers(ctx context.Context, o market.Offer) error {
	if o.Locks == 0 {
		return nil
	}
	return x.check(ctx, func(s StakeStatus) error {
		if s.covers(uint32(o.Locks)) {
			return nil
		}
		return fmt.Errorf("%w: it locks %s, %s of %s are free: wait, or `infernet stake` more",
			ErrStakeLocked, x.amount(s.Lock(o)), x.amount(s.Free()), x.amount(s.Active))
	})
}

// CoversBeside returns nil if the free stake covers a lease under an offer beside leases that are
// signed and lock so many units soon. If it would cover the lease without them, the error wraps
// market.ErrNoRoom.
func (x *StakeGuard) CoversBeside(ctx context.Context, o market.Offer, units uint32) error {
	if err := x.Covers(ctx, o); err != nil || o.Locks == 0 || units == 0 {
		return err
	}
	s, err := x.Status(ctx)
	if err == nil && !s.covers(units+uint32(o.Locks)) {
		err = fmt.Errorf("%w: %w: other leases are about to lock it", market.ErrNoRoom, ErrStakeLocked)
	}
	return err
}

// CoversPart returns nil if some percent of the free stake cover a lease under an offer beside
// those that were bid for. Otherwise the error wraps ErrStakeBid.
func (x *StakeGuard) CoversPart(ctx context.Context, o market.Offer, bids OpenBids, percent uint32) error {
	s, err := x.Status(ctx)
	if err != nil {
		return err
	}
	part := s
	part.Active, part.Locked = s.Free().BasisPoints(uint16(min(percent, 100)*100)), 0
	if part.covers(bids.Units + uint32(o.Locks)) {
		return nil
	}
	return fmt.Errorf("%w: it locks %s of %s, %s out: a deposit would do (provider.limits.unfunded_stake)",
		ErrStakeBid, x.amount(s.Lock(o)), x.amount(part.Active), bidsAre(bids.Count))
}

// Status returns the operator's stake as it was read last, at most a block ago.
func (x *StakeGuard) Status(ctx context.Context) (StakeStatus, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	err := x.read(ctx)
	return x.last, err
}

// bidsAre counts bids in words.
func bidsAre(n int) string {
	if n == 1 {
		return "1 bid is"
	}
	return fmt.Sprintf("%d bids are", n)
}

// Active returns nil if the stake is enough for bids to count. Otherwise the error wraps
// ErrStakeLow.
func (x *StakeGuard) Active(ctx context.Context) error {
	return x.check(ctx, func(s StakeStatus) error {
		if s.Active >= s.Least {
			return nil
		}
		return fmt.Errorf("%w: %s is staked, at least %s counts: stake more with `infernet stake`", ErrStakeLow,
			x.amount(s.Active), x.amount(s.Least))
	})
}

// check applies a rule to the stake. It logs when the rule begins to fail and when it holds
// again, once at every change however many offers come.
func (x *StakeGuard) check(ctx context.Context, rule func(StakeStatus) error) error {
	x.mu.Lock()
	defer x.mu.Unlock()
	if err := x.read(ctx); err != nil {
		return fmt.Errorf("the registry's locks were not read: %w", err)
	}
	err := rule(x.last)
	switch {
	case (err != nil) == x.insufficient:
	case err != nil:
		x.d.Log.Warn("no bids: " + err.Error())
	default:
		x.d.Log.Info("bids again: the stake is enough", "free", x.amount(x.last.Free()))
	}
	x.insufficient = err != nil
	return err
}

// amount writes stake for people.
func (x *StakeGuard) amount(u money.Units) string { return x.d.Rails.StakeUnit().Write(u) }

// read reads the stake if there is a new block. It is called with the lock held.
func (x *StakeGuard) read(ctx context.Context) error {
	head := x.d.Heads.Latest().Number
	if x.head == head && head > 0 {
		return nil
	}
	s, err := x.d.Registry.StakeStatus(ctx, x.d.Operator)
	if err == nil {
		x.head, x.last = head, s
	}
	return err
}
