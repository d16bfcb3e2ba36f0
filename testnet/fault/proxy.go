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

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
)

// Bounds of what passes through, in bytes.
const (
	maxRequest = 4 << 20
	maxAnswer  = 64 << 20
)

// DefaultStall is how long a stalled request hangs before the line is cut.
const DefaultStall = 2 * time.Second

// behind is how many blocks a stale head is behind.
const behind = 30

// Errors of a proxy.
var (
	// ErrUpstream: the endpoint's URL is not http or https.
	ErrUpstream = errors.New("the proxy speaks HTTP to the endpoint: give an http or https URL")
	// ErrReadOnly answers what would change the chain.
	ErrReadOnly = errors.New("this rehearsal sends nothing to the chain")
)

// Config of a proxy; zero fields take the defaults.
type Config struct {
	Upstream string // http or https
	// Plan is the first plan; nil: Calm.
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
	served counter // by None

	mu   sync.Mutex // guards plan, and orders its calls
	plan Plan
}

// New listens; Run serves.
func New(cfg Config) (*Proxy, error) {
	u, err := url.Parse(cfg.Upstream)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" {
		return nil, ErrUpstream
	}
	if cfg.Plan == nil {
		cfg.Plan = Calm
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

// URL is where the proxy listens.
func (p *Proxy) URL() string { return "http://" + p.listen.Addr().String() }

// SetPlan changes what goes wrong from now on.
func (p *Proxy) SetPlan(plan Plan) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.plan = plan
}

// Counts is how often each fault was done so far.
func (p *Proxy) Counts() Counts { return p.counts.read() }

// Served is how many requests came, with faults and without.
func (p *Proxy) Served() int { return p.served.read().Total() }

// Run serves until ctx ends, and returns nil for an end that was asked for.
func (p *Proxy) Run(ctx context.Context) error {
	s := &http.Server{Handler: p, ReadHeaderTimeout: 10 * time.Second, BaseContext: func(net.Listener) context.Context { return ctx }}
	stop := context.AfterFunc(ctx, func() { _ = s.Close() }) // requests under way are cut, as a crash would
	defer stop()
	if err := s.Serve(p.listen); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("fault proxy: %w", err)
	}
	return nil
}

// request is as much of a JSON-RPC request as the proxy reads.
type request struct {
	ID     json.RawMessage   `json:"id"`
	Method string            `json:"method"`
	Params []json.RawMessage `json:"params"`
}

// ServeHTTP implements http.Handler.
func (p *Proxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxRequest))
	if err != nil {
		http.Error(w, "request too large", http.StatusRequestEntityTooLarge)
		return
	}
	var q request
	if err := json.Unmarshal(body, &q); err != nil { // a batch passes as it is
		p.served.add(None)
		p.pass(w, r, body)
		return
	}
	p.served.add(None)
	if p.cfg.ReadOnly && q.Method == methodSend {
		answerError(w, q, ErrReadOnly.Error())
		return
	}
	k := p.choose(q.Method)
	if k != None && k != LogsDropped { // that counts once there are some to drop
		p.counts.add(k)
	}
	p.serve(w, r, body, q, k)
}

func (p *Proxy) choose(method string) Kind {
	p.mu.Lock()
	defer p.mu.Unlock()
	if k := p.plan(method); k.fits(method) {
		return k
	}
	return None
}

func (p *Proxy) serve(w http.ResponseWriter, r *http.Request, body []byte, q request, k Kind) {
	switch k {
	case Stall:
		stall(r.Context(), p.cfg.Stall)
	case Malformed:
		_, _ = w.Write([]byte("<html>busy</html>"))
	case ServerError:
		http.Error(w, "bad gateway", http.StatusBadGateway)
	case RPCError:
		answerError(w, q, "limit exceeded")
	case WrongChain:
		answer(w, q, hexutil.EncodeUint64(5))
	case DroppedSend:
		p.dropSend(w, q)
	case LostAnswer:
		if _, _, err := p.ask(r.Context(), body); err == nil {
			answerError(w, q, "internal error")
			return
		}
		http.Error(w, "bad gateway", http.StatusBadGateway)
	case Truncated:
		p.truncate(w, r, body)
	case StaleHead:
		p.stale(w, r, q, body)
	case ForgedBlock:
		p.forge(w, r, body)
	case LogsDropped:
		p.dropLogs(w, r, body)
	default:
		p.pass(w, r, body)
	}
}

