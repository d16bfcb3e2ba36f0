package testnet

import (
	"fmt"
	"math/big"

	"github.com/infernetprotocol/infernet/market/money"
)

// problems returns what does not add up: money on the chain, and the job's figures compared with it.
func (d *Demo) problems() (wrong []string) {
	note := func(ok bool, format string, args ...any) {
		if !ok {
			wrong = append(wrong, fmt.Sprintf(format, args...))
		}
	}
	left := d.before.Unaccounted(d.after)
	note(left == 0, "%d base units are unaccounted for", left)
	pot := d.after.EscrowBalance() - d.before.EscrowBalance()
	note(pot == 0, "the escrow still holds %d base units for the job", pot)
	note(d.etherSum().Sign() == 0, "%s wei are unaccounted for", d.etherSum())
	if d.Dispute {
		wrong = append(wrong, d.disputeProblems()...)
	}
	if d.gone {
		return wrong
	}
	note(d.view.Ended, "the client says that the job is %s", d.view.State)
	spent := -d.gained(d.client)
	note(spent == d.view.Spent, "the client says it spent %d, on chain it is %d", d.view.Spent, spent)
	for _, p := range d.net.Parties[1:] {
		claim := of(d.view.ProviderEarned, p) + of(d.view.VerifierEarned, p)
		gained := d.gained(p) - d.dispute.rewardOf(p)
		note(gained == claim, "%s gained %d on chain, the client says %d", p.Name, gained, claim)
	}
	note(
		d.outcome.Segments == d.view.SegmentsPaid,
		"the chain paid %d segments, the client says %d",
		d.outcome.Segments,
		d.view.SegmentsPaid,
	)
	return wrong
}

// etherSum returns the sum of all changes of wei and the chain's fees. It should be zero.
func (d *Demo) etherSum() *big.Int {
	sum := new(big.Int).Set(d.traffic.Gas)
	for a := range d.before.Accounts {
		sum.Add(sum, d.before.Change(d.after, a).Gas)
	}
	return sum
}

// of returns the sum of a party's entries in a map by address.
func of(earned map[string]money.Units, p *Party) (sum money.Units) {
	for who, u := range earned {
		if sameAddress(who, p.Wallet) {
			sum += u
		}
	}
	return sum
}
