package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// split is one amount of tokens that more and more slots share, as `infernet job quote` compares them.
type split struct {
	preset string
	steps  uint32 // of one slot that takes all tokens
	batch  uint32
	every  uint32 // steps of a round
	slots  []int
}

var quoted = split{preset: "d64", steps: 4800, batch: 2, every: 50, slots: []int{1, 2, 4, 8}}

// splitResult is the loss of a method by so many slots, above that of plain training on one machine.
type splitResult struct {
	Method string  `json:"method"`
	Slots  int     `json:"slots"`
	Plain  float64 `json:"plain"` // the loss of one machine that takes all tokens
	Above  float64 `json:"above"`
}

// of is the part of the split's tokens that so many slots take each.
func (s split) of(slots int) experiment {
	return experiment{preset: s.preset, slots: slots, steps: s.steps / uint32(slots), batch: s.batch}
}

// plain trains all tokens on one machine: it merges once, at the end, what one slot has.
func (s split) plain(inner string) method {
	return method{name: "plain", inner: inner, every: s.steps, spec: dense, outer: sgd}
}

// jobMethod is a method as jobs use it.
func (s split) jobMethod(name string) (method, error) {
	inner := program.AdamW
	p, err := engine.Preset(s.preset, s.steps, 1)
	if err != nil {
		return method{}, err
	}
	if name == rounds.MuLoCo {
		inner = program.Muon
		p.Optimizer.Kind, p.Optimizer.Momentum = inner, 0.95
	}
	plan, err := rounds.Named(name, p, 1, s.every)
	return method{name: name, inner: inner, every: s.every, spec: plan.Update, outer: plan.Outer}, err
}

// splits measures every method that a job file can name.
func (b bench) splits(s split) (all []splitResult, err error) {
	losses := map[string]float64{}
	for _, name := range []string{rounds.DiLoCo, rounds.FedAvg, rounds.SparseLoCo, rounds.MuLoCo} {
		m, err := s.jobMethod(name)
		if err != nil {
			return nil, err
		}
		if _, ok := losses[m.inner]; !ok {
			r, err := b.method(s.of(1), s.plain(m.inner))
			if err != nil {
				return nil, err
			}
			losses[m.inner] = say(r).last().Loss
		}
		for _, slots := range s.slots {
			r, err := b.method(s.of(slots), m)
			if err != nil {
				return nil, err
			}
			plain := losses[m.inner]
			all = append(all, splitResult{name, slots, plain, say(r).last().Loss - plain})
		}
	}
	return all, nil
}

// splitTable has a line for each method.
func splitTable(s split, all []splitResult) string {
	var b strings.Builder
	b.WriteString("| method | one machine |")
	for _, k := range s.slots {
		fmt.Fprintf(&b, " %d slots |", k)
	}
	b.WriteString("\n|---|---|" + strings.Repeat("---|", len(s.slots)))
	for i, r := range all {
		if i%len(s.slots) == 0 {
			fmt.Fprintf(&b, "\n| %s | %.4f |", r.Method, r.Plain)
		}
		fmt.Fprintf(&b, " %+.3f |", r.Above)
	}
	b.WriteString("\n")
	return b.String()
}

// runSplits measures the table of docs/rounds.md that job quotes cite, and prints or writes it.
func runSplits(update bool, threads int) error {
	b := bench{threads: threads}
	var err error
	if b.train, b.held, err = opticks(); err != nil {
		return err
	}
	all, err := b.splits(quoted)
	if err != nil {
		return err
	}
	fmt.Println(splitTable(quoted, all))
	if !update {
		return nil
	}
	text, err := os.ReadFile(docs)
	if err == nil {
		text, err = between(text, splitBegin, splitClose, splitTable(quoted, all))
	}
	if err != nil {
		return err
	}
	return os.WriteFile(docs, text, 0o644)
}

// Marks of the generated part of docs/rounds.md.
const (
	splitBegin = "<!-- generated: go run ./scripts/bench/decentral -splits -update -->\n"
	splitClose = "<!-- end: splits -->\n"
)
