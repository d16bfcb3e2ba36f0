package testnet

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/role"
)

func verified(n uint32) func(api.JobView) bool {
	return func(v api.JobView) bool { return v.SegmentsVerified >= n }
}

// TestAQuoteSaysWhatTheNumbersMean: on a chain for tests nothing is saved by cheating, so the job
// may be posted, and the quote says what nodes refuse where money counts.
func TestAQuoteSaysWhatTheNumbersMean(t *testing.T) {
	t.Parallel()
	c := newTestNetwork(t, client).node("client")
	q, err := c.backend().Quote(c.net.ctx, c.request(jobSpec{steps: 12, each: 4}))
	if err != nil {
		t.Fatal(err)
	}
	e := q.Economics
	if len(e.Lines) != 3 || !strings.Contains(e.Lines[0], "the best of 11 cheats") || len(e.Refused) > 0 {
		t.Errorf("%+v", e)
	}
	if len(e.Elsewhere) != 1 || !strings.Contains(e.Elsewhere[0], "set training.marks: 4") &&
		!strings.Contains(e.Elsewhere[0], "set payment.verification_share") {
		t.Errorf("a check of a whole segment for a tenth: %v", e.Elsewhere)
	}
	if q.Dispute == nil || q.Dispute.Lock < 4*3*q.MaxPrice {
		t.Errorf("what a wrong segment costs: %+v", q.Dispute)
	}
}

// TestALateProviderHearsOfAJob: a job was announced before its provider came, which asks for
// open offers and bids without waiting for the next announcement.
func TestALateProviderHearsOfAJob(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client, verifier, cheapProvider)
	c, late := net.node("client"), net.node("cheap")
	late.stop()
	id := c.post(jobSpec{steps: 12, each: 4})
	net.until("the verifier hears of the job", func() bool { return net.node("verifier").listed(id) })
	late.run()
	since := time.Now()
	net.until("the late provider hears of the job", func() bool { return late.listed(id) })
	if d := time.Since(since); d > role.AnnounceEvery/2 {
		t.Errorf("it heard of the job after %v; offers are repeated every %v", d, role.AnnounceEvery)
	}
	c.waitForJob(id, "end", ended)
	net.checkBalances()
}

// listed reports whether the node has heard of a job's offer.
func (c *testNode) listed(id string) bool {
	c.net.t.Helper()
	all, err := c.backend().Offers(c.net.ctx)
	if err != nil {
		c.net.t.Fatal(err)
	}
	return slices.ContainsFunc(all, func(o api.OfferView) bool { return o.Job == id })
}

// TestDataMayBeNamedByItsContentID: the node finds out its size. What no node has is said to be
// missing, and what is no content id is refused.
func TestDataMayBeNamedByItsContentID(t *testing.T) {
	t.Parallel()
	c := newTestNetwork(t, client).node("client")
	r := c.request(jobSpec{steps: 12, each: 4})
	whole, err := c.backend().Quote(c.net.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	r.Dataset.Size = 0
	named, err := c.backend().Quote(c.net.ctx, r)
	if err != nil || named.Tokens != whole.Tokens || named.MemoryBytes != whole.MemoryBytes {
		t.Errorf("%+v %v", named, err)
	}
	r.Dataset.CID = "no content id"
	if _, err := c.backend().Quote(c.net.ctx, r); !errors.Is(err, api.ErrInvalid) {
		t.Errorf("a name that is no content id: %v", err)
	}
	r.Dataset.CID = "bafkreifzjut3te7nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e"
	if _, err := c.backend().Quote(c.net.ctx, r); !errors.Is(err, api.ErrNotFound) &&
		!errors.Is(err, api.ErrUnavailable) {
		t.Errorf("data that nobody has: %v", err)
	}
}

func TestAJobIsTrainedCheckedAndPaid(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c := net.node("client")
	id := c.post(jobSpec{steps: 12, each: 4})
	v := c.waitForJob(id, "end", ended)
	if v.Segments < 2 || v.SegmentsPaid != v.Segments || v.SegmentsChecked != v.Segments || v.Artifact == "" ||
		v.Reassigned != 0 {
		t.Errorf("%+v", v)
	}
	var paid api.Earnings
	net.until("the provider's books show what it earned", func() (ok bool) {
		var err error
		if paid, err = net.node("cheap").backend().Earned(net.ctx, 1); err != nil {
			t.Fatal(err)
		}
		return len(paid.Days) == 1
	})
	gains := net.checkBalances()
	if gains["client"] != -int64(v.Spent) || gains["cheap"] <= 0 || gains["verifier"] <= 0 {
		t.Errorf("%v, spent %d", gains, v.Spent)
	}
	if day := paid.Days[0]; int64(day.Units) != gains["cheap"] || day.Decimals != v.Decimals || day.Asset != v.Asset {
		t.Errorf("earned by day: %+v, the balance changed by %d", day, gains["cheap"])
	}
	if open, cooling := net.locksOf("cheap"); open != 0 || cooling != 0 {
		t.Errorf("%d units of the provider's stake are locked, and %d cool, after an agreed job", open, cooling)
	}
}

// TestAClientKeepsItsWindows: an operator may have its leases stay open to disputes though all was right.
func TestAClientKeepsItsWindows(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	keeper := client
	keeper.windows = true
	net := newTestNetwork(t, keeper, cheapProvider, verifier)
	c := net.node("client")
	id := c.post(jobSpec{steps: 4, each: 4, window: "1h"})
	c.waitForJob(id, "end", ended)
	if open, cooling := net.locksOf("cheap"); open != 0 || cooling == 0 {
		t.Errorf("%d units of the provider's stake are locked, and %d cool", open, cooling)
	}
	net.checkBalances()
}

func TestAClientComesBackInMidJob(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c := net.node("client")
	id := c.post(jobSpec{steps: 320, each: 80})
	c.waitForJob(id, "first segment", verified(1))
	c.stop()
	c.run()
	v := c.waitForJob(id, "end", ended)
	if v.SegmentsPaid != 4 || v.Reassigned != 0 || v.Artifact == "" {
		t.Errorf("%+v", v)
	}
	net.checkBalances()
}

func TestAProviderIsReplacedAndPaidForWhatItDid(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, dearProvider, verifier)
	c, p := net.node("client"), net.node("cheap")
	id := c.post(jobSpec{steps: 1600, each: 400})
	c.waitForJob(id, "first segment", verified(1))
	p.stop()
	c.waitForJob(id, "replacement", func(v api.JobView) bool { return v.Reassigned == 1 })
	p.run()
	v := c.waitForJob(id, "end", ended)
	if v.SegmentsPaid != 4 || v.Reassigned != 1 {
		t.Errorf("%+v", v)
	}
	gains := net.checkBalances()
	if gains["cheap"] <= 0 || gains["dear"] <= 0 || gains["client"] != -int64(v.Spent) {
		t.Errorf("%v, spent %d", gains, v.Spent)
	}
}

