package evm_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// TestMarksThatAreNone checks that an interval that a challenge names is one of the segment, and
// its ends are under the marks.
func TestMarksThatAreNone(t *testing.T) {
	s := newStudyOf(t, preset(t, program.R32), ir.Division{Steps: 6, Stride: 2}, 2)
	c := newWorld(t).signed(s.right)
	marks := s.right.marks()
	good := dispute.IntervalAt(marks, 1)
	first, last := dispute.IntervalAt(marks, 0), dispute.IntervalAt(marks, 2)
	start, pathed, valued, other, exchanged := first, last, last, good, good
	start.Left = good.Left
	valued.Right.Value = merkle.Root{1}
	pathed.Right.Path = good.Left.Path
	other.Left.Value = merkle.Root{1}
	exchanged.Left, exchanged.Right = good.Right, good.Left
	for name, bad := range map[string]struct {
		want string
		at   dispute.Interval
	}{
		"beyond":                {"Malformed", dispute.Interval{Index: 3}},
		"nearly the whole":      {"Malformed", dispute.Interval{Index: dispute.WholeSegment - 1}},
		"256":                   {"Malformed", dispute.Interval{Index: 256}},
		"the start with a mark": {"Malformed", start},
		"the end with a path":   {"Malformed", pathed},
		"the end with a value":  {"Malformed", valued},
		"the whole with a mark": {"Malformed", dispute.Interval{Index: dispute.WholeSegment, Left: good.Left}},
		"the whole with an end": {"Malformed", dispute.Interval{Index: dispute.WholeSegment, Right: good.Right}},
		"another mark":          {"Mismatch", other},
		"marks exchanged":       {"Mismatch", exchanged},
		"no end":                {"Malformed", dispute.Interval{Index: 1, Left: good.Left}},
	} {
		if _, err := rules.Begin(c.claimed(), bad.at, dispute.Address(stranger.addr), c.now()); err == nil {
			t.Errorf("%s: the rules take it", name)
		}
		c.value = big.NewInt(bond)
		t.Log(name)
		c.refused(bad.want, stranger, c.game, c.challengeData(bad.at))
	}
	st := c.challengeAt(stranger, whole)
	m, err := dispute.Player{Side: dispute.Asserter, Knowledge: s.right}.Next(st, nil)
	if err != nil {
		t.Fatal(err)
	}
	roots := append([]merkle.Root(nil), m.(dispute.OpenSteps).Roots...)
	roots[0][0]++
	c.refused("Mismatch", provider, c.game, c.packed(st, dispute.OpenSteps{Roots: roots}))
	c.refused("Malformed", provider, c.game, c.packed(st, dispute.OpenSteps{Roots: roots[:1]}))
	wrong := s.flipped(s.products())
	if end := c.play(st, wrong); end.Winner != dispute.Asserter {
		t.Errorf("%+v", end)
	}
}

// TestTracesOfTooManyMarks checks that a trace whose segments have more intervals than a verdict
// can name leads to no game, nor does one without a stride.
func TestTracesOfTooManyMarks(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	for stride, want := range map[uint32]string{0: "NoGameNeeded", 1: "Malformed"} {
		h, seg := s.right.Header(), s.right.segment
		h.StepsPerSegment, h.Stride, seg.Steps = 65, stride, 65
		h.Steps = 650
		w := newWorld(t)
		o := w.offer()
		o.Trace = common.Hash(h.Root())
		l := w.leaseOf(o)
		l.FirstSegment, l.StartRoot = 0, common.Hash(seg.Start)
		w.must(client, w.address, w.openData(o, l, 10_000_000, w.permit(client, 10_000_000)))
		w.value = big.NewInt(bond)
		w.refused(
			want,
			stranger,
			w.game,
			game.PackChallenge(binder.Offer(o), binder.Lease(l), binder.Segment(seg), binder.Header(h),
				w.signedBy(node, l, seg), bindInterval(whole)),
		)
	}
}

// TestWrongMarks checks that a segment has marks exactly if it has more than one interval.
func TestWrongMarks(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	c := newWorld(t).signed(s.right)
	seg := s.right.segment
	seg.Marks = merkle.Root{}
	c.shows(stranger, game.PackWrongWords(binder.Offer(c.offer), binder.Lease(c.lease), binder.Segment(seg),
		binder.Header(s.right.Header()), c.signature(seg)))
	whole := newStudyOf(t, preset(t, program.R32), ir.Division{Steps: 4, Stride: 4}, 2)
	c = newWorld(t).signed(whole.right)
	seg = whole.right.segment
	seg.Marks = merkle.Root{1}
	c.shows(stranger, game.PackWrongWords(binder.Offer(c.offer), binder.Lease(c.lease), binder.Segment(seg),
		binder.Header(whole.right.Header()), c.signature(seg)))
}
