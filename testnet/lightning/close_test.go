//go:build daemons

package lightning

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/btcsuite/btcd/btcutil"
	"github.com/btcsuite/btcd/wire"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market/money"
)

// closedByForce: one side closes the provider's channel with locks in it, and a
// voucher is paid on chain. Client, arbiter, and all parties together including
// the miners' fees have exactly what they should. Then the nodes open another
// channel.
func closedByForce(t testing.TB, r *rand.Rand) {
	n := 1 + some(r, 2)
	m := r.Uint32N(n + 1)
	refill(t)
	l := newLease(t, net4, terms(n))
	before := inAll(t)
	l.do(l.client, escrow.Open, nil)
	ends := [2]*Lnd{net4.Provider, net4.Router}
	i := r.IntN(2)
	forceClose(t, ends[i], ends[1-i])
	mineUntil(t, net4, 5, "the commitment is in a block", func() error { return pending(t, net4.Provider) })
	c := l.endOnChain(m)
	if c.Settled.Segments != m || c.Settled.Provider != l.pays(m) {
		t.Errorf("the client sees %+v, %d segments of %d msat are vouched", *c.Settled, m, l.pays(m))
	}
	mineUntil(t, net4, 200, "all claims are swept", func() error { return quiet(t.Context()) })
	after := l.Holdings(t, l.deal)
	if got := l.before.Client - after.Client; got != money.Units(m)*price {
		t.Errorf("the client paid %d msat, want %d", got, money.Units(m)*price)
	}
	if got := after.Provider - l.before.Provider; got < l.pays(m)-minerFees(m) || got > l.pays(m)+2*anchor*lnd.Sat {
		t.Errorf("the provider has %d msat more, of %d", got, l.pays(m))
	}
	if now := inAll(t); now != before {
		t.Errorf("all nodes, miners and anchors together had %d msat, have %d", before, now)
	}
	if err := net4.join(t.Context(), [2]*Lnd{net4.Router, net4.Provider}); err != nil {
		t.Fatal(err)
	}
}

// endOnChain ends a lease while blocks come slowly enough for lnd to act on each:
// what m segments earned is claimed at once, the rest times out.
func (l *lease) endOnChain(m uint32) (c escrow.Chain) {
	l.t.Helper()
	v := l.voucher(m)
	var due []lnd.Held
	for _, h := range allHeld(l.t, l) {
		if tag, _ := lightningrail.ParseTag(h.Memo); tag.Segment < m {
			due = append(due, h)
		}
	}
	if m > 0 {
		l.do(l.client, escrow.Pay, with(v))
	}
	g, ctx := errgroup.WithContext(l.t.Context())
	g.Go(func() error {
		a := escrow.Action{ID: "close", Kind: escrow.Close, Deal: l.deal, Voucher: v}
		return until(ctx, patience, "the provider closes the lease", func() error { return l.provider.Do(ctx, a) })
	})
	l.claimedAtOnce(due)
	mineUntil(l.t, l.net, 200, "the client's payments end", func() (err error) {
		if c, err = l.client.Observe(l.t.Context(), l.deal); err == nil && !closed(c) {
			err = fmt.Errorf("%d segments are paid", c.Vouched)
		}
		return err
	})
	if err := g.Wait(); err != nil {
		l.t.Fatal(err)
	}
	return c
}

// quiet fails if any node has anything in flight or any transaction waits for a
// block.
func quiet(ctx context.Context) error {
	for _, l := range net4.Nodes() {
		f, err := l.Funds(ctx)
		if err != nil {
			return err
		}
		cs, err := l.Client.Closing(ctx)
		if err != nil {
			return err
		}
		if f.Locked != 0 || f.Incoming != 0 || f.Limbo != 0 || len(cs) != 0 {
			return fmt.Errorf("%s: %+v, %+v", l.Name, f, cs)
		}
	}
	k, err := net4.Chain.Waiting(ctx)
	if err == nil && k != 0 {
		err = fmt.Errorf("%d transactions wait", k)
	}
	return err
}

// inAll is what all nodes have, plus the miners' fees, plus what is in anchors
// that nobody has swept.
func inAll(t testing.TB) (sum money.Units) {
	t.Helper()
	for _, l := range net4.Nodes() {
		sum += (&bed{}).funds(t, l).Sum()
	}
	fees, anchors, err := net4.Chain.taken(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return sum + money.Units(fees+anchors)*lnd.Sat
}

// taken adds up all fees of the chain and the unspent anchors, in satoshis.
func (c *Chain) taken(ctx context.Context) (fees, anchors int64, err error) {
	height, err := c.Height(ctx)
	if err != nil {
		return 0, 0, err
	}
	left := map[wire.OutPoint]bool{}
	for h := uint32(1); h <= height; h++ {
		b, err := c.block(ctx, h)
		if err != nil {
			return 0, 0, err
		}
		fees -= 50 * btcutil.SatoshiPerBitcoin >> (h / uint32(params.SubsidyReductionInterval))
		for _, out := range b.Transactions[0].TxOut {
			fees += out.Value
		}
		for _, tx := range b.Transactions[1:] {
			move(left, tx)
		}
	}
	return fees, int64(len(left)) * anchor, nil
}

// move records the anchors that a transaction spends and makes.
func move(left map[wire.OutPoint]bool, tx *wire.MsgTx) {
	for _, in := range tx.TxIn {
		delete(left, in.PreviousOutPoint)
	}
	for i, out := range tx.TxOut {
		if out.Value == anchor {
			left[*wire.NewOutPoint(new(tx.TxHash()), uint32(i))] = true
		}
	}
}

func (c *Chain) block(ctx context.Context, height uint32) (*wire.MsgBlock, error) {
	var hash, raw string
	if err := c.call(ctx, &hash, "getblockhash", height); err != nil {
		return nil, err
	}
	if err := c.call(ctx, &raw, "getblock", hash, 0); err != nil {
		return nil, err
	}
	b := new(wire.MsgBlock)
	return b, b.Deserialize(hex.NewDecoder(strings.NewReader(raw)))
}

// refill gives the router coins for another channel.
func refill(t testing.TB) {
	t.Helper()
	have, _, err := net4.Router.Client.Reserve(t.Context())
	if err == nil && have < 2*channelSat {
		err = net4.fund(t.Context(), net4.Router)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// bare is net4 with another provider, whose wallet is empty; nil: not started.
var bare *Network

// brokeNode: a provider that could not pay for its claim on chain gets no lease.
func brokeNode(t testing.TB, r *rand.Rand) {
	if bare == nil {
		refill(t)
		if err := startBare(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	l := newLease(t, bare, terms(some(r, 3)))
	l.refuses(lightningrail.ErrReserve)
	faults.add(bareWallets)
	l.check(0)
}

// startBare opens a channel to a fifth node, which lasts longer than the job.
func startBare(ctx context.Context) error {
	n, like := *net4, net4.Provider
	var err error
	if n.Provider, err = newLnd(filepath.Dir(like.bin), filepath.Dir(like.dir), "bare", n.Chain); err != nil {
		return err
	}
	bare = &n
	if err := n.Provider.Start(ctx); err != nil {
		return err
	}
	return errors.Join(n.Sync(ctx), n.join(ctx, [2]*Lnd{n.Router, n.Provider}))
}
