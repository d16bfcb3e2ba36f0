package lightningrail

import (
	"context"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Router passes a node's messages to the party that the node is in a lease.
type Router struct {
	Client, Provider *Rail
	Arbiter          *Arbiter // nil: the node is not an arbiter
}

var _ Handler = Router{}

// Handle implements Handler.
func (d Router) Handle(ctx context.Context, from common.Address, m Message) (Reply, error) {
	switch m.Topic {
	case Lock, EndLease:
		return d.Provider.Handle(ctx, from, m)
	case Locked:
		if d.Arbiter == nil || d.Provider.follows(m.Lease) {
			return d.Provider.Handle(ctx, from, m)
		}
	case Reveal, Redeem, Over:
		if d.Provider.follows(m.Lease) && m.Topic != Redeem {
			return d.Provider.Handle(ctx, from, m)
		}
		if d.Client.follows(m.Lease) {
			return d.Client.Handle(ctx, from, m)
		}
	}
	if d.Arbiter == nil {
		return Reply{}, deny("this node is no arbiter")
	}
	return d.Arbiter.Handle(ctx, from, m)
}

func (r *Rail) follows(lease common.Hash) bool {
	_, err := r.records.get(lease)
	return err == nil
}

// Job is what a client's leases under an offer hold and have paid, in units.
type Job struct {
	Known    bool
	Reserved money.Units
	Spent    money.Units
}

// ReadJob sums the client's leases under an offer.
func (r *Rail) ReadJob(ctx context.Context, offer common.Hash) (j Job, err error) {
	all, err := r.records.all()
	if err != nil {
		return j, err
	}
	for _, b := range all {
		if b.Deal.OfferID() != offer {
			continue
		}
		var c escrow.Chain
		if err := r.observeClient(ctx, b, &c); err != nil {
			return j, err
		}
		reserve, err := b.Deal.Reserve()
		if err != nil {
			return j, err
		}
		j.Known = true
		switch {
		case c.Settled != nil:
			j.Spent += c.Settled.Provider + c.Settled.Others
		case b.Opened:
			j.Reserved += reserve
		}
	}
	return j, nil
}

// Owed is what an arbiter owes an account.
type Owed struct {
	Arbiter common.Address
	Free    money.Units // is not withdrawn yet
	Most    money.Units // may be withdrawn now, by one invoice
	Total   money.Units // was ever credited
}

// CreditOf asks an arbiter what it owes an account.
func (r *Rail) CreditOf(ctx context.Context, arbiter, account common.Address) (Owed, error) {
	reply, err := r.Peers.Ask(ctx, arbiter, Message{Topic: Credit, Account: account})
	if err != nil {
		return Owed{}, err
	}
	const most = 21_000_000 * 100_000_000 * 1000
	if reply.Most > reply.Units || reply.Units > reply.Total || reply.Total > most {
		return Owed{}, deny("arbiter %s names an impossible credit: %d and %d of %d msat", arbiter, reply.Most,
			reply.Units, reply.Total)
	}
	return Owed{arbiter, money.Units(reply.Units), money.Units(reply.Most), money.Units(reply.Total)}, nil
}

// CreditAt is what an account may withdraw from this party's first arbiter.
func (r *Rail) CreditAt(ctx context.Context, account common.Address) (money.Units, error) {
	if len(r.Arbiters) == 0 {
		return 0, nil
	}
	c, err := r.CreditOf(ctx, r.Arbiters[0], account)
	return c.Most, err
}

// Collect has the first arbiter pay an account's credit to this node.
func (r *Rail) Collect(ctx context.Context, account market.Signer) error {
	if len(r.Arbiters) == 0 {
		return nil
	}
	_, err := r.take(ctx, r.Arbiters[0], account)
	return err
}

// take has an arbiter pay an account's credit to this node. It returns the
// invoice's hash, or zero if less is owed than the arbiter sends.
func (r *Rail) take(ctx context.Context, arbiter common.Address, account market.Signer) (h lnd.Hash, err error) {
	c, err := r.CreditOf(ctx, arbiter, account.Address())
	if err != nil || c.Most == 0 {
		return h, err
	}
	request, err := r.Node.AddInvoice(ctx, c.Most, "infernet credit", invoiceTime)
	if err != nil {
		return h, err
	}
	q, err := r.Node.Decode(ctx, request)
	if err != nil {
		return h, err
	}
	sig, err := account.SignDigest(ctx, WithdrawDigest(arbiter, account.Address(), request))
	if err != nil {
		return h, err
	}
	_, err = r.Peers.Ask(ctx, arbiter, Message{Topic: Withdraw, Account: account.Address(),
		Request: request, Sig: &sig})
	return q.Hash, err
}
