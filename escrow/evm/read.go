package evm

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
)

// Job is the money of an offer, base units of its token.
type Job struct {
	Known    bool   // the client's signature was checked
	Over     bool   // no more deposits or leases
	Pot      uint64 // what no lease reserves
	Reserved uint64
	Spent    uint64
}

// Lease is where a lease stands in the contract.
type Lease struct {
	Status    escrow.Status
	Last      bool
	Vouched   uint32
	Claimed   uint32
	WindowEnd uint64 // chain time
}

// ReadJob reads the money of an offer at the agreed depth.
func (r *Rail) ReadJob(ctx context.Context, offer common.Hash) (Job, error) {
	h, err := r.deep(ctx)
	if err != nil {
		return Job{}, err
	}
	return r.job(ctx, offer, h.Hash())
}

// ReadLease reads a lease at the agreed depth.
func (r *Rail) ReadLease(ctx context.Context, lease common.Hash) (Lease, error) {
	h, err := r.deep(ctx)
	if err != nil {
		return Lease{}, err
	}
	return r.lease(ctx, lease, h.Hash())
}

// CheckFunded is the provider's look before it works: the escrow holds
// price × segments for exactly this lease, at the agreed depth. The lease's
// name covers price, token, shares and deadlines, and the contract has checked
// the client's signature on the offer when it opened the lease. The error
// wraps ErrNotFunded when the money is not there.
func (r *Rail) CheckFunded(ctx context.Context, d escrow.Deal) error {
	if d.Domain != r.Domain {
		return fmt.Errorf("%w: the deal is for chain %d, escrow %s", ErrWrongContract, d.Domain.ChainID, d.Domain.Escrow)
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
	c, err := r.at(ctx, d, h.Hash())
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
	return c, nil
}

// at reads what one block says of a deal; the zero hash is the head.
func (r *Rail) at(ctx context.Context, d escrow.Deal, block common.Hash) (escrow.Chain, error) {
	l, err := r.lease(ctx, d.LeaseID(), block)
	if err != nil {
		return escrow.Chain{}, err
	}
	j, err := r.job(ctx, d.OfferID(), block)
	if err != nil {
		return escrow.Chain{}, err
	}
	credit, err := r.credit(ctx, d.Offer.Token, r.account(d), block)
	if err != nil {
		return escrow.Chain{}, err
	}
	return escrow.Chain{Status: l.Status, Vouched: l.Vouched, Claimed: l.Claimed, WindowEnd: l.WindowEnd, Pot: j.Pot, Credit: credit}, nil
}

func (r *Rail) lease(ctx context.Context, lease, block common.Hash) (Lease, error) {
	s, err := call(ctx, r, block, r.abi.PackLeaseOf(lease), r.abi.UnpackLeaseOf)
	if err != nil {
		return Lease{}, fmt.Errorf("read lease %s: %w", lease, err)
	}
	l := Lease{escrow.Status(s.Status), s.Last, s.Vouched, s.Claimed, s.WindowEnd}
	l.Claimed = max(l.Claimed, l.Vouched)
	return l, nil
}

func (r *Rail) job(ctx context.Context, offer, block common.Hash) (Job, error) {
	j, err := call(ctx, r, block, r.abi.PackJobOf(offer), r.abi.UnpackJobOf)
	if err != nil {
		return Job{}, fmt.Errorf("read job of offer %s: %w", offer, err)
	}
	return Job(j), nil
}

func (r *Rail) credit(ctx context.Context, token, account common.Address, block common.Hash) (uint64, error) {
	c, err := call(ctx, r, block, r.abi.PackCreditOf(token, account), r.abi.UnpackCreditOf)
	if err != nil || !c.IsUint64() {
		return 0, fmt.Errorf("read credit of %s: %v, %w", account, c, err)
	}
	return c.Uint64(), nil
}

// call runs a view of the escrow in one block; the zero hash is the head.
func call[T any](ctx context.Context, r *Rail, block common.Hash, data []byte, unpack func([]byte) (T, error)) (T, error) {
	var zero T
	msg := ethereum.CallMsg{To: &r.Domain.Escrow, Data: data}
	var out []byte
	var err error
	if block == (common.Hash{}) {
		out, err = r.Chain.CallContract(ctx, msg, nil)
	} else {
		out, err = r.Chain.CallContractAtHash(ctx, msg, block)
	}
	if err != nil {
		return zero, err
	}
	return unpack(out)
}

// settlement reads how a lease was settled, once per block it happened in.
func (r *Rail) settlement(ctx context.Context, lease common.Hash, height uint64) (escrow.Settlement, error) {
	r.mu.Lock()
	known, ok := r.settled[lease]
	r.mu.Unlock()
	if ok && known.number <= height {
		h, err := r.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(known.number))
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
		return settlement{}, fmt.Errorf("lease %s is closed, but the endpoint has %d settlements of it", lease, len(logs))
	}
	e, err := r.abi.UnpackSettledEvent(&logs[0])
	if err != nil {
		return settlement{}, fmt.Errorf("event Settled of lease %s: %w", lease, err)
	}
	s := settlement{number: logs[0].BlockNumber, block: logs[0].BlockHash}
	s.amounts = escrow.Settlement{Segments: e.Segments, Provider: units(e.ToProvider), Others: units(e.ToOthers), Back: units(e.Back)}
	return s, nil
}

// Public endpoints refuse wide searches and long answers.
const (
	logRange = 5_000  // blocks of one search
	maxLogs  = 10_000 // of one lease
)

// logs returns the events of one name about a lease, oldest first.
func (r *Rail) logs(ctx context.Context, event string, lease common.Hash, height uint64) (out []types.Log, err error) {
	topics := [][]common.Hash{{r.abi.GetABI().Events[event].ID}, nil, {lease}}
	for from := r.StartBlock; from <= height; from += logRange {
		to := min(from+logRange-1, height)
		found, err := r.Chain.FilterLogs(ctx, ethereum.FilterQuery{
			FromBlock: new(big.Int).SetUint64(from), ToBlock: new(big.Int).SetUint64(to),
			Addresses: []common.Address{r.Domain.Escrow}, Topics: topics,
		})
		if err != nil {
			return nil, fmt.Errorf("search events %s of lease %s: %w", event, lease, err)
		}
		for _, l := range found {
			if l.Removed || l.Address != r.Domain.Escrow || len(l.Topics) < 3 || l.Topics[2] != lease {
				return nil, fmt.Errorf("search events %s of lease %s: the endpoint answers with other logs", event, lease)
			}
		}
		if out = append(out, found...); len(out) > maxLogs {
			return nil, fmt.Errorf("search events %s of lease %s: more than %d", event, lease, maxLogs)
		}
	}
	return out, nil
}
