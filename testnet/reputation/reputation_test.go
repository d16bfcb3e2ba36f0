package reputation_test

import (
	"reflect"
	"testing"

	"github.com/infernetprotocol/infernet/testnet/reputation"
)

// mostGain is by which part of all jobs a coalition of a third may do better than honestly.
const mostGain = 0.10

// TestACoalitionGainsLittle plays every strategy. Who slanders only where its friends are the
// majority that is drawn gains without records already, since the panel's rule believes it: there
// records may add half of mostGain.
func TestACoalitionGainsLittle(t *testing.T) {
	rows := reputation.Run(1, 12, 200)
	honest := rows[0].Share()
	if honest < 0.28 || honest > 0.39 {
		t.Fatalf("a third of the stake that works as all do gets %.3f of the jobs", honest)
	}
	for _, r := range rows[1:] {
		before, most := honest, mostGain
		if r.Sure && !r.OwnJobs {
			before, most = r.Blind, mostGain/2
		}
		if got := r.Share() - before; got > most {
			t.Errorf("%s: gains %.3f of the jobs", r.Name, got)
		}
		if r.CheatPermille > 0 && r.Share() > r.Blind+0.02 {
			t.Errorf("%s: records help who is found wrong: %.3f, without them %.3f", r.Name, r.Share(), r.Blind)
		}
	}
}

// TestNoHonestProviderIsShunned counts, in ten thousand runs, honest providers that rate less
// than half of a newcomer.
func TestNoHonestProviderIsShunned(t *testing.T) {
	if testing.Short() {
		t.Skip("plays ten thousand runs")
	}
	const runs = 10_000
	each := (runs + len(reputation.Strategies) - 1) / len(reputation.Strategies)
	for _, s := range reputation.Strategies {
		if r := s.PlayRuns(7, each, 24); r.Bans > 0 {
			t.Errorf("%s: honest providers are shunned in %d of %d runs", s.Name, r.Bans, r.Runs)
		}
	}
}

func TestARunRepeats(t *testing.T) {
	s := reputation.Strategies[len(reputation.Strategies)-1]
	if a, b := s.Play(3, 20), s.Play(3, 20); !reflect.DeepEqual(a, b) {
		t.Errorf("%+v\n%+v", a, b)
	}
}
