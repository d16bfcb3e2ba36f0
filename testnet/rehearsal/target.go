package rehearsal

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
)

// ErrNotOwn is returned where another node answers than the one that is asked for.
var ErrNotOwn = errors.New("another node answers here: nothing was sent")

// maxMetrics bounds what is read of a node's metrics, bytes.
const maxMetrics = 16 << 20

// Own is the node that serves the API on a socket, which only its operator can open. Its peer id must be own: libp2p
// then proves that whoever is reached under one of its addresses has that key. token is the API's, and d the domain
// that the node's offers are for.
func Own(ctx context.Context, socket string, own peer.ID, token string, d market.Domain) (t Target, err error) {
	c := api.NewClient(socket)
	s, err := c.Status(ctx)
	if err != nil {
		return t, err
	}
	if s.PeerID != own.String() {
		return t, fmt.Errorf("%w: %s, want %s", ErrNotOwn, s.PeerID, own)
	}
	here := Door{"unix", socket}
	t = Target{Peer: own, Addrs: s.Addrs, Domain: d, Token: token, Doors: []Door{here}, Metrics: here.metrics,
		Offers: c.Offers}
	address, err := overTCP(ctx, c)
	if address != "" {
		t.Doors = append(t.Doors, Door{"tcp", address})
	}
	return t, err
}

// overTCP is the TCP address on which the node's API answers, empty if there is none. The node says it in a link to its
// page; the configuration may have changed since it started.
func overTCP(ctx context.Context, c *api.Client) (string, error) {
	link, err := c.Ticket(ctx, api.TicketRequest{})
	if errors.Is(err, api.ErrConflict) {
		return "", nil // on none
	}
	if err != nil {
		return "", err
	}
	u, err := url.Parse(link.URL)
	if err != nil {
		return "", err
	}
	return u.Host, nil
}

// metrics reads the node's metrics at a door.
func (d Door) metrics(ctx context.Context) (Metrics, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+d.host()+"/metrics", nil)
	if err != nil {
		return "", err
	}
	res, err := d.client().Do(req)
	if err != nil {
		return "", fmt.Errorf("the node's metrics: %w", err)
	}
	defer res.Body.Close()
	b, err := io.ReadAll(io.LimitReader(res.Body, maxMetrics))
	return Metrics(b), err
}
