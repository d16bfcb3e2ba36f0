package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/rounds"
)

// TestQuotesCiteTheTable: what quotes say of a method and its slots is what docs/rounds.md has.
func TestQuotesCiteTheTable(t *testing.T) {
	text, err := os.ReadFile("../../../" + docs)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{rounds.DiLoCo, rounds.FedAvg, rounds.SparseLoCo, rounds.MuLoCo} {
		var cells string
		for _, k := range quoted.slots {
			nats, ok := rounds.Penalty(name, uint32(k))
			if !ok {
				t.Errorf("%s by %d slots was not measured", name, k)
			}
			cells += fmt.Sprintf(" %+.3f |", nats)
		}
		_, after, _ := strings.Cut(string(text), splitBegin)
		_, line, _ := strings.Cut(after, "| "+name+" | ")
		if line, _, _ = strings.Cut(line, "\n"); !strings.HasSuffix(line, "|"+cells) {
			t.Errorf("%s: the table has %q, quotes say %q", name, line, cells)
		}
	}
	if _, ok := rounds.Penalty(rounds.DiLoCo, 3); ok {
		t.Error("three slots were not measured")
	}
}

// TestSplitsTakeTheSameTokens, and begin and merge as a job does.
func TestSplitsTakeTheSameTokens(t *testing.T) {
	s := split{preset: "demo", steps: 8, batch: 1, every: 4, slots: []int{1, 2}}
	for _, k := range s.slots {
		if e := s.of(k); int(e.steps)*k != 8 || e.start != 0 {
			t.Errorf("%d slots: %+v", k, e)
		}
	}
	b := bench{threads: 1}
	text := bytes.Repeat([]byte("the same bits on every machine. "), 400)
	b.train, b.held = text, text[:2000]
	all, err := b.splits(s)
	if err != nil || len(all) != 8 || all[0].Plain == 0 || all[0].Above == all[1].Above {
		t.Fatalf("%+v, %v", all, err)
	}
	if got := splitTable(s, all); strings.Count(got, "\n") != 6 || !strings.Contains(got, "| 1 slots | 2 slots |") {
		t.Error(got)
	}
}
