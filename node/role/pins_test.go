package role

import (
	"errors"
	"log/slog"
	"maps"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// pinBlocks is a block store that knows what is pinned.
type pinBlocks struct {
	roletest.EmptyBlocks
	pinned map[string]bool
	fails  bool
}

func (b *pinBlocks) Pin(id string) error {
	if b.fails {
		return p2p.ErrNotLocal
	}
	b.pinned[id] = true
	return nil
}

func (b *pinBlocks) Unpin(id string) error {
	delete(b.pinned, id)
	return nil
}

// ids returns the pinned contents in order.
func (b *pinBlocks) ids() []string { return slices.Sorted(maps.Keys(b.pinned)) }

// holder is a node's pins over a ledger, a store and a clock.
type holder struct {
	*Pins
	t     *testing.T
	d     Deps
	store *pinBlocks
	clock *roletest.Clock
}

func newHolder(t *testing.T) *holder {
	t.Helper()
	h := &holder{t: t, store: &pinBlocks{pinned: map[string]bool{}}, clock: roletest.NewClock()}
	h.d = Deps{Blocks: h.store, Heads: h.clock, Ledger: roletest.OpenLedger(t), Log: slog.New(slog.DiscardHandler)}
	h.restart()
	return h
}

// restart simulates a crash: only the ledger and the store are left.
func (h *holder) restart() {
	h.t.Helper()
	var err error
	if h.Pins, err = NewPins(h.d, h.store.ids()); err != nil {
		h.t.Fatal(err)
	}
}

// puts stores contents, which pins them, and holds them.
func (h *holder) puts(as Hold, ids ...string) {
	h.t.Helper()
	for _, id := range ids {
		h.store.pinned[id] = true
		if err := h.Hold(as, id); err != nil {
			h.t.Fatal(err)
		}
	}
}

// wants checks which contents are pinned.
func (h *holder) wants(what string, ids ...string) {
	h.t.Helper()
	if got := h.store.ids(); !slices.Equal(got, ids) {
		h.t.Errorf("%s: %v is pinned, want %v", what, got, ids)
	}
}

func forJob(p Part, job byte, until uint64) Hold {
	return Hold{Part: p, Job: market.JobID{job}, Until: until}
}

// TestOnlyTheLatestCheckpointsOfAJobStayPinned: so it is over restarts; what the node
// committed before one is let go after it.
func TestOnlyTheLatestCheckpointsOfAJobStayPinned(t *testing.T) {
	h := newHolder(t)
	one, two := forJob(AsProvider, 1, 9000), forJob(AsProvider, 2, 9000)
	h.puts(one, "a", "b", "c", "c")
	h.restart()
	h.puts(one, "d", "a", "e")
	h.puts(two, "x")
	h.wants("after a restart", "b", "c", "d", "e", "x")
	h.restart()
	if err := h.Release(AsProvider, market.JobID{1}); err != nil {
		t.Fatal(err)
	}
	h.wants("released", "x")
}

// TestPinsEndWithTheLastWindow: what is held for a job goes when nobody can ask for
// it any more, and no block earlier.
func TestPinsEndWithTheLastWindow(t *testing.T) {
	h := newHolder(t)
	now := h.clock.Latest().Time
	ann := market.RestoreAnnouncement(market.Announcement{Offer: market.Offer{Deadline: now + 100, Window: 30}})
	h.puts(HoldFor(AsVerifier, ann), "a")
	h.puts(forJob(AsData, 7, now+500), "b")
	h.clock.Pass(160)
	h.restart()
	if err := h.expire(h.clock.Latest().Time); err != nil {
		t.Fatal(err)
	}
	h.wants("in the last second of its window", "a", "b")
	h.clock.Pass(1)
	if err := h.expire(h.clock.Latest().Time); err != nil {
		t.Fatal(err)
	}
	h.wants("after it", "b")
}

// TestAContentStaysWhileAnythingHoldsIt: two parts of a node hold the same one.
func TestAContentStaysWhileAnythingHoldsIt(t *testing.T) {
	h := newHolder(t)
	h.puts(forJob(AsProvider, 1, 9000), "a")
	h.puts(forJob(AsCoordinator, 1, 9000), "a")
	for _, x := range []struct {
		part Part
		want []string
	}{{AsCoordinator, []string{"a"}}, {AsProvider, nil}} {
		if err := h.Release(x.part, market.JobID{1}); err != nil {
			t.Fatal(err)
		}
		h.wants("released as "+string(x.part), x.want...)
	}
}

// TestWhatNothingExplainsGoesAfterAWeek: contents pinned by an older version or
// before a crash, and uploads that no job followed.
func TestWhatNothingExplainsGoesAfterAWeek(t *testing.T) {
	h := newHolder(t)
	h.store.pinned["left"] = true
	h.restart()
	h.clock.Pass(uploadSeconds / 2)
	h.puts(forJob(AsData, 3, h.clock.Latest().Time+2*uploadSeconds), "used")
	for _, id := range []string{"used", "unused"} {
		if err := h.Upload(id); err != nil {
			t.Fatal(err)
		}
	}
	steps := []struct {
		after uint64
		want  []string
	}{{0, []string{"left", "unused", "used"}}, {uploadSeconds/2 + 1, []string{"unused", "used"}},
		{uploadSeconds, []string{"used"}}, {2 * uploadSeconds, nil}}
	for _, s := range steps {
		h.clock.Pass(s.after)
		h.restart()
		if err := h.expire(h.clock.Latest().Time); err != nil {
			t.Fatal(err)
		}
		h.wants("later", s.want...)
	}
}

// TestAPartHoldsABoundedNumberOfContents: this holds however many jobs there are.
func TestAPartHoldsABoundedNumberOfContents(t *testing.T) {
	h := newHolder(t)
	for i := range maxPerPart + 3 {
		h.puts(forJob(AsArbiter, byte(i), 9000), string(rune('A'+i)))
	}
	if got := h.store.ids(); len(got) != maxPerPart || h.store.pinned["C"] || !h.store.pinned["D"] {
		t.Errorf("%d are pinned: %v", len(got), got)
	}
}

// TestWhatIsNotHereIsNotHeld: a hold that the store refuses leaves no trace.
func TestWhatIsNotHereIsNotHeld(t *testing.T) {
	h := newHolder(t)
	h.store.fails = true
	if err := h.Hold(forJob(AsData, 1, 9000), "a"); !errors.Is(err, p2p.ErrNotLocal) {
		t.Error(err)
	}
	if h.wanted("a") {
		t.Error("it is held all the same")
	}
}
