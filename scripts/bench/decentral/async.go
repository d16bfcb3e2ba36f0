package main

import (
	"fmt"
	"math"
	"os"
	"strings"

	"github.com/infernetprotocol/infernet/train/outer"
	"github.com/infernetprotocol/infernet/train/program"
)

// asynchronous are rounds in which nobody waits: a slot's update is merged when it comes, and the slot goes on from
// what is shared then.
type asynchronous struct {
	preset string
	batch  uint32
	every  uint32   // steps of a slot's round
	ticks  uint32   // how long the run takes; a multiple of every lag
	lags   []uint32 // ticks that a round of each slot takes
}

// spread has slots of four speeds. In 48 ticks they take 200 rounds, which equal slots take in 25.
var spread = asynchronous{preset: "d64", batch: 2, every: 24, ticks: 48, lags: []uint32{1, 1, 2, 2, 3, 3, 4, 4}}

// rule is the weight of an update that is so many merges old, of so many slots.
type rule struct {
	name   string
	weight func(stale, slots int) float64
}

var rules = []rule{
	{"every update alike", func(_, slots int) float64 { return 1 / float64(slots) }},
	// The polynomial of FedAsync (Xie et al. 2019, arXiv:1903.03934) with a half, over rounds of all slots.
	{"older ones weigh less", func(stale, slots int) float64 {
		return math.Pow(1+float64(stale)/float64(slots), -0.5) / float64(slots)
	}},
}

// rounds are those of all slots together.
func (a asynchronous) rounds() (n uint32) {
	for _, lag := range a.lags {
		n += a.ticks / lag
	}
	return n
}

// together is the same tokens by slots that wait for each other, and how many ticks the slowest makes of it.
func (a asynchronous) together() (e experiment, ticks uint32) {
	slots := uint32(len(a.lags))
	e = experiment{preset: a.preset, slots: len(a.lags), batch: a.batch, steps: a.rounds() / slots * a.every}
	for _, lag := range a.lags {
		ticks = max(ticks, lag*a.rounds()/slots)
	}
	return e, ticks
}

// run trains by a rule.
func (a asynchronous) run(b bench, r rule) (loss float64, err error) {
	e, _ := a.together()
	e.stepsOf = func(slot int) uint32 { return a.ticks / a.lags[slot] * a.every }
	m := method{inner: program.AdamW, every: a.every, spec: dense}
	w, err := b.workers(e, m)
	if err != nil {
		return 0, err
	}
	defer w.close()
	base, merges := make([][][]float32, len(a.lags)), 0
	since := make([]int, len(a.lags))
	for slot := range base {
		base[slot] = copied(w.shared)
	}
	for tick := uint32(1); tick <= a.ticks; tick++ {
		for slot, lag := range a.lags {
			if tick%lag != 0 {
				continue
			}
			w.outer = outer.Optimizer{Kind: outer.SGD,
				Rate: program.Binary64(r.weight(merges-since[slot], len(a.lags)))}
			if err := w.arrive(slot, base[slot]); err != nil {
				return 0, err
			}
			merges++
			base[slot], since[slot] = copied(w.shared), merges
		}
	}
	load(w.slots[0], w.shared)
	held, err := w.slots[0].Evaluate(b.held)
	return float64(held), err
}

func copied(x [][]float32) (y [][]float32) {
	for _, v := range x {
		y = append(y, append([]float32(nil), v...))
	}
	return y
}

// arrive trains a round of a slot from its base, and merges it into what is shared now.
func (w *workers) arrive(slot int, base [][]float32) error {
	t := w.slots[slot]
	load(t, base)
	for range w.every {
		if _, err := t.Step(); err != nil {
			return fmt.Errorf("slot %d: %w", slot, err)
		}
	}
	if _, err := w.compress[slot].Update(w.updates[slot], base, tensors(t, w.parameters)); err != nil {
		return fmt.Errorf("slot %d: %w", slot, err)
	}
	for i := range w.shared {
		w.outer.Step(w.be, w.shared[i], nil, w.updates[slot][i])
	}
	return nil
}

// asyncTable compares waiting with not waiting, at the same tokens.
func (a asynchronous) table(b bench) (string, error) {
	e, ticks := a.together()
	wait, err := b.method(e, method{name: "fedavg", inner: program.AdamW, every: a.every, spec: dense, outer: sgd})
	if err != nil {
		return "", err
	}
	var s strings.Builder
	base := wait.last().Loss
	fmt.Fprintf(&s, "| rounds | loss | above | time, in rounds of the fastest | bar |\n|---|---|---|---|---|\n"+
		"| all wait for the slowest | %.4f | | %d | |\n", base, ticks)
	for _, r := range rules {
		loss, err := a.run(b, r)
		if err != nil {
			return "", fmt.Errorf("%s: %w", r.name, err)
		}
		fmt.Fprintf(&s, "| nobody waits, %s | %.4f | %+.4f | %d | +0.03 %s |\n", r.name, loss, loss-base, a.ticks,
			yes(loss-base <= 0.03))
	}
	return s.String(), nil
}

// Marks of the generated part of docs/rounds.md.
const (
	asyncBegin = "<!-- generated: go run ./scripts/bench/decentral -async -update -->\n"
	asyncClose = "<!-- end: async -->\n"
)

// runAsync measures the table of asynchronous rounds, and prints or writes it.
func runAsync(update bool, threads int) error {
	b := bench{threads: threads}
	var err error
	if b.train, b.held, err = opticks(); err != nil {
		return err
	}
	t, err := spread.table(b)
	if err != nil {
		return err
	}
	fmt.Println(t)
	if !update {
		return nil
	}
	text, err := os.ReadFile(docs)
	if err == nil {
		text, err = between(text, asyncBegin, asyncClose, t)
	}
	if err != nil {
		return err
	}
	return os.WriteFile(docs, text, 0o644)
}
