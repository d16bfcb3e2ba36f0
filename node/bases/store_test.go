package bases

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
	"github.com/infernetprotocol/infernet/train/hf"
)

// contents are archives by their content ids.
type contents struct {
	of    map[string][]byte
	reads int
}

// Get implements Blocks.
func (c *contents) Get(_ context.Context, cid string, _ uint64, _ []peer.ID, w io.Writer) error {
	c.reads++
	b, ok := c.of[cid]
	if !ok {
		return p2p.ErrNotFound
	}
	_, err := w.Write(b)
	return err
}

// put adds an archive.
func (c *contents) put(t *testing.T, b []byte) market.Base {
	t.Helper()
	id, size, err := p2p.ContentID(t.Context(), bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	c.of[id] = b
	return market.Base{Blob: market.Blob{CID: id, Size: size}, Licence: "mit"}
}

// packed are archives of two models.
func packed(t *testing.T) (out [2][]byte) {
	t.Helper()
	for i := range out {
		dir := filepath.Join(t.TempDir(), "m")
		if err := tinybase.Write(dir, uint32(i)); err != nil {
			t.Fatal(err)
		}
		f, err := hf.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := errors.Join(f.Pack(&b), f.Close()); err != nil {
			t.Fatal(err)
		}
		out[i] = b.Bytes()
	}
	return out
}

// TestTheStoreKeepsWhatFits: a base is fetched once, and the one that was not used for longest makes room.
func TestTheStoreKeepsWhatFits(t *testing.T) {
	c, two := &contents{of: map[string][]byte{}}, packed(t)
	a, b := c.put(t, two[0]), c.put(t, two[1])
	dir := filepath.Join(t.TempDir(), "bases")
	s := New(dir, a.Blob.Size*3/2, c)
	for range 2 {
		if err := s.Fetch(t.Context(), a); err != nil {
			t.Fatal(err)
		}
	}
	f, err := s.Folder(a)
	if err != nil || c.reads != 1 {
		t.Fatalf("%v, read %d times", err, c.reads)
	}
	f.Close()
	old := time.Now().Add(-time.Hour)
	if err := os.Chtimes(filepath.Join(dir, a.Blob.CID), old, old); err != nil {
		t.Fatal(err)
	}
	if err := s.Fetch(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Folder(a); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("both are here: %v", err)
	}
}

// TestTheStoreRefuses: what is too large is not asked for, and what is no model leaves nothing behind.
func TestTheStoreRefuses(t *testing.T) {
	c := &contents{of: map[string][]byte{}}
	wrong := c.put(t, bytes.Repeat([]byte("no archive"), 400))
	dir := filepath.Join(t.TempDir(), "bases")
	if err := New(dir, wrong.Blob.Size-1, c).Fetch(t.Context(), wrong); !errors.Is(err, ErrSize) || c.reads != 0 {
		t.Errorf("%v, read %d times", err, c.reads)
	}
	s := New(dir, 1<<20, c)
	if err := s.Fetch(t.Context(), wrong); !errors.Is(err, hf.ErrFormat) {
		t.Errorf("no archive: %v", err)
	}
	gone := wrong
	gone.Blob.CID = "bafkreifzjut3te7nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e"
	if err := s.Fetch(t.Context(), gone); !errors.Is(err, p2p.ErrNotFound) {
		t.Errorf("a base that nobody has: %v", err)
	}
	wrong.Blob.CID = "../elsewhere"
	if err := s.Fetch(t.Context(), wrong); !errors.Is(err, market.ErrRange) {
		t.Errorf("a path: %v", err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 0 {
		t.Errorf("left %v, %v", left, err)
	}
}
