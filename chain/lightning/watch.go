package lightning

import (
	"context"

	"github.com/lightningnetwork/lnd/lnrpc"
)

// Cursor is how far a watcher has read the invoices of a node; keep it where it
// survives restarts. The zero value skips what is past.
type Cursor struct {
	Added   uint64 `cbor:"1,keyasint"`
	Settled uint64 `cbor:"2,keyasint"`
}

// Watch calls changed for every invoice that was added or settled since the
// cursor, which it passes on, and for each that comes, until ctx ends or the
// node goes away. It is a hint to look again: what counts is Lookup and
// Resolution.
func (c *Client) Watch(ctx context.Context, from Cursor, changed func(Hash, Cursor) error) error {
	s, err := c.ln.SubscribeInvoices(ctx, &lnrpc.InvoiceSubscription{AddIndex: from.Added, SettleIndex: from.Settled})
	if err != nil {
		return classify("watch invoices", err)
	}
	for {
		i, err := s.Recv()
		if err != nil {
			return classify("watch invoices", err)
		}
		if len(i.RHash) != len(Hash{}) {
			continue // an invoice of several hashes: none of ours
		}
		from.Added, from.Settled = max(from.Added, i.AddIndex), max(from.Settled, i.SettleIndex)
		if err := changed(Hash(i.RHash), from); err != nil {
			return err
		}
	}
}
