package disputetest

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Result is the result of one game.
type Result struct {
	dispute.Outcome
	Made, Refused int
	Proved        bool // by the referee, not by the clock
	Seconds       uint64
}

// Play plays a game of two actors by the rules to its end. A refused move counts as
// none, so the clock decides.
func Play(t testing.TB, rules dispute.Rules, s dispute.State, asserter, challenger Actor) Result {
	t.Helper()
	start, now := s.MovedAt, s.MovedAt
	var last dispute.Move
	var res Result
	for range 100 {
		who := asserter
		if s.Turn() == dispute.Challenger {
			who = challenger
		}
		m, at, silent := who.Act(s, last, now)
		if !silent {
			next, end, err := rules.Apply(s, m, at)
			if err == nil {
				res.Made++
				now = at
				if end.Winner != dispute.Nobody {
					res.Outcome, res.Seconds, res.Proved = end, now-start, true
					return res
				}
				s, last = next, m
				continue
			}
			if !Refusal(err) {
				t.Fatalf("an error of no known kind: %v", err)
			}
			res.Refused++
		}
		now = s.Deadline() + 1
		end, err := rules.Timeout(s, now)
		if err != nil {
			t.Fatal(err)
		}
		res.Outcome, res.Seconds = end, now-start
		return res
	}
	t.Fatalf("a game without end: %+v", s)
	return res
}

// Refusal reports whether an error is a refusal by the rules.
func Refusal(err error) bool {
	for _, known := range []error{dispute.ErrMove, dispute.ErrTurn, dispute.ErrLate, dispute.ErrEarly} {
		if errors.Is(err, known) {
			return true
		}
	}
	return false
}
