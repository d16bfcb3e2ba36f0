package lightningrail

import (
	"context"
	"time"

	"github.com/infernetprotocol/infernet/chain/lnd"
)

const (
	// arrivalTime is how long a payee delays its answer to wait for a lock.
	arrivalTime = time.Second
	// mostAwaited is how many answers are delayed at once: half of what package p2p
	// answers at once.
	mostAwaited = 32
)

// arrivals answers payers who ask whether their locks have arrived. Safe for
// concurrent use.
type arrivals struct {
	node   Node
	places chan struct{} // one for each delayed answer
}

func newArrivals(n Node) arrivals { return arrivals{node: n, places: make(chan struct{}, mostAwaited)} }

// reply counts those of the asked locks that have arrived, whatever happened to
// them since. It waits a moment for those that have not.
func (a arrivals) reply(ctx context.Context, have []lock, asked []LockRef) (Reply, error) {
	if len(asked) > len(have) {
		return Reply{}, deny("asked for %d locks of %d", len(asked), len(have))
	}
	short, cancel := context.WithTimeout(ctx, arrivalTime)
	defer cancel()
	var n uint32
	for _, l := range asked {
		if int64(l.Segment) >= int64(len(have)) || have[l.Segment].Hash != l.Hash {
			continue // never heard of
		}
		came, err := a.wasLocked(ctx, short, l.Hash)
		if err != nil {
			return Reply{}, err
		}
		if came {
			n++
		}
	}
	return Reply{Came: &n}, nil
}

// wasLocked reports whether something was locked for a hash, as soon as it is.
// short says how long to wait for it.
func (a arrivals) wasLocked(ctx, short context.Context, h lnd.Hash) (bool, error) {
	i, err := a.node.Lookup(ctx, h)
	if err == nil && i.State == lnd.InvoiceAccepted && i.Parts > 1 {
		_, err = refuseSplit(ctx, a.node, h, split)
		return false, err
	}
	if err != nil || i.State != lnd.InvoiceOpen {
		return err == nil, ignore(err, lnd.ErrUnknown)
	}
	select {
	case a.places <- struct{}{}:
		defer func() { <-a.places }()
	default:
		return false, nil
	}
	if err = a.node.Await(short, h); err != nil && short.Err() != nil {
		return false, context.Cause(ctx) // nil: it has not come yet
	}
	return err == nil, err
}
