package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// killedRun is the command that the test kills, with a checkpoint every other step.
func killedRun(ctx context.Context, dir string) *exec.Cmd {
	return exec.CommandContext(ctx, "infernet", "engine", "run", "--preset", "demo", "--steps", killedSteps,
		"--threads", "1", "--checkpoints", filepath.Join(dir, "state"), "--every", "2",
		"--metrics", filepath.Join(dir, "metrics.jsonl"), "--resume", "--json")
}

// finish runs the command to its end and returns the root. Of a run that has a checkpoint it does only the rest.
func finish(t *testing.T, dir string) string {
	t.Helper()
	before, err := checkpoints{dir: filepath.Join(dir, "state")}.list()
	if err != nil {
		t.Fatal(err)
	}
	out, err := killedRun(t.Context(), dir).Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Logf("%s", exit.Stderr)
		}
		t.Fatal(err)
	}
	var r engineRun
	if err := json.Unmarshal(out, &r); err != nil {
		t.Fatal(err)
	}
	if resumed := len(r.Loss) < int(r.Steps); resumed != (len(before) > 0) {
		t.Errorf("%d of %d steps with the checkpoints %s", len(r.Loss), r.Steps, before)
	}
	return r.Root.String()
}

// TestKilledRunResumesToTheSameRoot kills a real process at random instants, also while it writes, and resumes it.
func TestKilledRunResumesToTheSameRoot(t *testing.T) {
	kills := 50
	if testing.Short() {
		kills = 8
	}
	whole := t.TempDir()
	began := time.Now()
	want := finish(t, whole)
	span := time.Since(began)
	random := rand.New(rand.NewPCG(7, 7))
	for done, within := 0, 0; done < kills; {
		dir := t.TempDir()
		for finished := false; !finished && done < kills; {
			ctx, cancel := context.WithTimeout(t.Context(), time.Duration(random.Int64N(int64(span))))
			err := killedRun(ctx, dir).Run() // the context's end is a SIGKILL
			if finished = ctx.Err() == nil; finished && err != nil {
				t.Fatal(err)
			}
			cancel()
			if !finished {
				done++
			}
			if state, _ := os.ReadDir(filepath.Join(dir, "state")); !finished && len(state) > 0 {
				within++
			}
		}
		if got := finish(t, dir); got != want {
			t.Fatalf("after %d kills the root is %s, want %s", done, got, want)
		}
		if got, want := stepLosses(t, dir), stepLosses(t, whole); !slices.Equal(got, want) {
			t.Errorf("after %d kills the metrics differ", done)
		}
		if names, err := os.ReadDir(filepath.Join(dir, "state")); err != nil || len(names) != keptCheckpoints {
			t.Errorf("%d files are left, want %d (%v)", len(names), keptCheckpoints, err)
		}
		if done == kills && within == 0 {
			t.Error("no kill met a run that had begun")
		}
	}
}

// stepLosses reads a metrics file: every step once, in order.
func stepLosses(t *testing.T, dir string) (list []float32) {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, "metrics.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(b) {
		var m stepMetrics
		if err := json.Unmarshal(line, &m); err != nil || m.Loss == nil || int(m.Step) != len(list)+1 {
			t.Fatalf("line %d: %s (%v)", len(list)+1, line, err)
		}
		list = append(list, *m.Loss)
	}
	return list
}

// TestDamagedCheckpointIsRefused changes one bit of a state: the root in the name tells.
func TestDamagedCheckpointIsRefused(t *testing.T) {
	dir := t.TempDir()
	finish(t, dir)
	c := checkpoints{dir: filepath.Join(dir, "state")}
	names, err := c.list()
	if err != nil || len(names) != keptCheckpoints {
		t.Fatal(names, err)
	}
	newest := filepath.Join(c.dir, names[len(names)-1])
	b, err := os.ReadFile(newest)
	if err != nil {
		t.Fatal(err)
	}
	b[len(b)/2] ^= 1
	if err := os.WriteFile(newest, b, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := killedRun(t.Context(), dir).CombinedOutput()
	if err == nil || !strings.Contains(string(out), "is damaged") {
		t.Fatalf("%s (%v)", out, err)
	}
	if err := os.Remove(newest); err != nil {
		t.Fatal(err)
	}
	finish(t, dir)
}
