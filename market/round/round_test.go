package round

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

func terms(slots, rounds uint32) Params {
	return Params{Slots: slots, Rounds: rounds, Weight: 100, Slack: 10, Longest: 10_000}
}

// run plays the driver and the slots' jobs.
type run struct {
	t      *testing.T
	s      State
	starts []MakeStart
	given  []GiveStart
	merges []Merge
	end    *Finish
}

func begin(t *testing.T, p Params) *run {
	s, actions, err := New(p, 1)
	if err != nil {
		t.Fatal(err)
	}
	r := &run{t: t, s: s}
	r.take(actions)
	return r
}

func (r *run) take(actions []Action) {
	for _, a := range actions {
		switch a := a.(type) {
		case MakeStart:
			r.starts = append(r.starts, a)
		case GiveStart:
			r.given = append(r.given, a)
		case Merge:
			r.merges = append(r.merges, a)
		case Finish:
			r.end = &a
		}
	}
}

// try applies an event. The state before must not change, and the state after survives encoding.
func (r *run) try(e Event) error {
	r.t.Helper()
	before, _ := r.s.Encode()
	next, actions, err := r.s.Apply(e)
	if after, _ := r.s.Encode(); !bytes.Equal(before, after) {
		r.t.Fatalf("%T changed the state it was applied to", e)
	}
	if err != nil {
		if len(actions) > 0 || !reflect.DeepEqual(next, r.s) {
			r.t.Fatalf("%T was refused, and changed something", e)
		}
		return err
	}
	b, err := next.Encode()
	if err != nil {
		r.t.Fatal(err)
	}
	if r.s, err = Decode(b); err != nil {
		r.t.Fatalf("after %T: %v", e, err)
	}
	r.take(actions)
	return nil
}

func (r *run) apply(e Event) {
	r.t.Helper()
	if err := r.try(e); err != nil {
		r.t.Fatalf("%#v: %v", e, err)
	}
}

func (r *run) refuse(e Event, want error) {
	r.t.Helper()
	if err := r.try(e); !errors.Is(err, want) {
		r.t.Fatalf("%#v: got %v, want %v", e, err, want)
	}
}

func point(slot, n uint32, end byte) Point {
	return Point{common.Hash{byte(slot + 1), byte(n), end}, market.Blob{CID: "c", Size: 1}}
}

// make makes all starts that are asked for.
func (r *run) make() {
	r.t.Helper()
	todo := r.starts
	r.starts = nil
	for _, x := range todo {
		r.apply(StartMade{x.Slot, x.Round, point(x.Slot, x.Round, 0)})
	}
}

func (r *run) verify(slots ...uint32) {
	r.t.Helper()
	for _, i := range slots {
		n := r.s.Slots[i].Verified + 1
		r.apply(SegmentVerified{i, n, point(i, n, 1)})
	}
}

// merged returns the only merge that is asked for.
func (r *run) merged() Merge {
	r.t.Helper()
	if len(r.merges) != 1 || r.s.Phase != Merging {
		r.t.Fatalf("%d merges while the run is %s", len(r.merges), r.s.Phase)
	}
	m := r.merges[0]
	r.merges = nil
	return m
}

func TestAllSlotsTrainRoundAfterRound(t *testing.T) {
	r := begin(t, terms(3, 2))
	for round := range uint32(2) {
		r.make()
		if len(r.given) != 3 || r.given[2].Segment != round || r.given[2].Start != point(2, round, 0) {
			t.Fatalf("%+v", r.given)
		}
		r.given = nil
		r.verify(2, 0)
		if len(r.merges) != 0 {
			t.Fatal("merged without slot 1")
		}
		r.verify(1)
		m := r.merged()
		for i, e := range m.Entries {
			if e.Slot != uint32(i) || e.Weight != 100 || e.End != point(e.Slot, round+1, 1) ||
				e.Start != point(e.Slot, round, 0).Root {
				t.Errorf("%+v", e)
			}
		}
		r.refuse(Merged{round + 1}, ErrStale)
		r.apply(Merged{round})
	}
	if r.end == nil || r.end.Outcome != Complete || r.s.Phase != Ended || len(r.starts) != 0 {
		t.Errorf("%+v", r.s)
	}
	r.refuse(Tick{5}, ErrEnded)
}

