package escrowtest

import (
	"fmt"
	"runtime"
	"slices"
	"sync"
	"testing"
)

// HostileFaults plays one hostile scenario over a testbed that is broken on purpose, and
// returns what the scenario finds wrong with it: a scenario that finds nothing proves nothing.
func HostileFaults(t testing.TB, newBed func(testing.TB) HostileTestbed, scenario string) []string {
	t.Helper()
	i := slices.IndexFunc(hostileScenarios, func(x hostileScenario) bool { return x.name == scenario })
	if i < 0 {
		t.Fatalf("no hostile scenario is called %q", scenario)
	}
	h, bed, done := &hearing{TB: t}, newBed(t), make(chan struct{})
	go func() {
		defer close(done)
		hostileScenarios[i].run(h, bed)
	}()
	<-done
	h.mu.Lock()
	defer h.mu.Unlock()
	return slices.Clone(h.said)
}

// hearing is a testing.TB that keeps what a scenario finds wrong.
type hearing struct {
	testing.TB
	mu   sync.Mutex
	said []string
}

func (h *hearing) Error(args ...any) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.said = append(h.said, fmt.Sprint(args...))
}

func (h *hearing) Errorf(format string, args ...any) { h.Error(fmt.Sprintf(format, args...)) }

func (h *hearing) Fatal(args ...any) {
	h.Error(args...)
	runtime.Goexit()
}

func (h *hearing) Fatalf(format string, args ...any) { h.Fatal(fmt.Sprintf(format, args...)) }

func (h *hearing) Logf(string, ...any) {}
