package webhooks_test

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/webhooks"
)

var key = []byte("a key of thirty-two bytes, not 31")

func now() time.Time { return time.UnixMilli(1_700_000_000_123) }

// received is a call that a receiver has got.
type received struct {
	ID   string
	Type string
	Seq  uint64
	Gap  webhooks.Gap
	Text string
	Data map[string]any
}

// receiver checks what it gets, and notes what it has answered 2xx.
type receiver struct {
	t      *testing.T
	answer func(w http.ResponseWriter, m received) bool // false: it was not taken

	mu  sync.Mutex
	got []received
}

func newReceiver(t *testing.T) *receiver {
	return &receiver{t: t, answer: func(http.ResponseWriter, received) bool { return true }}
}

// ServeHTTP implements http.Handler.
func (r *receiver) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	body, err := io.ReadAll(req.Body)
	id, at := req.Header.Get("webhook-id"), req.Header.Get("webhook-timestamp")
	h := hmac.New(sha256.New, key)
	fmt.Fprintf(h, "%s.%s.%s", id, at, body)
	want := "v1," + base64.StdEncoding.EncodeToString(h.Sum(nil))
	if err != nil || req.Method != http.MethodPost || at != "1700000000" ||
		req.Header.Get("webhook-signature") != want || req.Header.Get("Content-Type") != "application/json" ||
		len(body) > 64<<10 {
		r.t.Errorf("%s %v: %v", req.Method, req.Header, err)
	}
	var m struct {
		Type      string
		Timestamp time.Time
		Data      struct {
			Seq, First, Last uint64
			Kind, Text       string
			Data             map[string]any
		}
	}
	if err := json.Unmarshal(body, &m); err != nil || !m.Timestamp.Equal(now()) {
		r.t.Errorf("%s: %v", body, err)
	}
	d := m.Data
	got := received{id, m.Type, d.Seq, webhooks.Gap{First: d.First, Last: d.Last}, d.Text, d.Data}
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.answer(w, got) {
		return
	}
	w.WriteHeader(http.StatusNoContent)
	r.got = append(r.got, got)
}

func (r *receiver) seqs() (out []uint64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, g := range r.got {
		out = append(out, g.Seq)
	}
	return out
}

// place is a node's ledger with the log of its events and its webhooks.
type place struct {
	t      *testing.T
	ledger *ledger.Ledger
	log    *events.Log
	sender *webhooks.Sender
	pauses []time.Duration
	set    chan uint64  // places as they are stored
	logged bytes.Buffer // to be read when the sender has ended
	// waited is called in place of every pause.
	waited func(n int) error
}

// noted is a ledger that tells of the places that are stored.
type noted struct {
	*ledger.Ledger
	set chan uint64
}

// SetPlace implements webhooks.Places.
func (n noted) SetPlace(reader string, seq uint64) error {
	err := n.Ledger.SetPlace(reader, seq)
	n.set <- seq
	return err
}

