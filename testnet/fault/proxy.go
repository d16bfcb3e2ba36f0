package fault

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"sync"
	"time"
)

// Bounds of what passes through, in bytes.
const (
	maxRequest = 4 << 20
	maxAnswer  = 64 << 20
)

// DefaultStall is how long a stalled request hangs before the connection is cut.
const DefaultStall = 2 * time.Second

// Errors of a proxy.
var (
	// ErrUpstream means that the endpoint's URL is not http or https.
	ErrUpstream = errors.New("the proxy speaks HTTP to the endpoint: give an http or https URL")
	// ErrReadOnly answers what would change the chain.
	ErrReadOnly = errors.New("this rehearsal sends nothing to the chain")
)

// Config of a proxy; zero fields take the defaults.
type Config struct {
	Upstream string // http or https
	// Dialect is what the endpoint speaks: EVM or another chain's.
	Dialect *Dialect
	// Plan is the first plan; nil: NoFaults.
	Plan  Plan
	Stall time.Duration
	// ReadOnly refuses transactions.
	ReadOnly bool
}

// Proxy is a running proxy on a loopback port. Safe for concurrent use.
type Proxy struct {
	cfg    Config
	listen net.Listener
	client *http.Client
	counts counter
	served counter // requests without a fault count as None

	mu   sync.Mutex // guards plan, and orders its calls
	plan Plan
}

// New opens the proxy's port. Run serves.
func New(cfg Config) (*Proxy, error) {
	u, err := url.Parse(cfg.Upstream)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" {
		return nil, ErrUpstream
	}
	if cfg.Plan == nil {
		cfg.Plan = NoFaults
	}
	if cfg.Stall == 0 {
		cfg.Stall = DefaultStall
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("fault proxy: %w", err)
	}
	return &Proxy{cfg: cfg, listen: l, plan: cfg.Plan, client: &http.Client{Timeout: time.Minute}}, nil
}

// URL is the proxy's address.
func (p *Proxy) URL() string { return "http://" + p.listen.Addr().String() }

// SetPlan replaces the plan.
func (p *Proxy) SetPlan(plan Plan) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.plan = plan
}

// Counts returns how often each fault has occurred so far.
func (p *Proxy) Counts() Counts { return p.counts.read() }

// Served is how many requests came, with faults and without.
func (p *Proxy) Served() int { return p.served.read().Total() }

// Run serves until ctx ends, and returns nil then.
func (p *Proxy) Run(ctx context.Context) error {
	s := &http.Server{Handler: p, ReadHeaderTimeout: 10 * time.Second,
		BaseContext: func(net.Listener) context.Context { return ctx }}
	stop := context.AfterFunc(ctx, func() { _ = s.Close() }) // cuts requests in progress, as a crash would
	defer stop()
	if err := s.Serve(p.listen); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("fault proxy: %w", err)
	}
	return nil
}

// ServeHTTP implements http.Handler.
func (p *Proxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxRequest))
	if err != nil {
		http.Error(w, "request too large", http.StatusRequestEntityTooLarge)
		return
	}
	p.served.add(None)
	var q Request
	if err := json.Unmarshal(body, &q); err != nil {
		p.passBatch(w, r, body)
		return
	}
	if p.cfg.ReadOnly && q.Method == p.cfg.Dialect.Send {
		answerError(w, q, ErrReadOnly.Error())
		return
	}
	p.serve(w, r, body, q, p.choose(q.Method))
}

// passBatch passes what is not one single request unchanged, unless it may contain
// a transaction that must not pass.
func (p *Proxy) passBatch(w http.ResponseWriter, r *http.Request, body []byte) {
	if p.cfg.ReadOnly {
		http.Error(w, ErrReadOnly.Error(), http.StatusForbidden)
		return
	}
	p.pass(w, r, body)
}

func (p *Proxy) choose(method string) Kind {
	p.mu.Lock()
	defer p.mu.Unlock()
	if k := p.plan(method); p.cfg.Dialect.fits(k, method) {
		return k
	}
	return None
}

