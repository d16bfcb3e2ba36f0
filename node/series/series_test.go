package series_test

import (
	"cmp"
	"log/slog"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/series"
)

type point struct{ x, y float64 }

func xOf(p point) float64 { return p.x }
func yOf(p point) float64 { return p.y }

func TestThinIsBoundedAndKeepsEndsAndExtremes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ys := rapid.SliceOfN(rapid.Float64Range(-10, 10), 1, 500).Draw(t, "ys")
		all, x := make([]point, 0, len(ys)), 0.0
		for _, y := range ys {
			x += rapid.Float64Range(1, 100).Draw(t, "gap")
			all = append(all, point{x, y})
		}
		n := rapid.IntRange(4, 80).Draw(t, "n")
		got := series.Thin(all, n, xOf, yOf)
		if len(got) > n && len(got) != len(all) || len(got) > max(n, len(all)) {
			t.Fatalf("%d of %d points, want at most %d", len(got), len(all), n)
		}
		at := -1
		for _, p := range got {
			i := slices.Index(all, p)
			if i <= at {
				t.Fatal("out of order, or twice")
			}
			at = i
		}
		if got[0] != all[0] || got[len(got)-1] != all[len(all)-1] {
			t.Fatal("an end is gone")
		}
		byY := func(a, b point) int { return cmp.Compare(a.y, b.y) }
		if slices.MinFunc(got, byY).y != slices.MinFunc(all, byY).y ||
			slices.MaxFunc(got, byY).y != slices.MaxFunc(all, byY).y {
			t.Fatal("an extreme is gone")
		}
	})
}

func TestThinLeavesEarlyPointsAsDenseAsLateOnes(t *testing.T) {
	var all []point
	for i := range 20_000 { // thinned again and again as points come
		if all = append(all, point{float64(i), math.Sin(float64(i))}); len(all) > 512 {
			all = slices.Clone(series.Thin(all, 256, xOf, yOf))
		}
	}
	early := 0
	for _, p := range all {
		if p.x < 10_000 {
			early++
		}
	}
	if early < len(all)/4 || early > len(all)*3/4 {
		t.Errorf("%d of %d points are of the first half", early, len(all))
	}
}

func TestTimesAreBoundedAndKeepTheBoundsOfTheRate(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var times series.Times
		n := rapid.IntRange(1, 5000).Draw(t, "samples")
		spike := rapid.IntRange(0, n-1).Draw(t, "spike")
		for i := range n {
			x := series.Sample{Rate: 50, Paid: uint64(i)}
			if i == spike {
				x.Rate = 99
			}
			times.Add(int64(i)*1000, x)
		}
		for _, most := range []int{1, 7, 100, series.MaxBuckets} {
			got := times.AtMost(most)
			if len(got) > most || len(times.Buckets) > series.MaxBuckets {
				t.Fatalf("%d stretches", len(got))
			}
			high, low := uint64(0), uint64(100)
			for i, b := range got {
				high, low = max(high, b.RateMax), min(low, b.RateMin)
				if i > 0 && b.At <= got[i-1].At {
					t.Fatal("out of order")
				}
			}
			if high != 99 || n > 1 && low != 50 || got[0].At != 0 || got[len(got)-1].LastThen.Paid != uint64(n-1) {
				t.Fatalf("from %d to %d, at the end %+v", low, high, got[len(got)-1])
			}
		}
	})
}

var job = "0x" + strings.Repeat("07", 32)

