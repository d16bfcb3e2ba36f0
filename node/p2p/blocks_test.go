package p2p

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
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
	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
)

// content is size bytes that no other seed gives.
func content(seed uint64, size int) []byte {
	var key [32]byte
	binary.BigEndian.PutUint64(key[:], seed)
	b := make([]byte, size)
	_, _ = rand.NewChaCha8(key).Read(b) // never fails
	return b
}

func put(t testing.TB, h *Host, b []byte) string {
	t.Helper()
	id, n, err := h.Blocks().Put(t.Context(), bytes.NewReader(b))
	if err != nil || n != uint64(len(b)) {
		t.Fatalf("put: %d bytes, %v", n, err)
	}
	return id
}

func get(t testing.TB, h *Host, id string, limit uint64, from ...peer.ID) ([]byte, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	var out bytes.Buffer
	err := h.Blocks().Get(ctx, id, limit, from, &out)
	return out.Bytes(), err
}

func TestTwentyMegabytesTravel(t *testing.T) {
	a, b := pair(t)
	want := content(1, 20<<20)
	id := put(t, a, want)
	begin := time.Now()
	got, err := get(t, b, id, uint64(len(want)), a.ID())
	if err != nil || !bytes.Equal(got, want) {
		t.Fatalf("%d bytes, %v", len(got), err)
	}
	took := time.Since(begin)
	t.Logf("%d MiB in %v: %.0f MiB/s", len(want)>>20, took, float64(len(want))/(1<<20)/took.Seconds())
	if have, err := b.Blocks().Has(id); !have || err != nil {
		t.Errorf("kept: %v, %v", have, err)
	}
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	if again, err := get(t, b, id, uint64(len(want))); err != nil || !bytes.Equal(again, want) {
		t.Errorf("from the own store: %d bytes, %v", len(again), err)
	}
}

func TestSmallFiles(t *testing.T) {
	a, b := pair(t)
	for _, size := range []int{0, 1, layout.LeafSize, layout.LeafSize + 1} {
		want := content(uint64(size), size)
		if got, err := get(t, b, put(t, a, want), uint64(size), a.ID()); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%d bytes: %d, %v", size, len(got), err)
		}
	}
}

// Nobody is named: the DHT knows who announced the file.
func TestProvidersAreFoundInTheDHT(t *testing.T) {
	hub := plain(t)
	owner := plain(t, func(c *Config) { c.Bootstrap = hub.Addrs() })
	id := put(t, owner, content(1, 1<<20))
	eventually(t, "the file is announced", func() bool {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		found, err := hub.Blocks().Providers(ctx, id, 3)
		return err == nil && slices.Contains(found, owner.ID())
	})
	seeker := plain(t, func(c *Config) { c.Bootstrap = hub.Addrs() })
	eventually(t, "the seeker is in", func() bool { return connected(seeker, hub) })
	if got, err := get(t, seeker, id, 1<<20); err != nil || len(got) != 1<<20 {
		t.Errorf("%d bytes, %v", len(got), err)
	}
}

