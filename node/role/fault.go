package role

import (
	"github.com/infernetprotocol/infernet/market"
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
