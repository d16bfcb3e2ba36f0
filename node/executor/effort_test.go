package executor

import (
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
)

// core is one core of an AMD EPYC, as measured on the d64 and demo presets.
var core = Speed{Flops: 104e9, Values: 68e6, Hashes: 180e6, Private: 1.68e6}

// effortJob is a job of a preset in segments of so many steps, with the plan of a step.
func effortJob(t *testing.T, preset, numerics string, steps uint32, marks uint8) (market.Spec, *ir.Plan) {
	t.Helper()
	p, err := engine.Preset(preset, steps, 1)
	if err != nil {
		t.Fatal(err)
	}
	p.Numerics = numerics
	plan, err := ir.NewPlan(p)
	if err != nil {
		t.Fatal(err)
	}
	return market.Spec{Program: p, StepsPerSegment: steps, Marks: marks}, plan
}

// TestAuditC3TheEstimateFollowsTheProgram compares the estimate for one core with the
// processor time that was measured there for the same parts of a game.
func TestAuditC3TheEstimateFollowsTheProgram(t *testing.T) {
	for _, c := range []struct {
		preset, numerics string
		steps            uint32
		measured         float64 // s
	}{
		// twice the steps, their hashes, the roots of a step, and its values once more
		{"d64", program.R32, 10, 2*10*0.0088 + 11*0.0023 + 0.343 + 0.37},
		{"d64", program.R32Private, 4, 2*4*0.0087 + 5*0.231 + 18.1 + 0.40},
		{"d128", program.R32, 8, 2*8*0.045 + 9*0.0142 + 1.05 + 1.06},
		{"d128", program.R32Private, 2, 2*2*0.044 + 3*1.54 + 51.3 + 1.06},
		{"d256", program.R32, 4, 2*4*0.398 + 5*0.078 + 7.27 + 7.4},
		{"d256", program.X8, 4, 2*4*0.19 + 5*0.077 + 7.9 + 8.4},
	} {
		spec, plan := effortJob(t, c.preset, c.numerics, c.steps, 1)
		got := core.Replaying(spec, plan, true).Seconds()
		if got < 0.8*c.measured || got > 1.4*c.measured {
			t.Errorf("%s, %s: %.2f s, measured %.2f s", c.preset, c.numerics, got, c.measured)
		}
	}
}

// TestAuditC3MarksShortenAReplay: more marks never make it longer, states that are kept make
// it shorter, and MarksFor finds the first that is short enough.
func TestAuditC3MarksShortenAReplay(t *testing.T) {
	spec, plan := effortJob(t, "d256", program.R32, 200, 1)
	last := core.Replaying(spec, plan, true)
	for k := uint8(2); k <= 64; k++ {
		spec.Marks = k
		kept, lost := core.Replaying(spec, plan, true), core.Replaying(spec, plan, false)
		if kept > last || kept >= lost {
			t.Errorf("%d marks: %s with kept states, %s without, %s with one mark less", k, kept, lost, last)
		}
		last = kept
	}
	spec.Marks = 1
	k := core.MarksFor(spec, plan, true, 75*time.Second)
	spec.Marks = k
	enough := core.Replaying(spec, plan, true)
	spec.Marks--
	if k < 2 || enough > 75*time.Second || core.Replaying(spec, plan, true) <= 75*time.Second {
		t.Errorf("%d marks take %s", k, enough)
	}
	if k := core.MarksFor(spec, plan, true, time.Second); k != 0 {
		t.Errorf("%d marks would do where none do", k)
	}
	if d := (Speed{}).Replaying(spec, plan, true); d != 0 {
		t.Errorf("an unknown speed takes %s", d)
	}
}

// TestMeasuredSpeedIsKnown: every part is measured but the engine's.
func TestMeasuredSpeedIsKnown(t *testing.T) {
	s, err := Runner{Threads: 2}.MeasureReplaying()
	if err != nil || s.Values < 1e5 || s.Hashes < s.Private || s.Private < 1e4 {
		t.Fatalf("%+v, %v", s, err)
	}
}
