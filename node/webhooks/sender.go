package webhooks

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// The pauses between attempts: the first, and the longest, to which they double.
const (
	FirstPause = time.Second
	MaxPause   = 15 * time.Minute
)

// skipped is how many events an address may have no wish for before its place is stored all the same: fewer than the
// log keeps, so that after a restart none of them is taken for one that was missed.
const skipped = 512

// ErrKind means that no event is of a kind that a webhook names.
var ErrKind = errors.New("no such kind of event")

// Log is what is told; an *events.Log is one.
type Log interface {
	// Last is the number of the latest event; 0: there was none.
	Last() uint64
	Watch(ctx context.Context, job string, last uint64, fn func(api.Event) error) error
}

// Places keeps how far each address has got, also through a crash; a *ledger.Ledger is one.
type Places interface {
	Place(reader string) (seq uint64, found bool, err error)
	SetPlace(reader string, seq uint64) error
	KeepPlaces(readers []string) error
}

// Options of a Sender.
type Options struct {
	Log     Log
	Places  Places
	Logger  *slog.Logger
	Version string // of the node
	Now     func() time.Time
	// Wait returns after a pause, or with the error of ctx.
	Wait func(ctx context.Context, pause time.Duration) error
}

// Sender sends events to every address. It is safe for concurrent use.
type Sender struct{ hooks []*hook }

// hook is one address.
type hook struct {
	o       Options
	number  int // in the configuration, from 1 on
	url     string
	reader  string // its name among the places: no address, which may hold a key
	kinds   []string
	secrets secrets
	client  *http.Client
	// sendTime is SendTime, but in tests.
	sendTime time.Duration

	seen   uint64 // the last event that was looked at
	stored uint64 // the place in the ledger

	failing bool
	state   *state
}

// Open reads the secrets and the places. An address that is new is sent what happens from now on; the place of one that
// is not configured any more is forgotten. Errors wrap ErrSecret, ErrKind, or are the ledger's.
func Open(all []config.Webhook, o Options) (*Sender, error) {
	s := &Sender{}
	var readers []string
	for i, w := range all {
		h, err := open(i+1, w, o)
		if err != nil {
			return nil, fmt.Errorf("webhooks: number %d: %w", i+1, err)
		}
		s.hooks, readers = append(s.hooks, h), append(readers, h.reader)
	}
	if err := o.Places.KeepPlaces(readers); err != nil {
		return nil, err
	}
	for _, h := range s.hooks {
		if err := h.find(); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Check reports what would keep webhooks from being opened.
func Check(all []config.Webhook) error {
	for i, w := range all {
		if _, err := open(i+1, w, Options{}); err != nil {
			return fmt.Errorf("webhooks: number %d: %w", i+1, err)
		}
	}
	return nil
}

func open(number int, w config.Webhook, o Options) (*hook, error) {
	for _, k := range w.Kinds {
		if !slices.Contains(api.EventKinds, k) {
			return nil, api.WithHint(fmt.Errorf("%w: %.40q", ErrKind, k),
				"kinds are "+strings.Join(api.EventKinds, ", "))
		}
	}
	keys, err := readSecrets(w.SecretFile)
	if err != nil {
		return nil, err
	}
	name := sha256.Sum256([]byte(w.URL))
	return &hook{
		o: o, number: number, url: w.URL, reader: hex.EncodeToString(name[:16]), kinds: w.Kinds, secrets: keys,
		client: newClient(w), sendTime: SendTime, state: newState(number, w.URL, w.Kinds),
	}, nil
}

// find reads the place of an address, or makes it the end of the log.
func (h *hook) find() error {
	seq, found, err := h.o.Places.Place(h.reader)
	if err == nil && !found {
		seq = h.o.Log.Last()
		err = h.o.Places.SetPlace(h.reader, seq)
	}
	h.seen, h.stored = seq, seq
	h.state.placed(seq)
	return err
}

// Run sends until ctx ends. An error is the ledger's.
func (s *Sender) Run(ctx context.Context) error {
	g, ctx := errgroup.WithContext(ctx)
	for _, h := range s.hooks {
		g.Go(func() error { return h.run(ctx) })
	}
	return g.Wait()
}

func (h *hook) run(ctx context.Context) error {
	defer h.client.CloseIdleConnections()
	err := h.o.Log.Watch(ctx, "", h.seen, func(e api.Event) error { return h.take(ctx, e) })
	if errors.Is(err, errGone) {
		h.o.Logger.Warn("a webhook is not called again before the node is started anew", "number", h.number, "err", err)
		return nil
	}
	return err
}

// take sends an event, and before it what tells of those that are gone.
func (h *hook) take(ctx context.Context, e api.Event) error {
	if e.Seq > h.seen+1 {
		m, err := ofGap(h.seen+1, e)
		if err != nil {
			return err
		}
		if err := h.deliver(ctx, m, e.Seq-1); err != nil {
			return err
		}
	}
	if len(h.kinds) > 0 && !slices.Contains(h.kinds, e.Kind) {
		if h.seen = e.Seq; h.seen-h.stored < skipped {
			return nil
		}
		return h.store(e.Seq)
	}
	m, err := ofEvent(e)
	if err != nil {
		return err
	}
	return h.deliver(ctx, m, e.Seq)
}

// deliver sends a message until it is answered, and stores that all up to seq was.
func (h *hook) deliver(ctx context.Context, m sealed, seq uint64) error {
	for pause := FirstPause; ; pause = min(2*pause, MaxPause) {
		err := h.call(ctx, m)
		if ctx.Err() != nil && err != nil {
			return ctx.Err()
		}
		h.note(err)
		if err == nil {
			h.state.delivered(m.id, seq, h.o.Now())
			return h.store(seq)
		}
		wait := spread(max(pause, asked(err)))
		h.state.failed(err, h.o.Now().Add(wait))
		if errors.Is(err, errGone) {
			return err
		}
		if err := h.o.Wait(ctx, wait); err != nil {
			return err
		}
	}
}

func (h *hook) store(seq uint64) error {
	h.seen, h.stored = seq, seq
	err := h.o.Places.SetPlace(h.reader, seq)
	if err == nil {
		h.state.placed(seq)
	}
	return err
}

// note logs when an address begins to fail, and when it does no more.
func (h *hook) note(err error) {
	switch {
	case err != nil && !h.failing:
		h.o.Logger.Warn("a webhook fails; it is tried again", "number", h.number, "err", err)
	case err == nil && h.failing:
		h.o.Logger.Info("a webhook works again", "number", h.number)
	}
	h.failing = err != nil
}

// asked is how long an answer asks to wait.
func asked(err error) time.Duration {
	if r := (*refusal)(nil); errors.As(err, &r) {
		return r.after
	}
	return 0
}

// spread draws a pause between one and one and a quarter of what is given, so that nodes whose receiver was away do
// not all come back at once.
func spread(pause time.Duration) time.Duration {
	return pause + rand.N(pause/4) //nolint:gosec // nothing secret
}

// Pause is what Options.Wait is in a running node.
func Pause(ctx context.Context, pause time.Duration) error {
	t := time.NewTimer(pause)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
