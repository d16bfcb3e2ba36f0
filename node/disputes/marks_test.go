package disputes

import (
	"errors"
	"io"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/marks"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// markedClaim is a claim to the second segment, of 6 steps in intervals of 3, with a fault in
// its second interval or none. Its start is in no store.
func markedClaim(t *testing.T, wrong bool) (role.Claim, []byte) {
	t.Helper()
	spec, data := roletest.TraceableJob(t)
	spec.Program.Steps, spec.StepsPerSegment, spec.Marks = 12, 6, 2
	c := claimTo(t, spec, data, 1, wrong)
	c.Lease.Lease.FirstSegment = 1 // so that nothing before can be computed again
	c.Lease.Lease.StartRoot = common.Hash(c.Segment().Start)
	c.Result.Commitment.Lease = c.Lease.Lease.StructHash()
	c.Start = market.Blob{CID: "gone", Size: 1 << 20}
	return c, data
}

// keepStates gives a party a store, and keeps the marks of what it computed there.
func (p *party) keepStates(t *testing.T, c role.Claim, data []byte, fault *executor.InjectedFault) *marks.Store {
	t.Helper()
	store, err := marks.Open(t.TempDir(), 1<<30, p.d.Log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(store.Close)
	p.d.Runner.States = store
	p.d.Blocks = &noCheckpoints{roletest.DataBlocks{Data: data}}
	spec := c.Announcement.Spec
	s, err := p.d.Runner.Open(spec, data, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := s.Run(t.Context(), 0, 6, nil); err != nil {
		t.Fatal(err)
	}
	start, err := s.Checkpoint()
	if err != nil {
		t.Fatal(err)
	}
	r, err := p.d.Runner.Replay(t.Context(), spec, data, start, executor.Part{First: 9, Steps: 1}, fault)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	r.Keep(store, c.Until())
	store.Close()
	p.restart(t)
	return store
}

// TestADisputeStartsAtTheMark plays a wrong claim whose start nobody has: both players have
// the state at the mark before the fault, and need no other. On the way both crash.
func TestADisputeStartsAtTheMark(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Run("whoever has executed all of the segment", func(t *testing.T) { disputeAtTheMark(t, true) })
	t.Run("whoever has executed one interval", func(t *testing.T) { disputeAtTheMark(t, false) })
}

func disputeAtTheMark(t *testing.T, whole bool) {
	t.Helper()
	claim, data := markedClaim(t, true)
	tr, err := executor.Runner{}.Trace(claim.Announcement.Spec, data)
	if err != nil {
		t.Fatal(err)
	}
	fault, err := executor.FlippedGradient(tr, 1)
	if err != nil || fault.Step != 9 {
		t.Fatalf("a fault in step %d, want it in the second interval: %v", fault.Step, err)
	}
	a := newFixture()
	provider := newParty(t, a, theProvider, data, Options{Fault: role.FaultInjection{Flip: true, Segment: 1}})
	verifier := newParty(t, a, theVerifier, data, Options{})
	provider.keepStates(t, claim, data, fault)
	verifier.keepStates(t, claim, data, nil)
	if err := provider.d.KeepClaim(claim); err != nil {
		t.Fatal(err)
	}
	honest, _ := markedClaim(t, false)
	own := executor.Outcome{Segment: honest.Segment(), Marks: honest.Result.Marks}
	if own.Log, err = commit.DecodeLog(honest.Result.Log, 6); err != nil {
		t.Fatal(err)
	}
	if second := uint32(1); whole {
		verifier.Contest(claim, &own, nil)
	} else {
		verifier.Contest(claim, nil, &second)
	}
	for round := range 40 {
		verifier.act(t)
		provider.act(t)
		a.Pass(1)
		if verifier.only(t).Status == Won {
			break
		}
		if round%3 == 0 {
			verifier.restart(t)
			provider.restart(t)
		}
	}
	if x := verifier.only(t); x.Status != Won || a.games[0].Over.By != "the tile" {
		t.Fatalf("%+v", x)
	}
	first := a.games[0].Moves[0].State
	if first.Step != 9 || first.Count != 3 || first.Before != claim.Result.Marks[0] {
		t.Errorf("the game begins with %d steps from %d", first.Count, first.Step)
	}
}

// TestADamagedStateIsNotBelieved damages the kept state at a mark: it is dropped, and the
// segment's start is asked for.
func TestADamagedStateIsNotBelieved(t *testing.T) {
	claim, data := markedClaim(t, false)
	a := newFixture()
	p := newParty(t, a, theProvider, data, Options{})
	store, err := marks.Open(t.TempDir(), 1<<30, p.d.Log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(store.Close)
	p.keepStates(t, claim, data, nil)
	raw := p.d.Runner.States.State(claim.Result.Marks[0])
	if raw == nil {
		t.Fatal("the mark is not kept")
	}
	p.d.Runner.States = store
	raw[len(raw)-8] ^= 1
	store.Draft(claim.Until(), func(w io.Writer) error { _, err := w.Write(raw); return err })(claim.Result.Marks[0])
	store.Close()
	p.restart(t)
	v := view{claim: claim, side: dispute.Asserter, disputed: &executor.Part{First: 9, Steps: 3}}
	err = p.replays.with(t.Context(), v, knowledge.prepare)
	if !errors.Is(err, role.ErrNoStart) || store.Has(claim.Result.Marks[0]) {
		t.Errorf("from a damaged state, without the segment's start: %v; still kept: %v", err,
			store.Has(claim.Result.Marks[0]))
	}
}

// TestRootsAreComputedOnce opens the steps of an interval, and again after a crash without the
// states that they were computed from.
func TestRootsAreComputedOnce(t *testing.T) {
	claim, data := markedClaim(t, false)
	p := newParty(t, newFixture(), theProvider, data, Options{})
	store := p.keepStates(t, claim, data, nil)
	v := view{claim: claim, side: dispute.Asserter, disputed: &executor.Part{First: 9, Steps: 3}}
	read := func() (roots []commit.Root) {
		err := p.replays.with(t.Context(), v, func(k knowledge) error {
			for done := uint32(9); done <= 12; done++ {
				r, err := k.StateRoot(done)
				if err != nil {
					return err
				}
				roots = append(roots, r)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return roots
	}
	first := read()
	store.Forget(claim.Result.Marks[0])
	p.restart(t)
	again := read()
	for i := range first {
		if first[i] != again[i] || first[i] == (commit.Root{}) {
			t.Errorf("after %d steps: %s, then %s", 9+i, first[i], again[i])
		}
	}
	if _, ok, err := ledger.Get[executionRecord](p.d.Ledger, role.SpaceExecutions, role.ClaimID(claim.Ref())); !ok ||
		err != nil {
		t.Errorf("nothing is in the ledger: %v", err)
	}
	if err := p.d.KeepClaim(claim); err != nil {
		t.Fatal(err)
	}
	if err := p.d.DropClaims(claim.Until() + 1); err != nil {
		t.Fatal(err)
	}
	if _, ok, _ := ledger.Get[executionRecord](p.d.Ledger, role.SpaceExecutions, role.ClaimID(claim.Ref())); ok {
		t.Error("roots outlive their claim")
	}
}

// TestAPeerCannotKeepAnAsserterBusy asks for openings of steps that no game leads to, and of
// several intervals: at most one is executed because of questions.
func TestAPeerCannotKeepAnAsserterBusy(t *testing.T) {
	spec, data := roletest.TraceableJob(t)
	spec.Program.Steps, spec.StepsPerSegment, spec.Marks = 12, 12, 4
	d := matchOver(t, claimTo(t, spec, data, 0, false), data, Options{})
	griefer, from := account{d.fixture, common.Address{9}}, somebody(t)
	tr, err := d.provider.Header(t.Context(), d.claim)
	if err != nil {
		t.Fatal(err)
	}
	id, _, err := griefer.Challenge(t.Context(), d.claim.Charge(tr), dispute.Interval{Index: dispute.WholeSegment})
	if err != nil {
		t.Fatal(err)
	}
	d.provider.act(t)
	first := d.games[0].State()
	ask := func(step, count uint32) error {
		s := first
		s.Size, s.Focus, s.Step, s.Count, s.Interval = 0, commit.Root{}, step, count, uint8(step/3)
		_, err := d.provider.Open(t.Context(), from, OpenRequest{Game: common.Hash(id), State: s.Pack()})
		d.provider.replays.ahead.Wait()
		return err
	}
	for _, at := range [][2]uint32{{0, 12}, {2, 2}, {0, 4}, {11, 3}} {
		if err := ask(at[0], at[1]); err == nil || err.Error() == errReplayBusy.Error() {
			t.Errorf("%d steps from %d: %v", at[1], at[0], err)
		}
	}
	if len(d.provider.replays.open) != 0 {
		t.Fatal("steps were executed that are in no interval")
	}
	for _, step := range []uint32{3, 6, 9, 0} {
		_ = ask(step, 3)
	}
	for range 2 * requestsPerPeer { // they are put off, which costs nobody a question
		if err := ask(6, 3); !errors.Is(err, errReplayBusy) {
			t.Fatalf("an interval that is not executed: %v", err)
		}
	}
	if len(d.provider.replays.open) != 1 || d.provider.replays.open[0].replay.Part().First != 3 {
		t.Errorf("%d parts were executed for a peer", len(d.provider.replays.open))
	}
	if err := ask(3, 3); err != nil {
		t.Errorf("the interval that was asked for first: %v", err)
	}
}
