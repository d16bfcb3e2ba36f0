package lightningrail

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
)

// memory is how far back payments are read. No HTLC lives longer than 2016 blocks.
const memory = 30 * 24 * time.Hour

// Scanner finds what arbiters, HTLCs and closing channels hold for this node,
// and claims it. It implements funds.Source. Safe for concurrent use.
//
// A Scanner needs the lnd node, the node key and the arbiters' names, but no
// records. A lock's purpose is in its invoice ([Tag]), and the arbiters reveal the
// preimages that are due to the lease's node key. Records, if there are any, add
// details.
type Scanner struct {
	Provider *Rail
	Network  string // of the node
	// Accounts are our accounts. Each arbiter may owe them something.
	Accounts []market.Signer
}

var _ funds.Source = (*Scanner)(nil)

// Rail implements funds.Source.
func (s *Scanner) Rail() string { return "lightning:" + s.Network }

// Scan implements funds.Source. It does not list open channels, because they are
// the wallet.
func (s *Scanner) Scan(ctx context.Context) (items []funds.Item, err error) {
	for _, part := range []func(context.Context) ([]funds.Item, error){s.credits, s.incoming, s.outgoing, s.closing} {
		found, err := part(ctx)
		if err != nil {
			return nil, err
		}
		items = append(items, found...)
	}
	slices.SortFunc(items, func(a, b funds.Item) int { return cmp.Compare(a.ID, b.ID) })
	return items, nil
}

func (s *Scanner) item(k funds.Kind, format string, args ...any) funds.Item {
	return funds.Item{ID: s.Rail() + "/" + fmt.Sprintf(format, args...), Rail: s.Rail(), Kind: k,
		Asset: Asset(s.Network)}
}

// credits lists what arbiters owe our accounts. An arbiter that does not answer is
// listed with an amount of 0, so that people see what is unknown.
func (s *Scanner) credits(ctx context.Context) (items []funds.Item, err error) {
	for _, arbiter := range s.Provider.Arbiters {
		if arbiter == s.Provider.Self {
			continue // it is in this node's channels already
		}
		for _, a := range s.Accounts {
			c, err := s.Provider.CreditOf(ctx, arbiter, a.Address())
			switch {
			case ctx.Err() != nil:
				return nil, context.Cause(ctx)
			case err != nil:
				items = append(items, s.silent(arbiter, a.Address(), err))
			case c.Free > 0:
				items = append(items, s.credit(c, a.Address()))
			}
		}
	}
	return items, nil
}

func (s *Scanner) credit(c Owed, account common.Address) funds.Item {
	i := s.item(funds.Credit, "credit/%s/%s/%d-%d", c.Arbiter, account, c.Total, c.Free)
	i.Units, i.AtMost, i.Claimable = c.Free, c.Free, c.Most > 0
	i.State = "owed by arbiter " + c.Arbiter.Hex()
	i.Rule = "an arbiter pays it, less the forwarding, to any invoice that the account signs"
	i.Evidence = []string{fmt.Sprintf("arbiter %s says that it has credited %d msat to %s in all", c.Arbiter, c.Total,
		account)}
	i.Step, i.MayAct, i.Otherwise = "withdraw", account.Hex(), "it stays with the arbiter, without a deadline"
	if !i.Claimable {
		i.Rule += fmt.Sprintf(", of %s sat at least: this is less", sats(LeastWithdrawal))
	}
	return i
}

func (s *Scanner) silent(arbiter, account common.Address, why error) funds.Item {
	i := s.item(funds.Credit, "credit/%s/%s/unknown", arbiter, account)
	i.State, i.Rule = "unknown: the arbiter does not answer", "only its records say what it owes"
	i.Evidence = []string{why.Error()}
	i.Step, i.MayAct, i.Otherwise = "none: scan again later", arbiter.Hex(), "what it owes stays with the arbiter"
	return i
}

