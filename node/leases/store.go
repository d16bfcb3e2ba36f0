package leases

import (
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/driver"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/canon"
)

// AccountEarned is the ledger's account of what a provider's leases have paid it.
const AccountEarned = "earned"

// store keeps the escrow drivers' steps in the ledger.
type store struct{ d role.Deps }

var _ driver.Store = store{}

// Load implements driver.Store.
func (b store) Load(lease common.Hash) (escrow.State, bool, error) {
	return ledger.Get[escrow.State](b.d.Ledger, role.SpaceEscrows, lease.Hex())
}

// Save implements driver.Store. The state, the actions and the money of one step are one
// ledger entry.
func (b store) Save(s driver.Step) error {
	old, _, err := b.Load(s.Lease)
	if err != nil {
		return err
	}
	c := ledger.Change{
		Kind: s.Kind, Body: s.Lease, At: s.State.Chain.Time, Postings: b.earnings(old, s.State),
		Put: []ledger.Record{{Key: ledger.Key{Space: role.SpaceEscrows, ID: s.Lease.Hex()}, Value: s.State}},
	}
	for _, a := range s.Actions {
		body, err := canon.Marshal(a)
		if err != nil {
			return err
		}
		c.Enqueue = append(c.Enqueue, ledger.Action{ID: a.ID, Kind: string(a.Kind), Deadline: a.Deadline, Body: body})
	}
	if s.Done != "" {
		c.Done = []ledger.Outcome{{ID: s.Done, OK: s.OK, Note: s.Note}}
		b.event(s)
	}
	_, err = b.d.Ledger.Commit(c)
	return err
}

// event adds to the job's events how an action on chain ended.
func (b store) event(s driver.Step) {
	text := s.Done + " is done on chain"
	if !s.OK {
		text = s.Done + " was refused by the chain: " + s.State.Refused()
	}
	b.d.Events.Add(common.Hash(s.State.Deal.Offer.Job).Hex(), "tx", text, nil)
}

// earnings returns a provider's postings when its lease settles, and when the chain says
// later that the lease has paid more, or less than it said before.
func (b store) earnings(old, next escrow.State) []ledger.Posting {
	if next.Party != escrow.Provider {
		return nil
	}
	in := money.Amount{Asset: b.d.Rails.Of(next.Deal.Domain).Asset, Units: earned(next) - earned(old)}
	if in.Units == 0 {
		return nil
	}
	from := ledger.Account(role.AccountEscrow + next.Deal.OfferID().Hex())
	return []ledger.Posting{{Account: from, Amount: in.Neg()}, {Account: AccountEarned, Amount: in}}
}

// earned returns what a lease has paid its provider.
func earned(s escrow.State) money.Units {
	if s.Chain.Settled == nil {
		return 0
	}
	return s.Chain.Settled.Provider
}

// Pending implements driver.Store.
func (b store) Pending(lease common.Hash) ([]escrow.Action, error) {
	all, err := b.d.Ledger.Pending("")
	if err != nil {
		return nil, err
	}
	var mine []escrow.Action
	for _, p := range all {
		if !concerns(p.ID, lease) {
			continue
		}
		var a escrow.Action
		if err := canon.Unmarshal(p.Body, ledger.MaxValue, &a); err != nil {
			return nil, fmt.Errorf("pending action %q: %w", p.ID, err)
		}
		if a.Deal.LeaseID() == lease {
			mine = append(mine, a)
		}
	}
	return mine, nil
}

// concerns reports by an action's ID whether the action may be a lease's. A refund's ID
// names the offer. This spares decoding the actions of all other leases.
func concerns(id string, lease common.Hash) bool {
	return strings.Contains(id, lease.Hex()) || strings.HasPrefix(id, string(escrow.Refund)+"/")
}
