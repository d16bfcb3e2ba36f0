package market_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// TestNobodyPutsOffADrawOfIntervals: a provider that has one of 16 intervals altered, and names
// another height whenever a block draws that one, is found once in 16 segments all the same.
// While only the last block counted, it was once in a million.
func TestNobodyPutsOffADrawOfIntervals(t *testing.T) {
	spec := market.Spec{StepsPerSegment: 512, Marks: 16, Verification: market.Verification{Intervals: 1}}
	rng, found := rand.New(rand.NewPCG(1, 2)), 0
	block := func() (h common.Hash) {
		for i := range h {
			h[i] = byte(rng.Uint32())
		}
		return h
	}
	const segments = 4000
	for range segments {
		r := market.SegmentResult{Commitment: market.Commitment{Hash: block(), Height: 100},
			Segment: commit.Segment{Steps: 512}}
		blocks := []common.Hash{block()}
		d, err := r.Draw(blocks, spec, nil)
		for n := 0; err == nil && d.Intervals.Has(7) && n < market.MaxRenamed; n++ {
			before := d.Intervals
			r = r.Renamed()
			r.Commitment.Height += 5
			blocks = append(blocks, block())
			if d, err = r.Draw(blocks, spec, nil); d.Intervals&before != before || d.Whole {
				t.Fatalf("an interval that was drawn is not checked: %b, then %b", before, d.Intervals)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		if d.Intervals.Has(7) {
			found++
		}
	}
	if found < 200 || found > 300 {
		t.Errorf("found %d times in %d, want some 250", found, segments)
	}
}

func TestEarlierHeights(t *testing.T) {
	ann := valid(t)
	l := leaseOf(ann)
	named := func(heights ...uint64) market.SegmentResult {
		r := resultOf(ann, l, 0, genesis, word(1))
		for _, h := range heights {
			c := r.Commitment
			c.Height = h
			r.Earlier = append(r.Earlier, market.Named{Height: h, Sig: provider.sign(c)})
		}
		return r
	}
	h := named().Commitment.Height
	for _, good := range [][]uint64{nil, {h - 1}, {h - 9, h - 5, h - 2, h - 1}} {
		if _, err := named(good...).Validate(ann, l); err != nil {
			t.Errorf("%v: %v", good, err)
		}
	}
	forged := named(h - 1)
	forged.Earlier[0].Sig = delegate.sign(forged.Commitment)
	moved := named(h - 2)
	moved.Earlier[0].Height--
	for name, c := range map[string]struct {
		r    market.SegmentResult
		want error
	}{
		"too many": {named(h-5, h-4, h-3, h-2, h-1), market.ErrRange}, "descending": {named(h-1, h-2), market.ErrRange},
		"the same": {named(h), market.ErrRange}, "twice": {named(h-1, h-1), market.ErrRange},
		"later": {named(h + 1), market.ErrRange}, "another signer": {forged, market.ErrSignature},
		"another height": {moved, market.ErrSignature},
	} {
		if _, err := c.r.Validate(ann, l); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	r := named(h - 1)
	if _, err := r.Draw(make([]common.Hash, 1), ann.Spec(), theCandidates()); !errors.Is(err, market.ErrDraw) {
		t.Errorf("a block is missing: %v", err)
	}
	next := r.Renamed()
	next.Commitment.Height++
	if !next.Follows(r) || r.Follows(next) || named().Follows(r) ||
		!slices.Equal(next.Heights(), []uint64{h - 1, h, h + 1}) {
		t.Errorf("%v after %v", next.Heights(), r.Heights())
	}
}
