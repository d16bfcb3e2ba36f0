package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// event is a line of `go test -json` (see go doc test2json).
type event struct {
	Action     string
	Package    string
	ImportPath string // of a build's output
	Test       string
	Elapsed    float64 // seconds
	Output     string
}

// testTotals is what came of tests. Only tests that are no subtests count.
type testTotals struct {
	passed, failed int
	skipped        []string
	times          []testTime
}

type testTime struct {
	pkg, name string
	took      time.Duration
}

func (x *testTotals) add(y testTotals) {
	x.passed += y.passed
	x.failed += y.failed
	x.skipped = append(x.skipped, y.skipped...)
	x.times = append(x.times, y.times...)
}

// slowest is the n tests that took the longest.
func (x *testTotals) slowest(n int) []testTime {
	out := slices.SortedStableFunc(slices.Values(x.times), func(a, b testTime) int {
		return cmp.Compare(b.took, a.took)
	})
	return out[:min(n, len(out))]
}

// eventReader keeps the output of what has not ended yet.
type eventReader struct {
	totals testTotals
	output map[string]*strings.Builder // by package and test
	print  func(string)
}

// readEvents counts the tests of a stream of events. It prints a line for each
// package, and the output of what failed.
func readEvents(in io.Reader, print func(string)) (testTotals, error) {
	r := eventReader{output: map[string]*strings.Builder{}, print: print}
	lines := bufio.NewReader(in)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 {
			r.read(line)
		}
		if err == io.EOF {
			return r.totals, nil
		}
		if err != nil {
			return r.totals, err
		}
	}
}

func (r *eventReader) read(line []byte) {
	var e event
	if err := json.Unmarshal(line, &e); err != nil {
		r.print(string(line)) // the go command itself says something
		return
	}
	switch e.Action {
	case "output":
		r.keep(e)
	case "build-output":
		r.print(e.Output)
	case "pass", "fail", "skip":
		r.end(e)
	}
}

func (r *eventReader) keep(e event) {
	key := e.Package + " " + e.Test
	if r.output[key] == nil {
		r.output[key] = &strings.Builder{}
	}
	r.output[key].WriteString(e.Output)
}

// end counts a test or a package that has ended.
func (r *eventReader) end(e event) {
	key := e.Package + " " + e.Test
	said := r.output[key]
	delete(r.output, key)
	if e.Action == "fail" && said != nil {
		r.print(said.String())
	}
	took := time.Duration(e.Elapsed * float64(time.Second))
	switch {
	case e.Test == "":
		r.endPackage(e, said)
	case strings.Contains(e.Test, "/"):
	case e.Action == "skip":
		r.totals.skipped = append(r.totals.skipped, short(e.Package)+" "+e.Test)
	case e.Action == "fail":
		r.totals.failed++
	default:
		r.totals.passed++
		r.totals.times = append(r.totals.times, testTime{e.Package, e.Test, took})
	}
}

func (r *eventReader) endPackage(e event, said *strings.Builder) {
	if said != nil {
		for line := range strings.Lines(said.String()) {
			if strings.HasPrefix(line, "faults: ") || strings.HasPrefix(line, "soak: ") {
				r.print(line)
			}
		}
	}
	switch e.Action {
	case "pass":
		cached := ""
		if said != nil && strings.Contains(said.String(), "(cached)") {
			cached = " (cached)"
		}
		r.print(fmt.Sprintf("ok   %-32s %.1f s%s\n", short(e.Package), e.Elapsed, cached))
	case "fail":
		r.print(fmt.Sprintf("FAIL %-32s %.1f s\n", short(e.Package), e.Elapsed))
	}
}
