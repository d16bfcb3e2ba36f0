package economy

import (
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// namesFriends is a client whose coordinator names its friends alone, and leaves without a check. The
// provider hears so many of all verifiers, or as many as it has to; where it hears fewer than that it
// signs nothing. Where market.LeftOut has it refuse, the coordinator takes the bids in, and leaves under
// the lease that it then gets.
func namesFriends(heard uint32) func(*lease, func(money.Units)) {
	return func(l *lease, add func(money.Units)) {
		bids := l.hear(max(heard, l.p.LeastHeard()))
		if _, refused := market.LeftOut(l.pool[:l.friends], bids); refused {
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

// hear returns the bids of so many of the pool's verifiers, in an order that nobody chose.
func (l *lease) hear(n uint32) (bids []market.HeardBid) {
	for _, i := range l.rng.Perm(pool)[:min(n, pool)] {
		b := market.Bid{Role: market.RoleVerifier, Operator: l.pool[i].Operator}
		bids = append(bids, market.HeardBid{Bid: market.SignedBid{Bid: b}})
	}
	return bids
}
