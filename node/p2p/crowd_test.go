package p2p

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	bsmsg "github.com/ipfs/boxo/bitswap/message"
	bspb "github.com/ipfs/boxo/bitswap/message/pb"
	bsnet "github.com/ipfs/boxo/bitswap/network"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
)

// boaster says of every block that it has it, and sends none.
type boaster struct{ net bsnet.BitSwapNetwork }

func (b *boaster) ReceiveMessage(ctx context.Context, from peer.ID, m bsmsg.BitSwapMessage) {
	reply := bsmsg.New(false)
	for _, w := range m.Wantlist() {
		if !w.Cancel && w.WantType == bspb.Message_Wantlist_Have {
			reply.AddHave(w.Cid)
		}
	}
	if !reply.Empty() {
		_ = b.net.SendMessage(ctx, from, reply) // the victim may have hung up
	}
}

func (b *boaster) ReceiveError(error)       {}
func (b *boaster) PeerConnected(peer.ID)    {}
func (b *boaster) PeerDisconnected(peer.ID) {}

// boasts makes h claim every block.
func boasts(t *testing.T, h *Host) {
	t.Helper()
	b := &boaster{exchangeNetwork(h.host)}
	b.net.Start(b)
	t.Cleanup(b.net.Stop)
}

// blocksOf are the blocks of a file that a host has, the root first.
func blocksOf(t *testing.T, h *Host, id string) (all []blocks.Block) {
	t.Helper()
	root, err := layout.Parse(id)
	if err != nil {
		t.Fatal(err)
	}
	for next := []cid.Cid{root}; len(next) > 0; next = next[1:] {
		data, err := h.vault.Block(next[0])
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, forged(t, next[0], data))
		n, err := layout.Decode(next[0], data)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range n.Children {
			next = append(next, c.ID)
		}
	}
	return all
}

// serves makes h send some blocks at once, and every other of a file after a wait of an hour.
func serves(t *testing.T, h *Host, atOnce, late []blocks.Block) {
	t.Helper()
	d := &dripper{net: exchangeNetwork(h.host), has: map[cid.Cid]blocks.Block{}, slow: map[cid.Cid]bool{},
		every: time.Hour, ctx: h.ctx}
	for _, b := range atOnce {
		d.has[b.Cid()] = b
	}
	for _, b := range late {
		d.has[b.Cid()], d.slow[b.Cid()] = b, true
	}
	d.net.Start(d)
	t.Cleanup(d.net.Stop)
}

// forged is a block under the id of another.
func forged(t *testing.T, c cid.Cid, data []byte) blocks.Block {
	b, err := blocks.NewBlockWithCid(data, c)
	if err != nil {
		t.Error(err)
	}
	return b
}

// TestHostileC2OneHonestPeerAmongLiarsIsEnough: peers that send other bytes, half of a block, a block of 1 KiB in an
// hour, or nothing of what they claim to have, keep a file from coming no longer than a fetch may wait in all.
func TestHostileC2OneHonestPeerAmongLiarsIsEnough(t *testing.T) {
	victim := plain(t, func(c *Config) { c.Stall = 12 * time.Second })
	wrong, half, slow, boast, good := plain(t), plain(t), plain(t), plain(t), plain(t)
	want := content(1, 10<<20)
	id := put(t, good, want)
	all, has := blocksOf(t, good, id), map[cid.Cid][]byte{}
	for _, b := range all {
		has[b.Cid()] = b.RawData()
	}
	lies(t, wrong, func(c cid.Cid) blocks.Block { return forged(t, c, []byte("another content")) })
	lies(t, half, func(c cid.Cid) blocks.Block { return forged(t, c, has[c][:len(has[c])/2]) })
	serves(t, slow, all[:1], all[1:])
	boasts(t, boast)
	var ids []peer.ID
	for _, h := range []*Host{wrong, half, slow, boast, good} {
		connect(t, h, victim)
		ids = append(ids, h.ID())
	}
	got, err := get(t, victim, id, uint64(len(want)), ids...)
	if err != nil || !bytes.Equal(got, want) {
		t.Fatalf("%d bytes, %v", len(got), err)
	}
	if n := testutil.ToFloat64(victim.metrics.refused); n == 0 {
		t.Error("no wrong block was counted")
	}
}

// TestHostileC2WhoClaimsBlocksAndSendsNoneIsLeft: its connection is closed and counted, and the file comes from who
// has it, and is found only then.
func TestHostileC2WhoClaimsBlocksAndSendsNoneIsLeft(t *testing.T) {
	victim := plain(t, func(c *Config) { c.Stall = 6 * time.Second })
	boast, good := plain(t), plain(t)
	boasts(t, boast)
	connect(t, boast, victim)
	id := put(t, good, content(3, 1<<20))
	done := make(chan error, 1)
	go func() {
		_, err := get(t, victim, id, 1<<20, boast.ID(), good.ID())
		done <- err
	}()
	eventually(t, "the boaster is left", func() bool { return testutil.ToFloat64(victim.metrics.silent) > 0 })
	connect(t, good, victim)
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// TestAKilledFetchGoesOnWhereItWas: a node is killed while it fetches a file. After its restart it asks for the blocks
// that it lacks, and for no other.
func TestAKilledFetchGoesOnWhereItWas(t *testing.T) {
	good := plain(t)
	want := content(2, 8<<20)
	id := put(t, good, want)
	all := blocksOf(t, good, id)
	const sent = 21 // the root, a window of 16, and some of the next
	disk, cfg := vfs.NewCrashableMem(), testConfig(t)
	cfg.Disk, cfg.Stall = disk, time.Second
	killed, gone := start(t, cfg), plain(t)
	serves(t, gone, all[:sent], nil)
	connect(t, gone, killed)
	if _, err := get(t, killed, id, uint64(len(want)), gone.ID()); !errors.Is(err, ErrNotFound) {
		t.Fatalf("from a peer that goes away: %v", err)
	}
	cfg.Disk = disk.CrashClone(vfs.CrashCloneCfg{UnsyncedDataPercent: 100,
		RNG: rand.New(rand.NewPCG(1, 2))}) // the process is gone, the machine is not
	cfg.Stall = patience
	again := start(t, cfg)
	connect(t, again, good)
	if got, err := get(t, again, id, uint64(len(want)), good.ID()); err != nil || !bytes.Equal(got, want) {
		t.Fatalf("%d bytes, %v", len(got), err)
	}
	// On a busy machine bitswap asks again for a block that is on its way, and gets it twice.
	const twice = 4
	n := int(testutil.ToFloat64(again.metrics.blocks.WithLabelValues(string(directionIn))))
	if lacking := len(all) - sent; n < lacking || n > lacking+twice {
		t.Errorf("%d blocks came after the restart, %d of %d were here", n, sent, len(all))
	}
}
