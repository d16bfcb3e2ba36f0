package bundle_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/bundle"
)

// TestABundleIsJudgedWithoutAnybody: a whole game, one that the clock ended and
// one that still runs pass, from their files alone.
func TestABundleIsJudgedWithoutAnybody(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for name, x := range map[string]struct {
		moves  int
		winner common.Address
		last   string
	}{
		"to the referee":  {100, challenger.Address(), "prove-tile"},
		"to the clock":    {2, challenger.Address(), "timeout"},
		"still under way": {1, common.Address{}, "open-steps"},
	} {
		raw, err := signed(t, played(t, x.moves)).Encode()
		if err != nil {
			t.Fatal(err)
		}
		b, err := bundle.Decode(raw)
		if err != nil {
			t.Fatal(err)
		}
		r, err := b.Check()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if r.Winner != x.winner || r.Moves[len(r.Moves)-1].Kind != x.last || r.Asserter != wallet.Address() ||
			r.Challenger != challenger.Address() || r.Exporter != exporter.Address() || r.Signatures != len(b.Plays)+6 {
			t.Errorf("%s: %+v", name, r)
		}
		replayed(t, name, r)
	}
}

// replayed checks that every move narrows what the one before left, in the order of a game, and that a game to the
// referee ends with a tile whose claim is not what its operands give.
func replayed(t *testing.T, name string, r bundle.Report) {
	t.Helper()
	order := []string{"steps", "operators", "leaves", "cells", "tiles"}
	var last *bundle.Left
	for i, m := range r.Moves {
		l := m.Left
		switch {
		case l == nil && i < len(r.Moves)-1:
			t.Fatalf("%s: nothing is left after move %d of %d", name, i, len(r.Moves))
		case l == nil:
			continue
		case l.Count == 0 || l.Until < m.Time || l.What != "steps" && l.First+l.Count > l.Of:
			t.Errorf("%s: move %d leaves %+v", name, i, l)
		case last != nil && last.What == l.What && (l.First < last.First || l.First+l.Count > last.First+last.Count):
			t.Errorf("%s: move %d, %s, goes from %+v to %+v", name, i, m.Kind, last, l)
		case last != nil && slices.Index(order, l.What) < slices.Index(order, last.What):
			t.Errorf("%s: move %d goes back from %s to %s", name, i, last.What, l.What)
		}
		if last != nil && m.Kind != "timeout" && (m.Side != last.Turn || m.Until != last.Until) {
			t.Errorf("%s: move %d is of the %s until %d, after %+v", name, i, m.Side, m.Until, last)
		}
		last = l
	}
	if to := r.Moves[len(r.Moves)-1].Kind == "prove-tile"; to != (r.Tile != nil) {
		t.Fatalf("%s: the tile is %+v", name, r.Tile)
	}
	if x := r.Tile; x != nil && (x.Claimed == x.Computed || len(x.Operands) == 0 || last.Count != 1 ||
		*last.Operator != x.Operator || *last.Step != x.Step) {
		t.Errorf("%s: %+v after %+v", name, x, last)
	}
}

// TestAnyChangedByteIsFound: the file is signed as a whole.
func TestABundleHasBoundedParts(t *testing.T) {
	for name, b := range map[string]bundle.Bundle{
		"verdicts":     {Verdicts: make([]market.SignedVerdict, bundle.MaxVerdicts+1)},
		"transactions": {Plays: make([]bundle.Play, bundle.MaxPlays+1)},
	} {
		b.Version = bundle.Version
		raw, err := b.Encode()
		if err != nil {
			t.Fatal(err)
		}
		_, err = bundle.Decode(raw)
		if !errors.Is(err, bundle.ErrNotBundle) || !strings.Contains(err.Error(), "of at most") {
			t.Errorf("too many %s: %v", name, err)
		}
	}
}

func TestAnyChangedByteIsFound(t *testing.T) {
	raw, err := signed(t, played(t, 1)).Encode()
	if err != nil {
		t.Fatal(err)
	}
	for at := 0; at < len(raw); at += 1 + len(raw)/700 {
		bad := bytes.Clone(raw)
		bad[at] ^= 0x10
		b, err := bundle.Decode(bad)
		if err == nil {
			_, err = b.Check()
		}
		if !errors.Is(err, bundle.ErrFalse) && !errors.Is(err, bundle.ErrNotBundle) {
			t.Fatalf("byte %d of %d may be changed: %v", at, len(raw), err)
		}
	}
	if _, err := bundle.Decode(append(raw, 0)); !errors.Is(err, bundle.ErrNotBundle) {
		t.Errorf("a byte more: %v", err)
	}
}

