package p2p

import (
	dht "github.com/libp2p/go-libp2p-kad-dht"
	"github.com/libp2p/go-libp2p-kbucket/peerdiversity"
	"github.com/libp2p/go-libp2p/core/host"
)

// Peers of one network of addresses (IPv4 /16, or an autonomous system of IPv6) in the DHT's routing table. Whoever
// has many addresses of one network does not fill it.
const (
	tableOfNetwork  = 16
	bucketOfNetwork = 4 // at one distance from this host
)

// diversity is the filter of the DHT's routing table. Networks that are exempt from the bound of connections are exempt
// here too: all nodes may be there.
type diversity struct {
	peerdiversity.PeerIPGroupFilter
	host *Host
	of   host.Host
}

func (h *Host) diversity(of host.Host) diversity {
	return diversity{dht.NewRTPeerDiversityFilter(of, bucketOfNetwork, tableOfNetwork), h, of}
}

// Allow implements peerdiversity.PeerIPGroupFilter.
func (d diversity) Allow(g peerdiversity.PeerGroupInfo) bool {
	for _, c := range d.of.Network().ConnsToPeer(g.Id) {
		if !d.host.exempt(networkOf(c.RemoteMultiaddr())) {
			return d.PeerIPGroupFilter.Allow(g)
		}
	}
	return true
}