// incoming lists what is locked for us. It is ours as far as the preimages are
// due.
func (s *Scanner) incoming(ctx context.Context) (items []funds.Item, err error) {
	all, err := s.Provider.Node.PendingInvoices(ctx)
	if err != nil {
		return nil, err
	}
	mine, asked := all[:0:0], map[common.Hash][]LockRef{}
	for _, h := range all {
		t, ok := ParseTag(h.Memo)
		if !ok || t.Shares || h.State != lnd.InvoiceAccepted {
			continue // shares are of others
		}
		mine, asked[t.Lease] = append(mine, h), append(asked[t.Lease], LockRef{Segment: t.Segment, Hash: h.Hash})
	}
	due := map[common.Hash][]lnd.Preimage{}
	for lease, locks := range asked {
		due[lease] = s.due(ctx, lease, locks)
	}
	for _, h := range mine {
		t, _ := ParseTag(h.Memo)
		items = append(items, s.locked(h, t, knows(due[t.Lease], h.Hash)))
	}
	return items, nil
}

// due are the preimages of some locks of a lease that are due to us: from our
// records, and from the arbiters that hold them.
func (s *Scanner) due(ctx context.Context, lease common.Hash, locks []LockRef) (all []lnd.Preimage) {
	if b, err := s.Provider.records.get(lease); err == nil {
		all = b.secrets(b.due())
	}
	for _, a := range s.Provider.Arbiters {
		if r, err := s.Provider.Peers.Ask(ctx, a, Message{Topic: Recall, Lease: lease, Locks: locks}); err == nil {
			all = append(all, r.Secrets...)
		}
	}
	return all
}

func knows(all []lnd.Preimage, h lnd.Hash) bool {
	return slices.ContainsFunc(all, func(p lnd.Preimage) bool { return p.Hash() == h })
}

func (s *Scanner) locked(h lnd.Held, t Tag, ours bool) funds.Item {
	i := s.item(funds.HTLC, "lease/%s/%d/in/%s", t.Lease.Hex(), t.Segment, h.Hash)
	i.AtMost = h.HTLC.Amount
	i.State = fmt.Sprintf("locked for segment %d of lease %s", t.Segment, t.Lease.Hex())
	i.Rule = "whoever shows the preimage before the HTLC expires is paid"
	i.Evidence = []string{"payment hash " + h.Hash.String(),
		fmt.Sprintf("HTLC %d of channel %d, locked in at height %d, expires at %d", h.HTLC.Index, h.HTLC.Channel,
			h.HTLC.Accept, h.HTLC.Expiry)}
	i.Step, i.MayAct = "settle", "this node, with the preimage"
	i.Otherwise = fmt.Sprintf("lnd gives it back %d blocks before it expires, at height %d", cancelBefore,
		h.HTLC.Expiry-min(h.HTLC.Expiry, cancelBefore))
	i.Claimable = ours
	switch {
	case ours:
		i.Units = i.AtMost
	case len(s.Provider.Arbiters) == 0:
		i.Rule += "; no arbiter was asked whether it is due: `infernet funds scan --claim` asks, and takes what is"
	default:
		i.Rule += "; nobody has revealed it: the segment is not vouched, or the arbiters do not answer"
	}
	return i
}

// outgoing lists what we have locked for others. Each lock ends as the other
// side's or ours.
func (s *Scanner) outgoing(ctx context.Context) (items []funds.Item, err error) {
	all, err := s.Provider.Node.Unended(ctx, time.Now().Add(-memory))
	if err != nil {
		return nil, err
	}
	for _, p := range all {
		q, err := s.Provider.Node.Decode(ctx, p.Request)
		if err != nil {
			continue // not one of ours: without an invoice, or of another network
		}
		if t, ok := ParseTag(q.Memo); ok {
			items = append(items, s.paying(p, t))
		}
	}
	return items, nil
}

func (s *Scanner) paying(p lnd.Sent, t Tag) funds.Item {
	i := s.item(funds.HTLC, "lease/%s/%d/out/%s", t.Lease.Hex(), t.Segment, p.Hash)
	i.AtMost = p.Amount + p.Fee
	what := "segment"
	if t.Shares {
		what = "the shares of segment"
	}
	i.State = fmt.Sprintf("locked by us for %s %d of lease %s", what, t.Segment, t.Lease.Hex())
	i.Rule = "it pays for the segment if the preimage is revealed, else it returns"
	i.Evidence = []string{"payment hash " + p.Hash.String(), fmt.Sprintf("the HTLC expires at height %d", p.Expiry)}
	i.Step, i.MayAct = "none: lnd takes it back", "the payee, with the preimage"
	i.Otherwise = fmt.Sprintf("it returns by itself, at height %d at the latest", p.Expiry)
	return i
}

