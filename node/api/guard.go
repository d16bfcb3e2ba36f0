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

// onTCP guards a TCP address. A page in the operator's browser can reach it, so
// names that are not this address are refused (DNS rebinding), and so are
// requests that a page of another origin makes; no CORS header is ever sent.
func onTCP(next http.Handler, addr net.Addr, token string) http.Handler {
	next = http.NewCrossOriginProtection().Handler(bounded(next))
	if !isLoopback(addr.String()) {
		next = tokenGuard(next, token)
	}
	return hostGuard(next)
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

// tokenGuard compares digests, so neither the token's bytes nor its length
// show in the time taken.
func tokenGuard(next http.Handler, token string) http.Handler {
	want := sha256.Sum256([]byte(token))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		given, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		got := sha256.Sum256([]byte(given))
		if token == "" || !ok || subtle.ConstantTimeCompare(got[:], want[:]) != 1 {
			w.Header().Set("WWW-Authenticate", `Bearer realm="infernet"`)
			refuse(w, http.StatusUnauthorized, "unauthorized", "missing or wrong bearer token",
				"send the header Authorization: Bearer TOKEN, with the token in the node's api.token file")
			return
		}
		next.ServeHTTP(w, r)
	})
}

// bounded gives every call a deadline; uploads and streams set their own.
func bounded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Cache-Control", "no-store")
		if isStream(r.URL.Path) || isWork(r.URL.Path) || r.URL.Path == blobPath {
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
