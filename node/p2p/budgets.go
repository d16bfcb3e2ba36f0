package p2p

import (
	"net/netip"
	"slices"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

// Budget is what peers may ask of one protocol of a node.
type Budget struct {
	Protocol Protocol
	Limits   Limits
}

// Budgets are those of all protocols, in the order of docs/protocol-budgets.md.
func Budgets() (out []Budget) {
	for _, b := range budgets {
		out = append(out, Budget{b.Protocol, budgetOf(b.Protocol)})
	}
	return out
}

// Reading bounds the streams of all protocols whose request is being read.
func Reading() admission.ReadLimits { return admission.DefaultReadLimits() }

// StrangerConnections is how many inbound connections a node keeps of strangers at one address, with those of all
// others. Private networks have no bound of their own.
func StrangerConnections(at netip.Addr) int {
	c := Config{}.withDefaults()
	private := slices.ContainsFunc(c.Exempt, func(p netip.Prefix) bool { return p.Contains(at.Unmap()) })
	if private {
		return c.MaxPeers
	}
	return min(c.MaxPeers, c.PerPrefix/2)
}
