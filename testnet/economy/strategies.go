package economy

import (
	"slices"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/market/money"
)

// Strategy is a way to depart from the protocol, or to keep to it.
type Strategy struct {
	Name string
	// Deviation of market/economics that predicts it; zero for who is honest.
	Predicted func(p economics.Params) economics.Deviation
	// Friends is how many of the pool's verifiers help.
	Friends uint32
	// Terms changes the usual terms; nil leaves them.
	Terms func(*economics.Params)
	// play plays one lease, and adds to l what each attempt brought beyond honest play.
	play func(l *lease, add func(money.Units))
}

// attempts is how many segments of a lease a cheat tries, unless it is found out before.
const attempts = 4

// cheat is a provider that leaves intervals out of every segment.
func cheat(left func(*lease) market.Intervals, patient bool) func(*lease, func(money.Units)) {
	return func(l *lease, add func(money.Units)) {
		for n := 0; n < attempts && !l.over; n++ {
			before := l.books.of[provider] + l.books.of[friend] + l.books.lock
			l.submit(left(l), patient)
			add(l.books.of[provider] + l.books.of[friend] + l.books.lock - before - l.p.Pay() + l.p.Cost())
		}
	}
}

func lastOf(n uint32) func(*lease) market.Intervals {
	return func(l *lease) market.Intervals { return l.last(n) }
}
func someOf(n uint32) func(*lease) market.Intervals {
	return func(l *lease) market.Intervals { return l.some(n) }
}
func none(*lease) market.Intervals  { return 0 }
func all(l *lease) market.Intervals { return market.AllIntervals(l.p.Intervals()) }

// skipsAStep leaves out the last step alone: all of the last interval differs, and one step is
// saved.
func skipsAStep(l *lease, add func(money.Units)) {
	for n := 0; n < attempts && !l.over; n++ {
		before := l.books.of[provider] + l.books.of[friend] + l.books.lock
		l.books.move(provider, spent, l.cost(l.last(1))-l.p.Cost()/money.Units(l.p.Steps))
		l.submit(l.last(1), false)
		add(l.books.of[provider] + l.books.of[friend] + l.books.lock - before - l.p.Pay() + l.p.Cost())
	}
}

// drawn returns a draw whose panel has the verifier 0.
func (l *lease) drawn() draw {
	for {
		d := l.draw()
		for _, v := range l.panel(d) {
			if v == 0 {
				return d
			}
		}
	}
}

// lazy is a verifier that commits to a verdict without executing. The verdict does not open:
// a reserve takes its place, and is paid. An honest verifier would have had the fee for the
// work.
func lazy(l *lease, add func(money.Units)) {
	l.rightWork()
	d := l.drawn()
	agreed := []int{}
	for _, v := range d.order {
		if v != 0 && len(agreed) < int(l.p.Verifiers) {
			l.compute(verifiers+account(v), d.checked)
			agreed = append(agreed, v)
		}
	}
	l.payRight(agreed)
	add(l.books.of[verifiers] - l.p.CheckFee() + l.cost(d.checked))
}

// disagrees is a verifier that calls right work wrong without executing it.
func disagrees(l *lease, add func(money.Units)) {
	l.rightWork()
	d := l.drawn()
	for at, v := range d.order { // it is asked first, as the order within a panel does not count
		if v == 0 {
			d.order[0], d.order[at] = d.order[at], d.order[0]
		}
	}
	agreed, accepted := l.vote(d, func(v int) bool { return v != 0 })
	if accepted {
		l.payRight(agreed)
	}
	add(l.books.of[verifiers] - l.p.CheckFee() + l.cost(d.checked))
}

// vote is the panel rule of market/job: a disagreement calls for one verifier more, and the
// majority of the panel decides. Who agrees has executed.
func (l *lease) vote(d draw, agrees func(verifier int) bool) (yes []int, accepted bool) {
	need, no := int(l.p.Verifiers), 0
	size := need
	for at := 0; at < len(d.order); at++ {
		v := d.order[at]
		if agrees(v) {
			l.compute(verifiers+account(v), d.checked)
			yes = append(yes, v)
		} else {
			no++
		}
		if no > 0 {
			size = max(size, need+1)
		}
		if at+1 < size {
			continue
		}
		switch {
		case len(yes) >= need && 2*len(yes) > size:
			return yes, true
		case 2*no > size:
			return yes, false
		}
		size++
	}
	return yes, false
}