func open(t *testing.T, dir string) *series.Store {
	t.Helper()
	s, err := series.Open(dir, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func segment(seq uint64, losses ...[2]float64) api.Event {
	return api.Event{Seq: seq, Job: job, Kind: "segment", Data: map[string]any{"loss": losses}}
}

func verdict(seq uint64, agree bool, executed ...[2]uint32) api.Event {
	return api.Event{Seq: seq, Job: job, Kind: "verdict", Data: map[string]any{"agree": agree, "executed": executed}}
}

// history is a job of which segment 1 was wrong and is trained again.
func history() []api.Event {
	return []api.Event{
		segment(1, [2]float64{0, 5}, [2]float64{9, 4}), verdict(2, true, [2]uint32{5, 10}),
		segment(3, [2]float64{10, 9}, [2]float64{19, 9}), verdict(4, false, [2]uint32{10, 15}),
		segment(5, [2]float64{10, 3.5}, [2]float64{19, 3}), verdict(6, true, [2]uint32{10, 12}),
	}
}

func want(live ...api.LossPoint) []api.LossPoint {
	return append([]api.LossPoint{
		{Step: 0, Loss: 5}, {Step: 9, Loss: 4, Reexecuted: true},
		{Step: 10, Loss: 3.5, Reexecuted: true}, {Step: 19, Loss: 3},
	}, live...)
}

func TestCurvesOutliveTheProcessAndCountNoEventTwice(t *testing.T) {
	dir, at := t.TempDir(), time.UnixMilli(1e12)
	s := open(t, dir)
	for _, e := range history() {
		s.Happened(e)
	}
	view := api.JobView{ID: job, Step: 26, LossLast: 2.5, TokensPerSecond: 7, Deposited: 100, Spent: 60, Refunded: 40}
	s.Sample(view, at, 1000, 500)
	s.Sample(view, at.Add(time.Second), 1100, 530)
	s.Flush()
	s = open(t, dir)
	for _, e := range history() { // the log of events comes again
		s.Happened(e)
	}
	s.Sample(view, at.Add(time.Minute), 90, 9) // the new process counts from 0
	s.Sample(view, at.Add(time.Hour), 100, 10)
	got := s.Of(job, 800)
	if !slices.Equal(got.Loss, want(api.LossPoint{Step: 25, Loss: 2.5})) {
		t.Errorf("losses %+v", got.Loss)
	}
	end := api.TimePoint{At: 1e12 + 3600e3, Rate: 7, RateMin: 7, RateMax: 7, Deposited: 100, Paid: 60, Refunded: 40,
		BytesIn: 110, BytesOut: 31}
	if len(got.Time) != 4 || got.Time[3] != end {
		t.Errorf("times %+v", got.Time)
	}
	if got := s.Of(job, 4); len(got.Loss) != 4 || got.Loss[3].Step != 25 {
		t.Errorf("four points: %+v", got.Loss)
	}
}

func TestABrokenFileOfCurvesBeginsAnew(t *testing.T) {
	for name, text := range map[string]string{
		"no JSON": "{", "unknown field": `{"x":1}`, "no version": "{}", "another version": `{"version":2,"seq":9}`,
		"too many":  `{"version":1,"losses":{"live":[` + strings.Repeat(`{"step":1},`, 600) + `{"step":2}]}}`,
		"too large": strings.Repeat(" ", 5<<20) + "{}",
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, job+".json"), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			s := open(t, dir)
			for _, e := range history() {
				s.Happened(e)
			}
			if got := s.Of(job, 800).Loss; !slices.Equal(got, want()) {
				t.Errorf("%+v", got)
			}
		})
	}
}

func TestCurvesOfNoJobAreEmptyAndMakeNoFile(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	for _, id := range []string{"", "../x", "0x07"} {
		s.Happened(api.Event{Seq: 1, Job: id, Kind: "segment", Data: map[string]any{"loss": [][2]float64{{1, 2}}}})
		s.Sample(api.JobView{ID: id, Step: 1, LossLast: 1}, time.UnixMilli(1), 1, 1)
		if got := s.Of(id, 10); len(got.Loss)+len(got.Time) != 0 {
			t.Errorf("%q: %+v", id, got)
		}
	}
	s.Flush()
	if all, err := os.ReadDir(dir); err != nil || len(all) != 0 {
		t.Errorf("%v %v", all, err)
	}
}

func TestAProvidersClaimsAreBounded(t *testing.T) {
	s := open(t, t.TempDir())
	for i := range uint32(10_000) {
		s.Sample(api.JobView{ID: job, Step: i + 1, LossLast: 1}, time.UnixMilli(int64(i)), 0, 0)
	}
	for i := range uint64(400) {
		var losses [][2]float64
		for k := range 64 {
			losses = append(losses, [2]float64{float64(i*64) + float64(k), 1})
		}
		s.Happened(segment(i+1, losses...))
	}
	s.Happened(segment(500, [2]float64{math.MaxUint32 + 1, 1}, [2]float64{0.5, 1}))
	got := s.Of(job, 1<<20).Loss
	if len(got) > series.MaxLosses || got[0].Step != 0 || got[len(got)-1].Step != 400*64-1 {
		t.Errorf("%d losses", len(got))
	}
}
