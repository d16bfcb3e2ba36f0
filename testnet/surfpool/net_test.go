//go:build daemons

package surfpool_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

func TestNet(t *testing.T) {
	n, err := surfpool.Start(t.Context(), surfpool.Options{SlotMS: 50})
	if err != nil {
		t.Fatal(err)
	}
	t.Log(n.URL, n.Deployment)
	if err := n.Close(); err != nil {
		t.Error(err)
	}
}
