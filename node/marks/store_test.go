package marks_test

import (
	"bytes"
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"testing"

	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/marks"
	"github.com/infernetprotocol/infernet/train/merkle"
)

var _ executor.States = (*marks.Store)(nil)

func open(t *testing.T, dir string, limit uint64) *marks.Store {
	t.Helper()
	s, err := marks.Open(dir, limit, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// keep keeps a state of so many bytes, each of which is the first of its root.
func keep(t *testing.T, s *marks.Store, root byte, size int, until uint64) {
	t.Helper()
	done := s.Draft(until, func(w io.Writer) error {
		_, err := w.Write(bytes.Repeat([]byte{root}, size))
		return err
	})
	if done != nil {
		done(merkle.Root{root})
	}
	s.Close()
}

func check(t *testing.T, s *marks.Store, size int, want ...byte) {
	t.Helper()
	kept := map[byte]bool{}
	for _, r := range want {
		kept[r] = true
	}
	for r := range byte(20) {
		b := s.State(merkle.Root{r})
		if (b != nil) != kept[r] || s.Has(merkle.Root{r}) != kept[r] ||
			b != nil && !bytes.Equal(b, bytes.Repeat([]byte{r}, size)) {
			t.Errorf("state %d: %d bytes, want it kept: %v", r, len(b), kept[r])
		}
	}
}

func bytesIn(t *testing.T, dir string) (total int64) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			t.Fatal(err)
		}
		total += info.Size()
	}
	return total
}

// TestTheOldestGoesFirst fills a store several times over, with restarts between.
func TestTheOldestGoesFirst(t *testing.T) {
	dir := t.TempDir()
	for r := byte(1); r < 10; r++ {
		keep(t, open(t, dir, 1000), r, 300, 100)
		if n := bytesIn(t, dir); n > 1000 {
			t.Fatalf("%d bytes after state %d", n, r)
		}
	}
	check(t, open(t, dir, 1000), 300, 7, 8, 9)
	check(t, open(t, dir, 700), 300, 8, 9)
	s := open(t, dir, 700)
	keep(t, s, 8, 300, 100) // again: it is the newest now
	keep(t, s, 10, 300, 100)
	check(t, s, 300, 8, 10)
	keep(t, s, 11, 701, 100)
	if s.Has(merkle.Root{11}) || bytesIn(t, dir) > 700 {
		t.Error("a state larger than the store is kept")
	}
}

// TestACrashLeavesNothing leaves a draft unfinished, and files that are not the store's.
func TestACrashLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, 1000)
	keep(t, s, 1, 100, 100)
	s.Draft(100, func(w io.Writer) error { _, err := w.Write(make([]byte, 50)); return err })
	if err := os.WriteFile(filepath.Join(dir, "0-0-00.state"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	again := open(t, dir, 1000)
	check(t, again, 100, 1)
	if n := bytesIn(t, dir); n != 100 {
		t.Errorf("%d bytes are left, want the one state's", n)
	}
	broken := errors.New("the trainer has no state")
	if again.Draft(100, func(io.Writer) error { return broken }) != nil || bytesIn(t, dir) != 100 {
		t.Error("a draft that failed is kept")
	}
}

func TestExpireAndDamage(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, 1000)
	keep(t, s, 1, 100, 50)
	keep(t, s, 2, 100, 60)
	keep(t, s, 3, 100, 70)
	keep(t, s, 1, 100, 40) // asked for until 50 before
	s.Expire(50)
	check(t, s, 100, 1, 2, 3)
	s.Expire(60)
	check(t, s, 100, 2, 3)
	names, err := filepath.Glob(filepath.Join(dir, "*02000000*.state"))
	if err != nil || len(names) != 1 {
		t.Fatal(names, err)
	}
	if err := os.Truncate(names[0], 10); err != nil {
		t.Fatal(err)
	}
	check(t, s, 100, 3)
	s.Forget(merkle.Root{3})
	check(t, s, 100)
	if n := bytesIn(t, dir); n != 0 {
		t.Errorf("%d bytes are left", n)
	}
}
