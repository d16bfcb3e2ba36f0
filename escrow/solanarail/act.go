package solanarail

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
)

// Do implements escrow.Rail.
func (r *Rail) Do(ctx context.Context, a escrow.Action) error {
	if a.Deal.Domain != r.domain {
		return fmt.Errorf("%w: %w: action %s", escrow.ErrRefused, ErrWrongDeployment, a.ID)
	}
	s, err := r.snapshot(ctx, rpc.CommitmentConfirmed, a.Deal)
	if err != nil {
		return err
	}
	if s.lease == nil && a.Kind != escrow.Open && s.time > a.Deal.Lease.Lease.Deadline {
		if c, err := r.Observe(ctx, a.Deal); err != nil || a.Effective(c) {
			return err // its account was closed after everything was paid
		}
	}
	if !a.Effective(r.chain(s)) {
		if err := r.refusal(ctx, a, r.send(ctx, a, s)); err != nil {
			return err
		}
	}
	return r.awaitFinal(ctx, a)
}

// awaitFinal returns when the action's effect counts.
func (r *Rail) awaitFinal(ctx context.Context, a escrow.Action) error {
	for {
		s, err := r.snapshot(ctx, r.Commitment, a.Deal)
		if err != nil || a.Effective(r.chain(s)) {
			return err
		}
		if a.Kind == escrow.Close || a.Kind == escrow.Release || a.Kind == escrow.Claim || a.Kind == escrow.End {
			if s.lease == nil && s.time > a.Deal.Lease.Lease.Deadline {
				return nil // closed by somebody else: it was settled
			}
		}
		if err := r.stillThere(ctx, a); err != nil {
			return err
		}
		if err := r.NextHead(ctx, s.slot); err != nil {
			return err
		}
	}
}

// stillThere reports an effect that a fork removed before it was final. The action
// must be done again then.
func (r *Rail) stillThere(ctx context.Context, a escrow.Action) error {
	s, err := r.snapshot(ctx, rpc.CommitmentConfirmed, a.Deal)
	if err == nil && !a.Effective(r.chain(s)) {
		err = fmt.Errorf("%s: a fork took its effect back", a.ID)
	}
	return err
}

// refusal distinguishes the program's refusals from the network's failures.
// Between observing and sending, the other side's transaction may have had the
// same effect. That counts as success.
func (r *Rail) refusal(ctx context.Context, a escrow.Action, err error) error {
	var refused *solanarpc.TxError
	if err == nil || !errors.As(err, &refused) || refused.Passing() {
		return err
	}
	s, again := r.snapshot(ctx, rpc.CommitmentConfirmed, a.Deal)
	if again != nil {
		return again
	}
	if a.Effective(r.chain(s)) {
		return nil
	}
	return fmt.Errorf("%w: %s: %w", escrow.ErrRefused, a.Kind, err)
}

// run sends one transaction and waits until it counts.
func (r *Rail) run(ctx context.Context, id string, ixs ...solana.Instruction) error {
	if _, err := r.Sender.Send(ctx, solanarpc.Call{Action: id, Instructions: ixs}); err != nil {
		return err
	}
	return r.Sender.Wait(ctx, id)
}

func refused(a escrow.Action, why error) error {
	return fmt.Errorf("%w: %s: %w", escrow.ErrRefused, a.Kind, why)
}

// send makes the action's transactions.
func (r *Rail) send(ctx context.Context, a escrow.Action, s snapshot) error {
	p, lease, me := r.Deployment.job(a.Deal.Offer), a.Deal.LeaseID(), r.Sender.PublicKey()
	if s.lease == nil && a.Kind != escrow.Open && a.Kind != escrow.Refund {
		return refused(a, fmt.Errorf("lease %s is not open", lease))
	}
	switch a.Kind {
	case escrow.Open:
		return r.open(ctx, a, s)
	case escrow.Close:
		return r.close(ctx, a, s)
	case escrow.End:
		if allowed := s.time > a.Deal.Lease.Lease.Deadline || me == s.job.Client || me == s.job.Terms.Delegate ||
			me == s.lease.Terms.Provider; !allowed {
			return refused(a, ErrNoKey)
		}
		proof, err := r.proof(a, s)
		if err != nil {
			return err
		}
		return r.run(ctx, a.ID, append(proof, p.End(me, lease, voucher(a.Voucher)))...)
	case escrow.Claim:
		return r.claim(ctx, a, s)
	case escrow.Release:
		return r.run(ctx, a.ID, p.Release(lease))
	case escrow.Refund:
		return r.refund(ctx, a, s)
	case escrow.Withdraw:
		return r.withdraw(ctx, a, s)
	}
	return refused(a, fmt.Errorf("no such kind of action: %q", a.Kind))
}

