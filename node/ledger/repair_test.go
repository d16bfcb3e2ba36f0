package ledger

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/infernetprotocol/infernet/train/canon"
)

// sampled is a record like a job's: nested, with a text in it.
type sampled struct {
	Figures struct {
		Paid   uint64 `cbor:"7,keyasint"`
		Sample string `cbor:"10,keyasint"`
	} `cbor:"4,keyasint"`
	Hash    []byte    `cbor:"5,keyasint"`
	Receipt *struct{} `cbor:"6,keyasint"`
	Works   []int     `cbor:"8,keyasint"`
}

func sampledWith(text string) sampled {
	s := sampled{Hash: []byte{0xff, 0}}
	s.Figures.Paid, s.Figures.Sample = 17, text
	return s
}

// damagedLedger is a ledger with money in it, to which an older version has written
// a job's sample as the model gave it; the write was in order, reading it is not.
func damagedLedger(t *testing.T, bad any) *Ledger {
	t.Helper()
	l, err := Open("l", Options{FS: vfs.NewMem()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := l.Close(); err != nil {
			t.Error(err)
		}
	})
	for _, c := range []Change{
		{Kind: "paid", Postings: move("wallet", "escrow/0x1", 300),
			Put: []Record{{Key{"jobs", "0x1"}, sampledWith("fine")}}},
		{Kind: "job", Postings: move("escrow/0x1", "paid/0x2", 100), Put: []Record{{Key{"jobs", "0x2"}, bad}},
			Enqueue: []Action{{ID: "a", Kind: "k"}}},
	} {
		if _, err := l.Commit(c); err != nil {
			t.Fatal(err)
		}
	}
	return l
}

const notText = "The \xffmodel\xc3( wrote this"

// TestARecordThatIsNotTextIsMended: the old bytes are set aside, the record is
// readable again, and no balance, action or other record has changed.
func TestARecordThatIsNotTextIsMended(t *testing.T) {
	l := damagedLedger(t, sampledWith(notText))
	if err := l.Verify(); err != nil {
		t.Fatalf("it is as it was written: %v", err)
	}
	if _, err := List[sampled](l, "jobs", ""); !errors.Is(err, ErrCorrupt) {
		t.Fatalf("it can be read: %v", err)
	}
	err := l.CheckReadable()
	var u *UnreadableError
	if !errors.As(err, &u) || !errors.Is(err, ErrCorrupt) || !strings.Contains(err.Error(), "jobs/0x2") ||
		!strings.Contains(err.Error(), "infernet ledger repair") {
		t.Fatalf("it says %v", err)
	}
	before, err := l.Balances()
	if err != nil {
		t.Fatal(err)
	}
	if len(u.Records) != 1 {
		t.Fatalf("%+v", u.Records)
	}
	var repaired sampled
	if err := u.Records[0].Lenient(&repaired); err != nil || repaired.Figures.Sample != notText {
		t.Fatalf("%+v, %v", repaired, err)
	}
	repaired.Figures.Sample = strings.ToValidUTF8(repaired.Figures.Sample, "\uFFFD")
	if err := l.Repair(u.Records[0], repaired, 5); err != nil {
		t.Fatal(err)
	}
	jobs, err := List[sampled](l, "jobs", "")
	if err != nil || len(jobs) != 2 || jobs[1].Value.Figures.Sample != "The \uFFFDmodel\uFFFD( wrote this" ||
		jobs[1].Value.Figures.Paid != 17 ||
		!bytes.Equal(jobs[1].Value.Hash, []byte{0xff, 0}) || jobs[0].Value.Figures.Sample != "fine" {
		t.Errorf("%+v, %v", jobs, err)
	}
	kept, ok, err := Get[Aside](l, SpaceAside, "jobs/0x2")
	raw, _ := canon.Marshal(sampledWith(notText))
	if err != nil || !ok || !bytes.Equal(kept.Value, raw) || kept.Space != "jobs" || kept.ID != "0x2" ||
		kept.Reason == "" {
		t.Errorf("set aside: %+v, %v", kept, err)
	}
	after, err := l.Balances()
	if err != nil || len(after) != len(before) {
		t.Fatal(after, err)
	}
	for i := range after {
		if after[i] != before[i] {
			t.Errorf("the balance %+v became %+v", before[i], after[i])
		}
	}
	if p, err := l.Pending(""); err != nil || len(p) != 1 {
		t.Errorf("%d actions wait, %v", len(p), err)
	}
	if err := errors.Join(l.Verify(), l.CheckReadable()); err != nil {
		t.Errorf("after the repair: %v", err)
	}
}

// TestARecordThatNobodyCanMendIsOnlySetAside: the rest can be read again.
func TestARecordThatNobodyCanMendIsOnlySetAside(t *testing.T) {
	l := damagedLedger(t, "\xff")
	all, err := l.Unreadable()
	if err != nil || len(all) != 1 {
		t.Fatal(all, err)
	}
	if err := l.Repair(all[0], nil, 5); err != nil {
		t.Fatal(err)
	}
	if jobs, err := List[sampled](l, "jobs", ""); err != nil || len(jobs) != 1 {
		t.Errorf("%+v, %v", jobs, err)
	}
	if _, ok, err := Get[Aside](l, SpaceAside, "jobs/0x2"); err != nil || !ok {
		t.Error("it is gone", err)
	}
	if err := errors.Join(l.Verify(), l.CheckReadable()); err != nil {
		t.Error(err)
	}
}

// TestWhatIsReadableIsNotSetAside, whatever it holds.
func TestWhatIsReadableIsNotSetAside(t *testing.T) {
	for _, v := range []any{
		sampledWith("fine \u00e9"), map[string]int{"a": 1}, map[[2]byte]string{{1, 2}: "x"},
		[]any{uint64(1) << 63, int64(-1) << 62, nil, true, []byte{0xff}}, 1.5, float32(0.25),
	} {
		if err := damagedLedger(t, v).CheckReadable(); err != nil {
			t.Errorf("%T: %v", v, err)
		}
	}
}
