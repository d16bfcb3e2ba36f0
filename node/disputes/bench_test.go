package disputes

import (
	"bytes"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/marks"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
	"github.com/infernetprotocol/infernet/zkproof/dispute/disputetest"
)

// onlyOperators is the knowledge of a challenger that has executed nothing.
type onlyOperators struct {
	dispute.Knowledge
	trace *ir.Instance
}

func (o onlyOperators) Header() dispute.Header { return o.trace.Header() }

func (o onlyOperators) Operator(i uint32) (dispute.Operator, error) {
	encoding, path, err := o.trace.Operator(i)
	return dispute.Operator{Encoding: encoding, Path: path}, err
}

// BenchmarkThreeGames defends right claims to long segments against three challengers at once,
// who answer immediately and never point, with all cores. It reports the longest time that one
// of the games took of the asserter's clock, the time of the segment with and without marks,
// and the longest time of a single move. Set -benchtime 1x.
func BenchmarkThreeGames(b *testing.B) {
	for _, c := range []struct {
		preset string
		steps  uint32
	}{{"d64", 200}, {"d256", 200}, {"d512", 200}} {
		b.Run(c.preset, func(b *testing.B) { defendThree(b, c.preset, c.steps) })
	}
}

func defendThree(b *testing.B, preset string, steps uint32) {
	p, err := engine.Preset(preset, steps, 1)
	if err != nil {
		b.Fatal(err)
	}
	data := bytes.Repeat([]byte("what is specified can be checked; what is checked can be paid. "), 4000)
	spec := market.Spec{Version: 1, Name: "t", Program: p, StepsPerSegment: steps, Marks: market.DefaultMarks(steps),
		Dataset: market.Blob{CID: "data", Size: uint64(len(data))}}
	trace, err := executor.Runner{}.Trace(spec, data)
	if err != nil {
		b.Fatal(err)
	}
	a := newFixture()
	asserter := newParty(b, a, theProvider, data, Options{})
	store, err := marks.Open(b.TempDir(), 8<<30, asserter.d.Log)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(store.Close)
	asserter.d.Runner = executor.Runner{States: store}
	out, stepping := trained(b, asserter.d.Runner, spec, data)
	asserter.restart(b)
	for b.Loop() {
		var wg sync.WaitGroup
		var mu sync.Mutex
		longest, slowest := time.Duration(0), time.Duration(0)
		for i := range 3 {
			wg.Go(func() {
				used, most := defended(b, asserter, trace, spec, out.Outcome, i)
				mu.Lock()
				defer mu.Unlock()
				longest, slowest = max(longest, used), max(slowest, most)
			})
		}
		wg.Wait()
		b.ReportMetric(100*(out.took.Seconds()/stepping.Seconds()-1), "%marks")
		b.ReportMetric(stepping.Seconds(), "s/segment")
		b.ReportMetric(longest.Seconds(), "s/clock")
		b.ReportMetric(slowest.Seconds(), "s/move")
	}
}

// timed is a segment and how long it took.
type timed struct {
	executor.Outcome
	took time.Duration
}

// trained is a segment with its marks kept, and the time of its steps alone, from as many
// steps as take a few seconds.
func trained(b *testing.B, r executor.Runner, spec market.Spec, data []byte) (timed, time.Duration) {
	b.Helper()
	s, err := r.Open(spec, data, nil)
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	s.KeepMarks(1 << 40)
	var out timed
	var stepping time.Duration
	begin := time.Now()
	last := begin
	out.Outcome, err = s.Run(b.Context(), 0, spec.StepsPerSegment, func(r commit.StepRecord) error {
		now := time.Now()
		if r.Step%spec.Stride() != 0 { // not the step after a mark
			stepping += now.Sub(last)
		}
		last = now
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	out.took = last.Sub(begin)
	whole := commit.Intervals(spec.StepsPerSegment, spec.Stride())
	counted := spec.StepsPerSegment - whole
	return out, stepping * time.Duration(spec.StepsPerSegment) / time.Duration(counted)
}

// defended plays one game to its end and returns the asserter's time, and that of its slowest
// move.
func defended(b *testing.B, p *party, trace *ir.Instance, spec market.Spec, out executor.Outcome, i int) (
	used, most time.Duration) {
	offer := market.Offer{Job: spec.ID(), Trace: common.Hash(trace.Root()), Segments: 1, Window: 100, Deadline: 1 << 40}
	lease := market.Lease{Offer: offer.StructHash(), Provider: common.Address{theProvider}, Segments: 1,
		StartRoot: common.Hash(out.Segment.Start), Nonce: uint64(i)}
	c := role.Claim{
		Announcement: market.Announcement{Spec: spec, Offer: offer}, Lease: market.SignedLease{Lease: lease},
		Result: market.SegmentResult{Segment: out.Segment, Log: commit.EncodeLog(out.Log), Marks: out.Marks,
			Commitment: market.Commitment{Lease: lease.StructHash(), Hash: common.Hash(out.Segment.Hash())}},
	}
	if err := p.d.KeepClaim(c); err != nil {
		b.Error(err)
		return
	}
	griefer := account{p.s.fixture, common.Address{byte(50 + i)}}
	r := rand.New(rand.NewPCG(uint64(i), 5))
	at := dispute.IntervalAt(out.Marks, r.Uint32N(uint32(len(out.Marks))+1))
	id, _, err := griefer.Challenge(b.Context(), c.Charge(trace.Header()), at)
	if err != nil {
		b.Error(err)
		return
	}
	x := disputeOf(games.Begun{ID: id, Ref: c.Ref(), Asserter: lease.Provider, Challenger: griefer.me})
	x.Side, x.Status = dispute.Asserter, Playing
	picks := disputetest.RandomPicker{Knowledge: onlyOperators{trace: trace}, R: r}
	for {
		g, err := griefer.Game(b.Context(), x.Begun())
		if err != nil || g.Over != nil {
			return used, most
		}
		if s := g.State(); s.Turn() == dispute.Challenger {
			m, _, _ := picks.Act(s, g.Last(), 0)
			if _, err := griefer.Move(b.Context(), x.Ref(), s, m); err != nil {
				b.Error(err)
				return used, most
			}
			continue
		}
		begin := time.Now()
		if err := p.turn(b.Context(), x, g); err != nil {
			b.Error(err)
			return used, most
		}
		took := time.Since(begin)
		b.Logf("game %d: %s of step %d: %.1f s", i, g.State().Phase, g.State().Step, took.Seconds())
		used, most = used+took, max(most, took)
	}
}
