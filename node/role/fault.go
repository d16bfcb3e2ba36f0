package role

import (
	"context"
	"io"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/executor"
)

// FaultInjection makes a role misbehave, for the demo and for tests of those who must catch
// it. The zero value is honest.
type FaultInjection struct {
	// Alter makes a provider alter one weight in the middle of each interval of Segment, an
	// index in the job.
	Alter   bool
	Segment uint32
	// Flip makes a provider flip one bit of one element of a gradient in the middle of
	// Segment, claim what comes of it, and defend that to the last move.
	Flip bool
	// OtherBase makes a provider train adapters over another base than their jobs name: one parameter is changed.
	OtherBase bool
	// PartBase makes a node fetch a part of each base and then wait until it is stopped, so that a test can stop it in
	// the middle.
	PartBase bool
	// Withhold makes a provider name the end states of its segments and serve none of them.
	Withhold bool
	// Lie makes a challenger say that a bit of a gradient of Segment is another one than it
	// is.
	Lie bool
	// Disagree makes a verifier disagree with whatever it checks.
	Disagree bool
	// Lazy makes a verifier agree with everything and execute nothing.
	Lazy bool
	// Friends makes a coordinator name no verifiers in its leases but the first so many that bid; 0: all.
	Friends uint32
}

// BasesFrom is where a node with the fault fetches bases from.
func (f FaultInjection) BasesFrom(b bases.Blocks) bases.Blocks {
	if !f.PartBase {
		return b
	}
	return partly{b}
}

// partly writes the first half of each content and then waits for the end of its fetch.
type partly struct{ whole bases.Blocks }

// Get implements bases.Blocks.
func (p partly) Get(ctx context.Context, cid string, limit uint64, from []peer.ID, w io.Writer) error {
	return p.whole.Get(ctx, cid, limit, from, &firstPart{ctx, w, limit / 2})
}

type firstPart struct {
	ctx  context.Context
	w    io.Writer
	left uint64
}

// Write implements io.Writer.
func (f *firstPart) Write(b []byte) (int, error) {
	n := min(uint64(len(b)), f.left)
	f.left -= n
	if written, err := f.w.Write(b[:n]); err != nil || f.left > 0 {
		return written, err
	}
	<-f.ctx.Done()
	return int(n), context.Cause(f.ctx)
}

// FlippedGradient returns the fault that --fault flip-gradient makes in a segment of a job.
func (d Deps) FlippedGradient(spec market.Spec, data []byte, segment uint32) (*executor.InjectedFault, error) {
	t, err := d.Runner.Trace(spec, data)
	if err != nil {
		return nil, err
	}
	return executor.FlippedGradient(t, segment)
}

// Agreement says in words, for people, whether an execution agrees with a claim.
func Agreement(agree bool) string {
	if agree {
		return "equal bits"
	}
	return "other bits"
}
