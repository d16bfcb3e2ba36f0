package ledger_test

import (
	"slices"
	"testing"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/node/ledger"
)

func TestSolanaStoreSurvivesARestart(t *testing.T) {
	dir := t.TempDir()
	open := func() (*ledger.Ledger, ledger.SolanaStore) {
		l, err := ledger.Open(dir, ledger.Options{})
		if err != nil {
			t.Fatal(err)
		}
		return l, ledger.NewSolanaStore(l, solana.Hash{1})
	}
	l, s := open()
	from := solana.PublicKey{7}
	first := solanarpc.Tx{Action: "a", From: from, Signature: solana.Signature{1}, Raw: []byte{1, 2, 3}, LastValid: 99}
	second := first
	second.Signature, second.LastValid = solana.Signature{2}, 199
	for _, tx := range []solanarpc.Tx{first, first} { // twice is once
		if err := s.SaveTx(t.Context(), tx); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Mark(t.Context(), from, "a", first.Signature, solanarpc.Expired); err != nil {
		t.Fatal(err)
	}
	if err := s.SaveTx(t.Context(), second); err != nil {
		t.Fatal(err)
	}
	// not known: nothing happens
	if err := s.Mark(t.Context(), from, "a", solana.Signature{3}, solanarpc.Landed); err != nil {
		t.Fatal(err)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	l, s = open()
	defer l.Close()
	got, err := s.ByAction(t.Context(), from, "a")
	first.Status = solanarpc.Expired
	if err != nil || len(got) != 2 || !same(got[0], first) || !same(got[1], second) {
		t.Errorf("stored %+v, %v", got, err)
	}
	for _, other := range []struct {
		from   solana.PublicKey
		action string
	}{{solana.PublicKey{8}, "a"}, {from, "b"}} {
		if got, err := s.ByAction(t.Context(), other.from, other.action); err != nil || len(got) != 0 {
			t.Errorf("%v %s: %v, %v", other.from, other.action, got, err)
		}
	}
	if got, err := ledger.NewSolanaStore(l, solana.Hash{2}).ByAction(t.Context(), from, "a"); err != nil ||
		len(got) != 0 {
		t.Errorf("another cluster: %v, %v", got, err)
	}
}

func same(a, b solanarpc.Tx) bool {
	raw := slices.Equal(a.Raw, b.Raw)
	a.Raw, b.Raw = nil, nil
	return raw && a.Action == b.Action && a.From == b.From && a.Signature == b.Signature &&
		a.LastValid == b.LastValid && a.Status == b.Status
}