func TestAVerifierIsAwayForAWhile(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c, k := net.node("client"), net.node("verifier")
	id := c.post(jobSpec{steps: 320, each: 80})
	c.waitForJob(id, "first segment", verified(1))
	k.stop()
	c.waitForJob(
		id,
		"work up to its credit",
		func(v api.JobView) bool { return v.Step >= (v.SegmentsVerified+2)*uint32(scaled(80)) },
	)
	k.run()
	v := c.waitForJob(id, "end", ended)
	if v.SegmentsPaid != 4 || v.Reassigned != 0 {
		t.Errorf("%+v", v)
	}
	net.checkBalances()
}

func TestACancelledJobIsRefunded(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c := net.node("client")
	id := c.post(jobSpec{steps: 1600, each: 200})
	c.waitForJob(id, "first segment", verified(1))
	if _, err := c.backend().CancelJob(net.ctx, id); err != nil {
		t.Fatal(err)
	}
	v := c.waitForJob(id, "end", ended)
	if c.listed(id) {
		t.Error("a job that has ended is still offered")
	}
	if v.SegmentsPaid < 1 || v.Refunded != v.Deposited-v.Spent || v.Refunded == 0 {
		t.Errorf("%+v", v)
	}
	if gains := net.checkBalances(); gains["client"] != -int64(v.Spent) {
		t.Errorf("%v, spent %d", gains, v.Spent)
	}
}

func TestADeadlinePasses(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c, p := net.node("client"), net.node("cheap")
	id := c.post(jobSpec{steps: 1600, each: 400, deadline: "90s"})
	c.waitForJob(id, "first segment", verified(1))
	p.stop() // and nobody else is there
	v := c.waitForJob(id, "end", ended)
	if v.SegmentsPaid >= v.Segments || v.Refunded != v.Deposited-v.Spent || v.State != "closed" {
		t.Errorf("%+v", v)
	}
	p.run()
	if gains := net.checkBalances(); gains["client"] != -int64(v.Spent) {
		t.Errorf("%v, spent %d", gains, v.Spent)
	}
}

// TestTwoJobsAtOnceHaveAProviderEach: the cheaper provider works on one lease at a time.
func TestTwoJobsAtOnceHaveAProviderEach(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetworkWith(t, func(c *testNode) error {
		cfg, err := config.Load(c.home)
		if err != nil {
			return err
		}
		cfg.Provider.Leases = 1
		return config.Save(c.home, cfg)
	}, client, cheapProvider, dearProvider, verifier)
	c := net.node("client")
	// Each is long enough to run still when the other is matched, however busy the machine is.
	one, two := c.post(jobSpec{steps: 3200, each: 800}), c.post(jobSpec{steps: 3201, each: 800})
	a, b := c.waitForJob(one, "end", ended), c.waitForJob(two, "end", ended)
	if a.SegmentsPaid != a.Segments || b.SegmentsPaid != b.Segments {
		t.Errorf("%+v\n%+v", a, b)
	}
	if gains := net.checkBalances(); gains["cheap"] <= 0 || gains["dear"] <= 0 ||
		gains["client"] != -int64(a.Spent+b.Spent) {
		t.Errorf("%v, spent %d and %d", gains, a.Spent, b.Spent)
	}
}
