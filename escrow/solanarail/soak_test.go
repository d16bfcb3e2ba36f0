//go:build daemons

package solanarail_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

// soakJobs is how many jobs TestSoak plays; soakWhole is how many must see every
// fault.
var (
	soakJobs = flag.Int("soak", 3, "jobs of the soak")
	soakSeed = flag.Uint64("seed", 7, "what draws the soak's jobs and faults")
)

const soakWhole = 50

// TestSoak plays random jobs over endpoints that fail, with parties that are
// killed.
func TestSoak(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	x := escrowtest.Soak(t, *soakJobs, *soakSeed, func(t testing.TB, job int) escrowtest.Testbed {
		b := newBed(t)
		p := proxy(t, surfpool.Faults.Random(*soakSeed*1000+uint64(job), 8))
		b.url, b.leeway = p.URL(), 24
		return b
	})
	fmt.Printf("soak: solana: seed %d: %s\n", *soakSeed, x)
	if *soakJobs < soakWhole {
		return
	}
	x.CheckComplete(t)
	for _, k := range tally.Missing(surfpool.Faults.Kinds()...) {
		t.Errorf("no %s came up", k)
	}
}
