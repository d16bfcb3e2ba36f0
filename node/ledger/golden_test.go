package ledger

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
)

var update = flag.Bool("update", false, "write the golden files of a new format version")

const goldenSteps = 5

// TestFormatIsFrozen compares every key and value of a known history with
// testdata/format.golden: a difference is a new format, and needs a number.
func TestFormatIsFrozen(t *testing.T) {
	l := open(t, vfs.NewMem())
	defer closeLedger(t, l)
	for i := uint64(1); i <= goldenSteps; i++ {
		mustCommit(t, l, step(i))
	}
	var got bytes.Buffer
	if err := scanRaw(l.db, nil, nil, func(k, v []byte) error {
		_, err := fmt.Fprintf(&got, "%q = %x\n", k, v)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	golden := filepath.Join("testdata", "format.golden")
	if *update {
		if err := os.WriteFile(golden, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("the format changed:\n%s", got.Bytes())
	}
}

// TestOldFoldersOpen opens the folder that version 1 wrote.
func TestOldFoldersOpen(t *testing.T) {
	stored := filepath.Join("testdata", "v1")
	if *update {
		writeFolder(t, stored)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(stored)); err != nil {
		t.Fatal(err)
	}
	l, err := Open(dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer closeLedger(t, l)
	if err := checkSteps(l, goldenSteps); err != nil {
		t.Fatal(err)
	}
}

func writeFolder(t *testing.T, dir string) {
	t.Helper()
	if err := errors.Join(os.RemoveAll(dir), os.MkdirAll(dir, 0o755)); err != nil {
		t.Fatal(err)
	}
	l, err := Open(dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i := uint64(1); i <= goldenSteps; i++ {
		mustCommit(t, l, step(i))
	}
	closeLedger(t, l)
	if err := os.Remove(filepath.Join(dir, "LOCK")); err != nil {
		t.Fatal(err)
	}
}
