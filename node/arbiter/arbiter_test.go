package arbiter

import (
	"errors"
	"log/slog"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/evidencetest"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/canon"
)

// ruling is an accused segment, and the arbiter who rules on it.
type ruling struct {
	*evidencetest.Accused
	arbiter *Arbiter
}

// newRuling returns an arbiter for a segment of a job whose offer has ended meanwhile.
func newRuling(t *testing.T, i uint32, wrong bool) *ruling {
	t.Helper()
	a := evidencetest.Accuse(t, i, wrong)
	heads := roletest.NewClock()
	heads.Pass(500)
	d := role.Deps{
		Blocks: a.Blocks, Heads: heads, Ledger: roletest.OpenLedger(t), Runner: executor.Runner{Threads: 1},
		Events: events.New(time.Now),
		Log:    slog.New(slog.DiscardHandler),
	}
	var err error
	if d.Pins, err = role.NewPins(d, nil); err != nil {
		t.Fatal(err)
	}
	return &ruling{a, New(d)}
}

// rules returns what the arbiter says of the segment.
func (a *ruling) rules(t *testing.T) (bool, error) {
	t.Helper()
	raw, err := canon.Marshal(a.Evidence)
	if err != nil {
		t.Fatal(err)
	}
	if err := a.arbiter.Admit(a.Deal, a.Claim, raw); err != nil {
		return false, err
	}
	return a.arbiter.Right(t.Context(), a.Deal, a.Claim, raw)
}

// TestAnArbiterDecidesByItsOwnExecution: for who is right, against who is not, at
// the seed and later.
func TestAnArbiterDecidesByItsOwnExecution(t *testing.T) {
	for _, i := range []uint32{0, 1} {
		for _, wrong := range []bool{false, true} {
			if right, err := newRuling(t, i, wrong).rules(t); err != nil || right == wrong {
				t.Errorf("segment %d, altered %t: right %t, %v", i, wrong, right, err)
			}
		}
	}
}

// TestAnotherCheckpointIsDeliveredThanWasCommitted: the state is right, what the
// client would get is not.
func TestAnotherCheckpointIsDeliveredThanWasCommitted(t *testing.T) {
	a := newRuling(t, 1, false)
	a.DeliverAt(t, a.Evidence.Start)
	if right, err := a.rules(t); err != nil || right {
		t.Errorf("right %t, %v", right, err)
	}
}

// TestAnObjectorDoesNotChooseTheStart: a checkpoint that is not the segment's
// start, or that nobody has, is not held against the provider.
func TestAnObjectorDoesNotChooseTheStart(t *testing.T) {
	a := newRuling(t, 1, false)
	for name, start := range map[string]market.Blob{"another state": a.Evidence.Result.End,
		"nobody's": {CID: "bafk", Size: 9}, "none": {}} {
		a.Evidence.Start = start
		if right, err := a.rules(t); err != nil || !right {
			t.Errorf("%s: right %t, %v", name, right, err)
		}
	}
	a.Evidence.Lease.Lease.FirstSegment = 1 // what came before is not this lease's
	if s, err := a.arbiter.open(t.Context(), a.Evidence, nil, nil); err == nil {
		s.Close()
		t.Error("a start that nobody has was made up")
	}
}

// TestAnObjectorDoesNotChooseTheEnd: a client could name another checkpoint than the provider
// did, and have a right segment ruled wrong.
func TestAnObjectorDoesNotChooseTheEnd(t *testing.T) {
	a := newRuling(t, 1, false)
	a.Evidence.Result.End = a.Evidence.Start
	if _, err := a.rules(t); !errors.Is(err, ErrEvidence) {
		t.Errorf("a checkpoint that the provider did not name: %v", err)
	}
}

// TestEvidenceIsAboutTheClaim: evidence about anything else is refused.
func TestEvidenceIsAboutTheClaim(t *testing.T) {
	for name, spoil := range map[string]func(*ruling){
		"another hash":     func(a *ruling) { a.Claim.Hash[3] ^= 1 },
		"another segment":  func(a *ruling) { a.Claim.Segment++ },
		"another lease":    func(a *ruling) { a.Deal.Lease.Lease.Price-- },
		"another offer":    func(a *ruling) { a.Deal.Offer.Nonce++ },
		"another chain":    func(a *ruling) { a.Deal.Domain.ChainID++ },
		"another log":      func(a *ruling) { a.Evidence.Result.Log[0] ^= 1 },
		"no log":           func(a *ruling) { a.Evidence.Result.Log = nil },
		"an unsigned job":  func(a *ruling) { a.Evidence.Announcement.Sig[7] ^= 1 },
		"another program":  func(a *ruling) { a.Evidence.Announcement.Spec.Program.Seed++ },
		"a forged segment": func(a *ruling) { a.Evidence.Result.Sig[7] ^= 1 },
	} {
		a := newRuling(t, 0, false)
		spoil(a)
		if _, err := a.rules(t); !errors.Is(err, ErrEvidence) {
			t.Errorf("%s: %v", name, err)
		}
	}
	a := newRuling(t, 0, false)
	for _, raw := range [][]byte{nil, {0xff}, make([]byte, maxEvidence+1)} {
		if err := a.arbiter.Admit(a.Deal, a.Claim, raw); !errors.Is(err, ErrEvidence) {
			t.Errorf("%d bytes: %v", len(raw), err)
		}
	}
}
