package main

import (
	"bytes"
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// finding is what a check of every interval of a segment gives.
type finding struct {
	refused string // why the claim is refused before anything is executed; empty: it is not
	wrong   market.Intervals
}

// ok reports whether nothing is wrong.
func (f finding) ok() bool { return f.refused == "" && f.wrong == 0 }

// check executes every interval of a claim again from the state that the claim shows. A
// verifier does so with the intervals that a block draws.
func (b *bench) check(slot uint32, r int, c claim) (f finding, err error) {
	if c.segment.Start != b.startRoots[r][slot] {
		return finding{refused: "the lease names another start"}, nil
	}
	for _, err := range []error{c.segment.CheckLog(c.log), c.segment.CheckMarks(b.spec(slot).Stride(), c.marks)} {
		if err != nil {
			return finding{refused: err.Error()}, nil
		}
	}
	for i := range uint32(marks) {
		right, err := b.interval(slot, r, c, i)
		if err != nil {
			return f, err
		}
		if !right {
			f.wrong |= 1 << i
		}
	}
	return f, nil
}

// interval reports whether an interval leads from its claimed start to its claimed end and log.
func (b *bench) interval(slot uint32, r int, c claim, i uint32) (bool, error) {
	from, root := c.start, c.segment.Start
	if i > 0 {
		from, root = c.states[i-1], c.marks[i-1]
	}
	s, err := b.open(slot, from, b.text)
	if err != nil {
		return false, err
	}
	defer s.Close()
	o, err := s.RunIntervals(b.ctx, uint32(r), market.Run{First: i, End: i + 1})
	if err != nil {
		return false, err
	}
	if o.Segment.Start != root {
		return false, fmt.Errorf("slot %d: the state that is shown for interval %d is not the claimed one", slot, i)
	}
	end := c.segment.End
	if i+1 < marks {
		end = c.marks[i]
	}
	one, whole := market.Intervals(1)<<i, commit.EncodeLog(c.log)
	return o.Segment.End == end &&
		bytes.Equal(one.Log(whole, every, b.spec(slot).Stride()), commit.EncodeLog(o.Log)), nil
}
