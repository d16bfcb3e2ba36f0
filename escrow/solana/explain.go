package solana

import (
	"context"
	"fmt"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
)

// Evidence is a transaction that brought a lease to where it is.
type Evidence struct {
	Kind      bindings.EventKind
	Signature solana.Signature
	Slot      uint64
}

// String writes the evidence for people.
func (e Evidence) String() string {
	return fmt.Sprintf("%s by transaction %s in slot %d", e.Kind, e.Signature, e.Slot)
}

// Evidence lists what happened to a lease, newest first: every event of it in
// the program's log.
func (r *Rail) Evidence(ctx context.Context, d escrow.Deal) ([]Evidence, error) {
	sigs, err := r.Chain.History(ctx, r.Place.job(d.Offer).Lease(d.LeaseID()), historyLimit)
	if err != nil {
		return nil, err
	}
	var out []Evidence
	for _, sig := range sigs {
		log, err := r.Chain.LogOf(ctx, sig)
		if err != nil {
			return nil, err
		}
		for _, e := range bindings.Events(r.Place.Program.String(), log.Lines) {
			if e.ID == d.LeaseID() || e.ID == d.OfferID() {
				out = append(out, Evidence{e.Kind, sig, log.Slot})
			}
		}
	}
	return out, nil
}

// Explain says where a lease's money stands on Solana: the machine's rule,
// with the accounts that hold it, what is owed there, and the transactions that
// prove it. now is chain time.
func (r *Rail) Explain(ctx context.Context, s escrow.State, now uint64) (e escrow.Explanation, evidence []string, err error) {
	e = s.Explain(now)
	p := r.Place.job(s.Deal.Offer)
	evidence = append(evidence, fmt.Sprintf("job account %s, vault %s", p.Job(), p.Vault()),
		fmt.Sprintf("lease account %s, read in slot %d", p.Lease(s.Deal.LeaseID()), s.Chain.Height))
	on, err := r.snapshot(ctx, r.Commitment, s.Deal)
	if err != nil {
		return e, evidence, err
	}
	if on.job != nil {
		evidence = append(evidence, fmt.Sprintf("the vault holds %d free, %d reserved, %d owed", on.job.Pot, on.job.Reserved, on.job.Owed))
	}
	if l := on.lease; l != nil && l.Status == uint8(escrow.StatusClosed) {
		if l.Owed > 0 {
			e.Who = fmt.Sprintf("anyone may pay out the %d base units that the lease still owes", l.Owed)
			e.Otherwise = "they stay in the vault for those they are owed to, without a deadline"
		} else {
			e.Deadline = s.Deal.Offer.Deadline
			e.Otherwise = fmt.Sprintf("after the offer's deadline anyone may close the account: its rent goes to %s", l.Payer)
		}
	}
	all, err := r.Evidence(ctx, s.Deal)
	for _, x := range all {
		evidence = append(evidence, x.String())
	}
	return e, evidence, err
}