func openPlace(t *testing.T, fs vfs.FS, hooks ...config.Webhook) *place {
	t.Helper()
	l, err := ledger.Open("ledger", ledger.Options{FS: fs})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	log, err := events.Open(l, now)
	if err != nil {
		t.Fatal(err)
	}
	set := make(chan uint64, 4*events.MaxEvents)
	p := &place{t: t, ledger: l, log: log, set: set, waited: func(int) error { return nil }}
	p.sender, err = webhooks.Open(hooks, webhooks.Options{
		Log: log, Places: noted{l, set}, Version: "test", Now: now,
		Logger: slog.New(slog.NewTextHandler(&p.logged, nil)),
		Wait: func(ctx context.Context, d time.Duration) error {
			p.pauses = append(p.pauses, d)
			return errors.Join(p.waited(len(p.pauses)), ctx.Err())
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func (p *place) add(kinds ...string) {
	for _, k := range kinds {
		p.log.Add("0x01", k, k+" happened", nil)
	}
}

// until runs the sender while fn runs, and until the place of its address is stored.
func (p *place) until(seq uint64, fn func()) {
	p.t.Helper()
	ctx, stop := context.WithCancel(p.t.Context())
	ended := make(chan error, 1)
	go func() { ended <- p.sender.Run(ctx) }()
	fn()
	p.reach(seq)
	stop()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		p.t.Errorf("the sender ended with %v", err)
	}
}

// reach waits until a place is stored.
func (p *place) reach(seq uint64) {
	p.t.Helper()
	for {
		select {
		case got := <-p.set:
			if got == seq {
				return
			}
		case <-p.t.Context().Done():
			p.t.Fatal("the place was not stored")
		}
	}
}

func (p *place) stored(w config.Webhook) uint64 {
	p.t.Helper()
	name := sha256.Sum256([]byte(w.URL))
	seq, _, err := p.ledger.Place(fmt.Sprintf("%x", name[:16]))
	if err != nil {
		p.t.Fatal(err)
	}
	return seq
}

func hookTo(t *testing.T, url string, kinds ...string) config.Webhook {
	t.Helper()
	path := filepath.Join(t.TempDir(), "secret")
	text := "whsec_" + base64.StdEncoding.EncodeToString(key)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return config.Webhook{URL: url, SecretFile: path, Kinds: kinds}
}

func TestEventsArriveInOrderThoughTheReceiverIsDownAtFirst(t *testing.T) {
	r := newReceiver(t)
	down := httptest.NewServer(r)
	address := down.Listener.Addr().String()
	down.Close()
	w := hookTo(t, "http://"+address+"/in?key=1")
	p := openPlace(t, vfs.NewMem(), w)
	p.add("offer", "lease", "closed")
	p.waited = func(n int) error {
		if n != 12 {
			return nil
		}
		up := httptest.NewUnstartedServer(r)
		up.Listener.Close()
		var err error
		up.Listener, err = (&net.ListenConfig{}).Listen(t.Context(), "tcp", address)
		if err == nil {
			up.Start()
			t.Cleanup(up.Close)
		}
		return err
	}
	p.until(3, func() {})
	if got := r.seqs(); !slices.Equal(got, []uint64{1, 2, 3}) {
		t.Errorf("events %v", got)
	}
	if r.got[2].Type != "closed" || r.got[2].Text != "closed happened" || r.got[2].ID != "evt_1700000000123_3" {
		t.Errorf("the last is %+v", r.got[2])
	}
	for i, d := range p.pauses {
		least := min(webhooks.FirstPause<<i, webhooks.MaxPause)
		if d < least || d > least*5/4 {
			t.Errorf("pause %d is %v, want %v to %v", i, d, least, least*5/4)
		}
	}
	if len(p.pauses) != 12 {
		t.Errorf("%d pauses", len(p.pauses))
	}
}

// TestARestartLosesNothingAndRepeatsNothingThatWasAnswered kills the node while its third event is refused.
func TestARestartLosesNothingAndRepeatsNothingThatWasAnswered(t *testing.T) {
	r := newReceiver(t)
	server := httptest.NewServer(r)
	defer server.Close()
	fs, w := vfs.NewCrashableMem(), hookTo(t, server.URL)
	first := openPlace(t, fs, w)
	first.add("offer", "bid", "lease", "funded", "segment")
	killed, refused := errors.New("killed"), ""
	r.answer = func(w http.ResponseWriter, m received) bool {
		if m.Seq == 3 {
			refused = m.ID
			w.WriteHeader(http.StatusServiceUnavailable)
		}
		return m.Seq < 3
	}
	first.waited = func(int) error { return killed }
	if err := first.sender.Run(t.Context()); !errors.Is(err, killed) {
		t.Fatal(err)
	}
	second := openPlace(t, fs.CrashClone(vfs.CrashCloneCfg{}), w)
	second.add("closed")
	r.answer = func(http.ResponseWriter, received) bool { return true }
	second.until(6, func() {})
	if got := r.seqs(); !slices.Equal(got, []uint64{1, 2, 3, 4, 5, 6}) {
		t.Errorf("events %v", got)
	}
	if r.got[2].ID != refused || refused == "" {
		t.Errorf("event 3 has the id %s, and had %s", r.got[2].ID, refused)
	}
	if r.got[0].ID == r.got[1].ID {
		t.Error("two events have one id")
	}
}

func TestAnAddressThatWasAwayForLongLearnsWhatIsGone(t *testing.T) {
	r := newReceiver(t)
	server := httptest.NewServer(r)
	defer server.Close()
	w := hookTo(t, server.URL, "closed")
	p := openPlace(t, vfs.NewMem(), w)
	p.add("closed")
	for range events.MaxEvents {
		p.log.Add("0x01", "segment", "", nil)
	}
	p.add("closed", "segment", "closed")
	p.until(events.MaxEvents+4, func() {})
	gone := uint64(events.MaxEvents/2 + 1)
	if g := r.got[0]; g.Type != webhooks.Missed || g.Gap != (webhooks.Gap{First: 1, Last: gone}) ||
		g.ID == r.got[1].ID {
		t.Errorf("the first message is %+v, want that 1 to %d are gone", g, gone)
	}
	if got := r.seqs()[1:]; !slices.Equal(got, []uint64{events.MaxEvents + 2, events.MaxEvents + 4}) {
		t.Errorf("then %v", got)
	}
}

// TestWhatAnAddressDoesNotWantIsNeverMissed: its place moves also while nothing is sent.
func TestWhatAnAddressDoesNotWantIsNeverMissed(t *testing.T) {
	r := newReceiver(t)
	server := httptest.NewServer(r)
	defer server.Close()
	fs, w := vfs.NewCrashableMem(), hookTo(t, server.URL, "closed")
	first := openPlace(t, fs, w)
	const chunks = events.MaxEvents/webhooks.Skipped + 1
	first.until(chunks*webhooks.Skipped, func() {
		for i := range uint64(chunks) {
			for range webhooks.Skipped {
				first.add("bid")
			}
			if i+1 < chunks {
				first.reach((i + 1) * webhooks.Skipped)
			}
		}
		first.add("bid", "bid")
	})
	second := openPlace(t, fs.CrashClone(vfs.CrashCloneCfg{}), w)
	second.add("closed")
	const last = chunks*webhooks.Skipped + 3
	second.until(last, func() {})
	if got := r.got[0]; got.Type != "closed" || got.Seq != last {
		t.Errorf("the first message is %+v", got)
	}
}

func TestANewAddressIsSentWhatHappensFromNowOn(t *testing.T) {
	r := newReceiver(t)
	server := httptest.NewServer(r)
	defer server.Close()
	fs, w := vfs.NewMem(), hookTo(t, server.URL)
	p := openPlace(t, fs)
	p.add("offer", "bid")
	p.ledger.Close()
	p = openPlace(t, fs, w)
	p.add("lease")
	p.until(3, func() {})
	if got := r.seqs(); !slices.Equal(got, []uint64{3}) {
		t.Errorf("events %v", got)
	}
	p.ledger.Close()
	p = openPlace(t, fs)
	if seq := p.stored(w); seq != 0 {
		t.Errorf("the place %d of an address that is configured no more is kept", seq)
	}
}

func TestAddressesThatDoNotTakeACall(t *testing.T) {
	elsewhere := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		t.Error("a redirection was followed")
	}))
	defer elsewhere.Close()
	for name, c := range map[string]struct {
		refuse http.HandlerFunc
		least  time.Duration // of the first pause
	}{
		"redirect": {func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, elsewhere.URL, http.StatusTemporaryRedirect)
		}, webhooks.FirstPause},
		"error":      {func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(500) }, webhooks.FirstPause},
		"not found":  {func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(404) }, webhooks.FirstPause},
		"cut":        {func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, webhooks.FirstPause},
		"no end":     {func(w http.ResponseWriter, _ *http.Request) { endless(t, w, 500) }, webhooks.FirstPause},
		"header":     {func(w http.ResponseWriter, _ *http.Request) { header(w) }, webhooks.FirstPause},
		"silent":     {func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }, webhooks.FirstPause},
		"later":      {func(w http.ResponseWriter, _ *http.Request) { later(w, "77") }, 77 * time.Second},
		"much later": {func(w http.ResponseWriter, _ *http.Request) { later(w, "2147483647") }, webhooks.MaxPause},
		"nonsense":   {func(w http.ResponseWriter, _ *http.Request) { later(w, "-5") }, webhooks.FirstPause},
	} {
		t.Run(name, func(t *testing.T) {
			r := newReceiver(t)
			var calls atomic.Int32
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, q *http.Request) {
				if calls.Add(1) == 1 {
					_, _ = io.Copy(io.Discard, q.Body) // so that the server learns when the caller goes
					c.refuse(w, q)
					return
				}
				r.ServeHTTP(w, q)
			}))
			defer server.Close()
			w := hookTo(t, server.URL)
			p := openPlace(t, vfs.NewMem(), w)
			if name == "silent" {
				webhooks.SetSendTime(p.sender, 20*time.Millisecond)
				p.waited = func(int) error { webhooks.SetSendTime(p.sender, webhooks.SendTime); return nil }
			}
			p.add("closed")
			p.until(1, func() {})
			if len(p.pauses) != 1 || p.pauses[0] < c.least || p.pauses[0] > c.least*5/4 {
				t.Errorf("pauses %v, want one of %v", p.pauses, c.least)
			}
		})
	}
}