// TestALateSlotHasNoWeightAndGoesOn: more than two thirds set the deadline.
func TestALateSlotHasNoWeightAndGoesOn(t *testing.T) {
	r := begin(t, terms(4, 3))
	r.make()
	r.apply(Tick{101})
	r.verify(0, 1, 2)
	r.apply(Tick{110})
	if len(r.merges) != 0 {
		t.Fatal("the slack is not over")
	}
	r.apply(Tick{111})
	if m := r.merged(); m.Entries[3].Weight != 0 || m.Entries[3].Absent != Late || m.Entries[2].Weight != 100 {
		t.Fatalf("%+v", m)
	}
	r.apply(Merged{0})
	r.make()
	r.given = nil
	r.verify(3, 0, 1, 2) // the first at last
	if m := r.merged(); m.Entries[3].Weight != 0 || m.Entries[3].End != point(3, 1, 1) {
		t.Errorf("%+v", m)
	}
	r.apply(Merged{1})
	if len(r.starts) != 4 || r.starts[3] != (MakeStart{3, 2, point(3, 1, 1)}) {
		t.Fatalf("%+v", r.starts)
	}
	r.make()
	if r.given[3].Segment != 1 || r.s.Slots[3].Given != 2 {
		t.Fatalf("%+v", r.given)
	}
}

// TestLateSlotsAloneGoOn: a round without weights lets them.
func TestLateSlotsAloneGoOn(t *testing.T) {
	r := begin(t, terms(2, 3))
	r.make()
	r.verify(0)
	r.apply(Tick{20_000})
	r.merged()
	r.apply(Merged{0})
	r.make()
	r.apply(SlotLost{0, "gone"})
	if len(r.merges) != 0 {
		t.Fatal("slot 1 still trains")
	}
	r.verify(1)
	if m := r.merged(); m.Entries[0].Weight+m.Entries[1].Weight != 0 || m.Entries[1].End != point(1, 1, 1) {
		t.Errorf("%+v", m)
	}
	r.apply(Merged{1})
	r.make()
	r.verify(1)
	if m := r.merged(); m.Entries[1].Weight != 100 {
		t.Errorf("%+v", m)
	}
}

func TestAStartThatWasMadeTooLateIsMadeAgain(t *testing.T) {
	r := begin(t, terms(4, 3))
	late := r.starts[3]
	r.starts = r.starts[:3]
	r.make()
	r.verify(0, 1, 2)
	r.apply(Tick{20_000})
	if m := r.merged(); m.Entries[3].Absent != Joining {
		t.Fatalf("%+v", m)
	}
	r.refuse(StartMade{3, late.Round, point(3, 0, 0)}, ErrStale)
	r.apply(Merged{0})
	r.refuse(StartMade{3, late.Round, point(3, 0, 0)}, ErrStale)
	if len(r.starts) != 4 || r.starts[3] != (MakeStart{3, 1, Point{}}) {
		t.Errorf("%+v", r.starts)
	}
}

func TestLostSlotsAreLeftOut(t *testing.T) {
	r := begin(t, terms(2, 3))
	r.make()
	r.verify(0)
	r.apply(SlotLost{1, "its deadline has passed"})
	if m := r.merged(); m.Entries[1].Absent != Lost {
		t.Fatalf("%+v", m)
	}
	r.apply(Merged{0})
	r.make()
	r.refuse(SlotLost{1, ""}, ErrStale)
	r.refuse(SlotLost{2, ""}, ErrSlot)
	r.apply(SlotLost{0, ""})
	if r.end == nil || r.end.Outcome != Deserted {
		t.Errorf("%+v", r.s)
	}
}

func TestARoundWaitsForItsFirstSegment(t *testing.T) {
	r := begin(t, terms(3, 1))
	r.make()
	r.apply(Tick{1 << 30})
	if len(r.merges) != 0 {
		t.Fatal("merged nothing")
	}
	r.verify(1)
	if m := r.merged(); m.Entries[1].Weight != 100 || m.Entries[0].Absent != Late {
		t.Errorf("%+v", m)
	}
}

func TestARestartAsksForWhatIsOpen(t *testing.T) {
	r := begin(t, terms(2, 2))
	first := r.starts[0]
	r.starts = nil
	r.apply(StartMade{0, 0, point(0, 0, 0)})
	r.given = nil
	r.apply(Resumed{3})
	if len(r.given) != 1 || len(r.starts) != 1 || r.starts[0].Slot != 1 || first.Slot != 0 {
		t.Fatalf("%+v, %+v", r.given, r.starts)
	}
	r.make()
	r.verify(0, 1)
	m := r.merged()
	r.apply(Resumed{1})
	if again := r.merged(); !reflect.DeepEqual(m, again) {
		t.Errorf("%+v, then %+v", m, again)
	}
}

