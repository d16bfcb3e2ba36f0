package engine

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
)

// said returns all tokens of a generator.
func said(tb testing.TB, g *Generator, prompt []int32, n int, s Sampling) []int32 {
	tb.Helper()
	var out []int32
	if err := g.Run(prompt, n, s, func(t int32) bool { out = append(out, t); return true }); err != nil {
		tb.Fatal(err)
	}
	return out
}

// TestGenerationGivesTheSameBits on every back end and number of threads, past
// the end of the context, and equal to the forward pass without a cache.
func TestGenerationGivesTheSameBits(t *testing.T) {
	prompt := []int32{'T', 'h', 'e', ' ', 'R', 'a', 'y', 's'}
	samplings := []Sampling{
		{}, {Temperature: 0.8, Seed: 9}, {Temperature: 1.3, TopK: 20, Seed: 1}, {Temperature: 1, TopP: 0.7, Seed: 2},
		{Temperature: 1, TopK: 40, TopP: 0.95, Seed: 1 << 60},
	}
	ref := start(t, small(), opticks(t), Options{Backend: "ref", Threads: 1})
	run(t, ref, 8)
	context := int(small().Model.Context)
	n := 2*context - len(prompt)
	var want [][]int32
	for _, s := range samplings {
		got := said(t, ref.Generator(), prompt, n, s)
		if plain := uncached(ref, prompt, n, s); !slices.Equal(got, plain) {
			t.Errorf("%+v: with cache %v, without %v", s, got, plain)
		}
		want = append(want, got)
	}
	for _, name := range []string{"auto", "avx2", "avx512", "amx"} {
		for _, threads := range []int{1, 3} {
			fast, err := New(small(), opticks(t), Options{Backend: name, Threads: threads})
			if errors.Is(err, num.ErrUnsupported) {
				continue
			} else if err != nil {
				t.Fatal(err)
			}
			defer fast.Close()
			fast.Init()
			run(t, fast, 8)
			for i, s := range samplings {
				if got := said(t, fast.Generator(), prompt, n, s); !slices.Equal(got, want[i]) {
					t.Errorf("%s, %d threads, %+v: %v, want %v", name, threads, s, got, want[i])
				}
			}
		}
	}
	if slices.Equal(want[1], want[2]) || slices.Equal(want[0], want[3]) {
		t.Error("samplings do not differ: nothing is tested")
	}
}

// uncached generates by whole forward passes.
func uncached(t *Trainer, prompt []int32, n int, s Sampling) (out []int32) {
	context := int(t.prog.Model.Context)
	window := slices.Clone(prompt)
	p := picker{Sampling: s}
	for i := range n {
		t.model.Forward(window, 1, len(window))
		token := p.pick(t.model.LastLogits(), uint64(i))
		out = append(out, token)
		if len(window) == context {
			window = slices.Clone(window[context-context/2:])
		}
		window = append(window, token)
	}
	return out
}

// TestPick checks the rules on a distribution with the weights 8, 4, 2, 1, 1 of
// 16.
func TestPick(t *testing.T) {
	logits := func() []float32 {
		x := make([]float32, 5)
		for i, w := range []float32{1, 8, 2, 1, 4} {
			x[i] = num.Log(w)
		}
		return x
	}
	count := func(s Sampling) (n [5]int) {
		p := picker{Sampling: s}
		for i := range uint64(4000) {
			n[p.pick(logits(), i)]++
		}
		return n
	}
	for _, c := range []struct {
		s    Sampling
		want [5]float64
	}{
		{Sampling{}, [5]float64{0, 1, 0, 0, 0}},
		{Sampling{Temperature: 1, TopK: 1}, [5]float64{0, 1, 0, 0, 0}},
		{Sampling{Temperature: 1}, [5]float64{1. / 16, 8. / 16, 2. / 16, 1. / 16, 4. / 16}},
		{Sampling{Temperature: 1, TopK: 2}, [5]float64{0, 8. / 12, 0, 0, 4. / 12}},
		// the first of equals stays
		{Sampling{Temperature: 1, TopK: 4}, [5]float64{1. / 15, 8. / 15, 2. / 15, 0, 4. / 15}},
		{Sampling{Temperature: 1, TopP: 0.7}, [5]float64{0, 8. / 12, 0, 0, 4. / 12}},
		{Sampling{Temperature: 1, TopP: 0.8}, [5]float64{0, 8. / 14, 2. / 14, 0, 4. / 14}},
		{Sampling{Temperature: 1, TopP: 0.001}, [5]float64{0, 1, 0, 0, 0}},
		{Sampling{Temperature: 0.5, TopK: 2}, [5]float64{0, 64. / 80, 0, 0, 16. / 80}},
	} {
		got := count(c.s)
		for i, share := range c.want {
			if d := math.Abs(float64(got[i])/4000 - share); d > 0.03 || share == 0 && got[i] != 0 {
				t.Errorf("%+v: token %d has share %v, want %v", c.s, i, float64(got[i])/4000, share)
			}
		}
		if again := count(c.s); again != got {
			t.Errorf("%+v: %v, then %v", c.s, got, again)
		}
	}
}

func TestSamplingRefuses(t *testing.T) {
	tr := start(t, small(), opticks(t), Options{})
	nan := float32(math.NaN())
	for _, s := range []Sampling{{Temperature: -1}, {Temperature: nan}, {Temperature: 101}, {TopK: -1}, {TopP: 1.5},
		{TopP: nan}} {
		if err := tr.Generator().Run([]int32{1}, 1, s, nil); !errors.Is(err, ErrSampling) {
			t.Errorf("%+v: %v", s, err)
		}
	}
	if err := tr.Generator().Run(nil, 1, Sampling{}, nil); !errors.Is(err, ErrSampling) {
		t.Errorf("no prompt: %v", err)
	}
	long := make([]int32, 3*small().Model.Context)
	if got := said(t, tr.Generator(), long, 3, Sampling{}); len(got) != 3 {
		t.Errorf("after a long prompt: %v", fmt.Sprint(got))
	}
	stopped := 0
	if err := tr.Generator().Run(long, 9, Sampling{}, func(int32) bool {
		stopped++
		return stopped < 2
	}); err != nil || stopped != 2 {
		t.Errorf("stopped after %d tokens, %v", stopped, err)
	}
}
