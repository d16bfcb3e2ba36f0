package rehearsal

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// unbounded is a node whose budgets are off: it waits for requests for an hour, does whatever is asked, takes every
// announcement, and keeps all connections.
func unbounded(t *testing.T) *attacker {
	t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	reg := prometheus.NewRegistry()
	h, err := p2p.New(t.Context(), p2p.Config{Key: crypto.FromECDSA(key), DataDir: t.TempDir(), Local: true,
		Listen: []string{"/ip4/127.0.0.1/tcp/0"}, Metrics: reg, MaxPeers: 1000,
		Limits: map[p2p.Protocol]p2p.Limits{p2p.BidProtocol: {Reading: time.Hour, Deadline: time.Hour,
			MaxRequest: 1 << 20, PerPeerInFlight: 1000, InFlight: 2000}}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := h.Close(); err != nil {
			t.Error(err)
		}
	})
	h.Handle(p2p.BidProtocol, func(context.Context, peer.ID, []byte) ([]byte, error) { return nil, nil })
	_, err = h.JoinOffers(func(context.Context, peer.ID, []byte) p2p.Result { return p2p.Accept })
	if err != nil {
		t.Fatal(err)
	}
	a := &attacker{slack: 500 * time.Millisecond, Target: Target{Peer: h.ID(), Addrs: h.Addrs(),
		Domain:  market.Domain{ChainID: 1},
		Metrics: func(context.Context) (Metrics, error) { return scrape(reg) },
		Offers:  func(context.Context) ([]api.OfferView, error) { return nil, nil },
	}}
	if a.addr, a.from, err = nearest(h.Addrs(), h.ID()); err != nil {
		t.Fatal(err)
	}
	return a
}

func scrape(reg *prometheus.Registry) (Metrics, error) {
	w := httptest.NewRecorder()
	promhttp.HandlerFor(reg, promhttp.HandlerOpts{}).ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/", nil))
	b, err := io.ReadAll(w.Body)
	return Metrics(b), err
}

// TestABudgetThatIsOffShows: every attack on a node without budgets says that its bound did not hold.
func TestABudgetThatIsOffShows(t *testing.T) {
	a := unbounded(t)
	bid := func() p2p.Budget {
		for _, b := range p2p.Budgets() {
			if b.Protocol == p2p.BidProtocol {
				return b
			}
		}
		return p2p.Budget{}
	}()
	for _, m := range misuses() {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			if m.name == "too many" {
				t.Skip("the transport's own bound on memory cuts these, whatever the budgets are")
			}
			shows(t, a.misuse(t.Context(), m, bid))
		})
	}
	for name, play := range map[string]func(context.Context) []Row{"offers": a.offers, "connections": a.connections} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			shows(t, play(t.Context())...)
		})
	}
}

// TestAnOpenAPIShows: every call to an API that answers everything says that its bound did not hold.
func TestAnOpenAPIShows(t *testing.T) {
	open := httptest.NewUnstartedServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
	}))
	open.Config.MaxHeaderBytes = 1 << 20
	open.Start()
	defer open.Close()
	a := &attacker{slack: 500 * time.Millisecond}
	a.Doors = []Door{{"tcp", open.Listener.Addr().String()}}
	rows := a.http(t.Context())
	if len(rows) != len(a.calls())+1 {
		t.Errorf("%d rows", len(rows))
	}
	shows(t, rows...)
}

func shows(t *testing.T, rows ...Row) {
	t.Helper()
	if len(rows) == 0 {
		t.Error("nothing was played")
	}
	for _, r := range rows {
		if r.Held || r.Did == "" || r.Bound == "" {
			t.Errorf("%s: %s, which is taken for %s", r.Attack, r.Did, r.Bound)
		}
	}
}

// TestTheNearestAddressIsAttacked: the rehearsal stays on this machine where it can, and with its own node always.
func TestTheNearestAddressIsAttacked(t *testing.T) {
	own, other := peerOf(t), peerOf(t)
	id := "/p2p/" + own.String()
	local, far, quic := "/ip4/127.0.0.1/tcp/2"+id, "/ip4/203.0.113.1/tcp/1"+id, "/ip4/127.0.0.1/udp/1/quic-v1"+id
	for _, addrs := range [][]string{{far, local}, {local, far}, {quic, local}} {
		if got, _, err := nearest(addrs, own); err != nil || got != local {
			t.Errorf("%v: %s, %v", addrs, got, err)
		}
	}
	if got, from, err := nearest([]string{far}, own); err != nil || got != far || p2p.StrangerConnections(from) != 8 {
		t.Errorf("%s from %s: %v", got, from, err)
	}
	relayed := far + "/p2p-circuit" + id
	if got, _, err := nearest([]string{quic, relayed, "nonsense"}, own); !errors.Is(err, ErrTarget) {
		t.Errorf("%s is no direct TCP address", got)
	}
	if got, _, err := nearest([]string{local, far}, other); !errors.Is(err, ErrTarget) {
		t.Errorf("%s is another's", got)
	}
}

func peerOf(t *testing.T) peer.ID {
	t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	id, err := p2p.PeerIDOf(&key.PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// TestMetricsAreSummed: names that only begin alike are other metrics.
func TestMetricsAreSummed(t *testing.T) {
	m := Metrics("# HELP a x\na{l=\"1\"} 2\na{l=\"2\"} 3.5\nab 7\na_b{l=\"1\"} 9\nc 1e+06\n")
	if m.Sum("a") != 5.5 || m.Sum("a", `l="2"`) != 3.5 || m.Sum("c") != 1e6 || m.Sum("b") != 0 {
		t.Errorf("%v %v %v %v", m.Sum("a"), m.Sum("a", `l="2"`), m.Sum("c"), m.Sum("b"))
	}
}
