package fundswatch

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow/funds"
)

// Every is the time between two looks. First is the time from a node's start to its first look: by then the roles have
// taken up what a restart interrupted.
const (
	Every = time.Hour
	First = 2 * time.Minute
)

// Config is what a Watcher looks at, and what it may claim.
type Config struct {
	Sources []funds.Source
	// Mine says which claimable items the Watcher claims; nil means none. An item that a running lease or another
	// service claims is not for the Watcher.
	Mine    func(funds.Item) bool
	Metrics prometheus.Registerer
	Log     *slog.Logger
	// Every and First are the schedule; 0 means the constants of these names.
	Every, First time.Duration
}

// Watcher looks for the node's money on every rail at a schedule. It is safe for concurrent use.
type Watcher struct {
	cfg      Config
	units    *prometheus.GaugeVec
	claims   *prometheus.CounterVec
	failures *prometheus.CounterVec

	mu   sync.Mutex
	last []funds.Item
}

// New returns a Watcher and registers its metrics.
func New(c Config) (*Watcher, error) {
	if c.Every == 0 {
		c.Every = Every
	}
	if c.First == 0 {
		c.First = First
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	w := &Watcher{
		cfg: c,
		units: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "infernet_funds_units",
			Help: "Our money outside of the wallet, base units, at the last look."},
			[]string{"rail", "asset", "state"}),
		claims: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "infernet_funds_claims_total",
			Help: "Claims of money that nothing else came for."}, []string{"rail", "result"}),
		failures: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "infernet_funds_scan_failures_total",
			Help: "Looks at a chain that failed."}, []string{"rail"}),
	}
	for _, m := range []prometheus.Collector{w.units, w.claims, w.failures} {
		if err := c.Metrics.Register(m); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// Run looks at the schedule until ctx ends. It returns nil.
func (w *Watcher) Run(ctx context.Context) error {
	for wait := w.cfg.First; retry.Pause(ctx, wait) == nil; wait = w.cfg.Every {
		w.Look(ctx)
	}
	return nil
}

// Look scans every source and claims the items that Config.Mine admits. What fails is logged, counted, and tried again
// at the next look.
func (w *Watcher) Look(ctx context.Context) {
	var all []funds.Item
	for _, s := range w.cfg.Sources {
		items, err := s.Scan(ctx)
		if err != nil {
			w.failures.WithLabelValues(s.Rail()).Inc()
			w.cfg.Log.Warn("funds not scanned", "rail", s.Rail(), "err", err)
			all = append(all, w.known(s.Rail())...)
			continue
		}
		for _, i := range items {
			if !w.claim(ctx, s, i) {
				all = append(all, i)
			}
		}
	}
	w.keep(all)
}

// claim reports whether it claimed the item.
func (w *Watcher) claim(ctx context.Context, s funds.Source, i funds.Item) bool {
	if !i.Claimable || i.Held || w.cfg.Mine == nil || !w.cfg.Mine(i) {
		return false
	}
	c, err := s.Claim(ctx, i)
	switch {
	case err == nil:
		w.claims.WithLabelValues(s.Rail(), "done").Inc()
		w.cfg.Log.Info("funds claimed", "item", i.ID, "units", i.Units, "asset", i.Asset, "tx", c.Tx)
		return true
	case errors.Is(err, funds.ErrNotClaimable):
		w.claims.WithLabelValues(s.Rail(), "stale").Inc()
	default:
		w.claims.WithLabelValues(s.Rail(), "failed").Inc()
		w.cfg.Log.Warn("funds not claimed", "item", i.ID, "err", err)
	}
	return false
}

// keep stores items as the last look's result and sets the metrics.
func (w *Watcher) keep(items []funds.Item) {
	totals, err := funds.Sum(items)
	if err != nil {
		w.cfg.Log.Warn("funds not summed", "err", err)
		return
	}
	w.mu.Lock()
	w.last = items
	w.mu.Unlock()
	w.units.Reset()
	for rail, assets := range totals {
		for asset, t := range assets {
			w.units.WithLabelValues(rail, string(asset), "found").Set(float64(t.Units))
			w.units.WithLabelValues(rail, string(asset), "claimable").Set(float64(t.Claimable))
			w.units.WithLabelValues(rail, string(asset), "stranded").Set(float64(t.Stranded))
		}
	}
}

// known is what the last look found on a rail.
func (w *Watcher) known(rail string) (items []funds.Item) {
	for _, i := range w.Last() {
		if i.Rail == rail {
			items = append(items, i)
		}
	}
	return items
}

// Last is what the last look found and did not claim.
func (w *Watcher) Last() []funds.Item {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.last
}