func TestMissingContent(t *testing.T) {
	a, b := pair(t, func(c *Config) { c.Stall = 300 * time.Millisecond })
	id := put(t, plain(t), []byte("nobody has this"))
	if _, err := get(t, b, id, 1<<20, a.ID()); !errors.Is(err, ErrNotFound) {
		t.Errorf("stalled: %v", err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if err := b.Blocks().Get(ctx, id, 1<<20, nil, io.Discard); !errors.Is(err, ErrNotFound) ||
		!errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("deadline: %v", err)
	}
	ctx2, cancel2 := context.WithCancelCause(t.Context())
	gaveUp := errors.New("gave up")
	cancel2(gaveUp)
	if err := b.Blocks().Get(ctx2, id, 1<<20, nil, io.Discard); !errors.Is(err, gaveUp) {
		t.Errorf("cancelled: %v", err)
	}
	if _, err := get(t, b, "nonsense", 1<<20); !errors.Is(err, ErrCID) {
		t.Errorf("nonsense: %v", err)
	}
}

func TestOverLimitIsRefusedOnTheRoot(t *testing.T) {
	a, b := pair(t)
	id := put(t, a, content(1, 2<<20))
	if _, err := get(t, b, id, 2<<20-1, a.ID()); !errors.Is(err, ErrOverLimit) {
		t.Errorf("got %v", err)
	}
	if used, _ := b.Blocks().Usage(); used != 0 {
		t.Errorf("%d bytes stored", used)
	}
}

func TestQuotaRefusesBeforeFetching(t *testing.T) {
	a := plain(t)
	b := plain(t, func(c *Config) { c.Quota = 1 << 20 })
	connect(t, a, b)
	id := put(t, a, content(1, 2<<20))
	if _, err := get(t, b, id, 4<<20, a.ID()); !errors.Is(err, ErrQuota) {
		t.Errorf("get: %v", err)
	}
	if used, _ := b.Blocks().Usage(); used != 0 {
		t.Errorf("%d bytes stored", used)
	}
	if _, _, err := b.Blocks().Put(t.Context(), bytes.NewReader(content(2, 2<<20))); !errors.Is(err, ErrQuota) {
		t.Errorf("put: %v", err)
	}
}

func TestPinUnpinCollect(t *testing.T) {
	a, b := pair(t)
	id := put(t, a, content(1, 1<<20))
	if err := b.Blocks().Pin(id); !errors.Is(err, ErrNotLocal) {
		t.Errorf("pin of what is not here: %v", err)
	}
	if _, err := get(t, b, id, 1<<20, a.ID()); err != nil {
		t.Fatal(err)
	}
	if err := b.Blocks().Pin(id); err != nil {
		t.Fatal(err)
	}
	if freed, err := b.Blocks().GC(); err != nil || freed != 0 {
		t.Errorf("freed %d of a pinned file, %v", freed, err)
	}
	if err := b.Blocks().Unpin(id); err != nil {
		t.Fatal(err)
	}
	if freed, err := b.Blocks().GC(); err != nil || freed < 1<<20 {
		t.Errorf("freed %d, %v", freed, err)
	}
	if have, err := b.Blocks().Has(id); have || err != nil {
		t.Errorf("still here: %v, %v", have, err)
	}
	if len(a.Blocks().Pinned()) != 1 || len(b.Blocks().Pinned()) != 0 {
		t.Error("pins are wrong")
	}
}

// liar speaks bitswap and answers every want with what forge makes of it.
type liar struct {
	t     *testing.T
	net   bsnet.BitSwapNetwork
	forge func(cid.Cid) blocks.Block
}

func (l *liar) ReceiveMessage(ctx context.Context, from peer.ID, m bsmsg.BitSwapMessage) {
	reply := bsmsg.New(false)
	for _, w := range m.Wantlist() {
		if !w.Cancel {
			reply.AddBlock(l.forge(w.Cid))
		}
	}
	if !reply.Empty() {
		_ = l.net.SendMessage(ctx, from, reply) // the victim may have hung up
	}
}

func (l *liar) ReceiveError(error)       {}
func (l *liar) PeerConnected(peer.ID)    {}
func (l *liar) PeerDisconnected(peer.ID) {}

// lies makes h answer wants with forged blocks in place of its own exchange.
func lies(t *testing.T, h *Host, forge func(cid.Cid) blocks.Block) {
	t.Helper()
	l := &liar{t: t, net: exchangeNetwork(h.host), forge: forge}
	l.net.Start(l)
	t.Cleanup(l.net.Stop)
}

// Bytes that are not the content of the id are as good as none: they reach
// neither the store nor the caller, and are counted.
func TestCorruptedBlockIsRefused(t *testing.T) {
	a, b := pair(t, func(c *Config) { c.Stall = 2 * time.Second })
	id := put(t, plain(t), []byte("the real content"))
	lies(t, a, func(c cid.Cid) blocks.Block {
		forged, err := blocks.NewBlockWithCid([]byte("the fake content"), c)
		if err != nil {
			t.Error(err)
		}
		return forged
	})
	got, err := get(t, b, id, 1<<20, a.ID())
	if !errors.Is(err, ErrNotFound) || len(got) != 0 {
		t.Errorf("got %q, %v", got, err)
	}
	if used, _ := b.Blocks().Usage(); used != 0 {
		t.Errorf("%d bytes stored", used)
	}
	if n := testutil.ToFloat64(b.metrics.refused); n == 0 {
		t.Error("it was not counted")
	}
}

// Two honest peers and a liar: the liar delays nothing.
func TestLiarAmongHonestPeers(t *testing.T) {
	honest, b := pair(t)
	bad := plain(t)
	connect(t, bad, b)
	want := content(1, 3<<20)
	id := put(t, honest, want)
	lies(t, bad, func(c cid.Cid) blocks.Block {
		forged, err := blocks.NewBlockWithCid([]byte("fake"), c)
		if err != nil {
			t.Error(err)
		}
		return forged
	})
	if got, err := get(t, b, id, 3<<20, bad.ID(), honest.ID()); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%d bytes, %v", len(got), err)
	}
}

