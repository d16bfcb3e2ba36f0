package ledger

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/infernetprotocol/infernet/market/money"
)

const usd = money.Asset("eip155:31337/erc20:0x0000000000000000000000000000000000000001")

func open(t testing.TB, fs vfs.FS) *Ledger {
	t.Helper()
	l, err := Open("ledger", Options{FS: fs})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func mustCommit(t testing.TB, l *Ledger, c Change) Entry {
	t.Helper()
	e, err := l.Commit(c)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func move(from, to Account, units money.Units) []Posting {
	return []Posting{{from, money.Amount{Asset: usd, Units: -units}}, {to, money.Amount{Asset: usd, Units: units}}}
}

type job struct {
	Name  string `cbor:"1,keyasint"`
	State uint8  `cbor:"2,keyasint"`
}

func TestStateSurvivesReopen(t *testing.T) {
	fs := vfs.NewMem()
	l := open(t, fs)
	a := Action{ID: "open/1", Kind: "evm", Deadline: 900, Body: []byte("b")}
	first := mustCommit(
		t, l, Change{Kind: "job.posted", Body: job{"j", 1}, At: 7, Postings: move("outside", "wallet", 100),
			Put: []Record{{Key{"jobs", "a"}, job{"a", 1}}, {Key{"jobs", "b"}, job{"b", 1}}}, Enqueue: []Action{a}})
	mustCommit(t, l, Change{Kind: "job.funded", Postings: move("wallet", "escrow", 60),
		Put: []Record{{Key{"jobs", "a"}, job{"a", 2}}}, Delete: []Key{{"jobs", "b"}}})
	if first.Seq != 1 || first.Prev != (Hash{}) {
		t.Fatalf("first entry %+v", first)
	}
	check := func(l *Ledger) {
		t.Helper()
		if v, ok, err := Get[job](l, "jobs", "a"); err != nil || !ok || v.State != 2 {
			t.Fatalf("job a = %+v %v %v", v, ok, err)
		}
		if _, ok, err := Get[job](l, "jobs", "b"); err != nil || ok {
			t.Fatalf("deleted job is there: %v %v", ok, err)
		}
		if b, err := l.Balance("wallet", usd); err != nil || b.Units != 40 {
			t.Fatalf("wallet %v %v", b, err)
		}
		bs, err := l.Balances()
		if err != nil || len(bs) != 3 || bs[0].Account != "escrow" || bs[0].Amount.Units != 60 ||
			bs[1].Amount.Units != -100 {
			t.Fatalf("balances %v %v", bs, err)
		}
		if p, err := l.Pending("evm"); err != nil || len(p) != 1 || p[0].ID != a.ID || p[0].Deadline != 900 {
			t.Fatalf("pending %v %v", p, err)
		}
		if err := l.Verify(); err != nil {
			t.Fatal(err)
		}
	}
	check(l)
	seq, hash, _ := l.Head()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	l = open(t, fs)
	check(l)
	if s, h, err := l.Head(); err != nil || s != seq || h != hash || s != 2 {
		t.Fatalf("head %d %v %v", s, h, err)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestClosedLedgerRefuses(t *testing.T) {
	l := open(t, vfs.NewMem())
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	_, _, herr := l.Head()
	_, perr := l.Pending("")
	_, berr := l.Balance("a", usd)
	_, bserr := l.Balances()
	_, _, gerr := Get[job](l, "jobs", "a")
	_, lerr := List[job](l, "jobs", "")
	_, _, oerr := l.Outcome("x")
	_, cerr := l.Commit(Change{Kind: "k"})
	for i, err := range []error{herr, perr, berr, bserr, gerr, lerr, oerr, cerr, l.Verify(), l.Close(),
		l.Entries(1, nil)} {
		if !errors.Is(err, ErrClosed) {
			t.Errorf("%d: %v", i, err)
		}
	}
}

func TestRefusedChangeLeavesNothing(t *testing.T) {
	l := open(t, vfs.NewMem())
	defer closeLedger(t, l)
	mustCommit(t, l, Change{Kind: "start", Postings: move("outside", "full", 1<<62),
		Enqueue: []Action{{ID: "a", Kind: "k"}}})
	before, beforeHash, _ := l.Head()
	deep := any(1)
	for range 20 {
		deep = []any{deep}
	}
	cases := map[string]struct {
		c    Change
		want error
	}{
		"no kind":         {Change{}, ErrInvalid},
		"kind with space": {Change{Kind: "a b"}, ErrInvalid},
		"kind too long":   {Change{Kind: strings.Repeat("k", 129)}, ErrInvalid},
		"unbalanced": {Change{Kind: "k", Postings: []Posting{{"a", money.Amount{Asset: usd, Units: 1}}}},
			ErrUnbalanced},
		"assets mixed": {Change{Kind: "k", Postings: []Posting{{"a", money.Amount{Asset: usd, Units: 1}},
			{"b", money.Amount{Asset: "lightning/sat", Units: -1}}}}, ErrUnbalanced},
		"balance overflows": {Change{Kind: "k", Postings: move("outside", "full", 1<<62)}, ErrUnbalanced},
		"sum overflows": {Change{Kind: "k", Postings: []Posting{{"a", money.Amount{Asset: usd, Units: 1<<63 - 1}},
			{"b", money.Amount{Asset: usd, Units: 1}}}}, ErrUnbalanced},
		"no account":      {Change{Kind: "k", Postings: move("", "b", 1)}, ErrInvalid},
		"zero in account": {Change{Kind: "k", Postings: move("a\x00", "b", 1)}, ErrInvalid},
		"no record id":    {Change{Kind: "k", Put: []Record{{Key{"jobs", ""}, 1}}}, ErrInvalid},
		"no space":        {Change{Kind: "k", Delete: []Key{{"", "x"}}}, ErrInvalid},
		"record twice": {Change{Kind: "k", Put: []Record{{Key{"jobs", "x"}, 1}}, Delete: []Key{{"jobs", "x"}}},
			ErrInvalid},
		"value not CBOR": {Change{Kind: "k", Put: []Record{{Key{"jobs", "x"}, make(chan int)}}}, ErrInvalid},
		"value too large": {Change{Kind: "k", Put: []Record{{Key{"jobs", "x"}, make([]byte, MaxValue+4096)}}},
			ErrInvalid},
		"body not CBOR":  {Change{Kind: "k", Body: func() {}}, ErrInvalid},
		"body too large": {Change{Kind: "k", Body: make([]byte, MaxValue+1)}, ErrInvalid},
		"body too deep":  {Change{Kind: "k", Body: deep}, ErrInvalid},
		"no action id":   {Change{Kind: "k", Enqueue: []Action{{Kind: "k"}}}, ErrInvalid},
		"action twice": {Change{Kind: "k", Enqueue: []Action{{ID: "x", Kind: "k"}, {ID: "x", Kind: "k"}}},
			ErrInvalid},
		"action too large": {Change{Kind: "k", Enqueue: []Action{{ID: "x", Kind: "k",
			Body: make([]byte, MaxValue+1)}}}, ErrInvalid},
		"action conflicts": {Change{Kind: "k", Enqueue: []Action{{ID: "a", Kind: "other"}}}, ErrConflict},
		"unknown action":   {Change{Kind: "k", Done: []Outcome{{ID: "nope"}}}, ErrUnknownAction},
		"ended twice":      {Change{Kind: "k", Done: []Outcome{{ID: "a"}, {ID: "a"}}}, ErrInvalid},
		"too many":         {Change{Kind: "k", Done: make([]Outcome, MaxItems+1)}, ErrInvalid},
		"entry too large":  {longChange(4096), ErrInvalid},
		"good part, bad end": {Change{Kind: "k", Postings: move("outside", "wallet", 5),
			Put: []Record{{Key{"jobs", "x"}, 1}}, Done: []Outcome{{ID: "nope"}}}, ErrUnknownAction},
	}
	for name, c := range cases {
		if _, err := l.Commit(c.c); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	if s, h, _ := l.Head(); s != before || h != beforeHash {
		t.Errorf("head moved to %d", s)
	}
	if b, _ := l.Balance("wallet", usd); b.Units != 0 {
		t.Errorf("wallet has %d", b.Units)
	}
	if _, ok, _ := Get[int](l, "jobs", "x"); ok {
		t.Error("record of a refused change is there")
	}
	if err := l.Verify(); err != nil {
		t.Error(err)
	}
}

// longChange has keys that fill more than an entry may hold.
func longChange(n int) Change {
	c := Change{Kind: "k"}
	space := Space(strings.Repeat("s", 128))
	for i := range n {
		c.Put = append(c.Put, Record{Key{space, fmt.Sprintf("a%0511d", i)}, true})
		c.Delete = append(c.Delete, Key{space, fmt.Sprintf("b%0511d", i)})
	}
	return c
}

func closeLedger(t testing.TB, l *Ledger) {
	t.Helper()
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}

func TestListIsOrderedAndBounded(t *testing.T) {
	l := open(t, vfs.NewMem())
	defer closeLedger(t, l)
	var put []Record
	for _, id := range []string{"b/2", "a", "b/1", "b0", "b/\xff\xff"} {
		put = append(put, Record{Key{"jobs", id}, job{Name: id[:1]}})
	}
	put = append(put, Record{Key{"jobs2", "b/3"}, job{}}, Record{Key{"job", "b/3"}, job{}})
	mustCommit(t, l, Change{Kind: "k", Put: put})
	items, err := List[job](l, "jobs", "b/")
	if err != nil || len(items) != 3 || items[0].ID != "b/1" || items[1].ID != "b/2" || items[2].ID != "b/\xff\xff" {
		t.Fatalf("%v %v", items, err)
	}
	all, err := List[job](l, "jobs", "")
	if err != nil || len(all) != 5 {
		t.Fatalf("%v %v", all, err)
	}
	stop := errors.New("stop")
	if err := Each(l, "jobs", "", func(string, job) error { return stop }); err != stop {
		t.Fatal(err)
	}
	if _, _, err := Get[string](l, "jobs", "a"); !errors.Is(err, ErrCorrupt) {
		t.Fatalf("record of another type: %v", err)
	}
	if _, err := List[string](l, "jobs", ""); !errors.Is(err, ErrCorrupt) {
		t.Fatalf("records of another type: %v", err)
	}
}

func TestUpdateSeesWhatItChanges(t *testing.T) {
	l := open(t, vfs.NewMem())
	defer closeLedger(t, l)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 25 {
				_, err := l.Update(func(v View) (Change, error) {
					n, _, err := Get[uint64](v, "counter", "n")
					return Change{Kind: "count", Put: []Record{{Key{"counter", "n"}, n + 1}},
						Postings: move("outside", "wallet", 1)}, err
				})
				if err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	if n, _, err := Get[uint64](l, "counter", "n"); err != nil || n != 200 {
		t.Fatalf("counter %d %v", n, err)
	}
	if b, _ := l.Balance("wallet", usd); b.Units != 200 {
		t.Fatalf("wallet %d", b.Units)
	}
	if err := l.Verify(); err != nil {
		t.Fatal(err)
	}
	stop := errors.New("stop")
	if _, err := l.Update(func(View) (Change, error) { return Change{}, stop }); err != stop {
		t.Fatal(err)
	}
}

func TestOutboxIsIdempotent(t *testing.T) {
	l := open(t, vfs.NewMem())
	defer closeLedger(t, l)
	a := Action{ID: "pay", Kind: "evm", Body: []byte("x")}
	b := Action{ID: "a-later", Kind: "evm"}
	c := Action{ID: "mail", Kind: "p2p"}
	mustCommit(t, l, Change{Kind: "k", Enqueue: []Action{a}})
	mustCommit(t, l, Change{Kind: "k", Enqueue: []Action{c, b, a}})
	if p, _ := l.Pending("evm"); len(p) != 2 || p[0].ID != "pay" || p[1].ID != "a-later" {
		t.Fatalf("pending %v", p)
	}
	signed := a
	signed.Signed = []byte("raw")
	mustCommit(t, l, Change{Kind: "k", Enqueue: []Action{signed}})
	mustCommit(t, l, Change{Kind: "k", Enqueue: []Action{a}})
	if p, _ := l.Pending("evm"); p[0].ID != "pay" || !bytes.Equal(p[0].Signed, []byte("raw")) {
		t.Fatalf("pending %v", p)
	}
	other := a
	other.Signed = []byte("another")
	if _, err := l.Commit(Change{Kind: "k", Enqueue: []Action{other}}); !errors.Is(err, ErrConflict) {
		t.Fatalf("second signature: %v", err)
	}
	done := Outcome{ID: "pay", OK: true, Note: "0xabc"}
	if s, _, _ := l.Outcome("pay"); s != Waiting {
		t.Fatalf("status %d", s)
	}
	mustCommit(t, l, Change{Kind: "k", Done: []Outcome{done}})
	mustCommit(t, l, Change{Kind: "k", Done: []Outcome{done}, Enqueue: []Action{a}})
	if s, o, _ := l.Outcome("pay"); s != Done || o != done {
		t.Fatalf("outcome %d %v", s, o)
	}
	if s, _, _ := l.Outcome("never"); s != Unknown {
		t.Fatalf("status %d", s)
	}
	if p, _ := l.Pending(""); len(p) != 2 {
		t.Fatalf("pending %v", p)
	}
	for name, ch := range map[string]Change{
		"other outcome":     {Kind: "k", Done: []Outcome{{ID: "pay", OK: false}}},
		"other action done": {Kind: "k", Enqueue: []Action{{ID: "pay", Kind: "evm", Body: []byte("y")}}},
	} {
		if _, err := l.Commit(ch); !errors.Is(err, ErrConflict) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := l.Update(func(v View) (Change, error) {
		p, err := v.Pending("p2p")
		if err != nil || len(p) != 1 {
			return Change{}, fmt.Errorf("pending %v %v", p, err)
		}
		s, _, err := v.Outcome("pay")
		if s != Done {
			return Change{}, fmt.Errorf("status %v", s)
		}
		return Change{Kind: "k"}, err
	}); err != nil {
		t.Fatal(err)
	}
	if err := l.Verify(); err != nil {
		t.Fatal(err)
	}
}

func TestExportWritesJSONLines(t *testing.T) {
	l := open(t, vfs.NewMem())
	defer closeLedger(t, l)
	body := map[any]any{1: []byte{0xab}, "f": float32(0.5), "list": []any{true, nil, -3}, [2]byte{1, 2}: "bytes"}
	mustCommit(t, l, Change{Kind: "a", Body: body, At: 3, Postings: move("outside", "wallet", 9),
		Put: []Record{{Key{"jobs", "x\x01"}, 1}}, Enqueue: []Action{{ID: "act", Kind: "k"}}})
	mustCommit(t, l, Change{Kind: "b", Delete: []Key{{"jobs", "x\x01"}}})
	var out bytes.Buffer
	if err := l.Export(&out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 4 { // the head, two entries, and the pending action
		t.Fatalf("%d lines: %s", len(lines), out.String())
	}
	lines = lines[1:]
	var first, second struct {
		Seq        uint64
		Hash, Prev string
		Kind       string
		Body       map[string]any
		Postings   []Posting
		Effects    []effectLine
	}
	if err := json.Unmarshal([]byte(lines[0]), &first); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(lines[1]), &second); err != nil {
		t.Fatal(err)
	}
	if first.Body["1"] != "ab" || first.Body["f"] != 0.5 || first.Body["0102"] != "bytes" || len(first.Postings) != 2 {
		t.Errorf("first line %s", lines[0])
	}
	if first.Effects[0].Key != "jobs/7801" || first.Effects[0].Column != "record" ||
		first.Effects[1].Column != "pending" {
		t.Errorf("effects %v", first.Effects)
	}
	if second.Prev != first.Hash || second.Effects[0].Hash != "" {
		t.Errorf("second line %s", lines[1])
	}
	n := 0
	if err := l.Entries(2, func(e Entry, _ Hash) error { n++; return nil }); err != nil || n != 1 {
		t.Errorf("entries from 2: %d %v", n, err)
	}
}

func TestEntryBodyDecodes(t *testing.T) {
	l := open(t, vfs.NewMem())
	defer closeLedger(t, l)
	e := mustCommit(t, l, Change{Kind: "a", Body: job{"n", 2}})
	var j job
	if err := e.Decode(&j); err != nil || j != (job{"n", 2}) {
		t.Fatalf("%v %v", j, err)
	}
	var s string
	if err := e.Decode(&s); err == nil {
		t.Fatal("decoded into another type")
	}
}
