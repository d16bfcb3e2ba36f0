package api

import (
	"net"
	"net/http"
	"sync"
	"time"
)

// Bounds of what somebody without a token may hold of the API's TCP address.
const (
	// maxConnections is how many connections are open at once, of everybody. One more is closed: the
	// node needs its file descriptors for its chain and its peers, and the socket has no such bound.
	maxConnections = 256
	// bodyTime is how long a call may take to arrive before its token is known.
	bodyTime = 5 * time.Second
)

// fewListener keeps at most so many connections open.
type fewListener struct {
	net.Listener
	held chan struct{}
}

func few(l net.Listener) net.Listener { return &fewListener{l, make(chan struct{}, maxConnections)} }

// Accept implements net.Listener.
func (l *fewListener) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		select {
		case l.held <- struct{}{}:
			return &heldConn{c, sync.OnceFunc(func() { <-l.held })}, nil
		default:
			_ = c.Close() // its caller is told nothing else
		}
	}
}

// heldConn gives its place back when it is closed.
type heldConn struct {
	net.Conn
	leave func()
}

// Close implements net.Conn.
func (c *heldConn) Close() error {
	defer c.leave()
	return c.Conn.Close()
}

// impatient gives a call bodyTime to arrive: the server reads what a refused call still sends before it answers.
func impatient(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// An adapter without deadlines (a test's recorder) has nothing to wait for.
		_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(bodyTime))
		next.ServeHTTP(w, r)
	})
}

// patient serves a call whose token is known: its body takes the time that the call gives it.
func patient(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_ = http.NewResponseController(w).SetReadDeadline(time.Time{})
		next.ServeHTTP(w, r)
	})
}
