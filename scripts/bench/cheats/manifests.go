package main

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/round"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// merged is a file of the first n rounds of a plan, merged with weights.
func (b *bench) merged(plan rounds.Plan, n int, weight func(r int, slot uint32) uint64) (rounds.File, error) {
	f := rounds.File{Plan: plan, Dataset: b.file.Dataset}
	m, err := rounds.NewMerger(plan, rounds.Options{Engine: engine.Options{Threads: threads}})
	if err != nil {
		return f, err
	}
	defer m.Close()
	for r := range n {
		ends := map[uint32]rounds.End{}
		for i, c := range b.claims[r] {
			ends[uint32(i)] = rounds.End{State: c.end(), Weight: weight(r, uint32(i)), Start: b.startRoots[r][i]}
		}
		list, _, err := m.Round(ends)
		if err != nil {
			return f, err
		}
		f.Manifests = append(f.Manifests, list)
	}
	return f, nil
}

// wrongMerge is a client that counts the cheater's slot three times in the second round, and lists it as one.
func (b *bench) wrongMerge() (rounds.File, error) {
	f, err := b.merged(b.plan, 2, func(r int, slot uint32) uint64 {
		if r == 1 && slot == cheater {
			return 3
		}
		return 1
	})
	if err == nil {
		f.Manifests[1].Entries[cheater].Weight = 1
	}
	return f, err
}

// wrongThreshold is a client that keeps half the values of each chunk that its plan says.
func (b *bench) wrongThreshold() (rounds.File, error) {
	other := b.plan
	other.Update.Keep /= 2
	f, err := b.merged(other, 1, func(int, uint32) uint64 { return 1 })
	f.Plan = b.plan
	return f, err
}

// replay trains a file again. A root that differs is no error of the rehearsal.
func (b *bench) replay(f rounds.File) (root merkle.Root, d *rounds.Difference, err error) {
	o := rounds.ReplayOptions{Options: rounds.Options{Engine: engine.Options{Threads: threads}}}
	root, err = rounds.Replay(b.ctx, f, b.text, o)
	var found rounds.Difference
	if errors.As(err, &found) {
		return root, &found, nil
	}
	return root, nil, err
}

// twoFaces is a slot that shows the verifiers what it has trained, and gives the merger another state. It returns
// whether the merger knows the state from the verified one, and whether the start alone leads to that.
func (b *bench) twoFaces(r int) (known, again bool, err error) {
	verified := b.claims[r][cheater]
	other, err := b.stretch(r, -1)
	if err != nil {
		return false, false, err
	}
	root, err := b.root(cheater, other.end())
	if err != nil {
		return false, false, err
	}
	own, err := b.train(cheater, r, verified.start, b.text)
	return root != verified.segment.End, own.equal(verified), err
}

// equal reports whether two claims are of the same states.
func (c claim) equal(o claim) bool { return bytes.Equal(c.end(), o.end()) && c.segment == o.segment }

// Times of a rehearsed round, ms.
const (
	slack   = 5000
	longest = 30 * 60 * 1000
	work    = 60 * 1000 // of the fastest slot; each other takes a second more
)

// closing is how a round closes that the cheater's slot does not answer.
type closing struct {
	entries []round.Entry
	waited  uint64 // ms after the last honest slot
	merged  uint32 // rounds, once the next one is over too
}

// silent carries out two rounds in which the cheater's slot is silent. With lost its job is over after the first;
// else it answers when the round has closed.
func silent(lost bool) (c closing, err error) {
	d := driver{}
	d.s, d.todo, err = round.New(round.Params{Slots: slots, Rounds: 2, Weight: 1, Slack: slack, Longest: longest}, 0)
	if err != nil {
		return c, err
	}
	d.honest(0)
	last := d.s.Now
	d.wait()
	c.entries, c.waited = d.s.Listed, d.s.Now-last
	if lost {
		d.do(round.SlotLost{Slot: cheater, Why: "it serves nothing"})
	} else {
		d.do(round.SegmentVerified{Slot: cheater, Verified: 1, End: point(cheater, 1)})
	}
	d.do(round.Merged{Round: 0})
	d.honest(1)
	d.wait()
	d.do(round.Merged{Round: 1})
	c.merged = d.s.Round
	return c, d.err
}

// driver applies events to a run, and gives it the starts that it asks for.
type driver struct {
	s    round.State
	todo []round.Action
	err  error
}

func (d *driver) do(e round.Event) {
	if d.err != nil {
		return
	}
	var more []round.Action
	if d.s, more, d.err = d.s.Apply(e); d.err != nil {
		d.err = fmt.Errorf("%T: %w", e, d.err)
	}
	d.todo = append(d.todo, more...)
}

// honest has every other slot answer a round.
func (d *driver) honest(r uint32) {
	for len(d.todo) > 0 {
		a := d.todo[0]
		d.todo = d.todo[1:]
		if m, ok := a.(round.MakeStart); ok {
			d.do(round.StartMade{Slot: m.Slot, Round: m.Round, Start: point(m.Slot, 100+m.Round)})
		}
	}
	begun := d.s.Now
	for i := range uint32(slots) {
		if i != cheater {
			d.do(round.Tick{Now: begun + work + 1000*uint64(i)})
			d.do(round.SegmentVerified{Slot: i, Verified: r + 1, End: point(i, r+1)})
		}
	}
}

// wait lets time pass until the round closes.
func (d *driver) wait() {
	for d.err == nil && d.s.Phase == round.Training && d.s.Now < 3*longest {
		d.do(round.Tick{Now: d.s.Now + 100})
	}
}

// point is a state of a rehearsed slot.
func point(slot, n uint32) round.Point {
	return round.Point{Root: common.Hash{0: 1 + byte(slot), 31: byte(n)},
		Checkpoint: market.Blob{CID: "state", Size: 1}}
}
