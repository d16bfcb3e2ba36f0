package engine

import (
	"runtime"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
)

// TestPlanIsWhatATrainerHolds weighs trainers on the heap.
func TestPlanIsWhatATrainerHolds(t *testing.T) {
	text := opticks(t)
	d128, err := Preset("d128", 10, 1)
	if err != nil {
		t.Fatal(err)
	}
	tied := small()
	tied.Model.Tied, tied.Model.QKVBias, tied.Batch = true, false, 60
	for name, p := range map[string]program.Program{"d128": d128, "tied": tied} {
		before := heap()
		tr := start(t, p, text, Options{Backend: "ref", Threads: 1})
		held, plan := float64(heap()-before), float64(PlanBytes(p))
		if held > 1.02*plan || held < 0.9*plan {
			t.Errorf("%s: holds %.0f bytes, planned %.0f", name, held, plan)
		}
		runtime.KeepAlive(tr)
	}
}

// heap is what lives after a collection.
func heap() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
