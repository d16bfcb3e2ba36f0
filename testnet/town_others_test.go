package testnet

import (
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
)

func TestAnAggregatorGoesOnWithoutTheClient(t *testing.T) {
	t.Parallel()
	w := newTown(t, agent, client, cheap, checker)
	c, a := w.called("client"), w.called("agent")
	id := c.post(work{steps: 320, each: 80, delegate: "1%", aggregator: a.PeerID})
	c.stop()
	v := a.sees(id, "end", ended)
	if v.SegmentsPaid != 4 || v.Artifact == "" || v.Fees <= 0 {
		t.Errorf("%+v", v)
	}
	c.run()
	seen := c.sees(id, "end", ended)
	if seen.Spent != v.Spent {
		t.Errorf("the client sees %d spent, the aggregator %d", seen.Spent, v.Spent)
	}
	gains := w.balanced()
	if gains["agent"] != int64(v.Fees) || gains["client"] != -int64(v.Spent) {
		t.Errorf("%v, %+v", gains, v)
	}
}

// TestAJobForNoAggregatorMovesNoMoney: who does not aggregate says so before the client
// has paid anything in, and so does who takes none that is funded otherwise.
func TestAJobForNoAggregatorMovesNoMoney(t *testing.T) {
	t.Parallel()
	w := newTown(t, client, cheap, checker)
	c := w.called("client")
	blob, err := c.backend().PutBlob(w.ctx, io.LimitReader(verse{}, 8192))
	if err != nil {
		t.Fatal(err)
	}
	k := work{steps: 16, each: 8, aggregator: w.called("cheap").PeerID}
	_, err = c.backend().PostJob(w.ctx, api.PostRequest{FileName: "job.yml", File: k.file(), Dataset: blob, Aggregator: k.aggregator})
	if !errors.Is(err, api.ErrInvalid) || !strings.Contains(err.Error(), "no money has moved") {
		t.Error(err)
	}
	if jobs, err := c.backend().Jobs(w.ctx); err != nil || len(jobs) != 0 {
		t.Errorf("%d jobs, %v", len(jobs), err)
	}
	for name, gain := range w.balanced() {
		if gain != 0 {
			t.Errorf("%s gains %d", name, gain)
		}
	}
}

func TestTheMajorityOverrulesALyingVerifier(t *testing.T) {
	t.Parallel()
	liar := checker3
	liar.name, liar.fault = "liar", "disagree"
	w := newTown(t, client, cheap, checker, checker2, liar)
	c := w.called("client")
	id := c.post(work{steps: 48, each: 8, verifiers: 2})
	v := c.sees(id, "end", ended)
	if v.SegmentsPaid != 6 || v.Reassigned != 0 {
		t.Errorf("%+v", v)
	}
	if v.Caught == nil {
		t.Error("the liar was drawn for none of 6 segments") // 1 in 729
	}
	gains := w.balanced()
	if gains["liar"] != 0 || gains["checker"] <= 0 || gains["checker2"] <= 0 {
		t.Errorf("%v", gains)
	}
}

// TestALazyVerifierEarnsNothing: it agrees with everything and executes nothing;
// its seals do not open, others check in its place.
func TestALazyVerifierEarnsNothing(t *testing.T) {
	t.Parallel()
	lazy := checker2
	lazy.name, lazy.fault = "lazy", "lazy"
	w := newTown(t, client, cheap, checker, lazy)
	c := w.called("client")
	id := c.post(work{steps: 48, each: 8})
	v := c.sees(id, "end", ended)
	if v.SegmentsPaid != 6 || v.Reassigned != 0 {
		t.Errorf("%+v", v)
	}
	refused := 0
	err := c.backend().Watch(w.ctx, id, func(e api.Event) error {
		if strings.Contains(e.Text, market.ErrReveal.Error()) {
			refused++
		}
		return nil
	})
	if err != nil || refused == 0 {
		t.Errorf("the lazy one was drawn for none of 6 segments, or not found out: %v", err) // 1 in 64
	}
	gains := w.balanced()
	if gains["lazy"] != 0 || gains["checker"] <= 0 {
		t.Errorf("%v", gains)
	}
}

func TestACheatIsCaughtAndReplaced(t *testing.T) {
	t.Parallel()
	cheat := cheap
	cheat.fault = "alter-weights:1"
	poster := client
	poster.undisputed = true
	w := newTown(t, poster, cheat, dear, checker)
	c := w.called("client")
	id := c.post(work{steps: 320, each: 80})
	v := c.sees(id, "end", ended)
	if v.Caught == nil || *v.Caught != 1 || v.SegmentsPaid != 4 {
		t.Errorf("%+v", v)
	}
	one := v.ProviderEarned[w.called("cheap").Wallet.Hex()]
	if gains := w.balanced(); gains["cheap"] != int64(one) || one == 0 || gains["dear"] <= 3*int64(one)-1 {
		t.Errorf("%v, the cheat was paid %d for its honest segment", gains, one)
	}
}

func TestDrainingEndsTheNodeAfterItsWork(t *testing.T) {
	t.Parallel()
	w := newTown(t, client, cheap, checker)
	c, p := w.called("client"), w.called("cheap")
	id := c.post(work{steps: 320, each: 80})
	c.sees(id, "first segment", verified(1))
	if err := p.backend().Drain(w.ctx); err != nil {
		t.Fatal(err)
	}
	v := c.sees(id, "end", func(v api.JobView) bool { return v.Ended })
	if v.SegmentsPaid != 4 || v.Reassigned != 0 {
		t.Errorf("%+v", v)
	}
	w.called("cheap").stop()
	p.run()
	w.balanced()
}
