package escrow

import (
	"context"
	"errors"
)

// ErrRefused is wrapped by Rail.Do when the chain refuses an action for good:
// repeating it is useless while the chain's state stays as it is. The driver
// reports it to the machine as Failed.
var ErrRefused = errors.New("the chain refuses the action")

// Rail carries actions out on a chain and reads it, for one party. Implementations
// pass the suite in escrowtest. All methods are safe for concurrent use.
type Rail interface {
	// Observe reads the lease, the job's pot and the party's credit in one block at
	// the agreed depth.
	Observe(context.Context, Deal) (Chain, error)
	// Do carries an action out and returns when its effect has the agreed depth.
	// Repeating an action, even after a crash at any moment, has no further effect and
	// returns nil if the action took effect. Errors that do not wrap ErrRefused are
	// transient: call Do with the same action again.
	Do(context.Context, Action) error
	// NextHead returns when the chain has a block above height.
	NextHead(ctx context.Context, height uint64) error
}
