package main

import (
	"bytes"
	"context"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// trained is the honest run, which no test changes.
var trained = sync.OnceValues(func() (*bench, error) { return newBench(context.Background()) })

func ready(t *testing.T) *bench {
	t.Helper()
	b, err := trained()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestEveryCheatIsCaughtOrHarmless, no honest segment is accused, and the table in the docs is what comes out.
func TestEveryCheatIsCaughtOrHarmless(t *testing.T) {
	res, err := measure(ready(t))
	if err != nil {
		t.Fatal(err)
	}
	if res.accused != 0 {
		t.Errorf("%d honest segments are accused", res.accused)
	}
	var names []string
	for _, x := range res.rows {
		if names = append(names, x.name); !x.caught {
			t.Errorf("%s: neither caught nor harmless: %q", x.name, x.ours)
		}
	}
	slices.Sort(names)
	if n := len(slices.Compact(names)); n != 12 {
		t.Errorf("%d cheats, want 12: %q", n, names)
	}
	text, err := os.ReadFile("../../../" + docs)
	if err != nil {
		t.Fatal(err)
	}
	if want, err := put(text, table(res)); err != nil || !bytes.Equal(text, want) {
		t.Errorf("%v: run go run ./scripts/bench/cheats -update; the table is now\n%s", err, table(res))
	}
}

// TestIntervalsThatAreWrong are those in which the cheat lies, and no other.
func TestIntervalsThatAreWrong(t *testing.T) {
	b := ready(t)
	want := map[string][]uint32{"fewer steps plus noise": {2, 3}, "copy of a peer": {0, 1, 2, 3},
		"stale update": {0, 1, 2, 3}, "sign flip": {3}, "scaled update": {3}, "own data": {0, 1, 2, 3},
		"one-layer backdoor": {3}}
	for _, f := range forgeries {
		c, err := f.forge(b, 2)
		if err != nil {
			t.Fatal(err)
		}
		got, err := b.check(cheater, 2, c)
		if err != nil || got.refused != "" || !slices.Equal(got.wrong.List(), want[f.name]) {
			t.Errorf("%s: %+v, %v; want intervals %v", f.name, got, err, want[f.name])
		}
	}
}

// TestClaimsThatDoNotFitAreRefused before anything is executed: another start than the lease's, a log and marks that
// the segment does not commit to.
func TestClaimsThatDoNotFitAreRefused(t *testing.T) {
	b := ready(t)
	start := b.claims[2][cheater]
	start.segment.Start = b.claims[1][cheater].segment.Start
	log := b.claims[2][cheater].copied()
	log.log[3].Loss /= 2
	shown := b.claims[2][cheater]
	shown.marks = append([]commit.Root{{1}}, shown.marks[1:]...)
	for name, c := range map[string]struct {
		claim claim
		why   string
	}{
		"start": {start, "another start"}, "log": {log, "log hashes to"}, "marks": {shown, "marks hash to"},
	} {
		if f, err := b.check(cheater, 2, c.claim); err != nil || !strings.Contains(f.refused, c.why) {
			t.Errorf("%s: %+v, %v", name, f, err)
		}
	}
}

// TestTheHonestRunReplays to its root: what the altered files differ from.
func TestTheHonestRunReplays(t *testing.T) {
	b := ready(t)
	root, d, err := b.replay(b.file)
	if err != nil || d != nil || root != b.shared {
		t.Errorf("replay reaches %s, %v, %v; want %s", root, d, err, b.shared)
	}
}
