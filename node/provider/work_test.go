package provider

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestAHeartbeatIsOfItsSegment takes the heartbeats of a lease from the start of each segment
// until its first step is taken, however long that is. The coordinator must take all of them:
// without one for six seconds the lease is over.
func TestAHeartbeatIsOfItsSegment(t *testing.T) {
	spec, _ := roletest.TraceableJob(t)
	ann := roletest.Announced(spec, common.Hash{1})
	l := market.Lease{Offer: ann.OfferHash(), Segments: spec.Segments()}
	w := &work{ann: ann, lease: l, hash: l.StructHash()}
	for i := range spec.Segments() {
		w.at.Store(i)
		if err := w.progress().Validate(l, spec); err != nil {
			t.Errorf("before the first step of segment %d: %v", i, err)
		}
		first, n := spec.SegmentSteps(i)
		w.step.Store(uint64(first + n - 1))
		if p := w.progress(); p.Validate(l, spec) != nil || p.Step != first+n-1 {
			t.Errorf("at the end of segment %d: step %d", i, p.Step)
		}
	}
}
