//go:build daemons

package evmrail

import (
	"flag"
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/testnet/fault"
)

// soakJobs is how many jobs TestSoak plays; soakWhole is how many must see every
// fault.
var (
	soakJobs = flag.Int("soak", 4, "jobs of the soak")
	soakSeed = flag.Uint64("seed", 6, "what draws the soak's jobs and faults")
)

const soakWhole = 50

// TestSoak plays random jobs over endpoints that fail, with parties that are
// killed; one of eight on a chain whose blocks are reorganised away.
func TestSoak(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	c := startAnvil(t)
	x := escrowtest.Soak(t, *soakJobs, *soakSeed, func(t testing.TB, job int) escrowtest.Testbed {
		if job%8 == 3 {
			return reorgBed(t)
		}
		return faultyBed(t, c, *soakSeed*1000+uint64(job))
	})
	fmt.Printf("soak: evm: seed %d: %s\n", *soakSeed, x)
	if *soakJobs < soakWhole {
		return
	}
	x.CheckComplete(t)
	for _, k := range tally.Missing(append(fault.EVM.Kinds(), reorg)...) {
		t.Errorf("no %s came up", k)
	}
}
