package escrowtest

import (
	"context"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/escrow"
)

// EvidenceSource is a rail that lists what its chain has of a lease: transactions
// and heights, payment hashes and how they ended, and the signatures of both
// sides.
type EvidenceSource interface {
	Evidence(context.Context, escrow.Deal) ([]string, error)
}

// explained takes a lease through every phase and asks both sides in each: which
// rule applies, until when, who may act, what happens if nobody does, and what the
// evidence is.
func explained(t testing.TB, bed Testbed, c *crashes) {
	tm := terms()
	tm.Window = 30
	s := begin(t, bed, tm, patientPolicy(), patientPolicy(), c)
	signatures := map[escrow.Party]int{escrow.Client: 2, escrow.Provider: 2}
	signed := s.evidenceBeyond(signatures)
	s.provider.pauseAt(escrow.Funded) // until the client has seen the window
	s.fund()
	opened := s.evidenceBeyond(signed)
	s.work(0, s.provider, s.client)
	s.vouchAlone(1) // the client's machine forgets it: the provider closes in the window
	s.client.do(escrow.Stop{Reason: "test"})
	s.client.phase(escrow.Ending)
	s.provider.resume()
	s.settled()
	s.refundClient()
	s.evidenceBeyond(opened)
	seen := s.client.explain()
	for phase := range s.provider.explain() {
		seen[phase] = true
	}
	for phase := escrow.Quoted; phase <= escrow.Refunded; phase++ {
		potless := phase == escrow.Refunding && s.deal.PerSegment // without a pot nothing is refunded
		if !seen[phase] && !potless {
			t.Errorf("nobody came to %s", phase)
		}
	}
	s.check(1, 1)
}

// evidenceBeyond waits until each side's rail sees more of the lease than so many facts,
// and returns how many it sees. A network that fails may withhold some for a while.
func (s *scenario) evidenceBeyond(before map[escrow.Party]int) map[escrow.Party]int {
	s.t.Helper()
	out := map[escrow.Party]int{}
	for p, n := range before {
		w, ok := s.bed.Rail(s.t, p, nil).(EvidenceSource)
		if !ok {
			s.t.Fatalf("the rail of the %s has no evidence to give", p)
		}
		for out[p] <= n {
			facts, err := w.Evidence(s.t.Context(), s.deal)
			if err != nil {
				s.t.Fatalf("evidence of the %s, of which it has seen:\n%s\n%v", p, strings.Join(facts, "\n"), err)
			}
			out[p] = len(facts)
		}
	}
	return out
}

// bounded are the phases in which a deadline lets somebody act.
var bounded = map[escrow.Phase]bool{escrow.Quoted: true, escrow.Reserved: true, escrow.Funded: true,
	escrow.Ending: true, escrow.Refunding: true}

// explain checks the explanation of every phase that a side went through.
func (a *actor) explain() map[escrow.Phase]bool {
	a.t.Helper()
	a.mu.Lock()
	defer a.mu.Unlock()
	rules := map[string]escrow.Phase{}
	seen := map[escrow.Phase]bool{}
	for phase, s := range a.passed {
		seen[phase] = true
		e := s.Explain(s.Chain.Time)
		if e.Rule == "" || e.Who == "" || e.Otherwise == "" || !strings.HasPrefix(e.State, phase.String()) ||
			bounded[phase] && e.Deadline == 0 {
			a.t.Errorf("%s in %s has the explanation: %+v", a.party, phase, e)
		}
		if other, ok := rules[e.Rule]; ok {
			a.t.Errorf("%s has the same rule in %s and in %s: %s", a.party, phase, other, e.Rule)
		}
		rules[e.Rule] = phase
	}
	return seen
}
