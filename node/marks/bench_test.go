//go:build unix

package marks_test

import (
	"bytes"
	"io"
	"log/slog"
	"syscall"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/marks"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// processorTime is what this process has used so far, of all cores.
func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkMark reports the processor time of a step, of hashing the state at a mark, and of
// writing it down. The percentage is of the hashing, in a segment of 480 steps with the default
// number of marks; writing is bounded by executor.Session.KeepMarks. Set -benchtime 1x.
func BenchmarkMark(b *testing.B) {
	for _, preset := range []string{"d64", "d256", "d512"} {
		b.Run(preset, func(b *testing.B) {
			const steps, segment = 8, 480
			for b.Loop() {
				bare, _ := cost(b, preset, steps, 1)
				hashed, state := cost(b, preset, steps, steps)
				step, inner := bare/steps, float64(market.DefaultMarks(segment)-1)
				root := (hashed - bare) / (steps - 1)
				b.ReportMetric(step*1000, "ms/step")
				b.ReportMetric(root*1000, "ms/root")
				b.ReportMetric(written(b, state)*1000, "ms/write")
				b.ReportMetric(100*inner*root/(segment*step), "%hash")
			}
		})
	}
}

// written is the processor time, in seconds, of keeping a state.
func written(b *testing.B, state []byte) float64 {
	b.Helper()
	store, err := marks.Open(b.TempDir(), 4<<30, slog.New(slog.DiscardHandler))
	if err != nil {
		b.Fatal(err)
	}
	begin := processorTime(b)
	store.Draft(1, func(w io.Writer) error { _, err := w.Write(state); return err })(merkle.Root{1})
	store.Close()
	return (processorTime(b) - begin).Seconds()
}

// cost is the processor time, in seconds, of a segment in so many intervals after one that
// warms up, and its end.
func cost(b *testing.B, preset string, steps uint32, intervals uint8) (seconds float64, end []byte) {
	b.Helper()
	p, err := engine.Preset(preset, 2*steps, 1)
	if err != nil {
		b.Fatal(err)
	}
	data := bytes.Repeat([]byte("what is specified can be checked; what is checked can be paid. "), 400)
	spec := market.Spec{Version: 1, Program: p, StepsPerSegment: steps, Marks: intervals}
	s, err := executor.Runner{}.Open(spec, data, nil)
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	var used time.Duration
	for i := range uint32(2) {
		begin := processorTime(b)
		if _, err := s.Run(b.Context(), i, steps, nil); err != nil {
			b.Fatal(err)
		}
		used = processorTime(b) - begin
	}
	if end, err = s.Checkpoint(); err != nil {
		b.Fatal(err)
	}
	return used.Seconds(), end
}
