package heads

import (
	"bytes"
	"context"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// TestAClockThatIsWrongIsNoticed: ten minutes and a day, in both directions; what a chain that runs brings is no fault.
func TestAClockThatIsWrongIsNoticed(t *testing.T) {
	const oldest = 5 * time.Minute
	block := time.Unix(1_800_000_000, 0)
	latest := func() Head { return Head{Time: uint64(block.Unix())} }
	for _, c := range []struct {
		clock time.Duration // this machine's, less the block's time
		says  string
	}{
		{0, ""}, {-Ahead, ""}, {oldest, ""}, {12 * time.Second, ""},
		{-10 * time.Minute, "10m0s behind"}, {-24 * time.Hour, "24h0m0s behind"},
		{10 * time.Minute, "is 10m0s old"}, {24 * time.Hour, "is 24h0m0s old"},
	} {
		at := func() time.Time { return block.Add(c.clock) }
		why := NewClock(latest, at, oldest, slog.New(slog.DiscardHandler)).Why()
		if (why == "") != (c.says == "") || !strings.Contains(why, c.says) {
			t.Errorf("a clock off by %v: %q, want %q", c.clock, why, c.says)
		}
		if why := NewClock(latest, at, 0, nil).Why(); why != "" {
			t.Errorf("a chain whose time is its own: %q", why)
		}
	}
	if (*Clock)(nil).Why() != "" {
		t.Error("no clock finds something")
	}
	huge := NewClock(func() Head { return Head{Time: 1<<64 - 1} }, time.Now, oldest, slog.New(slog.DiscardHandler))
	if huge.Why() == "" {
		t.Error("a block at the end of time is believed")
	}
}

// TestAWrongClockIsLoggedOnce: one line when it begins, one when it ends.
func TestAWrongClockIsLoggedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var lines bytes.Buffer
		ctx, cancel := context.WithCancel(t.Context())
		start, off := time.Now(), 24*time.Hour
		latest := func() Head { return Head{Time: uint64(time.Now().Unix())} }
		now := func() time.Time {
			if time.Since(start) < time.Minute {
				return time.Now().Add(-off)
			}
			return time.Now()
		}
		c := NewClock(latest, now, time.Minute, slog.New(slog.NewTextHandler(&lines, nil)))
		done := make(chan error)
		go func() { done <- c.Run(ctx) }()
		<-time.After(2 * time.Minute)
		cancel()
		if err := <-done; err != nil {
			t.Fatal(err)
		}
		text := lines.String()
		if strings.Count(text, "\n") != 2 || strings.Count(text, "no new work is taken") != 1 ||
			strings.Count(text, "agrees with the chain again") != 1 {
			t.Errorf("the log says: %s", text)
		}
	})
}
