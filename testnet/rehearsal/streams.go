package rehearsal

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"sync"
	"time"

	"github.com/libp2p/go-libp2p/core/network"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/testnet/stranger"
)

// misuse is what is done to the streams of a protocol.
type misuse struct {
	name    string
	streams int
	at      int // protocols at a time
	sent    func(p2p.Limits) string
	write   func(ctx context.Context, st network.Stream, i int, l p2p.Limits)
	bound   func(p2p.Limits) time.Duration // by which every stream must have ended
}

// beyond is how many streams are opened over what a peer may have, and under it.
const beyond = 4

// few is how many protocols are misused at a time with many streams. Each stream reserves 256 KiB of what all
// connections may (yamux), and others need some of that too.
const few = 4

func misuses() []misuse {
	reading := func(l p2p.Limits) time.Duration { return l.Reading }
	idle := func(name string, n int) misuse {
		return misuse{name, n, few, func(p2p.Limits) string { return fmt.Sprintf("%d streams, a byte each", n) },
			writeIdle, reading}
	}
	all, most := len(p2p.Budgets()), p2p.Reading().PerPeer
	return []misuse{
		{"malformed", len(malformed), all, func(p2p.Limits) string {
			return fmt.Sprintf("%d requests that are no message", len(malformed))
		}, writeMalformed, func(l p2p.Limits) time.Duration { return l.Deadline }},
		{"oversized", 2, all, func(l p2p.Limits) string {
			return fmt.Sprintf("%d bytes, and a length of 1 TiB", l.MaxRequest+1)
		}, writeOversized, reading},
		{"slow", 1, all, func(p2p.Limits) string {
			return fmt.Sprintf("%d bytes a second of a request of %d", time.Second/drip, dripped)
		}, writeSlowly, reading},
		idle("idle", most-beyond),
		idle("too many", most+beyond),
	}
}

// streams misuses the streams of every protocol, one kind of misuse after the other.
func (a *attacker) streams(ctx context.Context) (rows []Row) {
	for _, m := range misuses() {
		peak := a.watch(ctx, "infernet_p2p_streams_reading")
		budgets := p2p.Budgets()
		all := make([]Row, len(budgets))
		var playing errgroup.Group
		playing.SetLimit(m.at)
		for i, b := range budgets {
			playing.Go(func() error { all[i] = a.misuse(ctx, m, b); return nil })
		}
		_ = playing.Wait() // none returns an error: a row says it
		rows = append(rows, all...)
		rows = append(rows, readingRow(m, peak()))
	}
	return rows
}

// readingRow says how many streams the node was reading at most.
func readingRow(m misuse, peak float64) Row {
	limit := 2 * p2p.Reading().Streams // strangers', and as many of known peers
	return Row{
		Attack: m.name,
		On:     "all protocols",
		Sent:   "the above at once",
		Did:    fmt.Sprintf("%.0f read at a time", peak),
		Bound:  fmt.Sprintf("≤ %d", limit),
		Held:   peak <= float64(limit),
	}
}

// misuse plays one kind of misuse on one protocol, by a stranger of its own.
func (a *attacker) misuse(ctx context.Context, m misuse, b p2p.Budget) Row {
	began, bound := time.Now(), m.bound(b.Limits)
	r := Row{Attack: m.name, On: string(b.Protocol), Sent: m.sent(b.Limits),
		Bound: fmt.Sprintf("none taken, all ended after %s", bound)}
	s, err := stranger.New()
	if err != nil {
		return failed(r, err)
	}
	defer func() { _ = s.Close() }() // it holds nothing that could be lost
	if err := s.Dial(ctx, a.addr); err != nil {
		return failed(r, err)
	}
	spoken, err := s.Speaks(a.Peer, b.Protocol)
	if err != nil {
		return failed(r, err)
	}
	if !spoken {
		r.Sent, r.Did, r.Held = "nothing", "does not answer this protocol", true
		return r
	}
	var ends tally
	var open sync.WaitGroup
	for i := range m.streams {
		open.Go(func() { ends.add(a.stream(ctx, s, m, i, b)) })
	}
	open.Wait()
	r.Did, r.Took = ends.String(), time.Since(began)
	r.Held = ends.of(taken) == 0 && ends.of(held) == 0 && ends.of(broken) < m.streams
	return r
}

// stream opens one stream, writes to it, and waits for its end.
func (a *attacker) stream(ctx context.Context, s *stranger.Stranger, m misuse, i int, b p2p.Budget) end {
	st, err := s.Stream(ctx, a.Peer, b.Protocol)
	if err != nil {
		return broken
	}
	defer func() { _ = st.Reset() }()
	defer context.AfterFunc(ctx, func() { _ = st.Reset() })()
	if err := st.SetDeadline(time.Now().Add(m.bound(b.Limits) + a.slack)); err != nil {
		return broken
	}
	writing, stop := context.WithCancel(ctx)
	var written sync.WaitGroup
	written.Go(func() { m.write(writing, st, i, b.Limits) })
	defer written.Wait()
	defer func() { stop(); _ = st.Reset() }()
	reply, err := stranger.ReadReply(st)
	return endOf(reply, err)
}

// end is how a stream ended.
type end string

const (
	taken   end = "taken"      // the node did what the request asks for
	refused end = "refused"    // answered as wrong
	busy    end = "busy"       // answered as too many
	cut     end = "cut"        // reset
	held    end = "still open" // after its time
	broken  end = "not opened"
)

func endOf(r stranger.Reply, err error) end {
	var late net.Error
	switch {
	case errors.As(err, &late) && late.Timeout():
		return held
	case err != nil:
		return cut
	case r.Status == stranger.Refused:
		return refused
	case r.Status == stranger.Busy:
		return busy
	}
	return taken
}

// tally counts ends. Safe for concurrent use.
type tally struct {
	mu  sync.Mutex
	all map[end]int
}

func (t *tally) add(e end) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.all == nil {
		t.all = map[end]int{}
	}
	t.all[e]++
}

func (t *tally) of(e end) int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.all[e]
}

// String lists what was counted.
func (t *tally) String() string {
	var parts []string
	for _, e := range []end{taken, refused, busy, cut, held, broken} {
		if n := t.of(e); n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, e))
		}
	}
	return strings.Join(parts, ", ")
}

// watch samples a metric until the returned function is called, which returns the most that was seen.
func (a *attacker) watch(ctx context.Context, name string) (peak func() float64) {
	ctx, stop := context.WithCancel(ctx)
	most := make(chan float64, 1)
	go func() {
		tick := time.NewTicker(200 * time.Millisecond)
		defer tick.Stop()
		var v float64
		for ctx.Err() == nil {
			if m, err := a.Metrics(ctx); err == nil {
				v = max(v, m.Sum(name))
			}
			select {
			case <-ctx.Done():
			case <-tick.C:
			}
		}
		most <- v
	}()
	return func() float64 { stop(); return <-most }
}
