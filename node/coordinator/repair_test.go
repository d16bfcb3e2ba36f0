package coordinator

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// TestAJobWithASampleThatIsNotTextIsRead: after the repair the record holds all that it
// held before, and the coordinator goes on with the job.
func TestAJobWithASampleThatIsNotTextIsRead(t *testing.T) {
	l := roletest.OpenLedger(t)
	deal := roletest.SettledDeal()
	r := JobRecord{
		State: job.State{Version: 1, Phase: job.Delivered,
			Announcement: market.Announcement{Domain: roletest.Domain, Offer: deal.Offer}},
		Figures: Figures{Deposited: 300, LossLast: 0x3f800000, Sample: "The \xff\xfe end"},
	}
	if _, err := l.Commit(ledger.Change{Kind: "test", Put: []ledger.Record{jobRecord(r)}}); err != nil {
		t.Fatal(err)
	}
	if _, err := ledger.List[JobRecord](l, role.SpaceJobs, ""); !errors.Is(err, ledger.ErrCorrupt) {
		t.Fatalf("it is no damage: %v", err)
	}
	bad, err := l.Unreadable()
	if err != nil || len(bad) != 1 || role.HoldsMoney(bad[0].Key.Space) {
		t.Fatalf("%+v, %v", bad, err)
	}
	if err := l.Repair(bad[0], RepairRecord(bad[0]), 1); err != nil {
		t.Fatal(err)
	}
	got, ok, err := ledger.Get[JobRecord](l, role.SpaceJobs, deal.Offer.Job.String())
	if err != nil || !ok || got.Figures.Sample != "The \uFFFD end" || got.Figures.Deposited != 300 ||
		got.State.Phase != job.Delivered ||
		got.State.Announcement.Offer != deal.Offer {
		t.Errorf("%+v, %v, %v", got, ok, err)
	}
}

// TestOnlyJobsAreRepaired: nothing is made up for a record of another space.
func TestOnlyJobsAreRepaired(t *testing.T) {
	bad := ledger.Unreadable{Key: ledger.Key{Space: role.SpaceEscrows, ID: "x"}}
	if RepairRecord(bad) != nil {
		t.Error("a lease was made up")
	}
}
