package ledger

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/cockroachdb/pebble/v2/vfs/errorfs"

	"github.com/infernetprotocol/infernet/market/money"
)

const lag = 3 // step i ends the action of step i-lag

func actionID(i uint64) string { return fmt.Sprintf("act/%d", i) }

// step is the i-th change of the crash workload: every sort of effect at once.
func step(i uint64) Change {
	c := Change{Kind: "step", Body: i, At: i, Postings: move("outside", "wallet", money.Units(i)),
		Put:     []Record{{Key{"state", "n"}, i}, {Key{"log", fmt.Sprint(i)}, job{"step", uint8(i)}}},
		Enqueue: []Action{{ID: actionID(i), Kind: "k", Signed: []byte{byte(i)}}}}
	if i > lag {
		c.Done = []Outcome{{ID: actionID(i - lag), OK: true}}
		c.Delete = []Key{{"log", fmt.Sprint(i - lag)}}
	}
	return c
}

// checkSteps reports how the ledger differs from one with exactly n steps.
func checkSteps(l *Ledger, n uint64) error {
	if err := l.Verify(); err != nil {
		return err
	}
	if v, _, err := Get[uint64](l, "state", "n"); err != nil || v != n {
		return fmt.Errorf("record says %d, want %d: %v", v, n, err)
	}
	if b, err := l.Balance("wallet", usd); err != nil || b.Units != money.Units(n*(n+1)/2) {
		return fmt.Errorf("balance %d after %d steps: %v", b.Units, n, err)
	}
	logs, err := List[job](l, "log", "")
	if err != nil || len(logs) != int(min(n, lag)) {
		return fmt.Errorf("%d log records: %v", len(logs), err)
	}
	waiting, err := l.Pending("k")
	if err != nil || len(waiting) != int(min(n, lag)) {
		return fmt.Errorf("%d pending actions: %v", len(waiting), err)
	}
	for i := uint64(1); i <= n+1; i++ {
		want := Done
		if i+lag > n {
			want = Waiting
		}
		if i > n {
			want = Unknown
		}
		if s, _, err := l.Outcome(actionID(i)); err != nil || s != want {
			return fmt.Errorf("action %d of %d is %d, want %d: %v", i, n, s, want, err)
		}
	}
	return nil
}

// snapshot is what a disk holds when the power goes, and what the ledger had
// promised and begun by then.
type snapshot struct {
	op           errorfs.Op
	fs           *vfs.MemFS
	acked, begun uint64
}

// TestCrashAtEveryWrite cuts the power before every write, sync, rename,
// create and remove of a run that opens, commits, closes and opens again, with
// none, some and all of the unsynced data on disk.
func TestCrashAtEveryWrite(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	total, between := 0, 0
	for seed := range uint64(12) {
		for _, percent := range []int{0, 50, 90, 100} {
			if seed > 0 && percent%100 == 0 {
				continue // nothing is left to chance
			}
			snaps := cutPowerEverywhere(t, percent, seed)
			if len(snaps) < 60 {
				t.Fatalf("only %d write operations: the injector does not see them", len(snaps))
			}
			total += len(snaps)
			for i, s := range snaps {
				if recovered(t, i, s) > s.acked {
					between++
				}
			}
		}
	}
	if between == 0 {
		t.Error("no crash fell between a commit's write and its acknowledgement")
	}
	t.Logf("%d crash points, %d of them recovered a step that was not acknowledged yet", total, between)
}

// cutPowerEverywhere runs the workload and keeps, for every write operation,
// what the disk would hold if the power went before it.
func cutPowerEverywhere(t *testing.T, percent int, seed uint64) (snaps []snapshot) {
	t.Helper()
	const steps = 12
	mem := vfs.NewCrashableMem()
	var acked, begun atomic.Uint64
	var mu sync.Mutex
	rng := rand.New(rand.NewPCG(seed, uint64(percent)))
	fs := errorfs.Wrap(mem, errorfs.InjectorFunc(func(op errorfs.Op) error {
		if op.Kind.ReadOrWrite() != errorfs.OpIsWrite {
			return nil
		}
		mu.Lock()
		defer mu.Unlock()
		a := acked.Load()
		snaps = append(
			snaps, snapshot{op, mem.CrashClone(vfs.CrashCloneCfg{UnsyncedDataPercent: percent, RNG: rng}), a,
				begun.Load()})
		return nil
	}))
	for range 2 {
		l := open(t, fs)
		for range steps / 2 {
			i := begun.Add(1)
			mustCommit(t, l, step(i))
			acked.Store(i)
		}
		closeLedger(t, l)
	}
	mu.Lock()
	defer mu.Unlock()
	return snaps
}

// recovered opens what the crash left, checks it, and goes on with it.
func recovered(t *testing.T, i int, s snapshot) uint64 {
	t.Helper()
	l, err := Open("ledger", Options{FS: s.fs})
	if err != nil {
		t.Fatalf("crash %d at %v: %v", i, s.op, err)
	}
	defer closeLedger(t, l)
	n, _, err := l.Head()
	if err != nil || n < s.acked || n > s.begun {
		t.Fatalf("crash %d at %v: %d steps recovered, %d acknowledged, %d begun: %v", i, s.op, n, s.acked, s.begun, err)
	}
	if err := checkSteps(l, n); err != nil {
		t.Fatalf("crash %d at %v: %v", i, s.op, err)
	}
	mustCommit(t, l, step(n+1))
	if err := checkSteps(l, n+1); err != nil {
		t.Fatalf("crash %d at %v, going on: %v", i, s.op, err)
	}
	return n
}

// TestDiskFailsAtEveryWrite lets the disk fail from the n-th write on: what was
// acknowledged survives, the ledger says ErrBroken and takes nothing more.
func TestDiskFailsAtEveryWrite(t *testing.T) {
	const steps = 6
	broke := 0
	for n := int32(0); ; n++ {
		mem := vfs.NewCrashableMem()
		var writes atomic.Int32
		fs := errorfs.Wrap(mem, errorfs.InjectorFunc(func(op errorfs.Op) error {
			if op.Kind.ReadOrWrite() == errorfs.OpIsWrite && writes.Add(1) > n {
				return errorfs.ErrInjected
			}
			return nil
		}))
		acked, err := commitUntilError(fs, steps)
		if err == nil {
			break
		}
		if errors.Is(err, ErrBroken) {
			broke++
		}
		s := snapshot{fs: mem.CrashClone(vfs.CrashCloneCfg{}), acked: acked, begun: acked + 1}
		recovered(t, int(n), s)
	}
	if broke < steps {
		t.Fatalf("only %d failures hit a commit", broke)
	}
	t.Logf("%d failures hit a commit", broke)
}

// commitUntilError runs on its own goroutine, which pebble's fatal errors end.
func commitUntilError(fs vfs.FS, steps uint64) (acked uint64, err error) {
	done := make(chan struct{})
	err = errors.New("pebble gave up")
	go func() {
		defer close(done)
		l, oerr := Open("ledger", Options{FS: fs})
		if oerr != nil {
			err = oerr
			return
		}
		for acked < steps {
			if _, err = l.Commit(step(acked + 1)); err != nil {
				_, again := l.Commit(step(acked + 1))
				err = errors.Join(err, again, l.Close())
				return
			}
			acked++
		}
		err = nil
	}()
	<-done
	return acked, err
}
