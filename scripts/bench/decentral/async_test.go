package main

import (
	"bytes"
	"strings"
	"testing"
)

// TestAsynchronousRoundsLearn: the loss falls below that of the first parameters, and is the same again.
func TestAsynchronousRoundsLearn(t *testing.T) {
	a := asynchronous{preset: "demo", batch: 1, every: 4, ticks: 4, lags: []uint32{1, 2, 4, 4}}
	if e, ticks := a.together(); a.rounds() != 8 || e.steps != 8 || ticks != 8 {
		t.Fatalf("%d rounds, %d steps together in %d ticks", a.rounds(), e.steps, ticks)
	}
	b := bench{threads: 1}
	text := bytes.Repeat([]byte("the same bits on every machine. "), 400)
	b.train, b.held = text, text[:2000]
	never := rule{weight: func(int, int) float64 { return 1e-9 }}
	first, err := a.run(b, never)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rules {
		one, err := a.run(b, r)
		again, err2 := a.run(b, r)
		if err != nil || err2 != nil || one != again || one >= first {
			t.Errorf("%s: %g, then %g, from %g; %v, %v", r.name, one, again, first, err, err2)
		}
	}
	got, err := a.table(b)
	if err != nil || strings.Count(got, "nobody waits") != 2 {
		t.Errorf("%s, %v", got, err)
	}
}

// TestOlderUpdatesWeighLess by the second rule alone.
func TestOlderUpdatesWeighLess(t *testing.T) {
	alike, less := rules[0].weight, rules[1].weight
	if alike(0, 8) != alike(20, 8) || less(0, 8) != 0.125 || !(less(20, 8) < less(3, 8)) || less(24, 8) != 0.0625 {
		t.Errorf("%g %g %g", alike(20, 8), less(0, 8), less(24, 8))
	}
}
