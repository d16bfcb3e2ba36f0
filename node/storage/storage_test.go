package storage

import (
	"bytes"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
)

func TestSpaceIsWatched(t *testing.T) {
	var log bytes.Buffer
	free, unknown := uint64(10<<20), error(nil)
	s := &Space{dir: "data", reserve: 5 << 20, log: slog.New(slog.NewTextHandler(&log, nil)),
		free: func(string) (uint64, error) { return free, unknown }}
	s.look()
	if s.Why() != "" || log.Len() > 0 {
		t.Errorf("%q while there is space; %s", s.Why(), &log)
	}
	free = 4 << 20
	for range 100 {
		s.look()
	}
	if why := s.Why(); !strings.Contains(why, "4 MiB are free") || !strings.Contains(why, "storage.reserve_bytes") {
		t.Errorf("low: %q", why)
	}
	if n := strings.Count(log.String(), "\n"); n != 1 {
		t.Errorf("%d lines are logged for 100 looks", n)
	}
	unknown = errors.New("gone")
	if s.look(); s.Why() == "" {
		t.Error("it forgets where it cannot look")
	}
	free, unknown = 6<<20, nil
	if s.look(); s.Why() != "" {
		t.Errorf("space is free again: %q", s.Why())
	}
	if n := len(s.Collectors()); n != 2 {
		t.Errorf("%d metrics", n)
	}
	if (*Space)(nil).Why() != "" {
		t.Error("nobody looks, and something is low")
	}
	if n, err := Free(t.TempDir()); err != nil || n == 0 {
		t.Errorf("%d bytes are free: %v", n, err)
	}
}

func TestAFatalErrorEndsOneGoroutine(t *testing.T) {
	node := NewFault()
	own := node.Part()
	l := Logger{Store: "store", Log: slog.New(slog.DiscardHandler), Fault: own}
	done := make(chan struct{})
	go func() {
		defer close(done)
		l.Fatalf("no %s", "log")
		t.Error("pebble got control back")
	}()
	<-done
	<-node.Done()
	if err := own.Err(); !errors.Is(err, ErrFailed) || !strings.Contains(err.Error(), "no log") {
		t.Errorf("reported: %v", err)
	}
	err := Guard(func() error { l.Fatalf("again"); return nil })
	if err == nil || err.Error() != "again" {
		t.Errorf("below Guard: %v", err)
	}
	if !strings.Contains(node.Err().Error(), "no log") {
		t.Errorf("the first failure was forgotten: %v", node.Err())
	}
	if (*Fault)(nil).Part().Err() != nil {
		t.Error("a part of nothing has failed")
	}
}

func TestABallastIsGivenOnce(t *testing.T) {
	disk, fault := vfs.NewMem(), NewFault()
	b, err := NewBallast(disk, "", fault, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	if !b.there() {
		t.Error("there is no ballast")
	}
	if b.full(); b.there() || !errors.Is(fault.Err(), ErrFailed) {
		t.Errorf("the ballast is kept, or nobody is told: %v", fault.Err())
	}
	if _, err := NewBallast(disk, "", fault, b.log); err != nil || !b.there() {
		t.Errorf("the next start: %v", err)
	}
	if _, err := NewBallast(small{disk}, "elsewhere", fault, b.log); !errors.Is(err, ErrFailed) {
		t.Errorf("a start on a full disk: %v", err)
	}
}

// small is a full disk.
type small struct{ vfs.FS }

func (small) GetDiskUsage(string) (vfs.DiskUsage, error) {
	return vfs.DiskUsage{AvailBytes: 1 << 20}, nil
}
