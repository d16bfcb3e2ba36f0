package rehearsal

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/libp2p/go-libp2p/core/network"

	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/testnet/stranger"
)

const (
	dialers = 8 // at a time
	// trimming is how long the node may take to close what is over the bound.
	trimming = 5 * time.Second
)

// connections has more strangers connect, all from this machine's address, than a node keeps.
func (a *attacker) connections(ctx context.Context) []Row {
	began, bound := time.Now(), p2p.StrangerConnections(a.from)
	r := Row{Attack: "connections", On: a.from.String(), Sent: fmt.Sprintf("%d connections", bound+dialers),
		Bound: fmt.Sprintf("≤ %d are kept, and the node answers", bound)}
	crowd, err := a.crowd(ctx, bound+dialers)
	defer func() {
		for _, s := range crowd {
			_ = s.Close() // it holds nothing that could be lost
		}
	}()
	if err != nil {
		return []Row{failed(r, err)}
	}
	err = until(ctx, trimming, func() (bool, error) { return a.kept(crowd) <= bound, nil })
	if err == nil {
		_, err = a.Metrics(ctx)
	}
	if err != nil {
		return []Row{failed(r, err)}
	}
	kept := a.kept(crowd)
	r.Did, r.Held, r.Took = fmt.Sprintf("%d are kept", kept), kept <= bound, time.Since(began)
	return []Row{r}
}

// crowd starts n strangers and has them connect; some are refused.
func (a *attacker) crowd(ctx context.Context, n int) (all []*stranger.Stranger, err error) {
	for range n {
		s, err := stranger.New()
		if err != nil {
			return all, err
		}
		all = append(all, s)
	}
	var dials sync.WaitGroup
	for i := range dialers {
		dials.Go(func() {
			for j := i; j < n; j += dialers {
				_ = all[j].Dial(ctx, a.addr) // refused, or cut: what is kept is counted later
			}
		})
	}
	dials.Wait()
	return all, nil
}

func (a *attacker) kept(crowd []*stranger.Stranger) (n int) {
	for _, s := range crowd {
		if s.Host.Network().Connectedness(a.Peer) == network.Connected {
			n++
		}
	}
	return n
}
