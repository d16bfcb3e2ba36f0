package intake

import (
	"encoding/binary"
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// biddersOf is how many of the able nodes of a network bid for an offer, with their share times a factor.
func biddersOf(nodes, able int, offer common.Hash, factor float64) (n int) {
	for i := range able {
		node := common.BytesToAddress(binary.BigEndian.AppendUint64(nil, uint64(i)+1))
		if draw(node, offer) < ShareOf(nodes)*factor {
			n++
		}
	}
	return n
}

// TestACoordinatorOfALargeNetworkIsNotFlooded: of a third of 100,000 nodes some hundred bid at once, and others for
// another offer. If so few can do a job that too few of them are drawn, all have bid after seven repeats.
func TestACoordinatorOfALargeNetworkIsNotFlooded(t *testing.T) {
	const able = 33_333
	for offer := range byte(20) {
		if n := biddersOf(100_000, able, common.Hash{offer}, 1); n < job.MaxBids || n > 2*job.MaxBids {
			t.Errorf("%d of %d bid for offer %d, want %d to twice as many", n, able, offer, job.MaxBids)
		}
	}
	first := common.BytesToAddress([]byte{1})
	if draw(first, common.Hash{1}) == draw(first, common.Hash{2}) {
		t.Error("a node draws the same for all offers")
	}
	if n := biddersOf(1<<30, 5, common.Hash{1}, 128); n != 5 {
		t.Errorf("%d of 5 nodes have bid after seven repeats", n)
	}
	for _, nodes := range []int{0, 1, 100, crowd} {
		if ShareOf(nodes) != 1 {
			t.Errorf("of %d nodes not all bid at once", nodes)
		}
	}
}

// TestANodeThatWasNotDrawnBidsAfterRepeats: the same offer, announced again and again, is bid for in the end. One that
// is announced once never is.
func TestANodeThatWasNotDrawnBidsAfterRepeats(t *testing.T) {
	k, err := wallet.CreateNodeKey(t.TempDir() + "/key")
	if err != nil {
		t.Fatal(err)
	}
	r := &railtest.Fake{Static: rail.Info{Name: market.OnEVM, Domain: roletest.Domain, Asset: "a", Decimals: 6}}
	i := New(role.Deps{Heads: roletest.NewClock(), Registry: registry{}, Key: k,
		Rails: rail.Set{railtest.Connected(r, 0)}, Log: slog.New(slog.DiscardHandler)},
		func() market.Capability { return market.Capability{} }, nil)
	a := signedOffer(t, 1)
	offer, now := a.Offer.StructHash(), i.d.Heads.Latest().Time
	for draw(k.Address(), offer) < leastShare { // it must not be drawn at first
		a = signedOffer(t, a.Offer.Nonce+1)
		offer = a.Offer.StructHash()
	}
	if !i.list(encoded(t, a), now) {
		t.Fatal("the offer is not listed")
	}
	seen := market.Suitability{Announcement: market.RestoreAnnouncement(a)}
	if !i.drawn(seen) {
		t.Error("without an estimate of the network's size a node must bid")
	}
	i.Crowd(func() int { return 1 << 30 })
	repeats := 0
	for ; !i.drawn(seen) && repeats < 20; repeats++ {
		now += uint64(role.AnnounceEvery.Seconds())
		i.mu.Lock()
		i.book.Refresh(a, now)
		i.mu.Unlock()
	}
	if repeats == 0 || repeats > 7 {
		t.Errorf("it bids after %d repeats, want 1 to 7", repeats)
	}
}
