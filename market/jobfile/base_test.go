package jobfile_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/market/strictyaml"
	"github.com/infernetprotocol/infernet/train/program"
)

const tuningHead = "name: n\ndata: d\npayment: {price_per_segment: 1}\nbase: ./m\n"

var tuned = jobfile.Base{
	Base: market.Base{Licence: "mit", Blob: market.Blob{
		CID: "bafkreifzjut3te7nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e", Size: 1000}},
	Root: program.Base{1}, Rows: 100, Model: program.Model{Vocab: 400, Dim: 64, Layers: 2, Heads: 4, KVHeads: 2,
		Hidden: 128, Context: 2048, RopeTheta: 1e5, NormEps: 1e-5, Tied: true},
}

// TestAJobOnABase: the base says what the model is, and epochs how many steps there are.
func TestAJobOnABase(t *testing.T) {
	file := tuningHead + "method: dpo\nadapter: {rank: 4, targets: \"q_proj, v_proj\"}\n" +
		"deliver: [adapter, merged, gguf:q8_0, gguf:f32, gguf:q8_0]\n" +
		"training: {epochs: 3, context: 128, batch: 10, beta: 0.2}\n"
	f, err := jobfile.Parse("j", []byte(file))
	if err != nil {
		t.Fatal(err)
	}
	if f, err = f.On(&tuned); err != nil {
		t.Fatal(err)
	}
	p := f.Program
	if p.Steps != 30 || f.StepsPerSegment != 7 || p.Model.Context != 128 || p.Model.Dim != 64 || p.Base != tuned.Root ||
		p.Tokenizer != program.Tokens || p.DPO.Beta != 0.2 || p.Adapter.Rank != 4 || p.Adapter.Alpha != 32 ||
		p.Adapter.Targets != program.TargetQ|program.TargetV || !f.Merged ||
		!slices.Equal(f.GGUF, []string{"q8_0", "f32"}) || p.Optimizer.LR != 5e-6 {
		t.Errorf("%+v", f)
	}
	s, err := f.Spec(market.Blob{CID: tuned.Blob.CID, Size: 5000}, 6, 1)
	if err != nil || s.Base == nil || *s.Base != tuned.Base {
		t.Errorf("%+v, %v", s.Base, err)
	}
	if _, err := f.On(nil); !errors.Is(err, jobfile.ErrBase) {
		t.Errorf("a base of which nothing is known: %v", err)
	}
}

// TestTargetsAreATextOrAList: both mean the same.
func TestTargetsAreATextOrAList(t *testing.T) {
	for _, written := range []string{
		`"q_proj, v_proj"`, "[q_proj, v_proj]", "\n    - q_proj\n    - v_proj", "[ 'q_proj,v_proj' ]",
	} {
		f, err := jobfile.Parse("j", []byte(tuningHead+"adapter:\n  targets: "+written+"\n"))
		if err == nil {
			f, err = f.On(&tuned)
		}
		if err != nil || f.Program.Adapter.Targets != program.TargetQ|program.TargetV {
			t.Errorf("%s: %+v, %v", written, f.Program.Adapter, err)
		}
	}
}

// TestMethodsArePrograms: each method trains what it says.
func TestMethodsArePrograms(t *testing.T) {
	for method, frozen := range map[string]string{"full": "-", "lora": "", "qlora": program.NF4} {
		f, err := jobfile.Parse("j", []byte(tuningHead+"method: "+method+"\n"))
		if err == nil {
			f, err = f.On(&tuned)
		}
		if err != nil {
			t.Fatal(err)
		}
		if a := f.Program.Adapter; a.IsZero() != (frozen == "-") || !a.IsZero() && a.Frozen != frozen {
			t.Errorf("%s: %+v", method, a)
		}
	}
}

// TestRowsAreHeldOutIfTheFileSaysSo: a twentieth where it says no more, and the request must have them.
func TestRowsAreHeldOutIfTheFileSaysSo(t *testing.T) {
	held := tuned
	held.Held = tuned.Blob
	for _, c := range []struct {
		keys string
		want uint16
		base jobfile.Base
		ok   bool
	}{
		{"", 0, tuned, true}, {"", 0, held, false},
		{"eval: {every: segment}\n", 50, held, true}, {"eval: {every: segment}\n", 50, tuned, false},
		{"eval: {split: 2.5%, every: segment}\n", 25, held, true},
	} {
		f, err := jobfile.Parse("j", []byte(tuningHead+c.keys))
		if err == nil {
			f, err = f.On(&c.base)
		}
		if err != nil || f.Held != c.want {
			t.Errorf("%q: %d, %v", c.keys, f.Held, err)
		}
		b, err := f.HeldOut()
		if (err == nil) != c.ok || !c.ok && !errors.Is(err, jobfile.ErrBase) || c.ok && b != c.base.Held {
			t.Errorf("%q: %+v, %v", c.keys, b, err)
		}
	}
}

