package round

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// account is a place where money of the job is. Every movement takes from one what it gives to
// another.
type account int

const (
	client    account = iota // the source of the budget, negative
	free                     // reserved for the job, not for a slot
	held                     // reserved for cells
	paid                     // to providers
	refunded                 // to the client
	operators                // the source of locks, negative
	locked                   // stake behind slots
	returned                 // stake given back
	accounts
)

// Books are the balances of the job's accounts. Their sum is zero.
type Books [accounts]money.Units

// move posts an amount in both accounts. Amounts are never negative, and no balance but the two
// sources' becomes so: callers move what a balance holds.
func (b *Books) move(from, to account, amount money.Units) {
	b[from] -= amount
	b[to] += amount
}

// Paid is what providers have got.
func (b Books) Paid() money.Units { return b[paid] }

// Held is what is reserved for updates and not settled.
func (b Books) Held() money.Units { return b[held] }

// Free is what the job has reserved and not assigned.
func (b Books) Free() money.Units { return b[free] }

// Refunded is what the client has got back.
func (b Books) Refunded() money.Units { return b[refunded] }

// Locked is the stake behind the slots.
func (b Books) Locked() money.Units { return b[locked] }

// Charged is what faults have brought the job from locks.
func (b Books) Charged() money.Units { return -b[operators] - b[locked] - b[returned] }

// settle pays a cell, or gives what was held for it back to the job.
func (m *machine) settle(c *Cell) {
	if c.Held == 0 {
		return
	}
	if c.payable() {
		m.s.Books.move(held, paid, c.Held)
		m.s.provider(c.Provider).Paid += c.Held
		c.Earned += c.Held
		m.do(Pay{c.Provider, c.Update.Body.Round, c.Update.Body.Slot, c.Held})
	} else {
		m.s.Books.move(held, free, c.Held)
	}
	c.Held = 0
}

// settleRight pays the cells of a merged round that were found right.
func (m *machine) settleRight(r *Round) {
	for i := range r.Cells {
		if r.Cells[i].Check == FoundRight {
			m.settle(&r.Cells[i])
		}
	}
}

// settleAll settles every cell of a round, and returns what was paid for it in the end.
func (m *machine) settleAll(r *Round) (cost money.Units) {
	for i := range r.Cells {
		m.settle(&r.Cells[i])
		cost += r.Cells[i].Earned
	}
	return cost
}

// charge takes what a fault has cost from the provider's lock, as far as that goes, and returns
// what is still uncovered.
func (m *machine) charge(op common.Address, cost money.Units) money.Units {
	p := m.s.provider(op)
	if p == nil {
		return cost
	}
	amount := min(cost, p.Lock)
	if amount > 0 {
		p.Lock, p.Charged = p.Lock-amount, p.Charged+amount
		m.s.Books.move(locked, free, amount)
		m.do(Charge{op, amount})
	}
	return cost - amount
}
