package evm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Errors of a Pool.
var (
	// ErrNoEndpoint means that no endpoint gives a useful answer now.
	ErrNoEndpoint = errors.New("no endpoint of the chain answers: check the URLs, or add another one")
	// ErrStale means that the endpoint's head is too old, or too far behind the
	// others'.
	ErrStale = errors.New("the endpoint does not follow the chain")
	// ErrLies means that the endpoint has another block than most at a height deep in
	// the chain.
	ErrLies = errors.New("the endpoint shows another history than the others")
	// ErrDisagree means that endpoints have different blocks at a height near the
	// head, and no block has a majority. They may agree a moment later.
	ErrDisagree = errors.New("endpoints of the chain disagree: try again, or add another one")
	// ErrUnconfirmed means that one of several endpoints says that a contract refuses, and
	// that no other confirms it.
	ErrUnconfirmed = errors.New("no second endpoint confirms a refusal: try again, or add another one")
)

// PoolConfig says how endpoints are judged. Zero fields take the defaults.
type PoolConfig struct {
	ChainID uint64
	// Timeout bounds one request to one endpoint; default 10 s.
	Timeout time.Duration
	// MaxHeadAge is how old an endpoint's newest block may be; 0: any age,
	// for chains that make blocks on demand.
	MaxHeadAge time.Duration
	// MaxLag is how many blocks an endpoint may be behind the best; default 20.
	MaxLag uint64
	// Probe is the time between checks of the endpoints; default 15 s.
	Probe time.Duration
	// Retest is the first pause of an endpoint that failed. It doubles at each further
	// failure, up to 32 times Retest; default 5 s.
	Retest time.Duration
	// Agree is how deep a block must be for its hash to be compared between
	// endpoints; default 64.
	Agree uint64
	Log   *slog.Logger
	// Now is the clock for ages and pauses; nil: time.Now.
	Now func() time.Time
	// Dial connects to a URL; nil: DialEndpoint.
	Dial func(ctx context.Context, url string) (Backend, error)
}

func (c PoolConfig) withDefaults() PoolConfig {
	c.Timeout = cmp.Or(c.Timeout, 10*time.Second)
	c.MaxLag = cmp.Or(c.MaxLag, 20)
	c.Probe = cmp.Or(c.Probe, 15*time.Second)
	c.Retest = cmp.Or(c.Retest, 5*time.Second)
	c.Agree = cmp.Or(c.Agree, 64)
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Dial == nil {
		c.Dial = DialEndpoint
	}
	return c
}

// Pool is a Backend over several endpoints of one chain. Reads go to the best one
// and, when it fails, to the next; transactions go to all. An endpoint that serves
// another chain, stalls, lags or shows another history is excluded for a while and
// tested again later. Safe for concurrent use.
type Pool struct {
	cfg PoolConfig

	mu        sync.Mutex
	endpoints []*endpoint // in the configured order
}

var _ Backend = (*Pool)(nil)

// endpoint is one URL and what is known of it. The pool's lock guards it.
type endpoint struct {
	url     string
	rank    int     // in the configuration: ties go to the first
	backend Backend // nil until dialled

	checked  bool // its chain id was right when last looked at
	latency  time.Duration
	head     *types.Header
	failures int // in a row
	until    time.Time
	reason   error // of the last failure
	served   uint64
	failed   uint64
}

// NewPool connects to the endpoints and checks each once. It fails with
// ErrWrongChain if all that answer serve another chain, and with ErrNoEndpoint if
// none is usable.
func NewPool(ctx context.Context, urls []string, cfg PoolConfig) (*Pool, error) {
	p := &Pool{cfg: cfg.withDefaults()}
	for i, url := range urls {
		p.endpoints = append(p.endpoints, &endpoint{url: url, rank: i})
	}
	p.Probe(ctx)
	if len(p.usable()) > 0 {
		return p, nil
	}
	err := ErrNoEndpoint
	for _, h := range p.Health() {
		err = fmt.Errorf("%w; %s: %w", err, h.Endpoint, h.Err)
	}
	p.Close()
	return nil, err
}

// Run probes the endpoints until ctx ends. It returns nil.
func (p *Pool) Run(ctx context.Context) error {
	t := time.NewTicker(p.cfg.Probe)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
			p.Probe(ctx)
		}
	}
}

// Close closes the connections.
func (p *Pool) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, e := range p.endpoints {
		if c, ok := e.backend.(interface{ Close() }); ok {
			c.Close()
		}
		e.checked = false // the backend stays: callers in progress get its error
	}
}

