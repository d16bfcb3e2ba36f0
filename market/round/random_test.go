package round

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

func params() Params {
	return Params{Job: market.JobID{1}, Coordinator: common.Address{1}, Standby: common.Address{2}, Slots: 4, Rounds: 6,
		Credit: 2, Stale: 2, Verify: Sampled, Tokens: 64, Price: 10, Budget: 400, Deadline: 100_000, FillTime: 30,
		RoundTime: 60, Slack: 1, CheckTime: 20, MergeTime: 20, Window: 100, Heartbeat: 2000, Misses: 3}
}

func addr(kind, i int) common.Address { return common.Address{byte(kind), byte(i + 1)} }

func validUpdate(u Update, node common.Address) ValidUpdate {
	return ValidUpdate{Signed[Update]{Body: u}, u.StructHash(), node}
}

// life is one random job: two machines that get the same events, and the log of these.
type life struct {
	t    *testing.T
	r    *rand.Rand
	s, b State
	log  []Event
	from State
}

func newLife(t *testing.T, seed uint64) *life {
	r := rand.New(rand.NewPCG(seed, 20))
	p := params()
	p.Verify = Verification(1 + r.IntN(2))
	if r.IntN(2) == 0 {
		p.Budget = p.Price * money.Units(p.Slots*p.Rounds)
	}
	if r.IntN(4) == 0 {
		p.Standby, p.Deadline = common.Address{}, 400
	}
	s, _, err := New(p, Tick{})
	if err != nil {
		t.Fatal(err)
	}
	return &life{t: t, r: r, s: s, b: s, from: s}
}

// event draws an event; most fit the state, some come from strangers or too late.
func (l *life) event() Event {
	n, slot := l.r.IntN, uint32(l.r.IntN(5))
	who := l.r.IntN(8)
	switch n(20) {
	case 0, 1:
		return Tick{l.s.Clock.Chain + uint64(n(12)), l.s.Clock.Mono + uint64(n(2500))}
	case 2:
		if n(20) == 0 {
			return Tick{l.s.Clock.Chain + uint64(n(120)), l.s.Clock.Mono + uint64(n(9000))}
		}
		return HeartbeatReceived{addr(9, who)}
	case 3, 4, 5, 6:
		return SlotLeased{slot, addr(8, who), addr(9, who), money.Units(n(100))}
	case 7:
		if n(10) == 0 {
			return SlotLeft{slot, addr(9, who)}
		}
		return HeartbeatReceived{addr(9, who)}
	case 8, 9, 10, 11:
		return l.update(slot % 4)
	case 12, 13:
		return l.check(slot % 4)
	case 14, 15, 16:
		return l.result(who)
	case 17:
		return l.judge()
	case 18:
		return l.rare(who)
	}
	return Resumed{l.s.Clock}
}

func (l *life) anyRound() *Round {
	if len(l.s.Rounds) == 0 {
		return &Round{Cells: make([]Cell, 4)}
	}
	i := len(l.s.Rounds) - 1
	if l.r.IntN(4) == 0 {
		i = l.r.IntN(len(l.s.Rounds))
	}
	return &l.s.Rounds[i]
}

func (l *life) update(slot uint32) Event {
	r := l.anyRound()
	u := Update{Job: l.s.Params.Job, Round: r.Number, Slot: slot, Previous: r.Previous, Merged: r.Merged,
		Root: common.Hash{byte(slot), byte(r.Number), 1}, State: common.Hash{7}, Weight: 64}
	if l.r.IntN(60) == 0 {
		u.Root[3] = 1
	}
	return UpdateReceived{validUpdate(u, r.Cells[slot].Node)}
}

func (l *life) check(slot uint32) Event {
	r := l.anyRound()
	return UpdateChecked{r.Number, slot, r.Cells[slot].Hash, l.r.IntN(25) > 0}
}

func (l *life) result(who int) Event {
	r := l.anyRound()
	root := common.Hash{5, byte(r.Number)}
	if l.r.IntN(40) == 0 {
		root[9] = 1
	}
	node := addr(9, who)
	if n := len(r.Committee); n > 0 && l.r.IntN(8) > 0 {
		node = r.Committee[l.r.IntN(n)]
	}
	return MergeReported{ValidMergeResult{Signed[MergeResult]{Body: MergeResult{r.Manifest, root}}, node}}
}

func (l *life) judge() Event {
	r := l.anyRound()
	root := common.Hash{5, byte(r.Number)}
	if l.r.IntN(20) == 0 {
		root[9] = 1
	}
	return MergeJudged{r.Manifest, root}
}

func (l *life) rare(who int) Event {
	switch l.r.IntN(40) {
	case 0:
		return StandbyTookOver{l.s.Clock}
	case 1:
		return FaultProven{Fault{kind: FaultKind(1 + l.r.IntN(4)), signer: addr(9, who)}}
	case 2:
		return FaultProven{Fault{kind: Censored, signer: l.s.Signer}}
	case 3:
		return Cancel{}
	}
	return HeartbeatReceived{addr(3, 3)}
}

// apply gives both machines an event and checks what must always hold.
func (l *life) apply(e Event) bool {
	next, acts, err := l.s.Apply(e)
	if err != nil {
		return false
	}
	l.b, _, _ = l.b.Apply(e)
	l.log = append(l.log, e)
	l.s = next
	for _, a := range acts {
		if p, ok := a.(PublishManifest); ok {
			l.manifest(p.Manifest)
		}
	}
	l.money()
	l.weights()
	return true
}

