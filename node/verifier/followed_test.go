package verifier

import "testing"

// TestAuditC2VerifiersFollowTheirLeases checks that whoever accepts a check keeps what it needs
// to judge what is claimed under the lease.
func TestAuditC2VerifiersFollowTheirLeases(t *testing.T) {
	i := newFixture(t)
	if _, err := i.Check(t.Context(), i.check.from, i.check.Request()); err != nil {
		t.Fatal(err)
	}
	all, err := i.d.Followed()
	if err != nil || len(all) != 1 {
		t.Fatalf("%d leases followed: %v", len(all), err)
	}
	f, q := all[0], i.check.Request()
	if f.Lease != q.Lease || f.Announcement.Offer != q.Announcement.Offer || len(f.Peers) != 2 {
		t.Errorf("%+v", f)
	}
	if f.Start.CID != "" || q.Start.CID == "" {
		t.Errorf("the start of segment 1, %+v, is kept as that of the lease: %+v", q.Start, f.Start)
	}
}
