package disputes

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// slow is a machine that needs 3.2 s for a step of these tests' jobs.
var slow = executor.Speed{Flops: 4e7, Values: 1e9, Hashes: 1e9, Private: 1e9}

// TestAuditC3NoBidForWhatCannotBeDefended offers a job of 64 steps a segment in shorter and
// shorter intervals, to a machine that could defend some of them within a quarter of the
// clock. Both roles refuse the same ones, and name the marks that are enough.
func TestAuditC3NoBidForWhatCannotBeDefended(t *testing.T) {
	spec, _ := roletest.TraceableJob(t)
	spec.Program.Steps, spec.StepsPerSegment = 64, 64
	const enough = 5 // 51 steps before the interval, twice 13 in it, of 3.2 s: 247 of 250 s
	for marks := uint8(1); marks <= 64; marks++ {
		spec.Marks = marks
		ann := roletest.Announced(spec, common.Hash{1})
		p := newParty(t, newFixture(), theProvider, nil, Options{Speed: slow})
		why := p.Unplayable(ann)
		if got := p.Undefendable(ann); got != why {
			t.Fatalf("%d marks: a provider says %q, a verifier %q", marks, got, why)
		}
		if (why != "") != (marks < enough) {
			t.Errorf("%d marks: %q", marks, why)
		}
		for _, text := range []string{"no bid: ", "at most 250 s", fmt.Sprintf("training.marks: %d would do", enough)} {
			if why != "" && !strings.Contains(why, text) {
				t.Errorf("%d marks: %q does not say %q", marks, why, text)
			}
		}
	}
	spec.Marks = 64
	slower := slow
	slower.Flops /= 10
	p := newParty(t, newFixture(), theProvider, nil, Options{Speed: slower})
	if why := p.Unplayable(roletest.Announced(spec, common.Hash{1})); !strings.Contains(why, "smaller model") {
		t.Errorf("a job that no marks help: %q", why)
	}
	if why := p.Unplayable(roletest.Announced(spec, common.Hash{})); why != "" {
		t.Errorf("a job without a trace: %q", why)
	}
}

// TestAuditC3NoChallengeThatCannotBePlayed finds a segment wrong on a machine that would lose
// its bond by the clock: there is no game, and the dispute says why.
func TestAuditC3NoChallengeThatCannotBePlayed(t *testing.T) {
	claim, data := claimOf(t, 0, true)
	for speed, want := range map[executor.Speed]Status{
		slow: Playing, {Flops: 1e5, Values: 1e9, Hashes: 1e9, Private: 1e9}: Dropped, {}: Playing,
	} {
		a := newFixture()
		v := newParty(t, a, theVerifier, data, Options{Speed: speed})
		v.Contest(claim, nil, nil)
		v.act(t)
		x := v.only(t)
		if x.Status != want || (len(a.games) == 0) != (want == Dropped) {
			t.Errorf("speed %v: %s, %d games, want %s: %s", speed, x.Status, len(a.games), want, x.Note)
		}
		if want == Dropped && !strings.Contains(x.Note, ErrTooSlow.Error()) {
			t.Errorf("it does not say why: %q", x.Note)
		}
	}
}