// stall lets the caller wait, and then cuts the line.
func stall(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C:
	}
	panic(http.ErrAbortHandler) // how net/http is told to close a connection
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

// truncate promises the whole answer and sends half of it.
func (p *Proxy) truncate(w http.ResponseWriter, r *http.Request, body []byte) {
	status, b, err := p.ask(r.Context(), body)
	if err != nil {
		http.Error(w, "the endpoint does not answer", http.StatusBadGateway)
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(b)))
	reply(w, status, b[:len(b)/2])
}

// dropSend answers like an endpoint that took the transaction.
func (p *Proxy) dropSend(w http.ResponseWriter, q request) {
	var raw hexutil.Bytes
	var tx types.Transaction
	if len(q.Params) == 0 || json.Unmarshal(q.Params[0], &raw) != nil || tx.UnmarshalBinary(raw) != nil {
		answerError(w, q, "cannot decode the transaction")
		return
	}
	answer(w, q, tx.Hash())
}

// stale answers for the head with a block from before.
func (p *Proxy) stale(w http.ResponseWriter, r *http.Request, q request, body []byte) {
	_, b, err := p.ask(r.Context(), body)
	var head struct {
		Result *struct {
			Number hexutil.Uint64 `json:"number"`
		} `json:"result"`
	}
	if err != nil || json.Unmarshal(b, &head) != nil || head.Result == nil {
		reply(w, http.StatusOK, b)
		return
	}
	old := uint64(head.Result.Number) - min(uint64(head.Result.Number), behind)
	number, err := json.Marshal(hexutil.EncodeUint64(old))
	if err == nil && len(q.Params) > 0 {
		q.Params[0] = number
		body, err = json.Marshal(map[string]any{"jsonrpc": "2.0", "id": q.ID, "method": q.Method, "params": q.Params})
	}
	if err != nil {
		http.Error(w, "bad gateway", http.StatusBadGateway)
		return
	}
	p.pass(w, r, body)
}

// forge alters the state of a block, and with it the block's hash.
func (p *Proxy) forge(w http.ResponseWriter, r *http.Request, body []byte) {
	status, b, err := p.ask(r.Context(), body)
	var a struct {
		Version string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id"`
		Result  map[string]any  `json:"result"`
	}
	if err != nil || json.Unmarshal(b, &a) != nil || a.Result == nil {
		reply(w, http.StatusOK, b)
		return
	}
	a.Result["stateRoot"] = common.Hash{0xf0}
	forged, err := json.Marshal(a)
	if err != nil {
		forged = b
	}
	reply(w, status, forged)
}

// dropLogs leaves the later half of an answer's logs out, one at least.
func (p *Proxy) dropLogs(w http.ResponseWriter, r *http.Request, body []byte) {
	status, b, err := p.ask(r.Context(), body)
	var a struct {
		Version string            `json:"jsonrpc"`
		ID      json.RawMessage   `json:"id"`
		Result  []json.RawMessage `json:"result"`
	}
	if err != nil {
		http.Error(w, "the endpoint does not answer", http.StatusBadGateway)
		return
	}
	if json.Unmarshal(b, &a) != nil || len(a.Result) == 0 {
		reply(w, status, b)
		return
	}
	a.Result = a.Result[:len(a.Result)/2]
	fewer, err := json.Marshal(a)
	if err != nil {
		http.Error(w, "bad gateway", http.StatusBadGateway)
		return
	}
	p.counts.add(LogsDropped)
	reply(w, status, fewer)
}

func answer(w http.ResponseWriter, q request, result any) {
	b, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": q.ID, "result": result})
	if err != nil {
		http.Error(w, "bad gateway", http.StatusBadGateway)
		return
	}
	reply(w, http.StatusOK, b)
}

func answerError(w http.ResponseWriter, q request, text string) {
	b, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": q.ID, "error": map[string]any{"code": -32005, "message": text}})
	if err != nil {
		http.Error(w, "bad gateway", http.StatusBadGateway)
		return
	}
	reply(w, http.StatusOK, b)
}
