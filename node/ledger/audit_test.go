package ledger

import (
	"bytes"
	"errors"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
)

// exported is the export of a small ledger, in lines.
func exported(t *testing.T) []string {
	t.Helper()
	l := open(t, vfs.NewMem())
	defer closeLedger(t, l)
	mustCommit(t, l, Change{Kind: "a", Body: map[int]string{1: "x"}, At: 3, Postings: move("outside", "wallet", 9),
		Put:     []Record{{Key{"jobs", "x"}, 1}, {Key{"leases", "y"}, "signed"}},
		Enqueue: []Action{{ID: "act", Kind: "k"}}})
	mustCommit(t, l, Change{Kind: "b", Postings: move("wallet", "escrow", 4), Delete: []Key{{"jobs", "x"}}})
	mustCommit(t, l, Change{Kind: "c", Put: []Record{{Key{"jobs", "z"}, 7}}})
	var out bytes.Buffer
	if err := l.Export(&out); err != nil {
		t.Fatal(err)
	}
	return strings.SplitAfter(strings.TrimSuffix(out.String(), "\n"), "\n")
}

func auditOf(lines []string, check CheckValue) (Audited, error) {
	return Audit(strings.NewReader(strings.Join(lines, "")), check)
}

// TestAuditFindsWhatTheLedgerHolds without the ledger, and hands records to the caller.
func TestAuditFindsWhatTheLedgerHolds(t *testing.T) {
	var seen []string
	a, err := auditOf(exported(t), func(space Space, id string, value []byte) (int, error) {
		var text string
		if err := ReadValue(value, &text); err == nil {
			seen = append(seen, string(space)+"/"+id+"="+text)
		}
		return 2, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if a.Entries != 3 || a.Values != 3 || a.Signatures != 4 || len(a.Balances) != 3 ||
		len(seen) != 1 || seen[0] != "leases/y=signed" {
		t.Errorf("%+v, %v", a, seen)
	}
	sum := int64(0)
	for _, b := range a.Balances {
		sum += int64(b.Amount.Units)
	}
	if sum != 0 || a.Head == (Hash{}) {
		t.Errorf("balances sum to %d: %+v", sum, a)
	}
}

// TestAuditRefusesEveryChange alters, drops, doubles and moves lines, and changes single
// characters of each.
func TestAuditRefusesEveryChange(t *testing.T) {
	good := exported(t)
	refused := func(what string, lines []string) {
		t.Helper()
		if _, err := auditOf(lines, nil); !errors.Is(err, ErrAudit) {
			t.Errorf("%s: %v", what, err)
		}
	}
	for i := range good {
		without := append(append([]string{}, good[:i]...), good[i+1:]...)
		refused("a line is missing", without)
		refused("a line stands twice", append(append(append([]string{}, good[:i+1]...), good[i]), good[i+1:]...))
		for at := 0; at < len(good[i])-1; at += 3 {
			changed := append([]string{}, good...)
			b := []byte(good[i])
			b[at] ^= 1
			changed[i] = string(b)
			refused("line "+good[i][:min(20, len(good[i]))]+" is changed", changed)
		}
	}
	swapped := append([]string{}, good...)
	swapped[1], swapped[2] = swapped[2], swapped[1]
	refused("entries in another order", swapped)
	refused("nothing", nil)
	refused("the same without an end", good[:3])
}

// TestAuditPassesOnWhatARecordLacks, and what the reader says.
func TestAuditPassesOnWhatARecordLacks(t *testing.T) {
	bad := errors.New("bad signature")
	_, err := auditOf(exported(t), func(Space, string, []byte) (int, error) { return 0, bad })
	if !errors.Is(err, bad) || !errors.Is(err, ErrAudit) {
		t.Error(err)
	}
	if _, err := Audit(io.MultiReader(strings.NewReader(exported(t)[0]), broken{}), nil); !errors.Is(err, errBroken) {
		t.Error(err)
	}
}

var errBroken = errors.New("the disk is gone")

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errBroken }

// TestExportVector: libraries in other languages audit this export.
func TestExportVector(t *testing.T) {
	const path = "../../docs/vectors/ledger.jsonl"
	want := strings.Join(exported(t), "") + "\n"
	if *update {
		if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != want {
		t.Errorf("%s is not what Export writes (%v): go test ./node/ledger -run TestExportVector -update", path, err)
	}
}
