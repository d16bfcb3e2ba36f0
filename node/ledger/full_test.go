package ledger

import (
	"bytes"
	"log/slog"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/cockroachdb/pebble/v2/vfs/errorfs"

	"github.com/infernetprotocol/infernet/node/storage"
)

// smallDisk is a disk with room for so many bytes; the ballast takes some of them.
type smallDisk struct {
	vfs.FS
	left    atomic.Int64
	ballast int64
}

// Remove implements vfs.FS: the ballast's space is free again.
func (d *smallDisk) Remove(name string) error {
	err := d.FS.Remove(name)
	if err == nil && d.PathBase(name) == "ballast" {
		d.left.Add(d.ballast)
	}
	return err
}

// fs fails writes that have no room.
func (d *smallDisk) fs() vfs.FS {
	return errorfs.Wrap(d, errorfs.InjectorFunc(func(op errorfs.Op) error {
		switch op.Kind {
		case errorfs.OpFileWrite,
			errorfs.OpFileWriteAt,
			errorfs.OpCreate,
			errorfs.OpFilePreallocate,
			errorfs.OpFileFlush:
			const each = 4 << 10 // what a write takes
			if d.left.Add(-each) < 0 {
				d.left.Add(each)
				return syscall.ENOSPC
			}
		}
		return nil
	}))
}

// TestHostileD1AFullDiskLosesNothing fills the disk at many points of a run that writes logs, tables and manifests.
// Nothing panics, the write that found the disk full succeeds, somebody is told, the ledger closes, and it is whole
// when there is space again.
func TestHostileD1AFullDiskLosesNothing(t *testing.T) {
	full := 0
	for room := int64(1); room < 120; room += 3 {
		mem := vfs.NewCrashableMem()
		disk := &smallDisk{FS: mem, ballast: storage.BallastBytes}
		disk.left.Store(1 << 30)
		var log bytes.Buffer
		fault, logger := storage.NewFault(), slog.New(slog.NewTextHandler(&log, nil))
		ballast, err := storage.NewBallast(disk.fs(), "", fault, logger)
		if err != nil {
			t.Fatal(err)
		}
		l, err := Open("ledger", Options{FS: ballast.FS(), Fault: fault, Logger: logger})
		if err != nil {
			t.Fatal(err)
		}
		disk.left.Store(room * 8 << 10)
		acked, err := commitBig(l, 40, fault)
		if err != nil {
			t.Fatalf("room for %d KiB: %v", room*8, err)
		}
		if fault.Err() != nil {
			full++
		}
		if err := l.Close(); err != nil {
			t.Errorf("room for %d KiB: close: %v", room*8, err)
		}
		if log.Len() > 16<<10 {
			t.Errorf("%d bytes are logged", log.Len())
		}
		again(t, mem.CrashClone(vfs.CrashCloneCfg{}), acked)
	}
	if full < 20 {
		t.Errorf("only %d runs filled the disk", full)
	}
	t.Logf("%d runs filled the disk", full)
}

// commitBig commits changes of 256 KiB, so that tables are flushed between them, until the disk is full.
func commitBig(l *Ledger, n uint64, fault *storage.Fault) (acked uint64, err error) {
	for i := uint64(1); i <= n && fault.Err() == nil; i++ {
		c := step(i)
		c.Put = append(c.Put, Record{Key{"big", "b"}, strings.Repeat("x", 256<<10)})
		if _, err = l.Commit(c); err != nil {
			return acked, err
		}
		acked = i
	}
	return acked, nil
}

// again opens what is on the disk once there is space, checks it and goes on.
func again(t *testing.T, disk vfs.FS, acked uint64) {
	t.Helper()
	l, err := Open("ledger", Options{FS: disk})
	if err != nil {
		t.Fatalf("with space again: %v", err)
	}
	defer l.Close()
	n, _, err := Get[uint64](l, "state", "n")
	if err != nil || n != acked {
		t.Errorf("%d changes are there, %d were acknowledged: %v", n, acked, err)
	}
	if err := l.Verify(); err != nil {
		t.Error(err)
	}
	if _, err := l.Commit(step(n + 1)); err != nil {
		t.Errorf("go on: %v", err)
	}
}