// open makes the job if there is none, deposits, and opens the lease. It does all
// in one transaction, so none of it happens twice.
func (r *Rail) open(ctx context.Context, a escrow.Action, s snapshot) error {
	d, l, me := a.Deal, a.Deal.Lease.Lease, r.Sender.PublicKey()
	if err := d.Domain.Check(l, d.Lease.DelegateSig, d.Offer.Delegate); err != nil {
		return refused(a, fmt.Errorf("the delegate's signature on the lease: %w", err))
	}
	if err := d.Domain.Check(l, d.Lease.NodeSig, l.Node); err != nil {
		return refused(a, fmt.Errorf("the node's signature on the lease: %w", err))
	}
	if d.Offer.Token != r.Deployment.TokenAccount() {
		return refused(a, ErrWrongDeployment)
	}
	if err := CheckOffer(d.Offer, r.leastWindow); err != nil {
		return refused(a, err)
	}
	client, delegate, provider, err := r.parties(ctx, d)
	if err != nil {
		return err
	}
	if me != client && (me != delegate || d.Deposit > 0 || s.job == nil) {
		return refused(a, fmt.Errorf("%w: it needs the key %s; run it with the client's wallet", ErrNoKey, client))
	}
	p := r.Deployment.job(d.Offer)
	var ixs []solana.Instruction
	if s.job == nil {
		t, rest := r.Deployment.Terms(d.Offer, delegate)
		ixs = append(ixs, p.Create(client, t, rest))
	}
	if d.Deposit > 0 {
		ixs = append(ixs, p.Deposit(client, d.Deposit))
	}
	return r.run(ctx, a.ID, append(ixs, p.Open(me, d.LeaseID(), opening(l, provider)))...)
}

// parties are the keys of a deal's client, delegate and provider. An account of this
// node's own has this node's key, whatever an endpoint says. What endpoints say of the
// others is only a guess: the program compares each key with the account's link, and
// refuses all others.
func (r *Rail) parties(ctx context.Context, d escrow.Deal) (client, delegate, provider solana.PublicKey, err error) {
	accounts := []common.Address{d.Offer.Client, d.Offer.Delegate, d.Lease.Lease.Provider}
	keys, err := r.owners(ctx, accounts...)
	if err != nil {
		return client, delegate, provider, err
	}
	for i, who := range accounts {
		if slices.Contains(r.Own, who) {
			keys[i] = r.Sender.PublicKey()
		}
		if keys[i].IsZero() {
			return client, delegate, provider, fmt.Errorf("%w: %s", ErrNoLink, who)
		}
	}
	return keys[0], keys[1], keys[2], nil
}

// close settles with a voucher, and pays out what fits into the same transaction.
func (r *Rail) close(ctx context.Context, a escrow.Action, s snapshot) error {
	p, lease, me := r.Deployment.job(a.Deal.Offer), a.Deal.LeaseID(), r.Sender.PublicKey()
	if me != s.lease.Terms.Provider {
		return refused(a, fmt.Errorf("%w: it needs the key %s", ErrNoKey, s.lease.Terms.Provider))
	}
	ixs, err := r.proof(a, s)
	if err != nil {
		return err
	}
	v := voucher(a.Voucher)
	ixs = append(ixs, p.Close(me, lease, v))
	pays, err := r.payments(ctx, a.Deal, v)
	if err != nil {
		return err
	}
	for _, pay := range pays {
		if more := append(ixs[:len(ixs):len(ixs)], pay...); solanarpc.Fits(me, more) {
			ixs = more
		}
	}
	return r.run(ctx, a.ID, ixs...)
}

