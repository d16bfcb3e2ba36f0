package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/rounds"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// The run that is rehearsed.
const (
	slots   = 4
	number  = 6  // rounds
	every   = 16 // steps of a round
	marks   = 4  // intervals of a segment, of which a check executes one by default
	cheater = 1  // the slot that cheats
	threads = 2
)

// bench is an honest run, with all that its slots claimed.
type bench struct {
	ctx        context.Context
	text, held []byte
	plan       rounds.Plan
	file       rounds.File
	claims     [number][slots]claim
	startRoots [number][slots]commit.Root // as the leases name them
	shared     commit.Root                // after the last round
}

// claim is what a provider says of a segment, and the states that it shows for it.
type claim struct {
	start   []byte
	states  [][]byte // at the ends of the intervals
	log     []commit.StepRecord
	marks   []commit.Root
	segment commit.Segment
}

// newBench trains the run honestly.
func newBench(ctx context.Context) (*bench, error) {
	b := &bench{ctx: ctx}
	var err error
	if b.text, b.held, err = opticks(); err != nil {
		return nil, err
	}
	p, err := engine.Preset("demo", number*every, 7)
	if err != nil {
		return nil, err
	}
	p.Model.Context, p.Batch = 32, 4
	if b.plan, err = rounds.Named(rounds.SparseLoCo, p, slots, every); err != nil {
		return nil, err
	}
	b.file = rounds.File{Plan: b.plan, Dataset: sha256.Sum256(b.text)}
	return b, b.honest()
}

// honest trains and merges all rounds.
func (b *bench) honest() error {
	m, err := rounds.NewMerger(b.plan, rounds.Options{Engine: engine.Options{Threads: threads}})
	if err != nil {
		return err
	}
	defer m.Close()
	for r := range b.claims {
		ends := map[uint32]rounds.End{}
		for i := range uint32(slots) {
			start, root, err := m.Start(i, b.last(r, i))
			if err != nil {
				return err
			}
			c, err := b.train(i, r, start, b.text)
			if err != nil {
				return err
			}
			b.claims[r][i], b.startRoots[r][i] = c, root
			ends[i] = rounds.End{State: c.end(), Weight: 1, Start: root}
		}
		list, _, err := m.Round(ends)
		if err != nil {
			return err
		}
		b.file.Manifests = append(b.file.Manifests, list)
	}
	b.shared = m.Shared()
	return nil
}

// last is the state in which a slot ended before a round; nil before the first.
func (b *bench) last(r int, slot uint32) []byte {
	if r == 0 {
		return nil
	}
	return b.claims[r-1][slot].end()
}

func (c claim) end() []byte { return c.states[len(c.states)-1] }

// spec is the work of a slot's job.
func (b *bench) spec(slot uint32) market.Spec {
	return market.Spec{Version: 1, Name: fmt.Sprint("slot ", slot), Program: b.plan.Slot(slot), StepsPerSegment: every,
		Marks: marks, Dataset: market.Blob{CID: "opticks", Size: uint64(len(b.text))}}
}

// open is a session of a slot in a state.
func (b *bench) open(slot uint32, state, dataset []byte) (*executor.Session, error) {
	return executor.Runner{Threads: threads}.Open(b.spec(slot), dataset, state)
}

// train executes a slot's segment, interval by interval, and keeps the state after each.
func (b *bench) train(slot uint32, r int, start, dataset []byte) (claim, error) {
	s, err := b.open(slot, start, dataset)
	if err != nil {
		return claim{}, err
	}
	defer s.Close()
	c := claim{start: start}
	for i := range uint32(marks) {
		o, err := s.RunIntervals(b.ctx, uint32(r), market.Run{First: i, End: i + 1})
		if err != nil {
			return c, err
		}
		state, err := s.Checkpoint()
		if err != nil {
			return c, err
		}
		c.states, c.log = append(c.states, state), append(c.log, o.Log...)
	}
	return b.seal(slot, r, c)
}

// seal makes the segment that commits to a claim's states and log.
func (b *bench) seal(slot uint32, r int, c claim) (claim, error) {
	var roots []commit.Root
	for _, state := range append([][]byte{c.start}, c.states...) {
		root, err := b.root(slot, state)
		if err != nil {
			return c, err
		}
		roots = append(roots, root)
	}
	p, spec := b.plan.Slot(slot), b.spec(slot)
	c.marks = roots[1:marks]
	c.segment = commit.Segment{Job: commit.Root(spec.ID()), Program: commit.Root(p.Hash()), Numerics: p.Numerics,
		Dataset: spec.Dataset.DatasetRoot(), Index: uint32(r), FirstStep: uint32(r * every), Steps: every,
		Start: roots[0], End: roots[marks], Log: commit.LogRoot(c.log), Marks: commit.MarksRoot(c.marks)}
	return c, nil
}

// root is the root of a state of a slot.
func (b *bench) root(slot uint32, state []byte) (commit.Root, error) {
	s, err := b.open(slot, state, b.text)
	if err != nil {
		return commit.Root{}, err
	}
	defer s.Close()
	return s.Root()
}

// trainer is an engine of a slot's program in a state.
func (b *bench) trainer(slot uint32, state []byte) (*engine.Trainer, error) {
	t, err := engine.New(b.plan.Slot(slot), b.text, engine.Options{Threads: threads})
	if err != nil {
		return nil, err
	}
	if err := t.Load(bytes.NewReader(state)); err != nil {
		t.Close()
		return nil, err
	}
	return t, nil
}

// values are the parameters and the moments of a state.
type values struct{ parameters, moments []tensor.Tensor }

// read copies the tensors of a slot's state.
func (b *bench) read(slot uint32, state []byte) (v values, err error) {
	t, err := b.trainer(slot, state)
	if err != nil {
		return v, err
	}
	defer t.Close()
	n := len(t.Parameters())
	for i, x := range t.Tensors() {
		x.Data = append([]float32(nil), x.Data...)
		if i < n {
			v.parameters = append(v.parameters, x)
		} else {
			v.moments = append(v.moments, x)
		}
	}
	return v, nil
}

// write is the state of a slot at a step with these tensors.
func (b *bench) write(slot, step uint32, v values) ([]byte, error) {
	t, err := b.trainer(slot, b.claims[0][slot].start)
	if err != nil {
		return nil, err
	}
	defer t.Close()
	fill(t.Parameters(), v.parameters)
	if err := t.StartAt(step); err != nil {
		return nil, err
	}
	fill(t.Tensors()[len(v.parameters):], v.moments)
	var out bytes.Buffer
	err = t.Save(&out)
	return out.Bytes(), err
}

func fill(to, from []tensor.Tensor) {
	for i, x := range from {
		copy(to[i].Data, x.Data)
	}
}

// opticks is Newton's book: nine tenths to train on, and 16 KiB of the rest.
func opticks() (train, held []byte, err error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "src/testdata/Isaac.Newton-Opticks.txt"))
	if err != nil {
		return nil, nil, err
	}
	cut := len(text) * 9 / 10
	return text[:cut], text[cut : cut+16<<10], nil
}
