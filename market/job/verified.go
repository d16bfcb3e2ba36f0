package job

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// Verified is the state of a job after so many verified segments.
type Verified struct {
	Segments   uint32
	Root       common.Hash // state root of Checkpoint
	Checkpoint market.Blob
}

// VerifiedSince returns the states after the segments that were verified since an older state of the same
// job, in their order. One event may verify several segments. Of those the older state had reported all but
// the last, which is the state that s is in.
func (s State) VerifiedSince(older State) (all []Verified) {
	for i := older.Verified + 1; i < s.Verified; i++ {
		n := int(i - older.Verified - 1)
		if older.Lease == nil || n >= len(older.Lease.Works) {
			continue
		}
		r := older.Lease.Works[n].Result
		all = append(all, Verified{i, common.Hash(r.Segment.End), r.End})
	}
	if s.Verified > older.Verified {
		all = append(all, Verified{s.Verified, s.Root, s.Checkpoint})
	}
	return all
}
