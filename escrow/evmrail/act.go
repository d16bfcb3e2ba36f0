package evmrail

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow"
)

// Do implements escrow.Rail.
func (r *Rail) Do(ctx context.Context, a escrow.Action) error {
	if a.Deal.Domain != r.Domain {
		return fmt.Errorf("%w: %w: action %s", escrow.ErrRefused, ErrWrongContract, a.ID)
	}
	now, err := r.at(ctx, a.Deal, evm.Latest)
	if err != nil {
		return err
	}
	if !a.Effective(now) {
		if deep, err := r.send(ctx, a); deep || err != nil {
			return err
		}
	}
	return r.awaitDepth(ctx, a)
}

// awaitDepth returns when the action's effect is at the agreed depth.
func (r *Rail) awaitDepth(ctx context.Context, a escrow.Action) error {
	for {
		h, err := r.deep(ctx)
		if err != nil {
			return err
		}
		c, err := r.at(ctx, a.Deal, h.Number)
		if err != nil {
			return err
		}
		if a.Effective(c) {
			return nil
		}
		if err := r.stillThere(ctx, a); err != nil {
			return err
		}
		if err := r.NextHead(ctx, h.Number.Uint64()); err != nil {
			return err
		}
	}
}

// stillThere reports an effect that a reorganisation removed before it was deep
// enough. The action must be done again then.
func (r *Rail) stillThere(ctx context.Context, a escrow.Action) error {
	c, err := r.at(ctx, a.Deal, evm.Latest)
	if err == nil && !a.Effective(c) {
		err = fmt.Errorf("%s: a reorganisation took its effect back", a.ID)
	}
	return err
}

// send makes the action's transaction, or goes on with it. It returns true when
// the transaction is at the agreed depth, and false when something else has had
// the same effect at the head.
func (r *Rail) send(ctx context.Context, a escrow.Action) (deep bool, err error) {
	s, err := r.sender(ctx, a)
	if err != nil {
		return false, err
	}
	data, err := r.calldata(ctx, a, s.Address())
	if err != nil {
		return false, err
	}
	tx, err := s.Send(ctx, evm.Call{Action: a.ID, To: r.Domain.Escrow, Data: data, Deadline: a.Deadline})
	if err == nil {
		_, err = s.Wait(ctx, tx, r.Depth)
	}
	return err == nil, r.refusal(ctx, a, err)
}

// refusal distinguishes the contract's refusals from the network's failures.
// Between observing and sending, the other side's transaction may have had the
// same effect. That counts as success.
func (r *Rail) refusal(ctx context.Context, a escrow.Action, err error) error {
	var revert *evm.RevertError
	if err == nil || !errors.As(err, &revert) && !errors.Is(err, evm.ErrActionReused) {
		return err
	}
	c, again := r.at(ctx, a.Deal, evm.Latest)
	if again != nil {
		return again
	}
	if a.Effective(c) {
		return nil
	}
	return fmt.Errorf("%w: %s: %w", escrow.ErrRefused, a.Kind, err)
}

// sender picks a key from which the contract accepts the action.
func (r *Rail) sender(ctx context.Context, a escrow.Action) (Sender, error) {
	allowed, any := r.allowed(a)
	if !any && a.Kind == escrow.Refund {
		h, err := r.Chain.Header(ctx, evm.Latest)
		if err != nil {
			return nil, err
		}
		any = h.Time > a.Deal.Offer.Deadline
	}
	var may []Sender
	for _, s := range r.Senders {
		if any || slices.Contains(allowed, s.Address()) {
			may = append(may, s)
		}
	}
	if len(may) > 0 {
		return r.solvent(ctx, may), nil
	}
	return nil, fmt.Errorf("%w: %w: %s needs the key of %s; run it with the wallet", escrow.ErrRefused,
		ErrNoKey, a.Kind, names(allowed))
}

// solvent is the first sender whose coins pay for an action's gas. If none has enough, or
// that cannot be told, it is the first one.
func (r *Rail) solvent(ctx context.Context, may []Sender) Sender {
	if len(may) == 1 {
		return may[0]
	}
	for _, s := range may {
		gas, err := s.Affords(ctx)
		if err != nil {
			break
		}
		if gas >= mostGas {
			return s
		}
	}
	return may[0]
}

// allowed lists the accounts from which the contract accepts the action. any
// reports that it accepts the action from everybody.
func (r *Rail) allowed(a escrow.Action) (accounts []common.Address, any bool) {
	o, l := a.Deal.Offer, a.Deal.Lease.Lease
	switch a.Kind {
	case escrow.Open:
		return []common.Address{o.Delegate, o.Client}, a.Deal.Deposit == 0
	case escrow.Close, escrow.Claim, escrow.Advance:
		return []common.Address{l.Node, l.Provider}, false
	case escrow.End:
		return []common.Address{o.Delegate, o.Client, l.Node, l.Provider}, false
	case escrow.Refund:
		return []common.Address{o.Client}, false
	case escrow.Withdraw:
		return []common.Address{r.account(a.Deal)}, false
	}
	return nil, true
}

func names(accounts []common.Address) string {
	if len(accounts) == 0 {
		return "any account that can pay for gas"
	}
	out := accounts[0].Hex()
	for _, a := range accounts[1:] {
		out += " or " + a.Hex()
	}
	return out
}
