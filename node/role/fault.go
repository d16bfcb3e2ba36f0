package role

import (
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
)

// Fault makes a provider misbehave, for the demo and for tests of those who
// must catch it. The zero value is honest.
type FaultInjection struct {
	// Alter: one weight is altered in the middle of Segment, an index in the
	// job.
	Alter   bool
	Segment uint32
	// Flip: one bit of one element of a gradient is flipped in the middle of
	// Segment, and what comes of it is claimed, and defended to the last move.
	Flip bool
	// Lie: as a challenger, it says that a bit of a gradient of Segment is another
	// one than it is.
	Lie bool
	// Disagree: as a verifier, it disagrees with whatever it checks.
	Disagree bool
	// Lazy: as a verifier, it agrees with everything and executes nothing.
	Lazy bool
}

// flipped is the fault that --fault flip-gradient makes.
func FlippedGradient(spec market.Spec, data []byte, segment uint32) (*executor.InjectedFault, error) {
	t, err := executor.Trace(spec, data)
	if err != nil {
		return nil, err
	}
	return executor.FlippedGradient(t, segment)
}

func Agreement(agree bool) string {
	if agree {
		return "equal bits"
	}
	return "other bits"
}
