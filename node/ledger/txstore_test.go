package ledger

import (
	"errors"
	"reflect"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
)

func tx(action string, from byte, nonce uint64, version byte) evm.Tx {
	return evm.Tx{Action: action, From: common.Address{from}, Nonce: nonce,
		Hash: common.Hash{from, byte(nonce), version}, Raw: []byte{2, version}}
}

func TestTxStoreKeepsVersionsAndFates(t *testing.T) {
	ctx := t.Context()
	fs := vfs.NewMem()
	l := open(t, fs)
	s := NewTxStore(l, 137)
	a0, a0b, b1, c300 := tx("a", 1, 0, 0), tx("a", 1, 0, 1), tx("b", 1, 1, 0), tx("c", 1, 300, 0)
	other := tx("a", 2, 0, 0)
	for _, x := range []evm.Tx{c300, a0, b1, a0b, other, a0} {
		if err := s.SaveTx(ctx, x); err != nil {
			t.Fatal(err)
		}
	}
	want := func(got []evm.Tx, err error, want ...evm.Tx) {
		t.Helper()
		if err != nil || len(got) != len(want) || len(want) > 0 && !reflect.DeepEqual(got, want) {
			t.Fatalf("got %v %v, want %v", got, err, want)
		}
	}
	got, err := s.ByAction(ctx, a0.From, "a")
	want(got, err, a0, a0b)
	got, err = s.ByAction(ctx, a0.From, "none")
	want(got, err)
	got, err = s.Unconfirmed(ctx, a0.From)
	want(got, err, a0, a0b, b1, c300)
	got, err = NewTxStore(l, 1).Unconfirmed(ctx, a0.From)
	want(got, err)
	if err := s.MarkMined(ctx, a0.From, 0, a0b.Hash); err != nil {
		t.Fatal(err)
	}
	if err := s.MarkMined(ctx, a0.From, 1, common.Hash{}); err != nil {
		t.Fatal(err)
	}
	head, _, _ := l.Head()
	if err := errors.Join(s.MarkMined(ctx, a0.From, 0, a0.Hash), s.MarkMined(ctx, a0.From, 99, a0.Hash),
		s.SaveTx(ctx, a0)); err != nil {
		t.Fatal(err)
	}
	if again, _, _ := l.Head(); again != head {
		t.Fatal("nothing to do made an entry")
	}
	closeLedger(t, l)
	l = open(t, fs)
	defer closeLedger(t, l)
	s = NewTxStore(l, 137)
	a0.Status, a0b.Status, b1.Status = evm.Displaced, evm.Mined, evm.Displaced
	got, err = s.ByAction(ctx, a0.From, "a")
	want(got, err, a0, a0b)
	got, err = s.ByAction(ctx, a0.From, "b")
	want(got, err, b1)
	got, err = s.Unconfirmed(ctx, a0.From)
	want(got, err, c300)
	got, err = s.Unconfirmed(ctx, other.From)
	want(got, err, other)
	if err := l.Verify(); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Commit(Change{Kind: "k", Delete: []Key{{"tx/137", versionKey(a0.From, 0, 0)}}}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.ByAction(ctx, a0.From, "a"); !errors.Is(err, ErrCorrupt) {
		t.Fatal(err)
	}
}

func TestTxStoreReportsAClosedLedger(t *testing.T) {
	ctx := t.Context()
	l := open(t, vfs.NewMem())
	s := NewTxStore(l, 1)
	closeLedger(t, l)
	_, err := s.ByAction(ctx, common.Address{}, "a")
	_, err2 := s.Unconfirmed(ctx, common.Address{})
	for i, err := range []error{err, err2, s.SaveTx(ctx, evm.Tx{}),
		s.MarkMined(ctx, common.Address{}, 0, common.Hash{})} {
		if !errors.Is(err, ErrClosed) {
			t.Errorf("%d: %v", i, err)
		}
	}
}
