package main

import (
	"strings"
	"testing"
)

func TestParseResults(t *testing.T) {
	r, err := parseResults(
		"goos: linux\nBenchmarkA/x=1-16   \t 10\t 12.5 ns/op\t 3 B/s\n" +
			"BenchmarkA/1024x2/1-2  1  7 ns/op\nPASS\nok  \tp\t1s\n",
	)
	if err != nil {
		t.Fatal(err)
	}
	if len(r) != 2 || r["A/x=1"]["ns/op"] != 12.5 || r["A/x=1"]["B/s"] != 3 || r["A/1024x2/1"]["ns/op"] != 7 {
		t.Errorf("%v", r)
	}
	for _, bad := range []string{"", "PASS\n", "BenchmarkA 10 x ns/op\n"} {
		if _, err := parseResults(bad); err == nil {
			t.Errorf("%q was taken", bad)
		}
	}
}

func TestValuesWantsEveryRun(t *testing.T) {
	runs := []results{{"A": {"u": 1}}, {"A": {}}}
	if _, err := values(runs, "A", "u"); err == nil {
		t.Error("a run without the metric was taken")
	}
}

func TestSample(t *testing.T) {
	for want, s := range map[float64]sample{0: nil, 2: {9, 1, 2}, 2.5: {1, 3, 2, 9}} {
		if got := s.median(); got != want {
			t.Errorf("%v: median %v, want %v", s, got, want)
		}
	}
	if got := (sample{3, 1, 2}).text("%.0f", 10, " x"); got != "20 x (10–30)" {
		t.Error(got)
	}
	if got := (sample{2, 2}).text("%.0f", 1, " x"); got != "2 x" {
		t.Error(got)
	}
	if got := (sample{4, 9}).over(sample{2, 3}); got[0] != 2 || got[1] != 3 {
		t.Error(got)
	}
}

func TestTableIsAligned(t *testing.T) {
	var b strings.Builder
	printTable(&b, []row{{what: "a", measured: "1 µs", met: met}, {what: "a longer one", goal: "≥ 2"}})
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	if len(lines) != 4 {
		t.Fatalf("%d lines", len(lines))
	}
	for _, l := range lines {
		if len([]rune(l)) != len([]rune(lines[0])) || strings.Count(l, "|") != 7 {
			t.Errorf("%q", l)
		}
	}
}
