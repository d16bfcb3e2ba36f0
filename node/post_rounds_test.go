package node

import (
	"testing"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// TestSlotsAreComparedAtEqualTokens: more slots take less time and move less each; the price is that of the segments,
// which are more only where they do not divide by the slots.
func TestSlotsAreComparedAtEqualTokens(t *testing.T) {
	p, err := engine.Preset("demo", 36, 1)
	if err != nil {
		t.Fatal(err)
	}
	plan, err := rounds.Named(rounds.DiLoCo, p, 4, 12) // 12 segments
	if err != nil {
		t.Fatal(err)
	}
	const price = money.Units(250)
	speed := float64(12 * p.TokensPerStep()) // a segment a second
	got, err := compareSlots(plan, price, speed)
	if err != nil || len(got) != 4 {
		t.Fatalf("%+v, %v", got, err)
	}
	state := engine.StateBytes(p)
	for i, want := range []struct {
		rounds   uint32
		seconds  float64
		states   uint64
		segments money.Units
	}{{12, 12, 12, 12}, {6, 6, 12, 12}, {3, 3, 6, 12}, {2, 2, 4, 16}} {
		x := got[i]
		if x.Rounds != want.rounds || x.Seconds != want.seconds || x.Bytes != want.states*state ||
			x.Price != want.segments*price || x.Loss == nil || i > 0 && *x.Loss <= *got[i-1].Loss {
			t.Errorf("%d slots: %+v, want %+v", x.Slots, x, want)
		}
	}
	if *got[0].Loss != 0 {
		t.Errorf("one slot loses %g", *got[0].Loss)
	}
	if got, err = compareSlots(plan, price, 0); err != nil || got[3].Seconds != 0 {
		t.Errorf("of an unknown speed: %+v, %v", got, err)
	}
	if _, err = compareSlots(plan, 1<<62, 1); err == nil {
		t.Error("a price beyond 64 bits is quoted")
	}
}
