package main

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
)

// errBenchmark is wrapped when a Go benchmark did not report the wanted metric.
var errBenchmark = errors.New("benchmark")

// results are a run's metrics: by benchmark, without the name's "Benchmark" and
// its number of processors, then by unit.
type results map[string]map[string]float64

// benchmark is a set of Go benchmarks of one package.
type benchmark struct {
	pkg, match string
	cpu        int    // GOMAXPROCS; 0 for all cores
	time       string // "" for the flag's
}

// repeat runs the benchmarks count times, alternately, so that a slow moment of the
// machine affects all of them.
func (b benchmark) repeat(ctx context.Context, o options) ([]results, error) {
	var all []results
	for range o.count {
		r, err := b.once(ctx, o)
		if err != nil {
			return nil, err
		}
		all = append(all, r)
	}
	return all, nil
}

func (b benchmark) once(ctx context.Context, o options) (results, error) {
	length := b.time
	if length == "" {
		length = o.benchTime.String()
	}
	args := []string{"test", "-run", "^$", "-bench", b.match, "-benchtime", length, "-count", "1"}
	if b.cpu > 0 {
		args = append(args, "-cpu", strconv.Itoa(b.cpu))
	}
	out, err := exec.CommandContext(ctx, o.goTool, append(args, b.pkg)...).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%w %s in %s: %w\n%s", errBenchmark, b.match, b.pkg, err, out)
	}
	return parseResults(string(out))
}

// procs matches the suffix that Go appends to a benchmark's name when it may use
// several cores.
var procs = regexp.MustCompile(`-\d+$`)

// parseResults reads the lines of https://go.dev/design/14313-benchmark-format.
func parseResults(out string) (results, error) {
	all := results{}
	for line := range strings.Lines(out) {
		f := strings.Fields(line)
		if len(f) < 4 || !strings.HasPrefix(f[0], "Benchmark") || len(f)%2 != 0 {
			continue
		}
		m := map[string]float64{}
		for i := 2; i < len(f); i += 2 {
			v, err := strconv.ParseFloat(f[i], 64)
			if err != nil {
				return nil, fmt.Errorf("%w: %q: %w", errBenchmark, line, err)
			}
			m[f[i+1]] = v
		}
		all[procs.ReplaceAllString(strings.TrimPrefix(f[0], "Benchmark"), "")] = m
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%w: no result in\n%s", errBenchmark, out)
	}
	return all, nil
}

// values collects a metric over the runs.
func values(runs []results, name, unit string) (sample, error) {
	var s sample
	for _, r := range runs {
		v, ok := r[name][unit]
		if !ok {
			return nil, fmt.Errorf("%w %s gave no %s", errBenchmark, name, unit)
		}
		s = append(s, v)
	}
	return s, nil
}

// over divides the values of two metrics run by run.
func (s sample) over(t sample) sample {
	r := make(sample, len(s))
	for i := range s {
		r[i] = s[i] / t[i]
	}
	return r
}
