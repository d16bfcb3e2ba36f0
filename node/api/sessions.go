package api

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"
)

// Scope is what a browser's session may do.
type Scope string

const (
	// ScopeRead looks only.
	ScopeRead Scope = "read"
	// ScopeAct also posts and cancels jobs, and plays disputes. It never ends the node.
	ScopeAct Scope = "act"
)

// Lifetimes of what a browser holds.
const (
	// TicketLife is how long a ticket may be used by default, MaxTicketLife at most.
	TicketLife    = time.Minute
	MaxTicketLife = 10 * time.Minute
	// ActIdle is how long a session may act after it did so last. Then it only reads.
	ActIdle = 15 * time.Minute
	// ActLife is how long a session may act at most, however busy it is: one that was stolen ends.
	ActLife = 12 * time.Hour
	// SessionIdle is how long a session that asks nothing is kept.
	SessionIdle = 12 * time.Hour
)

// maxSessions bounds the tickets and the sessions that are kept. The oldest goes first.
const maxSessions = 64

// TicketRequest asks for a ticket.
type TicketRequest struct {
	Act     bool `json:"act,omitempty" doc:"the session may also act"`
	Seconds int  `json:"seconds,omitempty" minimum:"0" maximum:"600" doc:"that it may be used; 0 is 60"`
}

// Ticket opens the page once.
type Ticket struct {
	URL     string    `json:"url" doc:"to be opened in a browser: the ticket is behind its #, which no browser sends"`
	Scope   Scope     `json:"scope" doc:"read or act"`
	Expires time.Time `json:"expires"`
}

// SessionRequest exchanges a ticket.
type SessionRequest struct {
	Ticket string `json:"ticket" maxLength:"64"`
}

// Session is what a ticket is exchanged for.
type Session struct {
	Token string `json:"token" doc:"bearer token; after a restart of the node it only reads"`
	Scope Scope  `json:"scope" doc:"read or act"`
}

// Access is what the caller may do now.
type Access struct {
	Scope Scope `json:"scope" doc:"read or act"`
}

// sessions keeps tickets and sessions by the digests of their secrets. Tickets end with the process; sessions are also
// in a file, and only read after a restart. It is safe for concurrent use.
type sessions struct {
	now     func() time.Time
	file    string // "": sessions end with the process too
	mu      sync.Mutex
	tickets map[digest]ticket
	open    map[digest]session
}

type digest = [sha256.Size]byte

type ticket struct {
	scope   Scope
	expires time.Time
}

type session struct {
	scope Scope
	begun time.Time
	used  time.Time
	acted time.Time
}

func newSessions(now func() time.Time) *sessions {
	return &sessions{now: now, tickets: map[digest]ticket{}, open: map[digest]session{}}
}

// secret draws what nobody guesses, and its digest.
func secret() (text string, d digest) {
	var b [32]byte
	_, _ = rand.Read(b[:]) // it never fails
	text = hex.EncodeToString(b[:])
	return text, sha256.Sum256([]byte(text))
}

// issue makes a ticket.
func (s *sessions) issue(r TicketRequest) (text string, t ticket) {
	life := TicketLife
	if r.Seconds > 0 {
		life = min(time.Duration(r.Seconds)*time.Second, MaxTicketLife)
	}
	t = ticket{ScopeRead, s.now().Add(life)}
	if r.Act {
		t.scope = ScopeAct
	}
	text, d := secret()
	s.mu.Lock()
	defer s.mu.Unlock()
	evict(s.tickets, func(t ticket) time.Time { return t.expires })
	s.tickets[d] = t
	return text, t
}

// evict makes room for one more: it forgets the one with the earliest time.
func evict[T any](m map[digest]T, at func(T) time.Time) {
	if len(m) < maxSessions {
		return
	}
	var first digest
	var when time.Time
	for d, x := range m {
		if t := at(x); when.IsZero() || t.Before(when) {
			first, when = d, t
		}
	}
	delete(m, first)
}

// exchange makes a session of a ticket, which is then used.
func (s *sessions) exchange(text string) (Session, error) {
	d, now := sha256.Sum256([]byte(text)), s.now()
	s.mu.Lock()
	defer s.mu.Unlock()
	t, ok := s.tickets[d]
	delete(s.tickets, d)
	if !ok || !now.Before(t.expires) {
		err := fmt.Errorf("%w: the ticket is used, too old, or of an earlier process", ErrUnauthorized)
		return Session{}, WithHint(err, "get a new one: `infernet ui`")
	}
	token, own := secret()
	evict(s.open, func(x session) time.Time { return x.used })
	s.open[own] = session{t.scope, now, now, now}
	s.keep()
	return Session{token, t.scope}, nil
}

// scopeOf is what a token allows now; "" means that it is no session's.
func (s *sessions) scopeOf(token string, acting bool) Scope {
	d, now := sha256.Sum256([]byte(token)), s.now()
	s.mu.Lock()
	defer s.mu.Unlock()
	x, ok := s.open[d]
	if !ok {
		return ""
	}
	if now.Sub(x.used) > SessionIdle {
		delete(s.open, d)
		return ""
	}
	if now.Sub(x.acted) > ActIdle || now.Sub(x.begun) > ActLife {
		x.scope = ScopeRead
	}
	x.used = now
	if acting {
		x.acted = now
	}
	s.open[d] = x
	return x.scope
}

// Paths of what this file serves.
const (
	ticketPath  = "/v1/tickets"
	sessionPath = "/v1/session"
	drainPath   = "/v1/drain"
)

// reads reports whether a call changes nothing.
func reads(r *http.Request) bool {
	return r.Method == http.MethodGet || r.Method == http.MethodHead ||
		r.Method == http.MethodPost && r.URL.Path == checkPath
}

// exchanges reports whether a call turns a ticket into a session. It carries no token yet.
func exchanges(r *http.Request) bool { return r.Method == http.MethodPost && r.URL.Path == sessionPath }

// unkept are calls whose answers are kept nowhere: those that hold a secret, and the check of somebody's file.
func unkept(r *http.Request) bool {
	return r.URL.Path == ticketPath || r.URL.Path == sessionPath || r.URL.Path == checkPath
}

// refusal says why a scope does not allow a call; nil means that it does.
func (s Scope) refusal(r *http.Request) error {
	switch {
	case r.URL.Path == booksPath:
		return WithHint(fmt.Errorf("%w: a browser does not take the ledger", ErrForbidden),
			"use `infernet ledger export`")
	case reads(r):
		return nil
	case s != ScopeAct:
		return WithHint(fmt.Errorf("%w: this session only reads", ErrForbidden), "open the page by `infernet ui --act`")
	case r.URL.Path == drainPath:
		return WithHint(fmt.Errorf("%w: a browser does not end the node", ErrForbidden), "use `infernet drain`")
	}
	return nil
}

// bearer is the token that a request carries in its header. Queries and cookies count for nothing: they end up in logs,
// and browsers add cookies by themselves.
func bearer(r *http.Request) (token string, ok bool) {
	return strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
}
