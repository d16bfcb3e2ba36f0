package coordinator

import (
	"slices"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
)

// These are accounts in the ledger of a client. Money that left is on the accounts of those
// who got it. All accounts together sum to zero.
const (
	accountWallet = "wallet"
	accountClient = "client/" // of a job that this node coordinates for another
	accountPaid   = "paid/"
)

// postings returns the money that moved between two states of the figures: for every
// account what it holds after less what it held before.
func (a *actor) postings(old, next Figures) []ledger.Posting {
	asset := a.rail().Asset
	before, after := a.holdings(old), a.holdings(next)
	var accounts []ledger.Account
	for x := range after {
		accounts = append(accounts, x)
	}
	for x := range before {
		accounts = append(accounts, x)
	}
	slices.Sort(accounts)
	var ps []ledger.Posting
	for _, x := range slices.Compact(accounts) {
		if d := after[x] - before[x]; d != 0 {
			ps = append(ps, ledger.Posting{Account: x, Amount: money.Amount{Asset: asset, Units: d}})
		}
	}
	return ps
}

// holdings returns what the figures leave on each account. The amounts sum to zero.
func (a *actor) holdings(f Figures) map[ledger.Account]money.Units {
	escrow, client := ledger.Account(role.AccountEscrow+a.chosen().OfferHash().Hex()), a.clientAccount()
	h := map[ledger.Account]money.Units{client: money.Units(f.Refunded) - money.Units(f.Deposited)}
	for _, s := range f.Settled {
		h[ledger.Account(accountPaid+s.Provider.Hex())] += money.Units(s.ToProv)
		left := money.Units(s.ToOthers)
		for _, p := range s.Payees {
			h[ledger.Account(accountPaid+p.Account.Hex())] += money.Units(p.Amount)
			left -= money.Units(p.Amount)
		}
		h[accountPaid+"verifiers"] += left
	}
	h[escrow] = money.Units(f.Deposited) - money.Units(f.Refunded) - money.Units(f.Paid())
	return h
}

// clientAccount is the account of whoever pays for the job.
func (a *actor) clientAccount() ledger.Account {
	if c := a.ann.Offer().Client; c != a.c.d.Operator {
		return ledger.Account(accountClient + c.Hex())
	}
	return accountWallet
}
