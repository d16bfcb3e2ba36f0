package evmrail

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market/money"
)

// Job is the money of an offer, in base units of its token.
type Job struct {
	Known    bool   // the client's signature was checked
	Over     bool   // no more deposits or leases
	Pot      uint64 // what no lease reserves
	Reserved uint64
	Spent    uint64
	Start    uint64 // chain time from which the offer's pace counts
}

// Lease is the contract's state of a lease.
type Lease struct {
	Status    escrow.Status
	Last      bool
	Vouched   uint32
	Claimed   uint32
	WindowEnd uint64 // chain time
	Games     uint16 // running disputes
	Lost      uint32 // first segment lost to one, its index in the job plus one; 0: none
	Paid      uint32 // segments whose provider was paid while the lease runs
}

// ReadJob reads the money of an offer at the agreed depth.
func (r *Rail) ReadJob(ctx context.Context, offer common.Hash) (Job, error) {
	h, err := r.deep(ctx)
	if err != nil {
		return Job{}, err
	}
	return r.job(ctx, offer, h.Number)
}

// ReadLease reads a lease at the agreed depth.
func (r *Rail) ReadLease(ctx context.Context, lease common.Hash) (Lease, error) {
	h, err := r.deep(ctx)
	if err != nil {
		return Lease{}, err
	}
	return r.lease(ctx, lease, h.Number)
}

// HeadStatus reads the status of a lease at the chain's head, where it may still be undone.
func (r *Rail) HeadStatus(ctx context.Context, lease common.Hash) (escrow.Status, error) {
	l, err := r.lease(ctx, lease, evm.Latest)
	return l.Status, err
}

// CheckFunded is the provider's check before it works: the escrow holds price ×
// segments for exactly this lease at the agreed depth. The lease's hash covers
// price, token, shares and deadlines, and the contract has checked the client's
// signature on the offer when it opened the lease. The error wraps ErrNotFunded
// when the money is not there.
func (r *Rail) CheckFunded(ctx context.Context, d escrow.Deal) error {
	if d.Domain != r.Domain {
		return fmt.Errorf("%w: the deal is for chain %d, escrow %s", ErrWrongContract, d.Domain.ChainID,
			d.Domain.Escrow)
	}
	if err := d.Validate(); err != nil {
		return err
	}
	l, err := r.ReadLease(ctx, d.LeaseID())
	if err != nil {
		return err
	}
	if l.Status != escrow.StatusOpen {
		return fmt.Errorf("%w: lease %s has status %d at depth %d", ErrNotFunded, d.LeaseID(), l.Status, r.Depth)
	}
	return nil
}

// Observe implements escrow.Rail.
func (r *Rail) Observe(ctx context.Context, d escrow.Deal) (escrow.Chain, error) {
	h, err := r.deep(ctx)
	if err != nil {
		return escrow.Chain{}, err
	}
	c, err := r.at(ctx, d, h.Number)
	if err != nil {
		return escrow.Chain{}, err
	}
	c.Height, c.Time = h.Number.Uint64(), h.Time
	if c.Status == escrow.StatusClosed {
		s, err := r.settlement(ctx, d.LeaseID(), c.Height)
		if err != nil {
			return escrow.Chain{}, err
		}
		c.Settled = &s
	}
	return c, r.checkSameBlock(ctx, h)
}

// checkSameBlock reports a reorganisation between two reads at one height.
func (r *Rail) checkSameBlock(ctx context.Context, h *types.Header) error {
	again, err := r.Chain.Header(ctx, h.Number)
	if err == nil && again.Hash() != h.Hash() {
		err = fmt.Errorf("block %s was reorganised away while it was read", h.Number)
	}
	return err
}

// at reads what the contract says of a deal at a height or tag.
func (r *Rail) at(ctx context.Context, d escrow.Deal, at *big.Int) (escrow.Chain, error) {
	l, err := r.lease(ctx, d.LeaseID(), at)
	if err != nil {
		return escrow.Chain{}, err
	}
	j, err := r.job(ctx, d.OfferID(), at)
	if err != nil {
		return escrow.Chain{}, err
	}
	credit, err := r.credit(ctx, d.Offer.Token, r.account(d), at)
	if err != nil {
		return escrow.Chain{}, err
	}
	c := escrow.Chain{Status: l.Status, Vouched: l.Vouched, Claimed: l.Claimed, WindowEnd: l.WindowEnd, Pot: j.Pot,
		Credit: credit, Games: uint32(l.Games), Paid: l.Paid}
	if first := d.Lease.Lease.FirstSegment; l.Lost > first { // l.Lost: in the job, from 1
		c.Lost = l.Lost - first
	}
	return c, nil
}

