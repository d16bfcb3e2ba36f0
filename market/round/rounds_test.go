package round

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// play is a job whose four slots are held by four providers with a lock each.
type play struct {
	t *testing.T
	s State
}

func newPlay(t *testing.T, p Params, lock money.Units) *play {
	t.Helper()
	s, _, err := New(p, Tick{})
	if err != nil {
		t.Fatal(err)
	}
	l := &play{t, s}
	for i := range 4 {
		l.do(SlotLeased{uint32(i), addr(8, i), addr(9, i), lock})
	}
	return l
}

func (l *play) do(e Event) (acts []Action) {
	l.t.Helper()
	next, acts, err := l.s.Apply(e)
	if err != nil {
		l.t.Fatalf("%T: %v", e, err)
	}
	l.s = next
	return acts
}

func (l *play) send(slot int) {
	l.t.Helper()
	r := l.s.current()
	u := Update{Job: l.s.Params.Job, Round: r.Number, Slot: uint32(slot), Previous: r.Previous, Merged: r.Merged,
		Root: common.Hash{byte(slot + 1), byte(r.Number)}, State: common.Hash{7}, Weight: 64}
	l.do(UpdateReceived{validUpdate(u, r.Cells[slot].Node)})
}

func (l *play) merge(members ...int) {
	l.t.Helper()
	r := l.s.current()
	for _, i := range members {
		b := MergeResult{r.Manifest, common.Hash{5, byte(r.Number)}}
		l.do(MergeReported{ValidMergeResult{Signed[MergeResult]{Body: b}, addr(9, i)}})
	}
}

// round plays a whole round of four.
func (l *play) round() {
	l.t.Helper()
	for i := range 4 {
		l.send(i)
	}
	l.merge(0, 1, 2)
}

func (l *play) phase(want Phase) {
	l.t.Helper()
	if l.s.Phase != want {
		l.t.Fatalf("%s, want %s", l.s.Phase, want)
	}
}

// TestWrongUpdateIsPaidByItsLock: an update that is found wrong a round later is taken out of
// the merge, and its lock pays for the honest work that was built on it.
func TestWrongUpdateIsPaidByItsLock(t *testing.T) {
	l := newPlay(t, params(), 25)
	l.round()
	l.send(0)
	l.send(1)
	before := l.s.Books
	liar := l.s.round(0).Cells[3]
	l.do(UpdateChecked{0, 3, liar.Hash, false})
	l.phase(Merging)
	if e := l.s.current().Listed[3]; l.s.Next != 0 || e.Weight != 0 || e.Absent != Wrong {
		t.Errorf("round %d lists %+v of the liar", l.s.Next, e)
	}
	if b := l.s.Books; b.Paid()-before.Paid() != 20 || b.Charged() != 20 || b.Locked() != 80 {
		t.Errorf(
			"paid %d, charged %d, locked %d; want two updates of 10 from the lock",
			b.Paid(),
			b.Charged(),
			b.Locked(),
		)
	}
	l.merge(0, 1, 2)
	l.phase(Open)
	e, err := l.s.Explain(3)
	if err != nil || e.Until != forGood || e.Why != absenceRules[Wrong].why {
		t.Errorf("explanation %+v, %v", e, err)
	}
}

// TestMoneyRunsOut: what a liar's lock lacks falls on the budget, and a job that cannot pay
// another round ends.
func TestMoneyRunsOut(t *testing.T) {
	p := params()
	p.Rounds, p.Budget = 2, 80
	l := newPlay(t, p, 0)
	l.round()
	for i := range 3 {
		l.send(i)
	}
	l.do(UpdateChecked{0, 3, l.s.round(0).Cells[3].Hash, false})
	l.merge(0, 1, 2)
	l.phase(Settling)
	if l.s.Outcome != Exhausted {
		t.Errorf("%s, want exhausted; %d free", l.s.Outcome, l.s.Books.Free())
	}
}

// TestStandbyLosesNoRound: the standby continues a round from the persisted state, with the same
// manifest as the coordinator's.
func TestStandbyLosesNoRound(t *testing.T) {
	a := newPlay(t, params(), 5)
	a.send(0)
	a.send(1)
	s, err := Decode(encoded(t, a.s))
	if err != nil {
		t.Fatal(err)
	}
	b := &play{t, s}
	b.do(StandbyTookOver{Tick{0, 1_000_000}})
	for _, l := range []*play{a, b} {
		l.send(2)
		l.send(3)
	}
	if a.s.current().Manifest != b.s.current().Manifest || b.s.Signer != b.s.Params.Standby {
		t.Error("the standby lists another round")
	}
}

// TestSplitCommittee: two roots are decided by verifiers, and who gave the wrong one is out.
func TestSplitCommittee(t *testing.T) {
	l := newPlay(t, params(), 5)
	for i := range 4 {
		l.send(i)
	}
	r := l.s.current()
	l.merge(0)
	wrong := MergeResult{r.Manifest, common.Hash{6}}
	l.do(MergeReported{ValidMergeResult{Signed[MergeResult]{Body: wrong}, addr(9, 1)}})
	l.phase(Judging)
	l.do(MergeJudged{r.Manifest, common.Hash{5}})
	l.phase(Open)
	if l.s.Slots[1].held() || !l.s.Slots[0].held() || l.s.Merged != (common.Hash{5}) {
		t.Error("the wrong root's member keeps its slot, or the right one loses it")
	}
}

// TestVerdictsAfterTheManifestDoNotChangeIt: else a restart would sign a second one.
func TestVerdictsAfterTheManifestDoNotChangeIt(t *testing.T) {
	l := newPlay(t, params(), 5)
	for i := range 4 {
		l.send(i)
	}
	l.do(UpdateChecked{0, 2, l.s.current().Cells[2].Hash, true})
	if r := l.s.current(); l.s.manifest(r).StructHash() != r.Manifest {
		t.Error("a verdict changed a published manifest")
	}
}
