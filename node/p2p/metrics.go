package p2p

import (
	"errors"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

// outcome is the label that says how a request or a message ended.
type outcome string

const (
	outcomeOK          outcome = "ok"
	outcomeRefused     outcome = "refused"
	outcomeBusy        outcome = "busy"
	outcomeGarbage     outcome = "garbage"
	outcomeBroken      outcome = "broken"
	outcomeTimeout     outcome = "timeout"
	outcomeUnreachable outcome = "unreachable"
	outcomeUnsupported outcome = "unsupported"
)

// direction is the label that says who sent.
type direction string

const (
	directionIn  direction = "in"
	directionOut direction = "out"
)

func (a answer) outcome() outcome {
	switch a.Status {
	case statusOK:
		return outcomeOK
	case statusBusy:
		return outcomeBusy
	}
	return outcomeRefused
}

// outcomeOf names a caller's error.
func outcomeOf(err error) outcome {
	for _, c := range []struct {
		err error
		out outcome
	}{
		{ErrBusy, outcomeBusy}, {ErrRefused, outcomeRefused}, {ErrTimeout, outcomeTimeout},
		{ErrUnreachable, outcomeUnreachable}, {ErrUnsupported, outcomeUnsupported},
		{ErrBadAnswer, outcomeGarbage}, {ErrTooLarge, outcomeGarbage},
	} {
		if errors.Is(err, c.err) {
			return c.out
		}
	}
	if err != nil {
		return outcomeBroken
	}
	return outcomeOK
}

// counters are the host's; labels never come from peers.
type counters struct {
	requests *prometheus.CounterVec // protocol, direction, outcome
	payload  *prometheus.CounterVec // protocol, direction
	seconds  *prometheus.CounterVec // protocol, peer
	inUse    *slotsInUse
	trimmed  prometheus.Counter
	offers   *prometheus.CounterVec // result
	claims   *prometheus.CounterVec // result
	blocks   *prometheus.CounterVec // direction
	moved    *prometheus.CounterVec // direction
	refused  prometheus.Counter
	silent   prometheus.Counter
	fetches  *prometheus.CounterVec // outcome
}

// registerMetrics creates the metrics and registers them; reg may be nil.
func registerMetrics(reg prometheus.Registerer, h *Host) (*counters, error) {
	m := &counters{
		requests: counterVec("requests_total", "Requests, by how they ended; in = asked by peers.", "protocol",
			"direction", "outcome"),
		payload: counterVec("payload_bytes_total", "Bytes of requests and answers.", "protocol", "direction"),
		seconds: counterVec(
			"handling_seconds_total",
			"Time in which requests were handled; known = of peers with a lease "+
				"or a stake.",
			"protocol",
			"peer",
		),
		inUse: &slotsInUse{of: map[Protocol]*admission.Slots{}},
		trimmed: prometheus.NewCounter(prometheus.CounterOpts{
			Namespace: "infernet", Subsystem: "p2p", Name: "connections_trimmed_total",
			Help: "Connections of strangers that were closed because strangers had all of theirs.",
		}),
		offers:  counterVec("offers_total", "Announcements heard, by what became of them.", "result"),
		claims:  counterVec("funded_offers_total", "Announcements heard as funded, by what became of them.", "result"),
		blocks:  counterVec("blocks_total", "Blocks exchanged.", "direction"),
		moved:   counterVec("block_bytes_total", "Bytes of blocks exchanged.", "direction"),
		fetches: counterVec("fetches_total", "Files fetched, by how that ended.", "outcome"),
		refused: prometheus.NewCounter(prometheus.CounterOpts{
			Namespace: "infernet", Subsystem: "p2p", Name: "blocks_unwanted_total",
			Help: "Blocks from peers that are not the content of any id asked for.",
		}),
		silent: prometheus.NewCounter(prometheus.CounterOpts{
			Namespace: "infernet", Subsystem: "p2p", Name: "silent_peers_total",
			Help: "Connections that were closed because a peer was asked for blocks and sent none.",
		}),
	}
	if reg == nil {
		return m, nil
	}
	for _, c := range append(h.gauges(), m.requests, m.payload, m.seconds, m.inUse, m.trimmed, m.offers, m.claims,
		m.blocks, m.moved, m.fetches, m.refused, m.silent) {
		if err := reg.Register(c); err != nil {
			return nil, err
		}
	}
	return m, nil
}

func counterVec(name, help string, labels ...string) *prometheus.CounterVec {
	return prometheus.NewCounterVec(prometheus.CounterOpts{
		Namespace: "infernet", Subsystem: "p2p", Name: name, Help: help,
	}, labels)
}

// gauges read the host when they are scraped.
func (h *Host) gauges() []prometheus.Collector {
	gauge := func(name, help string, read func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Namespace: "infernet", Subsystem: "p2p", Name: name, Help: help,
		}, read)
	}
	return []prometheus.Collector{
		gauge("peers", "Connected peers.", func() float64 { return float64(len(h.Peers())) }),
		gauge("routing_table", "Peers in the DHT's routing table.",
			func() float64 { return float64(h.dht.RoutingTable().Size()) }),
		gauge("received_bytes", "Bytes received over all protocols.",
			func() float64 { return float64(h.bandwidth.GetBandwidthTotals().TotalIn) }),
		gauge("sent_bytes", "Bytes sent over all protocols.",
			func() float64 { return float64(h.bandwidth.GetBandwidthTotals().TotalOut) }),
		gauge("streams_reading", "Streams whose request is being read.", func() float64 {
			n, _ := h.readers.InUse()
			return float64(n)
		}),
		gauge("requests_bytes", "Bytes of requests that are being read or handled.", func() float64 {
			_, n := h.readers.InUse()
			return float64(n)
		}),
		gauge("graylisted_peers", "Peers whose gossip is not read.",
			func() float64 { return float64(h.scores.graylisted()) }),
		gauge("blocks_bytes", "Bytes of blocks kept.", func() float64 { return float64(h.vault.Used()) }),
		gauge("blocks_quota_bytes", "Bytes of blocks that may be kept.",
			func() float64 { return float64(h.vault.Quota()) }),
	}
}

