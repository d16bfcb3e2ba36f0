package api

import (
	"net/http"
	"time"
)

// SetTransport makes a client send by t.
func SetTransport(c *Client, t http.RoundTripper) { c.http.Transport = t }

// Sessions are sessions for tests of their clock.
type Sessions struct{ s *sessions }

// NewSessions makes Sessions.
func NewSessions(now func() time.Time) Sessions { return Sessions{newSessions(now)} }

// Issue makes a ticket.
func (s Sessions) Issue(r TicketRequest) string { text, _ := s.s.issue(r); return text }

// Exchange uses one.
func (s Sessions) Exchange(ticket string) (Session, error) { return s.s.exchange(ticket) }

// ScopeOf is what a token allows.
func (s Sessions) ScopeOf(token string, acting bool) Scope { return s.s.scopeOf(token, acting) }

// Count is how many tickets and sessions are kept.
func (s Sessions) Count() (tickets, open int) { return len(s.s.tickets), len(s.s.open) }
