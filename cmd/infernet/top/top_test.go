package top

import (
	"context"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"github.com/infernetprotocol/infernet/node/api"
)

var update = flag.Bool("update", false, "write the goldens anew")

var noon = time.Date(2026, 1, 2, 12, 0, 0, 0, time.Local)

// fake is a node that answers at once, or not at all.
type fake struct {
	Node
	mu     sync.Mutex
	err    error
	status api.Status
	name   string // of its job and offer
	asked  []string
}

func newFake() *fake {
	return &fake{name: "tiny-1", status: api.Status{
		Version: "v1.2", Roles: []string{"provider", "verifier"}, Uptime: time.Minute, Peers: 1, Jobs: 1, Leases: 1,
		Bids: 2, Stake: 20_000_000, Free: 15_000_000, Locked: 5_000_000, Decimals: 6, Memory: 64 << 20,
		Chain:  api.ChainStatus{Head: 812, Decimals: 6},
		Engine: api.EngineStatus{Backend: "avx2", Threads: 2},
		Rails: []api.RailStatus{{Rail: "evm", OK: true, Since: noon},
			{
				Rail:     "lightning",
				Since:    noon,
				Problem:  "the wallet is locked",
				Leases:   1,
				Deadline: uint64(noon.Unix()),
			}},
	}}
}

func (f *fake) set(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.err = err
}

func (f *fake) Status(context.Context) (api.Status, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.status, f.err
}

func (f *fake) Peers(context.Context) ([]api.Peer, error) {
	return []api.Peer{{ID: "12D3KooWpeer", Addrs: []string{"/ip4/10.0.0.2/tcp/7420"}}}, nil
}

func (f *fake) Offers(context.Context) ([]api.OfferView, error) {
	return []api.OfferView{{Job: "0x3f2a1b00cc", Name: f.name, MaxPrice: 150_000, Segments: 8, Decision: "bid"},
		{
			Job:      "0x91c0aa00dd",
			Name:     "qlora",
			MaxPrice: 310_000,
			Segments: 64,
			Decision: "no bid: the stake is short",
		}}, nil
}

func (f *fake) Jobs(context.Context) ([]api.JobView, error) {
	return []api.JobView{{ID: "0x3f2a1b00cc", Name: f.name, State: "training", Step: 161, Steps: 240, LossLast: 2.5,
		Segments: 8, SegmentsVerified: 4, SegmentsPaid: 3}}, nil
}

func (f *fake) LatestLeases(context.Context, int) ([]api.LeaseView, error) {
	return []api.LeaseView{
		{ID: "0xaa01020304", As: "provider", Phase: "open", Rail: "evm", Segments: 8, Begun: 5, Vouched: 3,
			Price: 150_000, Decimals: 6, Deadline: uint64(noon.Unix())},
		{ID: "0xbb01020304", As: "client", Phase: "closed", Rail: "evm", Segments: 40, Begun: 40, Vouched: 40,
			Price: 150_000, Decimals: 6, Settled: true}}, nil
}

func (f *fake) Disputes(context.Context) ([]api.DisputeView, error) {
	return []api.DisputeView{{Game: "0x0700000000", Lease: "0xaa01020304", Segment: 4, Side: "asserter",
		Status: "playing", Made: 6, Turn: "challenger", Deadline: uint64(noon.Unix())}}, nil
}

func (f *fake) Balances(context.Context) (api.Balances, error) {
	return api.Balances{Decimals: 6, Wallet: 7_500_000, Credit: 450_000, GasWallet: "1250000000000000000"}, nil
}

func (f *fake) Explain(_ context.Context, id string) (api.Explanation, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.asked = append(f.asked, id)
	return api.Explanation{ID: id, What: "lease", State: "open", Rule: "segments are paid once verified",
		Evidence: []string{"voucher for 3"}, MayAct: []string{"provider"}, Else: "the deposit goes back"}, nil
}

func (f *fake) Watch(ctx context.Context, _ string, _ uint64, fn func(api.Event) error) error {
	if err := fn(api.Event{Seq: 1, Time: noon, Kind: "verdict", Text: "segment 3 is right: " + f.name}); err != nil {
		return err
	}
	<-ctx.Done()
	return ctx.Err()
}

