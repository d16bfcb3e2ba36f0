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

// soakJobs is how many jobs TestSoak plays; soakWhole is how many must see every
// fault.
var (
	soakJobs = flag.Int("soak", 2, "jobs of the soak")
	soakSeed = flag.Uint64("seed", 8, "from which a soak's jobs and faults are drawn")
)

const soakWhole = 50

// TestSoak plays random jobs with parties that are killed, over a network that
// loses messages, and with lnd nodes that are killed between jobs.
func TestSoak(t *testing.T) {
	x := escrowtest.Soak(t, *soakJobs, *soakSeed, func(t testing.TB, job int) escrowtest.Bed {
		r := rand.New(rand.NewPCG(^*soakSeed, uint64(job)))
		if r.IntN(10) == 0 {
			killOne(t, r)
		}
		b := newBed(t, net4)
		b.lose = func() bool { return r.IntN(12) == 0 }
		return b
	})
	faults.mu.Lock()
	defer faults.mu.Unlock()
	fmt.Printf("soak: lightning: %s\n", x)
	fmt.Printf("faults: soak: %d %s, %d %s, %d %s\n", faults.n[kills], kills, faults.n[lostMessages], lostMessages, faults.n[lostAnswers], lostAnswers)
	if *soakJobs < soakWhole {
		return
	}
	x.Whole(t)
	for _, f := range []fault{kills, lostMessages, lostAnswers} {
		if faults.n[f] == 0 {
			t.Errorf("no %s", f)
		}
	}
}

// killOne kills a node as a power cut would, and starts it again.
func killOne(t testing.TB, r *rand.Rand) {
	t.Helper()
	node := []*Lnd{net4.Client, net4.Provider, net4.Router}[r.IntN(3)]
	node.Kill()
	faults.add(kills)
	if err := node.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := net4.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := net4.Active(t.Context()); err != nil {
		t.Fatal(err)
	}
}
