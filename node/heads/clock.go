package heads

import (
	"context"
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"
)

// Ahead is how far a block's time may be after this machine's. Chains take no block that is later than some seconds
// by their own clocks, so what is later by more shows a clock that is behind.
const Ahead = time.Minute

// Clock compares this machine's clock with the time of a chain's newest block. Protocol rules go by the chain's time
// alone, but limits per day, marks of age and the time-outs of other nodes go by clocks. A nil Clock finds nothing.
// It is safe for concurrent use.
type Clock struct {
	latest func() Head
	now    func() time.Time
	behind time.Duration
	log    *slog.Logger
	off    atomic.Bool
}

// NewClock returns a Clock. latest is the newest head that was seen, now this machine's clock. oldest is how old the
// newest block of a chain that runs may be; 0: the chain's time is not that of the world, and nothing is compared.
func NewClock(latest func() Head, now func() time.Time, oldest time.Duration, log *slog.Logger) *Clock {
	return &Clock{latest: latest, now: now, behind: oldest, log: log}
}

// Offset is the newest block's time less this machine's: positive where the machine's clock is behind.
func (c *Clock) Offset() time.Duration {
	return time.Unix(int64(min(c.latest().Time, 1<<62)), 0).Sub(c.now())
}

// Why says why no new work is taken: clock and chain differ. It is empty while they agree.
func (c *Clock) Why() string {
	if c == nil || c.behind <= 0 {
		return ""
	}
	switch off := c.Offset().Round(time.Second); {
	case off > Ahead:
		return fmt.Sprintf("this machine's clock is at least %v behind the chain's newest block: set the clock", off)
	case -off > c.behind:
		return fmt.Sprintf("the chain's newest block is %v old by this machine's clock: set the clock, or use an "+
			"endpoint that follows the chain (chain.rpc)", -off)
	}
	return ""
}

// look says in the log when clock and chain begin to differ, and when they agree again.
func (c *Clock) look() {
	why := c.Why()
	switch was := c.off.Swap(why != ""); {
	case was == (why != ""):
	case why != "":
		c.log.Warn("no new work is taken", "why", why)
	default:
		c.log.Info("this machine's clock agrees with the chain again: new work is taken")
	}
}

// lookEvery is the time between two looks.
const lookEvery = 5 * time.Second

// Run looks until ctx ends. It returns nil.
func (c *Clock) Run(ctx context.Context) error {
	t := time.NewTicker(lookEvery)
	defer t.Stop()
	for {
		c.look()
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
		}
	}
}