// payRight pays a right segment.
func (l *lease) payRight(agreed []int) {
	before := l.books.of[client]
	l.pay(agreed)
	l.right += before - l.books.of[client]
}

// rightWork has the provider compute a segment.
func (l *lease) rightWork() { l.compute(provider, all(l)) }

// leaves is a client that takes the results of the credit's segments and is gone. It opens
// another lease for the rest. The provider asks the verifiers itself, and claims on chain.
func leaves(l *lease, add func(money.Units)) {
	d := l.draw()
	for range l.p.Credit {
		l.rightWork()
		l.claim(d, nil)
	}
	l.books.move(client, spent, l.p.Fees.Lease)
	l.books.move(provider, spent, l.p.Fees.Lease)
	add(money.Units(l.p.Credit)*l.p.Price + l.books.of[client])
}

// claim has the provider ask the lease's candidates, the first of a draw, if too few have agreed,
// and claim the segment on chain with the verdicts. The client's friends agree to nothing.
func (l *lease) claim(d draw, yes []int) {
	for _, v := range d.order[:l.p.Candidates] {
		if len(yes) < int(l.p.Verifiers) && !l.isFriend(v) && !slices.Contains(yes, v) {
			l.compute(verifiers+account(v), d.checked)
			yes = append(yes, v)
		}
	}
	if len(yes) >= int(l.p.Verifiers) {
		l.payRight(yes[:l.p.Verifiers])
	}
}

// rejects is a client whose friends call right work wrong. With fewer verdicts for it than the
// quorum, the provider asks the other candidates itself, and the client opens another lease.
func rejects(l *lease, add func(money.Units)) {
	for range l.p.Credit {
		l.rightWork()
	}
	d := l.draw()
	yes, accepted := l.vote(d, func(v int) bool { return !l.isFriend(v) })
	if !accepted && len(yes) < int(l.p.Verifiers) {
		l.books.move(client, spent, l.p.Fees.Lease)
		l.books.move(provider, spent, l.p.Fees.Lease)
	}
	for range l.p.Credit { // of the others it is the same verifiers that agree
		l.claim(d, yes)
	}
	add(money.Units(l.p.Credit)*l.p.Price + l.books.of[client])
}

// ownCheck is a verifier that signs the right work of its own provider unchecked.
func ownCheck(l *lease, add func(money.Units)) {
	for range attempts {
		l.rightWork()
		d, saved := l.draw(), money.Units(0)
		for _, v := range l.panel(d) {
			if l.isFriend(v) {
				saved += l.cost(d.checked)
			} else {
				l.compute(verifiers+account(v), d.checked)
			}
		}
		l.payRight(l.panel(d))
		add(saved)
	}
}

// invents claims the credit's segments on chain with verdicts of its own verifiers. If the
// client's node looks at them, it executes one of them, and the friend's game comes first.
func invents(l *lease, add func(money.Units)) {
	lock := l.books.lock
	if l.rng.Float64() >= economics.Watched {
		friends := make([]int, l.p.Verifiers)
		before := l.books.of[client]
		for range l.p.Credit {
			l.pay(friends)
		}
		l.unseen = before - l.books.of[client]
		add(l.unseen)
		return
	}
	l.books.move(client, spent, l.p.Cost()) // its node's computing
	l.denounced()
	add(l.books.of[friend] - lock)
}

// selfChallenges loses a right segment to a friend, and has as many verifiers cut as a lease
// can cut: each once.
func selfChallenges(l *lease, add func(money.Units)) {
	l.rightWork()
	lock := l.books.lock
	l.books.lose(friend)
	for i := range min(mostCuts, pool) {
		l.books.cut(verifiers+account(i), friend, lock)
	}
	l.over = true
	add(l.books.of[friend] - lock)
}

// hostage challenges a right claim. The provider answers, and has a part of the bond for it.
func hostage(l *lease, add func(money.Units)) {
	l.rightWork()
	l.books.move(stranger, provider, l.p.Answer)
	l.books.move(stranger, burned, l.p.Bond-l.p.Answer)
	l.books.move(stranger, spent, l.p.Fees.Challenge)
	l.books.move(provider, spent, l.p.Fees.Respond)
	l.pay([]int{0})
	add(l.books.of[stranger])
}
