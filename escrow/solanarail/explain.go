package solanarail

import (
	"context"
	"fmt"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
)

// Evidence is a transaction that changed a lease.
type Evidence struct {
	Kind      bindings.EventKind
	Signature solana.Signature
	Slot      uint64
}

// String formats the evidence for people.
func (e Evidence) String() string {
	return fmt.Sprintf("%s by transaction %s in slot %d", e.Kind, e.Signature, e.Slot)
}

// History lists what happened to a lease, newest first: every event about it in
// the program's log.
func (r *Rail) History(ctx context.Context, d escrow.Deal) ([]Evidence, error) {
	sigs, err := r.Chain.History(ctx, r.Deployment.job(d.Offer).Lease(d.LeaseID()), historyLimit)
	if err != nil {
		return nil, err
	}
	var out []Evidence
	for _, sig := range sigs {
		log, err := r.Chain.LogOf(ctx, sig)
		if err != nil {
			return nil, err
		}
		for _, e := range bindings.Events(r.Deployment.Program.String(), log.Lines) {
			if e.ID == d.LeaseID() || e.ID == d.OfferID() {
				out = append(out, Evidence{e.Kind, sig, log.Slot})
			}
		}
	}
	return out, nil
}

// Evidence lists what the cluster has about a lease, oldest first: the signatures
// of both sides, the accounts that hold its money, and each transaction that moved
// it. Anyone who doubts an explanation can look these up.
func (r *Rail) Evidence(ctx context.Context, d escrow.Deal) ([]string, error) {
	p := r.Deployment.job(d.Offer)
	out := append(d.Signatures(), fmt.Sprintf("job account %s, vault %s, lease account %s", p.Job(), p.Vault(),
		p.Lease(d.LeaseID())))
	on, err := r.snapshot(ctx, r.Commitment, d)
	if err != nil {
		return out, err
	}
	if on.job != nil {
		out = append(out, fmt.Sprintf("in slot %d the vault holds %d free, %d reserved, %d owed", on.slot, on.job.Pot,
			on.job.Reserved, on.job.Owed))
	}
	all, err := r.History(ctx, d)
	for i := range all {
		out = append(out, all[len(all)-1-i].String())
	}
	return out, err
}

// Explain says where a lease's money is on Solana: the machine's rule, what is
// still owed there, and the Evidence. now is chain time.
func (r *Rail) Explain(ctx context.Context, s escrow.State,
	now uint64) (e escrow.Explanation, evidence []string, err error) {
	e = s.Explain(now)
	on, err := r.snapshot(ctx, r.Commitment, s.Deal)
	if err != nil {
		return e, nil, err
	}
	if l := on.lease; l != nil && l.Status == uint8(escrow.StatusClosed) {
		if l.Owed > 0 {
			e.Who = fmt.Sprintf("anyone may pay out the %s that the lease still owes", s.Amount(l.Owed))
			e.Otherwise = "they stay in the vault for those they are owed to, without a deadline"
		} else {
			e.Deadline = s.Deal.Offer.Deadline
			e.Otherwise = fmt.Sprintf("after the offer's deadline anyone may close the account: its rent goes to %s",
				l.Payer)
		}
	}
	evidence, err = r.Evidence(ctx, s.Deal)
	return e, evidence, err
}
