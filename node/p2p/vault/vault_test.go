package vault

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io/fs"
	"math/rand/v2"
	"testing"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/cockroachdb/pebble/v2/vfs/errorfs"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"
	ipld "github.com/ipfs/go-ipld-format"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
)

const mib = 1 << 20

func open(t testing.TB, disk vfs.FS, quota uint64) *Vault {
	t.Helper()
	v, err := Open(Config{Dir: "blocks", Quota: quota, FS: disk})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = v.Close() })
	return v
}

// content is size bytes that no other seed gives.
func content(seed uint64, size int) []byte {
	var key [32]byte
	binary.BigEndian.PutUint64(key[:], seed)
	b := make([]byte, size)
	_, _ = rand.NewChaCha8(key).Read(b) // never fails
	return b
}

// store writes a file as a cached one.
func store(t testing.TB, v *Vault, b []byte) (cid.Cid, error) {
	t.Helper()
	s := v.Begin()
	defer s.Close()
	root, _, err := layout.Build(t.Context(), bytes.NewReader(b), func(blk blocks.Block) error { return s.Put(blk, 0) })
	if err != nil {
		return cid.Undef, err
	}
	return root, s.Touch(root)
}

func must(t testing.TB, v *Vault, b []byte) cid.Cid {
	t.Helper()
	c, err := store(t, v, b)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func whole(t testing.TB, v *Vault, c cid.Cid) bool {
	t.Helper()
	_, ok, err := v.Present(c)
	if err != nil {
		t.Fatal(err)
	}
	return ok
}

func TestFilesSurviveReopening(t *testing.T) {
	disk := vfs.NewMem()
	v := open(t, disk, 64*mib)
	c := must(t, v, content(1, 3*mib))
	if err := v.Pin(c); err != nil {
		t.Fatal(err)
	}
	used := v.Used()
	if err := v.Close(); err != nil {
		t.Fatal(err)
	}
	v = open(t, disk, 64*mib)
	if !whole(t, v, c) || v.Used() != used || used < 3*mib || len(v.Pinned()) != 1 {
		t.Errorf("whole %v, used %d of %d, pinned %v", whole(t, v, c), v.Used(), used, v.Pinned())
	}
}

func TestOldestCachedFileMakesRoom(t *testing.T) {
	v := open(t, vfs.NewMem(), 10*mib)
	pinned := must(t, v, content(1, 2*mib))
	if err := v.Pin(pinned); err != nil {
		t.Fatal(err)
	}
	old, young := must(t, v, content(2, 3*mib)), must(t, v, content(3, 3*mib))
	s := v.Begin() // using the old one makes it the young one
	if err := s.Touch(old); err != nil {
		t.Fatal(err)
	}
	s.Close()
	latest := must(t, v, content(4, 3*mib))
	for name, c := range map[string]struct {
		id   cid.Cid
		want bool
	}{"pinned": {pinned, true}, "used last": {old, true}, "not used": {young, false}, "new": {latest, true}} {
		if whole(t, v, c.id) != c.want {
			t.Errorf("%s file: here %v, want %v", name, !c.want, c.want)
		}
	}
	if v.Used() > v.Quota() {
		t.Errorf("used %d of %d", v.Used(), v.Quota())
	}
}

func TestQuotaHoldsAgainstPinnedFiles(t *testing.T) {
	v := open(t, vfs.NewMem(), 4*mib)
	c := must(t, v, content(1, 3*mib))
	if err := v.Pin(c); err != nil {
		t.Fatal(err)
	}
	if _, err := store(t, v, content(2, 2*mib)); !errors.Is(err, ErrQuota) {
		t.Fatalf("over the quota: %v", err)
	}
	if !whole(t, v, c) || v.Used() > v.Quota() {
		t.Error("the pinned file suffered")
	}
	if err := v.Unpin(c); err != nil {
		t.Fatal(err)
	}
	if other := must(t, v, content(2, 2*mib)); !whole(t, v, other) || whole(t, v, c) {
		t.Error("unpinning made no room")
	}
}

func TestReservationsCount(t *testing.T) {
	v := open(t, vfs.NewMem(), 4*mib)
	a, b := v.Begin(), v.Begin()
	defer b.Close()
	if err := a.Reserve(3 * mib); err != nil {
		t.Fatal(err)
	}
	for _, n := range []uint64{2 * mib, 1 << 63, 1<<64 - 1} {
		if err := b.Reserve(n); !errors.Is(err, ErrQuota) {
			t.Errorf("%d bytes: %v", n, err)
		}
	}
	a.Close()
	if err := b.Reserve(4 * mib); err != nil {
		t.Errorf("after the other closed: %v", err)
	}
}

func TestOpenSessionsAreSpared(t *testing.T) {
	v := open(t, vfs.NewMem(), 16*mib)
	reading, idle := must(t, v, content(1, mib)), must(t, v, content(2, mib))
	s := v.Begin()
	if err := s.Hold(reading); err != nil {
		t.Fatal(err)
	}
	writing := v.Begin()
	blk := blocks.NewBlock(content(3, 1000))
	raw, err := blocks.NewBlockWithCid(blk.RawData(), cid.NewCidV1(cid.Raw, blk.Multihash()))
	if err != nil {
		t.Fatal(err)
	}
	if err := writing.Put(raw, 0); err != nil {
		t.Fatal(err)
	}
	if freed, err := v.Collect(); err != nil || freed < mib {
		t.Errorf("freed %d, %v", freed, err)
	}
	if !whole(t, v, reading) || whole(t, v, idle) || !whole(t, v, raw.Cid()) {
		t.Error("the wrong ones went")
	}
	s.Close()
	writing.Close()
	if _, err := v.Collect(); err != nil || v.Used() != 0 {
		t.Errorf("used %d, %v", v.Used(), err)
	}
}

// Two files that share blocks: the shared ones stay as long as either does.
func TestSharedBlocksStay(t *testing.T) {
	v := open(t, vfs.NewMem(), 64*mib)
	common := content(1, 4*layout.LeafSize)
	a := must(t, v, common)
	b := must(t, v, append(bytes.Clone(common), content(2, layout.LeafSize)...))
	if err := v.Pin(a); err != nil {
		t.Fatal(err)
	}
	if _, err := v.Collect(); err != nil {
		t.Fatal(err)
	}
	if !whole(t, v, a) || whole(t, v, b) {
		t.Error("the wrong ones went")
	}
}

func TestPinWantsTheWholeFile(t *testing.T) {
	v := open(t, vfs.NewMem(), 64*mib)
	c := must(t, v, content(1, 2*layout.LeafSize))
	n, err := v.Block(c)
	if err != nil {
		t.Fatal(err)
	}
	node, err := layout.Decode(c, n)
	if err != nil {
		t.Fatal(err)
	}
	d, err := digestOf(node.Children[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if err := v.remove(d); err != nil {
		t.Fatal(err)
	}
	if err := v.Pin(c); !errors.Is(err, ErrMissing) {
		t.Errorf("got %v", err)
	}
	if have, ok, err := v.Present(c); err != nil || ok || have == 0 {
		t.Errorf("present %d, %v, %v", have, ok, err)
	}
}

func TestDamagedBlockIsMissing(t *testing.T) {
	v := open(t, vfs.NewMem(), mib)
	c := must(t, v, []byte("content"))
	d, err := digestOf(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := v.db.Set(key(blockSpace, d[:]), []byte("kontent"), pebble.Sync); err != nil {
		t.Fatal(err)
	}
	if _, err := v.Block(c); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v", err)
	}
	if v.Used() != 0 || whole(t, v, c) {
		t.Error("it was kept")
	}
}

func TestServingIsReadOnly(t *testing.T) {
	v := open(t, vfs.NewMem(), mib)
	c := must(t, v, []byte("content"))
	s := v.Serving()
	blk, err := s.Get(t.Context(), c)
	if err != nil || string(blk.RawData()) != "content" {
		t.Errorf("get: %v", err)
	}
	if n, err := s.GetSize(t.Context(), c); n != 7 || err != nil {
		t.Errorf("size %d, %v", n, err)
	}
	foreign := blocks.NewBlock([]byte("content")).Cid() // version 0
	if _, err := s.GetSize(t.Context(), foreign); !ipld.IsNotFound(err) {
		t.Errorf("foreign id: %v", err)
	}
	if have, err := s.Has(t.Context(), foreign); have || err != nil {
		t.Errorf("foreign id: %v, %v", have, err)
	}
	for _, err := range []error{s.Put(t.Context(), blk), s.PutMany(t.Context(), nil), s.DeleteBlock(t.Context(), c)} {
		if !errors.Is(err, errors.ErrUnsupported) {
			t.Errorf("write: %v", err)
		}
	}
}

func TestClosedVault(t *testing.T) {
	v := open(t, vfs.NewMem(), mib)
	c := must(t, v, []byte("x"))
	s := v.Begin()
	if err := v.Close(); err != nil {
		t.Fatal(err)
	}
	_, collected := v.Collect()
	for _, err := range []error{s.Reserve(1), s.Hold(c), s.Touch(c), v.Pin(c), v.Unpin(c), collected} {
		if !errors.Is(err, ErrClosed) {
			t.Errorf("got %v", err)
		}
	}
}

// A disk that fails must give errors, and after a restart a vault that still
// has what was pinned and accounts for what it has.
func TestFailingDisk(t *testing.T) {
	mem := vfs.NewCrashableMem()
	v := open(t, mem, 64*mib)
	c := must(t, v, content(1, 2*mib))
	if err := v.Pin(c); err != nil {
		t.Fatal(err)
	}
	crashed := mem.CrashClone(vfs.CrashCloneCfg{})
	v = open(t, crashed, 64*mib)
	if !whole(t, v, c) || v.Used() < 2*mib {
		t.Errorf("after a crash: whole %v, used %d", whole(t, v, c), v.Used())
	}
	failing := errorfs.Wrap(vfs.NewMem(), errorfs.ErrInjected.If(errorfs.Writes))
	if _, err := Open(Config{Dir: "blocks", Quota: mib, FS: failing}); err == nil {
		t.Error("opened on a disk that cannot be written")
	}
}
