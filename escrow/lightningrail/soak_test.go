package lightningrail

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
)

var (
	soakJobs = flag.Int("soak", 40, "jobs of the soak")
	soakSeed = flag.Uint64("seed", 8, "of the soak")
)

// faultyTestbed is a bed whose network loses messages, and whose nodes lose HTLCs.
type faultyTestbed struct {
	*memoryTestbed
	dice *dice
}

// dice are thrown by many.
type dice struct {
	mu sync.Mutex
	r  *rand.Rand
}

func (d *dice) oneIn(n int) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.r.IntN(n) == 0
}

func newFaultyTestbed(t testing.TB, job int) escrowtest.Testbed {
	t.Helper()
	b := &faultyTestbed{memoryTestbed: newMemoryTestbed(t),
		dice: &dice{r: rand.New(rand.NewPCG(*soakSeed, uint64(job)))}}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lose = func() bool { return b.dice.oneIn(12) }
	return b
}

// Rail implements escrowtest.Testbed.
func (b *faultyTestbed) Rail(t testing.TB, p escrow.Party, sent func()) escrow.Rail {
	return &aging{b.memoryTestbed.Rail(t, p, sent).(*livingRail)}
}

// aging makes blocks while a client waits for its HTLCs to expire.
type aging struct{ *livingRail }

func (a *aging) Do(ctx context.Context, x escrow.Action) error {
	if x.Kind != escrow.Release || a.Party != escrow.Client {
		return a.livingRail.Do(ctx, x)
	}
	mine, stop := context.WithCancel(ctx)
	var wait sync.WaitGroup
	wait.Go(func() {
		t := time.NewTicker(5 * time.Millisecond)
		defer t.Stop()
		for mine.Err() == nil {
			select {
			case <-mine.Done():
			case <-t.C:
				a.b.net.mine()
			}
		}
	})
	err := a.livingRail.Do(ctx, x)
	stop()
	wait.Wait()
	return err
}

// mine makes a block; nodes give back what is about to expire.
func (n *network) mine() {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.height++
	for _, node := range n.nodes {
		for h, i := range node.invoices {
			if i.State == lnd.InvoiceAccepted && node.ends[i.HTLC.Index] == lnd.Pending && n.height+
				cancelBefore >= i.HTLC.Expiry {
				node.end(h, false)
				i.State = lnd.InvoiceCanceled
			}
		}
	}
}

// TestSoak plays random jobs with parties that are killed, over a network that
// loses messages.
func TestSoak(t *testing.T) {
	x := escrowtest.Soak(t, *soakJobs, *soakSeed, newFaultyTestbed)
	fmt.Printf("soak: lightning in memory: %s\n", x)
}
