package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/program"
)

// small is an experiment of seconds.
var small = experiment{preset: "demo", slots: 3, steps: 12, batch: 1, start: 3}

// TestWorkersLearn: a small run of each kind of method lowers the loss, sends what its spec says,
// and gives the same bits again.
func TestWorkersLearn(t *testing.T) {
	b := bench{threads: 2}
	text := bytes.Repeat([]byte("the same bits on every machine. "), 400)
	b.train, b.held = text, text[:2000]
	if err := b.begin(small); err != nil {
		t.Fatal(err)
	}
	one, err := b.single(small)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []method{
		{name: "dense", inner: program.AdamW, every: 3, spec: dense, outer: nesterov, away: 0.3},
		{name: "sparse", inner: program.Muon, every: 3, outer: sgd,
			spec: outer.Spec{Chunk: 4096, Keep: 1024, Values: outer.TwoBits, Feedback: 0.95}},
		{name: "signs", inner: program.SGD, rate: 1, every: 1, outer: outer.Optimizer{Kind: outer.SignSGD, Rate: 1e-2},
			spec: outer.Spec{Transform: outer.DCT, Keep: 64, Values: outer.Sign, Feedback: 0.999}},
	} {
		var last [2]Point
		for i := range last {
			r, err := b.method(small, m)
			if err != nil {
				t.Fatal(err)
			}
			last[i] = r.last()
			if first := r.Curve[0].Loss; r.last().Loss >= first {
				t.Errorf("%s: loss from %g to %g", m.name, first, r.last().Loss)
			}
		}
		if last[0] != last[1] {
			t.Errorf("%s: %+v, then %+v", m.name, last[0], last[1])
		}
		if dense := one.last().Bytes / float64(m.every); m.name == "dense" && last[0].Bytes != dense {
			t.Errorf("a dense method sends %g bytes, want %g", last[0].Bytes, dense)
		}
	}
}

func TestTableSaysWhetherBarsHold(t *testing.T) {
	all := []Result{
		{Preset: "d64", Slots: 8, Name: "one machine", Curve: []Point{{2000, 1e9, 1.5}}},
		{Preset: "d64", Slots: 8, Name: "DiLoCo, H 500", Curve: []Point{{2000, 2e6, 1.6}}},
	}
	got := table(all)
	for _, want := range []string{"+0.1000", "+0.02 **no**", "495 yes", "| 500 |"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

// TestMethodsAreValid: every method's spec, outer optimizer and program can be made, and what it is compared with is
// there.
func TestMethodsAreValid(t *testing.T) {
	for _, e := range experiments {
		names := map[string]bool{"": true}
		for _, m := range e.all {
			names[m.name] = true
			if err := m.spec.Validate(); err != nil {
				t.Errorf("%s: %v", m.name, err)
			}
			if err := m.outer.Validate(); err != nil {
				t.Errorf("%s: %v", m.name, err)
			}
			if _, err := e.programOf(m, 1); err != nil {
				t.Errorf("%s: %v", m.name, err)
			}
			if !names[m.beside] || e.steps%m.every != 0 {
				t.Errorf("%s: beside %q, %d steps in rounds of %d", m.name, m.beside, e.steps, m.every)
			}
		}
	}
}
