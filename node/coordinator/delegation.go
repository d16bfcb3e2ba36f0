package coordinator

import (
	"context"
	"errors"
	"io"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/libp2p/go-libp2p/core/peer"
)

// Delegate answers /infernet/delegate/1: an aggregator takes a client's job.
func (c *Coordinator) Delegate(ctx context.Context, from peer.ID, g market.Delegation) (market.Ack, error) {
	valid, err := g.Validate(c.d.Rails, c.d.Key.Address(), c.d.Heads.Latest().Time)
	if err != nil {
		return market.Ack{}, err
	}
	ann := valid.Announcement()
	wanted, err := artifacts.DeliveryOf(g.Deliver)
	if err != nil {
		return market.Ack{}, p2p.Refuse(wire.CodeInvalid, "%s", wire.Short(err))
	}
	at, err := c.d.Rails.At(ann.Domain())
	if err != nil {
		return market.Ack{}, err
	}
	balance, err := at.EscrowBalance(ctx, ann.Offer())
	switch {
	case err != nil:
		return market.Ack{}, p2p.Refuse(wire.CodeBusy, "the escrow was not read: send it again later")
	case balance.Free <= 0 || balance.Over:
		return market.Ack{}, p2p.Refuse(wire.CodeUnfunded, "the offer's balance in the escrow is empty: fund it first")
	}
	if err := c.d.TakesBase(ann.Spec()); err != nil {
		return market.Ack{}, p2p.Refuse(wire.CodeInvalid, "%s", wire.Short(err))
	}
	if err := c.d.Readers.AdmitPeer(ann, from); err != nil {
		return market.Ack{}, err
	}
	// The client may leave as soon as this is answered.
	if err := c.takeOver(ctx, ann, from); err != nil {
		return market.Ack{}, p2p.Refuse(wire.CodeBusy, "the data set is not here yet: send it again")
	}
	genesis, err := c.Genesis(ann.Spec())
	if err != nil {
		return market.Ack{}, err
	}
	return wire.Accepted, c.Post(ctx, ann, Deposit{Merged: wanted.Merged, GGUF: wanted.GGUF}, genesis)
}

// takeOver fetches a data set and a base and keeps them. After an interruption only what is missing is
// fetched.
func (c *Coordinator) takeOver(ctx context.Context, ann market.ValidAnnouncement, from peer.ID) error {
	b := ann.Spec().Dataset
	if err := c.d.Readers.Open(ann); err != nil {
		return err
	}
	if err := c.d.Blocks.Get(ctx, b.CID, b.Size, []peer.ID{from}, io.Discard); err != nil {
		return err
	}
	if err := c.d.FetchBase(ctx, ann.Spec(), from); err != nil {
		return err
	}
	return c.holdData(ann, Deposit{})
}

// holdData keeps a job's data set and base here: its providers and verifiers ask for it. What is held out stays for
// the loss.
func (c *Coordinator) holdData(ann market.ValidAnnouncement, d Deposit) error {
	if err := c.d.Readers.Open(ann, ann.Offer().Delegate); err != nil {
		return err
	}
	hold := role.HoldFor(role.AsData, ann)
	if b := ann.Spec().Base; b != nil {
		if err := errors.Join(c.d.Pins.Hold(hold, b.Blob.CID), c.d.HoldBase(ann)); err != nil {
			return err
		}
	}
	if cid := d.Held.Rows.CID; cid != "" {
		if err := c.d.Pins.Hold(hold, cid); err != nil {
			return err
		}
	}
	return c.d.Pins.Hold(hold, ann.Spec().Dataset.CID)
}
