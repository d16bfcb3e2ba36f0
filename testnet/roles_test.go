package testnet

import (
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

func TestAnAggregatorGoesOnWithoutTheClient(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, aggregator, client, cheapProvider, verifier)
	c, a := net.node("client"), net.node("aggregator")
	begun := time.Now().Truncate(time.Millisecond)
	id := c.post(jobSpec{steps: 320, each: 80, delegate: "1%", aggregator: a.PeerID})
	c.stop()
	v := a.waitForJob(id, "end", ended)
	if v.SegmentsPaid != 4 || v.Artifact == "" || v.Fees <= 0 {
		t.Errorf("%+v", v)
	}
	c.run()
	seen := c.waitForJob(id, "end", ended)
	if seen.Spent != v.Spent {
		t.Errorf("the client sees %d spent, the aggregator %d", seen.Spent, v.Spent)
	}
	if seen.PostedAt.Before(begun) || seen.PostedAt.After(v.PostedAt) {
		t.Errorf("posted at %s, after %s, and at the aggregator at %s", seen.PostedAt, begun, v.PostedAt)
	}
	gains := net.checkBalances()
	if gains["aggregator"] != int64(v.Fees) || gains["client"] != -int64(v.Spent) {
		t.Errorf("%v, %+v", gains, v)
	}
}

// TestAJobForNoAggregatorMovesNoMoney checks that a node which is no aggregator refuses a job before the client has
// deposited anything.
func TestAJobForNoAggregatorMovesNoMoney(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c := net.node("client")
	blob, err := c.backend().PutBlob(net.ctx, io.LimitReader(repeatedText{}, 8192))
	if err != nil {
		t.Fatal(err)
	}
	k := jobSpec{steps: 16, each: 8, aggregator: net.node("cheap").PeerID}
	r := api.PostRequest{FileName: "job.yml", File: k.file(), Dataset: blob, Aggregator: k.aggregator}
	_, err = c.backend().PostJob(net.ctx, r)
	if !errors.Is(err, api.ErrInvalid) || !strings.Contains(err.Error(), "no money has moved") {
		t.Error(err)
	}
	if jobs, err := c.backend().Jobs(net.ctx); err != nil || len(jobs) != 0 {
		t.Errorf("%d jobs, %v", len(jobs), err)
	}
	for name, gain := range net.checkBalances() {
		if gain != 0 {
			t.Errorf("%s gains %d", name, gain)
		}
	}
}

func TestTheMajorityOverrulesALyingVerifier(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	liar := verifier3
	liar.name, liar.fault = "liar", "disagree"
	net := newTestNetwork(t, client, cheapProvider, verifier, verifier2, liar)
	c := net.node("client")
	id := c.post(jobSpec{steps: 96, each: 8, verifiers: 2})
	v := c.waitForJob(id, "end", ended)
	if v.SegmentsPaid != 12 || v.Reassigned != c.leasesWithoutMajority(id) {
		t.Errorf("%+v", v)
	}
	if v.Caught == nil {
		t.Error("the liar was drawn for none of 12 segments") // 1 in 531441
	}
	gains := net.checkBalances()
	if gains["liar"] != 0 || gains["verifier"] <= 0 || gains["verifier2"] <= 0 {
		t.Errorf("%v", gains)
	}
}

// leasesWithoutMajority counts the leases of a job that ended because they named too few verifiers for a majority: on a
// busy machine a verifier may bid after the first lease.
func (c *testNode) leasesWithoutMajority(id string) (n int) {
	for _, text := range c.told(id, "replaced") {
		if strings.Contains(text, "none is left to ask") {
			n++
		}
	}
	return n
}

// TestALazyVerifierEarnsNothing runs a verifier that agrees with everything and executes nothing. Its
// verdicts do not open their commitments, and other verifiers check in its place.
func TestALazyVerifierEarnsNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	lazy := verifier2
	lazy.name, lazy.fault = "lazy", "lazy"
	net := newTestNetwork(t, client, cheapProvider, verifier, lazy)
	c := net.node("client")
	id := c.post(jobSpec{steps: 112, each: 8})
	v := c.waitForJob(id, "end", ended)
	if v.SegmentsPaid != 14 || v.Reassigned != c.leasesWithoutMajority(id) {
		t.Errorf("%+v", v)
	}
	refused := 0
	err := c.backend().Watch(net.ctx, id, 0, func(e api.Event) error {
		if strings.Contains(e.Text, "does not open its commitment") {
			refused++
		}
		return nil
	})
	if err != nil || refused == 0 {
		t.Errorf("the lazy one was drawn for none of 14 segments, or not found out: %v", err) // 1 in 16384
	}
	gains := net.checkBalances()
	if gains["lazy"] != 0 || gains["verifier"] <= 0 {
		t.Errorf("%v", gains)
	}
}

func TestACheatIsCaughtAndReplaced(t *testing.T) {
	t.Parallel()
	cheat := cheapProvider
	cheat.fault = "alter-weights:1"
	poster := client
	poster.undisputed = true
	net := newTestNetwork(t, poster, cheat, dearProvider, verifier)
	c := net.node("client")
	id := c.post(jobSpec{steps: 320, each: 80})
	v := c.waitForJob(id, "end", ended)
	if v.Caught == nil || *v.Caught != 1 || v.SegmentsPaid != 4 {
		t.Errorf("%+v", v)
	}
	one := v.ProviderEarned[net.node("cheap").Wallet.Hex()]
	if gains := net.checkBalances(); gains["cheap"] != int64(one) || one == 0 || gains["dear"] <= 3*int64(one)-1 {
		t.Errorf("%v, the cheat was paid %d for its honest segment", gains, one)
	}
}

func TestDrainingEndsTheNodeAfterItsWork(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c, p := net.node("client"), net.node("cheap")
	id := c.post(jobSpec{steps: 320, each: 80})
	c.waitForJob(id, "first segment", verified(1))
	if err := p.backend().Drain(net.ctx); err != nil {
		t.Fatal(err)
	}
	v := c.waitForJob(id, "end", func(v api.JobView) bool { return v.Ended })
	if v.SegmentsPaid != 4 || v.Reassigned != 0 {
		t.Errorf("%+v", v)
	}
	net.node("cheap").stop()
	p.run()
	net.checkBalances()
}
