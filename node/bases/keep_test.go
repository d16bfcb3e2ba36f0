package bases

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
	"github.com/infernetprotocol/infernet/train/hf"
)

// model is a folder of a person's, with a file that belongs to no model.
func model(t *testing.T, steps uint32) *hf.Folder {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "mine")
	if err := tinybase.Write(dir, steps); err != nil {
		t.Fatal(err)
	}
	f, err := hf.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

func added(t *testing.T, s *Store, f *hf.Folder) Entry {
	t.Helper()
	e, err := s.Add(t.Context(), f, "mit")
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func listed(t *testing.T, s *Store) []Entry {
	t.Helper()
	all, err := s.List(uint64(time.Now().Unix()))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// named is the market's name of an entry, as a job states it.
func named(e Entry) market.Base {
	return market.Base{Blob: market.Blob{CID: e.CID, Size: e.Bytes}, Licence: e.Licence}
}

// TestAddedBasesStay: what the operator adds has the name and the root that a job gives it, is fetched from nobody, and
// makes no room for others.
func TestAddedBasesStay(t *testing.T) {
	c, two := &contents{of: map[string][]byte{}}, packed(t)
	a, b := c.put(t, two[0]), c.put(t, two[1])
	s := New(filepath.Join(t.TempDir(), "bases"), a.Blob.Size*3/2, c)
	f := model(t, 0)
	w, err := f.Survey()
	if err != nil {
		t.Fatal(err)
	}
	e := added(t, s, f)
	if e.CID != a.Blob.CID || e.Root != w.Root || e.Licence != "mit" || !e.Kept {
		t.Errorf("added as %+v, want %s with root %s", e, a.Blob.CID, w.Root)
	}
	if err := s.Fetch(t.Context(), a); err != nil || c.reads != 0 {
		t.Errorf("it was fetched: %v, %d reads", err, c.reads)
	}
	if err := s.Fetch(t.Context(), b); !errors.Is(err, ErrSize) || c.reads != 0 {
		t.Errorf("another, for which there is no room beside it: %v, %d reads", err, c.reads)
	}
	if _, err := s.Add(t.Context(), model(t, 1), "mit"); !errors.Is(err, ErrSize) {
		t.Errorf("another of the operator's: %v", err)
	}
	if err := s.Remove(e); err != nil {
		t.Fatal(err)
	}
	if err := s.Fetch(t.Context(), b); err != nil || len(listed(t, s)) != 1 {
		t.Errorf("after it was removed: %v, %d bases", err, len(listed(t, s)))
	}
}

// TestFetchedBasesAreKeptWhenAdded: a base that a job brought is the operator's once it was added, and is listed with
// its root before.
func TestFetchedBasesAreKeptWhenAdded(t *testing.T) {
	c := &contents{of: map[string][]byte{}}
	a := c.put(t, packed(t)[0])
	a.Licence = "apache-2.0"
	s := New(filepath.Join(t.TempDir(), "bases"), 4*a.Blob.Size, c)
	if err := s.Fetch(t.Context(), a); err != nil {
		t.Fatal(err)
	}
	before := listed(t, s)
	e := added(t, s, model(t, 0))
	if len(before) != 1 || before[0].Root != e.Root || before[0].Kept || before[0].Licence != "apache-2.0" {
		t.Errorf("before: %+v", before)
	}
	if after := listed(t, s); len(after) != 1 || !after[0].Kept || after[0].Licence != "mit" {
		t.Errorf("after: %+v", after)
	}
	if left, err := os.ReadDir(s.dir); err != nil || len(left) != 1 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// TestUsedBasesGoLast: to make room, a base that no job uses goes before one that was fetched earlier and that a job
// uses; and what a job uses is not removed by hand until the job's time is over.
func TestUsedBasesGoLast(t *testing.T) {
	c, two := &contents{of: map[string][]byte{}}, packed(t)
	a, b := c.put(t, two[0]), c.put(t, two[1])
	s := New(filepath.Join(t.TempDir(), "bases"), a.Blob.Size*5/2, c)
	now := uint64(time.Now().Unix())
	u := Use{Job: market.JobID{1}, Until: now + 3600}
	if err := s.Hold(a, u, now); err != nil {
		t.Errorf("a base that is not here: %v", err)
	}
	for _, x := range []market.Base{a, b} {
		if err := s.Fetch(t.Context(), x); err != nil {
			t.Fatal(err)
		}
	}
	old := time.Now().Add(-time.Hour)
	if err := os.Chtimes(filepath.Join(s.dir, a.Blob.CID), old, old); err != nil {
		t.Fatal(err)
	}
	if err := s.Hold(a, u, now); err != nil {
		t.Fatal(err)
	}
	if err := s.makeRoom(a.Blob.Size); err != nil {
		t.Fatal(err)
	}
	all := listed(t, s)
	if len(all) != 1 || all[0].CID != a.Blob.CID || len(all[0].Jobs) != 1 || all[0].Jobs[0] != u {
		t.Fatalf("what is left: %+v", all)
	}
	if err := s.Remove(all[0]); !errors.Is(err, ErrUsed) || !strings.Contains(err.Error(), u.Job.String()) {
		t.Errorf("removed although it is used: %v", err)
	}
	later, err := s.List(u.Until + 1)
	if err != nil || len(later[0].Jobs) != 0 || s.Remove(later[0]) != nil {
		t.Errorf("after the job's time: %+v, %v", later, err)
	}
	if left, err := os.ReadDir(s.dir); err != nil || len(left) != 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// TestHoldsAreForgotten: a later hold of a job replaces its first, and takes those away that have ended.
func TestHoldsAreForgotten(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "bases"), 1<<30, nil)
	e := added(t, s, model(t, 0))
	for _, u := range []Use{{market.JobID{1}, 10}, {market.JobID{2}, 30}, {market.JobID{2}, 40}} {
		if err := s.Hold(named(e), u, u.Until-5); err != nil {
			t.Fatal(err)
		}
	}
	if uses, err := usesOf(e.Path); err != nil || len(uses) != 1 || uses[0] != (Use{market.JobID{2}, 40}) {
		t.Errorf("%+v, %v", uses, err)
	}
}

// TestNamesOfBases: a root, its first digits or the content id, and nothing that fits two.
func TestNamesOfBases(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "bases"), 1<<30, nil)
	if _, err := s.Find("0x12345678", 0); !errors.Is(err, ErrNone) {
		t.Errorf("in a store that is not there yet: %v", err)
	}
	a, b := added(t, s, model(t, 0)), added(t, s, model(t, 1))
	root := a.Root.String()
	for _, name := range []string{root, root[:10], strings.ToUpper(root[2:12]), a.CID} {
		if got, err := s.Find(name, 0); err != nil || got.CID != a.CID {
			t.Errorf("%s: %s, %v", name, got.CID, err)
		}
	}
	for name, want := range map[string]error{
		root[:9]: ErrNames, "": ErrNames, "0x" + strings.Repeat("g", 8): ErrNames, "../../x": ErrNames,
		root + "0": ErrNone, "0x00000000": ErrNone,
	} {
		if _, err := s.Find(name, 0); !errors.Is(err, want) {
			t.Errorf("%q: %v, want %v", name, err, want)
		}
	}
	note, err := readAbout(a.Path)
	if err != nil || note.write(b.Path) != nil {
		t.Fatal(err)
	}
	if _, err := s.Find(root, 0); !errors.Is(err, ErrNames) || !strings.Contains(err.Error(), b.CID) {
		t.Errorf("two of one root: %v", err)
	}
}