func later(w http.ResponseWriter, seconds string) {
	w.Header().Set("Retry-After", seconds)
	w.WriteHeader(http.StatusTooManyRequests)
}

func header(w http.ResponseWriter) {
	w.Header().Set("X-Long", strings.Repeat("x", 1<<20))
	w.WriteHeader(http.StatusNoContent)
}

// endless answers with a body that ends when the caller goes, which is soon: not after what buffers hold.
func endless(t *testing.T, w http.ResponseWriter, status int) {
	w.WriteHeader(status)
	for range 64 << 20 / 4096 {
		if _, err := w.Write(make([]byte, 4096)); err != nil {
			return
		}
	}
	t.Error("64 MiB of an answer were read")
}

// TestNothingLeavesThisMachineByHTTP, whatever an address looks like, and no log has what may be a key.
func TestNothingLeavesThisMachineByHTTP(t *testing.T) {
	w := hookTo(t, "http://192.0.2.1:9/KEY?key=KEY")
	p := openPlace(t, vfs.NewMem(), w)
	p.add("closed")
	enough := errors.New("enough")
	p.waited = func(int) error { return enough }
	if err := p.sender.Run(t.Context()); !errors.Is(err, enough) {
		t.Fatal(err)
	}
	if log := p.logged.String(); !strings.Contains(log, "not of this machine") || strings.Contains(log, "KEY") {
		t.Errorf("logged: %s", log)
	}
}

