package rehearsal

import (
	"context"
	"errors"
	"fmt"
	"net/netip"
	"strings"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"
	manet "github.com/multiformats/go-multiaddr/net"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
)

// Target is the node that is attacked.
type Target struct {
	Peer    peer.ID
	Addrs   []string      // on which it listens, with /p2p/
	Domain  market.Domain // for which offers are forged
	Doors   []Door        // of its API
	Token   string        // of its API
	Metrics func(context.Context) (Metrics, error)
	Offers  func(context.Context) ([]api.OfferView, error) // that the node lists
}

// Door is an address of the API.
type Door struct {
	Network, Address string // as for net.Dial
}

// Row is one attack and what became of it.
type Row struct {
	Attack string        `json:"attack"`
	On     string        `json:"on"`    // protocol, topic or address
	Sent   string        `json:"sent"`  // what the node was sent
	Did    string        `json:"did"`   // what the node did
	Bound  string        `json:"bound"` // what it must do
	Held   bool          `json:"held"`
	Took   time.Duration `json:"took_ns"`
}

// Report is a whole rehearsal.
type Report struct {
	Held         bool          `json:"held"` // all rows held
	Rows         []Row         `json:"rows"`
	Took         time.Duration `json:"took_ns"`
	MemoryBefore uint64        `json:"memory_before"` // resident memory of the node's process, bytes
	MemoryAfter  uint64        `json:"memory_after"`
}

const (
	// most is how long a rehearsal may take.
	most = 55 * time.Second
	// busyMachine is the slack of a real rehearsal.
	busyMachine = 5 * time.Second
	// memory is what the node's process may grow by, bytes.
	memory = 250 << 20
)

// ErrTarget is returned for a node that cannot be attacked.
var ErrTarget = errors.New("this node cannot be rehearsed with")

// attacker plays the attacks on one target.
type attacker struct {
	Target
	addr string     // of Addrs
	from netip.Addr // from which the node sees strangers come
	// slack is what a busy machine may add to a bound of time.
	slack time.Duration
}

// Run attacks t. It returns an error if that cannot be done; whether the node kept its bounds, the report says.
func Run(ctx context.Context, t Target) (r Report, err error) {
	ctx, cancel := context.WithTimeout(ctx, most)
	defer cancel()
	a := &attacker{Target: t, slack: busyMachine}
	if a.addr, a.from, err = nearest(t.Addrs, t.Peer); err != nil {
		return r, err
	}
	before, err := t.Metrics(ctx)
	if err != nil {
		return r, err
	}
	began := time.Now()
	for _, play := range []func(context.Context) []Row{a.streams, a.offers, a.connections, a.http} {
		r.Rows = append(r.Rows, play(ctx)...)
	}
	if err := ctx.Err(); err != nil {
		return r, fmt.Errorf("the rehearsal was not finished: %w", err)
	}
	after, err := t.Metrics(ctx)
	if err != nil {
		return r, fmt.Errorf("the node does not answer after the rehearsal: %w", err)
	}
	r.Took = time.Since(began)
	r.MemoryBefore, r.MemoryAfter = before.resident(), after.resident()
	r.Rows = append(r.Rows, memoryRow(r))
	r.Held = true
	for _, row := range r.Rows {
		r.Held = r.Held && row.Held
	}
	return r, nil
}

func memoryRow(r Report) Row {
	grown := int64(r.MemoryAfter) - int64(r.MemoryBefore)
	return Row{Attack: "memory", On: "process", Sent: "all of the above", Did: fmt.Sprintf("%+d MiB", grown>>20),
		Bound: fmt.Sprintf("≤ %d MiB more", memory>>20), Held: grown <= memory, Took: r.Took}
}

// nearest picks the TCP address of own that is reached without leaving this machine, or else the first.
func nearest(addrs []string, own peer.ID) (addr string, from netip.Addr, err error) {
	for _, text := range addrs {
		at, ok := overTCPOf(text, own)
		switch {
		case !ok:
		case at.IsLoopback():
			return text, at, nil
		case addr == "":
			addr, from = text, at
		}
	}
	if addr == "" {
		return "", from, fmt.Errorf("%w: it listens on no TCP address (%s)", ErrTarget, strings.Join(addrs, " "))
	}
	return addr, from, nil
}

// overTCPOf is the IP address of a multiaddress, if that is own's, direct and over TCP.
func overTCPOf(text string, own peer.ID) (at netip.Addr, ok bool) {
	info, err := peer.AddrInfoFromString(text)
	if err != nil || info.ID != own || len(info.Addrs) != 1 {
		return at, false
	}
	tcp, err := manet.ToNetAddr(info.Addrs[0])
	if err != nil || tcp.Network() != "tcp" {
		return at, false
	}
	ip, err := manet.ToIP(info.Addrs[0])
	if err != nil {
		return at, false
	}
	return netip.AddrFromSlice(ip)
}

// failed is the row of an attack that could not be played.
func failed(r Row, err error) Row {
	r.Held, r.Did = false, "could not be played: "+err.Error()
	return r
}
