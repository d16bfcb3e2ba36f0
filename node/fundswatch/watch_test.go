package fundswatch_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/node/fundswatch"
)

// source has items until they are claimed.
type source struct {
	items   []funds.Item
	scans   int
	scanErr error
	refuse  error
	claimed []string
}

func (s *source) Rail() string { return "evm:1" }

func (s *source) Scan(context.Context) ([]funds.Item, error) {
	s.scans++
	return s.items, s.scanErr
}

func (s *source) Claim(_ context.Context, i funds.Item) (funds.Claimed, error) {
	if s.refuse != nil {
		return funds.Claimed{}, s.refuse
	}
	s.claimed = append(s.claimed, i.ID)
	return funds.Claimed{ID: i.ID, Tx: "0x1"}, nil
}

func items() []funds.Item {
	return []funds.Item{
		{ID: "due", Rail: "evm:1", Asset: "a", Kind: funds.Lease, Units: 1, Claimable: true},
		{ID: "held", Rail: "evm:1", Asset: "a", Kind: funds.Stake, Units: 10, Claimable: true, Held: true},
		{ID: "later", Rail: "evm:1", Asset: "a", Kind: funds.Lease, Units: 100},
		{ID: "other's", Rail: "evm:1", Asset: "a", Kind: funds.Credit, Units: 1000, Claimable: true},
	}
}

func metric(t *testing.T, reg *prometheus.Registry, name string, labels map[string]string) float64 {
	t.Helper()
	families, err := reg.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		if f.GetName() != name {
			continue
		}
	next:
		for _, m := range f.GetMetric() {
			for _, l := range m.GetLabel() {
				if want, ok := labels[l.GetName()]; ok && want != l.GetValue() {
					continue next
				}
			}
			return m.GetGauge().GetValue() + m.GetCounter().GetValue()
		}
	}
	t.Fatalf("no metric %s with %v", name, labels)
	return 0
}

func newWatch(t *testing.T, s *source) (*fundswatch.Watcher, *prometheus.Registry) {
	t.Helper()
	reg := prometheus.NewRegistry()
	w, err := fundswatch.New(
		fundswatch.Config{Sources: []funds.Source{s}, Metrics: reg,
			Mine: func(i funds.Item) bool { return i.Kind != funds.Credit }})
	if err != nil {
		t.Fatal(err)
	}
	return w, reg
}

func TestClaimsWhatIsDueAndNobodyElses(t *testing.T) {
	s := &source{items: items()}
	w, reg := newWatch(t, s)
	w.Look(t.Context())
	if len(s.claimed) != 1 || s.claimed[0] != "due" {
		t.Errorf("claimed %v", s.claimed)
	}
	if got := w.Last(); len(got) != 3 {
		t.Errorf("left %+v", got)
	}
	for state, want := range map[string]float64{"found": 1110, "claimable": 1010, "stranded": 1000} {
		if got := metric(
			t, reg, "infernet_funds_units", map[string]string{"rail": "evm:1", "state": state}); got != want {
			t.Errorf("%s is %v, want %v", state, got, want)
		}
	}
	if got := metric(t, reg, "infernet_funds_claims_total", map[string]string{"result": "done"}); got != 1 {
		t.Errorf("%v claims counted", got)
	}
}

func TestFailuresAreCountedAndKeepWhatWasKnown(t *testing.T) {
	s := &source{items: items(), refuse: errors.New("line")}
	w, reg := newWatch(t, s)
	w.Look(t.Context())
	if got := metric(t, reg, "infernet_funds_claims_total", map[string]string{"result": "failed"}); got != 1 {
		t.Errorf("%v failures counted", got)
	}
	if got := metric(t, reg, "infernet_funds_units", map[string]string{"state": "stranded"}); got != 1001 {
		t.Errorf("%v stranded", got)
	}
	s.scanErr = errors.New("line")
	w.Look(t.Context())
	if got := metric(t, reg, "infernet_funds_scan_failures_total", nil); got != 1 {
		t.Errorf("%v failed looks counted", got)
	}
	if got := metric(t, reg, "infernet_funds_units", map[string]string{"state": "stranded"}); got != 1001 {
		t.Errorf("%v stranded after a failed look", got)
	}
}

func TestLooksAtItsSchedule(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &source{}
		w, _ := newWatch(t, s)
		ctx, cancel := context.WithCancel(t.Context())
		done := make(chan error, 1)
		go func() { done <- w.Run(ctx) }()
		time.Sleep(fundswatch.First + 2*fundswatch.Every + time.Minute) // the bubble's clock
		cancel()
		if err := <-done; err != nil || s.scans != 3 {
			t.Errorf("%d looks in two hours, %v", s.scans, err)
		}
	})
}
