package main

import (
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/round"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// row is what is found of one cheat.
type row struct {
	name   string
	caught bool // or harmless
	ours   string
	scores *scored // nil: the other defences do not look at it
	why    string  // they do not
}

// scored is what the other defences make of a slot, over all rounds but the first.
type scored struct {
	gain    float64 // mean share of the loss that an update takes away
	signs   float64 // average of signs; above 0 for a slot that trains on its data
	overlap float64 // most equal places with a peer
	clip    float64 // mean factor
	loss    float64 // held-out, after the clipped merge of the last round
}

// accused reports whether the losses speak against a slot: by Gauntlet's rules it gains nothing, or does not gain more
// on the data that it was given.
func (s scored) accused() bool { return s.gain <= 0 || s.signs < 0 }

// results are all rows, and what is found of honest slots.
type results struct {
	rows      []row
	honest    [slots]scored
	accused   int     // honest segments that a check finds wrong
	unclipped float64 // held-out loss after the honest merge of the last round, unclipped
}

func measure(b *bench) (res results, err error) {
	if res.accused, err = b.accused(); err != nil {
		return res, err
	}
	for i := range uint32(slots) {
		claims := [number]claim{}
		for r := range claims {
			claims[r] = b.claims[r][i]
		}
		if res.honest[i], err = b.scored(i, claims); err != nil {
			return res, err
		}
	}
	if res.unclipped, err = b.honestLoss(); err != nil {
		return res, err
	}
	for _, f := range forgeries {
		x, err := b.forged(f)
		if err != nil {
			return res, fmt.Errorf("%s: %w", f.name, err)
		}
		res.rows = append(res.rows, x)
	}
	others, err := b.others()
	res.rows = append(res.rows, others...)
	return res, err
}

// accused counts the honest segments that a check of all intervals finds wrong.
func (b *bench) accused() (n int, err error) {
	for r := range b.claims {
		for i, c := range b.claims[r] {
			f, err := b.check(uint32(i), r, c)
			if err != nil {
				return n, err
			}
			if !f.ok() {
				n++
			}
		}
	}
	return n, nil
}

// forged rehearses a cheat in every round but the first, each time in the run as it is without.
func (b *bench) forged(f forgery) (x row, err error) {
	x = row{name: f.name, caught: true}
	var claims [number]claim
	wrong := market.AllIntervals(marks)
	for r := 1; r < number; r++ {
		if claims[r], err = f.forge(b, r); err != nil {
			return x, err
		}
		found, err := b.check(cheater, r, claims[r])
		if err != nil {
			return x, err
		}
		x.caught = x.caught && !found.ok()
		wrong &= found.wrong
	}
	x.ours = fmt.Sprintf("caught: %d of %d intervals wrong", wrong.Count(), marks)
	s, err := b.scored(cheater, claims)
	x.scores = &s
	return x, err
}

// scored is what the other defences make of a slot's claims from the second round on.
func (b *bench) scored(slot uint32, claims [number]claim) (s scored, err error) {
	for r := 1; r < number; r++ {
		us, err := b.updates(r, slot, claims[r])
		if err != nil {
			return s, err
		}
		one, err := b.scoreOf(slot, r, us[slot])
		if err != nil {
			return s, err
		}
		factors := clips(us)
		s.gain += one.gain / (number - 1)
		s.signs = (1-memory)*s.signs + memory*one.sign
		s.clip += factors[slot] / (number - 1)
		for i, o := range us {
			if uint32(i) != slot {
				s.overlap = max(s.overlap, us[slot].shared(o))
			}
		}
		if r == number-1 {
			s.loss, err = b.mergedLoss(r, us, factors)
			if err != nil {
				return s, err
			}
		}
	}
	return s, nil
}

// updates are those of all slots in a round, with a slot's own from claim c.
func (b *bench) updates(r int, slot uint32, c claim) (us []update, err error) {
	for i := range uint32(slots) {
		from := b.claims[r][i]
		if i == slot {
			from = c
		}
		u, err := b.updateOf(i, from)
		if err != nil {
			return nil, err
		}
		us = append(us, u)
	}
	return us, nil
}

// mergedLoss is the held-out loss after the mean of updates, each times its factor.
func (b *bench) mergedLoss(r int, us []update, factors []float64) (float64, error) {
	shares := make([]float64, len(us))
	for i, f := range factors {
		shares[i] = f / float64(len(us))
	}
	state, err := b.after(r, us, shares)
	if err != nil {
		return 0, err
	}
	return b.heldOut(state)
}

// honestLoss is mergedLoss of the last round without cheat and without clipping.
func (b *bench) honestLoss() (float64, error) {
	const r = number - 1
	us, err := b.updates(r, cheater, b.claims[r][cheater])
	if err != nil {
		return 0, err
	}
	return b.mergedLoss(r, us, []float64{1, 1, 1, 1})
}

// others rehearses the cheats that are not in a segment.
func (b *bench) others() (rows []row, err error) {
	for _, c := range []struct {
		name  string
		round uint32
		file  func() (rounds.File, error)
	}{{"wrong merge", 1, b.wrongMerge}, {"wrong threshold", 0, b.wrongThreshold}} {
		f, err := c.file()
		if err != nil {
			return rows, err
		}
		_, d, err := b.replay(f)
		if err != nil {
			return rows, err
		}
		x := row{name: c.name, why: "who merges is not looked at"}
		if d != nil {
			x.caught = d.Round == c.round && d.What == "shared"
			x.ours = fmt.Sprintf("caught: replay names round %d", d.Round)
		}
		rows = append(rows, x)
	}
	for _, c := range []struct {
		name string
		lost bool
	}{{"late on purpose", false}, {"withheld bytes", true}} {
		x, err := silence(c.name, c.lost)
		if err != nil {
			return rows, err
		}
		rows = append(rows, x)
	}
	known, again, err := b.twoFaces(number - 1)
	return append(rows, row{name: "two faces", caught: known && again, why: "a slot shows all the same bytes",
		ours: "harmless: not the verified root, so the client trains it again"}), err
}

// silence rehearses a slot that does not answer.
func silence(name string, lost bool) (row, error) {
	c, err := silent(lost)
	x := row{name: name, why: "nothing to look at",
		ours: fmt.Sprintf("harmless: no weight, and the round closes %.1f s later", float64(c.waited)/1000)}
	x.caught = len(c.entries) == slots && c.merged == 2
	for i, e := range c.entries {
		x.caught = x.caught && (e.Weight == 0) == (i == cheater) && (e.Absent == round.Late) == (i == cheater)
	}
	return x, err
}
