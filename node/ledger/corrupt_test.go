package ledger

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
	"testing"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/infernetprotocol/infernet/train/canon"
)

// TestVerifyNamesTheDamagedEntry changes one stored value behind the ledger's
// back and expects the number of the entry it belongs to.
func TestVerifyNamesTheDamagedEntry(t *testing.T) {
	flip := func(key []byte) func(*pebble.DB) error {
		return func(db *pebble.DB) error {
			v, closer, err := db.Get(key)
			if err != nil {
				return err
			}
			v = bytes.Clone(v)
			closeQuietly(closer)
			v[len(v)/2] ^= 1
			return db.Set(key, v, pebble.Sync)
		}
	}
	remove := func(key []byte) func(*pebble.DB) error {
		return func(db *pebble.DB) error { return db.Delete(key, pebble.Sync) }
	}
	put := func(key []byte, v any) func(*pebble.DB) error {
		return func(db *pebble.DB) error {
			b, err := canon.Marshal(v)
			if err != nil {
				return err
			}
			return db.Set(key, b, pebble.Sync)
		}
	}
	cases := map[string]struct {
		damage func(*pebble.DB) error
		entry  uint64
	}{
		"entry flipped":        {flip(entryKey(4)), 4},
		"newest entry flipped": {put(entryKey(8), Entry{Seq: 8}), 7},
		"entry replaced":       {put(entryKey(4), Entry{Seq: 4, Body: []byte{0xf6}}), 3},
		"entry renumbered":     {put(entryKey(4), Entry{Seq: 5, Body: []byte{0xf6}}), 4},
		"entry missing":        {remove(entryKey(4)), 4},
		"newest entry missing": {remove(entryKey(8)), 8},
		"entry unbalanced": {put(
			entryKey(4), Entry{Seq: 4, Body: []byte{0xf6}, Postings: move("a", "b", 1)[:1]}), 4},
		"entry with a strange key": {put([]byte("e1"), 1), 9},
		"record flipped":           {flip(recordKey(Key{"log", "6"})), 6},
		"record missing":           {remove(recordKey(Key{"log", "7"})), 7},
		"record from nowhere":      {put(recordKey(Key{"log", "99"}), 1), 0},
		"pending flipped":          {flip(pendingKey(actionID(7))), 7},
		"pending missing":          {remove(pendingKey(actionID(8))), 8},
		"outcome flipped":          {flip(doneKey(actionID(2))), 5},
		"balance changed":          {put([]byte("bwallet\x00"+usd), 17), 8},
		"balance missing":          {remove([]byte("boutside\x00" + usd)), 8},
		"balance from nowhere":     {put([]byte("bmine\x00"+usd), 17), 0},
		"head changed":             {put(keyHead, head{9, Hash{}}), 9},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			fs := vfs.NewMem()
			l := open(t, fs)
			for i := uint64(1); i <= 8; i++ {
				mustCommit(t, l, step(i))
			}
			if err := c.damage(l.db); err != nil {
				t.Fatal(err)
			}
			closeLedger(t, l)
			l, err := Open("ledger", Options{FS: fs})
			if err == nil {
				defer closeLedger(t, l)
				err = l.Verify()
			}
			var ce *CorruptError
			if !errors.As(err, &ce) || !errors.Is(err, ErrCorrupt) || ce.Entry != c.entry {
				t.Fatalf("got %v, want entry %d", err, c.entry)
			}
			if !strings.Contains(err.Error(), "restore the newest backup") {
				t.Errorf("%v does not say what to do", err)
			}
		})
	}
}

// image is the files of a closed ledger.
type image map[string][]byte

func load(t *testing.T, fs vfs.FS) image {
	t.Helper()
	names, err := fs.List("ledger")
	if err != nil {
		t.Fatal(err)
	}
	m := make(image)
	for _, n := range names {
		f, err := fs.Open(path.Join("ledger", n))
		if err != nil {
			t.Fatal(err)
		}
		if m[n], err = io.ReadAll(f); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func (m image) fs(t *testing.T) *vfs.MemFS {
	t.Helper()
	fs := vfs.NewMem()
	if err := fs.MkdirAll("ledger", 0o700); err != nil {
		t.Fatal(err)
	}
	for n, b := range m {
		f, err := fs.Create(path.Join("ledger", n), vfs.WriteCategoryUnspecified)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write(b); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return fs
}

// export opens and verifies an image; pebble's panics at impossible contents
// count as reports.
func (m image) export(t *testing.T) (out string, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	l, err := Open("ledger", Options{FS: m.fs(t)})
	if err != nil {
		return "", err
	}
	var b strings.Builder
	err = errors.Join(l.Verify(), l.Export(&b))
	_ = l.Close() // a damaged store may refuse; the error above is the finding
	return b.String(), err
}

// TestNoFlippedBitGoesUnnoticed flips a bit of every third byte of a closed
// ledger's files. Either somebody says so, or nothing read has changed.
func TestNoFlippedBitGoesUnnoticed(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	fs := vfs.NewMem()
	l := open(t, fs)
	for i := uint64(1); i <= 8; i++ {
		mustCommit(t, l, step(i))
	}
	closeLedger(t, l)
	good := load(t, fs)
	want, err := good.export(t)
	if err != nil {
		t.Fatal(err)
	}
	reported, harmless := 0, 0
	for name, b := range good {
		for i := 0; i < len(b); i += 3 {
			b[i] ^= 0x10
			got, err := good.export(t)
			b[i] ^= 0x10
			switch {
			case err != nil:
				reported++
			case got == want:
				harmless++
			default:
				t.Errorf("%s: flipped byte %d of %d changed the ledger unnoticed", name, i, len(b))
			}
		}
	}
	if reported < 100 {
		t.Errorf("only %d flips were reported", reported)
	}
	t.Logf("%d flips reported, %d harmless", reported, harmless)
}

func TestOpenRefusesAnotherFormat(t *testing.T) {
	fs := vfs.NewMem()
	l := open(t, fs)
	if err := l.db.Set(keyFormat, []byte{2}, pebble.Sync); err != nil {
		t.Fatal(err)
	}
	closeLedger(t, l)
	if _, err := Open("ledger", Options{FS: fs}); !errors.Is(err, ErrFormat) {
		t.Fatal(err)
	}
}

func TestOpenRefusesLostFormat(t *testing.T) {
	fs := vfs.NewMem()
	l := open(t, fs)
	mustCommit(t, l, step(1))
	if err := l.db.Delete(keyFormat, pebble.Sync); err != nil {
		t.Fatal(err)
	}
	closeLedger(t, l)
	if _, err := Open("ledger", Options{FS: fs}); !errors.Is(err, ErrCorrupt) {
		t.Fatal(err)
	}
}

func TestOpenTwiceIsRefused(t *testing.T) {
	dir := t.TempDir()
	l, err := Open(dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer closeLedger(t, l)
	if _, err := Open(dir, Options{}); err == nil || !strings.Contains(err.Error(), "another node") {
		t.Fatalf("second open: %v", err)
	}
	if _, err := Open("/dev/null/x", Options{}); err == nil {
		t.Fatal("opened below a file")
	}
}
