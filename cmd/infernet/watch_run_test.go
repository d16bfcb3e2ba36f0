package main

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/infernetprotocol/infernet/node/api"
)

// runInRounds is a run of four slots in its third round: one was too late in the second, one has
// lost its job, one was caught and replaced.
func runInRounds() api.RoundsView {
	wrong := uint32(1)
	return api.RoundsView{
		ID: "0xabcdef", Name: "opticks", Method: "diloco", State: "training", Rounds: 5, Merged: 2, Every: 50,
		Grid: []string{"####", "#l#."}, BytesMoved: 4 << 20, BytesParallel: 80 << 20,
		Slots: []api.SlotView{
			{Job: "0x1", State: "working", Provider: "0xa1", Verified: 3, Step: 150, Loss: 2.5, Bytes: 5 << 20},
			{Job: "0x2", State: "working", Provider: "0xa2", Verified: 2, Step: 120, Loss: 2.75, Behind: true},
			{Job: "0x3", State: "working", Provider: "0xa4", Verified: 2, Loss: 2.625, Caught: &wrong, Replaced: 1},
			{Job: "0x4", State: "cancelled", Verified: 1, Lost: "nobody bids"},
		},
	}
}

// script is a run that goes on whenever it is looked at.
type script struct {
	views []api.RoundsView
	err   error // after them
}

func (s *script) RoundsOf(context.Context, string) (v api.RoundsView, err error) {
	if len(s.views) == 0 {
		return v, s.err
	}
	v, s.views = s.views[0], s.views[1:]
	return v, nil
}

// TestARunIsFollowed: each change is told once, and a run that stays as it is tells nothing.
func TestARunIsFollowed(t *testing.T) {
	first := runInRounds()
	first.Grid, first.Merged = first.Grid[:1], 1
	first.Slots = slices.Clone(first.Slots)
	first.Slots[1].Behind, first.Slots[2].Caught, first.Slots[2].Provider, first.Slots[3].Lost = false, nil, "0xa3", ""
	end := runInRounds()
	end.State, end.Outcome, end.Merged, end.Grid = "ended", "complete", 5, append(end.Grid, "###.", "###.", "###.")
	var got []string
	show := func(before, now api.RoundsView) error {
		got = append(got, runChanges(before, now)...)
		return nil
	}
	views := []api.RoundsView{first, first, runInRounds(), end}
	last, err := followRun(t.Context(), &script{views: views}, "0xab", 0, show)
	want := []string{
		"run       0xabcdef opticks: 4 slots, 5 rounds of 50 steps by diloco",
		"round 1   merged 4 of 4 slots",
		"slot 0    provider 0xa1", "slot 1    provider 0xa2", "slot 2    provider 0xa3",
		"round 2   merged 2 of 4 slots; too late: 1; absent: 3",
		"slot 1    behind: it trains from an earlier merge",
		"slot 2    a wrong segment was caught: 1", "slot 2    provider 0xa4",
		"slot 3    lost: nobody bids",
		"round 3   merged 3 of 4 slots; absent: 3", "round 4   merged 3 of 4 slots; absent: 3",
		"round 5   merged 3 of 4 slots; absent: 3",
		"ended     complete: 5 of 5 rounds merged",
	}
	if err != nil || last.Outcome != "complete" || !slices.Equal(got, want) {
		t.Errorf("%v, %s; got\n%s\nwant\n%s", err, last.Outcome, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestARunThatCannotBeSeen ends with the reason, and so does one that nobody can be shown.
func TestARunThatCannotBeSeen(t *testing.T) {
	gone, full := errors.New("no node"), errors.New("disk full")
	none := func(_, _ api.RoundsView) error { return nil }
	cut := func() *script { return &script{[]api.RoundsView{runInRounds()}, gone} }
	if _, err := followRun(t.Context(), cut(), "a", 0, none); !errors.Is(err, gone) {
		t.Errorf("%v, want %v", err, gone)
	}
	cannot := func(_, _ api.RoundsView) error { return full }
	if _, err := followRun(t.Context(), cut(), "a", 0, cannot); !errors.Is(err, full) {
		t.Errorf("%v, want %v", err, full)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := followRun(ctx, cut(), "a", panelEvery, none); !errors.Is(err,
		context.Canceled) {
		t.Errorf("%v, want that it was interrupted", err)
	}
}

// TestIDsOfRuns are told from those of their slots' jobs, by which a run is found too.
func TestIDsOfRuns(t *testing.T) {
	for _, c := range []struct {
		id   string
		s    script
		want bool
	}{
		{"0xABCD", script{views: []api.RoundsView{runInRounds()}}, true},
		{"abcdef", script{views: []api.RoundsView{runInRounds()}}, true},
		{"0x1", script{views: []api.RoundsView{runInRounds()}}, false},
		{"0x9", script{err: api.ErrNotFound}, false},
	} {
		if got, err := isRun(t.Context(), &c.s, c.id); err != nil || got != c.want {
			t.Errorf("%s: %t, %v", c.id, got, err)
		}
	}
	if _, err := isRun(t.Context(), &script{err: api.ErrNoNode}, "0x1"); !errors.Is(err, api.ErrNoNode) {
		t.Errorf("%v, want that no node is there", err)
	}
}

// TestRunPanel shows a run in its third round.
func TestRunPanel(t *testing.T) {
	got := runLines(runInRounds(), 80, false)
	want := []string{
		"rounds    2 of 5 merged, training",
		"slot 0    ✓✓=▸·  step 150, loss 2.500, moved 5.0 MiB",
		"slot 1    ✓l▸··  step 120, loss 2.750, moved 0.0 MiB, behind",
		"slot 2    ✓✓▸··  step 0, loss 2.625, moved 0.0 MiB, 1 replaced",
		"slot 3    ✓.xxx  lost: nobody bids, moved 0.0 MiB",
		"bytes     4.0 MiB by a worker; data parallel takes 80.0 MiB, 20.0 times as many",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestRunPanelFits on terminals of every width, whatever the run; colours change nothing else.
func TestRunPanelFits(t *testing.T) {
	long := runInRounds()
	long.Rounds, long.Merged, long.Grid = 1000, 900, slices.Repeat([]string{"#l.#"}, 900)
	odd := runInRounds()
	odd.Grid = []string{"", "#"} // a node may say what it likes
	runs := map[string]api.RoundsView{"usual": runInRounds(), "long": long, "odd": odd, "empty": {ID: "1"}}
	for name, v := range runs {
		for width := range 130 {
			plain := runLines(v, width, false)
			for i, l := range runLines(v, width, true) {
				if bare := uncoloured(l); utf8.RuneCountInString(bare) > width || bare != uncoloured(plain[i]) {
					t.Fatalf("%s at %d columns: %q and %q", name, width, bare, plain[i])
				}
			}
		}
	}
	marks := slotMarks(long, 1, false)
	if utf8.RuneCountInString(marks) != runRounds || !strings.HasPrefix(marks, "llll") {
		t.Errorf("of a long run: %q", marks)
	}
}
