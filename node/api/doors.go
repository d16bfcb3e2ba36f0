package api

import (
	"context"
	"fmt"
	"net"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
)

// doors lets browsers in.
type doors struct {
	open *sessions
	addr string // "": the API is on no TCP address
	page bool
}

func (s *Server) doors(open *sessions, page Page) doors {
	d := doors{open: open, page: page != nil}
	if s.tcp != nil {
		d.addr = fromHere(s.tcp.Addr())
	}
	return d
}

// fromHere is the address by which a browser of this machine reaches a listener.
func fromHere(a net.Addr) string {
	t, ok := a.(*net.TCPAddr)
	if !ok || !t.IP.IsUnspecified() {
		return a.String()
	}
	return fmt.Sprintf("127.0.0.1:%d", t.Port)
}

type (
	askTicket  struct{ Body TicketRequest }
	askSession struct{ Body SessionRequest }
)

// maxTicketBody bounds what somebody without a token may send.
const maxTicketBody = 1 << 10

func (d doors) register(h huma.API) {
	tickets := operation(http.MethodPost, ticketPath, "ticket", "A link that opens the page once; on the socket alone")
	tickets.Parameters = nil // its answer is kept for no key
	tickets.Errors = append(tickets.Errors, http.StatusBadRequest)
	huma.Register(h, tickets, func(_ context.Context, in *askTicket) (*reply[Ticket], error) {
		return answer(d.ticket(in.Body))
	})
	exchange := operation(http.MethodPost, sessionPath, "open-session", "Exchange a ticket for a token, once")
	exchange.Parameters, exchange.MaxBodyBytes = nil, maxTicketBody
	exchange.Errors = append(exchange.Errors, http.StatusBadRequest)
	exchange.Security = []map[string][]string{{}}
	huma.Register(h, exchange, func(_ context.Context, in *askSession) (*reply[Session], error) {
		return answer(d.open.exchange(in.Body.Ticket))
	})
	get(h, sessionPath, "session", "What the caller may do now", func(ctx context.Context) (Access, error) {
		return Access{scopeIn(ctx)}, nil
	})
}

func (d doors) ticket(r TicketRequest) (Ticket, error) {
	if d.addr == "" || !d.page {
		return Ticket{}, WithHint(fmt.Errorf("%w: the node shows its page on no address", ErrConflict),
			"set api.listen in the configuration, for example to 127.0.0.1:7421, and start the node again")
	}
	text, t := d.open.issue(r)
	return Ticket{"http://" + d.addr + "/#ticket=" + text, t.scope, t.expires}, nil
}
