package evmrail

import (
	"context"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// purse is a sender whose coins pay for so much gas.
type purse struct {
	Sender
	at  common.Address
	gas uint64
	err error
}

func (p purse) Address() common.Address                 { return p.at }
func (p purse) Affords(context.Context) (uint64, error) { return p.gas, p.err }

// TestAuditM7ActionsFindGas: what a lease needs on chain is sent by the wallet if the node
// key, which comes first, cannot pay for it.
func TestAuditM7ActionsFindGas(t *testing.T) {
	node, wallet := common.Address{1}, common.Address{2}
	away := errors.New("no endpoint")
	for name, c := range map[string]struct {
		node, wallet purse
		want         common.Address
	}{
		"the node key has enough": {purse{gas: mostGas}, purse{gas: mostGas}, node},
		"the wallet has enough":   {purse{gas: mostGas - 1}, purse{gas: mostGas}, wallet},
		"neither has":             {purse{gas: 1}, purse{gas: 2}, node},
		"it cannot be told":       {purse{err: away}, purse{gas: mostGas}, node},
	} {
		c.node.at, c.wallet.at = node, wallet
		r := &Rail{Config: Config{Senders: []Sender{c.node, c.wallet}}}
		d := escrow.Deal{Lease: market.SignedLease{Lease: market.Lease{Node: node, Provider: wallet}}}
		s, err := r.sender(t.Context(), escrow.Action{Kind: escrow.Close, Deal: d})
		if err != nil || s.Address() != c.want {
			t.Errorf("%s: %v, %v", name, s, err)
		}
	}
}
