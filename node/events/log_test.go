package events

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

func stopped() time.Time { return time.Unix(1_700_000_000, 0) }

func TestWatcherSeesPastAndPresentUntilTheEnd(t *testing.T) {
	l := New(stopped)
	l.Add("a", "offer", "posted", nil)
	l.Add("b", "offer", "other", nil)
	first := make(chan struct{})
	done := make(chan []string, 1)
	go func() {
		var got []string
		err := l.Watch(t.Context(), "a", func(e api.Event) error {
			if got = append(got, e.Text); len(got) == 1 {
				close(first)
			}
			return nil
		})
		if err != nil {
			got = append(got, err.Error())
		}
		done <- got
	}()
	<-first
	l.Add("a", "closed", "paid", nil)
	l.End("a")
	got := <-done
	if len(got) != 2 || got[0] != "posted" || got[1] != "paid" {
		t.Fatalf("watched %q", got)
	}
}

func TestWatchEndsWithContextAndWithTheCallersError(t *testing.T) {
	l := New(stopped)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := l.Watch(ctx, "a", func(api.Event) error { return nil }); !errors.Is(err, context.Canceled) {
		t.Fatalf("got %v", err)
	}
	full := errors.New("full")
	l.Add("a", "offer", "posted", nil)
	if err := l.Watch(t.Context(), "a", func(api.Event) error { return full }); !errors.Is(err, full) {
		t.Fatalf("got %v", err)
	}
}

func TestOldEventsAreDropped(t *testing.T) {
	l := New(stopped)
	for range 3 * MaxEvents {
		l.Add("a", "progress", "x", nil)
	}
	if n := len(l.all); n > MaxEvents {
		t.Fatalf("%d events kept", n)
	}
}
