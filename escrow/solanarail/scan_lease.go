package solanarail

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market/money"
)

func (s *Scanner) ofLease(j bindings.Job, l bindings.Lease, as []bindings.Arbiter, rent, now uint64) []finding {
	if escrow.Status(l.Status) != escrow.StatusClosed {
		return s.running(j, l, now)
	}
	return append(s.owed(j, l, as), s.rentOf(j, l, rent, now)...)
}

// running is what is reserved for a lease of which we are a party.
func (s *Scanner) running(j bindings.Job, l bindings.Lease, now uint64) []finding {
	me := s.r.Sender.PublicKey()
	party := escrow.Client
	switch me {
	case l.Terms.Provider:
		party = escrow.Provider
	case j.Client:
	default:
		return nil
	}
	certain, most, err := shares(party, j, l, now)
	if err != nil {
		return nil // our program does not write such accounts
	}
	if escrow.Status(l.Status) == escrow.StatusOpen {
		f := s.item("end", l.Terms.Lease, funds.Lease, 0)
		f.item.AtMost, f.item.At = most, l.Terms.Deadline
		f.item.State = fmt.Sprintf("lease %s is open, we are its %s", l.Terms.Lease.Hex(), party)
		f.item.Rule = "until the deadline the provider may collect by voucher; an honest coordinator brings its last " +
			"voucher when the lease ends"
		f.item.Step, f.item.MayAct = "end it, which starts the window",
			"client, delegate and provider; after the deadline anyone"
		f.item.Otherwise = "the money stays reserved until somebody ends the lease"
		f.item.Claimable, f.item.Held = true, now <= l.Terms.Deadline // ending it early gives up work in progress
		f.ixs = []solana.Instruction{s.place(j).End(me, l.Terms.Lease, bindings.Voucher{})}
		return []finding{f}
	}
	f := s.item("release", l.Terms.Lease, funds.Lease, uint64(certain))
	f.item.AtMost, f.item.At = most, l.WindowEnd
	f.item.State = fmt.Sprintf("lease %s is ending, we are its %s", l.Terms.Lease.Hex(), party)
	f.item.Rule = "after the window anyone may release the lease, by the best voucher and the claims on chain"
	f.item.Step, f.item.MayAct = "release it, which settles it", "anyone, after the window"
	f.item.Otherwise = "the money stays in the vault until somebody releases it"
	f.item.Claimable = now >= l.WindowEnd
	f.ixs = []solana.Instruction{s.place(j).Release(l.Terms.Lease)}
	return []finding{f}
}

// shares returns how much of a running lease is certainly a party's, and how much
// can become so. To a provider the segments that are claimed on chain are certain;
// to a client, what these cannot take any more.
func shares(p escrow.Party, j bindings.Job, l bindings.Lease, now uint64) (certain, most money.Units, err error) {
	reserve, err := money.Units(l.Terms.Price).Mul(l.Terms.Segments)
	if err != nil {
		return 0, 0, err
	}
	earned := func(n uint32) (money.Units, error) {
		u, _, _, err := escrow.Split(l.Terms.Price, n, j.Terms.VerifyBPS, j.Terms.DelegateBPS, nil)
		return u, err
	}
	standing, err := earned(l.Claimed)
	if err != nil {
		return 0, 0, err
	}
	if p == escrow.Provider {
		all, err := earned(l.Terms.Segments)
		return standing, all, err
	}
	if escrow.Status(l.Status) == escrow.StatusEnding && now >= l.WindowEnd {
		gross, err := money.Units(l.Terms.Price).Mul(l.Claimed)
		return reserve - gross, reserve - standing, err
	}
	return 0, reserve - standing, nil
}

// owed is what a settled lease has not paid us yet.
func (s *Scanner) owed(j bindings.Job, l bindings.Lease, as []bindings.Arbiter) (out []finding) {
	p, me, id := s.place(j), s.r.Sender.PublicKey(), l.Terms.Lease
	owe := func(slot uint8, account common.Address, units uint64, mine bool) {
		if units == 0 || !mine {
			return
		}
		f := s.item(fmt.Sprintf("pay-%d", slot), id, funds.Credit, units)
		f.item.State, f.item.Rule = "owed by a settled lease", "paid out to whoever is linked, at any time"
		f.item.Step, f.item.MayAct, f.item.Otherwise, f.item.Claimable = "pay", "anyone, to our benefit",
			"it stays in the vault, without a deadline", true
		f.ixs = []solana.Instruction{s.r.Deployment.Token.NewTokenAccount(me, me), p.Pay(id, slot, account, me)}
		out = append(out, f)
	}
	owe(bindings.SlotProvider, common.Address{}, l.ProviderOwed, l.Terms.Provider == me)
	for i, x := range l.Payee[:l.Payees] {
		owe(bindings.SlotPayee+uint8(i), x.Account, x.Amount, slices.Contains(s.accounts, x.Account))
	}
	for i, a := range as {
		owe(bindings.SlotArbiter+uint8(i), a.Operator, a.Owed, slices.Contains(s.accounts, a.Operator))
	}
	return out
}

// rentOf is the rent of a settled lease's account, if we paid it.
func (s *Scanner) rentOf(j bindings.Job, l bindings.Lease, rent, now uint64) []finding {
	me := s.r.Sender.PublicKey()
	if l.Payer != me {
		return nil
	}
	f := s.item("rent", l.Terms.Lease, funds.Rent, rent)
	f.item.Asset = s.coin()
	f.item.State, f.item.Rule, f.item.At = "rent of the lease's account",
		"returned when all is paid and the offer's deadline is over", j.Terms.Deadline+1
	f.item.Step, f.item.MayAct, f.item.Otherwise = "shut", "anyone, to our benefit", "it stays in the account"
	f.item.Claimable = now > j.Terms.Deadline && l.Owed == 0
	f.ixs = []solana.Instruction{s.place(j).ShutLease(l.Terms.Lease, me)}
	return []finding{f}
}
