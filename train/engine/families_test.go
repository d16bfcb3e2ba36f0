package engine

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// families are programs of the shapes that small has not, with a feed-forward
// layer of a prime width.
func families() map[string]program.Program {
	qwen3, smollm3 := small(), small()
	m := &qwen3.Model
	m.QKVBias, m.QKNorm, m.HeadDim, m.Hidden = false, true, 18, 173
	m = &smollm3.Model
	m.QKVBias, m.Tied, m.NoRopeEvery, m.Heads, m.KVHeads, m.HeadDim, m.Hidden = false, true, 2, 5, 1, 8, 37
	granite := small()
	m = &granite.Model
	m.QKVBias, m.EmbeddingMultiplier, m.AttentionMultiplier = false, 12, 0.07
	m.ResidualMultiplier, m.LogitsScaling = 0.22, 6
	olmo2 := qwen3
	olmo2.Model.Norms, olmo2.Model.QKNormWide = program.NormsAfter, true
	return map[string]program.Program{"qwen3": qwen3, "smollm3": smollm3, "olmo2": olmo2, "granite": granite,
		"gemma3": gemma3(small())}
}

// gemma3 gives a program's model all that Gemma 3 has.
func gemma3(p program.Program) program.Program {
	m := &p.Model
	m.QKVBias, m.QKNorm, m.HeadDim, m.Hidden, m.Tied = false, true, 18, 173, true
	m.Norms, m.NormsPlusOne, m.Activation = program.NormsBoth, true, program.GeluTanh
	m.GlobalEvery, m.LocalRopeTheta, m.Window = 2, 100, 9
	m.EmbeddingMultiplier = program.Binary64(math.Sqrt(float64(m.Dim)))
	return p
}

// TestFamiliesGiveTheSameBits runs steps and generation on every back end of
// this processor, in both numerics, with and without recomputation. The roots of
// the parameters are those of every machine.
func TestFamiliesGiveTheSameBits(t *testing.T) {
	const said = "The Rays of Light"
	text := opticks(t)
	for name, p := range families() {
		for _, version := range []string{program.R32, program.X8} {
			p.Numerics = version
			ref := start(t, p, text, Options{Backend: "ref", Threads: 1})
			records := run(t, ref, 3)
			got, err := root(ref.model.Parameters())
			if want := familyRoots[name+" "+version]; err != nil || got.String() != want {
				t.Errorf("%s, %s: root %v, want %s: %v", name, version, got, want, err)
			}
			for _, o := range []Options{
				{Backend: "auto", Threads: 1}, {Backend: "avx2", Threads: 3}, {Backend: "avx512", Threads: 3},
				{Backend: "auto", Threads: 2, Recompute: true},
			} {
				fast, err := New(p, text, o)
				if errors.Is(err, num.ErrUnsupported) {
					continue // this processor lacks it
				} else if err != nil {
					t.Fatal(err)
				}
				defer fast.Close()
				fast.Init()
				if got := run(t, fast, 3); fmt.Sprint(got) != fmt.Sprint(records) {
					t.Errorf("%s, %s, %+v: records %v, want %v", name, version, o, got, records)
				}
				mustEqual(t, ref, fast)
				want := string(ref.Generate([]byte(said), 20, 0.8, 9))
				if got := fast.Generate([]byte(said), 20, 0.8, 9); string(got) != want {
					t.Errorf("%s, %s, %+v: generates %q, want %q", name, version, o, got, want)
				}
			}
		}
	}
}

// familyRoots are the roots of the parameters after three steps.
var familyRoots = map[string]string{
	"qwen3 r32/1":   "0xf98559d100e30d74740b399f57e9a666974fde270055178a875914e7edfcdbd2",
	"qwen3 x8/1":    "0x136615ca717afaebdb9fa7854b803e2b6e606d67698e7616d8c659d3004e87eb",
	"gemma3 r32/1":  "0x2f5d11a736ceadb294f07efe53a16538878edf2ec401aa8ca33da5b84c561021",
	"gemma3 x8/1":   "0x76f75c8dc4483bf7eb88c5003db7d2c4ff3e305e2a3a45fc14e7315287834165",
	"granite r32/1": "0x3c2a3b97413bd1cdcb39afc1517b0cfaea1f4d9b83a29166f5913e73b0b5be90",
	"granite x8/1":  "0x764c21f13ecd4990d72595e9ea0dc8b4d506d41e2b61672176a1e9e8bf3d2aee",
	"olmo2 r32/1":   "0xc59be5b9c61a6d3cc775ba0476f1fa300e168c5477e6f80ff8bc5823c104fb57",
	"olmo2 x8/1":    "0xafb4f0b20e25c351d018b2518b480a395ca590ff3ad09d046e1d63b78e2f2bbc",
	"smollm3 r32/1": "0xea31c284f1708550822a164dde3a658b7cdd45a45665f4bf3b28099edea942ab",
	"smollm3 x8/1":  "0xa8acf499fd3214f91e373b506fb91c05999da3f17e02432f56863bed3e213a60",
}

// TestFamiliesLearnUnderAnAdapter: a LoRA run on every linear layer of a family,
// over packed weights, lowers the loss, with equal bits on every back end.
func TestFamiliesLearnUnderAnAdapter(t *testing.T) {
	text := opticks(t)
	for name, p := range families() {
		p.Adapter = program.Adapter{Rank: 4, Alpha: 8, Targets: program.AllTargets, Frozen: program.NF4}
		p.Optimizer.LR = 3e-2
		ref := start(t, p, text, Options{Backend: "ref", Threads: 1})
		fast := start(t, p, text, Options{Backend: "auto", Threads: 2})
		records := run(t, ref, 8)
		if got := run(t, fast, 8); fmt.Sprint(got) != fmt.Sprint(records) {
			t.Errorf("%s: records %v, want %v", name, got, records)
		}
		mustEqual(t, ref, fast)
		if first, last := records[0].Loss, records[7].Loss; last > first-0.05 {
			t.Errorf("%s: the loss goes from %v to %v", name, first, last)
		}
	}
}
