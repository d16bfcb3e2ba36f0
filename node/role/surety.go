package role

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// ErrStakeLocked: the operator's free stake does not cover the lock of one more
// lease, so JobEscrow.open would revert after the client has chosen this node.
var ErrStakeLocked = errors.New("the free stake does not cover another lease")

// Surety is an operator's stake, and what leases lock of it. Only leases whose
// segments can be disputed lock any.
type Surety struct {
	Active money.Units // stake that counts
	Locked money.Units // by open leases, and by closed ones until Until
	Lease  money.Units // what one more lease locks
	Open   int         // leases that are open
	Until  uint64      // chain time when closed leases lock nothing more; 0: they lock nothing
}

// Free is the stake that no lease locks.
func (s Surety) Free() money.Units { return max(s.Active-s.Locked, 0) }

// security watches this operator's surety, read once a block. Safe for concurrent
// use.
type security struct {
	d Deps

	mu    sync.Mutex
	head  uint64 // block of the last reading
	last  Surety
	short bool // it was said that it covers no more
}

// covers says why the stake does not cover a lease under an offer; nil: it does.
func (x *security) covers(ctx context.Context, o market.Offer) error {
	if o.Trace == (common.Hash{}) {
		return nil // locks nothing
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	if err := x.read(ctx); err != nil {
		return fmt.Errorf("the registry's locks were not read: %w", err)
	}
	enough := x.last.Free() >= x.last.Lease
	x.say(enough)
	if enough {
		return nil
	}
	return fmt.Errorf("%w: %s", ErrStakeLocked, x.text())
}

// read is called with the lock held.
func (x *security) read(ctx context.Context) error {
	head := x.d.Heads.Latest().Number
	if x.head == head && head > 0 {
		return nil
	}
	s, err := x.d.Registry.Surety(ctx, x.d.Operator)
	if err == nil {
		x.head, x.last = head, s
	}
	return err
}

// say logs when the stake stops to cover leases and when it does again: at every
// change once, however many offers come.
func (x *security) say(enough bool) {
	if enough != x.short {
		return
	}
	x.short = !enough
	if enough {
		x.d.Log.Info("bids again: the free stake covers another lease", "free", x.last.Free())
		return
	}
	x.d.Log.Warn("no bids for jobs that can be disputed: "+x.text(), "locked", x.last.Locked, "open", x.last.Open, "until", x.last.Until)
}

// text says what is missing and what to do.
func (x *security) text() string {
	text := fmt.Sprintf("a lease locks %d base units of stake, %d of %d are free", x.last.Lease, x.last.Free(), x.last.Active)
	if x.last.Until > 0 {
		text += fmt.Sprintf("; closed leases lock theirs until chain time %d", x.last.Until)
	}
	return text + ": wait, or stake more with `infernet stake`"
}
