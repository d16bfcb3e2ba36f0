package solana_test

import (
	"testing"

	testsolana "github.com/infernetprotocol/infernet/testnet/solana"
)

func TestNet(t *testing.T) {
	n, err := testsolana.Start(t.Context(), testsolana.Options{SlotMS: 50})
	if err != nil {
		t.Fatal(err)
	}
	t.Log(n.URL, n.Place)
	if err := n.Close(); err != nil {
		t.Error(err)
	}
}
