package coordinator

import (
	"strings"

	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/canon"
)

// RepairRecord returns what an unreadable record of the ledger should say, or nil if that
// is unknown. Older versions kept a job's sample as the model wrote it, which need not be
// UTF-8.
func RepairRecord(u ledger.Unreadable) any {
	var r JobRecord
	if u.Key.Space != role.SpaceJobs || u.Lenient(&r) != nil {
		return nil
	}
	r.Figures.Sample = strings.ToValidUTF8(r.Figures.Sample, "\uFFFD")
	raw, err := canon.Marshal(r)
	if err != nil || canon.Unmarshal(raw, ledger.MaxValue, &JobRecord{}) != nil {
		return nil // that was not all
	}
	return r
}
