package verifier

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/wire"
)

// mostPostponed bounds how many checks wait for their next try.
const mostPostponed = 4 * verifierQueue

// patience is for how many checkWindows a check is tried while peers are busy. The log is
// shown when all verifiers of the segment have committed, and those drawn in the place of late
// ones have as long as these had.
const patience = 3

// checkWindow is how long a coordinator waits for the commitment, and then for the verdict,
// before it asks another verifier. Trying for longer helps nobody.
func checkWindow() time.Duration {
	return time.Duration(job.DefaultPolicy().CheckTimeout) * time.Millisecond
}

// passing reports whether the cause of an error may be gone in a moment: a peer is away or
// busy, content did not arrive, the store has no room now.
func passing(err error) bool {
	return wire.Busy(err) || slices.ContainsFunc([]error{
		p2p.ErrNotFound, p2p.ErrUnreachable, p2p.ErrTimeout, p2p.ErrBroken, p2p.ErrQuota,
		rail.ErrNotConnected, errNotMined, context.DeadlineExceeded,
	}, func(target error) bool { return errors.Is(err, target) })
}

// postponed is a check that waits for its next try.
type postponed struct {
	check check
	next  time.Time     // of the try
	wait  time.Duration // before it
	since time.Time     // of the first failure
}

// retryQueue holds the postponed checks. One goroutine owns it.
type retryQueue struct{ all []postponed }

// put postpones a check after a failed try at now. It is given up a window after the first
// failure. put returns the time to the next try, and whether there is one.
func (a *retryQueue) put(p postponed, now time.Time, window time.Duration) (time.Duration, bool) {
	if p.since.IsZero() {
		p.since = now
	}
	p.wait = min(max(2*p.wait, wire.Backoff.First), wire.Backoff.Max)
	p.next = now.Add(p.wait)
	a.drop(p.check.Result().Hash()) // asked again meanwhile: once is enough
	if p.next.After(p.since.Add(window)) || len(a.all) >= mostPostponed {
		return 0, false
	}
	a.all = append(a.all, p)
	return p.wait, true
}

func (a *retryQueue) drop(commitment common.Hash) {
	a.all = slices.DeleteFunc(a.all, func(p postponed) bool { return p.check.Result().Hash() == commitment })
}

// take removes the check whose try is due at now, the most overdue one first.
func (a *retryQueue) take(now time.Time) (postponed, bool) {
	if len(a.all) == 0 {
		return postponed{}, false
	}
	i := a.soonest()
	p := a.all[i]
	if p.next.After(now) {
		return postponed{}, false
	}
	a.all = slices.Delete(a.all, i, i+1)
	return p, true
}

func (a *retryQueue) soonest() (best int) {
	for i, p := range a.all {
		if p.next.Before(a.all[best].next) {
			best = i
		}
	}
	return best
}

// wake returns the time from now to the next try, or a long time if there is none.
func (a *retryQueue) wake(now time.Time) time.Duration {
	if len(a.all) == 0 {
		return checkWindow()
	}
	return max(a.all[a.soonest()].next.Sub(now), 0)
}

// errNotMined is returned for a check whose block is not there yet.
var errNotMined = errors.New("the block that draws is not mined yet")

// attempt works on a check while the rail shows money for its lease. The ledger knows of it
// before it begins: a check that this process dies over is not begun for ever.
func (v *Verifier) attempt(ctx context.Context, c check) error {
	if err := v.backed(ctx, c.ValidCheck); err != nil {
		return err
	}
	claim := c.Result().Commitment()
	if c.drawn == 0 {
		if head := v.d.Heads.Latest().Number; head < claim.Height {
			return fmt.Errorf("%w: %d", errNotMined, claim.Height)
		}
		if err := v.draw(ctx, &c); err != nil {
			return err
		}
	}
	end, err := v.d.Attempts.Begin(c.Result().Hash().Hex(), c.Announcement().JobID(),
		fmt.Sprintf("the check of segment %d of job %s of client %s", claim.Segment, c.Announcement().JobID(),
			c.Announcement().Offer().Client))
	if err != nil {
		return err
	}
	defer end()
	return v.work(ctx, c)
}

// try works on a check. If it fails with a passing error, it is postponed. Other errors are
// returned.
func (v *Verifier) try(ctx context.Context, p postponed) error {
	err := v.attempt(ctx, p.check)
	if err == nil {
		v.retries.drop(p.check.Result().Hash())
		return nil
	}
	if ctx.Err() == nil && !passing(err) && errors.Is(err, errWithheld) && !p.check.alone {
		return v.tryAlone(ctx, p, err)
	}
	if ctx.Err() != nil || !passing(err) {
		return err
	}
	window := checkWindow()
	if wire.Busy(err) {
		window *= patience
	}
	if errors.Is(err, errNotMined) {
		p.wait = 0 // the block comes in moments
	}
	wait, again := v.retries.put(p, time.Now(), window)
	if !again && errors.Is(err, errWithheld) && !p.check.alone {
		return v.tryAlone(ctx, p, err)
	}
	if !again {
		return err
	}
	v.d.Log.Info("check waits, and is tried again", "segment", p.check.Result().Commitment().Segment, "in",
		wait, "err", err)
	return nil
}

// tryAlone tries a check for whose state the provider was asked in vain: from the segment's
// start. The coordinator may have asked another verifier by now, but a segment that is wrong
// can be disputed all the same.
func (v *Verifier) tryAlone(ctx context.Context, p postponed, why error) error {
	v.d.Log.Warn("a segment is checked from its start", "segment", p.check.Result().Commitment().Segment, "err", why)
	p.check.alone, p.since, p.wait = true, time.Time{}, 0
	return v.try(ctx, p)
}