// TestALyingExporterIsFound: each lie is signed by the exporter, so that what is
// inside has to show it.
func TestALyingExporterIsFound(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	whole := played(t, 100)
	for name, lie := range map[string]func(b *bundle.Bundle){
		"another winner":             func(b *bundle.Bundle) { b.Winner = wallet.Address() },
		"no winner":                  func(b *bundle.Bundle) { b.Winner = common.Address{} },
		"another price":              func(b *bundle.Bundle) { b.Announcement.Offer.MaxPrice++ },
		"another program":            func(b *bundle.Bundle) { b.Announcement.Spec.Program.Seed++ },
		"another escrow":             func(b *bundle.Bundle) { b.Announcement.Domain.Escrow[0]++ },
		"another coordinator":        func(b *bundle.Bundle) { b.Announcement.Contact = "" },
		"another lease":              func(b *bundle.Bundle) { b.Lease.Lease.Price-- },
		"an unsigned lease":          func(b *bundle.Bundle) { b.Lease.DelegateSig[3]++ },
		"a lease the node never saw": func(b *bundle.Bundle) { b.Lease.NodeSig[3]++ },
		"another end":                func(b *bundle.Bundle) { b.Result.Segment.End[0]++ },
		"another hash":               func(b *bundle.Bundle) { b.Result.Commitment.Hash[0]++ },
		"an unsigned segment":        func(b *bundle.Bundle) { b.Result.Sig[3]++ },
		"another log": func(b *bundle.Bundle) {
			b.Result.Log = bytes.Clone(b.Result.Log)
			b.Result.Log[9]++
		},
		"a checkpoint that is none":   func(b *bundle.Bundle) { b.Result.End = market.Blob{CID: "x", Size: 1} },
		"another trace":               func(b *bundle.Bundle) { b.Header.Seed++ },
		"a verdict turned":            func(b *bundle.Bundle) { b.Verdicts[0].Verdict.Segment++ },
		"a verdict with no signature": func(b *bundle.Bundle) { b.Verdicts[0].Sig = market.Signature{} },
		"another contract":            func(b *bundle.Bundle) { b.Contract[0]++ },
		"a shorter clock":             func(b *bundle.Bundle) { b.Clock = 1 },
		"another extension":           func(b *bundle.Bundle) { b.Extension = b.Clock },
		"no challenge":                func(b *bundle.Bundle) { b.Plays = b.Plays[1:] },
		"no plays":                    func(b *bundle.Bundle) { b.Plays = nil },
		"a play left out":             func(b *bundle.Bundle) { b.Plays = slices.Delete(b.Plays, 3, 4) },
		"the last play left out":      func(b *bundle.Bundle) { b.Plays = b.Plays[:len(b.Plays)-1] },
		"a play twice":                func(b *bundle.Bundle) { b.Plays = slices.Insert(b.Plays, 2, b.Plays[1]) },
		"a play after the end":        func(b *bundle.Bundle) { b.Plays = append(b.Plays, b.Plays[len(b.Plays)-1]) },
		"plays in another order":      func(b *bundle.Bundle) { b.Plays[1], b.Plays[2] = b.Plays[2], b.Plays[1] },
		"an earlier challenge": func(b *bundle.Bundle) {
			at(t, &b.Plays[0], func(h *types.Header) { h.Time-- })
		},
		"a later move": func(b *bundle.Bundle) {
			at(t, &b.Plays[2], func(h *types.Header) { h.Time++ })
		},
		"a block before the one ahead": func(b *bundle.Bundle) {
			at(t, &b.Plays[4], func(h *types.Header) { h.Number.SetUint64(1) })
		},
		"a last move that is too late": func(b *bundle.Bundle) {
			at(t, &b.Plays[len(b.Plays)-1], func(h *types.Header) { h.Time += 5000 })
		},
		"a header that is none":      func(b *bundle.Bundle) { b.Plays[2].Header = []byte{1} },
		"more gas than there was":    func(b *bundle.Bundle) { b.Plays[2].GasUsed = 1 << 40 },
		"a transaction changed":      func(b *bundle.Bundle) { b.Plays[2].Tx[60] ^= 1 },
		"a transaction that is none": func(b *bundle.Bundle) { b.Plays[2].Tx = []byte{2} },
	} {
		b := copied(t, whole)
		lie(&b)
		if _, err := signed(t, b).Check(); !errors.Is(err, bundle.ErrFalse) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := whole.Check(); !errors.Is(err, bundle.ErrFalse) {
		t.Errorf("a bundle that nobody exported: %v", err)
	}
}

// at changes the header of a play's block.
func at(t *testing.T, p *bundle.Play, edit func(*types.Header)) {
	t.Helper()
	var h types.Header
	if err := rlp.DecodeBytes(p.Header, &h); err != nil {
		t.Fatal(err)
	}
	edit(&h)
	var err error
	if p.Header, err = rlp.EncodeToBytes(&h); err != nil {
		t.Fatal(err)
	}
}

// copied shares nothing with b.
func copied(t *testing.T, b bundle.Bundle) bundle.Bundle {
	t.Helper()
	raw, err := signed(t, b).Encode()
	if err != nil {
		t.Fatal(err)
	}
	out, err := bundle.Decode(raw)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// FuzzDecode: whatever the file holds, it is refused or judged, and nothing
// breaks.
func FuzzDecode(f *testing.F) {
	f.Add([]byte{0xa0})
	f.Fuzz(func(t *testing.T, raw []byte) {
		b, err := bundle.Decode(raw)
		if err != nil {
			return
		}
		if _, err := b.Check(); err == nil {
			t.Error("nobody signed it")
		}
	})
}