func (m *counters) served(p Protocol, o outcome) {
	m.requests.WithLabelValues(string(p), string(directionIn), string(o)).Inc()
}

func (m *counters) asked(p Protocol, o outcome) {
	m.requests.WithLabelValues(string(p), string(directionOut), string(o)).Inc()
}

func (m *counters) bytes(p Protocol, d direction, n int) {
	m.payload.WithLabelValues(string(p), string(d)).Add(float64(n))
}

// peerKind is the label that says whose requests were handled.
func peerKind(known bool) string {
	if known {
		return "known"
	}
	return "stranger"
}

func (m *counters) handled(p Protocol, known bool, took time.Duration) {
	m.seconds.WithLabelValues(string(p), peerKind(known)).Add(took.Seconds())
}

// slots makes the slots of a protocol part of the metrics.
func (m *counters) slots(p Protocol, s *admission.Slots) {
	m.inUse.mu.Lock()
	defer m.inUse.mu.Unlock()
	m.inUse.of[p] = s
}

// slotsInUse are the slots of all protocols when they are scraped.
type slotsInUse struct {
	mu sync.Mutex
	of map[Protocol]*admission.Slots
}

var slotsDesc = prometheus.NewDesc("infernet_p2p_slots_in_use", "Requests of peers that are being handled.",
	[]string{"protocol", "peer"}, nil)

// Describe implements prometheus.Collector.
func (s *slotsInUse) Describe(out chan<- *prometheus.Desc) { out <- slotsDesc }

// Collect implements prometheus.Collector.
func (s *slotsInUse) Collect(out chan<- prometheus.Metric) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for p, slots := range s.of {
		known, strangers := slots.InUse()
		for kind, n := range map[bool]int{true: known, false: strangers} {
			out <- prometheus.MustNewConstMetric(
				slotsDesc, prometheus.GaugeValue, float64(n), string(p), peerKind(kind))
		}
	}
}

func (m *counters) offer(result string) { m.offers.WithLabelValues(result).Inc() }

func (m *counters) claim(result string) { m.claims.WithLabelValues(result).Inc() }

// Traffic returns how many bytes the host has got and sent since it was started.
func (h *Host) Traffic() (in, out uint64) {
	t := h.bandwidth.GetBandwidthTotals()
	return uint64(max(t.TotalIn, 0)), uint64(max(t.TotalOut, 0))
}
