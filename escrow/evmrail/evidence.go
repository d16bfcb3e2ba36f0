package evmrail

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
)

// reported are the events about a lease or its job, each with its description.
var reported = []struct{ event, what string }{
	{bindings.JobEscrowFundedEventName, "deposited"},
	{bindings.JobEscrowOpenedEventName, "opened"},
	{bindings.JobEscrowEndedEventName, "ended, or its voucher raised"},
	{bindings.JobEscrowSettledEventName, "settled"},
	{bindings.JobEscrowOverEventName, "the job declared over"},
	{bindings.JobEscrowRefundedEventName, "the balance refunded"},
}

// ofClaim says what the event of a claim says; it names the lease alone.
const ofClaim = "a segment claimed, and the window started anew"

// Evidence lists what the chain has of a lease and of its job, oldest first:
// each event with its block and transaction, up to the agreed depth, and the
// signatures that both sides gave. Whoever doubts an explanation can look these
// up.
func (r *Rail) Evidence(ctx context.Context, d escrow.Deal) ([]string, error) {
	head, err := r.deep(ctx)
	if err != nil {
		return nil, err
	}
	names := map[common.Hash]string{}
	var ids []common.Hash
	for _, t := range reported {
		id := r.abi.GetABI().Events[t.event].ID
		names[id], ids = t.what, append(ids, id)
	}
	logs, err := r.Chain.Logs(ctx, r.Domain.Escrow, [][]common.Hash{ids, {d.OfferID()}}, r.StartBlock,
		head.Number.Uint64())
	if err != nil {
		return nil, fmt.Errorf("events of offer %s: %w", d.OfferID(), err)
	}
	logs = slices.DeleteFunc(logs, func(l types.Log) bool { return ofAnother(r, l, d.LeaseID()) })
	claimed, err := r.claims(ctx, d.LeaseID(), head.Number.Uint64())
	if err != nil {
		return nil, err
	}
	names[r.abi.GetABI().Events[bindings.JobEscrowClaimedEventName].ID] = ofClaim
	logs = append(logs, claimed...)
	slices.SortFunc(logs, func(a, b types.Log) int {
		return cmp.Or(cmp.Compare(a.BlockNumber, b.BlockNumber), cmp.Compare(a.Index, b.Index))
	})
	out := d.Signatures()
	for _, l := range logs {
		out = append(out, at(names[l.Topics[0]], l))
	}
	return out, nil
}

// ofAnother reports an event about another lease of the same job.
func ofAnother(r *Rail, l types.Log, lease common.Hash) bool {
	contract := r.abi.GetABI()
	e, err := contract.EventByID(l.Topics[0])
	if err != nil || len(e.Inputs) < 2 || e.Inputs[1].Name != "lease" {
		return false
	}
	return len(l.Topics) < 3 || l.Topics[2] != lease
}
