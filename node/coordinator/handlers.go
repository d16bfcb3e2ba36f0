package coordinator

import (
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/wire"
)

// HandleCoordinator registers what a coordinator alone answers. delegates says whether
// this node takes jobs of others.
func Handle(h wire.Host, c *Coordinator, delegates bool) {
	h.Handle(p2p.BidProtocol, wire.Serve(market.DecodeBid, c.Bid))
	h.Handle(p2p.ProgressProtocol, wire.Serve(market.DecodeProgress, c.Progress))
	h.Handle(p2p.SegmentProtocol, wire.Serve(market.DecodeResult, c.Result))
	if delegates {
		h.Handle(p2p.DelegateProtocol, wire.Serve(market.DecodeDelegation, c.Delegate))
	}
}