// TestWeightsOf16BitsAreNotTrainedIn8: all of them in x8/1 are refused at the key; other methods and numerics are not.
func TestWeightsOf16BitsAreNotTrainedIn8(t *testing.T) {
	narrow := tuned
	narrow.Narrow = true
	for _, c := range []struct {
		keys string
		base jobfile.Base
		want string
	}{
		{"method: full\nnumerics: x8/1\n", narrow, "j:6:11: numerics: x8/1 does not train all weights"},
		{"method: full\nnumerics: x8/1\nprivacy: leaves\n", narrow, "j:6:11: numerics: x8/1 does not"},
		{"method: full\n", narrow, ""},
		{"method: lora\nnumerics: x8/1\n", narrow, ""},
		{"method: full\nnumerics: x8/1\n", tuned, ""},
	} {
		f, err := jobfile.Parse("j", []byte(tuningHead+c.keys))
		if err != nil {
			t.Fatal(err)
		}
		_, err = f.On(&c.base)
		var at *strictyaml.Error
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%q: %v", c.keys, err)
		case c.want != "" && (!errors.As(err, &at) || !strings.HasPrefix(err.Error(), c.want) ||
			!strings.Contains(at.Hint(), "r32/1")):
			t.Errorf("%q: %v, want %s", c.keys, err, c.want)
		}
	}
}

func TestMistakesAboutABase(t *testing.T) {
	for _, c := range [][2]string{
		{tuningHead + "model: demo\n", "j:5:8: model: the base says"},
		{tuningHead + "method: loara\n", `j:5:9: method: "loara": want full, lora, qlora or dpo`},
		{tuningHead + "adapter: {rnk: 4}\n", "rank"},
		{tuningHead + "adapter: {targets: all}\n", "j:5:20: adapter.targets: \"all\": want all-linear"},
		{tuningHead + "adapter: {targets: [q_proj, all]}\n", "adapter.targets: \"q_proj,all\": want all-linear"},
		{tuningHead + "adapter: {targets: []}\n", "want all-linear"},
		{tuningHead + "adapter: {targets: [q_proj, [v_proj]]}\n", "adapter.targets: want all-linear"},
		{tuningHead + "adapter: {rank: 0}\n", "j:5:17: adapter.rank: want 1 to"},
		{tuningHead + "method: full\nadapter: {rank: 4}\n", "method full trains no adapter"},
		{tuningHead + "training: {epochs: 1, steps: 4}\n", "training.epochs: give epochs or steps"},
		{tuningHead + "training:\n  context: 1\n", "j:6:12: training.context: want 2 to"},
		{tuningHead + "training: {beta: 1}\n", "only method dpo has it"},
		{tuningHead + "workers: {slots: 2}\neval: {split: 5%}\n", "eval: the losses of several workers' model"},
		{tuningHead + "deliver: [gguf]\n", `j:5:11: deliver[0]: "gguf": want adapter, merged, or gguf: and one of ` +
			"f32, f16, bf16, q8_0, q4_k_m, as gguf:q8_0"},
		{tuningHead + "deliver: [adapter, gguf:q9]\n", `j:5:20: deliver[1]: "gguf:q9": want adapter, merged, or`},
		{tuningHead + "deliver: [\"gguf:\"]\n", `deliver[0]: "gguf:": want`},
		{tuningHead + "method: full\ndeliver: [adapter, gguf:f16]\n",
			"method full trains the model: leave adapter out"},
		{tuningHead + "eval: {split: 60%}\n", "j:5:15: eval.split: want 0.1% to 50%"},
		{tuningHead + "eval: {split: 0%}\n", "eval.split: want 0.1% to 50%"},
		{tuningHead + "eval: {every: step}\n", "want segment"},
		{strings.Replace(tuningHead, "base: ./m", "eval: {split: 5%}", 1), "eval: only a job with a base has it"},
		{tuningHead + "licence: a b\n", "licence: want a name"},
		{strings.Replace(tuningHead, "base: ./m", "method: lora", 1), "method: only a job with a base has it"},
	} {
		_, err := jobfile.Parse("j", []byte(c[0]))
		if err == nil || !strings.Contains(err.Error(), c[1]) || !errors.Is(err, jobfile.ErrInvalid) {
			t.Errorf("%q: %v, want %q", c[0], err, c[1])
		}
	}
}
