package verifier

import (
	"bytes"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/marks"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// contested notes what a verifier contests.
type contested struct {
	own *executor.Outcome
	at  *uint32
	n   int
}

func (c *contested) Contest(_ role.Claim, own *executor.Outcome, at *uint32) {
	c.own, c.at, c.n = own, at, c.n+1
}

// second is the interval that the tests draw: the provider has the state at its start.
const second = 1

// drawn has the fixture check the second of two intervals. It returns what it contests.
func (i *fixture) drawn(t *testing.T) *contested {
	t.Helper()
	c, q := &contested{}, i.check.Request()
	i.check.drawn, i.challenger = 1<<second, c
	i.peers.state = i.after(t, q.Start, market.Run{End: second})
	return c
}

// after puts the state after a run of intervals into the store.
func (i *fixture) after(t *testing.T, start market.Blob, r market.Run) market.Blob {
	t.Helper()
	spec := i.check.Announcement().Spec()
	data, err := i.data.Of(t.Context(), i.check.Announcement())
	if err != nil {
		t.Fatal(err)
	}
	s, err := i.d.Runner.Open(spec, data, i.blocks.Blocks[start.CID])
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := s.RunIntervals(t.Context(), i.check.Result().Segment().Index, r); err != nil {
		t.Fatal(err)
	}
	raw, err := s.Checkpoint()
	if err != nil {
		t.Fatal(err)
	}
	cid, size, err := i.blocks.Put(t.Context(), bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	return market.Blob{CID: cid, Size: size}
}

// TestAnIntervalIsCheckedAlone: the verifier has the provider's state at its start, and
// neither computes nor fetches what is before it. A wrong one is disputed by itself.
func TestAnIntervalIsCheckedAlone(t *testing.T) {
	for _, wrong := range []bool{false, true} {
		i := newFixtureOf(t, wrong)
		c := i.drawn(t)
		defer i.hides(i.check.Request().Start.CID)()
		if err := i.work(t.Context(), i.check); err != nil {
			t.Fatal(err)
		}
		given, ok, err := i.d.Given(i.check.Result().Commitment().Lease, 1)
		if err != nil || !ok {
			t.Fatal("no verdict", err)
		}
		v := given.Verdict.Verdict
		if v.Agree == wrong || v.Intervals != 1<<second {
			t.Errorf("a wrong interval: %v, the verdict: %+v", wrong, v)
		}
		r := i.check.Result()
		by := i.check.Request().Candidates[0]
		if _, err := given.Verdict.Validate(i.check.Announcement(), r, by, 1<<second); err != nil {
			t.Error(err)
		}
		if wrong != (c.n == 1) || wrong && (c.own != nil || c.at == nil || *c.at != second) {
			t.Errorf("a wrong interval: %v, contested: %+v", wrong, c)
		}
	}
}

// TestOnlyTheCommittedStateIsStartedFrom: a provider that serves another state, refuses, or
// names nonsense gets no verdict. One that is busy is asked again.
func TestOnlyTheCommittedStateIsStartedFrom(t *testing.T) {
	i := newFixture(t)
	i.drawn(t)
	right := i.peers.state
	unknown := p2p.Refuse(wire.CodeUnknown, "no such segment")
	for name, x := range map[string]struct {
		state   market.Blob
		refusal error
		want    func(error) bool
	}{
		"another state": {i.after(t, i.check.Request().Start, market.Run{End: 2}), nil,
			func(err error) bool { return errors.Is(err, executor.ErrStart) }},
		"no state": {market.Blob{}, nil, func(err error) bool { return errors.Is(err, market.ErrRange) }},
		"refused":  {right, unknown, func(err error) bool { return err != nil && !passing(err) }},
		"busy":     {right, p2p.Refuse(wire.CodeBusy, "a moment"), passing},
		"too long": {market.Blob{CID: right.CID, Size: 1}, nil, func(err error) bool { return err != nil }},
	} {
		i.peers.state, i.peers.refusal = x.state, x.refusal
		if err := i.work(t.Context(), i.check); !x.want(err) {
			t.Errorf("%s: %v", name, err)
		}
		if _, judged, err := i.d.Given(i.check.Result().Commitment().Lease, 1); err != nil || judged {
			t.Fatalf("%s: a verdict was given: %v", name, err)
		}
	}
	i.peers.state, i.peers.refusal = right, nil
	if err := i.work(t.Context(), i.check); err != nil {
		t.Error(err)
	}
}

// TestAKeptStateIsNotAskedForAgain: a state that came from the provider serves a dispute too.
// A damaged one is dropped.
func TestAKeptStateIsNotAskedForAgain(t *testing.T) {
	i := newFixture(t)
	i.drawn(t)
	store, err := marks.Open(t.TempDir(), 1<<30, i.d.Log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(store.Close)
	i.d.Runner.States = store
	if err := i.work(t.Context(), i.check); err != nil {
		t.Fatal(err)
	}
	store.Close() // all that was kept is on the disk
	if store.State(i.check.Result().RootAfter(second-1)) == nil {
		t.Fatal("the state is not kept")
	}
	i.peers.refusal = errors.New("gone")
	x, err := i.stateAt(t.Context(), i.check, second)
	if err != nil || !x.kept {
		t.Errorf("the kept state: %v %v", x.kept, err)
	}
	s, err := i.d.Runner.Restore(i.check.Announcement().Spec(), i.blocks.Blocks[i.check.Request().Start.CID])
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := i.startsThere(s, i.check, second, x); !errors.Is(err, executor.ErrStart) {
		t.Errorf("a state with another root: %v", err)
	}
	if store.State(i.check.Result().RootAfter(second-1)) != nil {
		t.Error("the damaged state is still kept")
	}
}

// TestAWithheldStateIsComputed: a provider that does not serve the state before an interval
// that it left out is found out all the same, from the segment's start. What it lost if not
// was its pay alone. Where the claim is wrong before that interval too, the player finds the
// first wrong one itself.
func TestAWithheldStateIsComputed(t *testing.T) {
	for name, x := range map[string]struct {
		wrong bool
		mark  byte // that the mark before the interval is off by
	}{"right": {}, "wrong in the interval": {wrong: true}, "wrong before it": {wrong: true, mark: 1}} {
		i := newFixtureOf(t, x.wrong)
		c := i.drawn(t)
		i.peers.refusal = p2p.Refuse(wire.CodeUnknown, "no such segment")
		r := i.check.Result().Result()
		r.Marks[second-1][0] ^= x.mark
		if err := i.try(t.Context(), postponed{check: i.check}); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		given, ok, err := i.d.Given(r.Commitment.Lease, 1)
		if err != nil || !ok || given.Verdict.Verdict.Agree == x.wrong {
			t.Errorf("%s: the verdict: %t %+v %v", name, ok, given.Verdict.Verdict, err)
		}
		if at := c.at != nil; c.n != 0 != x.wrong || at != (x.wrong && x.mark == 0) {
			t.Errorf("%s: contested: %+v", name, c)
		}
	}
}

// TestHostileAWithheldEndIsNotAgreedWith: with a verdict the provider is paid, so it gives the segment's end state
// first. Neither a state that nobody sends nor another one will do.
func TestHostileAWithheldEndIsNotAgreedWith(t *testing.T) {
	i := newFixture(t)
	i.check.drawn = 1
	end := i.check.Result().Result().End.CID
	given := func() bool {
		_, ok, err := i.d.Given(i.check.Result().Commitment().Lease, 1)
		if err != nil {
			t.Fatal(err)
		}
		return ok
	}
	giveBack := i.hides(end)
	if err := i.work(t.Context(), i.check); !passing(err) || given() {
		t.Errorf("a state that nobody sends: a verdict: %v, %v", given(), err)
	}
	start := i.blocks.Blocks[i.check.Request().Start.CID]
	for name, raw := range map[string][]byte{"another state": start, "rubbish": []byte("rubbish")} {
		i.blocks.Set(end, raw)
		if err := i.work(t.Context(), i.check); !errors.Is(err, errOtherEnd) || passing(err) || given() {
			t.Errorf("%s: a verdict: %v, %v", name, given(), err)
		}
	}
	giveBack()
	if err := i.work(t.Context(), i.check); err != nil || !given() {
		t.Errorf("the state: a verdict: %v, %v", given(), err)
	}
}

// TestHostileAWithheldEndDoesNotHideWhatIsWrong: a cheat that is drawn gains nothing by keeping the end state back.
func TestHostileAWithheldEndDoesNotHideWhatIsWrong(t *testing.T) {
	i := newFixtureOf(t, true)
	c := i.drawn(t)
	i.hides(i.check.Result().Result().End.CID)
	if err := i.work(t.Context(), i.check); err != nil {
		t.Fatal(err)
	}
	given, ok, err := i.d.Given(i.check.Result().Commitment().Lease, 1)
	if err != nil || !ok || given.Verdict.Verdict.Agree || c.n != 1 {
		t.Errorf("a verdict: %v, %+v, contested %d times, %v", ok, given.Verdict.Verdict, c.n, err)
	}
}