// manifest: what is published is what the state names, also after a restart, by both machines.
func (l *life) manifest(m Manifest) {
	for _, s := range []*State{&l.s, &l.b} {
		if r := s.round(m.Round); r != nil && s.making() && s.current() == r && r.Manifest != m.StructHash() {
			l.t.Fatalf("round %d: a manifest that the state does not name", m.Round)
		}
	}
}

// money: balances are what the cells and providers add up to, and nothing is lost.
func (l *life) money() {
	var sum, inCells, paidOut, locks money.Units
	for i, v := range l.s.Books {
		sum += v
		if v < 0 && account(i) != client && account(i) != operators {
			l.t.Fatalf("account %d is %d", i, v)
		}
	}
	for i := range l.s.Rounds {
		for _, c := range l.s.Rounds[i].Cells {
			inCells += c.Held
		}
	}
	for _, p := range l.s.Providers {
		paidOut, locks = paidOut+p.Paid, locks+p.Lock
	}
	b := l.s.Books
	in := l.s.Params.Budget + b.Charged()
	if sum != 0 || inCells != b.Held() || paidOut != b.Paid() || locks != b.Locked() ||
		in != b.Free()+b.Held()+b.Paid()+b.Refunded() {
		l.t.Fatalf("books %v do not balance: cells %d, providers %d, locks %d", b, inCells, paidOut, locks)
	}
}

// weights: over the manifests that the run stands on, an update is counted once.
func (l *life) weights() {
	counted := map[common.Hash]uint32{}
	for i := range l.s.Rounds {
		r := &l.s.Rounds[i]
		for _, e := range r.Listed {
			if r.Manifest == (common.Hash{}) || e.Weight == 0 {
				continue
			}
			if n, twice := counted[e.Update]; twice {
				l.t.Fatalf("an update of slot %d is counted in rounds %d and %d", e.Slot, n, r.Number)
			}
			counted[e.Update] = r.Number
		}
	}
}

func encoded(t *testing.T, s State) []byte {
	t.Helper()
	b, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// restart reads the state back from its encoding, as a process does that begins again.
func (l *life) restart() {
	s, err := Decode(encoded(l.t, l.s))
	if err != nil {
		l.t.Fatal(err)
	}
	l.s = s
	for _, a := range l.s.Pending() {
		if p, ok := a.(PublishManifest); ok {
			l.manifest(p.Manifest)
		}
	}
}

// end lets time pass alone, which must end the job with nothing left in its accounts.
func (l *life) end() {
	for range 3 {
		l.apply(Tick{l.s.Clock.Chain + l.s.Params.Deadline, l.s.Clock.Mono})
	}
	b := l.s.Books
	if l.s.Phase != Ended || b.Free() != 0 || b.Held() != 0 || b.Locked() != 0 {
		l.t.Fatalf("time does not end a job: %s, books %v", l.s.Phase, b)
	}
}

// replay applies the log to the first state.
func (l *life) replay() {
	s := l.from
	for _, e := range l.log {
		s, _, _ = s.Apply(e)
	}
	want := encoded(l.t, l.s)
	if !bytes.Equal(encoded(l.t, s), want) || !bytes.Equal(encoded(l.t, l.b), want) {
		l.t.Fatal("the same events give another state")
	}
}

// TestRandomEvents plays jobs of random events. The long run plays 10⁶ events.
func TestRandomEvents(t *testing.T) {
	total := 1_000_000
	if testing.Short() {
		total = 100_000
	}
	ends, phases, merged, taken := map[Outcome]int{}, map[Phase]int{}, 0, 0
	for seed, n := uint64(1), 0; n < total; seed++ {
		l := newLife(t, seed)
		for range 400 {
			n++
			l.apply(l.event())
			phases[l.s.Phase]++
			if l.r.IntN(50) == 0 {
				l.restart()
			}
			if l.s.Phase == Ended {
				break
			}
		}
		merged = max(merged, int(l.s.Next))
		l.end()
		l.replay()
		taken += len(l.log)
		ends[l.s.Outcome]++
	}
	for p := Filling; p <= Ended; p++ {
		if phases[p] == 0 {
			t.Errorf("no job was %s", p)
		}
	}
	for _, o := range []Outcome{Finished, Expired, Cancelled, Unattended} {
		if ends[o] == 0 {
			t.Errorf("no job is %s at its end", o)
		}
	}
	t.Logf("%d of %d events taken; ends %v, phases %v, at most %d rounds", taken, total, ends, phases, merged)
}

// TestStrangersAllocateNothing gives refused events to a running job.
func TestStrangersAllocateNothing(t *testing.T) {
	l := newLife(t, 3)
	for range 60 {
		l.apply(l.event())
	}
	before := encoded(t, l.s)
	for _, e := range []Event{
		HeartbeatReceived{addr(3, 3)}, SlotLeft{0, addr(3, 3)},
		UpdateReceived{validUpdate(Update{Round: 1, Slot: 9}, addr(3, 3))},
		MergeReported{ValidMergeResult{node: addr(3, 3)}},
		UpdateChecked{Round: 77}, MergeJudged{common.Hash{9}, common.Hash{9}},
		FaultProven{Fault{kind: TwoUpdates, signer: addr(3, 3)}},
	} {
		if n := testing.AllocsPerRun(10, func() {
			if _, _, err := l.s.Apply(e); err == nil {
				t.Fatalf("%T of a stranger is taken", e)
			}
		}); n != 0 {
			t.Errorf("%T of a stranger allocates %v times", e, n)
		}
	}
	if !bytes.Equal(before, encoded(t, l.s)) {
		t.Error("a stranger changed the state")
	}
}
