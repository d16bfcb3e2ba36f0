package api

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"golang.org/x/sync/errgroup"
)

// ServerOptions say where the API listens, and its limits.
type ServerOptions struct {
	// Socket is the path of the Unix socket, always served, mode 0600: who
	// may open it is the operator.
	Socket string
	// Listen adds a TCP address, host:port; "" adds none.
	Listen string
	// Token is the bearer token that TCP requests must carry. Without one, only browsers that were given a ticket
	// may call a loopback address, and others are not served.
	Token string
	// Page is what a browser is shown; nil shows none.
	Page Page
	// Logger gets one debug line a request; nil discards.
	Logger *slog.Logger
	// Metrics serves /metrics; nil means there is none.
	Metrics http.Handler
	// MaxBlob caps an uploaded data set, in bytes; 0 is [MaxBlob].
	MaxBlob int64
	// Sessions is the file that keeps browsers' sessions beyond a restart; "" has them end with the process.
	Sessions string
	// Replies keeps the answers of calls with an idempotency key; nil makes such calls like any other.
	Replies Replies
	// Version is the node's version in the OpenAPI document.
	Version string
}

// Page is files for a browser. They are public: they hold no data.
type Page interface {
	http.Handler
	// Has reports whether a path is one of its files.
	Has(path string) bool
}

// MaxBlob is the largest data set that a node takes by default, in bytes.
const MaxBlob = 8 << 30

// Limits of the server.
const (
	maxHeader      = 16 << 10
	maxRequest     = 2 << 20 // JSON bodies
	headerTimeout  = 5 * time.Second
	idleTimeout    = time.Minute
	callTimeout    = 2 * time.Minute // a call that is neither an upload nor a stream
	blobIdle       = time.Minute     // an upload that sends nothing for so long ends
	drainTimeout   = 5 * time.Second // for calls in flight when the node stops
	maxSocketBytes = 103             // of the shortest sun_path (macOS), less its final zero
)

// Errors of NewServer.
var (
	// ErrRunning means that another node answers on the socket.
	ErrRunning = errors.New("another node is running")
	// ErrToken means that a TCP address other than loopback needs a token.
	ErrToken = errors.New("the API needs a token on an address other than loopback")
	// ErrSocketPath means that the socket's path does not fit the operating system.
	ErrSocketPath = errors.New("the path of the API's socket is too long")
)

// Server serves a Backend. NewServer binds its addresses; Run serves.
type Server struct {
	log *slog.Logger
	// streams ends the event streams when the server stops; they would
	// otherwise hold it up for ever.
	streams context.Context
	endAll  context.CancelFunc
	unix    net.Listener
	tcp     net.Listener // nil without Listen
	own     *http.Server
	web     *http.Server
}

// NewServer binds the socket and, when asked, the TCP address. A socket that a
// dead node left is replaced; one that answers is ErrRunning.
func NewServer(b Backend, o ServerOptions) (*Server, error) {
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	if o.MaxBlob == 0 {
		o.MaxBlob = MaxBlob
	}
	s := &Server{log: o.Logger}
	s.streams, s.endAll = context.WithCancel(context.Background())
	if err := s.bind(o); err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	open, err := openSessions(o.Sessions, time.Now)
	if err != nil {
		s.log.Warn("browsers need a new link: infernet ui", "err", err)
	}
	routes(mux, b, o, s.doors(open, o.Page))
	calls := keyed(mux, o.Replies)
	s.own = s.serverFor(onSocket(calls))
	if s.tcp != nil {
		s.web = s.serverFor(onTCP(calls, o, open))
	}
	return s, nil
}

func (s *Server) bind(o ServerOptions) (err error) {
	if o.Listen != "" && o.Token == "" && !isLoopback(o.Listen) {
		return WithHint(fmt.Errorf("%w: %s", ErrToken, o.Listen), "set api.listen to 127.0.0.1:PORT, or give a token")
	}
	if s.unix, err = listenSocket(o.Socket); err != nil {
		return err
	}
	if o.Listen == "" {
		return nil
	}
	if s.tcp, err = net.Listen("tcp", o.Listen); err != nil {
		return WithHint(errors.Join(err, s.unix.Close()), "set api.listen in the configuration to a free address")
	}
	s.tcp = few(s.tcp)
	return nil
}

func (s *Server) serverFor(h http.Handler) *http.Server {
	return &http.Server{
		Handler:           logged(s.log, s.endStreams(h)),
		ReadHeaderTimeout: headerTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeader,
		ErrorLog:          slog.NewLogLogger(s.log.Handler(), slog.LevelDebug),
	}
}

// Addr is the TCP address that the server listens on; nil without one.
func (s *Server) Addr() net.Addr {
	if s.tcp == nil {
		return nil
	}
	return s.tcp.Addr()
}

// Run serves until ctx is done; then it refuses new calls, ends streams and
// gives calls in flight five seconds. A server runs once.
func (s *Server) Run(ctx context.Context) error {
	g, ctx := errgroup.WithContext(ctx)
	serve := func(srv *http.Server, l net.Listener) {
		srv.RegisterOnShutdown(s.endAll)
		g.Go(func() error { return served(srv.Serve(l)) })
		g.Go(func() error { return stopped(ctx, srv) })
	}
	serve(s.own, s.unix)
	if s.tcp != nil {
		serve(s.web, s.tcp)
	}
	return g.Wait()
}

// Close frees the addresses of a server that never ran.
func (s *Server) Close() error {
	s.endAll()
	err := s.unix.Close()
	if s.tcp != nil {
		err = errors.Join(err, s.tcp.Close())
	}
	return err
}

// endStreams cancels a stream's context when the server stops.
func (s *Server) endStreams(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !isStream(r.URL.Path) {
			next.ServeHTTP(w, r)
			return
		}
		ctx, cancel := context.WithCancel(r.Context())
		defer cancel()
		defer context.AfterFunc(s.streams, cancel)()
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func served(err error) error {
	if errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

func stopped(ctx context.Context, srv *http.Server) error {
	<-ctx.Done()
	limit, cancel := context.WithTimeout(context.WithoutCancel(ctx), drainTimeout)
	defer cancel()
	if err := srv.Shutdown(limit); err != nil {
		return srv.Close()
	}
	return nil
}

func listenSocket(path string) (net.Listener, error) {
	if len(path) > maxSocketBytes {
		return nil, WithHint(
			fmt.Errorf("%w: %s has %d bytes, at most %d fit", ErrSocketPath, path, len(path), maxSocketBytes),
			"choose a shorter --home")
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	if err := removeStale(path); err != nil {
		return nil, err
	}
	return listenPrivate(path)
}

// removeStale deletes a socket that nobody answers on.
func removeStale(path string) error {
	if _, err := os.Lstat(path); errors.Is(err, os.ErrNotExist) {
		return nil
	}
	c, err := net.DialTimeout("unix", path, time.Second)
	if err == nil {
		return WithHint(errors.Join(fmt.Errorf("%w at %s", ErrRunning, path), c.Close()),
			"stop it first, or start this one with another --home")
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}
