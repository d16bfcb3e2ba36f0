package role

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/program"
)

// groups is a block store that notes whose contents are.
type groups struct {
	roletest.EmptyBlocks
	of map[string]string
}

func (g *groups) Restrict(cid, group string) error { g.of[cid] = group; return nil }
func (g *groups) Release(cid string) error         { delete(g.of, cid); return nil }

// node returns a node key's address and peer id.
func node(t *testing.T) (common.Address, peer.ID) {
	t.Helper()
	k, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	id, err := p2p.PeerIDOf(&k.PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	return crypto.PubkeyToAddress(k.PublicKey), id
}

// TestHostileB9OnlyPartiesAreReaders: of a private job, over restarts, until its last window is
// over; contents of a job without privacy are nobody's in particular.
func TestHostileB9OnlyPartiesAreReaders(t *testing.T) {
	clock, store := roletest.NewClock(), &groups{of: map[string]string{}}
	me := common.Address{7}
	d := Deps{Ledger: roletest.OpenLedger(t), Heads: clock, Blocks: store, Operator: me}
	provider, at := node(t)
	_, stranger := node(t)
	arbiter, judge := node(t)
	start := func() *Readers {
		r, err := NewReaders(d, arbiter)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	job := func(client byte, numerics string) market.ValidAnnouncement {
		spec := market.Spec{Name: string('a' + rune(client)), Program: program.Program{Numerics: numerics},
			Dataset: market.Blob{CID: "data"}}
		return market.RestoreAnnouncement(market.Announcement{Spec: spec, Offer: market.Offer{Job: spec.ID(),
			Client: common.Address{client}, Deadline: clock.Latest().Time + 100}})
	}
	private, public, own := job(1, program.R32Private), job(2, program.R32), job(7, program.R32)
	r := start()
	for _, ann := range []market.ValidAnnouncement{private, public} {
		if err := r.Open(ann, provider); err != nil {
			t.Fatal(err)
		}
	}
	group := private.Offer().Client.Hex()
	for _, when := range []string{"at once", "after a restart"} {
		if store.of["data"] != group || !r.May(group, at) || !r.May(group, judge) || r.May(group, stranger) ||
			r.May(public.Offer().Client.Hex(), at) {
			t.Errorf("%s: of %q, party %t, arbiter %t, stranger %t", when, store.of["data"], r.May(group, at),
				r.May(group, judge), r.May(group, stranger))
		}
		r = start()
	}
	if err := r.Open(own); err != nil || store.of["data"] != "" {
		t.Errorf("this node's wallet publishes its data: of %q, %v", store.of["data"], err)
	}
	clock.Pass(1000)
	if err := r.Admit(job(3, program.R32Private), provider); err != nil || r.May(group, at) {
		t.Errorf("long after the job its provider reads it: %v", err)
	}
}