// TestWhatACrashLeaves: folders without a name and damaged notes are no bases and stop nothing.
func TestWhatACrashLeaves(t *testing.T) {
	s := New(filepath.Join(t.TempDir(), "bases"), 1<<30, nil)
	e := added(t, s, model(t, 0))
	if err := s.Hold(named(e), Use{market.JobID{1}, 10}, 1); err != nil {
		t.Fatal(err)
	}
	old := time.Now().Add(-2 * leftAfter)
	for _, dir := range []string{"add-1", "gone-2"} {
		if err := os.MkdirAll(filepath.Join(s.dir, dir, "base"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chtimes(filepath.Join(s.dir, "gone-2"), old, old); err != nil {
		t.Fatal(err)
	}
	for _, note := range []string{filepath.Join(jobNotes, market.JobID{1}.String()), aboutNote} {
		if err := os.WriteFile(filepath.Join(e.Path, notesDir, note), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	all := listed(t, s)
	if len(all) != 1 || all[0].Root != e.Root || len(all[0].Jobs) != 0 {
		t.Errorf("%+v", all)
	}
	if err := s.makeRoom(1 << 40); err != nil {
		t.Fatal(err)
	}
	left, err := os.ReadDir(s.dir)
	if err != nil || len(left) != 2 {
		t.Errorf("left are %v, %v: want the base, and what may be made now", left, err)
	}
}

// TestHostileFoldersAreNotAdded: links and files that are too large are refused before anything is copied.
func TestHostileFoldersAreNotAdded(t *testing.T) {
	for name, change := range map[string]func(dir string) error{
		"a link": func(dir string) error {
			return os.Symlink(filepath.Join(dir, "config.json"), filepath.Join(dir, "merges.txt"))
		},
		"a huge file": func(dir string) error {
			f, err := os.Create(filepath.Join(dir, "vocab.json"))
			return errors.Join(err, f.Truncate(1<<40), f.Close())
		},
		"a folder": func(dir string) error { return os.Mkdir(filepath.Join(dir, "added_tokens.json"), 0o700) },
	} {
		dir := filepath.Join(t.TempDir(), "mine")
		if err := errors.Join(tinybase.Write(dir, 0), change(dir)); err != nil {
			t.Fatal(err)
		}
		f, err := hf.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		s := New(filepath.Join(t.TempDir(), "bases"), 1<<50, nil)
		if _, err := s.Add(t.Context(), f, "mit"); !errors.Is(err, hf.ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := os.Stat(s.dir); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s: something was copied: %v", name, err)
		}
		f.Close()
	}
}

// TestABaseThatIsNotKeptIsNoSuccess: what stands in the way of a copy's name is an error, and the copy goes.
func TestABaseThatIsNotKeptIsNoSuccess(t *testing.T) {
	f := model(t, 0)
	e := added(t, New(filepath.Join(t.TempDir(), "bases"), 1<<30, nil), f)
	s := New(t.TempDir(), 1<<30, nil)
	if err := os.WriteFile(filepath.Join(s.dir, e.CID), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Add(t.Context(), f, "mit"); err == nil {
		t.Errorf("added as %+v", got)
	}
	if left, err := os.ReadDir(s.dir); err != nil || len(left) != 1 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}
