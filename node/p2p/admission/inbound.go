package admission

import (
	"cmp"
	"net/netip"
	"slices"
	"time"
)

// Widths of the networks whose connections are counted together, bits: what one customer of a provider usually has.
const (
	IPv4Bits = 24
	IPv6Bits = 48
)

// Prefix is the network of an address.
func Prefix(a netip.Addr) netip.Prefix {
	a = a.Unmap()
	bits := IPv6Bits
	if a.Is4() {
		bits = IPv4Bits
	}
	p, err := a.Prefix(bits)
	if err != nil { // an address that is none has a network of its own
		return netip.Prefix{}
	}
	return p
}

// Inbound is an inbound connection of a stranger.
type Inbound[C any] struct {
	Conn   C
	From   netip.Prefix
	Opened time.Time
}

// Excess returns the connections to close so that at most most are left. The network with the most connections loses
// its youngest first: whoever has many addresses of one network takes no place from the others.
func Excess[C any](all []Inbound[C], most int) (out []C) {
	if len(all) <= most {
		return nil
	}
	groups := map[netip.Prefix][]Inbound[C]{}
	for _, c := range all {
		groups[c.From] = append(groups[c.From], c)
	}
	for _, g := range groups {
		slices.SortFunc(g, func(a, b Inbound[C]) int { return a.Opened.Compare(b.Opened) })
	}
	for n := len(all); n > most; n-- {
		p := largest(groups)
		g := groups[p]
		out = append(out, g[len(g)-1].Conn)
		groups[p] = g[:len(g)-1]
	}
	return out
}

// largest is the network with the most connections; of several, that with the youngest.
func largest[C any](groups map[netip.Prefix][]Inbound[C]) (p netip.Prefix) {
	var best []Inbound[C]
	for from, g := range groups {
		if len(g) == 0 {
			continue
		}
		if best == nil ||
			cmp.Or(cmp.Compare(len(g), len(best)), g[len(g)-1].Opened.Compare(best[len(best)-1].Opened)) > 0 {
			p, best = from, g
		}
	}
	return p
}
