package vault

import (
	"bytes"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
	blocks "github.com/ipfs/go-block-format"
	"github.com/ipfs/go-cid"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
)

// TestHostileB9AFileStaysItsGroups: all blocks of a restricted file are the group's, over restarts;
// nobody takes a file over by naming it; and naming one that is not here takes nothing from those
// who bring it later.
func TestHostileB9AFileStaysItsGroups(t *testing.T) {
	disk := vfs.NewMem()
	open := func() *Vault {
		v, err := Open(Config{Dir: "v", Quota: 1 << 30, FS: disk})
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	v := open()
	var all []cid.Cid
	s := v.Begin()
	content := bytes.Repeat([]byte("0123456789abcdef"), layout.LeafSize/8) // two equal leaves
	root, _, err := layout.Build(t.Context(), bytes.NewReader(content), func(b blocks.Block) error {
		all = append(all, b.Cid())
		return s.Put(b, 1<<20)
	})
	if err != nil {
		t.Fatal(err)
	}
	absent := blocks.NewBlock([]byte("not here")).Cid()
	absent = cid.NewCidV1(cid.Raw, absent.Hash())
	restrict := func(c cid.Cid, group string) {
		t.Helper()
		if err := v.Restrict(c, group); err != nil {
			t.Fatal(err)
		}
	}
	restrict(root, "alice")
	restrict(root, "mallory")
	restrict(absent, "mallory")
	restrict(absent, "alice") // whose it is when it comes
	s.Close()
	check := func(when, want string) {
		t.Helper()
		for _, c := range append(all, root) {
			if got := v.Group(c); got != want {
				t.Errorf("%s: block %s is of %q, want %q", when, c, got, want)
			}
		}
		if got := v.Group(absent); got != "alice" {
			t.Errorf("%s: the file to come is of %q", when, got)
		}
	}
	check("at once", "alice")
	if err := v.Close(); err != nil {
		t.Fatal(err)
	}
	v = open()
	check("after a restart", "alice")
	if err := v.Release(root); err != nil {
		t.Fatal(err)
	}
	check("released", "")
	if err := v.Extend("alice", all[:1]); err != nil || v.Group(all[0]) != "alice" {
		t.Errorf("blocks to come are of %q, %v", v.Group(all[0]), err)
	}
	if err := v.Close(); err != nil {
		t.Fatal(err)
	}
}
