package solana

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/gagliardetto/solana-go"
)

// Fault is what goes wrong with one request.
type Fault string

// Faults of endpoints.
const (
	None         Fault = ""
	Stall        Fault = "stall"         // no answer, then the line is cut
	Malformed    Fault = "malformed"     // an answer that is no JSON
	Truncated    Fault = "truncated"     // half of the true answer
	ServerError  Fault = "server error"  // HTTP 502
	RPCError     Fault = "rpc error"     // a JSON-RPC error, as busy endpoints give
	WrongGenesis Fault = "wrong genesis" // another cluster's hash
	StaleSlot    Fault = "stale slot"    // a slot of long ago
	DeadHash     Fault = "dead hash"     // a blockhash that has expired already
	DroppedSend  Fault = "dropped send"  // the signature is answered, nothing is sent
	LostAnswer   Fault = "lost answer"   // it is sent, and reported as failed
)

// Faults are all of them.
var Faults = []Fault{Stall, Malformed, Truncated, ServerError, RPCError, WrongGenesis, StaleSlot, DeadHash, DroppedSend, LostAnswer}

// fits reports whether a fault makes sense for a method.
func (f Fault) fits(method string) bool {
	switch f {
	case WrongGenesis:
		return method == "getGenesisHash"
	case StaleSlot:
		return method == "getSlot"
	case DeadHash:
		return method == "getLatestBlockhash"
	case DroppedSend, LostAnswer:
		return method == "sendTransaction"
	}
	return true
}

// Proxy is a JSON-RPC endpoint that stands before another one and does to a
// client what endpoints do. Safe for concurrent use.
type Proxy struct {
	upstream string
	stall    time.Duration
	server   *http.Server
	listen   net.Listener

	mu     sync.Mutex
	choose func(method string) Fault
	counts map[Fault]int
}

// NewProxy returns a calm proxy before an endpoint. Run serves.
func NewProxy(upstream string) (*Proxy, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("fault proxy: %w", err)
	}
	p := &Proxy{upstream: upstream, stall: 300 * time.Millisecond, listen: l, counts: map[Fault]int{}}
	p.Calm()
	p.server = &http.Server{Handler: p, ReadHeaderTimeout: 10 * time.Second}
	return p, nil
}

// URL is where the proxy listens.
func (p *Proxy) URL() string { return "http://" + p.listen.Addr().String() }

// Run serves until ctx ends, and returns nil for an end that was asked for.
func (p *Proxy) Run(ctx context.Context) error {
	stop := context.AfterFunc(ctx, func() { _ = p.server.Close() })
	defer stop()
	if err := p.server.Serve(p.listen); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("fault proxy: %w", err)
	}
	return nil
}

// Calm lets everything through from now on.
func (p *Proxy) Calm() { p.plan(func(string) Fault { return None }) }

// Always does one thing to every request that it fits.
func (p *Proxy) Always(f Fault) { p.plan(func(string) Fault { return f }) }

// Random does one of the faults to one of `every` requests that they fit, the
// same ones for the same seed and requests.
func (p *Proxy) Random(seed uint64, every int, faults ...Fault) {
	r := rand.New(rand.NewPCG(seed, 1))
	p.plan(func(method string) Fault {
		fitting := slices.DeleteFunc(slices.Clone(faults), func(f Fault) bool { return !f.fits(method) })
		if len(fitting) == 0 || r.IntN(every) > 0 {
			return None
		}
		// What only fits this method comes first: it is asked for rarely.
		if own := slices.DeleteFunc(slices.Clone(fitting), func(f Fault) bool { return f.fits("") }); len(own) > 0 {
			fitting = own
		}
		return fitting[r.IntN(len(fitting))]
	})
}

func (p *Proxy) plan(f func(string) Fault) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.choose = f
}

// Counts is how often each fault was done so far.
func (p *Proxy) Counts() map[Fault]int {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := map[Fault]int{}
	for f, n := range p.counts {
		out[f] = n
	}
	return out
}

func (p *Proxy) pick(method string) Fault {
	p.mu.Lock()
	defer p.mu.Unlock()
	f := p.choose(method)
	if f == None || !f.fits(method) {
		return None
	}
	p.counts[f]++
	return f
}

type request struct {
	ID     json.RawMessage   `json:"id"`
	Method string            `json:"method"`
	Params []json.RawMessage `json:"params"`
}

// maxBody bounds what passes through.
const maxBody = 64 << 20

// ServeHTTP implements http.Handler.
func (p *Proxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	var q request
	if err != nil || json.Unmarshal(body, &q) != nil {
		http.Error(w, "want one JSON-RPC request", http.StatusBadRequest)
		return
	}
	p.serve(w, r, q, body, p.pick(q.Method))
}

func (p *Proxy) serve(w http.ResponseWriter, r *http.Request, q request, body []byte, f Fault) {
	switch f {
	case Stall:
		p.hang(r.Context())
	case Malformed:
		_, _ = w.Write([]byte("<html>busy</html>"))
		return
	case ServerError:
		http.Error(w, "bad gateway", http.StatusBadGateway)
		return
	case RPCError:
		fail(w, q)
		return
	case WrongGenesis:
		answer(w, q, solana.Hash{1, 2, 3}.String())
		return
	case StaleSlot:
		answer(w, q, 1)
		return
	case DeadHash:
		dead := map[string]any{"blockhash": solana.Hash{9, byte(rand.N(256)), byte(rand.N(256))}.String(), "lastValidBlockHeight": 1}
		answer(w, q, map[string]any{"context": map[string]any{"slot": 1}, "value": dead})
		return
	case DroppedSend:
		answer(w, q, signatureOf(q))
		return
	}
	b, err := p.ask(r.Context(), body)
	switch {
	case err != nil:
		http.Error(w, "the endpoint does not answer", http.StatusBadGateway)
	case f == LostAnswer:
		fail(w, q)
	case f == Truncated:
		w.Header().Set("Content-Length", strconv.Itoa(len(b)))
		_, _ = w.Write(b[:len(b)/2])
	default:
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(b)
	}
}

// hang lets the caller wait, and then cuts the line.
func (p *Proxy) hang(ctx context.Context) {
	t := time.NewTimer(p.stall)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C:
	}
	panic(http.ErrAbortHandler) // how net/http is told to close a connection
}

func (p *Proxy) ask(ctx context.Context, body []byte) ([]byte, error) {
	q, err := http.NewRequestWithContext(ctx, http.MethodPost, p.upstream, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	q.Header.Set("Content-Type", "application/json")
	resp, err := http.DefaultClient.Do(q)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	return io.ReadAll(io.LimitReader(resp.Body, maxBody))
}

// signatureOf is what an honest endpoint answers to sendTransaction.
func signatureOf(q request) string {
	var raw string
	if len(q.Params) == 0 || json.Unmarshal(q.Params[0], &raw) != nil {
		return ""
	}
	b, err := base64.StdEncoding.DecodeString(raw)
	if err != nil {
		return ""
	}
	tx, err := solana.TransactionFromBytes(b)
	if err != nil || len(tx.Signatures) == 0 {
		return ""
	}
	return tx.Signatures[0].String()
}

func answer(w http.ResponseWriter, q request, result any) {
	write(w, map[string]any{"jsonrpc": "2.0", "id": q.ID, "result": result})
}

func fail(w http.ResponseWriter, q request) {
	write(w, map[string]any{"jsonrpc": "2.0", "id": q.ID, "error": map[string]any{"code": -32005, "message": "node is behind"}})
}

func write(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(v) // a caller that has gone needs no answer
}
