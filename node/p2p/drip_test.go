package p2p

import (
	"bytes"
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	bsmsg "github.com/ipfs/boxo/bitswap/message"
	bsnet "github.com/ipfs/boxo/bitswap/network"
	"github.com/ipfs/boxo/ipld/merkledag"
	"github.com/ipfs/boxo/ipld/unixfs"
	unixfspb "github.com/ipfs/boxo/ipld/unixfs/pb"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	ipld "github.com/ipfs/go-ipld-format"
	"github.com/libp2p/go-libp2p/core/peer"
)

// dripper speaks bitswap, and sends a block only after a wait for each.
type dripper struct {
	net   bsnet.BitSwapNetwork
	has   map[cid.Cid]blocks.Block
	slow  map[cid.Cid]bool
	every time.Duration
	turn  sync.Mutex
	ctx   context.Context
}

func (d *dripper) ReceiveMessage(_ context.Context, from peer.ID, m bsmsg.BitSwapMessage) {
	for _, w := range m.Wantlist() {
		b, ok := d.has[w.Cid]
		if w.Cancel || !ok {
			continue
		}
		go d.send(from, b)
	}
}

func (d *dripper) send(to peer.ID, b blocks.Block) {
	if d.slow[b.Cid()] {
		d.turn.Lock()
		defer d.turn.Unlock()
		select {
		case <-time.After(d.every):
		case <-d.ctx.Done():
			return
		}
	}
	reply := bsmsg.New(false)
	reply.AddBlock(b)
	_ = d.net.SendMessage(d.ctx, to, reply) // the victim may have hung up
}

func (d *dripper) ReceiveError(error)       {}
func (d *dripper) PeerConnected(peer.ID)    {}
func (d *dripper) PeerDisconnected(peer.ID) {}

// drips makes h serve a file of n leaves of 1 KiB, one each time every has passed. It returns the file's id and its
// blocks.
func drips(t *testing.T, h *Host, n int, every time.Duration) (string, []blocks.Block, []byte) {
	t.Helper()
	fs, root := unixfs.NewFSNode(unixfspb.Data_File), &merkledag.ProtoNode{}
	if err := root.SetCidBuilder(merkledag.V1CidPrefix()); err != nil {
		t.Fatal(err)
	}
	d := &dripper{net: exchangeNetwork(h.host), has: map[cid.Cid]blocks.Block{}, slow: map[cid.Cid]bool{},
		every: every, ctx: h.ctx}
	var all []blocks.Block
	var file []byte
	for i := range n {
		leaf := merkledag.NewRawNode(content(uint64(i), 1<<10))
		fs.AddBlockSize(1 << 10)
		if err := root.AddRawLink("", &ipld.Link{Cid: leaf.Cid(), Size: 1 << 10}); err != nil {
			t.Fatal(err)
		}
		all, file = append(all, leaf), append(file, leaf.RawData()...)
		d.slow[leaf.Cid()] = true
	}
	raw, err := fs.GetBytes()
	if err != nil {
		t.Fatal(err)
	}
	root.SetData(raw)
	all = append(all, root)
	for _, b := range all {
		d.has[b.Cid()] = b
	}
	d.net.Start(d)
	t.Cleanup(d.net.Stop)
	return root.Cid().String(), all, file
}

// TestHostileC2ADripEnds: a server that sends a block now and then, each before the fetch would count as stalled,
// holds it no longer than the least rate allows.
func TestHostileC2ADripEnds(t *testing.T) {
	victim, bad := pair(t, func(c *Config) { c.Stall = time.Second })
	id, _, _ := drips(t, bad, 64, 200*time.Millisecond) // 13 s in all
	began := time.Now()
	_, err := get(t, victim, id, 1<<20, bad.ID())
	if !errors.Is(err, ErrNotFound) || time.Since(began) > 5*time.Second {
		t.Errorf("held for %s: %v", time.Since(began), err)
	}
}

// TestHostileC2AnotherServerIsAsked: where another peer has the file, one that drips does not keep it from coming.
func TestHostileC2AnotherServerIsAsked(t *testing.T) {
	victim, bad := pair(t, func(c *Config) { c.Stall = 20 * time.Second })
	id, all, want := drips(t, bad, 16, time.Hour)
	good := plain(t)
	connect(t, good, victim)
	s := good.vault.Begin()
	for _, b := range all {
		if err := s.Put(b, putStep); err != nil {
			t.Fatal(err)
		}
	}
	s.Close()
	got, err := get(t, victim, id, 1<<20, bad.ID(), good.ID())
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%d bytes, %v", len(got), err)
	}
}