func TestDecodeRefusesOtherStates(t *testing.T) {
	good := begin(t, terms(2, 2)).s
	for name, change := range map[string]func(*State){
		"version": func(s *State) { s.Version = 2 },
		"phase":   func(s *State) { s.Phase = "resting" },
		"slots":   func(s *State) { s.Slots = s.Slots[:1] },
		"round":   func(s *State) { s.Round = 3 },
		"terms":   func(s *State) { s.Params.Rounds = 0 },
		"listed":  func(s *State) { s.Phase = Merging },
	} {
		s := good.clone()
		change(&s)
		b, err := s.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Decode(b); !errors.Is(err, ErrState) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Decode([]byte{1}); !errors.Is(err, ErrState) {
		t.Error(err)
	}
}

// TestRandomRuns plays a million events in any order: every run ends while its slots answer, no
// segment has weight twice, and none that began from an older merge has any.
func TestRandomRuns(t *testing.T) {
	left := 1_000_000
	if testing.Short() {
		left = 50_000
	}
	for seed := uint64(1); left > 0; seed++ {
		left -= randomRun(t, seed)
	}
}

func randomRun(t *testing.T, seed uint64) (events int) {
	rnd := rand.New(rand.NewPCG(seed, 0))
	p := Params{Slots: 1 + rnd.Uint32N(6), Rounds: 1 + rnd.Uint32N(8), Weight: 7, Slack: rnd.Uint64N(50),
		Longest: 1 + rnd.Uint64N(2000)}
	s, actions, err := New(p, 1)
	if err != nil {
		t.Fatal(err)
	}
	counted := map[common.Hash]uint32{}
	var starts []MakeStart
	for ; s.Phase != Ended; events++ {
		if events > 20_000 {
			t.Fatalf("seed %d: the run is stuck: %+v", seed, s)
		}
		for _, a := range actions {
			switch a := a.(type) {
			case MakeStart:
				starts = append(starts, a)
			case Merge:
				checkMerge(t, seed, s, a, counted)
			}
		}
		var e Event
		if e, starts = randomEvent(rnd, s, starts); e == nil {
			continue
		}
		next, more, err := s.Apply(e)
		if err != nil && !errors.Is(err, ErrStale) && !errors.Is(err, ErrPhase) {
			t.Fatalf("seed %d: %#v: %v", seed, e, err)
		}
		s, actions = next, more
	}
	if s.Outcome == Complete && s.Round != p.Rounds {
		t.Fatalf("seed %d: complete after %d rounds of %d", seed, s.Round, p.Rounds)
	}
	return events
}

func checkMerge(t *testing.T, seed uint64, s State, m Merge, counted map[common.Hash]uint32) {
	weighted := 0
	for _, e := range m.Entries {
		if e.Weight == 0 {
			continue
		}
		x := s.Slots[e.Slot]
		if x.Base != m.Round || e.Start != x.Start.Root || e.End != x.End {
			t.Fatalf("seed %d: round %d counts %+v of %+v", seed, m.Round, e, x)
		}
		if in, ok := counted[e.End.Root]; ok && in != m.Round {
			t.Fatalf("seed %d: %+v has weight in rounds %d and %d", seed, e, in, m.Round)
		}
		counted[e.End.Root] = m.Round
		weighted++
	}
	if weighted == 0 {
		for i, e := range m.Entries {
			if x := s.Slots[i]; x.Lost == "" && (x.trains() || x.Making || e.Absent != Late) {
				t.Fatalf("seed %d: round %d counts nothing, and %+v could", seed, m.Round, x)
			}
		}
	}
}

// randomEvent is what could come next, or what could come late or twice.
func randomEvent(rnd *rand.Rand, s State, starts []MakeStart) (Event, []MakeStart) {
	i := rnd.Uint32N(uint32(len(s.Slots)))
	switch x := s.Slots[i]; rnd.IntN(12) {
	case 0, 1, 2:
		return Tick{s.Now + rnd.Uint64N(100)}, starts
	case 3, 4, 5:
		if len(starts) == 0 {
			return nil, starts
		}
		at := rnd.IntN(len(starts))
		made := starts[at]
		if rnd.IntN(4) > 0 {
			starts = append(starts[:at:at], starts[at+1:]...)
		}
		return StartMade{made.Slot, made.Round, point(made.Slot, made.Round, 0)}, starts
	case 6, 7, 8:
		n := x.Verified + rnd.Uint32N(3)
		return SegmentVerified{i, n, point(i, n, 1)}, starts
	case 9, 10:
		return Merged{s.Round - min(s.Round, rnd.Uint32N(2))}, starts
	}
	switch rnd.IntN(60) {
	case 0:
		return SlotLost{i, "gone"}, starts
	case 1, 2, 3:
		return Resumed{rnd.Uint64N(10)}, starts
	}
	return nil, starts
}
