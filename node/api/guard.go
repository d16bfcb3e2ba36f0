package api

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/json"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"
)

// isLoopback reports whether a listen address can only be reached from this
// machine. An empty host means every interface.
func isLoopback(addr string) bool {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return false
	}
	if host == "localhost" {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.IsLoopback()
}

// onSocket guards the Unix socket: its mode is the guard, so only time is
// bounded here.
func onSocket(next http.Handler) http.Handler { return bounded(next) }

// onTCP guards a TCP address, loopback too: every account of the machine reaches that. A page in the operator's browser
// can reach it, so names that are not this address are refused (DNS rebinding), and so are requests that a page of
// another origin makes; no CORS header is ever sent.
func onTCP(next http.Handler, o ServerOptions, open *sessions) http.Handler {
	next = tokenGuard(next, o, open)
	return impatient(hostGuard(http.NewCrossOriginProtection().Handler(bounded(next))))
}

// hostGuard accepts IP literals and localhost only: an attacker's name that
// resolves to this machine does not pass.
func hostGuard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !goodHost(r.Host) {
			refuse(w, http.StatusMisdirectedRequest, "misdirected",
				fmt.Sprintf("host %q is not an address of this node", r.Host),
				"call the node by its IP address or as localhost")
			return
		}
		next.ServeHTTP(w, r)
	})
}

func goodHost(hostport string) bool {
	host := hostport
	if h, _, err := net.SplitHostPort(hostport); err == nil {
		host = h
	}
	host = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
	// A name has no case, and may end with the root's dot.
	if strings.EqualFold(strings.TrimSuffix(host, "."), "localhost") {
		return true
	}
	_, err := netip.ParseAddr(host)
	return err == nil
}

// tokenGuard lets calls with the operator's token pass, those with a browser's as far as its scope goes, and others to
// the page's files and the exchange of a ticket. It compares digests, so neither the token's bytes nor its length show
// in the time taken.
func tokenGuard(next http.Handler, o ServerOptions, open *sessions) http.Handler {
	want := sha256.Sum256([]byte(o.Token))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		given, ok := bearer(r)
		got := sha256.Sum256([]byte(given))
		switch {
		case r.URL.Path == ticketPath:
			refuseWith(w, problem(WithHint(fmt.Errorf("%w: tickets are given on the node's socket", ErrForbidden),
				"run `infernet ui` on the node's machine")))
		case isPage(o.Page, r), exchanges(r):
			next.ServeHTTP(w, r)
		case ok && o.Token != "" && subtle.ConstantTimeCompare(got[:], want[:]) == 1:
			patient(next).ServeHTTP(w, r)
		default:
			serveScoped(w, r, next, open.scopeOf(given, !reads(r)))
		}
	})
}

// serveScoped serves a browser's session.
func serveScoped(w http.ResponseWriter, r *http.Request, next http.Handler, scope Scope) {
	if scope == "" {
		w.Header().Set("WWW-Authenticate", `Bearer realm="infernet"`)
		refuse(w, http.StatusUnauthorized, "unauthorized", "missing or wrong bearer token",
			"send the header Authorization: Bearer TOKEN, with the token in the node's api.token file; "+
				"for a browser: `infernet ui`")
		return
	}
	if err := scope.refusal(r); err != nil {
		refuseWith(w, problem(err))
		return
	}
	patient(next).ServeHTTP(w, r.WithContext(withScope(r.Context(), scope)))
}

type scopeKey struct{}

func withScope(ctx context.Context, s Scope) context.Context {
	return context.WithValue(ctx, scopeKey{}, s)
}

// inSession reports whether a call is a browser's.
func inSession(ctx context.Context) bool {
	_, ok := ctx.Value(scopeKey{}).(Scope)
	return ok
}

// scopeIn is the scope of a call: that of its session. The operator's own calls may act.
func scopeIn(ctx context.Context) Scope {
	if s, ok := ctx.Value(scopeKey{}).(Scope); ok {
		return s
	}
	return ScopeAct
}

// isPage reports whether a request is for one of the page's files, which hold no data.
func isPage(page Page, r *http.Request) bool {
	return page != nil && reads(r) && page.Has(r.URL.Path)
}

// bounded gives every call a deadline; uploads and streams set their own.
func bounded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("Cross-Origin-Resource-Policy", "same-origin")
		if isStream(r.URL.Path) || isWork(r.URL.Path) || isDownload(r.URL.Path) || r.URL.Path == blobPath {
			next.ServeHTTP(w, r)
			return
		}
		ctx, cancel := context.WithTimeout(r.Context(), callTimeout)
		defer cancel()
		// An adapter without deadlines (a test's recorder) still has ctx.
		_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(callTimeout + drainTimeout))
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func isStream(path string) bool { return strings.HasSuffix(path, "/events") }

// isWork reports whether a call executes a segment, so that no deadline fits it.
func isWork(path string) bool { return strings.HasPrefix(path, "/v1/segments/") }

func refuse(w http.ResponseWriter, status int, code, detail, hint string) {
	p := Problem{Code: code, Tip: hint}
	p.Status, p.Title, p.Detail = status, http.StatusText(status), detail
	refuseWith(w, &p)
}

func refuseWith(w http.ResponseWriter, p *Problem) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(p.Status)
	// The caller may be gone; there is nobody left to tell.
	_ = json.NewEncoder(w).Encode(p)
}

func logged(log *slog.Logger, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begin := time.Now()
		next.ServeHTTP(w, r)
		log.DebugContext(r.Context(), "api call", "method", r.Method, "path", r.URL.Path, "took", time.Since(begin))
	})
}

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
