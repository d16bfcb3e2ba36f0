package role

import (
	"strings"

	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/train/canon"
)

// MendRecord is what a record is to say that ledger.Unreadable names; nil if nobody
// knows. Older versions kept a job's sample as the model wrote it, which need not be
// UTF-8.
func MendRecord(u ledger.Unreadable) any {
	var r JobRecord
	if u.Key.Space != SpaceJobs || u.Lenient(&r) != nil {
		return nil
	}
	r.Figures.Sample = strings.ToValidUTF8(r.Figures.Sample, "\uFFFD")
	raw, err := canon.Marshal(r)
	if err != nil || canon.Unmarshal(raw, ledger.MaxValue, &JobRecord{}) != nil {
		return nil // that was not all
	}
	return r
}

// HoldsMoney reports whether records of a space say where money is: nobody sets one
// aside by himself.
func HoldsMoney(s ledger.Space) bool {
	switch s {
	case SpaceJobs, SpaceLeases, SpaceClaims, SpaceChecks, SpaceVerdicts, SpaceEvidence, SpacePins, ledger.SpaceAside:
		return false
	}
	return true // escrows, disputes, transactions, and what nobody thought of
}
