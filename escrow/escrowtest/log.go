package escrowtest

import (
	"bytes"
	"log/slog"
	"sync"
	"testing"
)

// logged is how many bytes of a scenario's log are kept.
const logged = 64 << 10

// tail keeps the end of what was written.
type tail struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (l *tail) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.buf.Len() > logged {
		l.buf.Next(l.buf.Len() / 2)
	}
	return l.buf.Write(p)
}

func (l *tail) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.String()
}

// Log returns a logger for the parts of a scenario. If the scenario fails, the end
// of the log is shown.
func Log(t testing.TB) *slog.Logger {
	t.Helper()
	l := &tail{}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the last that was logged:\n%s", l)
		}
	})
	return slog.New(slog.NewTextHandler(l, &slog.HandlerOptions{Level: slog.LevelDebug}))
}
