package round

import (
	"slices"
)

// quorum is how many of n must agree: more than two thirds.
func quorum(n int) int { return 2*n/3 + 1 }

// closeIfDue closes the round when nothing more is owed or its deadline has passed. The deadline
// is set when a quorum of the owed updates is there.
func (m *machine) closeIfDue() bool {
	r, now := m.s.current(), m.s.Clock.Chain
	owed, waiting, times := 0, 0, []uint64(nil)
	for _, c := range r.Cells {
		if c.owed() {
			owed++
		}
		if !c.answered() {
			waiting++
		}
		if c.came() {
			times = append(times, c.At-r.Opened)
		}
	}
	if r.Closes == 0 && len(times) >= quorum(owed) {
		r.Closes = min(r.Cap, max(now+m.s.Params.Slack, r.Opened+deadline(times)))
	}
	if waiting > 0 && now < r.Cap && (r.Closes == 0 || now < r.Closes) {
		return false
	}
	r.Closes = now
	m.closeRound(r)
	return true
}

// deadline is the median of the arrivals and three times their median distance from it.
func deadline(times []uint64) uint64 {
	slices.Sort(times)
	middle := times[len(times)/2]
	away := make([]uint64, len(times))
	for i, t := range times {
		away[i] = max(t, middle) - min(t, middle)
	}
	slices.Sort(away)
	return middle + 3*away[len(away)/2]
}

func (m *machine) closeRound(r *Round) {
	r.Closed = true
	for i := range r.Cells {
		c := &r.Cells[i]
		if c.answered() {
			continue
		}
		c.Absent = NotReceived
		s := &m.s.Slots[i]
		if s.Node != c.Node {
			continue
		}
		if s.Missed++; s.Missed >= missesAllowed {
			m.absent(s.Provider, NotReceived)
			m.free(i, NotReceived)
		}
	}
	m.move(Closes)
}

// listIfChecked makes the manifest when no verdict is awaited any more.
func (m *machine) listIfChecked() bool {
	r := m.s.current()
	if m.s.Params.Verify == BeforeMerge && m.s.Clock.Chain < m.s.Since+m.s.Params.CheckTime {
		for i := range r.Cells {
			if c := &r.Cells[i]; c.came() && c.Absent == Present && c.Check == NoVerdict {
				return false
			}
		}
	}
	m.list(r)
	return true
}

// list gives every update its weight once, and publishes the manifest.
func (m *machine) list(r *Round) {
	weighted := false
	for i := range r.Cells {
		c := &r.Cells[i]
		if c.came() && c.Absent == Present && !m.s.trusted(c) {
			c.Absent = Unchecked
		}
		if c.came() && c.Absent == Present && c.CountedIn == 0 {
			c.CountedIn = r.Number + 1
		} else if late := m.s.carried(r, i); late != nil {
			late.CountedIn = r.Number + 1
		}
		weighted = weighted || m.s.entry(r, i).Weight > 0
	}
	if !weighted {
		m.beginAgain(r)
		return
	}
	r.Listed = m.s.entries(r)
	manifest := m.s.manifest(r)
	r.Manifest, r.Votes = manifest.StructHash(), nil
	m.move(Listed)
	m.do(PublishManifest{manifest})
	if m.s.Params.Verify == Sampled {
		m.do(DrawChecks{r.Number, r.Manifest})
	}
}

// trusted reports whether an update may have weight.
func (s *State) trusted(c *Cell) bool { return s.Params.Verify == Sampled || c.Check == FoundRight }

// carried returns a late update of the slot that this round may give weight: the oldest that no
// manifest counts, where the slot has none of its own.
func (s *State) carried(r *Round, slot int) *Cell {
	if r.Cells[slot].came() {
		return nil
	}
	for i := range s.Rounds {
		b := &s.Rounds[i]
		c := &b.Cells[slot]
		fresh := b.Number < r.Number && r.Number-b.Number <= s.Params.Stale
		if fresh && c.Absent == Late && c.Check != FoundWrong && c.CountedIn == 0 && s.trusted(c) &&
			staleWeight(c, r.Number-b.Number) > 0 {
			return c
		}
	}
	return nil
}

// staleWeight halves an update's weight for every round that it is late.
func staleWeight(c *Cell, rounds uint32) uint64 { return c.Update.Body.Weight >> rounds }

// entry says what the manifest lists for a slot.
func (s *State) entry(r *Round, slot int) Entry {
	for i := range s.Rounds {
		b := &s.Rounds[i]
		if c := &b.Cells[slot]; b.Number <= r.Number && c.CountedIn == r.Number+1 {
			return Entry{Slot: uint32(slot), Base: b.Number, Update: c.Hash, Root: c.Update.Body.Root,
				Weight: staleWeight(c, r.Number-b.Number), Verified: c.Check == FoundRight}
		}
	}
	c := &r.Cells[slot]
	return Entry{Slot: uint32(slot), Base: r.Number, Update: c.Hash, Root: c.Update.Body.Root,
		Verified: c.Check == FoundRight, Absent: c.Absent}
}

// entries says what the manifest lists, slot by slot.
func (s *State) entries(r *Round) []Entry {
	es := make([]Entry, len(r.Cells))
	for i := range es {
		es[i] = s.entry(r, i)
	}
	return es
}

// manifest returns the round's manifest, once it is listed.
func (s *State) manifest(r *Round) Manifest {
	return Manifest{Job: s.Params.Job, Round: r.Number, Attempt: s.Attempt, Closes: r.Closes, Previous: r.Previous,
		Entries: r.Listed}
}

// beginAgain drops a round in which no update has a weight. Late work of it is settled as it is.
func (m *machine) beginAgain(r *Round) {
	m.settleAll(r)
	m.s.Rounds = m.s.Rounds[:len(m.s.Rounds)-1]
	m.s.Attempt++
	m.move(Empty)
}
