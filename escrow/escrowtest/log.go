package escrowtest

import (
	"bytes"
	"log/slog"
	"sync"
	"testing"
)

// logged is how much of a story's log is kept, bytes.
const logged = 64 << 10

// tail keeps what was written last.
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

// Log returns a logger for the parts of a story; the end of what they say is
// shown if the story fails.
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
