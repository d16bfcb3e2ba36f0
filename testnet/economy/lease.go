package economy

import (
	"encoding/binary"
	"math/rand/v2"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/market/money"
)

// pool is how many verifiers a lease draws from. Their stakes are equal.
const pool = 12

// lease is one lease under the terms p.
type lease struct {
	p       economics.Params
	rng     *rand.Rand
	books   books
	friends uint32 // the first verifiers belong to who departs from the protocol
	offer   market.Offer
	signed  market.Lease
	spec    market.Spec
	pool    []market.Candidate

	right, unseen money.Units // what the client paid for right segments, and for wrong ones
	over          bool
}

// open begins a lease: the provider's lock moves into the registry.
func open(p economics.Params, rng *rand.Rand, friends uint32) *lease {
	l := &lease{p: p, rng: rng, books: newBooks(pool), friends: friends}
	l.offer = market.Offer{MaxPrice: uint64(p.Price), VerifyBPS: p.VerifyBPS, DelegateBPS: p.DelegateBPS,
		Credit: p.Credit, Quorum: p.Verifiers}
	l.signed = market.Lease{Price: uint64(p.Price)}
	l.spec = market.Spec{StepsPerSegment: p.Steps, Marks: uint8(p.Intervals()), Verification: market.Verification{
		Tier: market.TierExact, SamplePermille: p.SamplePermille, Verifiers: p.Verifiers, Intervals: uint8(p.Drawn)}}
	for i := range pool {
		l.pool = append(l.pool, market.Candidate{Operator: common.Address{byte(i + 1)}, Stake: 1, Weight: 1})
	}
	l.books.move(provider, registry, p.Lock)
	l.books.lock = p.Lock
	return l
}

// close gives back what is left of the lock.
func (l *lease) close() {
	l.books.move(registry, provider, l.books.lock)
	l.books.lock = 0
}

// draw is what a block draws for a segment: the verifiers in the order in which they are
// asked, and what is checked.
type draw struct {
	order   []int
	checked market.Intervals
}

// draw makes a block and has it draw.
func (l *lease) draw() draw {
	block, commitment := l.hash(), l.hash()
	d := market.Draw(block, commitment, l.spec, l.p.Steps, l.pool)
	return draw{order: append(d.Verifiers, d.Reserves...), checked: d.Intervals}
}

// hash is a hash that nobody chose.
func (l *lease) hash() (h common.Hash) {
	for i := 0; i < len(h); i += 8 {
		binary.BigEndian.PutUint64(h[i:], l.rng.Uint64())
	}
	return h
}

func (l *lease) isFriend(verifier int) bool { return uint32(verifier) < l.friends }

// panel returns the verifiers that are asked first.
func (l *lease) panel(d draw) []int { return d.order[:l.p.Verifiers] }

// cost returns what executing intervals costs.
func (l *lease) cost(s market.Intervals) money.Units {
	return l.p.Cost() * money.Units(s.Steps(l.p.Steps, l.p.Stride)) / money.Units(l.p.Steps)
}

// compute has an account pay for executing intervals.
func (l *lease) compute(who account, s market.Intervals) { l.books.move(who, spent, l.cost(s)) }

// pay has the client pay a segment to its provider and the verifiers that agreed.
func (l *lease) pay(agreed []int) {
	fee, delegate, err := l.offer.Shares(l.signed, 1)
	if err != nil {
		panic(err) // a price of the terms, which Check has accepted
	}
	l.books.move(client, escrow, l.p.Price)
	each := fee / money.Units(len(agreed))
	for _, v := range agreed {
		l.books.move(escrow, verifiers+account(v), each)
	}
	l.books.move(escrow, provider, l.p.Price-fee-delegate)
	l.books.move(escrow, client, l.books.of[escrow]) // what nobody gets, and the own delegate's share
}

// submit hands over a segment whose provider left out some intervals, and reports whether it
// was accepted. patient says that the provider has the draw made anew as often as it may. The
// verifiers that are no friends execute what is drawn. If one of them finds it wrong, nobody
// is paid, the provider loses its lock, and the lease is over.
func (l *lease) submit(left market.Intervals, patient bool) (accepted bool) {
	k := l.p.Intervals()
	l.compute(provider, market.AllIntervals(k)&^left)
	d := l.draw()
	for n := uint32(0); patient && n < l.p.Renamed && l.finds(d, left); n++ {
		next := l.draw()
		if l.p.DrawsAdd {
			next.checked |= d.checked
		}
		d = next
	}
	return l.judge(d, left)
}

// finds reports whether a verifier that is no friend executes an interval that was left out.
func (l *lease) finds(d draw, left market.Intervals) bool {
	for _, v := range l.panel(d) {
		if !l.isFriend(v) && d.checked&left != 0 {
			return true
		}
	}
	return false
}

// judge has the panel check what was drawn. Friends check as well, so that what they save
// counts where it is measured: see ownCheck.
func (l *lease) judge(d draw, left market.Intervals) (accepted bool) {
	for _, v := range l.panel(d) {
		l.compute(verifiers+account(v), d.checked)
	}
	if l.finds(d, left) {
		l.denounced()
		return false
	}
	before := l.books.of[client]
	l.pay(l.panel(d))
	if paid := before - l.books.of[client]; left != 0 {
		l.unseen += paid
	} else {
		l.right += paid
	}
	return true
}

// denounced is the end of a provider that was found out. At once it loses a right segment of
// the lease to a friend, on purpose: the friend gets the whole reward, and has the verifiers
// of that segment cut, who were honest. No later game over the lease is paid.
func (l *lease) denounced() {
	lock := l.books.lock
	l.books.lose(friend)
	for i := range int(l.p.Verifiers) {
		l.books.cut(verifiers+account(pool-1-i), friend, lock)
	}
	l.over = true
}

// last returns the last n of the intervals.
func (l *lease) last(n uint32) market.Intervals {
	all := market.AllIntervals(l.p.Intervals())
	return all &^ market.AllIntervals(l.p.Intervals()-n)
}

// some returns n intervals that the provider picks at random.
func (l *lease) some(n uint32) market.Intervals {
	return market.DrawIntervals(l.hash(), l.p.Intervals(), n)
}
