//go:build daemons

package lightning

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/escrow/escrowtest"
)

// Faults of a soak, beside those of the other tests.
const (
	lostMessages fault = "lost messages"
	lostAnswers  fault = "lost answers"
)

// soakFaults are what a soak of a whole deck must play.
func soakFaults() []fault {
	out := append([]fault{lostMessages, lostAnswers}, allFaults...)
	for _, n := range net4.Nodes() {
		out = append(out, of(kills, n.Name), of(stops, n.Name))
	}
	return out
}

var (
	soakJobs = flag.Int("soak", 4, "jobs of the soak")
	soakSeed = flag.Uint64("seed", 8, "from which a soak's jobs and faults are drawn")
)

// ordeals are what a soak plays beside the scenarios of all rails; in each, every
// unit is counted at the end.
var ordeals = []struct {
	weight int
	name   string
	fires  []fault // without which the job has shown nothing
	play   func(testing.TB, *rand.Rand)
}{
	{4, "lnds restart", nil, restarts},
	{2, "an lnd is away", []fault{absences}, absent},
	{1, "the provider's ledger is lost", []fault{lostLedgers}, providerLoses},
	{1, "the client's ledger is lost", []fault{lostLedgers}, clientLoses},
	{1, "a dispute, for the provider", []fault{disputes}, func(t testing.TB, r *rand.Rand) { disputed(t, r, true) }},
	{1, "a dispute, against the provider", []fault{disputes}, func(t testing.TB, r *rand.Rand) {
		disputed(t, r, false)
	}},
	{1, "nobody settles", []fault{expiries}, nobodySettles},
	{1, "a hash comes twice", []fault{reuses}, hashTwice},
	{1, "fees above the limit", []fault{highFees}, dear},
	{1, "a window too short", []fault{shortWindows}, tooLong},
	{1, "a provider without coins", []fault{bareWallets}, brokeNode},
	{1, "a channel is closed by force", []fault{forceCloses}, closedByForce},
}

// TestSoak plays random jobs over one network: the scenarios of all rails with
// parties that are killed and messages that are lost, and what only Lightning
// can suffer. A soak of a whole deck must see every kind and every fault; each
// job must see its own.
func TestSoak(t *testing.T) {
	before := faults.counts()
	x := escrowtest.Soak(t, *soakJobs, *soakSeed, func(t testing.TB, job int) escrowtest.Testbed {
		return newBed(t, net4).losing(dice(job))
	}, kinds4()...)
	fired := faults.counts()
	for f, n := range before {
		fired[f] -= n
	}
	fmt.Printf("soak: lightning: seed %d: %s\n", *soakSeed, x)
	fmt.Printf("faults: soak: lightning: %s\n", list(fired, soakFaults()))
	fmt.Printf("soak: lightning: %s\n", list(fired, []fault{failedLinks}))
	if *soakJobs < x.Deck {
		return
	}
	x.CheckComplete(t)
	for _, f := range soakFaults() {
		if fired[f] == 0 {
			t.Errorf("no %s", f)
		}
	}
}

func kinds4() (out []escrowtest.Kind) {
	for _, o := range ordeals {
		out = append(out, escrowtest.Kind{Weight: o.weight, Name: o.name, Play: func(t testing.TB, job int) {
			before := faults.counts()
			o.play(t, dice(job))
			after := faults.counts()
			for _, f := range o.fires {
				if after[f] == before[f] {
					t.Errorf("no %s", f)
				}
			}
		}})
	}
	return out
}

// dice are a job's.
func dice(job int) *rand.Rand { return rand.New(rand.NewPCG(^*soakSeed, uint64(job))) }

// losing is the bed with a network that loses one of twelve messages, and as many
// answers.
func (b *bed) losing(r *rand.Rand) *bed {
	own := rand.New(rand.NewPCG(r.Uint64(), 0)) // others throw r meanwhile
	b.lose = func() bool { return own.IntN(12) == 0 }
	return b
}
