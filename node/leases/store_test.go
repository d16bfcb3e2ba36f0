package leases

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

func TestPendingActionsAreFoundByLease(t *testing.T) {
	a, b := common.Hash{1}, common.Hash{2}
	if !concerns("escrow.open/"+a.Hex()+"#1", a) || concerns("escrow.open/"+a.Hex()+"#1", b) ||
		!concerns("escrow.refund/"+b.Hex()+"/5#1", a) {
		t.Error("an action is taken for another lease's")
	}
}