// after is a model that has asked once, and then got these keys.
func after(t *testing.T, f *fake, width, height int, colour bool, keys ...string) model {
	t.Helper()
	events := &feed{}
	events.take(api.Event{Time: noon, Kind: "verdict", Text: "segment 3 is right: " + f.name}, true)
	m := model{ctx: t.Context(), node: f, feed: events, now: func() time.Time { return noon }, ink: ink(colour)}
	m = step(m, tea.WindowSizeMsg{Width: width, Height: height})
	m = step(m, m.ask())
	for _, k := range keys {
		m = press(m, k)
	}
	return m
}

func step(m model, msg tea.Msg) model {
	next, _ := m.Update(msg)
	return next.(model)
}

// press gives a key, and the answer to what it asked.
func press(m model, key string) model {
	next, cmd := m.Update(keyOf(key))
	m = next.(model)
	if cmd == nil {
		return m
	}
	return step(m, cmd())
}

func keyOf(name string) tea.KeyPressMsg {
	codes := map[string]rune{"tab": tea.KeyTab, "esc": tea.KeyEscape, "down": tea.KeyDown, "up": tea.KeyUp}
	if c, ok := codes[name]; ok {
		return tea.KeyPressMsg{Code: c}
	}
	return tea.KeyPressMsg{Code: rune(name[0]), Text: name}
}

func screen(m model) string { return m.View().Content + "\n" }

func TestFramesAreTheGoldens(t *testing.T) {
	for name, keys := range map[string][]string{
		"node": nil, "jobs": {"tab"}, "leases": {"3", "down"}, "bids": {"4"}, "disputes": {"5"}, "peers": {"6"},
		"why": {"3", "w"},
	} {
		got := screen(after(t, newFake(), 80, 24, false, keys...))
		path := filepath.Join("testdata", name+".txt")
		if *update {
			if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil || got != string(want) {
			t.Errorf("%s is not the golden (%v):\n%s", name, err, got)
		}
	}
}

func TestFrameFitsEveryTerminal(t *testing.T) {
	f := newFake()
	f.name = strings.Repeat("界é", 60)
	for width := range 100 {
		for _, height := range []int{0, 1, 2, 5, 24} {
			for _, keys := range [][]string{nil, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"3", "w"}} {
				m := after(t, f, width, height, true, keys...)
				frame := m.frame()
				if len(frame) > height {
					t.Fatalf("%v: %d lines on %d", keys, len(frame), height)
				}
				for _, l := range frame {
					if ansi.StringWidth(l) > width {
						t.Fatalf("%v: %q is over %d columns", keys, l, width)
					}
				}
			}
		}
	}
}

func TestColoursChangeNoWord(t *testing.T) {
	for _, key := range []string{"1", "2", "3", "4", "5", "6"} {
		plain := strings.Join(after(t, newFake(), 80, 24, false, key).frame(), "\n")
		coloured := strings.Join(after(t, newFake(), 80, 24, true, key).frame(), "\n")
		if strings.Contains(plain, "\x1b") || !strings.Contains(coloured, "\x1b") {
			t.Errorf("page %s: colours are not where they belong", key)
		}
		words := func(s string) string { return regexp.MustCompile(`[\[\] ]+`).ReplaceAllString(ansi.Strip(s), " ") }
		if words(plain) != words(coloured) {
			t.Errorf("page %s says other words in colour", key)
		}
	}
}

// TestHostileTextsMoveNothing: what peers and clients write reaches the terminal without its means to act.
func TestHostileTextsMoveNothing(t *testing.T) {
	f := newFake()
	f.name = "a\x1b[2J\x9b31m\r\n\u202egnp\u2066z\u0301\x07\x00"
	f.status.Rails[1].Problem = f.name
	f.status.Version = f.name
	for _, key := range []string{"1", "2", "3", "4", "5", "6"} {
		got := screen(after(t, f, 200, 24, false, key))
		if i := strings.IndexAny(got, "\x1b\u009b\r\x07\x00\u202e\u2066\u0301"); i >= 0 {
			t.Errorf("page %s: byte %d of %q acts on the terminal", key, i, got)
		}
		if n := strings.Count(got, "\n"); n > 24 {
			t.Errorf("page %s has %d lines", key, n)
		}
	}
}

