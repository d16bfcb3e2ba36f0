package node

import (
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/artifacts"
)

// ErrUncoordinated means that an aggregator has the job's records.
var ErrUncoordinated = errors.New("this node did not coordinate the job")

// KnownOf is what a node says of a job that it coordinated, for artifacts.Verify. The error wraps
// ErrUncoordinated, or is about a root that is none.
func KnownOf(j api.JobView) (k artifacts.Known, err error) {
	if j.Root == "" {
		return k, fmt.Errorf("%w: %.80s", ErrUncoordinated, j.ID)
	}
	k = artifacts.Known{Job: j.ID, Segments: j.Segments, Verified: j.SegmentsVerified, Paid: j.SegmentsPaid}
	return k, errors.Join(k.Root.UnmarshalText([]byte(j.Root)), k.Program.UnmarshalText([]byte(j.Program)))
}
