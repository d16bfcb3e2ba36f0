package loglimit

import (
	"bytes"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"
)

func TestHostileD1RepeatedLinesAreLeftOut(t *testing.T) {
	var out bytes.Buffer
	now := time.Unix(1e9, 0)
	log := slog.New(New(slog.NewTextHandler(&out, &slog.HandlerOptions{Level: slog.LevelDebug}),
		func() time.Time { return now }))
	role := log.With("role", "provider").WithGroup("g")
	for i := range 100_000 {
		role.Warn("checkpoint not kept", "try", i)
	}
	log.Info("something else")
	for range 2 * Burst {
		log.Debug("detail")
	}
	lines := func(text string) int { return strings.Count(out.String(), text) }
	if n := lines("checkpoint not kept"); n != Burst || out.Len() > 16<<10 {
		t.Errorf("%d lines and %d bytes of 100000 lines", n, out.Len())
	}
	if lines("something else") != 1 || lines("msg=detail") != 2*Burst {
		t.Errorf("other lines are left out:\n%s", &out)
	}
	now = now.Add(Window)
	role.Warn("checkpoint not kept")
	if lines("left_out=99980") != 1 {
		t.Error("it is not said how many were left out")
	}
	for i := range 3 * maxLines {
		log.Info(fmt.Sprint("line ", i))
	}
	if h := log.Handler().(*handler); len(h.counts.lines) > maxLines+4 {
		t.Errorf("%d lines are counted", len(h.counts.lines))
	}
}
