package engine

import (
	"runtime"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
)

// TestPlanIsWhatATrainerHolds compares PlanBytes with the heap of a trainer.
func TestPlanIsWhatATrainerHolds(t *testing.T) {
	text := opticks(t)
	d128, err := Preset("d128", 10, 1)
	if err != nil {
		t.Fatal(err)
	}
	tied := small()
	tied.Model.Tied, tied.Model.QKVBias, tied.Batch = true, false, 60
	packed, muon := d128, d128
	packed.Adapter = program.Adapter{Rank: 16, Alpha: 16, Targets: program.AllTargets, Frozen: program.NF4}
	muon.Optimizer.Kind, muon.Optimizer.Momentum, muon.Optimizer.EMA = program.Muon, 0.9, 0.9
	qwen3 := d128
	qwen3.Model.QKVBias, qwen3.Model.QKNorm, qwen3.Model.HeadDim, qwen3.Model.KVHeads = false, true, 48, 4
	olmo2 := qwen3
	olmo2.Model.Norms, olmo2.Model.QKNormWide = program.NormsAfter, true
	dpo, pairs := preferring(t, program.BF16)
	dpo.Batch = 40
	for name, p := range map[string]program.Program{"d128": d128, "tied": tied, "packed": packed, "muon": muon,
		"dpo": dpo, "qwen3": qwen3, "olmo2": olmo2,
		"gemma3": gemma3(d128)} {
		set := text
		if name == "dpo" {
			set = pairs
		}
		before := heap()
		tr := start(t, p, set, Options{Backend: "ref", Threads: 1})
		held, plan := float64(heap()-before), float64(PlanBytes(p))
		if held > 1.02*plan || held < 0.9*plan {
			t.Errorf("%s: holds %.0f bytes, planned %.0f", name, held, plan)
		}
		runtime.KeepAlive(tr)
	}
}

// heap is the size of the heap after a garbage collection.
func heap() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