func (r *Rail) lease(ctx context.Context, lease common.Hash, at *big.Int) (Lease, error) {
	s, err := call(ctx, r, at, r.abi.PackLeaseOf(lease), r.abi.UnpackLeaseOf)
	if err != nil {
		return Lease{}, fmt.Errorf("read lease %s: %w", lease, err)
	}
	l := Lease{Status: escrow.Status(s.Status), Last: s.Last, Vouched: s.Vouched, Claimed: s.Claimed,
		WindowEnd: s.WindowEnd, Games: s.Games, Lost: s.Lost, Paid: s.Paid}
	l.Claimed = max(l.Claimed, l.Vouched)
	return l, nil
}

func (r *Rail) job(ctx context.Context, offer common.Hash, at *big.Int) (Job, error) {
	j, err := call(ctx, r, at, r.abi.PackJobOf(offer), r.abi.UnpackJobOf)
	if err != nil {
		return Job{}, fmt.Errorf("read job of offer %s: %w", offer, err)
	}
	return Job(j), nil
}

func (r *Rail) credit(ctx context.Context, token, account common.Address, at *big.Int) (uint64, error) {
	c, err := call(ctx, r, at, r.abi.PackCreditOf(token, account), r.abi.UnpackCreditOf)
	if err == nil && !c.IsUint64() {
		err = fmt.Errorf("%w: %s base units", evm.ErrBadAnswer, c)
	}
	if err != nil {
		return 0, fmt.Errorf("read credit of %s: %w", account, err)
	}
	return c.Uint64(), nil
}

// call calls a view function of the escrow at a height or tag.
func call[T any](ctx context.Context, r *Rail, at *big.Int, data []byte, unpack func([]byte) (T, error)) (T, error) {
	out, err := r.Chain.Call(ctx, r.Domain.Escrow, data, at)
	if err != nil {
		var zero T
		return zero, err
	}
	v, err := unpack(out)
	if err != nil {
		err = fmt.Errorf("%w: %w", evm.ErrBadAnswer, err)
	}
	return v, err
}

// settlement reads how a lease was settled. It reads once for each block in which
// that happened.
func (r *Rail) settlement(ctx context.Context, lease common.Hash, height uint64) (escrow.Settlement, error) {
	r.mu.Lock()
	known, ok := r.settled[lease]
	r.mu.Unlock()
	if ok && known.number <= height {
		h, err := r.Chain.Header(ctx, number(known.number))
		if err == nil && h.Hash() == known.block {
			return known.amounts, nil
		}
	}
	s, err := r.findSettlement(ctx, lease, height)
	if err != nil {
		return escrow.Settlement{}, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.settled[lease] = s
	return s.amounts, nil
}

func (r *Rail) findSettlement(ctx context.Context, lease common.Hash, height uint64) (settlement, error) {
	logs, err := r.logs(ctx, bindings.JobEscrowSettledEventName, lease, height)
	if err != nil {
		return settlement{}, err
	}
	if len(logs) != 1 {
		return settlement{}, fmt.Errorf("%w: lease %s is closed, with %d settlements", evm.ErrBadAnswer,
			lease, len(logs))
	}
	e, err := r.abi.UnpackSettledEvent(&logs[0])
	if err != nil {
		return settlement{}, fmt.Errorf("event Settled of lease %s: %w", lease, err)
	}
	s := settlement{number: logs[0].BlockNumber, block: logs[0].BlockHash}
	s.amounts = escrow.Settlement{Segments: e.Segments, Provider: units(e.ToProvider), Others: units(e.ToOthers),
		Back: units(e.Back)}
	advanced, err := r.advanced(ctx, lease, height)
	s.amounts.Provider += advanced
	return s, err
}

// advanced is what the provider was paid before the lease was settled.
func (r *Rail) advanced(ctx context.Context, lease common.Hash, height uint64) (sum money.Units, err error) {
	logs, err := r.logs(ctx, bindings.JobEscrowAdvancedEventName, lease, height)
	if err != nil {
		return 0, err
	}
	for i := range logs {
		e, err := r.abi.UnpackAdvancedEvent(&logs[i])
		if err != nil {
			return 0, fmt.Errorf("event Advanced of lease %s: %w", lease, err)
		}
		sum += units(e.ToProvider)
	}
	return sum, nil
}

// logs returns the events of one name about a lease, oldest first.
func (r *Rail) logs(ctx context.Context, event string, lease common.Hash, height uint64) ([]types.Log, error) {
	return r.topics(ctx, event, lease, height, nil, []common.Hash{lease})
}

// claims returns the events of claimed segments, whose first topic is the lease.
func (r *Rail) claims(ctx context.Context, lease common.Hash, height uint64) ([]types.Log, error) {
	return r.topics(ctx, bindings.JobEscrowClaimedEventName, lease, height, []common.Hash{lease})
}

func (r *Rail) topics(ctx context.Context, event string, lease common.Hash, height uint64,
	named ...[]common.Hash) ([]types.Log, error) {
	topics := append([][]common.Hash{{r.abi.GetABI().Events[event].ID}}, named...)
	logs, err := r.Chain.Logs(ctx, r.Domain.Escrow, topics, r.StartBlock, height)
	if err != nil {
		return nil, fmt.Errorf("events %s of lease %s: %w", event, lease, err)
	}
	return logs, nil
}