// Health is the state of one endpoint.
type Health struct {
	Endpoint string        `json:"endpoint"` // without credentials
	OK       bool          `json:"ok"`
	Latency  time.Duration `json:"latency_ns"`
	Head     uint64        `json:"head"`
	HeadAge  time.Duration `json:"head_age_ns"`
	Score    float64       `json:"score"` // lower is better
	Served   uint64        `json:"served"`
	Failed   uint64        `json:"failed"`
	Err      error         `json:"-"`
	Reason   string        `json:"reason,omitempty"`
}

// Health lists the endpoints in the configured order.
func (p *Pool) Health() []Health {
	p.mu.Lock()
	defer p.mu.Unlock()
	now, best := p.cfg.Now(), p.highest()
	out := make([]Health, len(p.endpoints))
	for i, e := range p.endpoints {
		h := Health{Endpoint: Redact(e.url), OK: e.usable(now), Latency: e.latency, Score: e.score(best),
			Served: e.served, Failed: e.failed}
		if e.head != nil {
			h.Head, h.HeadAge = e.head.Number.Uint64(), max(now.Sub(time.Unix(int64(e.head.Time), 0)), 0)
		}
		if !h.OK && e.reason != nil {
			h.Err, h.Reason = e.reason, e.reason.Error()
		}
		out[i] = h
	}
	return out
}

// usable returns the endpoints that may be asked now, best first.
func (p *Pool) usable() []*endpoint {
	p.mu.Lock()
	defer p.mu.Unlock()
	now, best := p.cfg.Now(), p.highest()
	var es []*endpoint
	for _, e := range p.endpoints {
		if e.usable(now) {
			es = append(es, e)
		}
	}
	if len(es) == 0 {
		es = p.lastResort()
	}
	slices.SortStableFunc(es, func(a, b *endpoint) int { return cmp.Compare(a.score(best), b.score(best)) })
	return es
}

// lastResort are endpoints whose only fault is that they failed to answer. If
// there is no other, waiting for their pause to end is useless. The caller holds
// mu.
func (p *Pool) lastResort() (es []*endpoint) {
	for _, e := range p.endpoints {
		deceived := errors.Is(e.reason, ErrLies) || errors.Is(e.reason, ErrGap) || errors.Is(e.reason, ErrStale) ||
			errors.Is(e.reason, ErrWrongChain)
		if e.backend != nil && e.checked && !deceived {
			es = append(es, e)
		}
	}
	return es
}

func (e *endpoint) usable(now time.Time) bool {
	return e.backend != nil && e.checked && !now.Before(e.until)
}

// score is lower for an endpoint that is fast, up to date and has not failed
// lately. A block of lag counts like 50 ms, a failure like 500 ms, and a place
// further down in the configuration like 5 ms, which keeps equals from
// alternating.
func (e *endpoint) score(best uint64) float64 {
	s := e.latency.Seconds()*1000 + 5*float64(e.rank) + 500*float64(e.failures)
	if e.head != nil && best > e.head.Number.Uint64() {
		s += 50 * float64(best-e.head.Number.Uint64())
	}
	return s
}

// highest is the head by which usable endpoints are measured: confirmed of theirs. One that invents a head far above
// makes nobody look old. The caller holds mu.
func (p *Pool) highest() uint64 {
	now := p.cfg.Now()
	var heads []uint64
	for _, e := range p.endpoints {
		if e.usable(now) && e.head != nil {
			heads = append(heads, e.head.Number.Uint64())
		}
	}
	return confirmed(heads)
}

// latencyWeight keeps one slow answer from deciding: a new measurement counts for
// a quarter.
const latencyWeight = 4

func (p *Pool) succeeded(e *endpoint, took time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	e.served++
	e.failures, e.reason = 0, nil
	if e.latency == 0 {
		e.latency = took
	}
	e.latency += (took - e.latency) / latencyWeight
}

// drop excludes an endpoint for a while, longer at each failure in a row.
func (p *Pool) drop(e *endpoint, reason error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	e.failed++
	e.failures = min(e.failures+1, 6)
	e.reason = reason
	e.until = p.cfg.Now().Add(p.cfg.Retest << (e.failures - 1))
	p.cfg.Log.Warn("chain endpoint left out", "endpoint", Redact(e.url), "until", e.until, "cause", reason)
}

// sameBlock compares the block of one height between endpoints.
type sameBlock struct {
	e      *endpoint
	hash   common.Hash
	header *types.Header
}
