package api

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
	"github.com/danielgtaylor/huma/v2/sse"
)

// upload is the input of a data set: the body as it arrives, never held whole.
type upload struct {
	body   io.Reader
	length int64 // -1 when the caller did not say
	extend func()
}

// Resolve implements huma.Resolver; it is how an operation gets at the body
// before huma would read it.
func (u *upload) Resolve(ctx huma.Context) []error {
	r, w := humago.Unwrap(ctx)
	control := http.NewResponseController(w)
	u.body, u.length = r.Body, r.ContentLength
	// An adapter without deadlines (a test's recorder) needs none.
	u.extend = func() { _ = control.SetReadDeadline(time.Now().Add(blobIdle)) }
	return nil
}

func (u *upload) capped(limit int64) io.Reader { return &cappedReader{u, limit, limit} }

// cappedReader fails with ErrTooLarge instead of ending quietly: a data set cut
// short would be a different one.
type cappedReader struct {
	from        *upload
	left, limit int64
}

// Read implements io.Reader.
func (c *cappedReader) Read(p []byte) (int, error) {
	if c.from.length > c.limit {
		return 0, c.tooLarge() // before a byte is asked for
	}
	c.from.extend()
	n, err := c.from.body.Read(p[:min(int64(len(p)), c.left+1)])
	if c.left -= int64(n); c.left < 0 {
		return 0, c.tooLarge()
	}
	return n, err
}

func (c *cappedReader) tooLarge() error {
	return WithHint(fmt.Errorf("%w: over %d bytes", ErrTooLarge, c.limit),
		"use a smaller data set, or split it over several jobs")
}

// Ended is the last message of a stream that is complete; a stream without one
// was cut.
type Ended struct {
	Events uint64 `json:"events" doc:"sent on this stream"`
}

// Alive says that a stream is open though nothing happens: first when it begins, then every so often, so that neither
// side waits for one that is gone.
type Alive struct {
	After uint64 `json:"after" doc:"number of the event after which the stream began"`
}

// aliveEvery is how often a stream says that it is open.
const aliveEvery = 15 * time.Second

// EventKinds are the kinds of events.
var EventKinds = []string{
	"aside", "asked", "bid", "claim", "closed", "delivered", "dispute", "draw", "evaluated", "evidence", "funded",
	"lease", "lock", "merged", "offer", "refunded", "refused", "replaced", "ruling", "segment", "stopped", "tx",
	"unfunded", "verdict", "voucher",
}

// messages are the kinds of message of a stream by SSE event name.
var messages = map[string]any{"message": Event{}, "problem": Problem{}, "end": Ended{}, "alive": Alive{}}

// resumed is where a stream goes on. A browser sends the header by itself.
type resumed struct {
	After  uint64 `query:"after" doc:"number of the last event that the caller has; those that follow are sent"`
	LastID uint64 `header:"Last-Event-ID" doc:"the same, as server-sent events have it; it counts if it is larger"`
}

func (r resumed) last() uint64 { return max(r.After, r.LastID) }

// oneStream is byID and resumed: huma reads no embedded struct that is private.
type oneStream struct {
	ID     string `path:"id" maxLength:"128" doc:"of a job"`
	After  uint64 `query:"after" doc:"number of the last event that the caller has; those that follow are sent"`
	LastID uint64 `header:"Last-Event-ID" doc:"the same, as server-sent events have it; it counts if it is larger"`
}

func (o oneStream) last() uint64 { return max(o.After, o.LastID) }

// streams registers the event streams: server-sent events, a job's from its
// first event on, then an end.
func streams(h huma.API, b Backend) {
	one := operation(http.MethodGet, "/v1/jobs/{id}/events", "watch-job", "A job's events, those so far first")
	one.Errors = append(one.Errors, http.StatusNotFound)
	one.Middlewares = huma.Middlewares{known(h, b)}
	one.Responses = told()
	sse.Register(h, one, messages, func(ctx context.Context, in *oneStream, send sse.Sender) {
		watch(ctx, b, in.ID, in.last(), send)
	})
	all := operation(http.MethodGet, "/v1/events", "watch", "The events of every job")
	all.Responses = told()
	sse.Register(h, all, messages, func(ctx context.Context, in *resumed, send sse.Sender) {
		watch(ctx, b, "", in.last(), send)
	})
	for _, op := range []huma.Operation{one, all} {
		op.Responses["200"].Content[streamType].Schema = &huma.Schema{Type: huma.TypeString}
	}
}

const streamType = "text/event-stream"

// told describes a stream as what it is on the wire, a text. Huma describes it as a list of messages, of which
// generators make clients that read it as JSON.
func told() map[string]*huma.Response {
	return map[string]*huma.Response{"200": {Description: "Server-sent events, until the job has ended. Their data " +
		"are JSON. By the name of the event: none: Event, whose seq is the id; alive: Alive; problem: Problem; " +
		"end: Ended, without which the stream was cut: go on with the header Last-Event-ID.",
		Content: map[string]*huma.MediaType{}}}
}

// known answers 404 for an unknown job, before the stream begins and the status is sent.
func known(h huma.API, b Backend) func(huma.Context, func(huma.Context)) {
	return func(ctx huma.Context, next func(huma.Context)) {
		if _, err := b.Job(ctx.Context(), ctx.Param("id")); err != nil {
			writeProblem(h, ctx, problem(err))
			return
		}
		next(ctx)
	}
}

func writeProblem(h huma.API, ctx huma.Context, p *Problem) {
	ctx.SetHeader("Content-Type", p.ContentType("application/json"))
	ctx.SetStatus(p.Status)
	// The caller may be gone; there is nobody left to tell.
	_ = h.Marshal(ctx.BodyWriter(), "application/json", p)
}

// watch sends events until the Backend ends the stream or the caller goes.
func watch(ctx context.Context, b Backend, id string, after uint64, unlocked sse.Sender) {
	var sent uint64
	var one sync.Mutex
	send := func(m sse.Message) error {
		one.Lock()
		defer one.Unlock()
		return unlocked(m)
	}
	defer alive(ctx, func() error { return send(sse.Message{Data: Alive{after}}) })()
	err := b.Watch(ctx, id, after, func(e Event) error {
		sent++
		return send(sse.Message{ID: int(e.Seq), Data: e})
	})
	switch {
	case err == nil:
		_ = send(sse.Message{Data: Ended{sent}})
	case ctx.Err() == nil && !errors.Is(err, context.Canceled):
		_ = send(sse.Message{Data: *problem(err)})
	}
}

// alive calls say at once and every aliveEvery, until it fails or what is returned is called, which waits for its end.
func alive(ctx context.Context, say func() error) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	if say() != nil {
		return cancel
	}
	var w sync.WaitGroup
	w.Go(func() {
		t := time.NewTicker(aliveEvery)
		defer t.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-t.C:
				if say() != nil {
					return
				}
			}
		}
	})
	return func() { cancel(); w.Wait() }
}
