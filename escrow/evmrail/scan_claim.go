package evmrail

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
)

// errNoItem means that this scanner did not make the item.
var errNoItem = errors.New("not an item of this rail")

// claim is the call that does an item's step.
type claim struct {
	to   common.Address
	data []byte
	from []common.Address // the accounts from which the contract accepts it; none: anyone
}

// Claim implements funds.Source. It scans again first and uses only the item's
// name.
func (s *Scanner) Claim(ctx context.Context, item funds.Item) (funds.Claimed, error) {
	l, err := s.scan(ctx)
	if err != nil {
		return funds.Claimed{}, err
	}
	i := slices.IndexFunc(l.items, func(i funds.Item) bool { return i.ID == item.ID })
	if i < 0 || !l.items[i].Claimable {
		return funds.Claimed{}, fmt.Errorf("%w: %s", funds.ErrNotClaimable, item.ID)
	}
	c, err := l.claim(ctx, l.items[i])
	if err != nil {
		return funds.Claimed{}, err
	}
	sender, err := s.pick(c.from)
	if err != nil {
		return funds.Claimed{}, err
	}
	tx, err := sender.Send(ctx, evm.Call{Action: l.action(item.ID), To: c.to, Data: c.data})
	if err == nil {
		_, err = sender.Wait(ctx, tx, s.ScanConfig.Rail.Depth)
	}
	var revert *evm.RevertError
	if errors.As(err, &revert) {
		err = fmt.Errorf("%w: %s: %w", funds.ErrNotClaimable, item.ID, err)
	}
	return funds.Claimed{ID: item.ID, Tx: tx.Hex()}, err
}

// attemptBlocks is how long an attempt counts: a claim that reverted can be made
// again after this many blocks. The contract makes repetitions harmless.
const attemptBlocks = 100

// action is the id of the transaction of an item's step.
func (l *scanRun) action(id string) string {
	return fmt.Sprintf("funds/%s@%d", id, l.head.Number.Uint64()/attemptBlocks)
}

// scan does what Scan does, and keeps what Claim needs besides the items.
func (s *Scanner) scan(ctx context.Context) (*scanRun, error) {
	head, err := s.ScanConfig.Rail.deep(ctx)
	if err != nil {
		return nil, err
	}
	l := &scanRun{Scanner: s, head: head, offers: map[common.Hash]*heldOffer{}, leases: map[common.Hash]*heldLease{}}
	for _, step := range []func(context.Context) error{l.findOffers, l.findLeases, l.readLeases, l.readPots,
		l.readCredits,
		l.readStakes} {
		if err := step(ctx); err != nil {
			return nil, err
		}
	}
	return l, s.ScanConfig.Rail.checkSameBlock(ctx, head)
}

// claim packs the call of an item's step.
func (l *scanRun) claim(ctx context.Context, i funds.Item) (c claim, err error) {
	parts := strings.Split(strings.TrimPrefix(i.ID, l.Rail()+"/"), "/")
	if len(parts) < 2 {
		return c, fmt.Errorf("%w: %q", errNoItem, i.ID)
	}
	r := l.rail()
	switch c.to = r.Domain.Escrow; i.Kind {
	case funds.Pot:
		o := l.offers[common.HexToHash(parts[1])]
		c.data, err = r.calldata(ctx, escrow.Action{Kind: escrow.Refund, Deal: o.terms}, common.Address{})
		if l.head.Time <= o.terms.Offer.Deadline {
			c.from = []common.Address{o.terms.Offer.Client}
		}
	case funds.Lease:
		return l.claimLease(ctx, l.leases[common.HexToHash(parts[1])], i)
	case funds.Credit:
		c.from = []common.Address{common.HexToAddress(parts[2])}
		c.data, err = r.abi.TryPackWithdraw(common.HexToAddress(parts[1]), l.Accounts[0])
	case funds.Stake:
		c.to, c.from = l.Registry, []common.Address{common.HexToAddress(parts[1])}
		c.data, err = l.registry.TryPackRequestUnbond(i.Units.Big())
	case funds.Unbonding:
		c.to, c.from = l.Registry, []common.Address{common.HexToAddress(parts[1])}
		c.data, err = l.registry.TryPackUnbond(l.Accounts[0])
	default:
		return c, fmt.Errorf("%w: %q", errNoItem, i.ID)
	}
	return c, err
}

func (l *scanRun) claimLease(ctx context.Context, h *heldLease, i funds.Item) (claim, error) {
	a := escrow.Action{Kind: escrow.Release, Deal: h.deal}
	c := claim{to: l.rail().Domain.Escrow}
	if strings.HasSuffix(i.ID, "/end") {
		a.Kind = escrow.End // with a voucher for no segments: our vouchers are lost, the other side's counts
		if o, t := h.deal.Offer, h.deal.Lease.Lease; l.head.Time <= t.Deadline {
			c.from = []common.Address{o.Delegate, o.Client, t.Node, t.Provider}
		}
	}
	var err error
	c.data, err = l.rail().calldata(ctx, a, common.Address{})
	return c, err
}

// pick returns the sender of the first of the accounts whose key we hold.
func (s *Scanner) pick(allowed []common.Address) (Sender, error) {
	for _, x := range s.ScanConfig.Rail.Senders {
		if len(allowed) == 0 || slices.Contains(allowed, x.Address()) {
			return x, nil
		}
	}
	return nil, fmt.Errorf("%w: want %s", ErrNoKey, names(allowed))
}
