package evmrail

import (
	"context"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

// fundedSender is a sender whose coins pay for so much gas.
type fundedSender struct {
	Sender
	at  common.Address
	gas uint64
	err error
}

func (p fundedSender) Address() common.Address                 { return p.at }
func (p fundedSender) Affords(context.Context) (uint64, error) { return p.gas, p.err }

// TestAuditM7ActionsFindGas: what a lease needs on chain is sent by the wallet if the node
// key, which comes first, cannot pay for it.
func TestAuditM7ActionsFindGas(t *testing.T) {
	node, wallet := common.Address{1}, common.Address{2}
	away := errors.New("no endpoint")
	for name, c := range map[string]struct {
		node, wallet fundedSender
		want         common.Address
	}{
		"the node key has enough": {fundedSender{gas: mostGas}, fundedSender{gas: mostGas}, node},
		"the wallet has enough":   {fundedSender{gas: mostGas - 1}, fundedSender{gas: mostGas}, wallet},
		"neither has":             {fundedSender{gas: 1}, fundedSender{gas: 2}, node},
		"it cannot be told":       {fundedSender{err: away}, fundedSender{gas: mostGas}, node},
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
