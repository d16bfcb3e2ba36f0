package evmrail

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// terms reads the offer and, if lease is not zero, the lease from the call data of
// the transaction that registered them. It reports false when they are not there.
func (l *scanRun) terms(ctx context.Context, tx, offer, lease common.Hash) (d escrow.Deal, known bool, err error) {
	t, err := l.Chain.Transaction(ctx, tx)
	if err != nil {
		return d, false, fmt.Errorf("transaction %s: %w", tx, err)
	}
	contract := l.rail().abi.GetABI()
	data := t.Data()
	if len(data) < 4 {
		return d, false, nil
	}
	method, err := contract.MethodById(data)
	if err != nil {
		return d, false, nil
	}
	args, err := method.Inputs.Unpack(data[4:])
	if err != nil {
		return d, false, nil
	}
	d.Domain = l.rail().Domain
	for i, in := range method.Inputs {
		switch in.Name {
		case "o":
			d.Offer = unbindOffer(*abi.ConvertType(args[i], new(bindings.Offer)).(*bindings.Offer))
		case "l":
			d.Lease.Lease = unbindLease(*abi.ConvertType(args[i], new(bindings.Lease)).(*bindings.Lease))
		}
	}
	known = d.OfferID() == offer && (lease == common.Hash{} || d.LeaseID() == lease)
	return d, known, nil
}

func unbindOffer(o bindings.Offer) market.Offer {
	return market.Offer{Job: o.Job, Client: o.Client, Token: o.Token, Delegate: o.Delegate, MaxPrice: o.MaxPrice,
		Segments: o.Segments,
		Credit:   o.Credit, Quorum: o.Quorum, VerifyBPS: o.VerifyBPS, DelegateBPS: o.DelegateBPS, Window: o.Window,
		Deadline: o.Deadline, Nonce: o.Nonce, Trace: o.Trace, Locks: o.Locks, Pace: o.Pace}
}

func unbindLease(l bindings.Lease) market.Lease {
	return market.Lease{Offer: l.Offer, Provider: l.Provider, Node: l.Node, Price: l.Price,
		FirstSegment: l.FirstSegment, Segments: l.Segments, StartRoot: l.StartRoot, Begin: l.Begin,
		Deadline: l.Deadline, Nonce: l.Nonce, Verifiers: l.Verifiers}
}

// readLeases lists what is reserved for leases that are not closed.
func (l *scanRun) readLeases(ctx context.Context) error {
	for _, h := range l.leases {
		s, err := l.rail().lease(ctx, h.id, l.head.Number)
		if err != nil {
			return err
		}
		if s.Status != escrow.StatusOpen && s.Status != escrow.StatusEnding {
			continue
		}
		i, err := l.leaseItem(h, s)
		if err != nil {
			return err
		}
		l.add(l.explainUnknown(h.known, i))
	}
	return nil
}

func (l *scanRun) leaseItem(h *heldLease, s Lease) (funds.Item, error) {
	i := funds.Item{Kind: funds.Lease, Asset: l.asset(h.deal.Offer.Token), Evidence: []string{
		at("opened", h.opened),
		fmt.Sprintf("leaseOf(%s) at block %v: %d segments vouched, %d claimed", h.id.Hex(), l.head.Number, s.Vouched,
			s.Claimed),
	}}
	if !h.known {
		i.ID, i.State = fmt.Sprintf("%s/lease/%s/unknown", l.Rail(), h.id.Hex()), "reserved for lease "+h.id.Hex()
		return i, nil
	}
	var err error
	if i.Units, i.AtMost, err = shares(h, s, l.head.Time); err != nil {
		return i, err
	}
	if s.Status == escrow.StatusOpen {
		return l.openLease(i, h), nil
	}
	i.ID = fmt.Sprintf("%s/lease/%s/release", l.Rail(), h.id.Hex())
	i.State = fmt.Sprintf("lease %s is ending, we are its %s", h.id.Hex(), h.party)
	i.Step, i.At, i.MayAct = "release it, which credits both sides", s.WindowEnd, "anyone, after the window"
	i.Rule = "after the window anyone may release the lease, by the best voucher and the claims on chain"
	i.Otherwise = "the money stays in the escrow until somebody releases it"
	i.Claimable = l.head.Time >= s.WindowEnd
	return i, nil
}

// openLease marks the item of an open lease. Ending it early would give up work in
// progress, so before its deadline that is done only for those who ask for it by
// name.
func (l *scanRun) openLease(i funds.Item, h *heldLease) funds.Item {
	deadline := h.deal.Lease.Lease.Deadline
	i.ID = fmt.Sprintf("%s/lease/%s/end", l.Rail(), h.id.Hex())
	i.State = fmt.Sprintf("lease %s is open, we are its %s", h.id.Hex(), h.party)
	i.Step, i.At = "end it, which starts the window", deadline
	i.MayAct = "client, delegate and provider; after the deadline anyone"
	i.Rule = "until the deadline the provider may collect by voucher; an honest coordinator brings its last voucher " +
		"when the lease ends"
	i.Otherwise = "the money stays reserved until somebody ends the lease"
	i.Claimable, i.Held = true, l.head.Time <= deadline
	return i
}

// shares returns how much of a lease is certainly ours and how much can become so.
// To a provider the segments that are claimed on chain are certain; to a client,
// what these cannot take any more.
func shares(h *heldLease, s Lease, now uint64) (certain, most money.Units, err error) {
	reserve, err := h.deal.Reserve()
	if err != nil {
		return 0, 0, err
	}
	o, leased := h.deal.Offer, h.deal.Lease.Lease
	standing, _, _, err := escrow.Split(leased.Price, s.Claimed, o.VerifyBPS, o.DelegateBPS, nil)
	if err != nil {
		return 0, 0, err
	}
	if h.party == escrow.Provider {
		all, _, _, err := escrow.Split(leased.Price, leased.Segments, o.VerifyBPS, o.DelegateBPS, nil)
		return standing, all, err
	}
	if s.Status == escrow.StatusEnding && now >= s.WindowEnd {
		gross, err := money.Units(leased.Price).Mul(s.Claimed)
		return reserve - gross, reserve - standing, err
	}
	return 0, reserve - standing, nil
}
