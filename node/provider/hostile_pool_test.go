package provider

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/p2p/admission"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
)

// asker is a provider with these neighbours that has bid for theOffer.
func asker(net wire.Network, n *neighbours) *Provider {
	p := New(role.Deps{Net: net, Peers: n, Registry: n, Heads: roletest.NewClock()}, nil, Bounds{Limits: NoLimits()},
		role.FaultInjection{})
	p.bids[theOffer] = openBid{at: map[common.Hash]market.Bid{theOffer: {}}}
	return p
}

// TestHostileR3ACrowdOfStrangersHidesNoVerifier: a coordinator connects as many peers as a provider takes of strangers.
// They say that they verify, and have no stake. The verifiers with a stake are asked all the same.
func TestHostileR3ACrowdOfStrangersHidesNoVerifier(t *testing.T) {
	n := newNeighbours(t, slices.Repeat([]money.Units{100}, 8)...)
	for i := range 96 {
		seed := binary.BigEndian.AppendUint32(bytes.Repeat([]byte{77}, 28), uint32(i))
		k, err := crypto.ToECDSA(seed)
		if err != nil {
			t.Fatal(err)
		}
		id, err := p2p.PeerIDOf(&k.PublicKey)
		if err != nil {
			t.Fatal(err)
		}
		n.all = append(n.all, neighbour{k, common.Address{200, byte(i)}, 0, id})
	}
	signed := 0
	for range 20 {
		if _, err := asker(n, n).fairPool(t.Context(), n.leaseNaming(8, 0)); err == nil {
			signed++
		}
	}
	if signed > 0 {
		t.Errorf("%d of 20 leases of friends alone were signed", signed)
	}
}

// bounded is a network in which verifiers answer as many requests for bids as the budget lets one peer ask.
type bounded struct {
	*neighbours
	slots *admission.Slots // of each verifier; they are asked alike
}

func (b *bounded) Request(ctx context.Context, to peer.ID, proto p2p.Protocol, req []byte) ([]byte, error) {
	if !b.slots.Allow(to) {
		return nil, p2p.ErrBusy
	}
	return b.neighbours.Request(ctx, to, proto, req)
}

// TestHostileR3ManyProposalsDoNotWearTheVerifiersOut: a coordinator proposes leases of friends alone as often as it
// may, so that the verifiers that the provider asks answer it busy. None is signed.
func TestHostileR3ManyProposalsDoNotWearTheVerifiersOut(t *testing.T) {
	all := p2p.Budgets()
	at := slices.IndexFunc(all, func(b p2p.Budget) bool { return b.Protocol == p2p.HeardProtocol })
	synctest.Test(t, func(t *testing.T) {
		n := newNeighbours(t, 100, 100, 100)
		p := asker(&bounded{n, admission.NewSlots(all[at].Limits, time.Now)}, n)
		patron := common.Address{9}
		p.places.known[patron] = true
		var asked atomic.Int32
		var all sync.WaitGroup
		for i := range 20 * 60 {
			q := n.leaseNaming(8, 0)
			if i%2 == 0 { // of a client that has paid before
				q.Announcement.Offer.Client = patron
			}
			all.Go(func() {
				var left *leftOutError
				switch _, err := p.fairPool(t.Context(), q); {
				case errors.As(err, &left) && len(left.bids) == 3:
					asked.Add(1)
				case !errors.Is(err, market.ErrNoRoom):
					t.Errorf("proposal %d of a lease of friends alone: %v", i+1, err)
				}
			})
			time.Sleep(time.Second / 20)
		}
		all.Wait()
		const minute = 60 + int32(hearWait/time.Second) // the last ones wait for their turns
		if most := 2*hearBurst + 3*minute; asked.Load() < most-4 || asked.Load() > most {
			t.Errorf("verifiers were asked for %d proposals in a minute, want %d", asked.Load(), most)
		}
	})
}
