package lightning

import (
	"context"
	"errors"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market/money"
)

// Desk gives a node's messages to the part that the node plays in a lease.
type Desk struct {
	Client, Provider *Rail
	Arbiter          *Arbiter // nil: the node is none
}

var _ Handler = Desk{}

// Handle implements Handler.
func (d Desk) Handle(ctx context.Context, from common.Address, m Message) (Reply, error) {
	switch m.Topic {
	case Lock, Locked, EndLease:
		return d.Provider.Handle(ctx, from, m)
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
	_, err := r.books.get(lease)
	return err == nil
}

// Job is what a client's leases under an offer hold and have paid, units.
type Job struct {
	Known    bool
	Reserved money.Units
	Spent    money.Units
}

// ReadJob sums the client's leases under an offer.
func (r *Rail) ReadJob(ctx context.Context, offer common.Hash) (j Job, err error) {
	all, err := r.books.all()
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

// CreditAt is what this party's account may withdraw from its first arbiter.
func (r *Rail) CreditAt(ctx context.Context, account common.Address) (money.Units, error) {
	if len(r.Arbiters) == 0 {
		return 0, nil
	}
	reply, err := r.Peers.Ask(ctx, r.Arbiters[0], Message{Topic: Credit, Account: account})
	const most = 1 << 62
	if err == nil && reply.Units > most {
		err = errors.New("the arbiter names an impossible credit")
	}
	return money.Units(reply.Units), err
}

// Collect has the first arbiter pay the wallet's credit to this node.
func (r *Rail) Collect(ctx context.Context) error { return r.withdraw(ctx, r.Wallet.Address()) }
