package coordinator

import (
	"context"
	"sync"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/rail"
)

// mostShared bounds the leases that share a permit.
const mostShared = 32

// deposits let leases that are funded at the same time share one permit of the wallet, where the
// rail can: permits are used one after the other, and each waits for its block. It is safe for
// concurrent use.
type deposits struct {
	pay func(context.Context) (done func(), err error) // waits for the turn to use a permit

	mu   sync.Mutex
	next map[uint64]*permitGroup // by chain: those who wait for the turn of the first of them
}

// payer is the wallet on a rail.
type payer struct {
	at     uint64 // the rail's chain
	shared bool   // leases may share a permit
	sign   func(context.Context, money.Units) (rail.Permit, error)
}

// permitGroup are leases with one permit. The last that is done ends their turn.
type permitGroup struct {
	sum     money.Units
	members int           // those who are not done
	ready   chan struct{} // closed when what follows is there
	permit  rail.Permit
	err     error
	end     func()
}

func newDeposits(pay func(context.Context) (func(), error)) *deposits {
	return &deposits{pay: pay, next: map[uint64]*permitGroup{}}
}

// permit returns a permit that covers a deposit, and maybe those of others. The caller is done when
// the deposit is there or will not come.
func (d *deposits) permit(ctx context.Context, r payer, deposit money.Units) (
	p rail.Permit, done func(), err error,
) {
	if !r.shared {
		return d.alone(ctx, r, deposit)
	}
	g, first := d.join(r.at, deposit)
	if first {
		d.sign(ctx, r, g)
	}
	select {
	case <-g.ready:
	case <-ctx.Done():
		go func() { <-g.ready; d.leave(g) }()
		return p, nil, ctx.Err()
	}
	if g.err != nil { // too much at once for the wallet's limits, or the first one was stopped
		d.leave(g)
		return d.alone(ctx, r, deposit)
	}
	return g.permit, func() { d.leave(g) }, nil
}

// join adds a deposit to the group that waits, or makes one.
func (d *deposits) join(at uint64, deposit money.Units) (g *permitGroup, first bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	g = d.next[at]
	if g != nil && g.members < mostShared {
		if sum, err := g.sum.Add(deposit); err == nil {
			g.sum = sum
			g.members++
			return g, false
		}
	}
	g = &permitGroup{sum: deposit, members: 1, ready: make(chan struct{}), end: func() {}}
	d.next[at] = g
	return g, true
}

// sign waits for the turn and signs for all that have joined by then.
func (d *deposits) sign(ctx context.Context, r payer, g *permitGroup) {
	end, err := d.pay(ctx)
	d.mu.Lock()
	if d.next[r.at] == g {
		delete(d.next, r.at)
	}
	d.mu.Unlock()
	if g.err = err; err == nil {
		g.end = end
		g.permit, g.err = r.sign(ctx, g.sum)
	}
	close(g.ready)
}

// leave ends a member's part. It is called after the group is ready.
func (d *deposits) leave(g *permitGroup) {
	d.mu.Lock()
	g.members--
	last := g.members == 0
	d.mu.Unlock()
	if last {
		g.end()
	}
}

// alone is permit without others.
func (d *deposits) alone(ctx context.Context, r payer, deposit money.Units) (rail.Permit, func(), error) {
	done, err := d.pay(ctx)
	if err != nil {
		return rail.Permit{}, nil, err
	}
	p, err := r.sign(ctx, deposit)
	if err != nil {
		done()
		return p, nil, err
	}
	return p, done, nil
}
