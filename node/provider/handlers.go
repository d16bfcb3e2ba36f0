package provider

import (
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/wire"
)

// HandleProvider registers what a provider answers.
func Handle(h wire.Host, p *Provider) {
	h.Handle(p2p.LeaseProtocol, wire.Serve(market.DecodeLeaseProposal, p.Propose))
	h.Handle(p2p.VoucherProtocol, wire.Serve(market.DecodeVoucher, p.Voucher))
	h.Handle(p2p.EndProtocol, wire.Serve(market.DecodeLeaseEnd, p.End))
}