func TestAnAddressThatIsGoneIsNotCalledAgain(t *testing.T) {
	calls := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		calls++
		w.WriteHeader(http.StatusGone)
	}))
	defer server.Close()
	w := hookTo(t, server.URL)
	p := openPlace(t, vfs.NewMem(), w)
	p.add("bid", "lease")
	if err := p.sender.Run(t.Context()); err != nil || calls != 1 || p.stored(w) != 0 {
		t.Errorf("%v after %d calls, place %d", err, calls, p.stored(w))
	}
}

func TestHTTPSNeedsACertificate(t *testing.T) {
	r := newReceiver(t)
	server := httptest.NewUnstartedServer(r)
	server.Config.ErrorLog = slog.NewLogLogger(slog.DiscardHandler, slog.LevelError)
	server.StartTLS()
	defer server.Close()
	w := hookTo(t, server.URL)
	p := openPlace(t, vfs.NewMem(), w)
	p.add("closed")
	p.waited = func(int) error {
		webhooks.SetTransport(p.sender, func(tr *http.Transport) {
			roots := x509.NewCertPool()
			roots.AddCert(server.Certificate())
			tr.TLSClientConfig.RootCAs = roots
		})
		return nil
	}
	p.until(1, func() {})
	if len(p.pauses) != 1 {
		t.Errorf("%d attempts failed, want one: that without the certificate", len(p.pauses))
	}
}

func TestALargeEventIsSentWithoutItsData(t *testing.T) {
	r := newReceiver(t)
	server := httptest.NewServer(r)
	defer server.Close()
	w := hookTo(t, server.URL)
	p := openPlace(t, vfs.NewMem(), w)
	p.log.Add("0x01", "segment", strings.Repeat("<", 4<<10), map[string]any{"x": strings.Repeat("x", 64<<10)})
	p.until(1, func() {})
	if n, ok := r.got[0].Data["left_out"].(float64); !ok || n < 64<<10 || len(r.got[0].Data) != 1 {
		t.Errorf("data %v", r.got[0].Data)
	}
}

func TestWebhooksThatCannotWorkAreRefused(t *testing.T) {
	good := hookTo(t, "https://example.org", "closed")
	if err := webhooks.Check([]config.Webhook{good}); err != nil {
		t.Error(err)
	}
	kind, secret := good, good
	kind.Kinds, secret.SecretFile = []string{"closed", "progres"}, filepath.Join(t.TempDir(), "none")
	err := webhooks.Check([]config.Webhook{good, kind})
	if !errors.Is(err, webhooks.ErrKind) || !strings.Contains(err.Error(), "number 2") ||
		!strings.Contains(api.Hint(err), "segment") {
		t.Errorf("an unknown kind: %v", err)
	}
	if err := webhooks.Check([]config.Webhook{secret}); !errors.Is(err, webhooks.ErrSecret) {
		t.Errorf("no secret: %v", err)
	}
}