// payments are the payments that a close with this voucher allows at once, each by
// itself: first the provider's, then those of payees with a token account.
func (r *Rail) payments(ctx context.Context, d escrow.Deal,
	v bindings.Voucher) (pays [][]solana.Instruction, err error) {
	p, lease, me := r.Deployment.job(d.Offer), d.LeaseID(), r.Sender.PublicKey()
	if v.Segments == 0 {
		return nil, nil
	}
	pays = append(pays, []solana.Instruction{r.Deployment.Token.NewTokenAccount(me, me),
		p.Pay(lease, bindings.SlotProvider, common.Address{}, me)})
	accounts := make([]common.Address, len(v.Payees))
	for i, x := range v.Payees {
		accounts[i] = x.Account
	}
	// Payees can be paid at any time. Who is one could change its accounts in every slot, so that endpoints disagree
	// about them until the window is over.
	owners, err := r.payable(ctx, accounts)
	if err != nil {
		return pays, ctx.Err()
	}
	for i, x := range v.Payees {
		if x.Amount > 0 && !owners[i].IsZero() {
			pays = append(pays, []solana.Instruction{p.Pay(lease, bindings.SlotPayee+uint8(i), x.Account, owners[i])})
		}
	}
	return pays, nil
}

// payable returns the owners linked to accounts, if they have a token account that
// can receive money. The others have a zero key.
func (r *Rail) payable(ctx context.Context, accounts []common.Address) ([]solana.PublicKey, error) {
	owners, err := r.owners(ctx, accounts...)
	if err != nil || len(owners) == 0 {
		return nil, err
	}
	at := make([]solana.PublicKey, len(owners))
	for i, o := range owners {
		at[i] = r.Deployment.Token.Account(o)
	}
	_, as, err := r.Chain.Accounts(ctx, rpc.CommitmentConfirmed, at...)
	if err != nil {
		return nil, err
	}
	const stateAt, initialised = 108, 1
	for i, a := range as {
		if a == nil || a.Owner != r.Deployment.Token.Program || len(a.Data) <= stateAt ||
			a.Data[stateAt] != initialised {
			owners[i] = solana.PublicKey{}
		}
	}
	return owners, nil
}

// claim claims segments, as many at a time as fit into a transaction.
func (r *Rail) claim(ctx context.Context, a escrow.Action, s snapshot) error {
	p, lease, me := r.Deployment.job(a.Deal.Offer), a.Deal.LeaseID(), r.Sender.PublicKey()
	if me != s.lease.Terms.Provider {
		return refused(a, fmt.Errorf("%w: it needs the key %s", ErrNoKey, s.lease.Terms.Provider))
	}
	arbiters, err := r.arbiters(ctx, a, s)
	if err != nil {
		return err
	}
	first := a.Deal.Lease.Lease.FirstSegment
	for cs := a.Claims; len(cs) > 0; {
		if done := s.lease.Claimed; cs[0].Segment-first < done && cs[0].Segment >= first {
			cs = cs[1:] // claimed before a crash
			continue
		}
		out, err := claims(a.Deal.Offer.Job, cs, arbiters)
		if err != nil {
			return refused(a, err)
		}
		n := len(out)
		for n > 1 && !solanarpc.Fits(me, []solana.Instruction{p.Commit(me, lease, cs[0].Segment, out[:n])}) {
			n--
		}
		if err := r.run(ctx, fmt.Sprintf("%s/%d", a.ID, cs[0].Segment),
			p.Commit(me, lease, cs[0].Segment, out[:n])); err != nil {
			return err
		}
		cs = cs[n:]
	}
	return nil
}

// refund pays the free pot to the client.
func (r *Rail) refund(ctx context.Context, a escrow.Action, s snapshot) error {
	me := r.Sender.PublicKey()
	if me != s.job.Client && s.time <= a.Deal.Offer.Deadline {
		return refused(a, fmt.Errorf("%w: before the offer's deadline it needs the key %s", ErrNoKey, s.job.Client))
	}
	return r.run(ctx, a.ID, r.Deployment.Token.NewTokenAccount(me, s.job.Client),
		r.Deployment.job(a.Deal.Offer).Refund(me, s.job.Client))
}

// withdraw pays what the lease owes the provider.
func (r *Rail) withdraw(ctx context.Context, a escrow.Action, s snapshot) error {
	me, provider := r.Sender.PublicKey(), s.lease.Terms.Provider
	return r.run(ctx, a.ID, r.Deployment.Token.NewTokenAccount(me, provider),
		r.Deployment.job(a.Deal.Offer).Pay(a.Deal.LeaseID(), bindings.SlotProvider, common.Address{}, provider))
}
