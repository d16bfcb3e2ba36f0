package testnet

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"sync"
	"testing"
)

// errorLog passes a node's log on to the test and keeps its error lines.
type errorLog struct {
	mu  sync.Mutex
	bad bytes.Buffer
	out *slog.Logger
}

func newErrorLog(t *testing.T, name string) *errorLog {
	l := &errorLog{}
	l.out = slog.New(slog.NewTextHandler(testWriter{t}, &slog.HandlerOptions{Level: slog.LevelInfo})).With("node", name)
	return l
}

func (l *errorLog) logger() *slog.Logger { return slog.New(tee{l.out.Handler(), l}) }

func (l *errorLog) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.bad.String()
}

// gossipStops is what the gossip library says of each node that stops.
const gossipStops = "pubsub processloop shutting down"

// tee passes records on, and copies those of level error to an errorLog.
type tee struct {
	slog.Handler
	to *errorLog
}

func (h tee) Handle(ctx context.Context, r slog.Record) error {
	if r.Message == gossipStops {
		return nil
	}
	if r.Level >= slog.LevelError {
		h.to.mu.Lock()
		fmt.Fprintf(&h.to.bad, "%s", r.Message)
		r.Attrs(func(a slog.Attr) bool { fmt.Fprintf(&h.to.bad, " %s=%v", a.Key, a.Value); return true })
		h.to.bad.WriteByte('\n')
		h.to.mu.Unlock()
	}
	return h.Handler.Handle(ctx, r)
}

func (h tee) WithAttrs(as []slog.Attr) slog.Handler { return tee{h.Handler.WithAttrs(as), h.to} }

func (h tee) WithGroup(name string) slog.Handler { return tee{h.Handler.WithGroup(name), h.to} }

type testWriter struct{ t *testing.T }

func (w testWriter) Write(b []byte) (int, error) {
	w.t.Logf("%s", bytes.TrimSuffix(b, []byte("\n")))
	return len(b), nil
}
