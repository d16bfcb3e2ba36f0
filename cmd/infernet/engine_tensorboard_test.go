package main

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"google.golang.org/protobuf/encoding/protowire"

	"github.com/infernetprotocol/infernet/train/tfevents"
)

// TestResumedRunWritesAfterTheFilesBefore: TensorBoard reads a folder by the names of its files, and
// forgets what they said from the step on with which the next one starts.
func TestResumedRunWritesAfterTheFilesBefore(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "board")
	loss := float32(2.5)
	for _, start := range []uint32{0, 3, 3} { // in one second
		b, err := openBoard(dir, start)
		if err != nil {
			t.Fatal(err)
		}
		for step := start + 1; step <= start+2; step++ {
			if err := b.add(stepMetrics{Step: step, Loss: &loss, Norm: &loss}); err != nil {
				t.Fatal(err)
			}
		}
		if err := b.add(stepMetrics{Step: start + 2, EvalLoss: &loss}); err != nil {
			t.Fatal(err)
		}
		if err := b.close(); err != nil {
			t.Fatal(err)
		}
	}
	files, err := os.ReadDir(dir) // in the order of their names
	if err != nil {
		t.Fatal(err)
	}
	var got []uint64
	for _, f := range files {
		got = append(got, boardSteps(t, filepath.Join(dir, f.Name()))...)
	}
	if want := []uint64{0, 1, 1, 2, 2, 0, 4, 4, 5, 5, 0, 4, 4, 5, 5}; !slices.Equal(got, want) {
		t.Errorf("steps %d in %d files, want %d", got, len(files), want)
	}
}

// TestBoardFileComesAfterOneOfTheFuture: a clock that was set back does not put a run before the last.
func TestBoardFileComesAfterOneOfTheFuture(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"4000000000.somewhere.7", "x", "99999999999999999999"} {
		if err := os.WriteFile(filepath.Join(dir, tfevents.FilePrefix+name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := boardName(dir, 1700000000)
	if want := filepath.Join(dir, "events.out.tfevents.4000000001.infernet"); err != nil || got != want {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
}

// boardSteps are the steps of a file's events.
func boardSteps(t *testing.T, name string) (steps []uint64) {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	const beforeStep = 1 + 8 + 1 // the wall time and its tag, and the tag of the step
	for len(b) > 0 {
		n := binary.LittleEndian.Uint64(b)
		step, _ := protowire.ConsumeVarint(b[12+beforeStep:])
		steps, b = append(steps, step), b[12+n+4:]
	}
	return steps
}