// closing lists channels whose money is on its way to the wallet.
func (s *Scanner) closing(ctx context.Context) (items []funds.Item, err error) {
	all, err := s.Provider.Node.Closing(ctx)
	for _, c := range all {
		i := s.item(funds.Channel, "channel/%s", c.Point)
		i.Units, i.AtMost = c.Ours, c.Ours+c.InHTLCs
		i.State, i.Rule = "in a channel that is being closed", "it can be moved when the channel's delay is over"
		i.Evidence = []string{"funding " + c.Point, "closing transaction " + cmp.Or(c.Tx, "not in a block yet")}
		if c.Matures > 0 {
			i.Evidence = append(i.Evidence, fmt.Sprintf("matures at height %d", c.Matures))
		}
		i.Step, i.MayAct, i.Otherwise = "none: lnd sweeps it", "this node's lnd",
			"lnd sweeps it to the wallet; keep lnd running"
		items = append(items, i)
	}
	return items, err
}

// Claim implements funds.Source.
func (s *Scanner) Claim(ctx context.Context, item funds.Item) (funds.Claimed, error) {
	now, err := s.Scan(ctx)
	if err != nil {
		return funds.Claimed{}, err
	}
	if !slices.ContainsFunc(now, func(i funds.Item) bool { return i.ID == item.ID && i.Claimable }) {
		return funds.Claimed{}, fmt.Errorf("%w: %s", funds.ErrNotClaimable, item.ID)
	}
	var h lnd.Hash
	if item.Kind == funds.HTLC {
		h, err = s.settle(ctx, item.ID)
	} else {
		h, err = s.withdraw(ctx, item.ID)
	}
	return funds.Claimed{ID: item.ID, Tx: h.String()}, err
}

// settle reveals the preimage that an item waits for.
func (s *Scanner) settle(ctx context.Context, id string) (h lnd.Hash, err error) {
	all, err := s.Provider.Node.PendingInvoices(ctx)
	if err != nil {
		return h, err
	}
	for _, inv := range all {
		t, ok := ParseTag(inv.Memo)
		if !ok || s.locked(inv, t, false).ID != id {
			continue
		}
		for _, p := range s.due(ctx, t.Lease, []LockRef{{Segment: t.Segment, Hash: inv.Hash}}) {
			if p.Hash() == inv.Hash {
				return inv.Hash, errors.Join(s.Provider.Node.Settle(ctx, p), s.arrives(ctx, inv.Hash))
			}
		}
	}
	return h, fmt.Errorf("%w: %s", funds.ErrNotClaimable, id)
}

// withdraw has the item's arbiter pay the item's account.
func (s *Scanner) withdraw(ctx context.Context, id string) (h lnd.Hash, err error) {
	for _, arbiter := range s.Provider.Arbiters {
		for _, a := range s.Accounts {
			c, err := s.Provider.CreditOf(ctx, arbiter, a.Address())
			if err != nil || c.Free == 0 || s.credit(c, a.Address()).ID != id {
				continue
			}
			if h, err = s.Provider.take(ctx, arbiter, a); err != nil {
				return h, err
			}
			return h, s.arrives(ctx, h)
		}
	}
	return h, fmt.Errorf("%w: %s", funds.ErrNotClaimable, id)
}

// Results of a claim that brought no money.
var (
	errReturned = errors.New("the HTLC went back: scan again")
	errSlow     = errors.New("the money has not come yet: scan again later")
)

// arriveTime is how long a claim waits for its money.
const arriveTime = 2 * time.Minute

// arrives waits until an invoice's money has arrived.
func (s *Scanner) arrives(ctx context.Context, h lnd.Hash) error {
	ctx, cancel := context.WithTimeoutCause(ctx, arriveTime, errSlow)
	defer cancel()
	for {
		switch st, _, err := stateOf(ctx, s.Provider.Node, lock{Hash: h}); {
		case err != nil:
			return err
		case st == paid:
			return nil
		case st == lost || st == cancelled:
			return fmt.Errorf("%w: payment hash %s", errReturned, h)
		}
		if err := s.Provider.pause(ctx); err != nil {
			return fmt.Errorf("%w: payment hash %s", err, h)
		}
	}
}
