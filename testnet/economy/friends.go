package economy

import (
	"encoding/binary"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/market/money"
)

// namesFriends is a client whose coordinator names so many friends alone, and leaves without a
// check. The provider hears the bids of so many others. Where market.LeftOut has it refuse, the
// coordinator takes their bids in, and leaves under the lease that it then gets.
func namesFriends(friends, heard uint32) func(*lease, func(money.Units)) {
	return func(l *lease, add func(money.Units)) {
		if _, refused := market.LeftOut(candidates(friends), bids(heard)); refused {
			leaves(l, add)
			return
		}
		for range l.p.Credit {
			l.rightWork() // nobody that the lease names gives a verdict on it
		}
		l.books.move(client, spent, l.p.Fees.Lease)
		l.books.move(provider, spent, l.p.Fees.Lease)
		add(money.Units(l.p.Credit)*l.p.Price + l.books.of[client])
	}
}

// friendsAlone predicts namesFriends: it succeeds where the provider hears of one other at most.
func friendsAlone(friends, heard uint32) func(economics.Params) economics.Deviation {
	return func(p economics.Params) economics.Deviation {
		d := named(economics.Leave)(p)
		if heard <= 1 {
			d.Success, d.Open = 1, true
		}
		return d
	}
}

// operator returns the account of the n-th operator of a kind.
func operator(kind byte, n uint32) (a common.Address) {
	a[0] = kind
	binary.BigEndian.PutUint32(a[1:], n)
	return a
}

// candidates returns so many friends as a lease names them.
func candidates(n uint32) (all []market.Candidate) {
	for i := range n {
		all = append(all, market.Candidate{Operator: operator(1, i), Stake: 1, Weight: 1})
	}
	return all
}

// bids returns those of so many other verifiers.
func bids(n uint32) (all []market.HeardBid) {
	for i := range n {
		b := market.Bid{Role: market.RoleVerifier, Operator: operator(2, i)}
		all = append(all, market.HeardBid{Bid: market.SignedBid{Bid: b}})
	}
	return all
}