func TestNodeGoesAwayAndComesBack(t *testing.T) {
	f := newFake()
	m := after(t, f, 120, 24, false)
	f.set(api.WithHint(api.ErrNoNode, "start one with `infernet start`"))
	m.now = func() time.Time { return noon.Add(7 * time.Second) }
	m = step(m, m.ask())
	got := screen(m)
	for _, want := range []string{"7s old", "does not answer", "infernet start", "20.00"} {
		if !strings.Contains(got, want) {
			t.Errorf("a node that is away: %q is missing in\n%s", want, got)
		}
	}
	f.set(nil)
	if m = step(m, m.ask()); strings.Contains(screen(m), "old") {
		t.Errorf("a node that came back still counts as away:\n%s", screen(m))
	}
}

func TestProcessorsAreOfTheLastRound(t *testing.T) {
	f := newFake()
	m := after(t, f, 120, 24, false)
	f.status.Uptime, f.status.Engine.Seconds = f.status.Uptime+2*time.Second, 3
	if m = step(m, m.ask()); !strings.Contains(screen(m), "training on 1.5 processors") {
		t.Errorf("3 s of work in 2 s are 1.5 processors:\n%s", screen(m))
	}
	f.status.Uptime, f.status.Engine.Seconds = time.Second, 0 // the node was started again
	if m = step(m, m.ask()); strings.Contains(screen(m), "training on") {
		t.Errorf("a rate over the node's restart:\n%s", screen(m))
	}
}

func TestWhyAsksForTheChosenRow(t *testing.T) {
	f := newFake()
	m := after(t, f, 80, 24, false, "3", "down", "down", "w")
	if len(f.asked) != 1 || f.asked[0] != "0xbb01020304" {
		t.Fatalf("asked for %q", f.asked)
	}
	if m = press(m, "esc"); strings.Contains(screen(m), "rule:") {
		t.Error("esc does not go back")
	}
	after(t, f, 80, 24, false, "6", "w") // a peer has no why
	if len(f.asked) != 1 {
		t.Errorf("asked for %q", f.asked)
	}
}

func TestFeedKeepsTheLatestAndForgetsAnOlderRun(t *testing.T) {
	var f feed
	for i := range uint64(feedMost + 5) {
		f.take(api.Event{Seq: i}, i == 0)
	}
	if got := f.latest(); len(got) != feedMost || got[0].Seq != feedMost+4 {
		t.Errorf("%d events, the newest %d", len(got), got[0].Seq)
	}
	if f.take(api.Event{Seq: 1}, true); len(f.latest()) != 1 {
		t.Error("events of an older run are still there")
	}
}

// TestProgramRunsUntilItsReaderLeaves runs the library's whole program: what it writes, and that q ends it.
func TestProgramRunsUntilItsReaderLeaves(t *testing.T) {
	keys, reader := io.Pipe()
	out := &screenWriter{seen: make(chan struct{})}
	done := make(chan error, 1)
	go func() {
		done <- run(t.Context(), newFake(), false, tea.WithInput(keys), tea.WithOutput(out),
			tea.WithWindowSize(80, 24), tea.WithEnvironment([]string{"TERM=xterm-256color"}), tea.WithoutSignals())
	}()
	<-out.seen
	if _, err := io.WriteString(reader, "q"); err != nil {
		t.Fatal(err)
	}
	if err := <-done; err != nil {
		t.Fatal(err)
	}
}

func TestProgramEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	stopped := errors.New("stopped")
	keys, _ := io.Pipe()
	out := &screenWriter{seen: make(chan struct{})}
	done := make(chan error, 1)
	go func() {
		done <- run(ctx, newFake(), false, tea.WithInput(keys), tea.WithOutput(out), tea.WithWindowSize(80, 24),
			tea.WithoutSignals())
	}()
	<-out.seen
	if cancel(stopped); !errors.Is(<-done, stopped) {
		t.Error("the end of the context is not told")
	}
}

// screenWriter closes seen when the node's stake was drawn.
type screenWriter struct {
	mu   sync.Mutex
	text strings.Builder
	seen chan struct{}
	told bool
}

func (s *screenWriter) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.text.Write(b)
	if !s.told && strings.Contains(s.text.String(), "20.00") {
		s.told = true
		close(s.seen)
	}
	return len(b), nil
}
