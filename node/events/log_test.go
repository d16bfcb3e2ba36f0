package events

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
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
		err := l.Watch(t.Context(), "a", 0, func(e api.Event) error {
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
	if err := l.Watch(ctx, "a", 0, func(api.Event) error { return nil }); !errors.Is(err, context.Canceled) {
		t.Fatalf("got %v", err)
	}
	full := errors.New("full")
	l.Add("a", "offer", "posted", nil)
	if err := l.Watch(t.Context(), "a", 0, func(api.Event) error { return full }); !errors.Is(err, full) {
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

// TestARestartLosesNoEventAndRepeatsNone kills the node between two events: the files are as they were synced then.
func TestARestartLosesNoEventAndRepeatsNone(t *testing.T) {
	fs := vfs.NewCrashableMem()
	first := openLog(t, fs)
	first.Add("a", "offer", "1", map[string]any{"deposit": money.Units(1<<53 + 1)})
	first.Add("a", "progress", "2", nil)
	var got []string
	stop := errors.New("stop")
	seen := uint64(0)
	collect := func(e api.Event) error {
		got, seen = append(got, e.Text), e.Seq
		return stop
	}
	if err := first.Watch(t.Context(), "a", 0, collect); !errors.Is(err, stop) {
		t.Fatal(err)
	}
	second := openLog(t, fs.CrashClone(vfs.CrashCloneCfg{}))
	second.Add("a", "closed", "3", nil)
	second.End("a")
	err := second.Watch(t.Context(), "a", seen, func(e api.Event) error {
		got = append(got, e.Text)
		return nil
	})
	if err != nil || strings.Join(got, " ") != "1 2 3" {
		t.Fatalf("watched %q: %v", got, err)
	}
	err = second.Watch(t.Context(), "a", 0, collect)
	want := json.Number("9007199254740993")
	if all, _, _ := second.after(0, "a"); !errors.Is(err, stop) || all[0].Data["deposit"] != want {
		t.Errorf("restored %+v: %v", all, err)
	}
}

func TestTheStoreHoldsNoMoreThanTheLog(t *testing.T) {
	s := &lines{}
	l, err := Open(s, stopped)
	if err != nil {
		t.Fatal(err)
	}
	for range MaxEvents + 1 {
		l.Add("a", "progress", strings.Repeat("x", 2*maxText), nil)
	}
	if want := l.all[0].Seq; s.keep != want || want < 2 || len(l.all[0].Text) != maxText {
		t.Errorf("keeps from %d on, want %d", s.keep, want)
	}
	late, err := Open(&lines{old: []ledger.Line{{Seq: 9, At: stopped().Add(-2 * MaxAge).UnixMilli()}}}, stopped)
	if err != nil || len(late.all) != 0 || late.seq != 9 {
		t.Errorf("an old event is %+v: %v", late.all, err)
	}
}

// lines is a store that notes from where on it keeps.
type lines struct {
	keep uint64
	old  []ledger.Line
}

func (s *lines) AddLine(_ ledger.Line, keep uint64) error {
	s.keep = keep
	return nil
}

func (s *lines) Lines(fn func(ledger.Line) error) error {
	for _, x := range s.old {
		if err := fn(x); err != nil {
			return err
		}
	}
	return nil
}

func openLog(t *testing.T, fs vfs.FS) *Log {
	t.Helper()
	l, err := ledger.Open("ledger", ledger.Options{FS: fs, Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	log, err := Open(l, stopped)
	if err != nil {
		t.Fatal(err)
	}
	return log
}