// A tree whose blocks hash right and whose sizes lie: refused at the first
// child that is not what its parent said, and over the limit nothing is kept.
func TestTreeThatLiesAboutSizes(t *testing.T) {
	a, b := pair(t)
	leaf := merkledag.NewRawNode(content(1, 100<<10))
	fs := unixfs.NewFSNode(unixfspb.Data_File)
	fs.AddBlockSize(4096) // the leaf holds 100 KiB
	raw, err := fs.GetBytes()
	if err != nil {
		t.Fatal(err)
	}
	root := merkledag.NodeWithData(raw)
	if err := root.SetCidBuilder(merkledag.V1CidPrefix()); err != nil {
		t.Fatal(err)
	}
	if err := root.AddRawLink("", &ipld.Link{Cid: leaf.Cid(), Size: 4096}); err != nil {
		t.Fatal(err)
	}
	lies(t, a, func(c cid.Cid) blocks.Block {
		if c == root.Cid() {
			return root
		}
		return leaf
	})
	got, err := get(t, b, root.Cid().String(), 8192, a.ID())
	if !errors.Is(err, ErrMalformed) || len(got) != 0 {
		t.Errorf("%d bytes, %v", len(got), err)
	}
	if used, _ := b.Blocks().Usage(); used >= 100<<10 {
		t.Errorf("%d bytes stored", used)
	}
}

func TestWriterErrorEndsTheFetch(t *testing.T) {
	a := plain(t)
	id := put(t, a, content(1, 1<<20))
	full := errors.New("full")
	r, w := io.Pipe()
	if err := r.CloseWithError(full); err != nil {
		t.Fatal(err)
	}
	if err := a.Blocks().Get(t.Context(), id, 1<<20, nil, w); !errors.Is(err, full) {
		t.Errorf("got %v", err)
	}
}

func TestCloseEndsFetches(t *testing.T) {
	a, b := pair(t)
	id := put(t, plain(t), []byte("nobody near has this"))
	done := make(chan error, 1)
	go func() { done <- b.Blocks().Get(t.Context(), id, 1<<20, []peer.ID{a.ID()}, io.Discard) }()
	eventually(t, "the fetch is on", func() bool { return len(b.blocks.swap.GetWantlist()) > 0 })
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-done; !errors.Is(err, ErrClosed) {
		t.Errorf("got %v", err)
	}
}

func TestProviderTableIsBounded(t *testing.T) {
	now := time.Unix(0, 0)
	table := newProviderTable(func() time.Time { return now })
	for i := range 2 * maxProvided {
		if err := table.AddProvider(t.Context(), binary.AppendUvarint(nil, uint64(i)),
			peer.AddrInfo{ID: "p"}); err != nil {
			t.Fatal(err)
		}
	}
	if table.keys.Len() > maxProvided {
		t.Errorf("%d keys", table.keys.Len())
	}
	for i := range 3 * maxProviders {
		if err := table.AddProvider(t.Context(), []byte("key"),
			peer.AddrInfo{ID: peer.ID(strings.Repeat("x", i+1))}); err != nil {
			t.Fatal(err)
		}
	}
	got, err := table.GetProviders(t.Context(), []byte("key"))
	if err != nil || len(got) != maxProviders || len(got[0].ID) != 3*maxProviders {
		t.Errorf("%d providers, %v", len(got), err)
	}
	now = now.Add(providerTTL)
	if got, _ := table.GetProviders(t.Context(), []byte("key")); len(got) != 0 {
		t.Errorf("%d providers after their time", len(got))
	}
}

// TestContentIDNamesWhatPutStores: a quote of a job names its data without storing it.
func TestContentIDNamesWhatPutStores(t *testing.T) {
	h := plain(t)
	want := content(7, 3<<20)
	id, size, err := ContentID(t.Context(), bytes.NewReader(want))
	if err != nil || size != uint64(len(want)) {
		t.Fatalf("%d bytes, %v", size, err)
	}
	if used, _ := h.Blocks().Usage(); used != 0 {
		t.Errorf("%d bytes are stored", used)
	}
	if stored := put(t, h, want); stored != id {
		t.Errorf("stored as %s, named %s", stored, id)
	}
}

// Bitswap hears of a connection only when it is made, so a host must not be
// connected before its exchange runs: content would stay out of reach although
// the peer that has it is connected.
func TestContentOfTheFirstPeerIsReachable(t *testing.T) {
	a := plain(t)
	want := bytes.Repeat([]byte("early "), 10_000)
	id, _, err := a.Blocks().Put(t.Context(), bytes.NewReader(want))
	if err != nil {
		t.Fatal(err)
	}
	for range 8 {
		b := plain(t, func(c *Config) { c.Bootstrap, c.Stall = a.Addrs(), 10*time.Second })
		eventually(t, "the first peer", func() bool { return len(b.Peers()) > 0 })
		var got bytes.Buffer
		if err := b.Blocks().Get(t.Context(), id, 1<<20, nil, &got); err != nil || !bytes.Equal(got.Bytes(), want) {
			t.Fatalf("%d bytes, %v", got.Len(), err)
		}
		back, _, err := b.Blocks().Put(t.Context(), bytes.NewReader([]byte(b.ID().String())))
		if err != nil {
			t.Fatal(err)
		}
		got.Reset()
		if err := a.Blocks().Get(t.Context(), back, 1<<20, nil, &got); err != nil || got.String() != b.ID().String() {
			t.Fatalf("the other way: %q, %v", got.String(), err)
		}
	}
}
