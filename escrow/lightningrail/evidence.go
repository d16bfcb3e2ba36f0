package lightningrail

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
)

// Evidence lists, one item a line, what this party's node and records have of a
// lease: the signatures of both sides, the payment hash of every lock, the end or
// the expiry of its HTLC, who holds the preimages in trust, and the voucher that
// frees them.
func (r *Rail) Evidence(ctx context.Context, d escrow.Deal) ([]string, error) {
	b, err := r.records.get(d.LeaseID())
	if errors.Is(err, errNoRecord) {
		return append(d.Signatures(), "no hold invoice was agreed on yet"), nil
	}
	if err != nil {
		return nil, err
	}
	info, err := r.Node.Info(ctx)
	if err != nil {
		return nil, err
	}
	out := append(d.Signatures(), fmt.Sprintf("bitcoin %s is at height %d, block %s", info.Network, info.Height,
		info.Block))
	if b.Over != "" {
		out = append(out, "nothing more is locked: "+b.Over)
	}
	for _, c := range b.Custody {
		out = append(out, fmt.Sprintf("arbiter %s holds the preimages of %d locks, signature %s", c.Arbiter,
			c.Covers, hexutil.Encode(c.Sig[:])))
	}
	if v := b.Voucher; v.Voucher.Segments > 0 {
		out = append(out, fmt.Sprintf("a voucher for %d segments, signature %s", v.Voucher.Segments,
			hexutil.Encode(v.Sig[:])))
	}
	for i, l := range b.Locks {
		line, err := r.witness(ctx, l)
		if err != nil {
			return nil, err
		}
		out = append(out, fmt.Sprintf("segment %d: %s", i, line))
	}
	for i, l := range b.Shares {
		line, err := r.sent(ctx, l.Hash)
		if err != nil {
			return nil, err
		}
		out = append(out, fmt.Sprintf("shares of segment %d: %s", i, line))
	}
	return out, nil
}

// witness describes a lock of a segment as this party sees it.
func (r *Rail) witness(ctx context.Context, l lock) (string, error) {
	if r.Party == escrow.Provider {
		return r.received(ctx, l)
	}
	return r.sent(ctx, l.Hash)
}

func (r *Rail) sent(ctx context.Context, h lnd.Hash) (string, error) {
	p, err := r.Node.Track(ctx, h)
	switch {
	case errors.Is(err, lnd.ErrUnknown):
		return fmt.Sprintf("payment %s was not made", h), nil
	case err != nil:
		return "", err
	case p.State == lnd.Failed:
		return fmt.Sprintf("payment %s has failed and came back: %s", h, p.Reason), nil
	case p.State == lnd.Succeeded:
		return fmt.Sprintf("payment %s has paid %d msat, and %d msat for forwarding", h, p.Amount, p.Fee), nil
	case !p.Locked:
		return fmt.Sprintf("payment %s looks for a route", h), nil
	}
	return fmt.Sprintf("payment %s locks %d msat; unless its preimage is revealed they return at height %d",
		h, p.Amount, p.Expiry), nil
}

func (r *Rail) received(ctx context.Context, l lock) (string, error) {
	s, i, err := stateOf(ctx, r.Node, l)
	if err != nil {
		return "", err
	}
	out := fmt.Sprintf("payment hash %s, %s", l.Hash, s)
	if i.HTLC != (lnd.HTLC{}) {
		out += fmt.Sprintf(": HTLC %d of channel %d, %d msat, locked in at height %d, expires at %d",
			i.HTLC.Index, i.HTLC.Channel, i.HTLC.Amount, i.HTLC.Accept, i.HTLC.Expiry)
	}
	if s == waiting && l.Secret != nil {
		out += "; its preimage is known"
	}
	return out, nil
}
