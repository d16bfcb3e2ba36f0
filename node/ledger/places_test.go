package ledger_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/infernetprotocol/infernet/node/ledger"
)

// TestPlacesOutliveACrash kills the node after each write: the files are as they were synced then.
func TestPlacesOutliveACrash(t *testing.T) {
	fs := vfs.NewCrashableMem()
	l := openOn(t, fs)
	if _, found, err := l.Place("a"); found || err != nil {
		t.Fatalf("a place in an empty ledger: %v, %v", found, err)
	}
	for _, seq := range []uint64{0, 7, 1 << 60, 3} {
		if err := l.SetPlace("a", seq); err != nil {
			t.Fatal(err)
		}
		after := openOn(t, fs.CrashClone(vfs.CrashCloneCfg{}))
		if got, found, err := after.Place("a"); got != seq || !found || err != nil {
			t.Errorf("after a crash: %d, %v, %v; want %d", got, found, err, seq)
		}
		if err := after.Verify(); err != nil {
			t.Errorf("a ledger with places: %v", err)
		}
	}
	if seq, _, err := l.Head(); seq != 0 || err != nil {
		t.Errorf("places made %d entries: %v", seq, err)
	}
}

func TestPlacesOfReadersThatAreGoneAreForgotten(t *testing.T) {
	l := openOn(t, vfs.NewMem())
	for i, name := range []string{"a", "b", "c"} {
		if err := l.SetPlace(name, uint64(i)); err != nil {
			t.Fatal(err)
		}
	}
	if err := l.KeepPlaces([]string{"b", "d"}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"a": false, "b": true, "c": false, "d": false} {
		if _, found, err := l.Place(name); found != want || err != nil {
			t.Errorf("%s: %v, %v", name, found, err)
		}
	}
	for _, name := range []string{"", strings.Repeat("x", ledger.MaxPlace+1)} {
		if err := l.SetPlace(name, 1); !errors.Is(err, ledger.ErrInvalid) {
			t.Errorf("the name %q: %v", name, err)
		}
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	if err := l.SetPlace("b", 2); !errors.Is(err, ledger.ErrClosed) {
		t.Errorf("a closed ledger: %v", err)
	}
}

func openOn(t *testing.T, fs vfs.FS) *ledger.Ledger {
	t.Helper()
	l, err := ledger.Open("ledger", ledger.Options{FS: fs})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return l
}
