package ledger

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/infernetprotocol/infernet/train/canon"
)

// FuzzEntry feeds hostile bytes to the decoder of history: what it accepts is
// canonical and balanced, and can be exported.
func FuzzEntry(f *testing.F) {
	for i := uint64(1); i <= 4; i++ {
		e := Entry{Seq: i, Kind: "k", Body: []byte{0xf6}, Postings: step(i).Postings,
			Effects: []Effect{{Key: []byte("rjobs\x00a")}}}
		b, err := canon.Marshal(e)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		e, err := decodeEntry(b)
		if err != nil {
			return
		}
		again, err := canon.Marshal(e)
		if err != nil || !bytes.Equal(again, b) {
			t.Fatalf("accepted %x, writes %x: %v", b, again, err)
		}
		if err := checkBalanced(e.Postings); err != nil {
			t.Fatal(err)
		}
		if ln, err := newLine(e, Hash{}); err == nil {
			if _, err := json.Marshal(ln); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// FuzzOutbox feeds hostile bytes to the decoders of the outbox's values.
func FuzzOutbox(f *testing.F) {
	for _, v := range []any{pending{1, 2, Action{ID: "a", Kind: "k", Body: []byte{1}, Signed: []byte{2}}},
		finished{Seq: 1, Kind: "k", Outcome: Outcome{ID: "a", OK: true}}} {
		b, err := canon.Marshal(v)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		for _, v := range []any{new(pending), new(finished), new(head)} {
			if canon.Unmarshal(b, MaxEntry, v) != nil {
				continue
			}
			if again, err := canon.Marshal(v); err != nil || !bytes.Equal(again, b) {
				t.Fatalf("accepted %x, writes %x: %v", b, again, err)
			}
		}
	})
}

// FuzzBalanceKey checks that a balance's key names one account and asset.
func FuzzBalanceKey(f *testing.F) {
	f.Add([]byte("bwallet\x00eip155:1/erc20:0x0"))
	f.Fuzz(func(t *testing.T, k []byte) {
		if len(k) == 0 || k[0] != colBalance {
			return
		}
		if b, ok := parseBalanceKey(k); ok && !bytes.Equal(b.key(), k) {
			t.Fatalf("%q is read as %v", k, b)
		}
	})
}
