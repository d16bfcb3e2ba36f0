// Package loglimit keeps a log short where the same line would be written again and again: what fails at once and
// for ever must not fill a disk.
package loglimit

import (
	"context"
	"log/slog"
	"sync"
	"time"
)

// Of the lines with the same level and message, Burst are written in each Window; how many were left out is said with
// the next one. The attributes do not count.
const (
	Burst    = 20
	Window   = 30 * time.Second
	maxLines = 1024 // different ones that are counted; above that all are counted together
)

// New returns a handler that passes records on to next.
func New(next slog.Handler, now func() time.Time) slog.Handler {
	return &handler{next: next, counts: &counts{now: now, lines: map[line]*count{}}}
}

type line struct {
	level slog.Level
	text  string
}

type count struct {
	since   time.Time
	written int
	left    int // out
}

// counts are shared by a handler and those that With and WithGroup derive from it.
type counts struct {
	now   func() time.Time
	mu    sync.Mutex
	lines map[line]*count
}

// pass reports whether a line is written, and how many like it were left out before.
func (c *counts) pass(l line) (left int, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := c.now()
	n, known := c.lines[l]
	if !known {
		c.forget(now)
		if len(c.lines) >= maxLines {
			l = line{level: l.level}
		}
		if n, known = c.lines[l]; !known {
			n = &count{since: now}
			c.lines[l] = n
		}
	}
	if now.Sub(n.since) >= Window {
		left = n.left
		*n = count{since: now}
	}
	if n.written++; n.written > Burst {
		n.left++
		return 0, false
	}
	return left, true
}

// forget drops lines that were not written for a while, if there are many.
func (c *counts) forget(now time.Time) {
	if len(c.lines) < maxLines {
		return
	}
	for l, n := range c.lines {
		if now.Sub(n.since) >= Window && n.left == 0 {
			delete(c.lines, l)
		}
	}
}

type handler struct {
	next   slog.Handler
	counts *counts
}

// Enabled implements slog.Handler.
func (h *handler) Enabled(ctx context.Context, l slog.Level) bool { return h.next.Enabled(ctx, l) }

// Handle implements slog.Handler. Debug lines are not limited: somebody wants them all.
func (h *handler) Handle(ctx context.Context, r slog.Record) error {
	if r.Level < slog.LevelInfo {
		return h.next.Handle(ctx, r)
	}
	left, ok := h.counts.pass(line{r.Level, r.Message})
	if !ok {
		return nil
	}
	if left > 0 {
		r = r.Clone()
		r.AddAttrs(slog.Int("left_out", left))
	}
	return h.next.Handle(ctx, r)
}

// WithAttrs implements slog.Handler.
func (h *handler) WithAttrs(a []slog.Attr) slog.Handler {
	return &handler{h.next.WithAttrs(a), h.counts}
}

// WithGroup implements slog.Handler.
func (h *handler) WithGroup(name string) slog.Handler {
	return &handler{h.next.WithGroup(name), h.counts}
}
