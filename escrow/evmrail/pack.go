package evmrail

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// ErrUnknownKind means that the action is not one of this rail's.
var ErrUnknownKind = errors.New("no such kind of action")

func units(v uint64) money.Units { return money.Units(min(v, 1<<63-1)) }

// calldata packs the call that carries the action out.
func (r *Rail) calldata(ctx context.Context, a escrow.Action, from common.Address) ([]byte, error) {
	o, l := binder.Offer(a.Deal.Offer), binder.Lease(a.Deal.Lease.Lease)
	v, sig, ps := binder.Voucher(a.Voucher.Voucher), a.Voucher.Sig[:], binder.Payees(a.Voucher.Payees)
	switch a.Kind {
	case escrow.Open:
		return r.abi.TryPackOpen(o, a.Deal.OfferSig, a.Deal.Deposit, permit(a.Deal.Permit), l,
			a.Deal.Lease.DelegateSig[:], a.Deal.Lease.NodeSig[:])
	case escrow.Close:
		if a.Voucher.Release != nil {
			return r.abi.TryPackCloseFinal(o, l, v, sig, ps, a.Voucher.Release[:])
		}
		return r.abi.TryPackClose(o, l, v, sig, ps)
	case escrow.End:
		return r.abi.TryPackEnd(o, l, v, sig, ps)
	case escrow.Advance:
		return r.abi.TryPackAdvance(o, l, v, sig, ps)
	case escrow.Claim:
		if len(a.Claims) == 0 {
			return nil, fmt.Errorf("%w: no segment to claim", escrow.ErrRefused)
		}
		cs, votes := bindClaims(a.Claims)
		return r.abi.TryPackCommit(l, a.Claims[0].Segment, cs, votes)
	case escrow.Release:
		payees, awards, err := r.evidence(ctx, a.Deal.LeaseID())
		if err != nil {
			return nil, err
		}
		return r.abi.TryPackRelease(o, l, payees, awards)
	case escrow.Refund:
		return r.abi.TryPackRefund(o)
	case escrow.Withdraw:
		return r.abi.TryPackWithdraw(o.Token, from)
	}
	return nil, fmt.Errorf("%w: %w: %q", escrow.ErrRefused, ErrUnknownKind, a.Kind)
}

// evidence reads from the lease's events what release must repeat: the payees of the best
// voucher given to end, and the claims in their order.
func (r *Rail) evidence(ctx context.Context,
	lease common.Hash) (payees []bindings.Payee, awards []bindings.Award, err error) {
	head, err := r.Chain.Header(ctx, evm.Latest)
	if err != nil {
		return nil, nil, err
	}
	void, err := r.lossAt(ctx, lease, head.Number.Uint64())
	if err != nil {
		return nil, nil, err
	}
	ended, err := r.logs(ctx, bindings.JobEscrowEndedEventName, lease, head.Number.Uint64())
	if err != nil {
		return nil, nil, err
	}
	claimed, err := r.claims(ctx, lease, head.Number.Uint64())
	if err != nil {
		return nil, nil, err
	}
	logs := slices.DeleteFunc(append(ended, claimed...), func(x types.Log) bool { return void.covers(&x) })
	slices.SortFunc(logs, func(a, b types.Log) int {
		return cmp.Or(cmp.Compare(a.BlockNumber, b.BlockNumber), cmp.Compare(a.Index, b.Index))
	})
	for i := range logs {
		a, ps, err := r.award(&logs[i])
		if err != nil {
			return nil, nil, fmt.Errorf("lease %s: %w", lease, err)
		}
		switch {
		case len(a.Verifiers) > 0:
			awards = append(awards, a)
		case a.Segment > 0:
			payees, awards = ps, nil // it covers the claims before it
		}
	}
	return payees, awards, nil
}

// award reads one event Ended, with the voucher's payees, or Claimed.
func (r *Rail) award(x *types.Log) (bindings.Award, []bindings.Payee, error) {
	if len(x.Topics) > 0 && x.Topics[0] == r.abi.GetABI().Events[bindings.JobEscrowClaimedEventName].ID {
		e, err := r.abi.UnpackClaimedEvent(x)
		if err != nil {
			return bindings.Award{}, nil, fmt.Errorf("event Claimed: %w", err)
		}
		return bindings.Award{Segment: e.Claim.Segment.Index, Verifiers: e.Verifiers}, nil, nil
	}
	e, err := r.abi.UnpackEndedEvent(x)
	if err != nil {
		return bindings.Award{}, nil, fmt.Errorf("event Ended: %w", err)
	}
	return bindings.Award{Segment: e.Segments}, e.Payees, nil
}

// loss is where a lease last lost a segment to a dispute. What was submitted
// before is void. The zero value covers nothing.
type loss struct {
	block uint64
	index uint
}

func (l loss) covers(x *types.Log) bool {
	return x.BlockNumber < l.block || x.BlockNumber == l.block && x.Index < l.index
}

func (r *Rail) lossAt(ctx context.Context, lease common.Hash, head uint64) (loss, error) {
	topics := [][]common.Hash{{r.abi.GetABI().Events[bindings.JobEscrowLostEventName].ID}, {lease}}
	logs, err := r.Chain.Logs(ctx, r.Domain.Escrow, topics, r.StartBlock, head)
	if err != nil || len(logs) == 0 {
		return loss{}, err
	}
	last := logs[len(logs)-1]
	return loss{last.BlockNumber, last.Index}, nil
}

func permit(p escrow.Permit) bindings.Permit {
	return binder.Permit(p.Value, p.Deadline, market.Signature(slices.Concat(p.R[:], p.S[:], []byte{p.V})))
}

// bindClaims converts claims to what commit takes: the claims, and all their verdicts
// one after the other.
func bindClaims(cs []escrow.ClaimedSegment) (out []bindings.Claim, votes []bindings.Vote) {
	votes = []bindings.Vote{}
	for _, c := range cs {
		out = append(out, binder.Claim(c.Fields, c.Height, c.Sig))
		for _, v := range c.Verdicts {
			votes = append(votes, binder.Vote(v))
		}
	}
	return out, votes
}