func (p *Proxy) serve(w http.ResponseWriter, r *http.Request, body []byte, q Request, k Kind) {
	if lie, ok := p.cfg.Dialect.Forgeries[k]; ok {
		p.forge(w, r, body, q, k, lie)
		return
	}
	if k != None {
		p.counts.add(k)
	}
	switch k {
	case Stall:
		stall(r.Context(), p.cfg.Stall)
	case Malformed:
		_, _ = w.Write([]byte("<html>busy</html>"))
	case ServerError:
		http.Error(w, "bad gateway", http.StatusBadGateway)
	case RPCError:
		answerError(w, q, "limit exceeded")
	case LostAnswer:
		p.loseAnswer(w, r, body, q)
	case Truncated:
		p.truncate(w, r, body)
	default:
		p.pass(w, r, body)
	}
}

// forge answers by the dialect. If the dialect cannot alter the answer, the true
// one passes.
func (p *Proxy) forge(w http.ResponseWriter, r *http.Request, body []byte, q Request, k Kind, lie Forgery) {
	result, err := lie.Forge(q, func(q Request) (json.RawMessage, error) { return p.result(r.Context(), q) })
	if err != nil {
		p.pass(w, r, body)
		return
	}
	p.counts.add(k)
	answer(w, q, result)
}

// result is the endpoint's own result of a request that it can answer.
func (p *Proxy) result(ctx context.Context, q Request) (json.RawMessage, error) {
	body, err := json.Marshal(q)
	if err != nil {
		return nil, err
	}
	_, b, err := p.ask(ctx, body)
	var a struct {
		Result json.RawMessage `json:"result"`
	}
	if err = errors.Join(err, json.Unmarshal(b, &a)); err != nil {
		return nil, err
	}
	if len(a.Result) == 0 || string(a.Result) == "null" {
		return nil, ErrNoForgery
	}
	return a.Result, nil
}

// stall lets the caller wait and then cuts the connection.
func stall(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C:
	}
	panic(http.ErrAbortHandler) // this makes net/http close the connection
}

// ask forwards a request and returns the whole answer.
func (p *Proxy) ask(ctx context.Context, body []byte) (int, []byte, error) {
	q, err := http.NewRequestWithContext(ctx, http.MethodPost, p.cfg.Upstream, bytes.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	q.Header.Set("Content-Type", "application/json")
	resp, err := p.client.Do(q)
	if err != nil {
		return 0, nil, err
	}
	defer resp.Body.Close()
	b, err := io.ReadAll(io.LimitReader(resp.Body, maxAnswer))
	return resp.StatusCode, b, err
}

func (p *Proxy) pass(w http.ResponseWriter, r *http.Request, body []byte) {
	status, b, err := p.ask(r.Context(), body)
	if err != nil {
		http.Error(w, "the endpoint does not answer", http.StatusBadGateway)
		return
	}
	reply(w, status, b)
}

func reply(w http.ResponseWriter, status int, b []byte) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(b) // a caller that has gone needs no answer
}

// truncate announces the whole answer and sends half of it.
func (p *Proxy) truncate(w http.ResponseWriter, r *http.Request, body []byte) {
	status, b, err := p.ask(r.Context(), body)
	if err != nil {
		http.Error(w, "the endpoint does not answer", http.StatusBadGateway)
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(b)))
	reply(w, status, b[:len(b)/2])
}

// loseAnswer sends the transaction and reports a failure.
func (p *Proxy) loseAnswer(w http.ResponseWriter, r *http.Request, body []byte, q Request) {
	if _, _, err := p.ask(r.Context(), body); err != nil {
		http.Error(w, "bad gateway", http.StatusBadGateway)
		return
	}
	answerError(w, q, "internal error")
}

func answer(w http.ResponseWriter, q Request, result any) {
	b, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": q.ID, "result": result})
	if err != nil {
		http.Error(w, "bad gateway", http.StatusBadGateway)
		return
	}
	reply(w, http.StatusOK, b)
}

func answerError(w http.ResponseWriter, q Request, text string) {
	b, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": q.ID,
		"error": map[string]any{"code": -32005, "message": text}})
	if err != nil {
		http.Error(w, "bad gateway", http.StatusBadGateway)
		return
	}
	reply(w, http.StatusOK, b)
}
