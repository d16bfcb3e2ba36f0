package api

import (
	"net/http"
	"testing"
	"time"
)

// SetTransport makes a client send by t.
func SetTransport(c *Client, t http.RoundTripper) { c.http.Transport = t }

// AliveEvery is aliveEvery.
const AliveEvery = aliveEvery

// KeepAlive is alive.
var KeepAlive = alive

// Sessions are sessions for tests of their clock.
type Sessions struct{ s *sessions }

// NewSessions makes Sessions.
func NewSessions(now func() time.Time) Sessions { return Sessions{newSessions(now)} }

// OpenSessions reads those of a file.
func OpenSessions(file string, now func() time.Time) (Sessions, error) {
	s, err := openSessions(file, now)
	return Sessions{s}, err
}

// Issue makes a ticket.
func (s Sessions) Issue(r TicketRequest) string { text, _ := s.s.issue(r); return text }

// Exchange uses one.
func (s Sessions) Exchange(ticket string) (Session, error) { return s.s.exchange(ticket) }

// ScopeOf is what a token allows.
func (s Sessions) ScopeOf(token string, acting bool) Scope { return s.s.scopeOf(token, acting) }

// Count is how many tickets and sessions are kept.
func (s Sessions) Count() (tickets, open int) { return len(s.s.tickets), len(s.s.open) }

// Complete is what the server sends of an answer.
func Complete[T any](t *testing.T, v T) T {
	t.Helper()
	c, err := complete(nil, "200", v)
	if err != nil {
		t.Fatal(err)
	}
	return c.(T)
}
